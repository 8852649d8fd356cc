"""Grants (RULES.md 7.11 to 7.13)."""

import pytest

from rules.chance import Chance
from rules.san_francisco import GAME, asking
from tests.rules.san_francisco.given import drawn, holding, investor
from tests.rules.san_francisco.table import Table

POOR = "1 1 2 2 3 4 5 6 7 8 9"


def granted(*hands: str | None, start: int = 0) -> Table:
    """A table at which every player chooses a grant; cheques missing in hands lie in the bank."""
    return drawn(*holding(*hands), action="grant", start=start)


def test_clause_7_11_4_influence_for_everyone() -> None:
    table = granted()
    table.takes("influence influence influence")

    assert table.influence() == [34, 34, 34]
    assert table.view().round == 2


def test_r8_all_choose_at_the_same_time() -> None:
    table = granted(POOR)
    assert table.seats == [0, 1, 2]

    table.says(2, "by:influence")
    table.says(0, "by:cheques")

    assert table.told == []
    assert table.influence() == [30, 30, 30]
    assert table.view().sealed == table.view(1).sealed == -1


@pytest.mark.parametrize(
    ("hand", "draws", "kept"),
    [
        pytest.param("1 1 2 2 3 4 5 6 7 8 9", 1, 10, id="clause_7_13_r31_exactly_10_stops"),
        pytest.param("1 1 2 2 3 4 5 6 7 9 10", 1, 8, id="clause_7_13_the_bank_is_empty"),
        pytest.param("1 1 2 2 3 4 5 6 7 8 9 10", 0, 0, id="r10_an_empty_bank_gives_nothing"),
    ],
)
def test_clause_7_13_a_single_taker(hand: str, draws: int, kept: int) -> None:
    table = granted(hand)
    before = table.hand(0)
    table.takes("cheques influence influence")
    for _ in range(draws):
        table.draws()

    assert table.view().round == 2
    assert sum(map(int, table.hand(0).split())) == sum(map(int, before.split())) + kept
    assert table.influence() == [30, 34, 34]


def test_r31_one_may_stop_before_the_first_draw() -> None:
    table = granted(POOR)
    table.takes("cheques influence influence")
    table.stops()

    assert table.hand(0) == POOR
    assert table.view().bank == 1


def test_clause_7_13_beyond_the_maximum_all_is_lost_and_goes_back_afterwards() -> None:
    """The bank holds 8 and 9: a seat that draws both loses both."""
    table = granted("1 1 2 2 3 4 5 6 7 10")
    table.takes("cheques influence influence")
    table.draws()
    assert table.view().bank == 1
    table.draws()

    assert table.facts("exceeded")["seat"] == 0
    assert table.hand(0) == "1 1 2 2 3 4 5 6 7 10"
    assert table.view().bank == 2, "the grant is over"
    assert table.view().lost == ()


def test_clause_7_13_what_is_lost_does_not_go_back_before_the_grant_is_over() -> None:
    table = granted("1 1 2 2 3 4 5 6 7 10", "1 1 2 2 3 4 5 6 7 10")
    table.takes("cheques cheques influence")
    table.draws()
    assert table.actor == 1, "one each in turn"
    table.draws()
    table.draws()
    assert table.view().bank == 1
    assert len(table.view().lost) == 2
    table.stops()

    assert (table.view().bank, table.view().lost) == (3, ())


@pytest.mark.parametrize(
    ("start", "means", "order"),
    [
        pytest.param(0, "cheques cheques cheques", [0, 1, 2], id="r9_from_the_start_player"),
        pytest.param(1, "cheques cheques cheques", [1, 2, 0], id="r9_clockwise"),
        pytest.param(1, "cheques influence cheques", [2, 0], id="r9_among_the_takers"),
    ],
)
def test_r9_who_draws_in_which_order(start: int, means: str, order: list[int]) -> None:
    small = "3 4 5 6 7 8 9 10"
    table = granted(small, small, small, start=start)
    table.takes(means)

    drawn_by: list[int] = []
    for _ in range(2 * len(order)):
        drawn_by.append(table.actor)
        table.draws()
    assert drawn_by == order * 2


