"""Gradients of few colours: no bands, no other colours, always the same."""

from itertools import pairwise

from bot.render.dither import wash
from bot.render.theme import RGB, rgb

COLOURS: list[RGB] = [rgb("#101030"), rgb("#402060"), rgb("#F0A050")]


def test_it_has_only_the_colours_that_it_is_given() -> None:
    image = wash(40, 200, COLOURS)
    assert image.size == (40, 200)
    assert {colour for _, colour in image.getcolors() or ()} == {*COLOURS}
    assert image.tobytes() == wash(40, 200, COLOURS).tobytes()


def test_it_has_no_bands() -> None:
    """Each row of squares is a little brighter than the one above."""
    rows = wash(40, 200, COLOURS).convert("L").reduce(8).crop((0, 0, 1, 25)).tobytes()
    steps = [below - above for above, below in pairwise(rows)]
    assert min(steps) >= 0
    assert max(steps) <= (max(rows) - min(rows)) / 8


def test_one_colour_is_a_plain_ground() -> None:
    assert wash(8, 8, COLOURS[:1]).getcolors() == [(64, COLOURS[0])]
