"""Changes at the table since the viewer last looked: their brackets, and by how much."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.render.canvas import Box, Canvas
from bot.render.kit.brackets import badge_at, brackets, newest, pin
from bot.render.theme import WIDTH
from rules.event import Event, Seat
from rules.facts import counts_at, key_at, keys_at, number_at, numbers_at
from rules.san_marco.components import DISTRICT_KEYS, PAIRS, Bridge, District, Pair
from rules.san_marco.opening import NOBLES_A_ROLL
from rules.san_marco.view import SanMarcoView


class Part(NamedTuple):
    """A part of the table.

    place   the district of nobles or of a name, the pair of a bridge
    seat    the owner of the nobles, bridge, points or limit points
    """

    kind: Literal["nobles", "name", "bridge", "doge", "prestige", "limit"]
    place: int = -1
    seat: Seat = -1


_Parts: TypeAlias = Iterator[tuple[Part, int]]
"""What has changed, and by how much; 0 where nothing is counted."""

_BESIDE, _STAR, _LAST_X = 22, 24, WIDTH - 37
"""From the end of nobles, and from the left of prestige, to the middle of a badge; and where that
may be at most."""
_END: Final = 20
"""The part of the place of nobles where nothing is written."""
_LAST: Final = ("prestige", "limit")
"""Nearly everything changes these."""


def changed(view: SanMarcoView, since: Sequence[Event]) -> tuple[Part, ...]:
    """Return the parts changed by these events (oldest first)."""
    told = (_shown(view, part) for event in reversed(since) for part, _ in _parts(event))
    shown = (part for part in told if part is not None)
    return newest(shown, least=lambda part: part.kind in _LAST)


def amounts(since: Sequence[Event]) -> Counter[Part]:
    """Return by how much these events have changed what is counted."""
    found: Counter[Part] = Counter()
    for event in since:
        for part, by in _parts(event):
            found[part] += by
    return found


def mark(
    canvas: Canvas,
    view: SanMarcoView,
    since: Sequence[Event],
    place_of: Callable[[Part], Box | None],
    written: Sequence[Box],
) -> None:
    """Draw brackets around all that has changed and has a place, and by how much it has.

    A badge hides nothing that is written, or else it is left out.
    """
    places = {part: place_of(part) for part in changed(view, since)}
    found = {part: box for part, box in places.items() if box is not None}
    for box in found.values():
        brackets(canvas, box)
    for part, by in amounts(since).items():
        if (box := found.get(part)) is None or not by:
            continue
        change = f"{by:+}".replace("-", "\N{MINUS SIGN}")
        if part.kind == "prestige":
            pin(canvas, badge_at(change, box.x + _STAR, box.middle[1]), change)
        elif part.kind == "nobles":
            beside = (min(box.right + _BESIDE, _LAST_X), box.middle[1])
            ways = (beside, (box.right - _BESIDE, box.bottom + _BESIDE))
            drawn = [badge_at(change, *way) for way in ways]
            own = box._replace(width=box.width - _END)
            others = [own, *(each for each in written if each != box)]
            clear = [one for one in drawn if not any(one.shared(other) for other in others)]
            if clear:
                pin(canvas, clear[0], change)


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
        yield Part("nobles", _district(event, "lifted"), _seat(event)), -1


def _placed(event: Event) -> _Parts:
    yield Part("nobles", _district(event), _seat(event)), 1


def _rerolled(event: Event) -> _Parts:
    yield Part("nobles", _district(event), _seat(event)), NOBLES_A_ROLL


def _rolled(event: Event) -> _Parts:
    for key in keys_at(event.facts, "districts"):
        yield Part("nobles", DISTRICT_KEYS.index(key), _seat(event)), NOBLES_A_ROLL


def _bridge(event: Event) -> _Parts:
    yield Part("bridge", _pair(event), _seat(event)), 0


def _defected(event: Event) -> _Parts:
    yield Part("nobles", _district(event), _seat(event)), 1
    yield Part("nobles", _district(event), number_at(event.facts, "owner")), -1


def _banished(event: Event) -> _Parts:
    for seat, count in counts_at(event.facts):
        yield Part("nobles", _district(event), seat), -count


def _doge(event: Event) -> _Parts:
    yield Part("doge"), 0
    for seat in numbers_at(event.facts, "payees") if "payees" in event.facts else ():
        yield Part("prestige", seat=seat), 1
    if event.facts.get("price"):
        yield Part("prestige", seat=_seat(event)), -number_at(event.facts, "price")


def _paid(event: Event) -> _Parts:
    for seat, count in counts_at(event.facts):
        if count:
            yield Part("prestige", seat=seat), count


def _took(event: Event) -> _Parts:
    if event.facts["limit"]:
        yield Part("limit", seat=_seat(event)), number_at(event.facts, "limit")


_READ: Final = {
    "rolled": _rolled,
    "rerolled": _rerolled,
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
