"""The end of San Marco: the nobles above the columns, the evening."""

import pytest

from bot.render.canvas import Box, Canvas
from bot.render.kit.score_sheet import EMBLEM
from bot.render.san_marco import evening, final
from bot.render.theme import GOLD, ON_INK
from tests.render.contrast import LEAST_CONTRAST, contrast
from tests.render.san_marco.boards import bare, with_nobles

PENNANTS = 36
"""The reach of pennants into the room for words; the words stand in its middle."""


# --- the nobles above the columns -----------------------------------------------------------------


def test_the_most_nobles_of_a_district_are_framed() -> None:
    view = with_nobles(bare(3), {0: (3, 3, 1), 2: (0, 0, 4)})
    assert [final.leads(view, seat)[0] for seat in range(3)] == [True, True, False]
    assert [final.leads(view, seat)[2] for seat in range(3)] == [False, False, True]
    assert not any(final.leads(view, seat)[1] for seat in range(3)), "no one leads where no one is"


def test_the_nobles_fit_above_a_column() -> None:
    for counts in ((0,) * 6, (25, 10, 11, 12, 13, 14)):
        drawn = final.nobles(counts, (True,) * 6)
        assert drawn.size[0] <= 204
        assert drawn.size[1] <= EMBLEM


# --- the evening ----------------------------------------------------------------------------------


@pytest.mark.sampled(1)
@pytest.mark.parametrize("height", [330, 362, 410])
@pytest.mark.parametrize("winners", [1, 4])
def test_words_stand_out_from_the_sky(height: int, winners: int) -> None:
    canvas = Canvas(1200, 960, ON_INK)
    sky = evening.evening(canvas, Box(8, 86, 1184, height), range(winners))
    assert sky.height >= height * 0.3
    behind = canvas.image.crop((300, sky.y + PENNANTS, 900, sky.bottom))
    for _, colour in behind.getcolors(4000) or ():
        assert isinstance(colour, tuple)
        for words in (ON_INK, GOLD):
            assert contrast(words, (colour[0], colour[1], colour[2])) >= LEAST_CONTRAST
