"""The nouns of San Francisco: districts, streets, cards; read from `data/san_francisco/`.

German terms of the rulebook: Stadtviertel = district, Straße = street, Holzstäbchen = stick,
Ausschreibung = tender, Investitionsrecht = right, Einfluss = influence, Scheck = cheque,
Optionskärtchen = option tile, Aktionskarte = action card, Zuschuss = grant, Aufbau = build,
Stadtrand = city edge, Rathaus = city hall. Money is in units of 10,000 dollars.

Sets of streets are numbers (`rules.bits`).
"""

from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from pydantic import Field

from rules.bits import bits_of
from rules.components import Sourced, Strict, read

Kind: TypeAlias = int
"""A kind of district, numbered by the data file."""
District: TypeAlias = int
"""A field of the grid, row by row from the north-west."""
Street: TypeAlias = int
"""A side of a district: first those that run from west to east, row by row, then the others."""
Streets: TypeAlias = int
"""A set of streets, bit by bit."""
Cheque: TypeAlias = int
"""A cheque by its value."""
Tile: TypeAlias = int
"""An option tile, numbered by the data file: their rights are used in this order."""
TenderCard: TypeAlias = int
"""A tender card, numbered by the data file; copies are consecutive."""
ActionCard: TypeAlias = int
"""An action card, numbered by the data file; copies are consecutive."""

INFLUENCE: Final = "influence"
CHEQUES: Final = "cheques"
OPTION: Final = "option"
EDGE: Final = "edge"


class _KindData(Strict):
    id: str
    count: int = Field(ge=1)
    prestige: int = Field(ge=0)


class _TileData(Strict):
    id: str
    kinds: tuple[str, str]


class _TenderData(Strict):
    object: str
    means: Literal["influence", "cheques", "option"]
    rights: int = Field(ge=1)
    copies: int = Field(ge=1)


class _ActionData(Strict):
    effect: str
    kind: str = ""
    means: Literal["influence", "cheques", ""]
    copies: int = Field(ge=1)


class _Data(Sourced):
    version: int
    columns: str
    rows: int
    city_hall_at: str
    kinds: tuple[_KindData, ...]
    tiles: tuple[_TileData, ...]
    cheques: tuple[Cheque, ...]
    tenders: tuple[_TenderData, ...]
    actions: tuple[_ActionData, ...]


DATA: Final = read("san_francisco", "components.toml", _Data)


def _number(name: str) -> int:
    return DATA.numbers[name].value


# --- kinds of districts ------------------------------------------------------------------------

KIND_NAMES: Final = tuple(kind.id for kind in DATA.kinds)
KIND_KEYS: Final = tuple(f"kind:{name}" for name in KIND_NAMES)
KINDS: Final = range(len(KIND_NAMES))
COUNTS: Final = tuple(kind.count for kind in DATA.kinds)
PRESTIGE: Final = tuple(kind.prestige for kind in DATA.kinds)
CITY_HALL: Final[Kind] = KIND_NAMES.index("city_hall")
BANK: Final[Kind] = KIND_NAMES.index("bank")
PARK: Final[Kind] = KIND_NAMES.index("park")
LANDMARKS: Final = (CITY_HALL, BANK)
"""Building one of these takes all its sides that are not white (RULES.md 6.2)."""
TILE_NAMES: Final = tuple(tile.id for tile in DATA.tiles)
TILE_KEYS: Final = tuple(f"tile:{name}" for name in TILE_NAMES)
TILES: Final = range(len(TILE_NAMES))
KINDS_ON: Final = tuple(
    tuple([KIND_NAMES.index(kind) for kind in tile.kinds]) for tile in DATA.tiles
)
"""The two kinds of districts on each option tile."""
NO_TILE: Final[Tile] = -1

# --- the grid ----------------------------------------------------------------------------------

