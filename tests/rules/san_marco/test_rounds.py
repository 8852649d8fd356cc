"""Roles, deals and the order of a round with four (RULES.md 3); the last round (7.2)."""

import pytest

from tests.rules.san_marco.given import dealt, given
from tests.rules.san_marco.table import Table

ANY_HAND = "dorsoduro " * 5 + "san_polo " * 5
ANY_POINTS = "1 1 1 1 1 1"


def roles(table: Table) -> list[tuple[int, tuple[int, ...]]]:
    """The distributor and the deciders of each group."""
    return [(division.distributor, division.deciders) for division in table.divisions()]


def next_round(*, limits: tuple[int, ...], seed: int = 1, **told: object) -> Table:
    """Let seat 0 carry its last card out, so that the round ends."""
    table = given(limits=limits, seed=seed, **told)  # type: ignore[arg-type]
    table.ends()
    return table


# --- four players --------------------------------------------------------------------------------


def test_clause_3_1_the_start_player_is_the_first_distributor_and_the_others_are_drawn() -> None:
    drawn = set()
    for seed in range(60):
        table = dealt(ANY_HAND, ANY_POINTS, seats=4, seed=seed)
        (first, [one]), (second, [two]) = roles(table)
        assert first == table.sees(None).start == 0
        assert sorted([one, second, two]) == [1, 2, 3]
        drawn.add((one, second, two))

    assert len(drawn) == 6, "every order comes"


def test_roles_are_told_to_everyone_and_reveal() -> None:
    table = dealt(ANY_HAND, ANY_POINTS, seats=4)

    told = [event for event in table.told if event.kind == "roles"]
    assert [(event.facts["seat"], event.facts["seats"]) for event in told] == roles(table)
    assert all(event.reveals and event.audience is None for event in told)


def test_clause_3_2_each_distributor_is_dealt_five_action_and_three_limit_cards() -> None:
    table = dealt(ANY_HAND, ANY_POINTS, seats=4)

    for division in table.divisions():
        hand = table.divisions(division.distributor)
        [own] = [each.hand for each in hand if each.distributor == division.distributor]
        assert len(own) == 8
        assert division.shares == 2
        words = list(table.options(division.distributor))
        assert sum(word.startswith("card:limit_1:") for word in words) == 3
        assert sum(word.startswith(("card:dorsoduro:", "card:san_polo:")) for word in words) == 5


@pytest.mark.parametrize(
    ("start", "after"), [(1, 2), (2, 3), (3, 0)], ids=["to_2", "to_3", "round_the_corner"]
)
def test_clause_7_1_the_start_player_moves_one_seat_clockwise_every_round(
    start: int, after: int
) -> None:
    table = next_round(limits=(9, 9, 9, 9), start=start, round=1)

    assert table.sees(None).start == after
    [began] = table.heard(None, "round_began")
    assert began == {"round": 2, "passage": 1, "seat": after, "last": 0}
    assert roles(table)[0][0] == after
    assert not table.heard(None, "out")
    assert not table.heard(None, "last_round")


def test_clause_3_4_a_round_is_played_pair_by_pair() -> None:
    table = dealt(ANY_HAND, ANY_POINTS, seats=4)
    (first, [one]), (second, [two]) = roles(table)
    table.splits_anyhow()
    acted: list[int] = []
    while table.asked_kinds() <= {"choose", "play"}:
        acted.append(table.asked().seat)
        table.goes_on_once()

    assert list(dict.fromkeys(acted)) == [one, first, two, second]


# --- the end of a round --------------------------------------------------------------------------


def test_clause_7_2_two_of_four_below_ten_play_one_last_round() -> None:
    table = next_round(limits=(3, 6, 10, 12), start=1)

    assert table.heard(None, "out") == [{"seats": (2, 3)}]
    assert table.heard(None, "last_round") == [{"seats": (0, 1)}]
    assert table.out() == (2, 3)
    assert table.sees(None).last_round
    [(distributor, deciders)] = roles(table)
    assert distributor == table.sees(None).start == 0
    assert deciders == (1,)
    assert table.asked().seat == 0
    words = table.options()
    assert len(words) == 8
    assert sum(word.startswith("card:limit") for word in words) == 3
    [began] = table.heard(None, "round_began")
    assert began["last"] == 1
    table.splits_anyhow()
    assert table.options() == ["offer:1", "offer:2"]


