"""Tables outlive updates: a table of any version loads, holds, and can be played to its end."""

from pathlib import Path

import pytest

from rules.registry import GAMES
from tests.rules.stored import HERE, folder

STORED = sorted(HERE.glob("*/*/*.json"))
MOVES_AT_MOST = 2000


@pytest.mark.sampled(40)
@pytest.mark.parametrize("path", STORED, ids=lambda path: "-".join(path.parts[-3:]))
def test_it_loads_holds_and_finishes(path: Path) -> None:
    game = GAMES[path.parts[-3]]

    state = game.load(path.read_text(encoding="utf-8"))

    game.check(state)
    assert game.digest(game.load(game.dump(state))) == game.digest(state)
    for _ in range(MOVES_AT_MOST):
        decisions = game.decisions(state)
        if not decisions:
            break
        asked = decisions[0]
        game.apply(state, asked.seat, game.greedy(game.view(state, asked.seat), asked))
    assert game.outcome(state) is not None


@pytest.mark.parametrize("key", GAMES)
def test_the_current_version_of_every_game_is_stored(key: str) -> None:
    assert list(folder(GAMES[key]).glob("*.json")), "python -m tests.rules.stored"


def test_a_version_to_come_is_refused() -> None:
    for game in GAMES.values():
        with pytest.raises(ValueError, match="unknown"):
            game.load(f"[{game.version + 1},{{}}]")
