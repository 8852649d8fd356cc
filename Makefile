# Plaza's commands. Each makes the environment it needs; nothing has to be prepared.
#
#   PYTHON=/path/to/python3.12   the interpreter to build .venv with
#   VENV=.venv                   where the environment lives
#   WORKERS=auto                 test processes
#   ROOT=/opt/plaza              where `make release` lays releases out, and EXTRA=postgresql,scripts
#                                for the driver of PostgreSQL and fonts for names
#   DIST=dist                    where `make dist` and `make fast` lay what they build
#   DATABASE=postgresql          what tests of the host play over, instead of SQLite
#   ARGS="-k trader -x"          passed on to plaza or pytest

PYTHON ?= python3
VENV ?= .venv
WORKERS ?= auto
DIST ?= dist
ROOT ?= /opt/plaza
EXTRA ?=
DATABASE ?= sqlite
ARGS ?=
BIN := $(VENV)/bin
# Dozens of processes start in the tests; without stored bytecode each compiles everything anew.
export PYTHONDONTWRITEBYTECODE :=
FRAME := pyproject.toml constraints.txt scripts/bootstrap.sh

.PHONY: help install release dist fast develop play gallery art test proofs lint format types imports check constraints clean

help:
	@echo "make play     Plaza in a simulated Discord, in your browser"
	@echo "make install  what running Plaza needs, and nothing else"
	@echo "make test     what each change needs, in three minutes"
	@echo "make check    lint, types, imports, then the tests"
	@echo "make proofs   everything, in parts, in half an hour"
	@echo "also: gallery art release dist fast develop lint format types imports constraints clean"

install: $(VENV)/.installed-run

# A folder and an environment of its own for this commit, and the switch to it.
release:
	PYTHON="$(PYTHON)" scripts/release.sh "$(ROOT)" $(EXTRA)

# What a release is made of: the wheel, which runs everywhere, and the source.
dist: develop
	rm -f "$(DIST)"/plaza_boardgames-*
	$(BIN)/hatchling build -d "$(DIST)"

# A wheel for this machine alone, with compiled rules: needs a C compiler, and minutes.
fast: install
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 PIP_CONSTRAINT=constraints.txt \
		$(BIN)/pip wheel --disable-pip-version-check --no-deps --wheel-dir "$(DIST)" .

# All that the gates need; each of them asks for it by itself.
develop: $(VENV)/.installed-test

play: $(VENV)/.installed-play
	$(BIN)/plaza play $(ARGS)

# Every kind of picture, before and after: docs/pictures.md.
gallery: develop
	$(BIN)/plaza gallery $(ARGS)

# The painted parts of pictures, from the drawings in `art`: docs/pictures.md.
art: develop
	$(BIN)/python -m tools.art $(ARGS)

test: develop
	TEST_DATABASE=$(DATABASE) $(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS)

# All parts, or some: ARGS="laws kills", ARGS=--help.
proofs: develop
	$(BIN)/python -m tools.proofs --workers $(WORKERS) $(ARGS)

lint: develop
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: develop
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# mypy, too, as `make fast` compiles only what it believes.
types: develop
	$(BIN)/pyright --pythonpath $(BIN)/python
	$(BIN)/mypy rules

imports: develop
	$(BIN)/lint-imports

check: lint types imports test

# Resolve everything anew, as compatible as pyproject.toml allows, and pin what came of it.
constraints:
	PYTHON="$(PYTHON)" scripts/pin.sh

clean:
	rm -rf .venv .ci/venv build dist .pytest_cache .ruff_cache .mypy_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamps: an environment is only redone when what it is made of has changed. One that has more
# will do where less is asked for.
$(VENV)/.installed-run: $(FRAME)
	@PYTHON="$(PYTHON)" scripts/bootstrap.sh "$(VENV)" run
	@touch $@

$(VENV)/.installed-play: $(FRAME)
	@PYTHON="$(PYTHON)" scripts/bootstrap.sh "$(VENV)" play
	@touch $(VENV)/.installed-run $@

$(VENV)/.installed-test: $(FRAME)
	@PYTHON="$(PYTHON)" scripts/bootstrap.sh "$(VENV)" test
	@touch $(VENV)/.installed-run $(VENV)/.installed-play $@
