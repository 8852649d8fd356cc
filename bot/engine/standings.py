"""The final ranking, with resigned players behind those who stayed."""

from collections.abc import Sequence

from bot.storage.rows import SeatRow
from rules.game import Outcome
from rules.ranking import ranked


def final_ranks(outcome: Outcome | None, seats: Sequence[SeatRow]) -> tuple[int, ...]:
    """Return the final rank of each seat, by the game's outcome.

    None: all people but one have resigned. That person is first. Computers that played from the
    beginning share the next place, because their result is unknown.
    """
    if outcome is not None:
        return standings(outcome.ranks, seats)
    return standings([1 if seat.user_id is not None else 2 for seat in seats], seats)


def standings(ranks: Sequence[int], seats: Sequence[SeatRow]) -> tuple[int, ...]:
    """Return the final rank of each seat.

    `ranks` are those of the game. Seats that stayed keep their order and their ties; those who
    resigned follow, the last to resign first.
    """
    return ranked([_merit(ranks[seat.seat], seat.resigned_at) for seat in seats])


def _merit(rank: int, resigned_at: int | None) -> tuple[bool, int]:
    return (True, -rank) if resigned_at is None else (False, resigned_at)
