"""What is asked, answered and told in usual games, in both languages."""

import pytest

from bot.text import OptionText
from rules.event import Event
from rules.goldene_stadt import GAME
from tests.bot.text.agreeing import agree
from tests.bot.text.goldene_stadt.words import BOOKS, PLAYERS, asked, book, option
from tests.bot.text.pages import happened
from tests.rules.goldene_stadt.given import bidding, given, trader

EAGLE_BAY = "place:eagle_bay"
SILK, SPICE, FOREST = "good:silk", "good:spice", "land:forest"


@pytest.mark.parametrize(
    ("event", "english"),
    [
        (happened("round_began", round=3, start=2), "Round 3 begins. Start player: Cleo."),
        (
            happened("turned_up", things=(SILK, "river:pine")),
            "The score card shows Silk and Pine River.",
        ),
        (happened("dealt", pair="pair:b", cards=(FOREST, FOREST)), "Pair B: 2× Forest."),
        (
            happened("shuffled", count=40),
            "The stack is used up: 40 discarded landscape cards make a new one.",
        ),
        (happened("laid", seat=1, pair="pair:a"), "Ben lays a hand on pair A."),
        (
            happened("expelled", seat=0, pair="pair:a", other=1, coins=2),
            "Ada expels Ben from pair A for 2 coins.",
        ),
        (
            happened("built", seat=0, place=EAGLE_BAY, cards=(FOREST, FOREST)),
            "Ada builds in Eagle Bay for 2× Forest.",
        ),
        (happened("coins", seat=0, coins=1), "Ada gets 1 coin."),
        (happened("key", seat=3, keys=2), "Dora gets a key and has 2 now."),
        (happened("key_used", seat=3, left=1), "Dora uses a key and has 1 left."),
        (
            happened("took_goods", seat=0, goods=(SILK, SPICE)),
            "Ada takes a goods card: Silk and Spice.",
        ),
        (
            happened("drew_goods", seat=0, goods=(SILK, SPICE)),
            "Ada takes a goods card unseen: Silk and Spice.",
        ),
        (happened("goods_turned", goods=(SILK, SPICE)), "New goods card face up: Silk and Spice."),
        (happened("took_bonus", seat=2, left=1), "Cleo keeps a bonus card; 1 is left."),
        (
            happened("passed_by", seat=2, hand=1),
            "Cleo has 1 card and cannot build, as all can see.",
        ),
        (happened("discarded", seat=2, cards=(FOREST,)), "Cleo discards Forest."),
        (
            happened("last_house", seat=2),
            "Cleo has built the last house: the game ends with this round.",
        ),
        (
            happened("scored", thing="quarter:east", seats=(1, 3), counts=(2, 4)),
            "Letters for East Quarter: Ben 2 and Dora 4.",
        ),
        (
            happened("bonus_opened", seat=2, bonus="bonus:river", letters=9),
            "Cleo opens the River Charter: 9 letters.",
        ),
    ],
)
def test_what_happened(event: Event, english: str) -> None:
    said, german = (words.event(event, PLAYERS) for words in BOOKS)
    assert said == english
    assert german
    agree(english, german, event.facts.values(), BOOKS, PLAYERS)


def test_the_questions_of_a_round() -> None:
    table = bidding(trader(hand="coast 2 forest"), pairs="coast forest, desert meadow", seats=2)
    assert asked(table, "en") == "On which pair do you lay your hand?"
    assert asked(table, "de") == "Auf welches Paar legst du deine Hand?"
    assert option(table, "pair:a", "en") == OptionText(
        "A: free · Coast and Forest", "You have 3 coins left"
    )
    table.bids("a")
    assert option(table, "pair:a", "de") == OptionText(
        "A: 1 Münze, vertreibt Ada · Küste und Wald",
        "Dir bleiben 2 Münzen; wer danach vertreibt, zahlt 2",
    )


def test_a_place_says_what_it_costs_and_brings_and_what_the_round_then_scores() -> None:
    table = given(trader(hand="coast 3 forest", own="fernmouth"), trader(own="frostpoint"))
    assert asked(table, "en") == "Where do you build a house?"
    assert option(table, "place:birchwell", "en") == OptionText(
        "Birchwell: draw 1 card · 2 cards (Forest), +2 this round",
        "Letters this round: 2 now, 4 with this house (+2)",
    )
    assert option(table, "place:oak_haven", "de") == OptionText(
        "Eichenhafen: Karte ziehen · 1 Karte (Küste)",
        "Handelsbriefe diese Runde: jetzt 2, mit Haus 2 · 2 Arten zu zahlen",
    )
    table.builds("oak_haven")
    assert asked(table, "en") == "With which cards do you pay for Oak Haven?"
    assert asked(table, "de") == "Mit welchen Karten bezahlst du Eichenhafen?"
    assert option(table, "pay:forest:2", "en") == OptionText(
        "2× Forest", "2 cards are left in your hand"
    )


def test_bonus_cards_say_what_they_count_and_what_they_are_worth_now() -> None:
    table = given(trader(hand="2 mountain", own="stone_quay frostpoint"), stack="coast")
    table.builds("quarrytown")
    assert asked(table, "en") == "Which bonus card do you keep? It counts at the end."
    assert option(table, "bonus:harbour", "en") == OptionText(
        "Harbour Charter: now 4 · 2 per coast house",
        "2 letters for each house on the coast, at most 12; now 4",
    )
    assert option(table, "bonus:river", "de") == OptionText(
        "Flussrecht: jetzt 3 · 3 je Fluss mit Haus",
        "3 Handelsbriefe je Fluss mit einem Haus, höchstens 12; jetzt 3",
    )


@pytest.mark.parametrize(
    ("hand", "english", "german"),
    [
        (
            "2 coast 2 forest 2 desert",
            "You may keep five cards. Which one do you discard?",
            "Fünf Karten darfst du behalten. Welche legst du ab?",
        ),
        (
            "2 coast 2 forest 2 desert meadow",
            "You may keep five cards. Which 2 do you discard?",
            "Fünf Karten darfst du behalten. Welche 2 legst du ab?",
        ),
    ],
)
def test_too_many_cards(hand: str, english: str, german: str) -> None:
    table = given(trader(hand=hand))
    table.stops()
    assert asked(table, "en") == english
    assert asked(table, "de") == german


def test_what_only_its_owner_sees_is_told_to_it() -> None:
    table = given(trader(hand="coast"), stack="meadow")
    table.builds("eagle_bay")
    drawn = [event for event in table.told if event.is_for(0) and not event.is_for(None)]
    assert [book("en").event(event, PLAYERS) for event in drawn] == ["You drew Meadow."]
    assert [book("de").event(event, PLAYERS) for event in drawn] == ["Du hast Wiese gezogen."]
    assert all("Meadow" not in (book("en").event(event, PLAYERS) or "") for event in table.told
               if event.is_for(None))  # fmt: skip


def test_the_lines_of_the_score_are_named() -> None:
    state, _ = GAME.new({}, 3, 1)
    lines = GAME.tally(GAME.view(state, 0), 0)
    assert [book("en").line(line.key) for line in lines] == [
        "Districts", "Goods", "Rivers", "Quarters", "Bonus cards",
    ]  # fmt: skip
    assert [book("de").line(line.key) for line in lines] == [
        "Stadtteile", "Waren", "Flüsse", "Stadtviertel", "Bonuskarten",
    ]  # fmt: skip
