"""The leaders of a game: its buttons turn to existing pages."""

import pytest

from bot.engine.model import LeaderPage, Profile, UserInfo
from bot.storage.reliability import Stays
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


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Stayed to the end: 47 of 50"), ("de", "Bis zum Ende geblieben: 47 von 50")],
)
def test_a_profile_says_how_often_its_person_stayed(language: str, told: str):
    for stays, says in ((Stays(50, 47), True), (None, False)):
        shown = Profile(7, (), (), stays=stays)
        sheet = ratings.profile(shown, "Ada", None, texts(language), UserInfo(7))
        said = [each["content"] for each in walk(sheet.view().to_components()) if "content" in each]
        assert any(told in line for line in said) is says
