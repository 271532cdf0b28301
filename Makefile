# Needs python3 (3.11 or newer), make and a package index; all else is put into .venv and .build.
# A C compiler makes the engine fast; without one, or with QUAYSIDE_PURE=1, it stays interpreted.

PYTHON ?= python3
VENV := .venv
BUILD := .build
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
ARGS ?=

export HYPOTHESIS_STORAGE_DIRECTORY := $(BUILD)/hypothesis
unexport PYTHONPATH
unexport PYTHONHOME

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play terminal load kill test test-interpreted test-compiled test-ray check format bench lock clean FORCE

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-25s %s\n", $$1, $$2 }'

play: $(VENV)/.quayside ## open tables in the browser: a server on this machine
	@$(BIN)/quayside serve $(ARGS)

terminal: $(VENV)/.quayside ## play Nieuw Amsterdam in the terminal
	@$(BIN)/quayside play nieuw-amsterdam $(ARGS)

test: test-interpreted test-compiled check ## all tests, interpreted and compiled, then the checks

test-interpreted: $(VENV)/.dev ## the tests on the sources as they are: nothing to build
	@echo "== tests, interpreted"
	@QUAYSIDE_EXPECT=interpreted PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m pytest -n 2 $(ARGS)

test-compiled: $(VENV)/.dev $(VENV)/.quayside ## the tests on the compiled installation
	@if ls $(BUILD)/wheel/*-none-any.whl >/dev/null 2>&1; then \
	  echo "== tests, compiled: left out, because nothing was compiled"; $(SAY_HOW_BUILT); \
	else \
	  echo "== tests, compiled"; \
	  QUAYSIDE_EXPECT=compiled $(BIN)/python -m pytest -n 2 $(ARGS); \
	fi

test-ray: requirements/ray.txt ## the arena on a real local Ray cluster, in an environment of its own (300 MB)
	@echo "== tests, ray"
	@test -e $(BUILD)/ray/bin/python || $(PYTHON) -m venv $(BUILD)/ray
	@$(BUILD)/ray/bin/python -m pip --disable-pip-version-check -qq install --require-hashes -r requirements/ray.txt
	@PYTHONPATH="$(CURDIR)/src:$(CURDIR)" $(BUILD)/ray/bin/python -m pytest tests/arena/local_ray.py $(ARGS)

check: $(VENV)/.dev ## lint, format, types, direction of imports
	@echo "== checks"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy --strict src
	@PYTHONPATH="$(CURDIR)/src" $(BIN)/lint-imports --no-logo --cache-dir $(BUILD)/import-linter

format: $(VENV)/.dev ## rewrite the sources the way `make check` wants them
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: $(VENV)/.quayside ## measure speed; options in ARGS
	@$(BIN)/python bench/run.py $(ARGS)

load: $(VENV)/.dev $(VENV)/.quayside ## measure the server: moves a second, latency, memory; options in ARGS
	@$(BIN)/python bench/load.py $(ARGS)

kill: $(VENV)/.dev $(VENV)/.quayside ## kill the server a hundred times while people play, and look for losses
	@$(BIN)/python -m tests.server.killing $(ARGS)

clean: ## remove everything that was built or installed here
	rm -rf $(VENV) $(BUILD)
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# --- the environment: a stamp in .venv for each step done; .busy stands while pip works, so that an interrupted
# --- or moved environment is seen and made anew

INSTALLING = touch $(VENV)/.busy
INSTALLED = rm -f $(VENV)/.busy && touch $@

$(VENV)/.made: FORCE
	@if [ ! -e $(VENV)/.busy ] && [ "$$(cat $@ 2>/dev/null)" = "$(PYTHON) $(CURDIR)" ] \
	  && $(BIN)/python -c 'import pip' 2>/dev/null; then exit 0; fi; \
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Quayside needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) -V 2>/dev/null || echo missing)." \
	    "With a newer one beside it, say for example: make PYTHON=python3.12 play" >&2; exit 1; }; \
	echo "making $(VENV)"; \
	rm -rf $(VENV) && $(PYTHON) -m venv $(VENV) && echo "$(PYTHON) $(CURDIR)" >$@

$(VENV)/.run: $(VENV)/.made requirements/run.txt requirements/build.txt
	@echo "installing what Quayside runs and is built with"
	@$(INSTALLING)
	@$(PIP) install --require-hashes -r requirements/run.txt -r requirements/build.txt
	@$(INSTALLED)

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	@echo "installing the tools for tests and checks"
	@$(INSTALLING)
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@$(INSTALLED)

# --- the wheel: built anew when the content of the sources or the way of building changes

KEEP_IF_SAME = if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
SAY_HOW_BUILT = sed -n 's/^ *\(quayside: .*\)/\1/p' $(BUILD)/build.log | tail -n 1

$(BUILD)/settings: FORCE
	@mkdir -p $(BUILD)
	@{ echo "$(CURDIR) $(PYTHON)"; \
	  echo "pure=$$QUAYSIDE_PURE opt=$$QUAYSIDE_OPT CFLAGS=$$CFLAGS LDFLAGS=$$LDFLAGS CC=$(CC)"; \
	  command -v $(CC) cc gcc clang; \
	  cksum setup.py pyproject.toml requirements/run.txt requirements/build.txt; } >$@.new
	@cmp -s $@.new $@ || rm -rf $(BUILD)/engine
	@$(KEEP_IF_SAME)

$(BUILD)/sources: FORCE
	@mkdir -p $(BUILD)
	@find src -type f ! -path '*/__pycache__/*' -exec cksum {} + | sort -k 3 >$@.new
	@$(KEEP_IF_SAME)

$(VENV)/.quayside: $(VENV)/.run $(BUILD)/settings $(BUILD)/sources
	@echo "building quayside (log: $(BUILD)/build.log)"
	@rm -rf $(BUILD)/wheel
	@$(BIN)/python -m pip --disable-pip-version-check wheel -v . --no-build-isolation --no-deps --no-index \
	  -w $(BUILD)/wheel >$(BUILD)/build.log 2>&1 \
	  || { tail -n 40 $(BUILD)/build.log; echo "To do without compiling: QUAYSIDE_PURE=1 make …" >&2; exit 1; }
	@$(SAY_HOW_BUILT)
	@$(INSTALLING)
	@$(PIP) install --force-reinstall --no-deps --no-index $(BUILD)/wheel/*.whl
	@$(INSTALLED)

# --- the locks: uv ignores pip's configuration, so it is told pip's index, at run time only

UV := $(BUILD)/uv/bin/uv
COMPILE = $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
  --custom-compile-command 'make lock' $(ARGS)
BUILD_REQUIRES = $(BUILD)/uv/bin/python -c 'import tomllib; \
  print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")'

lock: $(UV) ## pin dependencies anew from pyproject.toml; ARGS=--upgrade for the newest
	@index=$${PIP_INDEX_URL:-$$($(BUILD)/uv/bin/python -m pip config get global.index-url 2>/dev/null)}; \
	if [ -n "$$index" ]; then UV_DEFAULT_INDEX=$$index; export UV_DEFAULT_INDEX; fi; set -e; \
	$(BUILD_REQUIRES) | $(COMPILE) - pyproject.toml --group dev -o requirements/dev.txt; \
	$(BUILD_REQUIRES) | $(COMPILE) - -c requirements/dev.txt -o requirements/build.txt; \
	$(COMPILE) pyproject.toml -c requirements/dev.txt -o requirements/run.txt; \
	echo pytest | $(COMPILE) - pyproject.toml --extra ray -c requirements/dev.txt -o requirements/ray.txt

$(UV):
	@rm -rf $(BUILD)/uv && $(PYTHON) -m venv $(BUILD)/uv
	@$(BUILD)/uv/bin/python -m pip --disable-pip-version-check -qq install 'uv>=0.13,<0.14'
