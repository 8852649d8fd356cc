"""Column types: values of Python that SQLite and PostgreSQL keep alike."""

from datetime import UTC, datetime
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter
from sqlalchemy import BigInteger, DateTime, Dialect, Integer, Text
from sqlalchemy.types import TypeDecorator

T = TypeVar("T")

KEY = BigInteger().with_variant(Integer, "sqlite")
"""A number that the database gives; SQLite counts up only plain integers."""

SNOWFLAKE = BigInteger()
"""An id that Discord gave."""


class Plain(TypeDecorator[str]):
    """What people may have written. PostgreSQL keeps no NUL, so none is stored anywhere."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        """Write the text. Raises ValueError for one with a NUL in it."""
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
        """Return what reads a value, and raises ValueError for what is not of this shape.

        In place of `process_result_value`, which is called through two functions more: of all that
        is read, most is such values.
        """
        read = self._adapter.validator.validate_json

        def decoded(value: str | None) -> T | None:
            return None if value is None else read(value)

        return decoded


class Moment(TypeDecorator[datetime]):
    """A point in time, always in UTC and always aware of it, which SQLite would forget."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Write it in UTC."""
        return None if value is None else value.astimezone(UTC)

    def result_processor(self, dialect: Dialect, coltype: object) -> Any:
        """Return what reads it in UTC: SQLite tells no zone, PostgreSQL its own.

        SQLite has a text, which is read here at once, as `Json` reads its own.
        """
        if dialect.name == "sqlite":
            return _utc_of_text
        return _in_utc


def _utc_of_text(value: str | None) -> datetime | None:
    return None if value is None else datetime.fromisoformat(value).replace(tzinfo=UTC)


def _in_utc(value: datetime | None) -> datetime | None:
    return None if value is None else value.astimezone(UTC)
