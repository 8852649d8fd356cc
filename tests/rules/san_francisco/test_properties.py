"""What holds in all games (SF-37, SF-43), by random play."""

from collections import Counter

import pytest

from rules.event import NOBODY
from rules.san_francisco import GAME
from rules.san_francisco.components import CHEQUES_EACH, KIND_NAMES, SIDES
from rules.san_francisco.state import State
from tests.contract.walks import greedily, walk
from tests.rules.san_francisco.brute import majority
from tests.rules.san_francisco.given import lies_on

MOVES = ("placed", "shifted", "swapped", "replaced")


def cheques_of(state: State) -> Counter[int]:
    """All cheques, wherever they lie."""
    found = Counter([*state.bank, *state.lost])
    for player in state.players:
        found.update([*player.hand, *player.laid, *player.drawn])
    return found


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_sf_43_clause_1_2_clause_1_4_nothing_is_lost_and_nothing_made(
    seats: int, seed: int
) -> None:
    game = walk(GAME, seats, seed)

    for state in [*[step.before for step in game.steps], game.last]:
        assert cheques_of(state) == Counter(CHEQUES_EACH * seats)
        for one in GAME.view(state, None).investors:
            assert one.supply + one.sticks.bit_count() == 15
            assert one.influence >= 0


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_clause_6_4_r2_whoever_has_the_majority_has_built(seats: int, seed: int) -> None:
    """After every choice, no ruin lies in anybody's majority."""
    game = walk(GAME, seats, seed)

    for state in [*[step.before for step in game.steps], game.last]:
        for district, builder in enumerate(state.builders):
            lies = [lies_on(state, street) for street in SIDES[district]]
            if builder == NOBODY:
                kind = KIND_NAMES[state.city[district]]
                assert majority(kind, lies, seats) == NOBODY


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sf_37_lifting_and_taking_back_build_nothing(seats: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        for step in walk(GAME, seats, seed).steps:
            moved = False
            for event in step.events:
                seen[event.kind] += 1
                moved |= event.kind in MOVES
                assert moved or event.kind != "built"

    assert seen["sticks_back"]
    assert seen["built"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r22_the_computer_plays_for_whoever_is_gone(seats: int) -> None:
    """It answers from what a seat sees, and the game comes to an end."""
    game = walk(GAME, seats, 1, choose=greedily)

    assert GAME.outcome(game.last) is not None
