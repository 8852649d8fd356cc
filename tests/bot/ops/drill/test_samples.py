"""The drill's own sheets and pictures keep Discord's limits. It shows the first game; any fits."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from bot.ops.drill import samples, sheets
from bot.ops.drill.marks import MARK, marked, walk
from bot.ops.drill.samples import Samples, size_of
from bot.text import escape
from bot.ui.sheet import Sheet
from rules.registry import GAMES
from tests.limits.bodies import requests
from tests.limits.sent import problems

BOT = 4000


FIRST, *OTHERS = GAMES


@pytest.fixture(
    scope="module", params=[FIRST, *(pytest.param(key, marks=pytest.mark.soak) for key in OTHERS)]
)
def sample(request: pytest.FixtureRequest) -> Samples:
    return samples.make(GAMES[request.param])


def every(sample: Samples) -> Iterator[Sheet]:
    yield sheets.lobby(sample)
    yield sheets.board(sample)
    yield sheets.pictures(sample.board, sample.later)
    yield sheets.pictures(sample.partial)
    yield sheets.pictures(sample.small)
    yield sheets.pictures(sample.full)
    yield sheets.largest()
    yield sheets.with_menu(0)
    yield sheets.with_menu(1)


@pytest.mark.proof
def test_every_sheet_fits_and_bears_the_mark(sample: Samples):
    for sheet in every(sample):
        for request in requests(sheet):
            assert problems(request) == []
        components = sheets.components_of(sheet)
        message = {"author": {"id": str(BOT)}, "content": "", "components": components}
        assert marked(message, BOT)
        assert not marked(message, BOT + 1)


@pytest.mark.proof
def test_the_sizes_are_those_of_the_files(sample: Samples):
    for picture in (sample.cover, sample.board, sample.partial, sample.full):
        with Image.open(BytesIO(picture.data)) as image:
            assert image.size == size_of(picture)


@pytest.mark.proof
def test_the_last_partial_frame_is_as_small_as_can_be(sample: Samples):
    frames = sample.small.data.split(b"ANMF")
    assert len(frames) == samples.TURNS + 3
    assert frames[-1][10:16] == bytes(6), "one pixel, as nothing has changed"
    assert len(sample.partial.data.split(b"ANMF")) == len(frames) + 1, "a clear sheet follows"
    assert len(sample.partial.data) < len(sample.full.data)
    assert size_of(sample.partial) == size_of(sample.small) == size_of(sample.full)
    with Image.open(BytesIO(sample.small.data)) as image:
        assert image.size == size_of(sample.small)


def test_the_largest_sheet_is_as_large_as_a_message_can_be():
    parts = list(walk(sheets.components_of(sheets.largest())))
    assert len(parts) == 40
    assert sum(len(part.get("content", "")) for part in parts) == 4000


def test_no_name_of_a_player_bears_the_mark_in_a_post():
    for text in (escape(MARK), f"-# {escape(MARK)}", f"Table #7: {MARK}", f"- {MARK}"):
        message = {"author": {"id": str(BOT)}, "content": text, "components": []}
        assert not marked(message, BOT)
