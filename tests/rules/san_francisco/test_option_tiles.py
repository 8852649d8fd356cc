"""Tenders by option tiles (RULES.md 4.7 to 4.10)."""

import pytest

from rules.errors import IllegalChoice
from rules.san_francisco import GAME
from tests.rules.san_francisco.given import EVERYTHING, dealt, holding, streets_of, using
from tests.rules.san_francisco.table import Table


def choosing(*hands: str | None, seats: int = 3) -> Table:
    """A table at which option tiles are chosen."""
    return using(*holding(*hands), tender="option_option_3", seats=seats)


def test_clause_4_7_all_choose_at_once_face_down() -> None:
    table = choosing()

    assert table.seats == [0, 1, 2]
    table.says(1, "tile:trade")
    assert table.told == []
    assert table.view(1).sealed == 1
    assert table.view(0).sealed == table.view().sealed == -1


@pytest.mark.parametrize(
    ("tiles", "sealed", "order"),
    [
        pytest.param("work work work", "1,2,3", [2], id="sf_08_one_tile_sells_one_right"),
        pytest.param("work trade work", "1,2,3", [2, 1], id="sf_08_two_tiles_sell_two"),
        pytest.param("homes work trade", "1,1,1", [1, 2, 0], id="sf_08_three_sell_three"),
        pytest.param("homes homes work", "9,8,1", [2, 0], id="clause_4_10_work_before_homes"),
        pytest.param("homes trade homes", "9,1,10", [1, 2], id="clause_4_10_trade_before_homes"),
    ],
)
def test_clause_4_7_one_right_for_every_tile(tiles: str, sealed: str, order: list[int]) -> None:
    table = choosing()
    table.lays_tiles(tiles)

    table.all_seal(*sealed.split(","))

    assert table.all_decline() == order


def test_clause_4_8_sf_06_a_tile_played_alone_costs_any_one_cheque() -> None:
    table = choosing()
    table.lays_tiles("work trade trade")

    asked = table.asked(0)
    assert (asked.kind, asked.subject, asked.least, asked.most) == ("payment", "tile:work", 1, 1)
    assert len(asked.options) == 12
    table.all_seal("1", "5", "4")

    assert table.hand(0) == "1 2 2 3 4 5 6 7 8 9 10"
    assert table.state.bank == [1, 5]
    assert table.streets() == set(streets_of("factory", "office")), "at an office or a factory"


def test_clause_4_8_no_one_else_sees_what_was_paid() -> None:
    table = choosing()
    table.lays_tiles("work trade trade")
    table.all_seal("7", "5", "4")

    won = table.facts("won_alone")
    assert won == {"seat": 0, "tile": "tile:work"}
    [paid] = [event for event in table.told if event.kind == "paid"]
    assert paid.is_for(0)
    assert not paid.is_for(1)
    assert not paid.is_for(None)


def test_r6_who_has_no_cheque_loses_the_right() -> None:
    table = choosing("", None, None)
    table.lays_tiles("work trade homes")
    assert table.seats == [1, 2]

    table.all_seal("1", "1")

    assert table.facts("cannot_pay") == {"seat": 0, "tile": "tile:work"}
    assert table.actor == 1


@pytest.mark.parametrize(
    ("bids", "winner", "bank"),
    [
        pytest.param("4 5,6,", 0, [4, 5], id="clause_4_9_the_highest_sum_wins"),
        pytest.param("4 5,9,6", 2, [6], id="clause_4_9_equal_sums_count_for_nobody"),
        pytest.param("9,9,", None, [], id="r7_a_bid_of_nothing_never_wins"),
        pytest.param(",,", None, [], id="r7_all_bid_nothing"),
        pytest.param(",,1", 2, [1], id="r7_a_single_cheque_beats_nothing"),
        pytest.param("3,1 2,3", None, [], id="clause_4_9_all_tie"),
        pytest.param("1 1 2 2 3,10,8", 1, [10], id="clause_4_9_up_to_five"),
    ],
)
def test_clause_4_9_blind_bids(bids: str, winner: int | None, bank: list[int]) -> None:
    table = choosing()
    table.lays_tiles("trade trade trade")

    table.all_seal(*bids.split(","))

    assert [facts["seat"] for facts in table.all_facts("won_tile")] == (
        [] if winner is None else [winner]
    )
    assert table.state.bank == bank
    assert table.cheques() == [12 - len(bank) * (seat == winner) for seat in range(3)]
    assert len(table.all_facts("blind_opened")) == 3


def test_clause_4_9_no_more_than_five_cheques() -> None:
    table = choosing()
    table.lays_tiles("trade trade trade")

    assert (table.asked(0).least, table.asked(0).most) == (0, 5)
    with pytest.raises(IllegalChoice):
        GAME.apply(table.state, 0, (0, 1, 2, 3, 4, 5))


def test_clause_4_9_bids_and_payments_are_turned_up_when_all_have_sealed() -> None:
    table = choosing()
    table.lays_tiles("work trade trade")

    assert table.seats == [0, 1, 2]
    table.seals(1, "5")
    table.seals(0, "1")
    assert table.told == []
    assert table.cheques() == [12, 12, 12]
    table.seals(2, "")
    assert table.cheques() == [11, 11, 12]


def test_clause_4_9_each_group_bids_for_itself() -> None:
    table = choosing(seats=5)
    table.lays_tiles("work trade work trade trade")

    table.all_seal("3", "10", "4", "9", "10")

    won = [(facts["seat"], facts["tile"]) for facts in table.all_facts("won_tile")]
    assert won == [(2, "tile:work"), (3, "tile:trade")]


@pytest.mark.parametrize(
    ("free", "tiles", "won"),
    [
        pytest.param("f1-f2", "work homes homes homes homes", [0], id="one_for_both"),
        pytest.param("f1-f2", "homes homes homes homes homes", [4], id="one_for_one"),
        pytest.param("f1-f2 a1-a2", "work homes homes homes homes", [0, 4], id="two_for_two"),
    ],
)
def test_r4_no_more_rights_are_sold_than_each_can_have_a_street(
    free: str, tiles: str, won: list[int]
) -> None:
    """No one pays for a right that is not sold. F1/F2 serves both tiles, A1/A2 homes alone."""
    filled = [street for street in EVERYTHING if street not in free.split()]
    table = using(*dealt(filled, 5), tender="option_option_3", seats=5)
    table.lays_tiles(tiles)

    table.all_seal("1", "2", "3", "4", "5")

    sold = [*table.all_facts("won_alone"), *table.all_facts("won_tile")]
    assert [facts["seat"] for facts in sold] == won
    assert table.all_facts("unsold") == [{"tile": "tile:homes"}] * (
        len(won) < len({*tiles.split()})
    )
    assert table.cheques() == [12 - (seat in won) for seat in range(5)]


def test_r29_a_tile_without_a_free_street_cannot_be_chosen() -> None:
    homes = streets_of("villa", "residential")
    table = using(*dealt(homes, 5), tender="option_option_3", seats=5)

    assert table.asked(0).options == ("tile:work", "tile:trade")
