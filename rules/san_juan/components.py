"""The nouns of San Juan: roles, kinds of buildings, cards; read from `data/san_juan/`.

German terms of the booklet: Baumeister = builder, Aufseher = producer, Händler = trader,
Ratsherr = councillor, Goldsucher = prospector; Gouverneur = governor.
"""

from typing import Final, Literal, NamedTuple, TypeAlias

from pydantic import Field

from rules.bits import bits_of
from rules.components import Attested, Source, Strict, Value, read

Kind: TypeAlias = int
"""A kind of building, numbered by the data file; numbers never change, because saved games use
them.
"""
CardId: TypeAlias = int
"""One card. Cards of a kind have consecutive numbers, except for the four production buildings that
the expansion adds.
"""
Role: TypeAlias = int

BUILDER: Final = 0
PRODUCER: Final = 1
TRADER: Final = 2
COUNCILLOR: Final = 3
PROSPECTOR: Final = 4
ROLES: Final = ("builder", "producer", "trader", "councillor", "prospector")
ROLE_KEYS: Final = tuple(f"role:{role}" for role in ROLES)
ROLE_OF: Final = {key: role for role, key in enumerate(ROLE_KEYS)}


class _TradingHouse(Attested):
    tiles: tuple[tuple[int, int, int, int, int], ...]


class _BuildingData(Strict):
    id: str
    family: Literal["production", "city", "monument", "end"] = Field(alias="class")
    cost: Value
    points: Value
    copies: Value
    extra: Value | None = None


class _CardData(Strict):
    sources: tuple[Source, ...]
    trading_house: _TradingHouse
    buildings: tuple[_BuildingData, ...]


DATA: Final = read("san_juan", "components.toml", _CardData)

NAMES: Final = tuple(building.id for building in DATA.buildings)
FAMILY: Final = tuple(building.family for building in DATA.buildings)
COST: Final = tuple(building.cost.value for building in DATA.buildings)
POINTS: Final = tuple(building.points.value for building in DATA.buildings)
COPIES: Final = tuple(building.copies.value for building in DATA.buildings)
EXTRA: Final = tuple(building.extra.value if building.extra else 0 for building in DATA.buildings)
"""The copies that the expansion adds."""
KIND: Final = tuple(
    kind for counts in (COPIES, EXTRA) for kind, count in enumerate(counts) for _ in range(count)
)
"""The kind of each card: first those of the base game, then those of the expansion."""
TILES: Final = DATA.trading_house.tiles
"""The trading house's price of each good, by tile; goods are numbered like their buildings."""

KINDS: Final = range(len(NAMES))
CARDS: Final = range(len(KIND))
CARD_KEYS: Final = tuple(f"card:{card}" for card in CARDS)
BUILD_KEYS: Final = tuple(f"build:{name}" for name in NAMES)
BUILDING_KEYS: Final = tuple(f"building:{name}" for name in NAMES)


def kind_named(name: str) -> Kind:
    """Return the kind with this id of the data file."""
    return NAMES.index(name)


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
OFFICE: Final = kind_named("office")
GUARD_ROOM: Final = kind_named("guard_room")
HUT: Final = kind_named("hut")
TAVERN: Final = kind_named("tavern")
PARK: Final = kind_named("park")
CUSTOMS_OFFICE: Final = kind_named("customs_office")
BANK: Final = kind_named("bank")
HARBOR: Final = kind_named("harbor")
GOLDSMITH: Final = kind_named("goldsmith")
RESIDENCE: Final = kind_named("residence")
CATHEDRAL: Final = kind_named("cathedral")

POWERS: Final = {
    BUILDER: (SMITHY, POOR_HOUSE, BLACK_MARKET, CRANE, CARPENTER, QUARRY, TAVERN, PARK),
    PRODUCER: (WELL, AQUEDUCT),
    TRADER: (TRADING_POST, MARKET_STAND, MARKET_HALL, HUT, CUSTOMS_OFFICE, HARBOR),
    COUNCILLOR: (ARCHIVE, PREFECTURE),
    PROSPECTOR: (GOLD_MINE, GOLDSMITH),
}
"""The kinds that count while a role is carried out; the Library doubles any role."""

PRODUCTION: Final = bits_of(kind for kind in KINDS if FAMILY[kind] == "production")
CITY: Final = ~PRODUCTION
"""City buildings: everything else, including monuments and those of cost 6."""
MONUMENTS: Final = bits_of(kind for kind in KINDS if FAMILY[kind] == "monument")
BUILDING_OF: Final = tuple(BUILDING_KEYS[kind] for kind in KIND)
"""The key of each card's building."""
PRODUCES: Final = tuple(FAMILY[kind] == "production" for kind in KIND)
"""Whether each card is a production building."""
COVERED: Final = tuple(6 if kind == PARK else COST[kind] for kind in KINDS)
"""The value of each kind in payment when the Crane covers it: its cost, the Park more."""

_FAMILIES: Final = ("production", "city", "monument", "end")
_IN_ORDER: Final = sorted(KINDS, key=lambda kind: (_FAMILIES.index(FAMILY[kind]), COST[kind], kind))
RANK: Final = tuple(_IN_ORDER.index(kind) for kind in KINDS)
"""The position of each kind in lists for people: by class, then by cost."""
CARD_RANK: Final = tuple(RANK[kind] for kind in KIND)
"""The same for each card."""
CATHEDRAL_CARD: Final[CardId] = KIND.index(CATHEDRAL)
"""The tile that lies on the table; it is in no deck and in no hand."""
FIRST_NEW_CARD: Final[CardId] = sum(COPIES)
"""From this one on, cards belong to the expansion."""

BASE: Final = "base"
PLUS: Final = "plus"
NEW_BUILDINGS: Final = "new_buildings"
DECKS: Final = {
    BASE: tuple(range(FIRST_NEW_CARD)),
    PLUS: tuple(card for card in CARDS if card < FIRST_NEW_CARD or PRODUCES[card]),
    NEW_BUILDINGS: tuple(card for card in CARDS if card != CATHEDRAL_CARD),
}
"""The cards of the base game; with four more production buildings; with the whole expansion."""


class Building(NamedTuple):
    """A building in a display: its card, and the cards that it covers."""

    card: CardId
    under: tuple[CardId, ...] = ()


BESIDE_OTHERS: Final = tuple(Building(card) for card in CARDS)
"""Each card as a building that covers nothing."""
