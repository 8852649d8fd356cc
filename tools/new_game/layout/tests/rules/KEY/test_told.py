"""Everything that TITLE tells before a choice is what then happens."""

from typing import Final

import pytest

from rules.KEY import GAME
from tests.contract.told import Proofs, Told, nothing_more, prove_all
from tests.contract.walks import walk


def _card(told: Told) -> None:
    assert told.option == f"card:{told.value}"


def _points(told: Told) -> None:
    """The points for the winner of this round."""
    assert told.value == told.state.round


PROOFS: Final[Proofs] = {"lay.card": _card, "lay.points": _points}


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_that_is_told_is_true(seats: int) -> None:
    assert set(prove_all(walk(GAME, seats, 1), PROOFS, nothing_more, 12)) == set(PROOFS)
