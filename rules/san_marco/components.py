"""The nouns of San Marco: districts, pairs of neighbours, cards; read from `data/san_marco/`.

German terms of the booklet: Adliger = noble, Gebiet = district, Brücke = bridge, Überläufer =
defector, Verbannung = banishment, Limitkarte = limit card, Durchgang = passage, Runde = round,
Verteiler = distributor, Entscheider = decider, Angebot = offer.
"""

from typing import Final, NamedTuple, TypeAlias

from rules.components import Attested, Source, Strict, Value, read
from rules.event import Seat

District: TypeAlias = int
"""A district, numbered by the data file; one less than its face of the die."""
Pair: TypeAlias = int
"""Two neighbouring districts, numbered by the data file: where bridges can stand."""
Kind: TypeAlias = int
"""The kind of a card: districts first, then the other actions, then limit cards by their points."""


class _DistrictData(Attested):
    id: str
    face: Value
    neighbours: tuple[str, ...]


class _Preset(Attested):
    cannaregio: tuple[int, int]
    santa_croce: tuple[int, int]
    san_polo: tuple[int, int]
    san_marco: tuple[int, int]
    dorsoduro: tuple[int, int]
    castello: tuple[int, int]


class _CardData(Strict):
    id: str
    copies: Value


class _LimitData(Strict):
    points: int
    copies: Value


class _Pieces(Strict):
    nobles: Value
    bridges: Value


class _BoardData(Strict):
    version: int
    sources: tuple[Source, ...]
    districts: tuple[_DistrictData, ...]
    presets: dict[str, _Preset]
    cards: tuple[_CardData, ...]
    limits: tuple[_LimitData, ...]
    pieces: _Pieces


class Worth(NamedTuple):
    """The points of a district for the most nobles, and for the second most."""

    first: int
    second: int


NOWHERE: Final[District] = -1
"""The doge is not yet in play."""
NOTHING: Final = -1
"""No card is being played, no bridge taken, no place chosen."""

PASSAGES: Final = 3
OUT_AT: Final = 10
"""A seat with this many limit points is out of the passage."""


class Bridge(NamedTuple):
    """A bridge: its pair, and the owner of the noble on it."""

    pair: Pair
    owner: Seat


DATA: Final = read("san_marco", "components.toml", _BoardData)

# --- districts -------------------------------------------------------------------------------

NAMES: Final = tuple(district.id for district in DATA.districts)
DISTRICTS: Final = range(len(NAMES))
DISTRICT_KEYS: Final = tuple(f"district:{name}" for name in NAMES)
DISTRICT_OF_FACE: Final = {
    district.face.value: number for number, district in enumerate(DATA.districts)
}
SAN_MARCO: Final[District] = NAMES.index("san_marco")

PAIRS: Final[tuple[tuple[District, District], ...]] = tuple(
    (number, NAMES.index(other))
    for number, district in enumerate(DATA.districts)
    for other in district.neighbours
)
PAIR_KEYS: Final = tuple(f"pair:{NAMES[one]}-{NAMES[other]}" for one, other in PAIRS)
WAYS: Final = tuple(
    tuple((pair, sum(ends) - district) for pair, ends in enumerate(PAIRS) if district in ends)
    for district in DISTRICTS
)
"""For each district the pairs that it belongs to, each with the other district."""
NEIGHBOURS: Final = tuple(tuple(sorted([end for _, end in ways])) for ways in WAYS)

ATTESTED: Final = "attested"
WORTH: Final = {
    name: tuple(Worth(*getattr(preset, district)) for district in NAMES)
    for name, preset in DATA.presets.items()
}
"""The values of each district, by preset."""

# --- pieces ----------------------------------------------------------------------------------

NOBLES: Final = DATA.pieces.nobles.value
BRIDGES: Final = DATA.pieces.bridges.value
MOST_ON_PAIR: Final = 3
FACES: Final = len(DISTRICT_OF_FACE)
"""The faces of the die: one for each district."""

# --- cards -----------------------------------------------------------------------------------

_COPIES: Final = {card.id: card.copies.value for card in DATA.cards}
_ACTIONS: Final = ("bridge", "defector", "doge", "banishment")
BRIDGE: Final[Kind] = len(NAMES)
DEFECTOR: Final[Kind] = BRIDGE + 1
DOGE: Final[Kind] = BRIDGE + 2
BANISHMENT: Final[Kind] = BRIDGE + 3
FIRST_LIMIT: Final[Kind] = BRIDGE + len(_ACTIONS)
"""Kinds from here on are limit cards."""

KIND_NAMES: Final = (*NAMES, *_ACTIONS, *(f"limit_{limit.points}" for limit in DATA.limits))
"""The unique name of each kind of card."""
KIND_KEYS: Final = (
    *DISTRICT_KEYS,
    *(f"card:{name}" for name in _ACTIONS),
    *(f"limit:{limit.points}" for limit in DATA.limits),
)
"""The key of each kind of card; that of a district card is the district's."""
COPIES: Final = (
    *(_COPIES["district"] for _ in NAMES),
    *(_COPIES[name] for name in _ACTIONS),
    *(limit.copies.value for limit in DATA.limits),
)
POINTS: Final = (*(0 for _ in range(FIRST_LIMIT)), *(limit.points for limit in DATA.limits))
"""The limit points of each kind; 0 for action cards."""
ACTIONS: Final = tuple(kind for kind in range(FIRST_LIMIT) for _ in range(COPIES[kind]))
"""All action cards."""
LIMITS: Final = tuple(kind for kind in range(FIRST_LIMIT, len(COPIES)) for _ in range(COPIES[kind]))
"""All limit cards."""


def limit_of(cards: tuple[Kind, ...] | list[Kind]) -> int:
    """Return the limit points of some cards (RULES.md 1.3)."""
    return sum(map(POINTS.__getitem__, cards))


def actions_in(cards: tuple[Kind, ...] | list[Kind]) -> list[Kind]:
    """Return the action cards among some cards (RULES.md 1.3)."""
    return [kind for kind in cards if kind < FIRST_LIMIT]
