"""The painted parts of San Marco: what is written stands on plain ground, and numbers on none of
what a card tells; without sprites all is drawn plainly.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest
from PIL import Image

from bot.render import sprites
from bot.render.canvas import Canvas, Sprite
from bot.render.san_marco import cardfaces, lagoon
from bot.render.san_marco.bridges import draw_bridge, slots
from bot.render.san_marco.layout import MAP
from bot.render.san_marco.look import TINTS
from bot.render.san_marco.map import draw_map
from bot.render.theme import NIGHT, SEAT_COLOURS, THEMES, WIDTH, Theme, rgb
from rules.san_marco.components import BANISHMENT, DISTRICTS, PAIRS
from tests.render.san_marco.boards import bare, scene_of, with_nobles
from tests.render.sprites import forget_all

FULL: Final = (4, 3, 2, 1)
PLAIN: Final = 0.85
"""The least share of plain ground below what is written; a line of the pavement may cross it."""
BRIGHT: Final = 220
IVORY, PIP = rgb("#FFFAF0"), rgb("#5C2330")


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Take all sprites away."""
    forget_all()
    monkeypatch.setattr(sprites, "art_of", lambda _: sprites.Art())
    yield
    forget_all()


def near(one: object, other: tuple[int, ...]) -> bool:
    assert isinstance(one, tuple)
    return all(abs(a - b) <= 2 for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_names_stand_on_plain_ground(theme: Theme) -> None:
    """Values and nobles have plates of their own, so they may stand before a roof."""
    view = with_nobles(bare(), dict.fromkeys(DISTRICTS, FULL))
    places = draw_map(Canvas(WIDTH, MAP.bottom, NIGHT, theme), scene_of(view), view)
    ground = lagoon.lagoon(theme)
    for district, box in enumerate(places.names):
        part = ground.crop((box.x, box.y - MAP.y, box.right, box.bottom - MAP.y))
        found = part.getcolors(box.width * box.height) or []
        plain = sum(count for count, colour in found if near(colour, TINTS[district]))
        assert plain > PLAIN * box.width * box.height


def pasted(face: Sprite) -> Image.Image:
    canvas = Canvas(*face.size, NIGHT)
    canvas.place(face, 0, 0)
    return canvas.image


@pytest.mark.parametrize("size", [(152, 240), (160, 240), (189, 222), (280, 250)])
def test_no_number_lies_on_a_die(size: tuple[int, int]) -> None:
    inset, radius = 42, 38
    card = pasted(cardfaces.face(BANISHMENT, *size, "en"))
    below = [
        card.getpixel((x, y))
        for x in range(inset + radius)
        for y in range(inset + radius)
        if (x - inset) ** 2 + (y - inset) ** 2 < radius**2
    ]
    assert not [colour for colour in below if near(colour, IVORY) or near(colour, PIP)]


def stone(canvas: Canvas) -> int:
    """Count the bright pixels of a bridge whose owner has a darker colour."""
    return sum(canvas.image.convert("L").histogram()[BRIGHT:])


@pytest.mark.parametrize("pair", range(len(PAIRS)))
def test_bridges_are_of_stone_and_lit_from_above(pair: int) -> None:
    canvas = Canvas(WIDTH, MAP.bottom, NIGHT)
    draw_bridge(canvas, pair, 1, 1)
    x, y = (round(at) for at in slots(pair)[1][:2])
    assert canvas.image.getpixel((x, y)) == SEAT_COLOURS[1]
    upper, lower = (canvas.image.crop((x - 50, top, x + 50, top + 50)) for top in (y - 50, y))
    assert stone(Canvas(100, 50, upper)) > stone(Canvas(100, 50, lower))


@pytest.mark.usefixtures("unpainted")
def test_without_sprites_all_is_drawn_plainly() -> None:
    view = replace(with_nobles(bare(), dict.fromkeys(DISTRICTS, FULL)), doge=0)
    canvas = Canvas(WIDTH, MAP.bottom, NIGHT)
    places = draw_map(canvas, scene_of(view), view)
    draw_bridge(canvas, 0, 1, 1)
    assert set(places.plates) == {(district, seat) for district in DISTRICTS for seat in range(4)}
    assert pasted(cardfaces.face(0, 228, 232, "en")).getpixel((114, 4)) == TINTS[0]