def test_clause_7_2_three_of_four_below_ten_play_it_in_the_format_for_three() -> None:
    table = next_round(limits=(9, 4, 10, 2), start=1)

    assert table.heard(None, "out") == [{"seats": (2,)}]
    assert table.heard(None, "last_round") == [{"seats": (0, 1, 3)}]
    [(distributor, deciders)] = roles(table)
    assert distributor == table.sees(None).start == 3
    assert sorted(deciders) == [0, 1]
    words = table.options()
    assert len(words) == 10
    assert sum(word.startswith("card:limit") for word in words) == 4
    assert table.divisions()[0].shares == 3
    table.splits(words_of(words[0]), words_of(words[1]))
    assert table.asked().seat == deciders[0]
    assert table.options() == ["offer:1", "offer:2", "offer:3"]


def words_of(option: str) -> str:
    return option.split(":")[1].removeprefix("limit_")


def test_clause_7_2_its_deciders_are_drawn() -> None:
    drawn = {
        roles(next_round(limits=(9, 4, 10, 2), start=1, seed=seed))[0][1] for seed in range(20)
    }

    assert drawn == {(0, 1), (1, 0)}


@pytest.mark.parametrize(
    ("limits", "start", "after"),
    [
        pytest.param((9, 9, 10, 9), 1, 3, id="r11_over_one_that_is_out"),
        pytest.param((9, 10, 10, 9), 1, 3, id="r11_and_over_two"),
        pytest.param((9, 9, 10, 9), 2, 3, id="r11_from_one_that_is_out"),
        pytest.param((9, 9, 10, 10), 1, 0, id="r11_over_two_round_the_corner"),
        pytest.param((10, 9, 9, 9), 3, 1, id="r11_not_the_first_seat"),
    ],
)
def test_the_start_player_of_the_last_round(
    limits: tuple[int, ...], start: int, after: int
) -> None:
    table = next_round(limits=limits, start=start)

    assert table.sees(None).start == after
    assert roles(table)[0][0] == after


@pytest.mark.parametrize(
    "limits",
    [
        pytest.param((9, 10, 11, 12), id="one_below_ten"),
        pytest.param((10, 10, 11, 12), id="none_below_ten"),
        pytest.param((19, 20, 10, 9), id="whoever_it_is"),
    ],
)
def test_with_one_or_none_below_ten_the_passage_ends_at_once(limits: tuple[int, ...]) -> None:
    table = next_round(limits=limits)

    assert table.heard(None, "passage_ended") == [{"passage": 1}]
    assert not table.heard(None, "last_round")
    assert table.sees(None).passage == 2


@pytest.mark.parametrize(
    ("limits", "out"),
    [
        pytest.param((9, 9, 10, 12), (2, 3), id="nobody_else_has_reached_ten"),
        pytest.param((10, 11, 10, 12), (2, 3), id="everybody_has"),
        pytest.param((2, 12, 10, 12), (2, 3), id="one_has"),
        pytest.param((2, 3, 4, 12), (3,), id="three_are_still_below_ten"),
    ],
)
def test_there_is_exactly_one_last_round(limits: tuple[int, ...], out: tuple[int, ...]) -> None:
    table = given(limits=limits, out=out)

    table.ends()

    assert table.heard(None, "passage_ended") == [{"passage": 1}]
    assert not table.heard(None, "last_round")
    new = tuple(seat for seat, limit in enumerate(limits) if limit >= 10 and seat not in out)
    assert table.heard(None, "out") == ([{"seats": new}] if new else []), "told once of each"


@pytest.mark.parametrize(
    ("seats", "limits"), [(4, (3, 6, 10, 12)), (4, (9, 4, 10, 2)), (3, (1, 10, 2))]
)
def test_a_player_who_is_out_is_never_asked_in_the_last_round(
    seats: int, limits: tuple[int, ...]
) -> None:
    table = given(seats=seats, limits=limits)
    table.ends()
    out = set(table.out())
    assert out
    asked: set[int] = set()

    while table.sees(None).last_round and table.sees(None).step in ("split", "choose", "play"):
        asked |= set(table.sees(None).waiting)
        table.goes_on_once()

    assert asked
    assert not asked & out
