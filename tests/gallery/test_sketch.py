"""The changes that a sketch of a picture notices, and those it ignores."""

from dataclasses import replace
from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.render import Scene, draw
from bot.render.canvas import Canvas, Sprite
from bot.render.kit import markers
from bot.render.theme import SEAT_COLOURS
from rules.registry import GAMES
from tools.gallery.positions import scenes
from tools.gallery.sketch import CELL, alike, sketch

GAME = next(iter(GAMES))


@pytest.fixture
def scene() -> Scene:
    return scenes(GAME)["hand-build-small"]


def picture_of(scene: Scene) -> Image.Image:
    return Image.open(BytesIO(draw(scene).data)).convert("RGB")


def noticed(before: Image.Image, after: Image.Image) -> bool:
    return not alike(sketch(before), sketch(after))


def saved(image: Image.Image, kind: str, **how: int) -> Image.Image:
    file = BytesIO()
    image.save(file, kind, **how)
    return Image.open(file)


def noisy(image: Image.Image) -> Image.Image:
    """Make each channel of each pixel lighter or darker by up to 2."""
    random, size = Random(5), len(image.tobytes())
    more, less = (
        Image.frombytes("RGB", image.size, bytes(random.choices(range(3), k=size)))
        for _ in range(2)
    )
    return ImageChops.subtract(ImageChops.add(image, more), less)


# --- ignored ---------------------------------------------------------------------------------


@pytest.mark.proof
def test_a_file_packed_anew_passes(scene: Scene) -> None:
    picture = picture_of(scene)
    assert sketch(saved(picture, "PNG", compress_level=1)) == sketch(picture)


@pytest.mark.proof
def test_noise_passes(scene: Scene) -> None:
    picture = picture_of(scene)
    assert not noticed(picture, noisy(picture))


@pytest.mark.parametrize("name", ["board-4-late", "hand-build-small", "final-4"])
def test_jpeg_passes(name: str) -> None:
    picture = picture_of(scenes(GAME)[name])
    assert not noticed(picture, saved(picture, "JPEG", quality=90))


# --- noticed ---------------------------------------------------------------------------------


@pytest.mark.proof
def test_another_number_is_noticed(scene: Scene) -> None:
    facts = ({**scene.facts[0], "price": 8}, *scene.facts[1:])
    assert noticed(picture_of(scene), picture_of(replace(scene, facts=facts)))


def test_another_number_of_the_table_is_noticed(scene: Scene) -> None:
    assert noticed(picture_of(scene), picture_of(replace(scene, table="#13")))


def test_another_word_is_noticed() -> None:
    scene = scenes(GAME)["final-4"]
    renamed = replace(scene, names=("Ida", *scene.names[1:]))
    assert noticed(picture_of(scene), picture_of(renamed))


def test_what_has_moved_by_six_pixels_is_noticed(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, marker, place = picture_of(scene), markers.sprite(1), Canvas.place

    def moved(self: Canvas, what: Sprite, x: int, y: int) -> None:
        place(self, what, x + 6 * (what is marker), y)

    monkeypatch.setattr(Canvas, "place", moved)
    assert noticed(before, picture_of(scene))


@pytest.mark.parametrize("seat", range(1, len(SEAT_COLOURS)))
def test_a_piece_of_another_colour_is_noticed(seat: int) -> None:
    """A piece of 24 pixels, wherever it lies on the squares."""
    for at in range(0, CELL, 5):
        before, after = (Image.new("RGB", (72, 72)) for _ in range(2))
        for image, colour in ((before, SEAT_COLOURS[0]), (after, SEAT_COLOURS[seat])):
            ImageDraw.Draw(image).ellipse((at, at, at + 24, at + 24), fill=colour)
        assert noticed(before, after)


def test_another_shade_of_an_area_is_noticed() -> None:
    before, after = (Image.new("RGB", (72, 72), (40 + more, 50, 60)) for more in (0, 6))
    assert noticed(before, after)


def test_a_frame_of_one_pixel_is_noticed(scene: Scene) -> None:
    before, after = picture_of(scene), picture_of(scene)
    edges = (0, 0, after.width - 1, after.height - 1)
    ImageDraw.Draw(after).rectangle(edges, outline=(200, 160, 60))
    assert noticed(before, after)


def test_another_size_is_noticed(scene: Scene) -> None:
    picture = picture_of(scene)
    assert noticed(picture, picture.crop((0, 0, picture.width, picture.height - CELL)))
