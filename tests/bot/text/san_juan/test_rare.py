"""Rare situations, set up by hand: the Library of two, a late Cathedral."""

from collections.abc import Iterator

from rules.san_juan import GAME
from tests.bot.text.agreeing import Said, scenes
from tests.bot.text.pages import happened
from tests.bot.text.san_juan.words import PLAYERS, book
from tests.conftest import Approve
from tests.rules.san_juan.given import given, seat


def the_library_of_two_is_asked_about(language: str) -> Iterator[Said]:
    table = given(seat(built="library"), role="prospector")
    decision = table.asked(0)

    yield book(language).ask(decision)


def with_goods_it_is_told_what_uses_it(language: str) -> Iterator[Said]:
    table = given(
        seat(built="library sugar_mill indigo_plant indigo_plant"), seat(), role="producer"
    )
    [remark] = GAME.remarks(table.sees(0), ())

    yield book(language).remark(remark, PLAYERS)


def all_are_warned_of_a_standstill(language: str) -> Iterator[Said]:
    warning = happened("cards_gone")

    yield book(language).event(warning, PLAYERS)


def who_comes_too_late_for_the_cathedral_is_told_of(language: str) -> Iterator[Said]:
    late = happened("came_too_late", seat=1)

    yield book(language).event(late, PLAYERS)


def who_is_dealt_nothing_is_told_so(language: str) -> Iterator[Said]:
    """RULES.md 6.2: deck and discard pile are used up."""
    table = given(seat("smithy"), seat("hero"), rest="chapel", role="councillor")
    dealt = [event for event in table.told if event.kind == "councillor_dealt"]
    assert len(dealt) == 2

    for event in dealt:
        yield book(language).event(event, PLAYERS)


SCENES = (
    the_library_of_two_is_asked_about,
    with_goods_it_is_told_what_uses_it,
    all_are_warned_of_a_standstill,
    who_comes_too_late_for_the_cathedral_is_told_of,
    who_is_dealt_nothing_is_told_so,
)


def test_rare(language: str, approved: Approve) -> None:
    approved(scenes(language, SCENES))
