"""Events that often recur with the same facts: each is made once and reused."""

from functools import cache

from rules.event import Event, Fact, Facts, Seat
from rules.san_juan.components import ROLE_KEYS, Role


@cache
def round_began(round_: int, governor: Seat) -> Event:
    """Return that a round began (RULES.md 4.1)."""
    return Event("round_began", {"round": round_, "governor": governor})


@cache
def role_taken(seat: Seat, role: Role) -> Event:
    """Return that `seat` took `role` (RULES.md 4.2)."""
    return Event("role_taken", {"seat": seat, "role": ROLE_KEYS[role]})


@cache
def built(seat: Seat, building: str, price: int, over: str, goods: int, reveals: bool) -> Event:
    """Return that `seat` built with this many `goods`, `over` a building or "" (5.3 to 5.5)."""
    facts: dict[str, Fact] = {"seat": seat, "building": building, "price": price}
    if over:
        facts["over"] = over
    facts["goods"] = goods
    return Event("built", facts, reveals=reveals)


@cache
def passed(seat: Seat, *, reveals: bool = False) -> Event:
    """Return that `seat` chose to build nothing as Builder (RULES.md 5.2)."""
    return Event("passed", {"seat": seat}, reveals=reveals)


@cache
def came_too_late(seat: Seat) -> Event:
    """Return that the Cathedral was already built when it was the turn of `seat` (R58)."""
    return Event("came_too_late", {"seat": seat}, reveals=True)


@cache
def passed_by(seat: Seat, cards: int) -> Event:
    """Return that `seat` was not asked: publicly, it has too few cards to build (R36)."""
    return Event("passed", {"seat": seat, "cards": cards})


@cache
def declined(seat: Seat, role: Role, reveals: bool) -> Event:
    """Return that `seat`, when asked, produced or sold nothing; this too opens a sealed answer."""
    return Event("declined", {"seat": seat, "role": ROLE_KEYS[role]}, reveals=reveals)


@cache
def drew(seat: Seat, count: int, source: str) -> Event:
    """Return that `seat` drew `count` cards for the role or building `source`."""
    return Event("drew", {"seat": seat, "count": count, "source": source})


@cache
def tile_turned(prices: tuple[int, ...], new: bool) -> Event:
    """Return the prices turned up (RULES.md 5.10); only a tile never seen before reveals any."""
    return Event("tile_turned", {"prices": prices}, reveals=new)


@cache
def councillor_kept(seats: tuple[Seat, ...], counts: tuple[int, ...]) -> Event:
    """Return the number of dealt cards that each seat kept (RULES.md 5.11)."""
    return Event("councillor_kept", {"seats": seats, "counts": counts})


@cache
def produced(seat: Seat, buildings: tuple[str, ...], reveals: bool) -> Event:
    """Return that `seat` placed goods on `buildings` (RULES.md 5.9)."""
    return Event("produced", {"seat": seat, "buildings": buildings}, reveals=reveals)


@cache
def sold(seat: Seat, buildings: tuple[str, ...], count: int, reveals: bool) -> Event:
    """Return that `seat` sold the goods of `buildings` and drew `count` cards (RULES.md 5.10)."""
    facts: Facts = {"seat": seat, "buildings": buildings, "count": count}
    return Event("sold", facts, reveals=reveals)
