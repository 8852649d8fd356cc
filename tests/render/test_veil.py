"""What did not change steps back, for a viewer who catches up."""

import pytest

from bot.render.canvas import Box, Canvas
from bot.render.kit import brackets, veil
from bot.render.theme import GOLD, INK, PAPER, THEMES, TOP, WIDTH, Theme

CHANGED, ELSEWHERE, HEAD = Box(100, 300, 80, 60), (600, 500), (600, TOP // 2)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_all_but_the_head_and_the_changes_is_veiled(theme: Theme) -> None:
    canvas = Canvas(WIDTH, 700, GOLD, theme)
    brackets.brackets(canvas, CHANGED)
    marked = canvas.image.copy()
    image = brackets.only_changes(canvas.image, theme)
    around = CHANGED.inset(-6)
    box = (around.x, around.y, around.right, around.bottom)
    assert image.crop(box).tobytes() == marked.crop(box).tobytes()
    assert image.getpixel(HEAD) == GOLD
    assert image.getpixel(ELSEWHERE) in veil.beside((GOLD,), theme, brackets.SEEN)


def test_where_nothing_changed_nothing_is_veiled() -> None:
    canvas = Canvas(WIDTH, 700, GOLD)
    assert brackets.only_changes(canvas.image, canvas.theme) is canvas.image


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_what_is_veiled_has_the_colours_that_the_palette_gets(theme: Theme) -> None:
    colours = (GOLD, INK, PAPER, (1, 2, 3), (254, 253, 252))
    for colour in colours:
        canvas = Canvas(4, 4, colour)
        found = veil.veiled(canvas.image, theme, 0.45).getpixel((0, 0))
        assert found in veil.colours(colours, theme, 0.45)


def test_no_colour_is_lost_where_two_look_alike_behind_it() -> None:
    colours = ((1, 2, 3), (1, 2, 4), GOLD)
    assert {*colours} <= {*veil.beside(colours, THEMES["dark"], brackets.SEEN)}
