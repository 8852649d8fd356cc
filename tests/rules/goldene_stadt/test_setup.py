"""Before the first round, and the course of a round (RULES.md 1.4 and 3)."""

from collections import Counter

import pytest

from rules.errors import BadSetup
from rules.goldene_stadt import GAME
from rules.goldene_stadt.components import GOODS_CARDS, SCORE_CARDS
from tests.rules.goldene_stadt.given import bidding, given, trader
from tests.rules.goldene_stadt.table import Table

SEEDS = range(20)


def new(seats: int, seed: int = 1, **options: str) -> Table:
    return Table(*GAME.new(options, seats, seed))


@pytest.mark.parametrize(("seats", "houses"), [(2, 18), (3, 18), (4, 16)])
def test_clause_3_1_everyone_starts_with_houses_and_three_coins(seats: int, houses: int) -> None:
    table = new(seats)

    for seat in range(seats):
        trader = table.trader(seat, seat)
        assert (trader.houses, trader.coins, trader.keys) == (houses, 3, 0)
        assert (trader.goods, trader.bonus, trader.letters, trader.own) == ((), 0, 0, 0)
    assert table.view().keys == 6


@pytest.mark.parametrize(("seats", "stack"), [(2, 46), (3, 44), (4, 42)])
def test_clause_3_2_everyone_gets_a_coast_card_that_all_have_seen_and_one_more(
    seats: int, stack: int
) -> None:
    other: Counter[str] = Counter()
    for seed in SEEDS:
        table = new(seats, seed)
        for seat in range(seats):
            assert table.hand(seat).startswith(("coast ", "2 coast"))
            assert table.trader(seat).hand == 2
            assert table.trader(seat).known == (1, 0, 0, 0, 0)
            other[table.hand(seat)] += 1
        assert table.view().stack == stack - 2 * seats, "a pair each is dealt from it"
        assert table.discard() == {}
    assert len(other) == 5


def test_clause_3_3_three_goods_cards_lie_open_and_five_are_a_stack() -> None:
    lying: set[tuple[int, ...]] = set()
    for seed in SEEDS:
        view = new(4, seed).view()
        assert len(set(view.market)) == 3
        assert (view.warehouse, view.boxed, view.bonus_left) == (5, (), 8)
        lying.add(view.market)
    assert len(lying) > len(SEEDS) / 2, "shuffled"
    assert len(GOODS_CARDS) == 8


@pytest.mark.parametrize("things", ["two", "three"])
def test_clause_3_4_t44_score_cards_come_by_their_backs_for_sixteen_rounds(things: str) -> None:
    first = {new(4, seed, things=things).view().card for seed in SEEDS}
    table, came = new(4, things=things), list[int]()
    while table.view().outcome is None:
        if table.view().card not in came:
            came.append(table.view().card)
            remaining = Counter(SCORE_CARDS[card].back for card in table.view().left)
            assert tuple(remaining[back] for back in (1, 2, 3)) == table.view().coming
        table.goes_on("bid")
        while table.state.open and table.asked().kind == "bid":
            table.answers(table.options[0])

    assert len(first) == 4
    assert [SCORE_CARDS[card].back for card in came] == [1] * 4 + [2] * 8 + [3] * 4
    assert table.view().round == 16
    assert table.outcome().reason == "last_card"


def test_clause_3_5_table_options_and_their_defaults() -> None:
    agreed = {option.name: (option.default, option.values) for option in GAME.options}

    assert agreed == {
        "letters": ("hidden", ("hidden", "open")),
        "things": ("two", ("two", "three")),
        "closed": ("by_lot", ("by_lot", "mountain", "forest", "meadow", "desert")),
    }
    assert new(3, closed="forest").view().closed == 0, "nothing is closed but with two players"


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (5, {}), (4, {"things": "one"}), (4, {"winds": "two"})]
)
def test_what_cannot_be_played_is_refused(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        GAME.new(options, seats, 1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_clause_1_4_r29_seat_0_is_the_first_start_player(seats: int) -> None:
    for seed in SEEDS:
        table = new(seats, seed)
        assert (table.view().start, table.actor, table.view().round) == (0, 0, 1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_clause_3_7_two_cards_lie_open_for_each_player(seats: int) -> None:
    view = new(seats).view()

    assert len(view.pairs) == seats
    assert [len(pair.cards) for pair in view.pairs] == [2] * seats
    assert [pair.hand for pair in view.pairs] == [-1] * seats


def test_clause_3_6_a_round_from_the_score_card_to_the_next_start_player() -> None:
    table = bidding(start=3, pairs="coast forest, coast desert, coast meadow, coast mountain")
    assert table.actor == 3
    table.bids("a", "b", "c", "d")
    assert table.kinds()[-1] == "pairs_taken"
    assert table.asked().kind == "build"
    assert table.actor == 3

    table.all_stop()

    assert (
        table.kinds()
        == ["stopped"] * 4 + ["scored"] * 2 + ["round_began", "turned_up"] + ["dealt"] * 4
    )
    assert table.facts("round_began") == {"round": 2, "start": 0}
    assert table.actor == 0


def test_clause_5_1_building_goes_round_from_the_start_player() -> None:
    table = given(*[trader(hand="coast")] * 4, turn=2)
    asked: list[int] = []
    while table.asked().kind == "build":
        asked.append(table.actor)
        table.stops()

    assert asked == [2, 3, 0, 1]
    assert table.view().start == 3
