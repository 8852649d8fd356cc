"""Changes at the table since the viewer last looked: the parts that get brackets."""

from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.render.kit.brackets import newest
from rules.event import Event, Seat
from rules.facts import counts_at, key_at, keys_at, number_at
from rules.san_juan.components import BUILDING_KEYS, CATHEDRAL, CUSTOMS_OFFICE, ROLE_KEYS, Kind
from rules.san_juan.view import SanJuanView, Slot


class Part(NamedTuple):
    """A part of the table.

    number     the role, or the seat of the plot or hand
    position   of a plot in its street
    """

    kind: Literal["plot", "role", "prices", "hand"]
    number: int = 0
    position: int = 0


_Parts: TypeAlias = Iterator[Part]

KIND_OF: Final = {key: kind for kind, key in enumerate(BUILDING_KEYS)}
"""The kind that a building's key names."""


def changed(view: SanJuanView, since: Sequence[Event]) -> tuple[Part, ...]:
    """Return the parts changed by these events (oldest first); nearly every event changes hands."""
    unwinding = _Unwinding(view)
    parts = (part for event in reversed(since) for part in unwinding.parts(event))
    return newest(parts, least=lambda part: part.kind == "hand")


def more(view: SanJuanView, since: Sequence[Event]) -> Mapping[Part, int]:
    """Return by how many cards or goods parts have more now, or fewer."""
    unwinding = _Unwinding(view)
    for event in reversed(since):
        deque(unwinding.parts(event), maxlen=0)
    return unwinding.more


def built(
    view: SanJuanView, since: Sequence[Event]
) -> tuple[list[Part], tuple[tuple[Slot, ...], ...]]:
    """Return the plots of the new buildings, and the streets before these events."""
    unwinding, plots = _Unwinding(view), list[Part]()
    for event in reversed(since):
        parts = list(unwinding.parts(event))
        if event.kind == "built":
            plots += parts
    return plots, tuple(map(tuple, unwinding.streets))


class _Unwinding:
    """The streets as they were before the events, which are undone one by one, newest first.

    Events name buildings by kind. The plot follows from the buildings there at the time.
    """

    def __init__(self, view: SanJuanView) -> None:
        self.streets = [list(tableau.display) for tableau in view.tableaus]
        self.more = Counter[Part]()
        self._marked: set[Part] = set()
        self._this_round = True

    def parts(self, event: Event) -> _Parts:
        """Return the parts that an event has changed, and undo it."""
        if event.kind == "round_began":
            self._this_round = False
        elif event.kind in _READ:
            for part in _READ[event.kind](self, event):
                self._marked.add(part)
                yield part

    def built(self, event: Event) -> _Parts:
        seat, kind = seat_of(event), KIND_OF[key_at(event.facts, "building")]
        street = self.streets[seat]
        paid = number_at(event.facts, "price") - number_at(event.facts, "goods")
        self.more[Part("hand", seat)] -= paid + (kind != CATHEDRAL)  # which lies on the table
        if "over" in event.facts:
            yield from self._built_over(seat, kind, KIND_OF[key_at(event.facts, "over")])
        elif street and street[-1].kind == kind:
            street.pop()
            yield Part("plot", seat, len(street))

    def _built_over(self, seat: Seat, kind: Kind, over: Kind) -> _Parts:
        street = self.streets[seat]
        for position, slot in enumerate(street):
            if slot.kind == kind and slot.under[-1:] == (over,):
                street[position] = slot._replace(kind=over, under=slot.under[:-1])
                yield Part("plot", seat, position)
                return

    def produced(self, event: Event) -> _Parts:
        return self._goods(event, now=True)

    def sold(self, event: Event) -> _Parts:
        self.more[Part("hand", seat_of(event))] += number_at(event.facts, "count")
        return self._goods(event, now=False)

    def _goods(self, event: Event, *, now: bool) -> _Parts:
        """Return the plots that got or lost a good; plots that are marked anyway come first."""
        seat = seat_of(event)
        street = self.streets[seat]
        for key in keys_at(event.facts, "buildings"):
            plots = [
                Part("plot", seat, position)
                for position, slot in enumerate(street)
                if slot.kind == KIND_OF[key] and slot.loaded == now
            ]
            if plots:
                plot = max(plots, key=lambda part: (part in self._marked, part.position))
                street[plot.position] = street[plot.position]._replace(loaded=not now)
                self.more[plot] += 1 if now else -1
                yield plot

    def role_taken(self, event: Event) -> _Parts:
        if self._this_round:
            yield Part("role", ROLE_KEYS.index(key_at(event.facts, "role")))

    def tile_turned(self, _: Event) -> _Parts:
        yield Part("prices")

    def drew(self, event: Event) -> _Parts:
        yield self._hand(seat_of(event), number_at(event.facts, "count"))

    def gold_mine(self, event: Event) -> _Parts:
        if "taken" in event.facts:
            yield self._hand(seat_of(event), 1)

    def goldsmith(self, event: Event) -> _Parts:
        if taken := number_at(event.facts, "taken"):
            yield self._hand(seat_of(event), taken)

    def customs_filled(self, event: Event) -> _Parts:
        street = self.streets[seat_of(event)]
        for position, slot in enumerate(street):
            if slot.kind == CUSTOMS_OFFICE and slot.loaded:
                street[position] = slot._replace(loaded=False)
                plot = Part("plot", seat_of(event), position)
                self.more[plot] += 1
                yield plot

    def counted(self, event: Event) -> _Parts:
        for seat, count in counts_of(event):
            if count:
                yield self._hand(seat, -count if event.kind == "hands_settled" else count)

    def _hand(self, seat: Seat, count: int) -> Part:
        """Return the hand of a seat that has so many cards more."""
        hand = Part("hand", seat)
        self.more[hand] += count
        return hand


def seat_of(event: Event) -> Seat:
    """Return the seat of an event."""
    return number_at(event.facts, "seat")


def counts_of(event: Event) -> list[tuple[Seat, int]]:
    """Return the seats of an event, each with its number of cards."""
    return counts_at(event.facts)


_READ: Final = {
    "built": _Unwinding.built,
    "produced": _Unwinding.produced,
    "sold": _Unwinding.sold,
    "role_taken": _Unwinding.role_taken,
    "tile_turned": _Unwinding.tile_turned,
    "drew": _Unwinding.drew,
    "gold_mine": _Unwinding.gold_mine,
    "goldsmith": _Unwinding.goldsmith,
    "customs_filled": _Unwinding.customs_filled,
    "councillor_kept": _Unwinding.counted,
    "hands_settled": _Unwinding.counted,
}