COLUMNS: Final = len(DATA.columns)
ROWS: Final = DATA.rows
DISTRICTS: Final = range(COLUMNS * ROWS)
DISTRICT_NAMES: Final = tuple(
    f"{column}{row + 1}" for row in range(ROWS) for column in DATA.columns
)
DISTRICT_KEYS: Final = tuple(f"district:{name}" for name in DISTRICT_NAMES)
CENTRE: Final[District] = DISTRICT_NAMES.index(DATA.city_hall_at)
_LEVEL: Final = COLUMNS * (ROWS + 1)
"""The number of streets from west to east."""
STREETS: Final = range(_LEVEL + (COLUMNS + 1) * ROWS)


def level(row: int, column: int) -> Street:
    """Return the street on the north side of a field; `row` is `ROWS` for the southern edge."""
    return row * COLUMNS + column


def upright(row: int, column: int) -> Street:
    """Return the street on the west side of a field; `column` is `COLUMNS` for the east edge."""
    return _LEVEL + row * (COLUMNS + 1) + column


def is_level(street: Street) -> bool:
    """Whether a street runs from west to east."""
    return street < _LEVEL


def spot(street: Street) -> tuple[int, int]:
    """Return the row and column of a street, as `level` and `upright` count them."""
    if is_level(street):
        return divmod(street, COLUMNS)
    return divmod(street - _LEVEL, COLUMNS + 1)


def _sides(district: District) -> tuple[Street, Street, Street, Street]:
    row, column = divmod(district, COLUMNS)
    north, south = level(row, column), level(row + 1, column)
    west, east = upright(row, column), upright(row, column + 1)
    return north, east, south, west


SIDES: Final = tuple(map(_sides, DISTRICTS))
"""The four streets around each district: north, east, south, west."""
AROUND: Final[tuple[Streets, ...]] = tuple(map(bits_of, SIDES))
BESIDE: Final = tuple(
    tuple([district for district in DISTRICTS if street in SIDES[district]]) for street in STREETS
)
"""The two districts beside each street; only one on the city edge."""
NEIGHBOURS: Final = tuple(
    tuple([other for side in SIDES[at] for other in BESIDE[side] if other != at])
    for at in DISTRICTS
)
"""The districts across the four streets of each."""
ALL_STREETS: Final[Streets] = bits_of(STREETS)
CITY_EDGE: Final[Streets] = bits_of([street for street in STREETS if len(BESIDE[street]) == 1])
_SIDE_NAMES: Final = "nesw"


def _street_name(street: Street) -> str:
    """Name a street by its two districts, such as `"c3-d3"`, or `"a1-n"` on the city edge."""
    here = BESIDE[street][0]
    if len(BESIDE[street]) == 2:
        return f"{DISTRICT_NAMES[here]}-{DISTRICT_NAMES[BESIDE[street][1]]}"
    return f"{DISTRICT_NAMES[here]}-{_SIDE_NAMES[SIDES[here].index(street)]}"


STREET_NAMES: Final = tuple(map(_street_name, STREETS))
STREET_KEYS: Final = tuple(f"street:{name}" for name in STREET_NAMES)
_STREET_OF: Final = {key: street for street, key in enumerate(STREET_KEYS)}
_DISTRICT_OF: Final = {key: district for district, key in enumerate(DISTRICT_KEYS)}


def street_named(key: str) -> Street:
    """Return the street of an option such as `"street:c3-d3"`."""
    return _STREET_OF[key]


def district_named(key: str) -> District:
    """Return the district of an option such as `"district:c3"`."""
    return _DISTRICT_OF[key]


@lru_cache(1024)  # each table has a city of its own
def streets_at(city: tuple[Kind, ...], kinds: tuple[Kind, ...]) -> Streets:
    """Return the streets around all districts of some kinds, in a city of these tiles."""
    found = 0
    for district, kind in enumerate(city):
        if kind in kinds:
            found |= AROUND[district]
    return found


# --- cards -------------------------------------------------------------------------------------


class Tender(NamedTuple):
    """A tender card: its object, its means, and the number of rights sold.

    object  a kind by name, "edge" or "option"
    kinds   the kinds of districts that it names; none for the city edge and option tiles
    """

    object: str
    means: str
    rights: int
    kinds: tuple[Kind, ...]


