"""Structured logs: JSON lines or a console, with table, seat, interaction and error id."""

import logging
import secrets
import sys
from typing import Final

import structlog

from bot.config import Settings

_ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def set_up(settings: Settings) -> None:
    """Send all logs, discord.py's and SQLAlchemy's too, through one formatter to stderr."""
    level = getattr(logging, settings.log_level.upper())
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=True,
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
    logging.getLogger("alembic").setLevel(logging.WARNING)


def _renderer(settings: Settings) -> structlog.typing.Processor:
    chosen = settings.log_format
    if chosen == "json" or (chosen == "auto" and not sys.stderr.isatty()):
        return structlog.processors.JSONRenderer(ensure_ascii=False)
    return structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)


def error_id() -> str:
    """Return a short id that a person can read out and an operator can search for."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(8))
