"""The package as others get it: what a wheel holds, what happens without a compiler, the pure switch."""

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from importlib.metadata import entry_points
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NO_COMPILER = {"CC": "no-such-compiler"}


@pytest.fixture
def checkout(tmp_path):
    """A copy of what a build needs."""
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    )
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def python(folder, *arguments, **environment):
    variables = {k: v for k, v in os.environ.items() if not k.startswith("RATUSHA_")} | environment
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=variables, capture_output=True, text=True, timeout=300
    )


def wheel(folder):
    return zipfile.ZipFile(next((folder / "dist").glob("*.whl"))).namelist()


def test_without_a_compiler_the_wheel_is_built_interpreted_and_says_so(checkout):
    done = python(checkout, "setup.py", "-q", "bdist_wheel", **NO_COMPILER)
    assert done.returncode == 0, done.stderr
    assert "there is no C compiler (no-such-compiler)" in done.stderr
    names = wheel(checkout)
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    for data in checkout.glob("src/**/*"):
        if data.suffix in (".ftl", ".toml", ".md", ".py", ".typed"):
            assert str(data.relative_to(checkout / "src")) in names


def test_a_required_compilation_fails_without_a_compiler(checkout):
    done = python(checkout, "setup.py", "-q", "bdist_wheel", **NO_COMPILER, RATUSHA_COMPILE="1")
    assert done.returncode != 0
    assert "there is no C compiler" in done.stderr
    assert not (checkout / "dist").exists()


def test_compilation_can_be_prevented(checkout):
    done = python(checkout, "setup.py", "-q", "bdist_wheel", RATUSHA_COMPILE="0")
    assert done.returncode == 0, done.stderr
    assert "compiler" not in done.stderr
    assert not [name for name in wheel(checkout) if name.endswith((".so", ".pyd"))]


def test_a_failing_compiler_leaves_no_half_of_the_modules(checkout):
    """The first module compiles, a later one does not: all stay interpreted."""
    (checkout / "build").mkdir()
    script = (
        "import setup, setuptools\n"
        "from setuptools import Extension\n"
        "open('good.c', 'w').write('int PyInit_good(void) { return 0; }')\n"
        "open('bad.c', 'w').write('this is no C')\n"
        "extensions = [Extension('good', ['good.c']), Extension('bad', ['bad.c'])]\n"
        "setuptools.setup(name='x', py_modules=[], packages=[], ext_modules=extensions,\n"
        "    cmdclass={'build_ext': setup.AllOrNothing},\n"
        "    script_args=['-q', 'build_ext', '--build-lib', 'out'])\n"
    )
    done = python(checkout, "-c", script)
    assert done.returncode == 0, done.stderr
    assert "not compiled and will run interpreted" in done.stderr
    assert not list(checkout.glob("out/*"))


def test_the_pure_switch_passes_over_compiled_modules(checkout):
    probe = checkout / "src" / "ratusha" / "probe.py"
    probe.write_text("KIND = 'source'\n", encoding="utf-8")
    probe.with_suffix(str(sysconfig.get_config_var("EXT_SUFFIX"))).write_bytes(b"a compiled module")
    ask = ("-c", "from ratusha.probe import KIND; print(KIND)")
    path = str(checkout / "src")
    assert python(checkout, *ask, PYTHONPATH=path).returncode != 0
    assert python(checkout, *ask, PYTHONPATH=path, RATUSHA_PURE="1").stdout == "source\n"


@pytest.mark.parametrize("group", ["ratusha.games", "ratusha.bots"])
def test_what_is_built_in_is_found_like_a_plug_in(group):
    found = entry_points(group=group)
    assert found
    for entry in found:
        assert entry.load() is not None
