"""Pages of a table's log: what one reader may know of the journal, and of that what they ask for.

A page holds 20 events as its reader knows the log. Counted by entries of the journal, pages would
shift with the sealed answers of others; and the entries have no numbers, since gaps would tell of
others' private events. Pages are counted from the beginning, so nothing new moves one, and what
does not fill a page stands on the newest. A click reads the events of the whole journal and puts
one page into words; the words cost more than the reading.

What is asked for is found in what its reader may know, too: the rounds are those of the events that
they see, and what somebody did is what these say of that seat. Who answered last in secret, and in
which entry the answers of all were opened together, counts for neither.
"""

from collections.abc import Collection, Sequence
from typing import Final

from bot.service.model import EVERYTHING, LogPage, Wanted, table_info
from bot.storage.rows import Logged, SeatRow, Stored
from rules.event import Event, Seat

PAGE: Final = 20
"""How many events a page of the log holds; the newest page has up to twice as many."""


def page(
    stored: Stored,
    own: SeatRow | None,
    told: Sequence[Logged],
    number: int | None = None,
    wanted: Wanted = EVERYTHING,
    by_plan: Collection[int] = (),
) -> LogPage:
    """Cut a page out of what somebody may know (`told`); `own` is their seat.

    The newest page, which is never nearly empty, for None and for pages that are not there. A seat
    or a round that is not there leaves nothing out.
    """
    numbers = numbered(told)
    rounds = tuple(sorted({*numbers} - {0}))
    seat = wanted.seat if wanted.seat in range(len(stored.seats)) else None
    wanted = Wanted(seat, wanted.round if wanted.round in rounds else 0)
    found = [
        each
        for each, number in zip(told, numbers, strict=True)
        if wanted.round in (0, number) and _is_wanted(each.event, wanted.seat)
    ]
    pages = max(1, len(found) // PAGE)
    at = pages - 1 if number is None else min(number, pages - 1)
    shown = found[at * PAGE : None if at == pages - 1 else (at + 1) * PAGE]
    last_move = None if own is None or stored.table.status != "running" else own.last_move
    return LogPage(
        table=table_info(stored),
        events=tuple(each.event for each in shown),
        fresh=0 if last_move is None else sum(each.number >= last_move for each in shown),
        page=at,
        pages=pages,
        planned=frozenset(place for place, each in enumerate(shown) if each.number in by_plan),
        wanted=wanted,
        rounds=rounds,
    )


def numbered(told: Sequence[Logged]) -> list[int]:
    """Number the round of each event, from 1; 0 for all where the first are not known.

    They are counted as they came: some games count them anew in each part. What comes before the
    first belongs to it.
    """
    numbers, number, before = list[int](), 0, None
    for each in told:
        if each.round is None:
            return [0] * len(told)
        now = max(each.round, 1)
        number, before = number + (now != before), now
        numbers.append(number)
    return numbers


def _is_wanted(event: Event, seat: Seat | None) -> bool:
    """Whether an event says what this seat did (None: any), or tells it to them alone."""
    if seat is None:
        return True
    seats = event.facts.get("seats", ())
    named = isinstance(seats, tuple) and seat in seats
    return named or event.facts.get("seat") == seat or event.audience == (seat,)
