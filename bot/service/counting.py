"""Finished games that count for ratings: which, for which people, in which order. The only rule.

Only games among people count, to be rated and without hints, that were played to their end.

| A person | counts | and ranks |
|---|---|---|
| stayed from the beginning to the end | always | as the game says |
| resigned | always | behind all who stayed |
| sat there to the end, but computers answered for them more often than they did | always | so too |
| handed the seat on, or lost it to another person | after two rounds | so too |
| took the seat over | after two rounds | like any other person in that seat |

"After two rounds" means that this person has answered in two rounds or more. Of the people who
left, the later ranks higher.

If no more than one person has stayed, the game is a walkover. Then each person counts only after
two rounds. It is not rated at all if two of its people have had two walkovers within 30 days.

A game in which fewer than two people count is called off: it is rated for no one. All this depends
only on stored data, so recounting games in the order of their ends gives the same result.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import timedelta
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.storage.rows import FormerRow, SeatRow, TableRow
from rules.event import Seat
from rules.ranking import ranked

LEAST_ROUNDS: Final = 2
LEAST_PEOPLE: Final = 2
MOST_WALKOVERS: Final = 2
WALKOVERS_WITHIN: Final = timedelta(days=30)

Verdict: TypeAlias = Literal["rated", "unrated", "called_off", "often"]
"""The verdict on a game: its terms, too few people or too many walkovers may exclude it."""

Answers: TypeAlias = Mapping[tuple[Seat, int | None], Sequence[int]]
"""The round of each answer, by the seat and the person who gave it, None for computers."""


class Counted(NamedTuple):
    """A person a game counts for.

    seat       where they sit at the end; None if another person does
    left_at    the version at which they left, None if they stayed
    rounds     the number of rounds in which they answered; answers before the first round count for
               none
    """

    user_id: int
    seat: SeatRow | None
    left_at: int | None
    rounds: int


def by_terms(table: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether a finished game may count by its terms and its first players."""
    return table.rated and not table.hints and all(seat.user_id is not None for seat in seats)


def counted(
    seats: Sequence[SeatRow], former: Sequence[FormerRow], answers: Answers
) -> tuple[list[Counted], bool]:
    """Return the people a game counts for, and whether it is a walkover."""
    seated, handed_on = {seat.user_id for seat in seats}, {row.seat for row in former}
    holders = [_holder(seat, answers, newcomer=seat.seat in handed_on) for seat in seats]
    walkover = sum(each.left_at is None for each in holders) <= 1
    gone = [_former(row, answers) for row in former if row.user_id not in seated]
    always = set[int]() if walkover else {seat.seat for seat in seats} - handed_on
    people = [
        each
        for each in (*holders, *gone)
        if each.rounds >= LEAST_ROUNDS or (each.seat is not None and each.seat.seat in always)
    ]
    return people, walkover


def ranks(people: Sequence[Counted]) -> tuple[int, ...]:
    """Return the rank of each person a game counts for."""
    return ranked([_merit(each) for each in people])


def verdict(people: Collection[Counted], *, often: bool) -> Verdict:
    """Judge a game that counts by its terms; `often`: it is one walkover too many."""
    if len(people) < LEAST_PEOPLE:
        return "called_off"
    return "often" if often else "rated"


def _holder(seat: SeatRow, answers: Answers, *, newcomer: bool) -> Counted:
    """Judge the person who holds a seat at the end, or has resigned it last."""
    assert seat.user_id is not None, "only people played"
    own, by_computers = own_and_for(seat, answers, newcomer=newcomer)
    left_at = seat.resigned_at
    if left_at is None and len(by_computers) > len(own):
        left_at = seat.moved_at
    return Counted(seat.user_id, seat, left_at, _rounds(own))


def own_and_for(
    seat: SeatRow, answers: Answers, *, newcomer: bool
) -> tuple[Sequence[int], Sequence[int]]:
    """Return the rounds of the answers of a seat's person, and of those by computers for them.

    Computers' answers before a newcomer's first one were not for them.
    """
    own = answers.get((seat.seat, seat.user_id), ())
    since = min(own, default=0) if newcomer else 0
    return own, [each for each in answers.get((seat.seat, None), ()) if each >= since]


def _former(row: FormerRow, answers: Answers) -> Counted:
    own = answers.get((row.seat, row.user_id), ())
    return Counted(row.user_id, None, row.left_at, _rounds(own))


def _rounds(own: Sequence[int]) -> int:
    return len(set(own) - {0})


def _merit(person: Counted) -> tuple[bool, int]:
    """Compare people: those who stayed by their ranks, those who left by their time."""
    if person.left_at is not None:
        return False, person.left_at
    assert person.seat is not None, "who stayed has a seat"
    assert person.seat.rank is not None, "the game is over"
    return True, -person.seat.rank
