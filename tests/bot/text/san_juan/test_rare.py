"""What random games hardly ever show, led there by hand: the Library of two, a late Cathedral."""

from rules.san_juan import GAME
from tests.bot.text.pages import happened
from tests.bot.text.san_juan.words import PLAYERS, book
from tests.rules.san_juan.given import given, seat


def test_the_library_of_two_is_asked_about() -> None:
    table = given(seat(built="library"), role="prospector")
    decision = table.asked(0)

    assert book("en").ask(decision) == (
        "Double the privilege of the Prospector with your Library? You have one use this round."
    )
    assert book("de").ask(decision) == (
        "Mit der Bibliothek das Privileg verdoppeln (Goldsucher)? Das geht einmal je Runde."
    )


def test_with_goods_it_is_told_what_uses_it() -> None:
    table = given(
        seat(built="library sugar_mill indigo_plant indigo_plant"), seat(), role="producer"
    )
    [remark] = GAME.remarks(table.sees(0), ())

    assert book("en").remark(remark, PLAYERS) == (
        "All 3 goods use up your Library for this round; "
        "with fewer, it can still double your other role."
    )
    assert book("de").remark(remark, PLAYERS) == (
        "Mit allen 3 Waren ist deine Bibliothek für diese Runde genutzt; "
        "mit weniger kann sie noch deine andere Rolle verdoppeln."
    )


def test_all_are_warned_of_a_standstill() -> None:
    warning = happened("cards_gone")

    assert book("en").event(warning, PLAYERS) == (
        "No cards are left: if nobody builds in this round and none come back, the game ends."
    )
    assert book("de").event(warning, PLAYERS) == (
        "Es gibt keine Karten mehr: Baut in dieser Runde niemand und kommen keine zurück, "
        "endet das Spiel."
    )


def test_who_comes_too_late_for_the_cathedral_is_told_of() -> None:
    late = happened("came_too_late", seat=1)

    assert book("en").event(late, PLAYERS) == (
        "Ben comes too late for the Cathedral, and keeps all cards."
    )
    assert book("de").event(late, PLAYERS) == (
        "Ben kommt für die Kathedrale zu spät und behält alle Karten."
    )


def test_who_is_dealt_nothing_is_told_so() -> None:
    """RULES.md 6.2: deck and discard pile are used up."""
    table = given(seat("smithy"), seat("hero"), rest="chapel", role="councillor")
    dealt = [event for event in table.told if event.kind == "councillor_dealt"]
    assert len(dealt) == 2

    for event in dealt:
        assert book("en").event(event, PLAYERS) == "No card was left to be dealt to you."
        assert book("de").event(event, PLAYERS) == "Für dich war keine Karte mehr da."
