"""What people press: counted as panels offer it, and not more than is promised."""

from collections.abc import Mapping
from typing import Any

import pytest
from click.testing import CliRunner

from bot.ui.question import Question
from rules.decision import Choice, Decision
from rules.registry import GAMES
from tools.bench.presses import DECISIONS, MOST, command, counted, presses

FEW, MANY = tuple("abc"), tuple(map(str, range(30)))


@pytest.mark.parametrize(
    ("options", "least", "most", "choice", "state", "final", "count"),
    [
        (FEW, 1, 1, (1,), {}, False, 1),  # a button
        (FEW, 1, 1, (1,), {}, True, 2),  # and Confirm
        (FEW, 1, 1, (1,), {"confirm": True}, True, 2),
        (FEW, 0, 1, (), {}, False, 1),  # Decline
        (FEW, 0, 1, (), {}, True, 2),
        (FEW, 1, 1, (1,), {"pictured": False}, False, 2),  # open the menu, choose
        (FEW, 1, 1, (1,), {"pictured": False, "confirm": True}, False, 3),
        (FEW, 0, 2, (0, 2), {}, False, 5),  # open it, choose twice, close it, Confirm
        (MANY, 1, 1, (27,), {}, False, 3),  # the other page
        (MANY, 2, 2, (1, 27), {}, False, 8),
        (FEW, 2, 2, (0, 1), {"keeps": True}, False, 1),  # the one that stays
    ],
)
def test_each_way_to_answer_has_its_presses(
    options: tuple[str, ...],
    least: int,
    most: int,
    choice: Choice,
    state: Mapping[str, Any],
    final: bool,
    count: int,
) -> None:
    decision = Decision(0, "pay", options, least, most)
    assert presses(Question(decision, (), 1, 1, **state), choice, final=final) == count


@pytest.mark.parametrize("key", GAMES)
def test_no_game_asks_for_more_presses_than_is_promised(key: str) -> None:
    game = GAMES[key]
    decisions, before, now = counted(game, max(game.seats), range(3))
    assert DECISIONS * now / decisions <= MOST
    assert now < before * 2 / 3


def test_the_command_tells_all_games_and_the_budget() -> None:
    told = CliRunner().invoke(command, ["--games", "1"])
    assert told.exit_code == 0, told.output
    assert all(key in told.output for key in ("san_juan", "san_marco"))
    assert "met" in told.output
