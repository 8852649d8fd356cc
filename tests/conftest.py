"""What holds for every test: how Hypothesis searches, and that logs stay as they were."""

import logging
from collections.abc import Iterator

import pytest
import structlog
from hypothesis import settings

# Derandomised, so that a failure repeats; without a deadline, as test machines stall; without a
# database, as parallel processes would share it.
settings.register_profile("plaza", derandomize=True, deadline=None, database=None)
settings.load_profile("plaza")


@pytest.fixture(autouse=True)
def _logs_stay_as_they_were() -> Iterator[None]:
    """Undo what a test has set up, such as by running a command."""
    loggers = {name: logging.getLogger(name) for name in ("", *_TALKATIVE)}
    levels = {name: logger.level for name, logger in loggers.items()}
    handlers = loggers[""].handlers[:]
    yield
    structlog.reset_defaults()
    for name, level in levels.items():
        loggers[name].setLevel(level)
    loggers[""].handlers[:] = handlers


_TALKATIVE = ("discord", "aiosqlite", "sqlalchemy", "alembic")
