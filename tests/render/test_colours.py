"""Colours can be read and told apart by everyone.

Words: the contrast of WCAG 2.2, at least 4.5. All words in the pictures of the gallery are checked
when it is drawn (tests/gallery).

Players: the distance between their colours (CIE76 in Lab) for people who do not see red, green or
blue, simulated after Machado, Oliveira and Fernandes (2009), severity 1. Colour is never alone:
each player has a symbol and a pattern too, each good an icon.
"""

from itertools import combinations
from typing import Final

import pytest

from bot.render import Scene, sprites
from bot.render.canvas import Box, Canvas
from bot.render.drawing import renderer_of
from bot.render.kit import picks
from bot.render.san_juan.look import GOOD_COLOURS, GOOD_ICONS
from bot.render.san_marco import evening
from bot.render.theme import INK, INK_2, PAPER, RGB, SEAT_COLOURS, mix, rgb
from tests.render.contrast import LEAST_CONTRAST, contrast, linear
from tests.render.legible import Written, drawn_by_light, weak
from tests.render.sprites import forget_all
from tools.gallery.positions import scenes

_SEEN: Final = {
    "everyone": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""The simulation of linear red, green and blue."""


# --- words -----------------------------------------------------------------------------------


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast(rgb("#000000"), rgb("#FFFFFF")) == pytest.approx(21)
    assert contrast(rgb("#777777"), rgb("#FFFFFF")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.proof
@pytest.mark.parametrize(("name", "hour"), [("lobby", 1), ("lobby", 2), ("final-4", 2)])
def test_a_night_with_an_hour_that_is_too_light_is_found(
    name: str, hour: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sky has so many colours that none of them fills the room of a large word."""
    scene, hours = scenes("san_marco")[name], list(evening._SKY.hours)
    assert not weak(written_on(scene))
    monkeypatch.setattr(sprites, "art_of", lambda _: sprites.Art())
    forget_all()
    hours[hour] = mix(rgb("#FFFFFF"), hours[hour], 0.6)
    monkeypatch.setattr(evening, "_SKY", evening._SKY._replace(hours=tuple(hours)))
    assert weak(written_on(scene))
    forget_all()


def written_on(scene: Scene) -> dict[Written, str]:
    return drawn_by_light({"": scene}, renderer_of(scene.game).draw)[1]


@pytest.mark.parametrize("ink", [INK, INK_2])
def test_words_on_paper_that_steps_back_are_still_read(ink: RGB) -> None:
    words, ground = (colour_of_receded(colour) for colour in (ink, PAPER))
    assert words != ink
    assert contrast(words, ground) >= LEAST_CONTRAST


def colour_of_receded(colour: RGB) -> RGB:
    canvas = Canvas(80, 80, colour)
    picks.recede(canvas, Box(0, 0, 80, 80), 20)
    found = canvas.image.getpixel((40, 40))
    assert isinstance(found, tuple)
    red, green, blue = found
    return red, green, blue


# --- people who see other colours ------------------------------------------------------------


def seen_as(colour: RGB, by: str) -> tuple[float, ...]:
    """Return a colour in Lab, as seen by a person with this deficiency."""
    parts = linear(colour)
    mixed = [sum(share * part for share, part in zip(row, parts, strict=True)) for row in _SEEN[by]]
    return lab([min(1.0, max(0.0, part)) for part in mixed])


def lab(parts: list[float]) -> tuple[float, ...]:
    """Return L, a and b of linear red, green and blue, in the light of D65."""
    red, green, blue = parts
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    roots = [
        value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116
        for value in (x, y, z)
    ]
    return 116 * roots[1] - 16, 500 * (roots[0] - roots[1]), 200 * (roots[1] - roots[2])


def closest(colours: tuple[RGB, ...], by: str) -> float:
    """Return the distance of the two colours that are hardest to tell apart."""
    return min(
        sum((a - b) ** 2 for a, b in zip(seen_as(one, by), seen_as(other, by), strict=True)) ** 0.5
        for one, other in combinations(colours, 2)
    )


def test_lab_is_that_of_the_standard() -> None:
    assert seen_as(rgb("#FFFFFF"), "everyone") == pytest.approx((100, 0, 0), abs=0.02)
    assert seen_as(rgb("#FF0000"), "everyone") == pytest.approx((53.24, 80.09, 67.20), abs=0.05)


def test_those_who_see_other_colours_do_not_tell_red_from_green() -> None:
    pair = (rgb("#B04040"), rgb("#6B6B2F"))
    assert closest(pair, "deuteranopia") < closest(pair, "everyone") / 2


@pytest.mark.parametrize(
    ("by", "least"),
    [("everyone", 60), ("deuteranopia", 32), ("protanopia", 34), ("tritanopia", 27)],
)
def test_players_are_told_apart(by: str, least: float) -> None:
    assert closest(SEAT_COLOURS, by) >= least


def test_goods_are_told_apart_by_their_icons_where_not_by_their_colours() -> None:
    """Sugar and silver are near each other for everyone, tobacco and coffee for some."""
    assert len(set(GOOD_ICONS)) == len(GOOD_COLOURS)
    assert min(closest(GOOD_COLOURS, by) for by in _SEEN) >= 20
