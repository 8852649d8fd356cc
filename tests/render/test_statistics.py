"""The picture of `/stats`: legible whatever the numbers and names."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.render import Scene, draw
from bot.render.scene import NO_GAME, Favoured, Figures
from bot.render.theme import THEMES, WIDTH
from bot.text import LANGUAGES
from rules.registry import GAMES
from tools.gallery.positions import ODD_NAMES

MONTHS = tuple((month, 3 * month % 7) for month in (12, *range(1, 12)))
FIGURES = (("42", "games finished"), ("93%", "of games finished"), ("5 hours", "per move"))
VIEW = Figures(FIGURES, MONTHS, (Favoured("san_juan", 30, "3× Smithy"),), person=True)


def _scene(view: Figures, name: str = "Ada", language: str = "en") -> Scene:
    return Scene("stats", NO_GAME, view, (name,), (False,), language)


def _image(scene: Scene) -> Image.Image:
    return Image.open(BytesIO(draw(scene).data)).convert("RGB")


def test_it_is_no_taller_than_a_desktop_shows_well() -> None:
    image = _image(_scene(replace(VIEW, favourites=tuple(Favoured(key, 1, "") for key in GAMES))))
    assert image.width == WIDTH
    assert image.height <= 1400


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_every_name_and_the_largest_numbers_can_be_drawn(language: str, theme: str) -> None:
    many = replace(
        VIEW,
        figures=(*(("1,234,567", "W" * 40),) * 3, ("1,234 of 5,678", "W" * 40)),
        months=tuple((month, 12_345) for month in range(1, 13)),
        favourites=tuple(Favoured(key, 123_456, "W" * 60) for key in GAMES),
    )
    for name in (*ODD_NAMES, "W" * 32):
        assert draw(replace(_scene(many, name, language), theme=theme)).alt


@pytest.mark.parametrize(
    "changes",
    [
        {"figures": FIGURES[:2]},
        {"months": (*MONTHS[1:], (12, 9))},
        {"favourites": (Favoured("san_juan", 31, "3× Smithy"),)},
        {"favourites": (Favoured("san_juan", 30, ""),)},
    ],
    ids=["figures", "months", "games", "liked"],
)
def test_whatever_it_tells_is_drawn_and_told(changes: dict[str, object]) -> None:
    before, after = _scene(VIEW), _scene(replace(VIEW, **changes))
    assert _image(before).tobytes() != _image(after).tobytes()
    assert draw(before).alt != draw(after).alt


def test_a_server_has_another_sign_than_a_person() -> None:
    assert _image(_scene(VIEW)).tobytes() != _image(_scene(replace(VIEW, person=False))).tobytes()


def test_in_words_it_names_everything_once() -> None:
    assert draw(_scene(replace(VIEW, months=((12, 3), (1, 0))))).alt == (
        "Games of Ada: 42 games finished; 93% of games finished; 5 hours per move. "
        "Games finished each month: Dec 3, Jan 0. Played most: San Juan: 30 (3× Smithy)."
    )
