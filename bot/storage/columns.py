"""Column types: Python values that SQLite and PostgreSQL store in the same way."""

from datetime import UTC, datetime
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter
from sqlalchemy import BigInteger, DateTime, Dialect, Integer, Text
from sqlalchemy.types import TypeDecorator

T = TypeVar("T")

KEY = BigInteger().with_variant(Integer, "sqlite")
"""A number assigned by the database; SQLite counts up only plain integers."""

SNOWFLAKE = BigInteger()
"""An id assigned by Discord."""


class Plain(TypeDecorator[str]):
    """Text that people may have written. PostgreSQL cannot store NUL, so neither kind does."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        """Write the text. Raises ValueError if there is a NUL in it."""
        if value is not None and "\0" in value:
            raise ValueError("a text with a NUL in it")
        return value


class Json(TypeDecorator[T], Generic[T]):
    """A value of the type `shape` as JSON text, checked whenever it is read."""

    impl = Text
    cache_ok = True

    def __init__(self, shape: type[T]) -> None:
        super().__init__()
        self.shape = shape
        self._adapter = TypeAdapter[T](shape)

    def process_bind_param(self, value: T | None, dialect: Dialect) -> str | None:
        """Write the value."""
        return None if value is None else self._adapter.dump_json(value).decode()

    def result_processor(self, dialect: Dialect, coltype: object) -> Any:
        """Return a function that reads a value, and raises ValueError if it is not of this shape.

        Used in place of `process_result_value`, which costs two more function calls: most values
        that are read are of this type.
        """
        read = self._adapter.validator.validate_json

        def decoded(value: str | None) -> T | None:
            return None if value is None else read(value)

        return decoded


class Moment(TypeDecorator[datetime]):
    """A point in time, always timezone-aware and in UTC, which SQLite alone would not keep."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Write it in UTC."""
        return None if value is None else value.astimezone(UTC)

    def result_processor(self, dialect: Dialect, coltype: object) -> Any:
        """Return a function that reads it in UTC: SQLite gives no zone, PostgreSQL its own.

        SQLite stores a text, which is parsed here directly, for the same reason as in `Json`.
        """
        if dialect.name == "sqlite":
            return _utc_of_text
        return _in_utc


def _utc_of_text(value: str | None) -> datetime | None:
    return None if value is None else datetime.fromisoformat(value).replace(tzinfo=UTC)


def _in_utc(value: datetime | None) -> datetime | None:
    return None if value is None else value.astimezone(UTC)
