"""The parts of all games' data files: values, each with its source and its certainty."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Literal, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, model_validator


class Strict(BaseModel):
    """A part of a data file that has these fields and no others."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Attested(Strict):
    """A fact about a game, its source, and its certainty."""

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
    """A source, and where to look it up ("" if it cannot be looked up)."""

    where: str


class Provenance(Strict):
    """The source of a group of values, its certainty, and the reason."""

    of: str
    sources: tuple[str, ...]
    confidence: Literal["certain", "high", "medium", "low"]
    note: str


class Sourced(Strict):
    """A data file in which numbers and groups of values cite sources, and each source is cited."""

    numbers: Mapping[str, Value]
    sources: tuple[Address, ...]
    provenance: tuple[Provenance, ...]

    @model_validator(mode="after")
    def _cites_what_is_listed(self) -> Self:
        known = {source.id for source in self.sources}
        cited = {source for entry in self.provenance for source in entry.sources}
        cited |= {value.source for value in self.numbers.values()}
        if cited != known:
            raise ValueError(f"unknown sources, or idle ones: {sorted(cited ^ known)}")
        return self


T = TypeVar("T", bound=Strict)


def read(game: str, name: str, layout: type[T]) -> T:
    """Read the data file of a game. Raises ValueError if it does not have this layout."""
    text = (files("data") / game / name).read_text(encoding="utf-8")
    return layout.model_validate(tomllib.loads(text))