def test_clause_7_13_what_is_drawn_lies_open_and_is_kept() -> None:
    table = granted("3 4 5 6 7 8 9 10")
    table.takes("cheques influence influence")
    table.draws()
    first = table.facts("drew")
    assert table.investor(0).drawn == (first["count"],)
    assert first["total"] == first["count"]
    table.stops()

    assert table.cheques()[0] == 9
    assert table.facts("kept") == {"seat": 0, "total": first["count"]}


def test_clause_7_13_when_the_bank_is_empty_all_keep_what_they_have() -> None:
    table = granted("2 2 3 4 5 6 7 8 9 10", "1 1 2 2 3 4 5 6 7 8 9 10")
    table.takes("cheques cheques influence")
    table.draws()
    table.draws()

    assert table.cheques() == [11, 13, 12]
    assert table.view().round == 2


# --- per stick -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("back", "influence"),
    [
        pytest.param("a1-n b1-n c1-n", 36, id="clause_7_12_sf_18_three_sticks_give_6_influence"),
        pytest.param("b1-n", 32, id="clause_7_12_one"),
        pytest.param("", 30, id="clause_7_12_none"),
    ],
)
def test_clause_7_12_influence_per_stick(back: str, influence: int) -> None:
    table = drawn("a1-n b1-n c1-n g1-n", action="grant_per_stick")
    table.takes_back(0, back)
    if back:
        table.says(0, "by:influence")

    assert table.influence() == [influence, 30, 30]
    assert table.sticks(0) == {"a1-n", "b1-n", "c1-n", "g1-n"} - set(back.split())
    assert table.investor(0).supply == 11 + len(back.split())


def test_clause_7_12_sf_18_three_sticks_give_cheques_up_to_15() -> None:
    hand = "1 1 2 2 3 4 5 6 7 8"
    table = drawn(investor(sticks="a1-n b1-n c1-n", hand=hand), action="grant_per_stick")
    table.takes_back(0, "a1-n b1-n c1-n")
    table.says(0, "by:cheques")
    assert table.facts("takes_cheques")["most"] == 15
    table.draws()
    table.draws()

    assert table.facts("exceeded")["most"] == 15, "9 and 10"
    assert table.hand(0) == hand


def test_clause_7_12_r8_which_sticks_come_back_is_hidden_until_all_have_chosen() -> None:
    table = drawn("a1-n b1-n", "g1-n", action="grant_per_stick")
    table.takes_back(0, "a1-n")
    table.says(0, "by:influence")

    assert table.told == []
    assert table.sticks(0) == {"a1-n", "b1-n"}
    table.takes_back(1, "g1-n")
    table.says(1, "by:influence")
    assert (table.sticks(0), table.sticks(1)) == ({"b1-n"}, set())


def test_clause_7_12_sf_37_districts_stay_built_and_nothing_is_built_by_it() -> None:
    told = ["b1-b2 a1-b1 b1-c1", "g1-n g1-e", "g1-g2"]
    table = drawn(*told, action="grant_per_stick")
    table.takes_back(0, "b1-b2 a1-b1")
    table.says(0, "by:influence")
    table.takes_back(1, "")
    table.takes_back(2, "g1-g2")
    table.says(2, "by:influence")

    assert table.builder("b1") == 0
    assert table.all_facts("built") == []
    assert table.builder("g1") == -1


def test_r37_in_the_last_year_all_get_influence_and_no_one_is_asked() -> None:
    table = drawn(*holding(POOR), action="grant", year=1918)

    assert table.outcome().reason == "twelve_years"
    assert table.influence() == [34, 34, 34]


def test_r37_sticks_still_count_in_the_last_year() -> None:
    table = drawn("a1-n a1-w", action="grant_per_stick", year=1918)
    assert table.asks == "sticks_back"

    table.says(0, "street:a1-n")
    for seat in table.seats:
        table.says(seat)

    assert table.outcome().reason == "twelve_years"
    assert table.influence() == [32, 30, 30]


def test_r37_who_was_asked_in_a_last_year_of_version_2_can_still_answer() -> None:
    table = drawn("a1-n a1-w", action="grant_per_stick", year=1918)
    table.state.open = [asking.grant(seat) for seat in range(3)]

    for seat in range(3):
        dealt = GAME.determinize(table.state, seat, Chance(1))
        assert dealt.open == table.state.open
