"""Pages of a table's log: what one reader may know of the journal and asks for.

A page holds 20 events that its reader may know. If journal entries were counted, pages would shift
with the sealed answers of others; and the entries have no numbers, since gaps would give away
others' private events. Pages are counted from the beginning, so new events move none of them, and
what does not fill a page is on the newest. A click reads the events of the whole journal and puts
one page into words; the words cost more than the reading.

Filters, too, only use what the reader may know: the rounds are those of the events that they see,
and what a player did is what these events say of that seat. Neither depends on who was the last to
answer in secret, or in which entry all answers were opened together.
"""

from collections.abc import Collection, Sequence
from typing import Final

from bot.engine.model import EVERYTHING, LogPage, Wanted, table_info
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
    """Return a page of what a reader may know (`told`); `own` is their seat.

    For None and for pages that do not exist this is the newest page, which is never nearly empty. A
    seat or a round that does not exist filters nothing out.
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
    """Number the round of each event, from 1; 0 for all if the first ones are not known.

    Rounds are counted as they came: some games number them anew in each part. Events before the
    first round belong to it.
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
