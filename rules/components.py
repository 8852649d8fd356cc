"""What the data files of all games are made of: values, each with its source and how sure it is."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field


class Strict(BaseModel):
    """A part of a data file that has these fields and no others."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Attested(Strict):
    """Something of a game, where it is said, and how sure that is."""

    source: str
    confidence: Literal["certain", "very high", "high", "medium", "low", "unconfirmed"]


class Value(Attested):
    """A number of a game: a count, a price, points."""

    value: int = Field(ge=0)


class Source(Strict):
    """A source, by the name under which values cite it."""

    id: str
    what: str


class Address(Source):
    """A source that can be looked up, and where ("" where nothing is to be looked up)."""

    where: str


class Provenance(Strict):
    """Where a group of values comes from, how sure that is, and why."""

    of: str
    sources: tuple[str, ...]
    confidence: Literal["certain", "high", "medium", "low"]
    note: str


class Sourced(Strict):
    """A data file in which numbers and groups of values cite sources with their addresses."""

    numbers: Mapping[str, Value]
    sources: tuple[Address, ...]
    provenance: tuple[Provenance, ...]

    @property
    def known(self) -> set[str]:
        """The sources that are listed."""
        return {source.id for source in self.sources}

    @property
    def cited(self) -> set[str]:
        """The sources that something cites."""
        groups = {source for entry in self.provenance for source in entry.sources}
        return groups | {value.source for value in self.numbers.values()}


T = TypeVar("T", bound=Strict)


def read(game: str, name: str, layout: type[T]) -> T:
    """Read the data file of a game. Raises ValueError where it is not laid out so."""
    text = (files("data") / game / name).read_text(encoding="utf-8")
    return layout.model_validate(tomllib.loads(text))
