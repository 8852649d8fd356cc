"""A server's tables: the longest pages fit, and no table of a page is cut off."""

from dataclasses import replace

import pytest

from bot.service.noticeboards import MOST_LISTED, MOST_RESULTS, Page
from bot.service.server_tables import PAGE, Glance, ServerPage
from bot.text import texts
from bot.ui import noticeboards, server_tables
from rules.registry import GAMES
from tests.bot.ui.tables import table_of
from tests.limits.test_messages import fits, in_every_language


def longest(status: str) -> list[Glance]:
    """Tables with the most people and the longest names, all of whom are waited for."""
    found: list[Glance] = []
    for number, game in enumerate([*GAMES.values()] * PAGE):
        seats = max(game.seats)
        table = table_of(game, seats, tuple(range(seats)) if status == "running" else ())
        found.append(Glance(replace(table, id=table.id + number, status=status), 99))
    return found


@in_every_language
@pytest.mark.parametrize("status", ["lobby", "running"])
def test_a_page_has_each_of_its_tables_with_a_button(language: str, status: str) -> None:
    words, glances = texts(language), tuple(longest(status)[:PAGE])
    page = ServerPage(glances, 1, 3, 30, tuple(GAMES))
    sheet = server_tables.build(page, GAMES, words, 1)
    fits(sheet)
    shown = str(sheet.view().to_components())
    assert shown.count("https://discord.com/channels/") >= PAGE
    ways = [words.say(f"button-{each}") for each in ("board", "table", "join")]
    assert sum(shown.count(f"'{way}'") for way in ways) >= PAGE
    assert f"'{words.say('button-older')}'" in shown


@in_every_language
def test_the_standing_page_fits_too(language: str) -> None:
    words = texts(language)
    lobbies, running = (tuple(longest(each)[:MOST_LISTED]) for each in ("lobby", "running"))
    over = [replace(each.table, status="finished") for each in running]
    seats = [tuple(replace(seat, rank=1) for seat in each.seats) for each in over]
    results = [replace(each, seats=won) for each, won in zip(over, seats, strict=True)]
    page = Page(lobbies, running, 999, tuple(results[:MOST_RESULTS]), language)
    sheet, _ = noticeboards.build(page, words)
    fits(sheet)
    shown = str(sheet.view().to_components())
    links = shown.count("https://discord.com/channels/")
    assert links == 2 * MOST_LISTED + MOST_RESULTS
    assert words.say("button-heretables") in shown
