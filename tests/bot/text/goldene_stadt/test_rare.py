"""Rare situations, set up by hand: a fifth goods card, a blocked player, the third expulsion, the
second in an inner district. Tests of whole games leave these to this file.
"""

from collections.abc import Iterator

from rules.bits import members
from rules.goldene_stadt import GAME
from rules.goldene_stadt.components import COASTS
from tests.bot.text.agreeing import Said, scenes
from tests.bot.text.goldene_stadt.words import PLAYERS, asked, book, option, sentences, why
from tests.conftest import Approve
from tests.rules.goldene_stadt.given import all_places, bidding, given, trader
from tests.rules.goldene_stadt.table import Table


def fifth_goods_card() -> Table:
    table = given(
        trader(hand="2 mountain", own="eagle_bay", goods="1 2 3 4"), market="5 6 7", seats=3
    )
    table.builds("copperdale")
    table.answers("goods:5")
    return table


def a_fifth_goods_card_is_one_too_many(language: str) -> Iterator[Said]:
    table = fifth_goods_card()
    yield asked(table, language)
    yield option(table, "goods:2", language)
    table.answers("goods:2")
    yield sentences(table, language)[0]


def last_landing() -> Table:
    """Ada takes the last coast place; Ben's only neighbour is built on, so he is blocked."""
    taken = all_places(COASTS).split()
    taken.remove("greycliff")
    taken.remove("frostpoint")
    assert len(taken) == len(members(COASTS)) - 2
    table = given(
        trader(hand="coast", own=" ".join(taken[:7])),
        trader(own="frostpoint", letters=90),
        trader(hand="2 mountain", own=" ".join([*taken[7:], "silverpass"])),
        trader(own="ironfell"),
        left=1,
    )
    table.builds("greycliff")
    return table


def who_can_never_build_again_is_told_what_that_means(language: str) -> Iterator[Said]:
    table = last_landing()
    yield sentences(table, language)[2]
    [remark] = GAME.remarks(table.view(1), ())
    yield book(language).remark(remark, PLAYERS)
    for seat in (0, 2, 3, None):
        assert "blocked" not in [key for key, _ in GAME.remarks(table.view(seat), ())]


def a_game_that_ends_as_a_player_is_blocked_says_so(language: str) -> Iterator[Said]:
    table = last_landing()
    table.all_stop()
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    yield book(language).reason(outcome.reason)
    over = table.told[-1]
    brief = book(language).brief(over, PLAYERS)
    assert brief is not None
    yield brief.words


def what_is_not_on_offer_is_told_with_the_reason(language: str) -> Iterator[Said]:
    pairs = "coast forest, desert desert, meadow coast"
    table = bidding(trader(), trader(coins=0), pairs=pairs, seats=3)
    table.bids("a")
    yield remarks(table, 1, language)
    table = bidding(*[trader(coins=9)] * 3, pairs=pairs, seats=3)
    table.bids("a", "a", "a", "a")
    yield remarks(table, 1, language)
    table = given(trader(hand="2 forest", own="fernmouth mint_ward"))
    yield remarks(table, 0, language)


def remarks(table: Table, seat: int, language: str) -> list[str]:
    """Word what a player is told besides what the round scores."""
    _, *found = GAME.remarks(table.view(seat), ())
    return [book(language).remark(each, PLAYERS) for each in found]


def the_third_expulsion_is_the_last(language: str) -> Iterator[Said]:
    table = bidding(
        trader(coins=9),
        trader(coins=3),
        trader(coins=3),
        pairs="coast forest, desert desert, meadow coast",
        seats=3,
    )
    table.bids("a", "a", "a")
    yield option(table, "pair:a", language)
    yield option(table, "pair:b", language).label
    table.bids("a")
    yield sentences(table, language)


def the_last_coin_is_told_as_one(language: str) -> Iterator[Said]:
    table = bidding(trader(), trader(coins=2), pairs="coast forest, desert meadow", seats=2)
    table.bids("a")
    yield option(table, "pair:a", language).note


def the_second_in_an_inner_district_gets_letters_and_no_card(language: str) -> Iterator[Said]:
    table = given(
        trader(hand="2 mountain", own="ramshorn mint_ward", keys=1),
        trader(own="echo_gorge anvil_ward eagle_palace"),
        card="pearls north",
        round=13,
    )
    yield option(table, "place:eagle_palace", language)
    table.builds("eagle_palace")
    yield sentences(table, language)[:3]


def the_third_in_a_district_is_told_that_it_brings_nothing_at_once(language: str) -> Iterator[Said]:
    others = [trader(own="echo_gorge mint_ward"), trader(own="copperdale mint_ward")]
    table = given(trader(hand="2 mountain", own="ramshorn"), *others, card="pearls north", round=13)
    yield option(table, "place:mint_ward", language).label
    yield why(table, "place:mint_ward", language)


def who_holds_cards_that_build_nothing_is_asked_to_end_the_turn(language: str) -> Iterator[Said]:
    table = given(trader(hand="mountain desert", own="eagle_bay"))
    assert table.asked().options == ("stop",)
    yield asked(table, language)


def a_thing_that_no_one_has_is_told_so(language: str) -> Iterator[Said]:
    table = given(trader(hand="coast"), seats=3)
    table.all_stop()
    yield sentences(table, language)[3]


SCENES = (
    a_fifth_goods_card_is_one_too_many,
    who_can_never_build_again_is_told_what_that_means,
    what_is_not_on_offer_is_told_with_the_reason,
    a_game_that_ends_as_a_player_is_blocked_says_so,
    the_third_expulsion_is_the_last,
    the_last_coin_is_told_as_one,
    the_second_in_an_inner_district_gets_letters_and_no_card,
    the_third_in_a_district_is_told_that_it_brings_nothing_at_once,
    who_holds_cards_that_build_nothing_is_asked_to_end_the_turn,
    a_thing_that_no_one_has_is_told_so,
)


def test_rare(language: str, approved: Approve) -> None:
    approved(scenes(language, SCENES))
