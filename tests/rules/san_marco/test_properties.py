"""Laws of every game, and that neither deck can run out within a passage (RULES.md 1)."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given as every
from hypothesis import settings
from hypothesis import strategies as st

from rules.event import Event
from rules.san_marco import GAME
from rules.san_marco.components import ACTIONS, LIMITS, NOBLES, OUT_AT, PAIRS, POINTS
from rules.san_marco.view import SanMarcoView
from tests.contract.walks import Walk, walk
from tests.rules.san_marco.given import given

LONGEST = {3: 6, 4: 5}
"""The number of rounds that a passage can have, the last one included."""


def positions(game: Walk) -> Iterator[tuple[tuple[Event, ...], SanMarcoView]]:
    """Every position in a spectator's view, and the events that led to it."""
    _, told = GAME.new(game.options, game.seats, game.seed)
    for step in game.steps:
        yield told, GAME.view(step.before, None)
        told = step.events
    yield told, GAME.view(game.last, None)


def nobles_of(view: SanMarcoView, seat: int) -> int:
    placed = sum(row[seat] for row in view.nobles)
    bridges = sum(bridge.owner == seat for bridge in view.bridges)
    return view.houses[seat].supply + placed + bridges


@pytest.mark.sampled(1)
@pytest.mark.parametrize("seats", GAME.seats)
@settings(max_examples=25, deadline=None)
@every(seed=st.integers(0, 2**40))
def test_clause_1_2_in_random_play(seats: int, seed: int) -> None:
    game = walk(GAME, seats, seed)
    for told, view in positions(game):
        assert [nobles_of(view, seat) for seat in range(seats)] == [NOBLES] * seats
        assert all(count >= 0 for row in view.nobles for count in row)
        assert all(house.prestige >= 0 for house in view.houses)
        assert all(house.supply >= 0 for house in view.houses)
        assert len(view.bridges) <= 12
        on_pair = Counter(bridge.pair for bridge in view.bridges)
        assert all(on_pair[pair] <= 3 for pair in range(len(PAIRS)))
        assert len(set(view.bridges)) == len(view.bridges), "of different owners"
        assert view.round <= LONGEST[seats]
        assert view.passage <= 3
        check_hands(told, view)


def check_hands(told: tuple[Event, ...], view: SanMarcoView) -> None:
    """No deck was ever too short: every hand is whole."""
    playing = sum(not house.out for house in view.houses)
    for event in told:
        if event.kind == "dealt":
            cards = event.facts["cards"]
            assert isinstance(cards, tuple)
            limits = sum(str(key).startswith("limit:") for key in cards)
            assert (len(cards) - limits, limits) == ((6, 4) if playing == 3 else (5, 3))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(12))
def test_clause_7_5_both_decks_are_whole_when_a_passage_begins(seed: int, seats: int) -> None:
    game = walk(GAME, seats, seed)
    begun = 0
    for told, view in positions(game):
        if not any(event.kind == "passage_began" for event in told):
            continue
        begun += 1
        dealt = [event.facts["cards"] for event in told if event.kind == "dealt"]
        keys = [str(key) for cards in dealt if isinstance(cards, tuple) for key in cards]
        limits = sum(key.startswith("limit:") for key in keys)
        assert view.actions + len(keys) - limits == len(ACTIONS)
        assert view.limits + limits == len(LIMITS)
        assert view.discard == ()
        assert [house.limit for house in view.houses] == [0] * seats
        assert not any(house.out for house in view.houses)
    assert begun == 3


# --- neither deck can run out within a passage ---------------------------------------------------


def longest_passage(seats: int) -> tuple[int, int, int]:
    """Count rounds and drawn cards of both decks, at the worst.

    As long as all are below ten, the cards in front of them total at most nine each. The smallest
    total comes from the lowest cards first.
    """
    lowest = sorted(POINTS[kind] for kind in LIMITS)
    actions, limits = (10, 6) if seats == 4 else (6, 4)
    rounds = 1
    while sum(lowest[: rounds * limits]) <= seats * (OUT_AT - 1):
        rounds += 1  # no one need be out yet: another round follows
    last_actions, last_limits = (6, 4) if seats == 4 else (5, 3)
    return rounds + 1, rounds * actions + last_actions, rounds * limits + last_limits


def test_neither_deck_can_run_out_within_a_passage() -> None:
    assert longest_passage(4) == (5, 46, len(LIMITS))
    assert longest_passage(3) == (6, 35, 23)
    for seats in GAME.seats:
        rounds, actions, limits = longest_passage(seats)
        assert rounds == LONGEST[seats]
        assert actions <= len(ACTIONS)
        assert limits <= len(LIMITS)


def test_the_lowest_totals_after_each_round_of_four() -> None:
    lowest = sorted(POINTS[kind] for kind in LIMITS)

    assert sum(lowest[:18]) == len(LIMITS) <= 4 * 9
    assert sum(lowest[:24]) == 46 > 4 * 9


def test_clause_1_4_the_longest_passage_of_four_leaves_cards_in_both_decks() -> None:
    """Three rounds with the lowest cards, seven points each; then only threes are left."""
    table = given(
        limits=("1 2 2 2", "1 2 2 2", "1 2 2 2", "1 1 1 1 1 2"), round=3, spent=29, start=1
    )
    table.ends()
    assert (table.sees(None).round, table.sees(None).limits) == (4, len(LIMITS) - 18 - 6)
    for seat in table.sees(None).waiting:
        table.splits("3 3 3", seat=seat)
    while not table.sees(None).last_round:
        if table.asked_kinds() == {"choose"}:
            table.takes(1)
        else:
            table.goes_on_once()

    view = table.sees(None)
    assert (view.round, sorted(table.limits())) == (5, [7, 7, 16, 16])
    assert view.limits == len(LIMITS) - 18 - 6 - 3
    assert view.actions == len(ACTIONS) - 30 - 10 - 5
    while table.sees(None).passage == 1:
        table.goes_on_once()
    assert table.heard(None, "passage_began") == [{"passage": 2}]


def test_clause_1_4_the_longest_passage_of_three_leaves_cards_in_both_decks() -> None:
    """Four rounds with the lowest cards, eight points each; in the fifth one takes all that is
    left.
    """
    limits = "1 1 2 2 2", "1 1 2 2 2", "1 1 1 1 2 2"
    table = given(seats=3, limits=limits, round=4, spent=23, limit_deck="3 3 2 2")
    table.ends()
    assert (table.sees(None).round, table.sees(None).limits) == (5, len(LIMITS) - 16 - 4)
    table.splits("3 3 2 2")
    table.picks(table.asked(), (0,))
    while not table.sees(None).last_round:
        if table.asked_kinds() == {"choose"}:
            table.takes(1 if "offer:1" in table.options() else 2)
        else:
            table.goes_on_once()

    view = table.sees(None)
    assert (view.round, sorted(table.limits())) == (6, [8, 8, 18])
    assert view.limits == len(LIMITS) - 16 - 4 - 3
    assert view.actions == len(ACTIONS) - 24 - 6 - 5
    while table.sees(None).passage == 1:
        table.goes_on_once()
    assert table.heard(None, "passage_began") == [{"passage": 2}]
