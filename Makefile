# Plaza's commands. Each makes the environment it needs; nothing has to be prepared.
#
#   PYTHON=/path/to/python3.12   the interpreter to build .venv with
#   VENV=.venv                   where the environment lives
#   WORKERS=auto                 test processes
#   ARGS="-k trader -x"          passed on to plaza or pytest

PYTHON ?= python3
VENV ?= .venv
WORKERS ?= auto
ARGS ?=
BIN := $(VENV)/bin
FRAME := pyproject.toml constraints.txt scripts/bootstrap.sh

.PHONY: help install play test soak month bench lint format types imports check constraints clean

help:
	@echo "make play     Plaza in a simulated Discord, in your browser"
	@echo "make test     the whole test suite"
	@echo "make check    lint, types, imports, then the tests: what CI runs"
	@echo "also: install lint format types imports soak month bench constraints clean"

install: $(VENV)/.installed-test

play: $(VENV)/.installed-play
	$(BIN)/plaza play $(ARGS)

test: install
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS)

soak: install
	$(BIN)/pytest -m soak -n 2 --timeout 0 $(ARGS)

month: install
	$(BIN)/python -m tests.month $(ARGS)

bench: install
	$(BIN)/plaza bench rules $(ARGS)

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: install
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: install
	$(BIN)/pyright --pythonpath $(BIN)/python

imports: install
	$(BIN)/lint-imports

check: lint types imports test

# Resolve everything anew, as compatible as pyproject.toml allows, and pin what came of it.
constraints:
	PYTHON="$(PYTHON)" scripts/pin.sh

clean:
	rm -rf .venv .ci/venv build dist .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamps: an environment is only redone when what it is made of has changed.
$(VENV)/.installed-play: $(FRAME)
	@PYTHON="$(PYTHON)" scripts/bootstrap.sh "$(VENV)" play
	@touch $@

$(VENV)/.installed-test: $(FRAME)
	@PYTHON="$(PYTHON)" scripts/bootstrap.sh "$(VENV)" test
	@touch $(VENV)/.installed-play $@
