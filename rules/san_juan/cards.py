"""The nouns of San Juan: roles, kinds of buildings, cards; read from `data/san_juan/`.

German terms of the booklet: Baumeister = builder, Aufseher = producer, Händler = trader,
Ratsherr = councillor, Goldsucher = prospector; Gouverneur = governor.
"""

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Final, Literal, NamedTuple, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

Kind: TypeAlias = int
"""A kind of building, numbered by the data file; the same number for good, also in saved games."""
CardId: TypeAlias = int
"""One card. Cards of a kind have neighbouring numbers, so that sorted cards stand by kind."""
Role: TypeAlias = int

Confidence = Literal["certain", "very high", "high"]

BUILDER: Final = 0
PRODUCER: Final = 1
TRADER: Final = 2
COUNCILLOR: Final = 3
PROSPECTOR: Final = 4
ROLES: Final = ("builder", "producer", "trader", "councillor", "prospector")
ROLE_KEYS: Final = tuple(f"role:{role}" for role in ROLES)


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _Value(_Strict):
    value: int = Field(ge=0)
    source: str
    confidence: Confidence


class _Source(_Strict):
    id: str
    what: str


class _TradingHouse(_Strict):
    tiles: tuple[tuple[int, int, int, int, int], ...]
    source: str
    confidence: Confidence


class _BuildingData(_Strict):
    id: str
    family: Literal["production", "city", "monument", "end"] = Field(alias="class")
    cost: _Value
    points: _Value
    copies: _Value


class _CardData(_Strict):
    sources: tuple[_Source, ...]
    trading_house: _TradingHouse
    buildings: tuple[_BuildingData, ...]


def _read() -> _CardData:
    text = (files("data") / "san_juan" / "cards.toml").read_text(encoding="utf-8")
    return _CardData.model_validate(tomllib.loads(text))


DATA: Final = _read()

NAMES: Final = tuple(building.id for building in DATA.buildings)
FAMILY: Final = tuple(building.family for building in DATA.buildings)
COST: Final = tuple(building.cost.value for building in DATA.buildings)
POINTS: Final = tuple(building.points.value for building in DATA.buildings)
COPIES: Final = tuple(building.copies.value for building in DATA.buildings)
KIND: Final = tuple(kind for kind, copies in enumerate(COPIES) for _ in range(copies))
"""The kind of each card."""
TILES: Final = DATA.trading_house.tiles
"""What the trading house pays for each good, by tile; goods are numbered as their buildings."""

KINDS: Final = range(len(NAMES))
CARDS: Final = range(len(KIND))
CARD_KEYS: Final = tuple(f"card:{card}" for card in CARDS)
BUILD_KEYS: Final = tuple(f"build:{name}" for name in NAMES)
BUILDING_KEYS: Final = tuple(f"building:{name}" for name in NAMES)


def kind_named(name: str) -> Kind:
    """Return the kind with this id of the data file."""
    return NAMES.index(name)


def mask(kinds: Iterable[Kind]) -> int:
    """Return the set of kinds as bits."""
    return sum(1 << kind for kind in set(kinds))


INDIGO_PLANT: Final = kind_named("indigo_plant")
SMITHY: Final = kind_named("smithy")
GOLD_MINE: Final = kind_named("gold_mine")
ARCHIVE: Final = kind_named("archive")
POOR_HOUSE: Final = kind_named("poor_house")
BLACK_MARKET: Final = kind_named("black_market")
TRADING_POST: Final = kind_named("trading_post")
WELL: Final = kind_named("well")
MARKET_STAND: Final = kind_named("market_stand")
CRANE: Final = kind_named("crane")
CHAPEL: Final = kind_named("chapel")
TOWER: Final = kind_named("tower")
AQUEDUCT: Final = kind_named("aqueduct")
CARPENTER: Final = kind_named("carpenter")
PREFECTURE: Final = kind_named("prefecture")
MARKET_HALL: Final = kind_named("market_hall")
QUARRY: Final = kind_named("quarry")
LIBRARY: Final = kind_named("library")
GUILD_HALL: Final = kind_named("guild_hall")
CITY_HALL: Final = kind_named("city_hall")
TRIUMPHAL_ARCH: Final = kind_named("triumphal_arch")
PALACE: Final = kind_named("palace")

PRODUCTION: Final = mask(kind for kind in KINDS if FAMILY[kind] == "production")
CITY: Final = mask(KINDS) & ~PRODUCTION
"""City buildings: everything else, monuments and those of cost 6 included."""
MONUMENTS: Final = mask(kind for kind in KINDS if FAMILY[kind] == "monument")
BUILDING_OF: Final = tuple(BUILDING_KEYS[kind] for kind in KIND)
"""The key of each card's building."""
PRODUCES: Final = tuple(bool(PRODUCTION >> kind & 1) for kind in KIND)
"""Whether each card is a production building."""


class Building(NamedTuple):
    """A building in a display: its card, and the cards that it covers."""

    card: CardId
    under: tuple[CardId, ...] = ()
