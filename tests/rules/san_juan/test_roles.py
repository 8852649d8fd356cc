"""Rounds, picks and the rules of all roles (RULES.md 4)."""

import pytest

from rules.errors import IllegalChoice, NotAsked
from rules.san_juan import GAME
from tests.rules.san_juan.given import given, seat
from tests.rules.san_juan.table import Table


def play_round(table: Table, *roles: str) -> list[int]:
    """Let the seats in turn take these roles; return those seats."""
    pickers: list[int] = []
    for role in roles:
        [picker] = table.asked_seats()
        pickers.append(picker)
        table.takes(picker, role)
    return pickers


@pytest.mark.parametrize(
    ("seats", "order"),
    [
        pytest.param(2, [0, 1, 0], id="clause_4_1_two_seats_governor_other_governor"),
        pytest.param(3, [0, 1, 2], id="three_seats"),
        pytest.param(4, [0, 1, 2, 3], id="four_seats"),
    ],
)
def test_everyone_picks_from_the_governor_on_then_the_governor_moves(
    seats: int, order: list[int]
) -> None:
    roles = ["trader", "producer", "builder", "prospector"][: len(order)]
    table = given(seats=seats)

    assert play_round(table, *roles) == order

    assert table.sees(None).governor == 1
    assert table.sees(None).round == 3
    assert table.asked_seats() == (1,)
    assert len(table.offers(1)) == 5, "all roles are back"
    [began] = table.heard(None, "round_began")
    assert began == {"round": 3, "governor": 1}


def test_the_governor_marker_comes_back_round_the_table() -> None:
    table = given(seats=3, governor=2, taken="trader producer", role="builder")

    assert table.sees(None).governor == 0


def test_a_role_stays_taken_until_the_round_ends() -> None:
    table = given(seats=4, role="producer")

    assert table.offers(1) == ["role:builder", "role:trader", "role:councillor", "role:prospector"]
    assert table.sees(None).roles == (-1, 0, -1, -1, -1)


def test_clause_4_1_two_players_use_three_of_the_five_roles() -> None:
    table = given(seats=2, taken="producer trader")

    assert table.offers(0) == ["role:builder", "role:councillor", "role:prospector"]
    table.takes(0, "builder")
    assert table.sees(None).round == 3


def test_clause_4_2_a_role_must_be_taken() -> None:
    table = given(seats=3)

    assert table.bounds(0) == (1, 1)
    with pytest.raises(IllegalChoice):
        GAME.apply(table.state, 0, ())


def test_only_the_seat_whose_turn_it_is_can_pick() -> None:
    table = given(seats=3)

    with pytest.raises(NotAsked):
        GAME.apply(table.state, 1, (0,))


def test_r44_a_computer_picks_a_role_for_a_player_who_is_gone() -> None:
    table = given(seats=3)

    choice = GAME.greedy(table.sees(0), table.asked(0))

    GAME.apply(table.state, 0, choice)
    assert table.asked_seats() == (1,)


def test_nothing_is_paid_for_roles_that_no_one_took() -> None:
    table = given(seats=2)
    play_round(table, "trader", "producer", "builder")

    assert play_round(table, "prospector") == [1]

    assert table.drew(1) == {"prospector": 1}


def test_r51_the_councillor_deals_without_asking_first() -> None:
    table = given(seats=3, role="councillor")

    assert {table.asked(one).kind for one in range(3)} == {"councillor"}
    assert [len(table.drawn(one).split()) for one in range(3)] == [5, 2, 2]


def test_clause_4_4_r35_what_can_only_help_happens_without_a_question() -> None:
    table = given(
        seat(built="indigo_plant sugar_mill well"),
        seat(built="gold_mine"),
        seats=3,
        role="producer",
    )

    assert table.built(0) == "indigo_plant+good sugar_mill+good well"
    assert table.drew(0) == {"well": 1}
    assert table.asked(1).kind == "role"
