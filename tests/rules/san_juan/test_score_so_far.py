"""The scores so far: a viewer's part of them, and all of it at the end."""

import pytest

from rules.chance import Chance
from rules.game import Line
from rules.san_juan import GAME
from rules.san_juan.advice.score_so_far import (
    added,
    card_gain,
    gain,
    score_so_far,
    tucked,
)
from rules.san_juan.components import kind_named
from rules.san_juan.state import State
from tests.rules.san_juan import given, played


def sampled(seats: int, seed: int, stashes: str) -> list[State]:
    """Return every tenth position of a game with the new buildings, and the last."""
    all_of_them = played.positions(seats, seed, deck="new_buildings", stashes=stashes)
    found = [state.copy() for state in all_of_them]
    return [*found[:-1:10], found[-1]]


def test_at_the_end_it_is_the_final_score() -> None:
    for seed in range(6):
        last = sampled(3, seed, "hidden")[-1]
        outcome = GAME.outcome(last)
        assert outcome is not None
        for viewer in (None, 0, 1, 2):
            view = GAME.view(last, viewer)
            assert tuple(score_so_far(view, seat) for seat in range(3)) == outcome.breakdown


@pytest.mark.parametrize("stashes", ["hidden", "open"])
def test_tucked_cards_of_others_count_only_where_stashes_are_open(stashes: str) -> None:
    counted = set[tuple[bool, bool]]()
    for seed in range(6):
        for state in sampled(4, seed, stashes)[:-1]:
            for seat, player in enumerate(state.players):
                own, other = (GAME.view(state, viewer) for viewer in (seat, (seat + 1) % 4))
                assert tucked(own, seat) == player.stashed
                assert tucked(other, seat) == (player.stashed if stashes == "open" else 0)
                counted.add(
                    (bool(player.stashed), score_so_far(own, seat) == score_so_far(other, seat))
                )
    assert (False, True) in counted
    assert ((True, False) in counted) == (stashes == "hidden")


def test_who_looks_is_told_the_same_whatever_is_hidden() -> None:
    """Cards unknown to a viewer are dealt at random, and others' tucked cards are removed."""
    chance, taken = Chance(1), 0
    for seed in range(4):
        for state in sampled(4, seed, "hidden")[:-1]:
            other = GAME.determinize(state, 0, chance)
            for player in other.players[1:]:
                taken += player.stashed
                player.chapel, player.bank, player.harbor = [], [], []
            assert told(state, 0) == told(other, 0)
            other.players[0].chapel, other.players[0].bank, other.players[0].harbor = [], [], []
            assert told(state, None) == told(other, None)
    assert taken


def told(state: State, viewer: int | None) -> list[tuple[Line, ...]]:
    """Return every score line of all seats for a viewer."""
    view = GAME.view(state, viewer)
    return [score_so_far(view, seat) for seat in range(4)]


def test_an_end_building_says_what_it_adds_and_no_other_does() -> None:
    own = given.seat(hand="city_hall", built="guild_hall indigo_plant triumphal_arch tower")
    view = GAME.view(given.given(own, given.seat()).state, 0)
    assert added(view, 0, kind_named("guild_hall")) == 2
    assert added(view, 0, kind_named("triumphal_arch")) == 0
    assert added(view, 0, kind_named("tower")) is None
    assert gain(view, kind_named("city_hall")) == 4


@pytest.mark.parametrize(
    ("built", "card", "adds"),
    [
        pytest.param("indigo_plant smithy", "city_hall", 2, id="one_that_can_be_built"),
        pytest.param("indigo_plant city_hall", "city_hall", 0, id="one_that_stands"),
        pytest.param("residence city_hall palace", "residence", 0, id="no_group_of_two_residences"),
        pytest.param("city_hall/chapel palace", "chapel", 4, id="one_that_lies_covered"),
        pytest.param("indigo_plant guild_hall", "indigo_plant", 2, id="production_may_stand_twice"),
    ],
)
def test_clause_1_3_a_card_adds_nothing_where_there_can_be_no_second_one(
    built: str, card: str, adds: int
) -> None:
    own = given.seat(hand=card, built=built)
    view = GAME.view(given.given(own, given.seat(), variant=given.NEW).state, 0)
    assert card_gain(view, kind_named(card)) == adds


@pytest.mark.parametrize(
    ("planned", "card", "adds"),
    [("statue", "triumphal_arch", 4), ("city_hall", "city_hall", 0), ("well", "city_hall", 3)],
)
def test_clause_5_3_who_pays_is_told_what_a_card_adds_once_that_building_stands(
    planned: str, card: str, adds: int
) -> None:
    hand = f"{planned} {card} tower tower hero hero library"
    own = given.seat(hand=hand, built="indigo_plant smithy")
    table = given.given(own, given.seat(), role="builder")
    table.answers(0, "build", f"build:{planned}")

    assert table.explains(0, card)["gain"] == adds


def test_a_cathedral_adds_what_stands_elsewhere() -> None:
    towns = [given.seat(built="cathedral palace"), given.seat(built="city_hall")]
    view = GAME.view(given.given(*towns, variant=given.NEW).state, 0)
    assert added(view, 0, kind_named("cathedral")) == 4
