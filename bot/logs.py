"""Structured logs: JSON lines or a console, with table, seat, interaction and error id.

Our lines and those of libraries have the same form. Each line has an `event`, and its subjects
stand under the names in `KEYS`. `bot/cogs/answer.py` binds interaction, table and seat, so all
lines of a click carry them. Work that goes on after the click, such as the outbox and later due
times, has none of these (`bot/background.py`). Every line of level `error` gets an id, if it has
none.

A database fault is a known error: it gets one line without a traceback, because a thousand clicks
may meet it within a second. Lines of a click stay, because its person has been told the id. All
others of the same fault are one line a minute, with the `count` of those left out.

Lines hold ids, never names or parts of a position. Libraries that would log sent or stored data are
kept from it at every level.
"""

import logging
import secrets
import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, cast

import structlog

from bot.config import Settings
from bot.storage.faults import StorageFailed

KEYS: Final = frozenset(
    [
        "table",
        "game",
        "version",
        "status",
        "seat",
        "user",
        "server",
        "channel",
        "thread",
        "message",
        "interaction",
        "row",
        "letter",
        "kind",
        "vote",
        "outcome",
        "error",
        "reason",
        "code",
        "permissions",
        "count",
        "exc_info",
        "plaza",
        "python",
        "discord_py",
        "servers",
        "shards",
        "tables",
    ]
)
"""The possible subjects of a line; `docs/operations.md` explains them."""

_TALKATIVE: Final = {
    "discord": logging.INFO,
    "aiosqlite": logging.WARNING,
    "sqlalchemy": logging.WARNING,
    "alembic": logging.WARNING,
}
"""At their most verbose these log all sent and stored data, including hidden hands."""

_ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


REPEATED: Final = 60.0
"""Seconds during which a fault is not logged again."""


def set_up(settings: Settings) -> None:
    """Send all logs, discord.py's and SQLAlchemy's too, through one formatter to stderr."""
    level = getattr(logging, settings.log_level.upper())
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _with_error_id,
        _without_known_traceback,
        _without_nothing,
    ]
    ours = [structlog.contextvars.merge_contextvars, Repeats(), *shared]
    structlog.configure(
        processors=[*ours, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(level),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                _renderer(settings),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name, most in _TALKATIVE.items():
        logging.getLogger(name).setLevel(max(level, most))
    logging.captureWarnings(capture=True)
    sys.excepthook = _crashed


def tell_end(sentence: str, code: int) -> None:
    """Log why the process ends, with its exit code."""
    structlog.get_logger(__name__).error("bot.ended", reason=sentence, code=code)


def is_for_machines(settings: Settings) -> bool:
    """Whether the log is lines of JSON, for machines, not for a person at a terminal."""
    chosen = settings.log_format
    return chosen == "json" or (chosen == "auto" and not sys.stderr.isatty())


def _crashed(kind: type[BaseException], error: BaseException, _: TracebackType | None, /) -> None:
    """Log the error that ends the process, in the form of all lines."""
    if issubclass(kind, KeyboardInterrupt):
        return
    structlog.get_logger(__name__).critical("bot.crashed", error=error_id(), exc_info=error)


def _with_error_id(
    _: structlog.typing.WrappedLogger, level: str, line: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Give every error an id, including those from discord.py or the event loop."""
    if level in ("error", "critical", "exception"):
        line.setdefault("error", error_id())
    return line


def _without_nothing(
    _: structlog.typing.WrappedLogger, __: str, line: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Leave out empty keys: a line that concerns no table names none."""
    return {key: value for key, value in line.items() if value is not None}


def _without_known_traceback(
    _: structlog.typing.WrappedLogger, __: str, line: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Log the kind of a database fault, but not where in the code it was met."""
    if (fault := _fault_in(line.get("exc_info"))) is not None:
        del line["exc_info"]
        line["reason"] = str(fault)
    return line


def _fault_in(given: Any) -> StorageFailed | None:
    """Return the database fault in a line's traceback, in any form."""
    if given is True:
        given = sys.exc_info()
    if isinstance(given, tuple):
        given = cast(tuple[Any, ...], given)[1]
    return given if isinstance(given, StorageFailed) else None


class Repeats:
    """Drops repeated lines of a fault, and counts them."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._told: dict[tuple[str, str], tuple[float, int]] = {}
        """The time of each fault's last line, and the number of lines left out since."""

    def __call__(
        self, _: structlog.typing.WrappedLogger, __: str, line: structlog.typing.EventDict
    ) -> structlog.typing.EventDict:
        """Return the line, or raise DropEvent."""
        fault = _fault_in(line.get("exc_info"))
        if fault is None or "interaction" in line:
            return line
        key = line["event"], str(fault)
        at, left_out = self._told.get(key, (float("-inf"), 0))
        if self._now() - at < REPEATED:
            self._told[key] = at, left_out + 1
            raise structlog.DropEvent
        self._told[key] = self._now(), 0
        if left_out:
            line["count"] = left_out
        return line


def _renderer(settings: Settings) -> structlog.typing.Processor:
    if is_for_machines(settings):
        return structlog.processors.JSONRenderer(ensure_ascii=False)
    return structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)


def error_id() -> str:
    """Return a short id that a person can read out and an operator can search for."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(8))
