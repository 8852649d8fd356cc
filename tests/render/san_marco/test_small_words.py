"""All words can be read on a phone, which leaves 280 of a picture's 1,200 pixels."""

from collections.abc import Iterator
from typing import Final

import pytest

from bot.render import Scene
from bot.render.theme import Type
from tests.render.small_words import too_small
from tests.render.sprites import forget_all
from tools.gallery.positions import scenes

EXEMPT: Final = {"final-3", "final-4"}
"""Ten nobles in a district have no more room above a column of final scores."""


@pytest.fixture(scope="module")
def from_nothing() -> Iterator[None]:
    """Draw the first scene of these tests from nothing.

    A sprite is drawn once and then kept: one with a word that is too small fails the first scene
    that uses it. To forget all sprites for each scene takes ten times as long, and finds the same
    words.
    """
    forget_all()
    yield
    forget_all()


@pytest.mark.proof
@pytest.mark.usefixtures("from_nothing")
def test_nothing_is_written_that_a_phone_leaves_unreadable() -> None:
    """In no scene; this is one test, because listing the scenes' names takes whole games."""
    found = {name: too_small(scene) for name, scene in shown().items()}
    assert found
    assert not {name: words for name, words in found.items() if words}


@pytest.mark.proof
def test_what_is_too_small_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.render.san_marco.offers._NOTE", Type("semibold", 28))
    forget_all()
    assert "limit 10: out" in too_small(shown()["board-4-full"])
    forget_all()


def shown() -> dict[str, Scene]:
    """Return the scenes that people see on a phone, by name."""
    return {
        name: scene
        for name, scene in scenes("san_marco").items()
        if (scene.kind != "hand" or scene.large) and not name.startswith(tuple(EXEMPT))
    }
