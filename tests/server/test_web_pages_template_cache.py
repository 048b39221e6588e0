"""Templates are compiled once for all processes, and all the same where nothing can be kept."""

from pathlib import Path

import pytest
from jinja2 import DictLoader, Environment

from ratusha.server.web.pages.template_cache import compiled_templates


def environment(source: str = "Hello {{ name }}") -> Environment:
    """As a process has it that has just been started."""
    made = Environment(loader=DictLoader({"greeting": source}), autoescape=True)
    made.bytecode_cache = compiled_templates(made)
    return made


def said(made: Environment) -> str:
    return made.get_template("greeting").render(name="<Anna>")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "ratusha" / "templates"


def test_what_one_process_compiled_the_next_one_takes(folder: Path, monkeypatch: pytest.MonkeyPatch):
    assert said(environment()) == "Hello &lt;Anna&gt;"
    assert len(list(folder.iterdir())) == 1
    with monkeypatch.context() as patched:
        patched.setattr(Environment, "compile", lambda *_args, **_more: pytest.fail("compiled again"))
        assert said(environment()) == "Hello &lt;Anna&gt;"
    assert said(environment("Goodbye {{ name }}")) == "Goodbye &lt;Anna&gt;"


def test_nobody_else_may_write_there(folder: Path):
    environment()
    assert folder.stat().st_mode & 0o777 == 0o700


def test_without_a_folder_they_are_compiled_each_time(folder: Path):
    folder.parent.parent.write_text("a file is in the way")
    assert said(environment()) == "Hello &lt;Anna&gt;"


def test_what_cannot_be_kept_is_compiled_all_the_same(folder: Path):
    made = environment()
    folder.rmdir()
    assert said(made) == "Hello &lt;Anna&gt;"
