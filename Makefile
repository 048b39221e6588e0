# make play    first time: makes .venv and installs; then the server on http://127.0.0.1:8000, and the lobby opens
# make test    first time: the same with what the tests need; then the suite
# make help    the other targets

VENV    ?= .venv
PYTHON  ?= python3
GAME    ?= burgundy
BIN     := $(VENV)/bin
UV      := $(shell command -v uv 2>/dev/null)
# Many tests wait for a server or a browser: one more than there are cores.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1) + 1)

# The tests start hundreds of processes: what all of them import is compiled once, apart from the source.
KEPT    = PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX="$(abspath $(VENV))/pycache"

ifdef UV
INSTALL = UV_SYSTEM_CERTS=1 UV_NATIVE_TLS=1 $(UV) pip install --quiet --python $(BIN)/python
CREATE  = $(UV) venv --quiet --allow-existing --python $(PYTHON) $(VENV)
else
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check
CREATE  = $(PYTHON) -m venv $(VENV)
endif
# The locks hold hashes; the package itself goes in without its dependencies, editable and interpreted.
SELF    = $(INSTALL) --no-deps --no-build-isolation --editable .

.DEFAULT_GOAL := help
.PHONY: help play terminal test test-long test-plays test-cluster test-compiled soak compile check format bench peers pictures screenshots locks clean distclean

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: $(VENV)/.run  ## the server with its lobby in the browser (SERVE="--port 8001 --no-open" changes its options)
	@$(BIN)/ratusha serve $(SERVE)

terminal: $(VENV)/.run  ## a game against bots in the terminal (GAME=burgundy)
	@$(BIN)/ratusha play $(GAME)

test: $(VENV)/.dev  ## the suite, some minutes
	$(KEPT) $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not long and not plays and not cluster" $(PYTEST)

test-long: $(VENV)/.dev  ## what takes longer: servers stopped, killed and flooded, whole games in the browser
	$(KEPT) $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m long $(PYTEST)

test-plays: $(VENV)/.dev  ## long plays in the browser: a whole game on the board, one browser against another
	$(KEPT) $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m plays $(PYTEST)

test-cluster: $(VENV)/.cluster  ## what needs Ray, which is installed for it
	$(KEPT) $(BIN)/python -m pytest -m cluster tests/units/test_arena_workers.py $(PYTEST)

# Compiled are kernel, games, bots and arena: the server's tests that play on them belong to it, those of pages and people do not.
COMPILED = tests/rulebook tests/conformance tests/corpus tests/units tests/server/test_tables_*.py tests/server/test_bots_*.py

test-compiled: $(VENV)/.dev  ## compile a copy and test there what must hold compiled, too
	$(BIN)/python tools/compiled.py -m pytest -n $(WORKERS) --dist worksteal -p no:cacheprovider -m "not cluster" $(COMPILED) $(PYTEST)

soak: $(VENV)/.dev  ## hostile requests for SOAK seconds, and 20 kills under load: what finds more the longer it runs
	RATUSHA_SOAK=$(SOAK) $(BIN)/python -m pytest tests/server/test_web_openapi.py
	$(BIN)/python benchmarks/kill.py --kills 20
SOAK    ?= 300

compile: $(VENV)/.dev  ## compile the engines in place (needs a C compiler); `make clean` undoes it
	RATUSHA_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace

check: $(VENV)/.dev  ## ruff, mypy --strict, import-linter
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.dev  ## let ruff lay out and repair what it can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.run  ## speed of every game
	$(BIN)/ratusha bench

peers: $(VENV)/.dev  ## speed against other engines, interpreted and compiled
	$(BIN)/python benchmarks/peers.py

pictures: $(VENV)/.dev  ## draw the pictures of README and docs anew
	$(BIN)/python tools/pictures.py

screenshots: $(VENV)/.dev  ## every page and board, both sizes, themes and languages, into screenshots/ for people to look at
	$(BIN)/python tools/screenshots.py

locks:  ## renew requirements/*.txt after a change in pyproject.toml (needs uv)
	@test -n "$(UV)" || { echo "make locks needs uv"; exit 2; }
	$(UV) pip compile $(LOCK) --extra build -o requirements/run.txt pyproject.toml
	$(UV) pip compile $(LOCK) --extra build --extra dev -o requirements/dev.txt pyproject.toml
	$(UV) pip compile $(LOCK) --extra build --extra dev --extra cluster -c requirements/dev.txt -o requirements/cluster.txt pyproject.toml
	$(UV) pip compile $(LOCK) -c requirements/dev.txt -o requirements/compile.txt requirements/compile.in
LOCK = --quiet --universal --upgrade --python-version 3.11 --generate-hashes \
       --no-emit-package ratusha --custom-compile-command "make locks"

clean:  ## remove what was compiled or cached
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src -name '*.so' -o -name '*.pyd' | xargs -r rm -f
	find src tests benchmarks -name __pycache__ -type d | xargs -r rm -rf

distclean: clean  ## and the environment
	rm -rf $(VENV)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Ratusha needs Python 3.11 or newer; name one: make PYTHON=python3.12 ..."; exit 2; }
	$(CREATE) || { rm -rf $(VENV); exit 2; }

$(VENV)/.run: requirements/run.txt pyproject.toml setup.py | $(BIN)/python
	$(INSTALL) --require-hashes -r requirements/run.txt
	$(SELF)
	@touch $@

$(VENV)/.dev: requirements/dev.txt pyproject.toml setup.py | $(BIN)/python
	$(INSTALL) --require-hashes -r requirements/dev.txt
	$(SELF)
	@touch $(VENV)/.run $@

$(VENV)/.cluster: requirements/cluster.txt pyproject.toml setup.py | $(BIN)/python
	$(INSTALL) --require-hashes -r requirements/cluster.txt
	$(SELF)
	@touch $(VENV)/.run $(VENV)/.dev $@
