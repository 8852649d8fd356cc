"""The picture of a profile: a card for each game, legible whatever the names."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.render import Scene, draw
from bot.render.scene import NO_GAME, Played, Record
from bot.render.theme import THEMES, WIDTH
from bot.text import LANGUAGES
from rules.registry import GAMES
from tools.gallery.positions import ODD_NAMES

FAVOURITES = {
    "san_juan": ("building:victory_column", "building:coffee_roaster", "building:silver_smelter"),
    "san_marco": ("district:santa_croce", "district:san_marco"),
}


def _played(game: str, **changes: object) -> Played:
    favourites = tuple((key, 1234) for key in FAVOURITES.get(game, ()))
    played = Played(game, 1234, "567.5", "543.2", (640, 1420), "rough", "12 minutes", favourites)
    return played._replace(**changes)


def _scene(*played: Played, name: str = "Ada", language: str = "en") -> Scene:
    return Scene("profile", NO_GAME, Record(played), (name,), (False,), language)


def _image(scene: Scene) -> Image.Image:
    return Image.open(BytesIO(draw(scene).data)).convert("RGB")


def test_it_is_no_taller_than_a_desktop_shows_well() -> None:
    """Up to two cards lie below each other; of more, two side by side."""
    heights = [_image(_scene(*map(_played, [*GAMES][:count]))).height for count in (1, 2, 3, 4)]
    assert heights == sorted(heights)
    assert heights[-1] <= 1500
    assert _image(_scene(_played("san_juan"))).width == WIDTH


def test_its_file_is_named_after_no_game() -> None:
    assert draw(_scene(_played("san_juan"))).name == "plaza-profile.png"


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_every_name_can_be_drawn(language: str, theme: str) -> None:
    for name in (*ODD_NAMES, "W" * 32):
        scene = _scene(*map(_played, GAMES), name=name, language=language)
        assert draw(replace(scene, theme=theme)).alt


@pytest.mark.parametrize(
    "changes",
    [
        {"games": 1},
        {"wins": "1"},
        {"expected": "0.1"},
        {"reach": (640, 1600)},
        {"sure": "known"},
        {"answer": "2 days"},
        {"favourites": (("building:smithy", 3),)},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_whatever_it_tells_is_drawn_and_told(changes: dict[str, object]) -> None:
    before, after = (_scene(_played("san_juan", **each)) for each in ({}, changes))
    assert _image(before).tobytes() != _image(after).tobytes()
    assert draw(before).alt != draw(after).alt


def test_the_reach_lies_within_the_scale() -> None:
    """For the best possible player, too, and for one with an exact rating."""
    inside = _image(_scene(_played("san_juan", reach=(1900, 2000))))
    for reach in ((2600, 3100), (2000, 2000)):
        image = _image(_scene(_played("san_juan", reach=reach)))
        assert image.size == inside.size
        right = image.crop((WIDTH - 24, 290, WIDTH, 340)).tobytes()
        assert right == inside.crop((WIDTH - 24, 290, WIDTH, 340)).tobytes()


def test_in_words_it_names_everything_once() -> None:
    scene = _scene(_played("san_juan", favourites=(("building:smithy", 3),)))
    assert draw(scene).alt == (
        "Rated games of Ada. San Juan; 1,234 games · 567.5 won · 543.2 expected; "
        "at least 640 points and at most 1,420, roughly; "
        "an answer takes 12 minutes on average; favourites: 3× Smithy."
    )
