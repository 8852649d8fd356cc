"""What every picture is: a PNG of one size, under a limit, the same for the same scene."""

import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.render import Picture, Scene, draw
from bot.render.kit.alt import LIMIT
from bot.render.scene import PictureKind
from tests.render.positions import (
    finished,
    largest_decisions,
    middle_view,
    positions,
    scene_of,
    scene_with,
)

MOST_BYTES = 200 * 1024
ROOT = Path(__file__).parents[2]


def check(picture: Picture, tallest: int = 960) -> None:
    image = Image.open(BytesIO(picture.data))
    assert image.format == "PNG"
    assert image.width == 1200
    assert 400 <= image.height <= tallest, "a hand ends where its cards do"
    assert image.height == 960 or "-hand" in picture.name
    assert len(picture.data) < MOST_BYTES
    assert 0 < len(picture.alt) <= LIMIT
    assert "{" not in picture.alt, "a fact is missing in the words"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "de"])
def test_views_of_random_games_draw(seats: int, language: str) -> None:
    for number, state in enumerate(positions(seats, seats + 10)):
        if number % 43 == 0:
            check(draw(scene_of(state, "board", None, language)))
            check(draw(scene_of(state, "hand", number % seats, language)))
    check(draw(scene_of(finished(seats), "final", None, language)))


@pytest.mark.parametrize("kind", ["board", "hand", "final"])
def test_a_file_name_tells_nothing_but_the_kind(kind: PictureKind) -> None:
    picture = draw(scene_of(finished(4), kind, 1))
    assert picture.name == f"san_juan-{kind}.png"


def test_equal_scenes_are_equal_files() -> None:
    first = draw(scene_of(finished(3), "board", None))
    assert draw(scene_of(finished(3), "board", None)) == first


def test_another_process_draws_the_same_bytes() -> None:
    scene = largest_decisions()["build"]
    code = (
        "from hashlib import sha256; from bot.render import draw;"
        "from tests.render.positions import largest_decisions;"
        "print(sha256(draw(largest_decisions()['build']).data).hexdigest())"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == sha256(draw(scene).data).hexdigest()


@pytest.mark.parametrize(
    "change",
    [
        {"language": "de"},
        {"table": "#13"},
        {"names": ("Ada", "Ben", "Chloé", "Zoë")},
        {"computers": (False, False, False, True)},
        {"theme": "light"},
    ],
)
def test_each_part_of_a_scene_shows(change: dict[str, object]) -> None:
    scene = scene_with(middle_view(4, None), "board")
    changed: Scene = replace(scene, **change)  # pyright: ignore[reportArgumentType]
    assert draw(changed).data != draw(scene).data
