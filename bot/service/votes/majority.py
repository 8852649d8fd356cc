"""The voters of a vote; when it is decided, and how. Only this module knows.

Pure functions of seats, voters, answers, and whether time is up. All seated people may vote, also
while a computer stands in for them, but not about themselves.

A seat that has run out of time: the others choose between waiting, one move of the computer, a
computer until the person is back, a substitute, and the end of the table. An answer of more than
half of all voters is carried out at once. When time is up, the most votes win; a tie means wait.
Without a ballot it stays open, and its voters are asked again (`votes.py`). Ending the table always
takes more than half; otherwise they wait then, too. A single voter cannot open another person's
seat: if there is only one, *substitute* is not among the answers.

A proposal (the end of the table, another clock, an offer, a leave) needs the yes of more than half
of all voters. It is over as soon as it has that, or can no longer get it; when three days are over,
the answer is no. Two need the yes of all. One is undoing moves: each of them has seen or done
something since. The other is another place: each of them has to find it and is seen there. A single
no ends these. If no voter is left, nothing happens.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, TypeAlias

from bot.storage.rows import SeatRow
from rules.event import Seat

YES: Final = "yes"
NO: Final = "no"
WAIT: Final = "wait"
MOVE: Final = "move"
COMPUTER: Final = "computer"
SUBSTITUTE: Final = "substitute"
ABORT: Final = "abort"

MOOT: Final = "moot"
"""The outcome of a vote whose question has become moot."""

Rule: TypeAlias = Callable[[Counter[str], int, bool], str | None]
"""Returns the winning answer, None while the vote is undecided: from the count of each, the number
of voters, and whether time is up.
"""


def voters_of(seat: Seat | None, seats: Sequence[SeatRow]) -> tuple[int, ...]:
    """Return the voters about a seat, or about the table: all people with any other seat."""
    return tuple(
        each.user_id
        for each in seats
        if each.user_id is not None and each.resigned_at is None and each.seat != seat
    )


def decided(
    rule: Rule, voters: Collection[int], answers: Mapping[int, str], *, closing: bool
) -> str | None:
    """Return the winning answer; None while the vote is undecided.

    `answers` are by person; only those of the `voters` count. `closing`: time is up.
    """
    given = Counter(answers[voter] for voter in voters if voter in answers)
    return rule(given, len(voters), closing)


def by_majority(given: Counter[str], voters: int, closing: bool) -> str | None:
    """Decide a proposal: more than half of all voters say yes, or it is refused."""
    if _is_majority(given[YES], voters):
        return YES
    lost = not _is_majority(voters - given[NO], voters)
    return NO if closing or lost else None


def by_all(given: Counter[str], voters: int, closing: bool) -> str | None:
    """Decide a proposal that a single no refuses."""
    if not voters or given[NO]:
        return NO
    if given[YES] == voters:
        return YES
    return NO if closing else None


def by_most(given: Counter[str], voters: int, closing: bool) -> str | None:
    """Decide about a seat: by more than half at once, by most when time is up."""
    for answer, count in given.items():
        if _is_majority(count, voters):
            return answer
    return _most(given) if closing and given else None


def _most(given: Counter[str]) -> str:
    """Return the answer with the most votes, if that is enough for it."""
    (first, most), (_, next_most) = (*given.most_common(2), (WAIT, 0))[:2]
    return WAIT if most == next_most or first == ABORT else first


def _is_majority(count: int, voters: int) -> bool:
    return 2 * count > voters
