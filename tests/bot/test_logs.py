"""The log: one form for all lines, one vocabulary, an id with every error, no secrets."""

import ast
import asyncio
import json
import logging
import re
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import discord
import pytest
import structlog

from bot import logs
from bot.config import Settings
from bot.engine import commit
from bot.storage.faults import StorageFailed

BOT = Path(__file__).parents[2] / "bot"
LEVELS = {"debug", "info", "warning", "error", "critical", "exception"}


@pytest.fixture(autouse=True)
def kept() -> Iterator[None]:
    """Restore the handlers of exits and warnings."""
    hook = sys.excepthook
    yield
    sys.excepthook = hook
    logging.captureWarnings(capture=False)


@pytest.fixture
def lines(capsys: pytest.CaptureFixture[str]) -> Any:
    """Return how to set the logs up as `plaza run` does; that returns how to read them."""

    def read() -> list[dict[str, Any]]:
        return [json.loads(line) for line in capsys.readouterr().err.splitlines()]

    def set_up(level: str = "info") -> Any:
        logs.set_up(Settings.model_construct(None, log_format="json", log_level=level))
        return read

    return set_up


def test_all_logs_have_one_form(lines: Any):
    read = lines()
    structlog.get_logger("bot.x").info("seat.moved", table=7, seat=0)
    logging.getLogger("discord.gateway").warning("Shard %s is slow", 3)
    ours, theirs = read()
    assert (ours["event"], ours["table"], ours["seat"]) == ("seat.moved", 7, 0)
    assert theirs["event"] == "Shard 3 is slow"
    assert {"level", "logger", "timestamp"} <= set(ours) & set(theirs)


def test_a_line_names_only_what_there_is(lines: Any):
    read = lines()
    with structlog.contextvars.bound_contextvars(table=None, user=5):
        structlog.get_logger("bot.x").info("seat.moved", seat=None, count=0)
    [line] = read()
    assert (line["user"], line["count"]) == (5, 0)
    assert not {"table", "seat"} & set(line)


def test_every_error_has_an_id_a_person_who_logs_it(lines: Any):
    read = lines()
    structlog.get_logger("bot.x").error("failed")
    structlog.get_logger("bot.x").error("failed", error="K7QM2P3R")
    structlog.get_logger("bot.x").warning("odd")
    try:
        raise RuntimeError("boom")
    except RuntimeError:
        logging.getLogger("discord.client").exception("Ignoring exception in on_ready")
    new, given, warning, theirs = read()
    assert len(new["error"]) == len(theirs["error"]) == 8
    assert given["error"] == "K7QM2P3R"
    assert "error" not in warning
    assert "RuntimeError: boom" in theirs["exception"]


async def test_an_exception_that_no_one_caught_is_logged_with_an_id(lines: Any):
    read = lines()

    def fail() -> None:
        raise RuntimeError("boom")

    asyncio.get_running_loop().call_soon(fail)
    await asyncio.sleep(0)
    [line] = read()
    assert len(line["error"]) == 8
    assert "boom" in line["exception"]


async def test_what_an_event_s_handler_raises_is_logged_with_an_id(lines: Any):
    read = lines()
    async with discord.Client(intents=discord.Intents.none()) as client:
        ended = asyncio.Event()

        async def on_resumed() -> None:
            asyncio.get_running_loop().call_soon(ended.set)
            raise RuntimeError("boom")

        client.event(on_resumed)
        read()
        client.dispatch("resumed")
        await ended.wait()
        found = read()
    assert [len(line["error"]) for line in found] == [8]
    assert "on_resumed" in found[0]["event"]
    assert "boom" in found[0]["exception"]


@pytest.mark.parametrize("name", ["discord.http", "discord.gateway", "sqlalchemy", "aiosqlite"])
def test_at_debug_no_one_repeats_what_is_sent_and_stored(lines: Any, name: str):
    read = lines("debug")
    structlog.get_logger("bot.x").debug("shown")
    logging.getLogger(name).debug("POST with {a hidden hand} has returned 200")
    assert [line["event"] for line in read()] == ["shown"]


