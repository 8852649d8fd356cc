"""The stored games of every game replay to the letter."""

import pytest

from rules.registry import GAMES
from tests.rules.transcripts import Played, lacking, listed, read, stored, wanted, write

LISTED = [
    pytest.param(key, played, id=f"{key}-{played.name}") for key in GAMES for played in listed(key)
]


@pytest.mark.sampled(12)
@pytest.mark.parametrize(("key", "played"), LISTED)
def test_it_replays_to_the_letter(key: str, played: Played) -> None:
    text = stored(key)[played.name]

    assert write(GAMES[key], played, read(text)) == text


@pytest.mark.parametrize("key", GAMES)
def test_every_stored_game_is_listed(key: str) -> None:
    assert set(stored(key)) == {played.name for played in listed(key)}


@pytest.mark.parametrize("key", GAMES)
def test_together_they_show_all_that_is_wanted(key: str) -> None:
    assert lacking(wanted(key), stored(key).values()) == frozenset()
