"""The books of the city: sticks and districts, by the names of streets (RULES.md 1, 5, 6).

Independent of the engine: it knows neither its numbers nor its sets.
"""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

from tests.rules.san_francisco.brute import FREE, NOBODY, WHITE, majority

DATA: Any = tomllib.loads((files("data") / "san_francisco" / "components.toml").read_text("utf-8"))
PRESTIGE: Final[dict[str, int]] = {kind["id"]: kind["prestige"] for kind in DATA["kinds"]}
TILES: Final[dict[str, list[str]]] = {tile["id"]: tile["kinds"] for tile in DATA["tiles"]}
Facts = Mapping[str, Any]
Told = tuple[str, Facts]
"""The kind and the facts of an event."""

_MIDDLES: Final = {
    f"{letter}{row + 1}": (2 * column, 2 * row)
    for row in range(5)
    for column, letter in enumerate("abcdefg")
}
_SIDES: Final = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
"""A street lies in the middle between two districts, one step from each."""
DISTRICTS: Final = [*_MIDDLES]


def _spots(district: str) -> dict[tuple[int, int], str]:
    """Return the positions of a district's sides."""
    across, down = _MIDDLES[district]
    return {(across + right, down + south): side for side, (right, south) in _SIDES.items()}


def _street(spot: tuple[int, int]) -> str:
    """Name a street by both its districts, the northern or western one first, or by its side."""
    first, *rest = [one for one in DISTRICTS if spot in _spots(one)]
    return "-".join([first, *(rest or [_spots(first)[spot]])])


_STREET_AT: Final = {spot: _street(spot) for one in DISTRICTS for spot in _spots(one)}
_SPOT: Final = {street: spot for spot, street in _STREET_AT.items()}
AROUND: Final = {one: [_STREET_AT[spot] for spot in _spots(one)] for one in DISTRICTS}
STREETS: Final = sorted(_SPOT)
BESIDE: Final = {street: [one for one in DISTRICTS if street in AROUND[one]] for street in STREETS}
EDGE: Final = {street for street in STREETS if len(BESIDE[street]) == 1}


def line(street: str, target: str) -> list[str]:
    """Return the streets that a stick passes on its way straight on, the last one too.

    Empty if no such way of one or two lengths leads there (RULES.md 7.6).
    """
    across, down = _SPOT[street]
    for right, south in _SIDES.values():
        spots = [(across + far * right, down + far * south) for far in (2, 4)]
        way = [_STREET_AT.get(spot, "") for spot in spots]
        if target in way:
            return way[: way.index(target) + 1]
    return []


class City:
    """The sticks on the streets, the builders of the districts, and the open bonuses."""

    def __init__(self, kinds: Sequence[str], seats: int) -> None:
        self.kinds = dict(zip(DISTRICTS, kinds, strict=True))
        self.lies = dict.fromkeys(STREETS, FREE) | dict.fromkeys(self.beside(["park"]), WHITE)
        self.builder = dict.fromkeys(DISTRICTS, NOBODY)
        self.bonuses = [0] * seats
        self.waiting: list[str] = []

    def beside(self, kinds: Sequence[str]) -> set[str]:
        """Return the streets beside districts of these kinds."""
        return {one for one in STREETS if any(self.kinds[at] in kinds for at in BESIDE[one])}

    def sold_by(self, card: str) -> set[str]:
        """Return the streets that a tender card sells (5.1; R26)."""
        name = card.partition("_")[0]
        if name == "option":
            return set().union(*map(self.beside, TILES.values()))
        return EDGE if name == "edge" else self.beside([name])

    def free(self, streets: Iterable[str]) -> set[str]:
        """Return the free ones among some streets."""
        return {street for street in streets if self.lies[street] == FREE}

    def sticks(self, seat: int) -> list[str]:
        """Return the streets with sticks of a seat, in order."""
        return [street for street in STREETS if self.lies[street] == seat]

    def scores(self) -> list[int]:
        """Return the prestige of all: from their buildings, and bonuses."""
        points = [3 * bonuses for bonuses in self.bonuses]
        for at, seat in self.builder.items():
            if seat != NOBODY:
                points[seat] += PRESTIGE[self.kinds[at]]
        return points

    def builds(self, active: int, streets: Sequence[str]) -> list[Told]:
        """Build after a change of sticks, and return the events that must follow.

        A seat that now has the majority in a ruin builds it, the active player first (6.4, 6.5).
        """
        seats = len(self.bonuses)
        beside = {at for street in streets for at in BESIDE[street]}
        found = sorted(
            ((seat - active) % seats, DISTRICTS.index(at), seat)
            for at, seat in self.to_build().items()
            if at in beside
        )
        return [told for _, at, seat in found for told in self._build(seat, DISTRICTS[at])]

    def to_build(self) -> dict[str, int]:
        """Return the ruins with a majority, and its seat."""
        ruins = [at for at in DISTRICTS if self.builder[at] == NOBODY]
        lies = {at: [self.lies[street] for street in AROUND[at]] for at in ruins}
        held = {at: majority(self.kinds[at], lies[at], len(self.bonuses)) for at in ruins}
        return {at: seat for at, seat in held.items() if seat != NOBODY}

    def _build(self, seat: int, at: str) -> list[Told]:
        kind = self.kinds[at]
        facts = {"seat": seat, "kind": f"kind:{kind}"}
        built = {**facts, "district": f"district:{at}", "points": PRESTIGE[kind]}
        self.builder[at] = seat
        if kind not in self.waiting:
            return [("built", built)]
        self.waiting.remove(kind)
        self.bonuses[seat] += 1
        return [("built", built), ("bonus", {**facts, "points": 3})]
