"""What random games hardly ever show, led there by hand: a fifth goods card, somebody blocked, the
third expulsion, the second in an inner district. Tests of whole games leave these to this file.
"""

from bot.text import OptionText
from rules.goldene_stadt import GAME
from rules.goldene_stadt.components import COASTS, places_in
from tests.bot.text.goldene_stadt.words import PLAYERS, asked, book, option, sentences, why
from tests.rules.goldene_stadt.given import all_places, bidding, given, trader
from tests.rules.goldene_stadt.table import Table


def fifth_goods_card() -> Table:
    table = given(
        trader(hand="2 mountain", own="eagle_bay", goods="1 2 3 4"), market="5 6 7", seats=3
    )
    table.builds("copperdale")
    table.answers("goods:5")
    return table


def test_a_fifth_goods_card_is_one_too_many() -> None:
    table = fifth_goods_card()
    assert asked(table, "en") == "You may keep four goods cards. Which one leaves the game?"
    assert asked(table, "de") == "Vier Warenkarten darfst du behalten. Welche kommt aus dem Spiel?"
    assert option(table, "goods:2", "en") == OptionText("Silk and Incense", "")
    assert option(table, "goods:2", "de") == OptionText("Seide und Weihrauch", "")
    table.answers("goods:2")
    assert sentences(table, "en")[0] == "Ada removes a goods card from the game: Silk and Incense."
    assert sentences(table, "de")[0] == (
        "Ada nimmt eine Warenkarte aus dem Spiel: Seide und Weihrauch."
    )


def last_landing() -> Table:
    """Ada takes the last coast place; Ben's only neighbour is built on, so he is blocked."""
    taken = all_places(COASTS).split()
    taken.remove("greycliff")
    taken.remove("frostpoint")
    assert len(taken) == len(places_in(COASTS)) - 2
    table = given(
        trader(hand="coast", own=" ".join(taken[:7])),
        trader(own="frostpoint", letters=90),
        trader(hand="2 mountain", own=" ".join([*taken[7:], "silverpass"])),
        trader(own="ironfell"),
        left=1,
    )
    table.builds("greycliff")
    return table


def test_who_can_never_build_again_is_told_what_that_means() -> None:
    table = last_landing()
    assert sentences(table, "en")[2] == (
        "Ben can never build again: the game ends with this round, "
        "and whoever is blocked ranks behind all others."
    )
    assert sentences(table, "de")[2] == (
        "Ben kann nie mehr bauen: Mit dieser Runde endet das Spiel, "
        "und wer blockiert ist, liegt hinter allen anderen."
    )
    [remark] = GAME.remarks(table.view(1), ())
    assert book("en").remark(remark, PLAYERS) == (
        "You are blocked: you can never build again. The game ends with this round, "
        "and you rank behind all others who are not blocked."
    )
    assert book("de").remark(remark, PLAYERS) == (
        "Du bist blockiert: Du kannst nie mehr bauen. Das Spiel endet mit dieser Runde, "
        "und du liegst hinter allen anderen, die nicht blockiert sind."
    )
    for seat in (0, 2, 3, None):
        assert not GAME.remarks(table.view(seat), ())


def test_a_game_that_ends_as_somebody_is_blocked_says_so() -> None:
    table = last_landing()
    table.all_stop()
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert book("en").reason(outcome.reason) == (
        "Somebody could never build again, and the round is played to its end."
    )
    assert book("de").reason(outcome.reason) == (
        "Jemand konnte nie mehr bauen, und die Runde ist zu Ende gespielt."
    )
    over = table.told[-1]
    brief = book("en").brief(over, PLAYERS), book("de").brief(over, PLAYERS)
    assert [told and told.words for told in brief] == [
        "the end: somebody is blocked",
        "Ende: Jemand ist blockiert",
    ]


def test_the_third_expulsion_is_the_last() -> None:
    table = bidding(
        trader(coins=9),
        trader(coins=3),
        trader(coins=3),
        pairs="coast forest, desert desert, meadow coast",
        seats=3,
    )
    table.bids("a", "a", "a")
    assert option(table, "pair:a", "en") == OptionText(
        "A: 3 coins, expels Cleo · Coast and Forest",
        "You have 6 coins left; nobody can be expelled after that",
    )
    assert option(table, "pair:a", "de") == OptionText(
        "A: 3 Münzen, vertreibt Cleo · Küste und Wald",
        "Dir bleiben 6 Münzen; danach kann niemand mehr vertrieben werden",
    )
    assert option(table, "pair:b", "en").label == "B: free · 2× Desert"
    table.bids("a")
    assert sentences(table, "en") == ["Ada expels Cleo from pair A for 3 coins."]
    assert sentences(table, "de") == ["Ada vertreibt Cleo von Paar A für 3 Münzen."]


def test_the_last_coin_is_told_as_one() -> None:
    table = bidding(trader(), trader(coins=2), pairs="coast forest, desert meadow", seats=2)
    table.bids("a")
    assert option(table, "pair:a", "en").note == (
        "You have 1 coin left; the next to expel somebody pays 2"
    )
    assert option(table, "pair:a", "de").note == (
        "Dir bleibt 1 Münze; wer danach vertreibt, zahlt 2"
    )


def test_the_second_in_an_inner_district_gets_letters_and_no_card() -> None:
    table = given(
        trader(hand="2 mountain", own="ramshorn mint_ward", keys=1),
        trader(own="echo_gorge anvil_ward eagle_palace"),
        card="pearls north",
        round=13,
    )
    assert option(table, "place:eagle_palace", "en") == OptionText(
        "Eagle Palace: 6 letters · 2 cards and key (Mountain)",
        "Letters this round: 2 now, 2 with this house",
    )
    table.builds("eagle_palace")
    assert sentences(table, "en")[:3] == [
        "Ada builds in Eagle Palace for 2× Mountain.",
        "Ada uses a key.",
        "Ada gets 6 letters.",
    ]
    assert sentences(table, "de")[:3] == [
        "Ada baut in Adlerpalast für 2× Gebirge.",
        "Ada gibt einen Schlüssel ab.",
        "Ada bekommt 6 Handelsbriefe.",
    ]


def test_the_third_in_a_district_is_told_that_it_brings_nothing_at_once() -> None:
    others = [trader(own="echo_gorge mint_ward"), trader(own="copperdale mint_ward")]
    table = given(trader(hand="2 mountain", own="ramshorn"), *others, card="pearls north", round=13)
    assert option(table, "place:mint_ward", "en").label == (
        "Mint Ward: nothing · 2 cards (Mountain), +2 this round"
    )
    assert option(table, "place:mint_ward", "de").label == (
        "Münzhof: nichts · 2 Karten (Gebirge), Runde +2"
    )
    assert why(table, "place:mint_ward", "en") == (
        "It is paid with Mountain cards. Letters this round: 0 as it stands, 2 with this house."
    )


def test_who_holds_cards_that_build_nothing_is_asked_to_end_the_turn() -> None:
    table = given(trader(hand="mountain desert", own="eagle_bay"))
    assert table.asked().options == ("stop",)
    assert asked(table, "en") == "You cannot build with these cards. End your turn?"
    assert asked(table, "de") == "Mit diesen Karten kannst du nicht bauen. Zug beenden?"


def test_a_thing_that_nobody_has_is_told_so() -> None:
    table = given(trader(hand="coast"), seats=3)
    table.all_stop()
    assert "Letters for Silk: nobody has any of it." in sentences(table, "en")
    assert "Handelsbriefe für Seide: Niemand hat etwas davon." in sentences(table, "de")
