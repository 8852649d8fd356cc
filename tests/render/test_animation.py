"""An animation: one frame a turn, each equal to its board, in a file that Discord accepts."""

from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import islice

import pytest
from PIL import Image, ImageChops

from bot.render import Scene, draw
from bot.render.animation import END, LIMIT, TURN, frame, frames, joined, on_sheets
from rules.registry import GAMES
from tests.games.scenes import last, positions, scene_of

of_every_game = pytest.mark.parametrize("key", GAMES)
TURNS = 6


@cache
def boards(key: str) -> tuple[Scene, ...]:
    """Return the boards at the end of some turns of a game; the last one ends it."""
    seats = max(GAMES[key].seats)
    game = islice(positions(key, seats, 3), 0, (TURNS - 1) * 20, 20)
    before = [scene_of(key, state, "board", None) for state in game]
    return (*before, scene_of(key, last(key, seats), "board", None))


@cache
def animated(key: str) -> bytes:
    return joined([draw(each).data for each in frames(boards(key))])


def shown(data: bytes) -> list[tuple[Image.Image, int]]:
    """Return each frame as shown, with its duration in milliseconds."""
    found: list[tuple[Image.Image, int]] = []
    with Image.open(BytesIO(data)) as file:
        for number in range(getattr(file, "n_frames", 1)):
            file.seek(number)
            file.load()
            found.append((file.convert("RGB"), file.info["duration"]))
    return found


@pytest.mark.proof
@of_every_game
def test_there_is_a_frame_for_each_turn_and_the_last_stands_longer(key: str) -> None:
    seen = shown(animated(key))
    assert [milliseconds for _, milliseconds in seen] == [*[TURN] * TURNS, END]
    assert {image.size for image, _ in seen} == {seen[0][0].size}


@pytest.mark.proof
@of_every_game
def test_each_frame_shows_what_it_would_alone(key: str) -> None:
    """Only parts that were already there are left out of a frame."""
    *seen, (last_seen, _) = shown(animated(key))
    for (image, _), each in zip(seen, frames(boards(key)), strict=True):
        (alone, _), _ = shown(joined([draw(replace(each, before=None)).data]))
        assert ImageChops.difference(image, alone).getbbox() is None
    assert ImageChops.difference(last_seen, seen[-1][0]).getbbox() is None


@pytest.mark.proof
@of_every_game
def test_the_last_frame_has_the_size_of_the_whole(key: str) -> None:
    """Discord's image service once took its size for that of the animation (lilliput, 159)."""
    data = animated(key)
    head, last_frame = data.index(b"VP8X") + 8, data.rindex(b"ANMF") + 8
    whole = data[head + 4 : head + 10]
    assert data[last_frame : last_frame + 12] == bytes(6) + whole


@pytest.mark.proof
@of_every_game
def test_a_turn_costs_less_than_the_board_whole(key: str) -> None:
    first, *others = (len(draw(each).data) for each in frames(boards(key)))
    assert sum(others) < len(others) * first


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("turns", "reduced"), [(149, 2), (299, 3), (449, 4)])
@of_every_game
def test_the_more_turns_the_smaller_so_that_the_file_stays_small(
    key: str, turns: int, reduced: int
) -> None:
    """Even if each turn changed as much as twenty moves here."""
    few = boards(key)
    assert {each.reduced for each in frames([few[0]] * turns)} == {reduced}
    sizes = [len(draw(replace(each, reduced=reduced)).data) for each in frames(few)]
    assert turns * sum(sizes) / len(sizes) < LIMIT


def test_a_turn_that_changes_nothing_is_shown_as_long_as_any() -> None:
    key = next(iter(GAMES))
    first = boards(key)[0]
    seen = shown(joined([draw(each).data for each in frames([first] * 3)]))
    assert [milliseconds for _, milliseconds in seen] == [*[TURN] * 3, END]
    assert ImageChops.difference(seen[0][0], seen[2][0]).getbbox() is None


HIGH, LOW = Image.new("RGB", (8, 9), "red"), Image.new("RGB", (8, 4), "blue")
GROUND = (1, 2, 3)


def second_of(first: Image.Image, second: Image.Image) -> Image.Image:
    """Return what is seen of the second of two boards of different heights."""
    now, before = on_sheets([second, first], GROUND)
    both = Image.new("RGB", (8, 18))
    both.paste(now)
    both.paste(before, (0, 9))
    palette = both.quantize(8)
    [alone] = on_sheets([first], GROUND)
    drawn = [sheet.quantize(palette=palette) for sheet in (alone, now, before)]
    *_, (seen, _) = shown(joined([frame(drawn[0]), frame(drawn[1], drawn[2])]))
    return seen


def test_a_lower_board_hides_all_of_a_higher_one() -> None:
    seen = second_of(HIGH, LOW)
    assert seen.getpixel((3, 3)) == (0, 0, 255)
    assert seen.getpixel((3, 8)) == GROUND


def test_a_higher_board_brings_its_ground_below_a_lower_one() -> None:
    high = HIGH.copy()
    high.paste(GROUND, (0, 6, 8, 9))
    seen = second_of(LOW, high)
    assert seen.getpixel((3, 5)) == (255, 0, 0)
    assert seen.getpixel((3, 8)) == GROUND
