"""What did not change steps back, for a viewer who catches up."""

import pytest

from bot.render.canvas import Box, Canvas
from bot.render.kit import brackets, veil
from bot.render.theme import GOLD, ICE, INK, PAPER, THEMES, TOP, WIDTH, Theme

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


@pytest.mark.parametrize("box", [CHANGED, CHANGED._replace(height=100)])
def test_a_change_is_told_beside_a_number_or_on_the_corner_of_a_thing(box: Box) -> None:
    canvas, plain = Canvas(WIDTH, 700, GOLD), Canvas(WIDTH, 700, GOLD)
    brackets.brackets(canvas, box, "+2")
    brackets.brackets(plain, box)
    kept = (box.x, box.y + 60, box.right - 8, box.bottom)
    assert canvas.image.crop(kept).tobytes() == plain.image.crop(kept).tobytes()
    quiet = brackets.only_changes(canvas.image, canvas.theme)
    there = (box.right + 20 if box.height < 80 else box.right - 40, box.y + 14)
    assert quiet.getpixel(there) in (ICE, INK)


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
