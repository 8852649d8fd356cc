"""The nouns of Die goldene Stadt: places, roads, cards; read from `data/goldene_stadt/`.

German terms of the rulebook: Ort = place, Küstenort = coast place, Vorort = suburb, Stadtteil =
district, Stadtviertel = quarter, Landschaft = landscape, Wertungskarte = score card, Bonuskarte =
bonus card, Warenkarte = goods card, Schlüssel = key, Handelsbrief = letter, Handelshaus = house.

Sets of places are numbers (`rules.bits`).
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final, Literal, NamedTuple, TypeAlias

from pydantic import Field

from rules.bits import bits_of, has, members
from rules.components import Sourced, Strict, read

Land: TypeAlias = int
"""A landscape, numbered by the data file: the cost of a place, and the face of a card."""
Good: TypeAlias = int
"""One of four goods."""
Place: TypeAlias = int
"""A place, numbered by the data file: coast places first, then suburbs, outer, inner districts."""
Places: TypeAlias = int
"""A set of places, bit by bit."""
GoodsCard: TypeAlias = int
"""A goods card, numbered by the data file."""
ScoreCard: TypeAlias = int
"""A score card, numbered by the data file; those of three things after those of two."""
BonusCard: TypeAlias = int
"""A bonus card, numbered by the data file."""

Wind: TypeAlias = Literal["n", "ne", "ene", "e", "ese", "se", "s", "sw", "wsw", "w", "wnw", "nw"]
"""A direction from the middle of a place."""

_Kind: TypeAlias = Literal["coast", "suburb", "outer", "inner"]


class _PlaceData(Strict):
    id: str
    kind: _Kind
    sector: str
    river: str = ""
    quarter: str = ""
    reward: Literal["coin", "coins", "card", "key", "goods", "bonus", ""] = ""
    name: Wind | None = None
    x: int = Field(ge=0, le=1000)
    y: int = Field(ge=0, le=1000)


class _MapData(Strict):
    landscapes: tuple[str, ...]
    goods: tuple[str, ...]
    rivers: tuple[str, ...]
    quarters: tuple[str, ...]
    places: tuple[_PlaceData, ...]
    roads: Mapping[str, tuple[str, ...]]


class _ScoreData(Strict):
    back: int = Field(ge=1, le=3)
    good: str
    river: str = ""
    quarter: str = ""


class _BonusData(Strict):
    id: str
    counted: Literal["houses", "rivers", "landscapes"]
    kinds: tuple[_Kind, ...] = ()
    on: str = ""
    letters: int
    most: int


class _Letters(Strict):
    outer_letters: tuple[int, int]
    inner_letters: tuple[int, int]


class _CardData(Sourced):
    version: int
    goods_cards: tuple[tuple[str, str], ...]
    two_things: tuple[_ScoreData, ...]
    three_things: tuple[_ScoreData, ...]
    bonus_cards: tuple[_BonusData, ...]
    districts: _Letters


MAP: Final = read("goldene_stadt", "map.toml", _MapData)
CARDS: Final = read("goldene_stadt", "components.toml", _CardData)


def _number(name: str) -> int:
    return CARDS.numbers[name].value


# --- landscapes and goods --------------------------------------------------------------------

LAND_NAMES: Final = MAP.landscapes
LAND_KEYS: Final = tuple(f"land:{name}" for name in LAND_NAMES)
LANDS: Final = range(len(LAND_NAMES))
COAST: Final[Land] = LAND_NAMES.index("coast")
COPIES: Final = _number("copies_of_a_landscape")
"""The number of cards of each landscape."""
GOODS: Final = range(len(MAP.goods))
GOOD_KEYS: Final = tuple(f"good:{name}" for name in MAP.goods)

# --- places ----------------------------------------------------------------------------------

_DATA: Final = MAP.places
PLACES: Final = range(len(_DATA))
PLACE_NAMES: Final = tuple(place.id for place in _DATA)
PLACE_KEYS: Final = tuple(f"place:{name}" for name in PLACE_NAMES)
_PLACE_OF: Final = {name: place for place, name in enumerate(PLACE_NAMES)}
SPOTS: Final = tuple((place.x, place.y) for place in _DATA)
"""The position of each place on a square of 1000, north up."""
NAMED_AT: Final[tuple[Wind | None, ...]] = tuple(place.name for place in _DATA)
"""The position of a place's name on a map."""
ROADS: Final = tuple(
    (_PLACE_OF[one], _PLACE_OF[other]) for one, others in MAP.roads.items() for other in others
)
KINDS: Final = tuple(place.kind for place in _DATA)
REWARDS: Final = tuple(place.reward for place in _DATA)
"""The reward of a place: for a district, the first builder's besides the letters."""
SECTORS: Final = tuple(LAND_NAMES.index(place.sector) for place in _DATA)
"""The landscape in which each place lies."""
BRIDGES: Final = tuple((one, other) for one, other in ROADS if SECTORS[one] != SECTORS[other])
"""The roads that cross a river: rivers divide the sectors."""
LAND_OF: Final = tuple(
    COAST if place.kind == "coast" else LAND_NAMES.index(place.sector) for place in _DATA
)
"""The landscape whose cards a place costs (RULES.md 5.4)."""


