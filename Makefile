# make play   everything needed to play, then the game
# make test   everything needed to test, then every test
# Both create their own environment in .venv and need only Python 3.11, make and (for speed) a C compiler.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
SOURCES := $(shell grep '^avernus' compiled.txt | sed 's|^|src/|')
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*')
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play test check pure compiled bench lock clean

play: .stamps/run
	@$(BIN)/avernus

test: check pure compiled

check: .stamps/dev
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/build.py check

# What is compiled, run from its sources; the rest is the same either way.
pure: .stamps/dev
	AVERNUS_PURE=1 $(BIN)/python -m pytest -n 2 tests/core tests/games tests/conformance tests/play

compiled: .stamps/dev
	$(BIN)/python -m pytest -n 2

bench: .stamps/bench
	$(BIN)/python -m bench.engine

lock: .stamps/dev
	$(INSTALL) uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-emit-find-links --no-header \
	    --group build pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-emit-find-links --no-header \
	    --group dev pyproject.toml -o requirements-dev.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-emit-find-links --no-header \
	    --extra bench --group dev pyproject.toml -o requirements-bench.lock

.stamps/venv:
	@$(PYTHON) -c 'import sys; sys.exit("avernus needs Python 3.11 or newer") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv .venv
	@mkdir -p .stamps && touch $@

# pip is quiet about what the build could not do: say it.
define said
	@test -f src/avernus/server/static/index.html || echo "Note: the browser client was not built; see why with: $(BIN)/python web/build.py build"
	@test -f src/avernus/_compiled.json || echo "Note: nothing was compiled (is there a C compiler?), so everything runs interpreted; see why with: AVERNUS_COMPILE=require $(BIN)/python -m pip install --no-deps --no-build-isolation -e ."
endef

.stamps/run: .stamps/venv requirements.lock pyproject.toml hatch_build.py compiled.txt $(SOURCES) $(WEB)
	$(INSTALL) --require-hashes -r requirements.lock
	$(INSTALL) --no-deps --no-build-isolation -e .
	$(said)
	@touch $@

.stamps/dev: .stamps/venv requirements-dev.lock pyproject.toml hatch_build.py compiled.txt $(SOURCES) $(WEB)
	$(INSTALL) --require-hashes -r requirements-dev.lock
	$(INSTALL) --no-deps --no-build-isolation -e .
	$(said)
	@touch $@ .stamps/run

.stamps/bench: .stamps/dev requirements-bench.lock
	$(INSTALL) --require-hashes -r requirements-bench.lock
	@touch $@

clean:
	rm -rf .venv .stamps build dist
	find src -name '*.so' -delete
	rm -f src/avernus/_compiled.json
