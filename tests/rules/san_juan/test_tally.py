"""The score so far: what a viewer knows of it, and at the end all of it."""

from typing import Any

import pytest

from rules.chance import Chance
from rules.decision import sample
from rules.registry import GAMES
from rules.san_juan.tally import tally, tucked

GAME = GAMES["san_juan"]


def positions(seats: int, seed: int, stashes: str) -> list[Any]:
    """Play a game with the new buildings at random; return every tenth position, and the last."""
    state, _ = GAME.new({"deck": "new_buildings", "stashes": stashes}, seats, seed)
    chance, found = Chance(seed), [GAME.copy(state)]
    while decisions := GAME.decisions(state):
        decision = decisions[chance.below(len(decisions))]
        GAME.apply(state, decision.seat, sample(decision, chance.random))
        found.append(GAME.copy(state))
    return [*found[:-1:10], found[-1]]


def test_at_the_end_the_tally_is_the_final_score() -> None:
    for seed in range(6):
        last = positions(3, seed, "hidden")[-1]
        outcome = GAME.outcome(last)
        assert outcome is not None
        for viewer in (None, 0, 1, 2):
            view = GAME.view(last, viewer)
            assert tuple(tally(view, seat) for seat in range(3)) == outcome.breakdown


@pytest.mark.parametrize("stashes", ["hidden", "open"])
def test_tucked_cards_of_others_count_only_where_stashes_are_open(stashes: str) -> None:
    counted = set[tuple[bool, bool]]()
    for seed in range(6):
        for state in positions(4, seed, stashes)[:-1]:
            for seat, player in enumerate(state.players):
                own, other = (GAME.view(state, viewer) for viewer in (seat, (seat + 1) % 4))
                assert tucked(own, seat) == player.stashed
                assert tucked(other, seat) == (player.stashed if stashes == "open" else 0)
                counted.add((bool(player.stashed), tally(own, seat) == tally(other, seat)))
    assert (False, True) in counted
    assert ((True, False) in counted) == (stashes == "hidden")
