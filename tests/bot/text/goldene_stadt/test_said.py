"""Questions, answers and events of usual games, in each language."""

from collections.abc import Iterator

from rules.goldene_stadt import GAME
from tests.bot.text.agreeing import Said, scenes, told
from tests.bot.text.goldene_stadt.words import PLAYERS, asked, book, option, why
from tests.bot.text.pages import happened
from tests.conftest import Approve
from tests.rules.goldene_stadt.given import bidding, given, trader

EAGLE_BAY = "place:eagle_bay"
SILK, SPICE, FOREST = "good:silk", "good:spice", "land:forest"


EVENTS = [
    happened("round_began", round=3, start=2),
    happened("turned_up", things=(SILK, "river:pine")),
    happened("dealt", pair="pair:b", cards=(FOREST, FOREST)),
    happened("shuffled", count=40),
    happened("laid", seat=1, pair="pair:a"),
    happened("expelled", seat=0, pair="pair:a", other=1, coins=2),
    happened("built", seat=0, place=EAGLE_BAY, cards=(FOREST, FOREST)),
    happened("coins", seat=0, coins=1),
    happened("key", seat=3, keys=2),
    happened("key_used", seat=3, left=1),
    happened("took_goods", seat=0, goods=(SILK, SPICE)),
    happened("drew_goods", seat=0, goods=(SILK, SPICE)),
    happened("goods_turned", goods=(SILK, SPICE)),
    happened("took_bonus", seat=2, left=1),
    happened("passed_by", seat=2, hand=1),
    happened("discarded", seat=2, cards=(FOREST,)),
    happened("last_house", seat=2),
    happened("scored", thing="quarter:east", seats=(1, 3), counts=(2, 4)),
    happened("bonus_opened", seat=2, bonus="bonus:river", letters=9),
]


def test_what_happened(language: str, approved: Approve) -> None:
    approved(told("goldene_stadt", language, EVENTS, PLAYERS))


def the_questions_of_a_round(language: str) -> Iterator[Said]:
    table = bidding(trader(hand="coast 2 forest"), pairs="coast forest, desert meadow", seats=2)
    yield asked(table, language)
    [scores] = GAME.remarks(table.view(0), ())
    yield book(language).remark(scores, PLAYERS)
    yield option(table, "pair:a", language)
    yield why(table, "pair:a", language)
    table.bids("a")
    yield option(table, "pair:a", language)
    yield why(table, "pair:a", language)


def a_place_says_what_it_costs_and_brings_and_what_the_round_then_scores(
    language: str,
) -> Iterator[Said]:
    table = given(trader(hand="coast 3 forest", own="fernmouth"), trader(own="frostpoint"))
    yield asked(table, language)
    yield option(table, "place:birchwell", language)
    yield why(table, "place:birchwell", language)
    yield option(table, "place:oak_haven", language)
    yield why(table, "place:oak_haven", language)
    table.builds("oak_haven")
    yield asked(table, language)
    yield option(table, "pay:forest:2", language)


def bonus_cards_say_what_they_count_and_what_they_are_worth_now(language: str) -> Iterator[Said]:
    table = given(trader(hand="2 mountain", own="stone_quay frostpoint"), stack="coast")
    table.builds("quarrytown")
    yield asked(table, language)
    yield option(table, "bonus:harbour", language)
    yield option(table, "bonus:river", language)


def too_many_cards(language: str) -> Iterator[Said]:
    for hand in ("2 coast 2 forest 2 desert", "2 coast 2 forest 2 desert meadow"):
        table = given(trader(hand=hand))
        table.stops()
        yield asked(table, language)


def what_only_its_owner_sees_is_told_to_it(language: str) -> Iterator[Said]:
    table = given(trader(hand="coast"), stack="meadow")
    table.builds("eagle_bay")
    drawn = [event for event in table.told if event.is_for(0) and not event.is_for(None)]
    yield [book(language).event(event, PLAYERS) for event in drawn]
    assert all("Meadow" not in (book("en").event(event, PLAYERS) or "") for event in table.told
               if event.is_for(None))  # fmt: skip


def the_lines_of_the_score_are_named(language: str) -> Iterator[Said]:
    state, _ = GAME.new({}, 3, 1)
    lines = GAME.score_so_far(GAME.view(state, 0), 0)
    yield [book(language).line(line.key) for line in lines]


SCENES = (
    too_many_cards,
    the_questions_of_a_round,
    a_place_says_what_it_costs_and_brings_and_what_the_round_then_scores,
    bonus_cards_say_what_they_count_and_what_they_are_worth_now,
    what_only_its_owner_sees_is_told_to_it,
    the_lines_of_the_score_are_named,
)


def test_usual(language: str, approved: Approve) -> None:
    approved(scenes(language, SCENES))
