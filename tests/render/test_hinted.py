"""A hint in a picture: the best options stand out, whatever the game."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.render import Scene, draw
from bot.render.canvas import Box, Canvas
from bot.render.kit import hinted
from bot.render.kit.cards import Laid, mark
from bot.render.kit.markers import marker
from bot.render.kit.targets import Point, Target
from bot.render.theme import DARK, GOLD, PAPER, TOP, WIDTH
from rules.registry import GAMES
from tests.games.scenes import positions, scene_of

CARD = Box(100, 200, 300, 200)


def offered() -> Canvas:
    canvas = Canvas(WIDTH, 800, GOLD)
    mark(canvas, [Laid(CARD, (1,))])
    marker(canvas, 2, 700, 300)
    Target((3, 4), Point(900, 600)).draw(canvas)
    return canvas


def test_what_is_hinted_stays_as_it_is_and_the_rest_is_veiled() -> None:
    canvas = offered()
    image = hinted.marked(canvas.image, DARK, ((1, 1), (2, 2), (3, 4)))
    assert image is not None
    for bright in (CARD.middle, (700, 340), (900, 640), (600, TOP // 2)):
        assert image.getpixel(bright) == canvas.image.getpixel(bright)
    assert image.getpixel((600, 700)) != GOLD
    colours = [colour for _, colour in image.getcolors(1 << 20) or ()]
    assert DARK.good in colours
    assert PAPER in colours


@pytest.mark.parametrize(("top", "above"), [(TOP + 80, False), (300, True)])
def test_every_rank_of_a_card_is_on_its_edge_and_not_on_the_status(top: int, above: bool) -> None:
    canvas = Canvas(WIDTH, 800, GOLD)
    card = Box(400, top, 400, 200)
    mark(canvas, [Laid(card, (1, 2))])
    image = hinted.marked(canvas.image, DARK, ((1, 1), (2, 2)))
    assert image is not None
    beyond = card.y - 44 if above else card.bottom + 18
    first, second = image.getpixel((540, beyond)), image.getpixel((665, beyond))
    assert (first, second) == (DARK.good, PAPER)
    assert image.getpixel(card.middle) == GOLD


def test_where_no_option_is_shown_there_is_no_picture() -> None:
    assert hinted.marked(offered().image, DARK, ((1, 7),)) is None
    assert hinted.marked(Canvas(WIDTH, 800, GOLD).image, DARK, ((1, 1),)) is None


@pytest.mark.parametrize("key", GAMES)
def test_every_game_shows_them_or_has_no_picture(key: str) -> None:
    shown = 0
    for scene in _asked(key):
        plain, picture = (draw(replace(scene, hinted=which)) for which in ((), ((1, 1), (2, 2))))
        if picture.data:
            shown += 1
            assert _size(picture.data) == _size(plain.data)
    assert shown


def _asked(key: str) -> Iterator[Scene]:
    """Yield a scene for each kind of question with several options."""
    seen = set[str]()
    for state in positions(key, 3, 1):
        for decision in GAMES[key].decisions(state):
            if len(decision.options) > 1 and decision.kind not in seen:
                seen.add(decision.kind)
                yield scene_of(key, state, "hand", decision.seat)


def _size(data: bytes) -> tuple[int, int]:
    return Image.open(BytesIO(data)).size
