"""The rule by which finished games count for ratings: its table of cases."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pytest

from bot.service import counting
from bot.storage.rows import FormerRow, SeatRow

ADA, BEN, CLEO, DAN = 11, 12, 13, 14
MANY = (0, 1, 1, 2, 3)
SETUP_AND_ONE = (0, 1, 1)


Answers = Mapping[tuple[int, int | None], Sequence[int]]


class Case(NamedTuple):
    """Seats as (person, rank, resigned at), people who handed one over, answers, verdict."""

    seats: Sequence[tuple[int, int, int | None]]
    former: Sequence[FormerRow]
    answers: Answers
    ranks: dict[int, int]
    walkover: bool = False


ALL: Answers = {(0, ADA): MANY, (1, BEN): MANY}

CASES = {
    "stayed": Case([(ADA, 2, None), (BEN, 1, None)], [], ALL, {ADA: 2, BEN: 1}),
    "stayed, though computers answered once": Case(
        [(ADA, 2, None), (BEN, 1, None)], [], {**ALL, (1, None): [3]}, {ADA: 2, BEN: 1}
    ),
    "resigned at once, others play on": Case(
        [(ADA, 1, None), (BEN, 2, None), (CLEO, 3, 4)], [], {}, {ADA: 1, BEN: 2, CLEO: 3}
    ),
    "resigned later, ranks higher": Case(
        [(ADA, 2, None), (BEN, 1, None), (CLEO, 4, 4), (DAN, 3, 9)],
        [],
        {},
        {ADA: 2, BEN: 1, CLEO: 4, DAN: 3},
    ),
    "let computers play": Case(
        [(ADA, 1, None), (BEN, 2, None), (CLEO, 3, None)],
        [],
        {(0, ADA): [1], (0, None): [2, 3]},
        {ADA: 3, BEN: 1, CLEO: 2},
    ),
    "handed a lost seat on": Case(
        [(ADA, 1, None), (CLEO, 2, None)],
        [FormerRow(1, BEN, 20)],
        {**ALL, (1, CLEO): SETUP_AND_ONE},
        {ADA: 1, BEN: 2},
    ),
    "handed on, and the newcomer played": Case(
        [(ADA, 1, None), (CLEO, 2, None)],
        [FormerRow(1, BEN, 20)],
        {**ALL, (1, CLEO): (4, 5)},
        {ADA: 1, CLEO: 2, BEN: 3},
    ),
    "handed on before two rounds": Case(
        [(ADA, 2, None), (CLEO, 1, None)],
        [FormerRow(1, BEN, 2)],
        {(0, ADA): MANY, (1, BEN): SETUP_AND_ONE, (1, CLEO): (2, 3)},
        {ADA: 2, CLEO: 1},
    ),
    "took over from a computer": Case(
        [(ADA, 1, None), (CLEO, 2, None)],
        [FormerRow(1, BEN, 4)],
        {(0, ADA): MANY, (1, None): (1, 2, 3), (1, CLEO): (4, 5)},
        {ADA: 1, CLEO: 2},
    ),
    "took over, and let computers play": Case(
        [(ADA, 1, None), (CLEO, 2, None)],
        [FormerRow(1, BEN, 4)],
        {(0, ADA): MANY, (1, CLEO): (2, 3), (1, None): (1, 4, 5, 6)},
        {ADA: 1, CLEO: 2},
        walkover=True,
    ),
    "took the own seat back": Case(
        [(ADA, 1, None), (BEN, 2, None)], [FormerRow(1, BEN, 9)], ALL, {ADA: 1, BEN: 2}
    ),
    "was left alone": Case(
        [(ADA, 1, None), (BEN, 2, 30)], [], ALL, {ADA: 1, BEN: 2}, walkover=True
    ),
    "was left alone by one who had hardly begun": Case(
        [(ADA, 1, None), (BEN, 2, 3)], [], {(0, ADA): MANY}, {ADA: 1}, walkover=True
    ),
    "all left": Case([(ADA, 2, 30), (BEN, 1, 31)], [], ALL, {ADA: 2, BEN: 1}, walkover=True),
    "all left at once": Case([(ADA, 2, 3), (BEN, 1, 4)], [], {}, {}, walkover=True),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_players_a_game_counts_for_and_their_order(case: Case) -> None:
    seats = [
        SeatRow(seat, user_id, "P", rank=rank, resigned_at=resigned_at)
        for seat, (user_id, rank, resigned_at) in enumerate(case.seats)
    ]
    people, walkover = counting.counted(seats, case.former, case.answers)
    ranks = zip([each.user_id for each in people], counting.ranks(people), strict=True)
    assert (dict(ranks), walkover) == (case.ranks, case.walkover)
    called_off = counting.verdict(people, often=False) == "called_off"
    assert called_off == (len(case.ranks) < 2)
