"""Every picture: a PNG of one size, under a limit, the same for the same scene."""

import subprocess
import sys
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.render import Picture, draw
from bot.render.kit.alt import LIMIT
from tests.render.positions import (
    largest_decisions,
)

MOST_BYTES = 200 * 1024
ROOT = Path(__file__).parents[2]


TALLEST = 1210
"""Higher pictures come out narrow on a desktop, which gives them about 350 pixels of height."""

LOWEST = 640
"""A board is as high as its game needs; San Juan's is low while towns are small."""


def check(picture: Picture, tallest: int = TALLEST, *, plain: bool = False) -> None:
    """Assert the laws of every file; plain boards, too, end with their facts."""
    image = Image.open(BytesIO(picture.data))
    assert image.format == "PNG"
    assert image.width == 1200
    assert 400 <= image.height <= tallest, "a hand ends where its cards do"
    assert image.height >= LOWEST or plain or "-hand" in picture.name
    assert len(picture.data) < MOST_BYTES
    assert 0 < len(picture.alt) <= LIMIT
    assert "{" not in picture.alt, "a fact is missing in the words"


@pytest.mark.proof
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
