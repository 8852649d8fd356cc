"""What is written can be read on a phone, which leaves a picture 280 pixels of its 1,200."""

from collections.abc import Iterator
from typing import Final

import pytest

from bot.render import Scene
from bot.render.canvas import Anchor, Canvas
from bot.render.drawing import renderer_of
from bot.render.theme import RGB, Type
from tests.render.sprites import forget_all
from tools.gallery.positions import scenes

LEAST: Final = 32
"""Seven and a half pixels on a phone: names and counts that would not fit otherwise."""
EXEMPT: Final = {"final-3", "final-4"}
"""Ten nobles in a district have no more room above a column of final scores."""
SHOWN: Final = {
    name: scene
    for name, scene in scenes("san_marco").items()
    if (scene.kind != "hand" or scene.large) and not name.startswith(tuple(EXEMPT))
}


@pytest.fixture(scope="module")
def from_nothing() -> Iterator[None]:
    """Draw the first scene of these tests from nothing.

    A sprite is written when it is first drawn, and then kept: one with a word that is too small
    fails the scene that comes to it first. To forget everything for each scene takes ten times as
    long, and finds the same words.
    """
    forget_all()
    yield
    forget_all()


@pytest.mark.usefixtures("from_nothing")
@pytest.mark.parametrize("name", SHOWN)
def test_nothing_is_written_that_a_phone_leaves_unreadable(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not too_small(SHOWN[name], monkeypatch)


def test_what_is_too_small_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.render.san_marco.offers._NOTE", Type("semibold", 28))
    forget_all()
    assert "limit 10: out" in too_small(SHOWN["board-4-full"], monkeypatch)
    forget_all()


def too_small(scene: Scene, patch: pytest.MonkeyPatch) -> set[str]:
    """Return the words in a picture, but those on sprites that are kept, that are too small."""
    found: set[str] = set()
    write = Canvas.write

    def noted(
        self: Canvas,
        words: str,
        x: float,
        y: float,
        kind: Type,
        colour: RGB,
        anchor: Anchor = "left",
    ) -> float:
        if words.strip() and kind.px < LEAST:
            found.add(words)
        return write(self, words, x, y, kind, colour, anchor)

    with patch.context() as noting:
        noting.setattr(Canvas, "write", noted)
        renderer_of(scene.game).draw(scene)  # of the words no file is needed
    return found
