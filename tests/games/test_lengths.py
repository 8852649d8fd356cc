"""A post stays short: its title, whose move it is, and a few small lines."""

import pytest

from bot.ui.happening import LINES
from rules.registry import GAMES
from tests.games.lengths import lengths

HEAD = 2


@pytest.mark.proof
@pytest.mark.parametrize("key", GAMES)
def test_posts_of_a_whole_game_are_short(key: str) -> None:
    found = list(lengths(GAMES[key], max(GAMES[key].seats), 1, "de"))
    assert max(each.lines for each in found) == HEAD + LINES
