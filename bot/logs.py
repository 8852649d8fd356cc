"""Structured logs: JSON lines or a console, with table, seat, interaction and error id.

Our lines and those of libraries have the same form. Each line has an `event`, and says what it is
about under the names in `KEYS`. `bot/cogs/answer.py` binds interaction, table and seat, so that all
lines of a click carry them; work that goes on after the click, such as the outbox and what is due
later, has none of these (`bot/background.py`). Every line of level `error` gets an id, if it has
none.

Lines hold ids, never names, nor anything of a position; libraries that would log what is sent and
stored are prevented from doing so at every level.
"""

import logging
import secrets
import sys
from typing import Final

import structlog

from bot.config import Settings

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
"""What lines may be about; `docs/operations.md` explains them."""

_TALKATIVE: Final = {
    "discord": logging.INFO,
    "aiosqlite": logging.WARNING,
    "sqlalchemy": logging.WARNING,
    "alembic": logging.WARNING,
}
"""At their most verbose these log all that is sent and stored, including hidden hands."""

_ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def set_up(settings: Settings) -> None:
    """Send all logs, discord.py's and SQLAlchemy's too, through one formatter to stderr."""
    level = getattr(logging, settings.log_level.upper())
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _with_error_id,
        _without_nothing,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
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


def _renderer(settings: Settings) -> structlog.typing.Processor:
    chosen = settings.log_format
    if chosen == "json" or (chosen == "auto" and not sys.stderr.isatty()):
        return structlog.processors.JSONRenderer(ensure_ascii=False)
    return structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)


def error_id() -> str:
    """Return a short id that a person can read out and an operator can search for."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(8))
