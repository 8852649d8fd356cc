"""What has happened since the viewer's last look, below the head of the table's picture."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.render import Scene, draw
from bot.render.kit import news
from bot.render.kit.news import _Told
from bot.render.theme import HEADER, ICE, WIDTH
from bot.text import LANGUAGES
from rules.san_juan.components import BUILDER, WELL
from rules.san_juan.events import passed, role_taken
from rules.san_juan.view import Slot
from tests.render.noting import Noted, noting
from tests.render.positions import scene_with
from tests.render.towns import INDIGO, built, street


def seen(scene: Scene) -> Image.Image:
    return Image.open(BytesIO(draw(scene).data)).convert("RGB")


def board() -> Scene:
    return scene_with(street(Slot(INDIGO, False), Slot(WELL, False)), "board")


@pytest.mark.parametrize("language", LANGUAGES)
def test_news_are_told_below_the_head_and_the_rest_moves_down(language: str) -> None:
    scene = replace(board(), language=language)
    events = (role_taken(0, BUILDER), built(WELL))
    written: list[Noted] = []
    with noting(written.append):
        after = seen(replace(scene, since=events))
    before = seen(scene)
    assert after.height == before.height + news._ROW
    assert ICE not in {before.getpixel((12, y)) for y in range(before.height)}
    assert ICE in {after.getpixel((12, y)) for y in range(HEADER, HEADER + news._ROW)}
    words = news.words_of(scene).brief(events[-1], scene.names)
    assert words is not None
    assert words.words in {noted.words for noted in written}


def test_a_picture_that_is_high_already_has_none() -> None:
    scene = replace(board(), since=(built(WELL),))
    for height in (1500 - news._ROW + 1, 2400):
        image = Image.new("RGB", (WIDTH, height))
        assert news.headed(image, scene) is image
    lower = Image.new("RGB", (WIDTH, 1500 - news._ROW))
    assert news.headed(lower, scene).height == 1500


def test_of_many_news_the_newest_stay_in_their_order() -> None:
    told = [_Told(0, f"word number {number}") for number in range(30)]
    rows = news._rows(told, 2)
    assert len(rows) == 2
    flat = [each for row in rows for each in row]
    assert flat == told[-len(flat) :]


def test_what_happened_again_is_told_where_it_happened_last() -> None:
    again, other = passed(0), passed(1)
    told = news._news(replace(board(), since=(again, other, again)))
    assert [each.seat for each in told] == [1, 0]
