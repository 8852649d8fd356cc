"""Who came in where, once those who resigned are put behind those who stayed."""

from collections.abc import Sequence

from bot.storage.rows import SeatRow


def standings(ranks: Sequence[int], seats: Sequence[SeatRow]) -> tuple[int, ...]:
    """Return the final rank of each seat.

    `ranks` are those of the game. Seats that stayed keep their order and their ties; those who
    resigned follow, the last to resign first.
    """
    stayed = [ranks[seat.seat] for seat in seats if seat.resigned_at is None]
    left = [seat.resigned_at for seat in seats if seat.resigned_at is not None]
    return tuple(_rank(ranks[seat.seat], seat.resigned_at, stayed, left) for seat in seats)


def _rank(rank: int, resigned_at: int | None, stayed: Sequence[int], left: Sequence[int]) -> int:
    if resigned_at is None:
        return 1 + sum(other < rank for other in stayed)
    return 1 + len(stayed) + sum(other > resigned_at for other in left)