def _where(kind: str) -> Places:
    return bits_of([place for place in PLACES if KINDS[place] == kind])


COASTS: Final = _where("coast")
SUBURBS: Final = _where("suburb")
OUTER: Final = _where("outer")
INNER: Final = _where("inner")
SINGLE: Final = COASTS | SUBURBS
"""Places that have room for one house."""
DISTRICTS: Final = OUTER | INNER
"""Places that have room for a house of every seat."""
FIRST_DISTRICT: Final[Place] = KINDS.index("outer")
DISTRICT_COUNT: Final = DISTRICTS.bit_count()
OF_LAND: Final = tuple(
    bits_of([place for place in PLACES if LAND_OF[place] == land]) for land in LANDS
)
"""The places that each landscape pays for."""
NEAR: Final = tuple(
    bits_of([sum(road) - place for road in ROADS if place in road]) for place in PLACES
)
"""The places that a road joins with each place."""
RIVER_NAMES: Final = MAP.rivers
RIVER_KEYS: Final = tuple(f"river:{name}" for name in RIVER_NAMES)
RIVERS: Final = tuple(
    bits_of([place for place in PLACES if _DATA[place].river == name]) for name in RIVER_NAMES
)
"""The places at each river."""
QUARTER_NAMES: Final = MAP.quarters
QUARTER_KEYS: Final = tuple(f"quarter:{name}" for name in QUARTER_NAMES)
QUARTERS: Final = tuple(
    bits_of([place for place in PLACES if _DATA[place].quarter == name]) for name in QUARTER_NAMES
)
"""The districts of each quarter."""
REGIONS: Final = (*RIVERS, *QUARTERS)
REGIONS_AT: Final = tuple(
    tuple(region for region in REGIONS if has(region, place)) for place in PLACES
)
"""The rivers and quarters of each place."""
CLOSABLE: Final = tuple(
    bits_of([place for place in PLACES if SECTORS[place] == land]) & SINGLE for land in LANDS
)
"""The coast places and suburbs of each sector: those closed with two players."""
OUTER_LETTERS: Final = CARDS.districts.outer_letters
INNER_LETTERS: Final = CARDS.districts.inner_letters
"""The letters of the first and the second builder of a district; there are none after that."""


# --- cards -----------------------------------------------------------------------------------

GOODS_CARDS: Final = tuple(
    (MAP.goods.index(one), MAP.goods.index(other)) for one, other in CARDS.goods_cards
)
"""The two goods on each goods card."""
GOODS_KEYS: Final = tuple(f"goods:{number + 1}" for number in range(len(GOODS_CARDS)))


def goods_of(cards: Sequence[GoodsCard], good: Good) -> int:
    """Count how often a good is shown on some goods cards (RULES.md 7.2; R13)."""
    return sum(GOODS_CARDS[card].count(good) for card in cards)


class Scoring(NamedTuple):
    """A score card: its back, its good, and its river, its quarter or both, as keys."""

    back: int
    good: Good
    regions: tuple[tuple[str, Places], ...]


REGION_OF: Final = dict(zip((*RIVER_KEYS, *QUARTER_KEYS), REGIONS, strict=True))
"""The places of a river or of a quarter, by its key."""


def _scoring(card: _ScoreData) -> Scoring:
    keys = (f"river:{card.river}", f"quarter:{card.quarter}")
    regions = tuple((key, REGION_OF[key]) for key in keys if key in REGION_OF)
    return Scoring(card.back, MAP.goods.index(card.good), regions)