def _keys() -> Iterator[tuple[str, str]]:
    """Yield file and name of every subject of our lines."""
    for path in sorted(BOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            called = ast.unparse(node.func)
            if called.removeprefix("_log.") in LEVELS or called.endswith("bound_contextvars"):
                for keyword in node.keywords:
                    if keyword.arg is not None:
                        yield path.relative_to(BOT).as_posix(), keyword.arg


def test_lines_speak_of_things_by_their_names():
    used = list(_keys())
    assert [(file, key) for file, key in used if key not in logs.KEYS] == []
    assert {key for _, key in used} >= {"table", "seat", "interaction", "error", "row", "reason"}


def _events() -> Iterator[tuple[str, str]]:
    """Yield file and event of every line of ours, also of those that are told by another name."""
    for path in sorted(BOT.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = {
            ast.unparse(node.targets[0])
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign) and "_log." in ast.unparse(node.value)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = ast.unparse(node.func)
                if called in named | {f"_log.{level}" for level in LEVELS}:
                    yield path.relative_to(BOT).as_posix(), ast.unparse(node.args[0])


def test_every_line_says_what_and_what_happened_to_it():
    form = re.compile(r"'[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*'")
    events = list(_events())
    assert len(events) > 30
    turns = [repr(each) for each in get_args(commit.Happening)]
    told = [each for file, each in events if (file, each) != ("engine/commit.py", "what")]
    assert [each for each in (*told, *turns) if not form.fullmatch(each)] == []


def test_nothing_of_ours_logs_another_way():
    """It would escape the form and the vocabulary."""
    others = [
        path.relative_to(BOT).as_posix()
        for path in sorted(BOT.rglob("*.py"))
        if "logging.getLogger(__name__)" in path.read_text(encoding="utf-8")
    ]
    assert others == []


@pytest.mark.proof
def test_no_name_is_there_for_nothing():
    assert set(logs.KEYS) - {key for _, key in _keys()} == set()


# --- an outage of the database --------------------------------------------------------------------


def failing(event: str = "due.failed", **about: Any) -> None:
    try:
        raise StorageFailed("database is locked")
    except StorageFailed as error:
        structlog.get_logger("bot.x").error(event, exc_info=error, **about)


def test_a_fault_of_the_database_is_one_line_without_a_traceback(lines: Any):
    read = lines()
    failing()
    try:
        raise StorageFailed("database is locked")
    except StorageFailed:
        logging.getLogger("asyncio").exception("Task failed")
    ours, theirs = read()
    assert ours["reason"] == theirs["reason"] == "database is locked"
    assert not {"exception", "exc_info"} & (set(ours) | set(theirs))


def test_what_is_repeated_is_counted_and_a_click_keeps_its_line(lines: Any):
    read = lines()
    for _ in range(3):
        failing()
        failing("answer.failed", interaction=7)
    assert [line["event"] for line in read()] == ["due.failed", *["answer.failed"] * 3]


def test_after_a_minute_it_is_told_how_often_it_was_left_out():
    clock = [0.0]
    repeats = logs.Repeats(lambda: clock[0])

    def told(at: float, fault: Exception) -> Any:
        clock[0] = at
        return repeats(None, "error", {"event": "due.failed", "exc_info": fault})

    locked = StorageFailed("database is locked")
    assert "count" not in told(0, locked)
    for at in (1, 59):
        with pytest.raises(structlog.DropEvent):
            told(at, locked)
    assert "count" not in told(59, StorageFailed("disk is full"))
    assert "count" not in told(59, ValueError("a bug is told each time"))
    assert told(60, locked)["count"] == 2


def test_warnings_and_the_end_have_the_form_of_all_lines(lines: Any):
    read = lines()
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn("an old call", DeprecationWarning, stacklevel=1)
    logs.tell_end("PLAZA_TOKEN is not set.", 2)
    sys.excepthook(ValueError, ValueError("a bug"), None)
    warned, ended, crashed = read()
    assert "an old call" in warned["event"]
    assert (ended["event"], ended["reason"], ended["code"]) == (
        "bot.ended",
        "PLAZA_TOKEN is not set.",
        2,
    )
    assert (crashed["event"], "a bug" in crashed["exception"]) == ("bot.crashed", True)
