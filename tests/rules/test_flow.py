"""The next question follows from the position alone, in every game."""

from collections import Counter
from importlib import import_module

import pytest

from rules import decision as answering
from rules.chance import Chance
from rules.registry import GAMES
from tests.games import known

GAMES_EACH = 6


@pytest.mark.sampled(2)
@pytest.mark.parametrize("key", GAMES)
def test_what_is_open_is_asked_again_from_the_position(key: str) -> None:
    game, flow = GAMES[key], import_module(f"rules.{key}.flow")
    record = known(key)
    all_options = {option.name: option.values[-1] for option in game.options}
    compared: Counter[str] = Counter()
    for seed in range(GAMES_EACH):
        options = all_options if seed % 2 else {}
        state, _ = game.new(options, game.seats[seed % len(game.seats)], seed)
        draw = Chance(seed).random
        while decisions := game.decisions(state):
            if not record.later_parts & {asked.kind for asked in decisions}:
                again = game.copy(state)
                flow.reopen(again)
                assert game.decisions(again) == decisions
                assert game.digest(again) == game.digest(state)
                compared.update(asked.kind for asked in decisions)
            asked = decisions[int(draw() * len(decisions))]
            game.apply(state, asked.seat, answering.sample(asked, draw))
    assert len(compared) >= record.least.kinds, compared