SCORE_CARDS: Final = tuple(map(_scoring, (*CARDS.two_things, *CARDS.three_things)))
TWO_THINGS: Final = tuple(range(len(CARDS.two_things)))
THREE_THINGS: Final = tuple(range(len(TWO_THINGS), len(SCORE_CARDS)))
BACKS: Final = (1, 2, 3)

BONUS_NAMES: Final = tuple(card.id for card in CARDS.bonus_cards)
BONUS_KEYS: Final = tuple(f"bonus:{name}" for name in BONUS_NAMES)
BONUS_CARDS: Final = tuple(range(len(BONUS_NAMES)))


class Counted(NamedTuple):
    """A bonus card's count: the houses in `houses`, or the number of `regions` with a house."""

    houses: Places
    regions: tuple[Places, ...]
    letters: int
    most: int


def _counted(card: _BonusData) -> Counted:
    houses = sum(_where(kind) for kind in card.kinds)
    if card.on:
        houses &= OF_LAND[LAND_NAMES.index(card.on)]
    inland = tuple([OF_LAND[land] for land in LANDS if land != COAST])
    regions = {"houses": (), "rivers": RIVERS, "landscapes": inland}[card.counted]
    return Counted(houses, regions, card.letters, card.most)


BONUSES: Final = tuple(map(_counted, CARDS.bonus_cards))

# --- numbers ---------------------------------------------------------------------------------

ROUNDS: Final = len(TWO_THINGS)
"""The game has at most as many rounds as there are score cards."""
EXPULSIONS: Final = _number("expulsions")
FIRST_EXPULSION: Final = _number("first_expulsion")
"""The coins of the first expulsion of a round; each further one costs one more."""
HOUSES_EACH_TURN: Final = _number("houses_each_turn")
CARDS_ON_THE_COAST: Final = _number("cards_on_the_coast")
CARDS_ELSEWHERE: Final = _number("cards_elsewhere")
HAND_LIMIT: Final = _number("hand_limit")
GOODS_FACE_UP: Final = _number("goods_face_up")
GOODS_LIMIT: Final = _number("goods_limit")
LETTERS_FOR_SOME: Final = _number("letters_for_some")
LETTERS_FOR_MOST: Final = _number("letters_for_most")
KEYS: Final = _number("keys")
COINS_EACH: Final = _number("coins_each")
HOUSES_OF: Final = {
    2: _number("houses_of_two"),
    3: _number("houses_of_three"),
    4: _number("houses_of_four"),
}
"""The houses of each player, by the number of seats."""
UNITS: Final = tuple(CARDS_ON_THE_COAST if kind == "coast" else CARDS_ELSEWHERE for kind in KINDS)
"""The number of its landscape's cards that a place costs."""


# --- the data must be as the rules assume ----------------------------------------


def check_map(roads: Iterable[tuple[Place, Place]] = ROADS) -> None:
    """Raise ValueError unless every place can be reached, and no two roads cross (RULES.md 2)."""
    roads = list(roads)
    near = [bits_of([sum(road) - place for road in roads if place in road]) for place in PLACES]
    reached, new = 0, 1
    while new:
        reached |= new
        new = 0
        for place in members(reached):
            new |= near[place] & ~reached
    if reached != bits_of(PLACES):
        raise ValueError("some places cannot be reached")
    for one, other in combinations(roads, 2):
        if not set(one) & set(other) and _cross(one, other):
            names = [PLACE_NAMES[place] for place in (*one, *other)]
            raise ValueError(f"the roads {names[:2]} and {names[2:]} cross")


def _cross(one: tuple[Place, Place], other: tuple[Place, Place]) -> bool:
    return _apart(one, other) and _apart(other, one)


def _apart(road: tuple[Place, Place], ends: tuple[Place, Place]) -> bool:
    """Whether the line through a road runs between two places."""
    (x, y), (to_x, to_y) = SPOTS[road[0]], SPOTS[road[1]]
    sides = [
        (to_x - x) * (SPOTS[end][1] - y) - (to_y - y) * (SPOTS[end][0] - x) > 0 for end in ends
    ]
    return sides[0] != sides[1]


def _check_order() -> None:
    """Districts come last, because their builders are kept by number."""
    if members(DISTRICTS) != list(PLACES)[FIRST_DISTRICT:]:
        raise ValueError("districts stand behind all other places")


check_map()
_check_order()
