"""Pages of a table's log: the part of the journal that a reader may know and asks for.

A page holds 20 events that its reader may know. If journal entries were counted, pages would shift
with the sealed answers of others; and the entries have no numbers, since gaps would give away
others' private events. Pages are counted from the beginning, so new events move none of them, and
the newest page holds the remainder. A click reads the events of the whole journal and puts one page
into words, which costs more than the reading.

Filters, too, only use what the reader may know: the rounds are those of the events that they see,
and what a player did is what these events say of that seat. Neither depends on the order of secret
answers, or on the entry in which all were revealed.

Happenings at seats (`bot/storage/happenings.py`) are told in their place between the events of the
game. They are no part of the journal, which can be replayed without them.
"""

from bisect import bisect_right
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from bot.engine.model import EVERYTHING, LogPage, Wanted, table_info
from bot.storage.rows import Happened, Logged, SeatRow, Stored
from rules.event import Event, Seat

PAGE: Final = 20
"""The number of events on a page of the log; the newest page has up to twice as many."""
OPENING: Final = "round_began"
"""The kind of event that begins a round, in every game that tells it."""


class _Line(NamedTuple):
    """A line of the log, with its entry of the journal and its round."""

    number: int
    round: int
    told: Event | Happened


def page(
    stored: Stored,
    own: SeatRow | None,
    told: Sequence[Logged],
    number: int | None = None,
    wanted: Wanted = EVERYTHING,
    *,
    by_plan: Collection[int] = (),
    happened: Sequence[Happened] = (),
) -> LogPage:
    """Return a page of the events that a reader may know (`told`) and of happenings at seats; `own`
    is the reader's.

    For None and for pages that do not exist this is the newest page, which is never nearly empty. A
    seat or a round that does not exist filters nothing out.
    """
    lines = _lines(told, happened)
    rounds = tuple(sorted({line.round for line in lines} - {0}))
    seat = wanted.seat if wanted.seat in range(len(stored.seats)) else None
    wanted = Wanted(seat, wanted.round if wanted.round in rounds else 0)
    found = [
        line
        for line in lines
        if wanted.round in (0, line.round) and _is_wanted(line.told, wanted.seat)
    ]
    pages = max(1, len(found) // PAGE)
    at = pages - 1 if number is None else min(number, pages - 1)
    shown = found[at * PAGE : None if at == pages - 1 else (at + 1) * PAGE]
    last_move = None if own is None or stored.table.status != "running" else own.last_move
    return LogPage(
        table=table_info(stored),
        events=tuple(line.told for line in shown),
        fresh=0 if last_move is None else sum(line.number >= last_move for line in shown),
        page=at,
        pages=pages,
        planned=frozenset(
            place
            for place, line in enumerate(shown)
            if line.number in by_plan and isinstance(line.told, Event)
        ),
        wanted=wanted,
        rounds=rounds,
        openings=tuple([each.event for each in told if each.event.kind == OPENING]),
    )


def _lines(told: Sequence[Logged], happened: Sequence[Happened]) -> list[_Line]:
    """Return everything in order; a happening at a seat belongs to the round before it."""
    pairs = zip(told, numbered(told), strict=True)
    lines = [_Line(each.number, round_, each.event) for each, round_ in pairs]
    for each in happened:
        place = bisect_right(lines, each.number, key=_number)
        round_ = lines[max(place - 1, 0)].round if lines else 0
        lines.insert(place, _Line(each.number, round_, each))
    return lines


def _number(line: _Line) -> int:
    return line.number


def numbered(told: Sequence[Logged]) -> list[int]:
    """Number the round of each event, from 1; 0 for all if the first ones are not known.

    Rounds are counted in sequence, because some games restart their numbers in each part. Events
    before the first round belong to it.
    """
    numbers, number, before = list[int](), 0, None
    for each in told:
        if each.round is None:
            return [0] * len(told)
        now = max(each.round, 1)
        number, before = number + (now != before), now
        numbers.append(number)
    return numbers


def _is_wanted(event: Event | Happened, seat: Seat | None) -> bool:
    """Whether an event says what this seat did (None: any), or tells it to them alone."""
    if seat is None:
        return True
    if isinstance(event, Happened):
        return event.seat == seat
    seats = event.facts.get("seats", ())
    named = isinstance(seats, tuple) and seat in seats
    return named or event.facts.get("seat") == seat or event.audience == (seat,)
