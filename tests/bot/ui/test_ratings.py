"""The leaders of a game: its buttons turn to the pages that there are."""

import pytest

from bot.engine.model import LeaderPage
from bot.text import texts
from bot.ui import ratings
from bot.ui.ids import read
from tests.games import GAMES
from tests.limits.message import BUTTON, walk


@pytest.mark.parametrize(
    ("page", "more", "leads"), [(0, False, []), (0, True, [1]), (2, True, [1, 3]), (3, False, [2])]
)
def test_buttons_turn_to_the_page_before_and_after(page: int, more: bool, leads: list[int]):
    game, *_ = games = list(GAMES)
    shown = LeaderPage(game, (), page, first=1, more=more)
    sheet = ratings.leaders(shown, games, texts("en"), 5)
    found = [
        read(each["custom_id"])
        for each in walk(sheet.view().to_components())
        if each["type"] == BUTTON
    ]
    assert [(each.action, each.page) for each in found if each] == [
        (ratings.PAGE, to) for to in leads
    ]
