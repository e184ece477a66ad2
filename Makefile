# `make` lists what there is. Everything happens in .venv and build; Python 3.11 or newer and make are needed, and for speed a C compiler.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
UV := $(BIN)/uv pip
INSTALL := $(UV) install --python $(BIN)/python
COMPILE := $(BIN)/python -P src/avernus/compiling.py
LOCK := $(UV) compile --quiet --universal --generate-hashes --no-emit-index-url --no-emit-find-links --no-header

.DEFAULT_GOAL := help
.PHONY: help play test quick check pure compile compiled bench mutants docs dist smoke lock clean

help:
	@echo 'make play    the game in your browser, within half a minute; compiled beside, for the next start'
	@echo 'make test    everything that is checked, in about twelve minutes'
	@echo 'make quick   the inner loop, in two minutes: linters, types, and the tests of all rules, interpreted'
	@echo 'make bench   how fast the rules run, beside other engines'
	@echo 'make mutants GAME=splut  do the tests notice small faults? SAMPLE=100 of them, 0 for all'
	@echo 'make docs    write the API reference to build/api, and check the documentation: every example, every link'
	@echo 'make dist    an sdist and a manylinux wheel in dist/'
	@echo 'make smoke   the installed package with any Python: make smoke PYTHON=python3.13'
	@echo 'make lock    pin the newest versions of all packages'
	@echo 'make clean   back to a fresh clone'

play: .stamps/run
	@$(BIN)/python web/build.py build
	@$(COMPILE) --beside $(BIN)/avernus $(PLAY)

# The compiler works while everything is checked that does not need it.
test: .stamps/dev
	@$(BIN)/python web/build.py build
	@$(MAKE) --no-print-directory -j2 compile uncompiled
	@$(MAKE) --no-print-directory compiled

quick: .stamps/dev
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	AVERNUS_PURE=1 $(BIN)/python -m pytest -n 2 --dist worksteal tests/core tests/games tests/text

.PHONY: uncompiled
uncompiled:
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory pure

check: .stamps/dev
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/build.py check

# What is compiled, run from its sources; the rest is the same either way.
pure: .stamps/dev
	AVERNUS_PURE=1 $(BIN)/python -m pytest -n 2 --dist worksteal tests/core tests/games tests/conformance tests/play

compile: .stamps/dev
	$(COMPILE)

# Tests in the browser and with servers often wait: three processes keep two cores at work.
compiled: .stamps/dev
	$(BIN)/python -m pytest -n 3 --dist worksteal

bench: .stamps/bench
	$(COMPILE)
	$(BIN)/python -m bench.engine

GAME ?= splut
SAMPLE ?= 100
mutants: .stamps/mutants
	$(BIN)/python -m bench.mutants $(GAME) --sample $(SAMPLE)

docs: .stamps/dev
	AVERNUS_PURE=1 $(BIN)/python docs/api.py build/api
	AVERNUS_PURE=1 $(BIN)/python -m pytest tests/docs

dist: .stamps/dist
	rm -rf dist
	AVERNUS_WEB=require AVERNUS_COMPILE=require $(BIN)/python -m build --outdir build/dist
	PATH="$(BIN):$$PATH" $(BIN)/auditwheel repair --strip --wheel-dir dist build/dist/*.whl
	mv build/dist/*.tar.gz dist && rm -r build/dist
	$(BIN)/twine check --strict dist/*

# With any Python: make smoke PYTHON=python3.13
smoke: .stamps/venv
	rm -rf build/smoke
	$(BIN)/uv venv --python $(PYTHON) build/smoke
	$(UV) install --python build/smoke/bin/python .
	cd build/smoke && bin/python ../../tests/smoke.py

lock: .stamps/venv
	echo uv | $(LOCK) - -o requirements-uv.lock
	$(LOCK) --extra host --group build pyproject.toml -o requirements.lock
	$(LOCK) --extra host --group dev pyproject.toml -o requirements-dev.lock
	$(LOCK) --group dist --group build pyproject.toml -o requirements-dist.lock
	$(LOCK) --group mutants --extra host --group dev pyproject.toml -o requirements-mutants.lock
	$(LOCK) --extra bench --extra host --group dev pyproject.toml -o requirements-bench.lock

.stamps/venv: requirements-uv.lock
	@$(PYTHON) -c 'import sys; sys.exit("avernus needs Python 3.11 or newer") if sys.version_info < (3, 11) else None'
	@echo 'avernus: an environment in .venv'
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --disable-pip-version-check --require-hashes -r requirements-uv.lock
	@mkdir -p .stamps && touch $@

.stamps/run: .stamps/venv requirements.lock pyproject.toml hatch_build.py
	@echo 'avernus: the packages it needs'
	@$(INSTALL) --require-hashes -r requirements.lock
	@AVERNUS_COMPILE=0 AVERNUS_WEB=0 $(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

.stamps/dev: .stamps/venv requirements-dev.lock pyproject.toml hatch_build.py
	@echo 'avernus: the packages its tests need'
	@$(INSTALL) --require-hashes -r requirements-dev.lock
	@AVERNUS_COMPILE=0 AVERNUS_WEB=0 $(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@ .stamps/run

.stamps/bench: .stamps/dev requirements-bench.lock
	$(INSTALL) --require-hashes -r requirements-bench.lock
	@touch $@

# EnvPool has an environment of its own: it brings 800 MB, and only `python -m bench.envs` compares with it.
build/envpool/bin/python: .stamps/venv
	$(BIN)/uv venv --python $(PYTHON) build/envpool
	$(UV) install --python $@ 'envpool==1.2.5'

.stamps/mutants: .stamps/dev requirements-mutants.lock
	$(INSTALL) --require-hashes -r requirements-mutants.lock
	@touch $@

.stamps/dist: .stamps/run requirements-dist.lock
	$(INSTALL) --require-hashes -r requirements-dist.lock
	@touch $@

clean:
	rm -rf .venv .stamps build dist
	find src -name '*.so' -delete
	rm -f src/avernus/_compiled.json
