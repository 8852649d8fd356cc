"""Players of the arena: their view of the position, and their effort."""

from typing import Any

import pytest

from rules.chance import Chance
from rules.opponents.levels import EXPERT, searcher
from rules.registry import GAMES
from tools.arena.players import PLAYERS, READER, SAGE, SEER

SAN_JUAN = GAMES["san_juan"]


def dealt() -> Any:
    state, _ = SAN_JUAN.new({}, 4, 1)
    return state


def world_of(player: str, state: Any) -> Any:
    return PLAYERS[player].world(SAN_JUAN, state, 0, Chance(1))


@pytest.mark.parametrize(
    ("player", "sees_hands", "sees_chance"),
    [(SAGE, False, False), (READER, True, False), (SEER, True, True)],
)
def test_what_a_player_sees(player: str, *, sees_hands: bool, sees_chance: bool) -> None:
    state = dealt()
    world = world_of(player, state)

    assert ([each.hand for each in world.players] == [each.hand for each in state.players]) is (
        sees_hands
    )
    assert (world.deck == state.deck) is sees_chance


@pytest.mark.parametrize("player", [SAGE, READER, SEER])
def test_what_is_played_out_is_not_the_game_itself(player: str) -> None:
    state = dealt()
    before = SAN_JUAN.dump(state)
    world = world_of(player, state)
    asked = SAN_JUAN.decisions(world)[0]
    SAN_JUAN.act(world, asked, SAN_JUAN.greedy(SAN_JUAN.view(world, asked.seat), asked), [])

    assert SAN_JUAN.dump(state) == before


def test_a_sage_plays_out_eight_times_as_many_games_as_an_expert() -> None:
    state, player = dealt(), PLAYERS[SAGE]
    while not player.looks_ahead(SAN_JUAN, asked := SAN_JUAN.decisions(state)[0]):
        SAN_JUAN.act(state, asked, SAN_JUAN.greedy(SAN_JUAN.view(state, asked.seat), asked), [])
    sage, expert = (searcher(SAN_JUAN, EXPERT, asked, effort=each) for each in (player.effort, 1))

    assert player.level == EXPERT
    assert sage
    assert expert
    assert sage.budget == expert.budget._replace(games=8 * expert.budget.games)
