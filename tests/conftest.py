"""Fixtures for every test: the place of its files, Hypothesis' profile, the reset of logs."""

import gc
import logging
import os
import shutil
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from math import sqrt
from pathlib import Path
from tempfile import TemporaryDirectory
from zlib import crc32

import pytest
import structlog
from hypothesis import settings

from bot.render.keeping import SHELF
from tests.databases import at_once, share_statements

# Derandomised, so that a failure repeats; without a deadline, because test machines stall; without
# a database, because parallel processes would share it.
settings.register_profile("plaza", derandomize=True, deadline=None, database=None)
settings.load_profile("plaza")


sys.setswitchinterval(0.0002)
"""Seconds. The database's thread hands over in no time to an event loop that is never idle."""

gc.set_threshold(50_000, 20, 100)
"""Collecting makes thousands of objects that stay."""

MEMORY = Path("/dev/shm")
ROOM = 256 << 20
"""The bytes that must be free there: no test needs a tenth of them."""


SPRITES = 400 << 20
"""The bytes of pictures kept: those of all games take turns here, in every light."""


Approve = Callable[[Iterable[str]], None]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--approve", action="store_true", help="write the approved texts anew")


@pytest.fixture
def approved(request: pytest.FixtureRequest) -> Approve:
    """Compare lines with the approved ones for this test and its language, in `approved/`."""
    name = request.node.originalname.removeprefix("test_")
    language = request.getfixturevalue("language")
    file = request.path.parent / "approved" / f"{name}.{language}.txt"

    def compare(lines: Iterable[str]) -> None:
        text = "".join(f"{line}\n" for line in lines)
        if request.config.getoption("--approve"):
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
        assert file.exists(), "pytest --approve writes it, for a reviewer to read"
        assert text == file.read_text(encoding="utf-8")

    return compare


@pytest.fixture
def tmp_path(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Path]:
    """Give a folder in memory, where the machine has one: a commit to a disk waits for it.

    On the disk for tests that are marked so.
    """
    if request.node.get_closest_marker("disk") is not None or not _has_room(MEMORY):
        yield tmp_path_factory.mktemp("test")
    else:
        with TemporaryDirectory(prefix="plaza-", dir=MEMORY) as folder:
            yield Path(folder)


@pytest.fixture
def _at_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let transactions do without threads of their own, except in tests marked `threads`."""
    if request.node.get_closest_marker("threads") is None:
        at_once(monkeypatch)


def _has_room(folder: Path) -> bool:
    return os.access(folder, os.W_OK) and shutil.disk_usage(folder).free > ROOM


WAITING = ("tests/wire/", "tests/preview/")
"""The folders whose tests wait for processes, for a browser, or for time to pass."""


GOLDEN = (sqrt(5) - 1) / 2
"""Multiples of it, without what is before the point, lie evenly, however many are taken."""


@pytest.hookimpl(tryfirst=True)  # before pytest chooses by marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark cases left out of samples as proofs, and let tests that wait come first.

    So these wait in one process of tests while others work. In CI the type checker has that time.
    """
    items.sort(key=lambda item: not item.nodeid.startswith(WAITING))
    cases = defaultdict[tuple[str, int], list[pytest.Item]](list)
    for item in items:
        if (mark := item.get_closest_marker("sampled")) and not item.get_closest_marker("soak"):
            cases[item.nodeid.partition("[")[0], mark.args[0]].append(item)
    for (name, count), of_a_test in cases.items():
        begin = crc32(name.encode()) / 2**32  # elsewhere in each test: not all take the first game
        spread = [(number * GOLDEN + begin) % 1 for number in range(len(of_a_test))]
        for number in sorted(range(len(of_a_test)), key=spread.__getitem__)[count:]:
            of_a_test[number].add_marker(pytest.mark.proof)


def pytest_collection_finish() -> None:
    """Spare the collector the objects that stay: all modules, and thousands of tests."""
    gc.freeze()
    share_statements()
    SHELF.room = SPRITES
    _log_plainly()


@pytest.fixture(autouse=True)
def _logs_stay_as_they_were() -> Iterator[None]:
    """Undo a test's logging set-up, for example by running a command."""
    loggers = {name: logging.getLogger(name) for name in ("", *_TALKATIVE)}
    levels = {name: logger.level for name, logger in loggers.items()}
    handlers = loggers[""].handlers[:]
    yield
    _log_plainly()
    for name, level in levels.items():
        loggers[name].setLevel(level)
    loggers[""].handlers[:] = handlers


def _log_plainly() -> None:
    """Log as structlog does by itself, but without the frames of Rich: 20 ms for each failure."""
    structlog.reset_defaults()
    *before, _ = structlog.get_config()["processors"]
    renderer = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[*before, renderer])


_TALKATIVE = ("discord", "aiosqlite", "sqlalchemy", "alembic")
