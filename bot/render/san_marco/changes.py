"""Changes at the table since the viewer last looked: the parts that get brackets."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.render.kit.brackets import newest
from rules.event import Event, Seat
from rules.facts import counts_at, key_at, keys_at, number_at, numbers_at
from rules.san_marco.components import DISTRICT_KEYS, PAIRS, Bridge, District, Pair
from rules.san_marco.view import SanMarcoView


class Part(NamedTuple):
    """A part of the table.

    place   the district of nobles or of a name, the pair of a bridge
    seat    the owner of the nobles, bridge, points or limit points
    """

    kind: Literal["nobles", "name", "bridge", "doge", "prestige", "limit"]
    place: int = -1
    seat: Seat = -1


_Parts: TypeAlias = Iterator[Part]

_LAST: Final = ("prestige", "limit")
"""Nearly everything changes these."""


def changed(view: SanMarcoView, since: Sequence[Event]) -> tuple[Part, ...]:
    """Return the parts changed by these events (oldest first)."""
    told = (_shown(view, part) for event in reversed(since) for part in _parts(event))
    shown = (part for part in told if part is not None)
    return newest(shown, least=lambda part: part.kind in _LAST)


def _shown(view: SanMarcoView, part: Part) -> Part | None:
    """Return the place of a change: if all nobles have gone, the name of the district."""
    if part.kind == "nobles" and not view.nobles[part.place][part.seat]:
        return Part("name", part.place)
    if part.kind == "bridge" and Bridge(part.place, part.seat) not in view.bridges:
        return None
    return part


def _parts(event: Event) -> _Parts:
    if event.kind in _READ:
        yield from _READ[event.kind](event)
    if "lifted" in event.facts:
        yield Part("nobles", _district(event, "lifted"), _seat(event))


def _placed(event: Event) -> _Parts:
    yield Part("nobles", _district(event), _seat(event))


def _rolled(event: Event) -> _Parts:
    for key in keys_at(event.facts, "districts"):
        yield Part("nobles", DISTRICT_KEYS.index(key), _seat(event))


def _bridge(event: Event) -> _Parts:
    yield Part("bridge", _pair(event), _seat(event))


def _defected(event: Event) -> _Parts:
    yield Part("nobles", _district(event), _seat(event))
    yield Part("nobles", _district(event), number_at(event.facts, "owner"))


def _banished(event: Event) -> _Parts:
    for seat, _ in counts_at(event.facts):
        yield Part("nobles", _district(event), seat)


def _doge(event: Event) -> _Parts:
    yield Part("doge")
    for seat in numbers_at(event.facts, "payees") if "payees" in event.facts else ():
        yield Part("prestige", seat=seat)
    if event.facts.get("price"):
        yield Part("prestige", seat=_seat(event))


def _paid(event: Event) -> _Parts:
    for seat, count in counts_at(event.facts):
        if count:
            yield Part("prestige", seat=seat)


def _took(event: Event) -> _Parts:
    if event.facts["limit"]:
        yield Part("limit", seat=_seat(event))


_READ: Final = {
    "rolled": _rolled,
    "rerolled": _placed,
    "bridge_placed": _bridge,
    "placed": _placed,
    "built": _bridge,
    "took_over": _bridge,
    "moved_bridge": _bridge,
    "defected": _defected,
    "banished": _banished,
    "doge_entered": _doge,
    "doge_stayed": _doge,
    "doge_moved": _doge,
    "scored": _paid,
    "bonus": _paid,
    "took": _took,
    "kept": _took,
}


def _seat(event: Event) -> Seat:
    return number_at(event.facts, "seat")


def _district(event: Event, fact: str = "district") -> District:
    return DISTRICT_KEYS.index(key_at(event.facts, fact))


def _pair(event: Event) -> Pair:
    ends = tuple(sorted((_district(event, "one"), _district(event, "two"))))
    return PAIRS.index((ends[0], ends[1]))
