"""Templates are compiled once and kept on the disk: compiling takes longer than the rest of a first page."""

from __future__ import annotations

from contextlib import suppress
from hashlib import blake2b

import jinja2
from jinja2 import Environment, FileSystemBytecodeCache
from jinja2.bccache import Bucket

from ratusha.server.base.cache_folder import cache_folder


class CompiledTemplates(FileSystemBytecodeCache):
    """Compiled templates; those that can't be stored are compiled again by the next process."""

    def dump_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            super().dump_bytecode(bucket)


def compiled_templates(environment: Environment) -> CompiledTemplates | None:
    """The cache for templates compiled by this environment; None: there is no folder for it."""
    try:
        folder = cache_folder("templates")
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return None
    how = jinja2.__version__, environment.autoescape, environment.trim_blocks, environment.lstrip_blocks
    key = blake2b(repr(how).encode(), digest_size=6).hexdigest()
    return CompiledTemplates(str(folder), f"%s.{key}")
