"""Tables outlive updates: a table of any version loads, holds, and can be played to its end."""

import pytest

from rules.registry import GAMES
from tests.rules.stored import HERE, file_of, read

STORED = {
    f"{path.parent.name}-{path.name.removesuffix('.json.xz')}-{name}": (path.parent.name, text)
    for path in sorted(HERE.glob("*/*.json.xz"))
    for name, text in read(path).items()
}
MOVES_AT_MOST = 2000


@pytest.mark.sampled(40)
@pytest.mark.parametrize("name", STORED)
def test_it_loads_holds_and_finishes(name: str) -> None:
    key, text = STORED[name]
    game = GAMES[key]

    state = game.load(text)

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
    assert read(file_of(key, GAMES[key].version)), "python -m tests.rules.stored"


def test_a_version_to_come_is_refused() -> None:
    for game in GAMES.values():
        with pytest.raises(ValueError, match="unknown"):
            game.load(f"[{game.version + 1},{{}}]")