def _tender(card: _TenderData) -> Tender:
    kinds = (KIND_NAMES.index(card.object),) if card.object in KIND_NAMES else ()
    return Tender(card.object, card.means, card.rights, kinds)


TENDERS: Final = tuple(_tender(card) for card in DATA.tenders for _ in range(card.copies))
TENDER_KEYS: Final = tuple(f"tender:{card.object}_{card.means}_{card.rights}" for card in TENDERS)


def streets_for(city: tuple[Kind, ...], card: TenderCard, tile: Tile = NO_TILE) -> Streets:
    """Return the streets where a tender card, or an option tile, allows sticks (5.1; R26)."""
    tender = TENDERS[card]
    if tile != NO_TILE:
        return streets_at(city, KINDS_ON[tile])
    if tender.object == EDGE:
        return CITY_EDGE
    return streets_at(city, tender.kinds) if tender.kinds else ALL_STREETS


class Action(NamedTuple):
    """An action card: its effect, its kind, and its means of tender ("" for none)."""

    effect: str
    means: str
    kinds: tuple[Kind, ...]


BONUS: Final = "bonus"
TWO_STICKS: Final = "two_sticks"
SHIFT: Final = "shift"
SWAP: Final = "swap"
FREE_STREET: Final = "free_street"
REPLACE: Final = "replace"
GRANT: Final = "grant"
GRANT_PER_STICK: Final = "grant_per_stick"
GRANTS: Final = (GRANT, GRANT_PER_STICK)


def _action(card: _ActionData) -> Action:
    kinds = (KIND_NAMES.index(card.kind),) if card.kind else ()
    return Action(card.effect, card.means, kinds)


def _action_key(card: Action) -> str:
    words = [card.effect, *[KIND_NAMES[kind] for kind in card.kinds], card.means]
    return f"action:{'_'.join([word for word in words if word])}"


ACTIONS: Final = tuple(_action(card) for card in DATA.actions for _ in range(card.copies))
ACTION_KEYS: Final = tuple(map(_action_key, ACTIONS))

# --- numbers -----------------------------------------------------------------------------------

CHEQUES_EACH: Final = DATA.cheques
INFLUENCE_AT_THE_START: Final = _number("influence_at_the_start")
HIGHEST_CARD: Final = _number("highest_influence_card")
STICKS_EACH: Final = _number("sticks_each")
YEARS: Final = _number("years")
FIRST_YEAR: Final = _number("first_year")
BLIND_CHEQUES: Final = _number("blind_cheques")
BONUS_PRESTIGE: Final = _number("bonus_prestige")
GRANT_INFLUENCE: Final = _number("grant_influence")
GRANT_CHEQUES: Final = _number("grant_cheques")
STICK_INFLUENCE: Final = _number("stick_influence")
STICK_CHEQUES: Final = _number("stick_cheques")
LONGEST_SHIFT: Final = _number("longest_shift")
ROUNDS_OF_PROPOSALS: Final = _number("rounds_of_proposals")
MOST_PROMISED: Final = _number("most_promised")
IDLE_ROUNDS_EACH: Final = _number("idle_rounds_each")
PRESTIGE_SCALE: Final = _number("prestige_scale")
INFLUENCE_SCALE: Final = _number("influence_scale")

# --- the data must be as the rules assume ------------------------------------------


def _check() -> None:
    if sum(COUNTS) != len(DISTRICTS):
        raise ValueError("as many tiles as fields")
    if COUNTS[PARK] * len(SIDES[0]) != _number("white_sticks"):
        raise ValueError("a white stick for each side of a park")
    named = {kind for tile in KINDS_ON for kind in tile}
    if named != set(KINDS) - {CITY_HALL, BANK, PARK}:
        raise ValueError("each ordinary kind is on an option tile")
    for card in DATA.tenders:
        if card.object not in (*KIND_NAMES, EDGE, OPTION):
            raise ValueError(f"a tender for {card.object}")


_check()
