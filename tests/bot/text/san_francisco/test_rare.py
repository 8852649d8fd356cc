"""What random games hardly ever show, found in games of sensible players and of many seeds.

Tests of whole games leave these to this file.
"""

from functools import cache

import pytest

from bot.text import GameTexts
from rules.decision import Decision
from rules.event import Event
from rules.san_francisco import GAME
from tests.bot.text.test_games import words
from tests.contract.walks import at_random, greedily, walk
from tests.games.san_francisco import KNOWN

PLAYERS = ("Ada", "Ben", "Chloé", "Dmitri", "Emeka")


@cache
def found() -> dict[str, Event | Decision]:
    """Return an event or a question of each rare kind."""
    seen: dict[str, Event | Decision] = {}
    for seed in range(40):
        for choose in (greedily, at_random):
            for step in walk(GAME, 3 + seed % 3, seed, choose=choose).steps:
                seen.setdefault(f"ask-{step.decision.kind}", step.decision)
                for event in step.events:
                    seen.setdefault(f"event-{event.kind}", event)
            if seen.keys() >= KNOWN.rare:
                return seen
    return seen


def said(own: GameTexts, one: Event | Decision) -> str | None:
    return own.ask(one) if isinstance(one, Decision) else own.event(one, PLAYERS)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", sorted(KNOWN.rare))
def test_rare_things_are_worded(key: str, language: str) -> None:
    sentence = said(words("san_francisco", language), found()[key])

    assert sentence
    assert sentence.endswith((".", "?"))
