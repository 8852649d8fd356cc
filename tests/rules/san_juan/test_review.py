"""Cases that a second reading of the rules found: each failed once."""

from rules.match import Move, play, take_back
from rules.san_juan import GAME
from tests.rules.san_juan.given import NEW, Table, next_round, seat


def move(table: Table, seat: int, *picked: int) -> Move:
    return play(GAME, table.state, seat, picked)


# --- taking back across the Office (RULES.md 3.1) ------------------------------------------------


def test_to_exchange_nothing_is_final_once_another_has_decided_on_it() -> None:
    """What follows the Office is asked only after it, and could not stand without it."""
    table = next_round(
        seat("smithy well", "indigo_plant office"),
        seat("quarry", "indigo_plant chapel"),
        seat("quarry", "indigo_plant chapel"),
        variant=NEW,
    )
    moves = [move(table, 0)]
    assert take_back(moves, 0) == 0, "while it is the newest choice"

    moves.append(move(table, 1, 0))

    assert take_back(moves, 0) is None
