"""Boards on which a decisive move moves: once, between two views of the finished board."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.render import Scene, animation, draw, moves
from bot.render.animation import AT_FIRST, MOMENT, TooLarge
from bot.render.canvas import Box
from bot.render.goldene_stadt import rows
from bot.render.kit.motion import along
from bot.render.san_francisco.plan import Plan
from bot.render.san_marco.map import DOCKS
from bot.render.theme import TOP
from rules.facts import key_at
from rules.registry import GAMES
from rules.san_francisco.components import district_named
from rules.san_marco.components import DISTRICT_KEYS
from tests.render.test_animation import shown
from tools.gallery.playing import play

of_every_game = pytest.mark.parametrize("key", GAMES)
DECISIVE = {
    "san_juan": ("built",),
    "san_marco": ("doge_entered", "doge_moved"),
    "goldene_stadt": ("scored",),
    "san_francisco": ("built",),
}
LARGEST = 220_000
"""The most bytes of any other picture."""


def boards(key: str) -> Iterator[Scene]:
    """Yield the boards of a game as posts show them: with the events since the post before."""
    game, seats, called, told = GAMES[key], max(GAMES[key].seats), None, 0
    for moment in play(game, seats, 3):
        decisions = game.decisions(moment.state)
        if decisions and decisions[0].seat != called:
            called = decisions[0].seat
            news = tuple(event for event in moment.told[told:] if event.is_for(None))
            told = len(moment.told)
            yield replace(moment.scene("board"), since=moment.since(called, None), moving=news)


@cache
def moved(key: str) -> Scene:
    """Return the second board of a game on which something moves."""
    found = filter(moves, boards(key))
    next(found)
    return next(found)


def still_of(scene: Scene) -> Scene:
    return replace(scene, moving=())


@cache
def moving(key: str) -> bytes:
    return draw(moved(key)).data


def images(key: str) -> list[Image.Image]:
    return [image for image, _ in shown(moving(key))]


def below_news(key: str) -> int:
    """Return how far the news of a board move all below its head down."""
    without = draw(replace(still_of(moved(key)), since=()))
    return images(key)[0].height - Image.open(BytesIO(without.data)).height


def changed(image: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(image, other).getbbox()


@of_every_game
def test_the_first_and_the_last_frame_are_the_finished_board(key: str) -> None:
    """So clients that do not play it show the board as it is."""
    with Image.open(BytesIO(draw(still_of(moved(key))).data)) as file:
        still = file.convert("RGB")
    first, *between, last = images(key)
    assert changed(first, still) is None
    assert changed(last, still) is None
    assert sum(changed(image, still) is not None for image in between) > 4


@of_every_game
def test_it_is_played_once_and_takes_two_seconds_and_a_half_at_most(key: str) -> None:
    with Image.open(BytesIO(moving(key))) as file:
        assert file.info["loop"] == 1
    times = [milliseconds for _, milliseconds in shown(moving(key))]
    assert times == [AT_FIRST, *[MOMENT] * (len(times) - 1)]
    assert sum(times) <= 2500


@of_every_game
def test_it_is_no_larger_than_other_pictures(key: str) -> None:
    assert len(moving(key)) <= LARGEST


@of_every_game
def test_it_tells_the_same_in_words_and_is_named_for_what_it_is(key: str) -> None:
    still, file = draw(still_of(moved(key))), draw(moved(key))
    assert (file.alt, file.name) == (still.alt, f"{key}-board.webp")


@of_every_game
def test_only_decisive_moves_move(key: str) -> None:
    for scene in boards(key):
        decisive = any(event.kind in DECISIVE[key] for event in scene.moving)
        assert moves(scene) <= decisive
    assert not moves(still_of(moved(key)))
    assert not moves(replace(moved(key), kind="hand"))


@pytest.mark.parametrize("light", ["dark", "light"])
@of_every_game
def test_it_moves_in_every_light(key: str, light: str) -> None:
    file = draw(replace(moved(key), theme=light))
    assert len(file.data) <= LARGEST


@of_every_game
def test_what_would_be_too_large_is_not_made(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(animation, "MOVE_LIMIT", 1000)
    with pytest.raises(TooLarge):
        draw(moved(key))


def test_a_game_without_pictures_of_its_own_does_not_move() -> None:
    assert not moves(replace(moved("san_juan"), game="auction"))


# --- what moves ------------------------------------------------------------------------------


def around(key: str) -> Box:
    """Return the box of everything that moves on the board of a game."""
    first, *others = images(key)
    boxes = [box for image in others if (box := changed(first, image)) is not None]
    left, top, _, _ = map(min, zip(*boxes, strict=True))
    _, _, right, bottom = map(max, zip(*boxes, strict=True))
    return Box(left, top, right - left, bottom - top)


def test_a_district_lights_up_where_it_is() -> None:
    built = [event for event in moved("san_francisco").moving if event.kind == "built"]
    place = Plan(TOP).place(district_named(key_at(built[-1].facts, "district")))
    place = place._replace(y=place.y + below_news("san_francisco"))
    box = around("san_francisco")
    assert box.shared(place) > 0.9 * place.width * place.height
    if len(built) == 1:
        assert box.inset(8).shared(place) == box.inset(8).width * box.inset(8).height


def test_a_building_rises_from_below() -> None:
    """It is not in the second frame, and in each of the next ones more of it."""
    _, bare, *rising = images("san_juan")
    tops = [box[1] for image in rising if (box := changed(bare, image)) is not None]
    assert tops == sorted(tops, reverse=True)
    assert len(set(tops)) > 4


def test_the_barge_ends_where_the_doge_is() -> None:
    scene = moved("san_marco")
    told = [event for event in scene.moving if event.kind in DECISIVE["san_marco"]]
    x, y = DOCKS[DISTRICT_KEYS.index(key_at(told[-1].facts, "district"))]
    end = x, y + below_news("san_marco")
    first, *gliding, arriving, _, _ = images("san_marco")
    assert arriving.getpixel(end) == first.getpixel(end)
    assert all(image.getpixel(end) != first.getpixel(end) for image in gliding[:3])


def test_letters_fly_to_the_rows_of_the_players() -> None:
    seats = len(moved("goldene_stadt").names)
    first, *_, last, _, _ = images("goldene_stadt")
    box = changed(first, last)
    assert box is not None
    assert box[1] >= first.height - rows.height(seats) - 20


def test_a_way_is_walked_from_end_to_end() -> None:
    way = [(0.0, 0.0), (30.0, 40.0), (30.0, 90.0)]
    assert [along(way, share) for share in (0, 0.5, 1)] == [way[0], way[1], way[2]]
    assert along(way[:1], 0.7) == way[0]
