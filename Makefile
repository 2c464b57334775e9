# make play   sets everything up and starts the game
# make test   sets everything up and runs all tests
# make check  format, lint, strict types, import arrows
# make bench  measures what the docs claim (bench-others: beside other libraries)
# make format, make pictures, make clean: see docs/contributing.md

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(foreach part,engine engine/second_kind bots rl,$(wildcard src/reefencounter/$(part)/*.py src/reefencounter/$(part)/*.pxd))

.DEFAULT_GOAL := help
.PHONY: help play test check format bench bench-others pictures clean

help:
	@sed -n 's/^# //p' Makefile

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

# The package itself, compiled where a C compiler is there; again whenever a compiled part may have changed.
$(VENV)/installed: $(BIN)/python pyproject.toml setup.py $(SOURCES)
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(VENV)/testing: $(VENV)/installed
	$(BIN)/python -m pip install --quiet --group test
	@touch $@

$(VENV)/checking: $(VENV)/installed
	$(BIN)/python -m pip install --quiet --group check --group test
	@touch $@

play: $(VENV)/installed
	@$(BIN)/reef play

test: $(VENV)/testing
	$(BIN)/reef --version
	$(BIN)/python -m pytest -n auto

check: $(VENV)/checking
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/checking
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

bench: $(VENV)/testing
	$(BIN)/python -m bench

bench-others: $(VENV)/testing
	$(BIN)/python -m pip install --quiet --group bench
	$(BIN)/python -m bench

pictures: $(VENV)/installed
	$(BIN)/reef show docs/pictures/game.json --at 120 --player 1 --as svg -o docs/pictures/table.svg --force

clean:
	rm -rf $(VENV) build src/*.egg-info
	find src -name "*.so" -delete
