"""Sprites: made once, and never more of them than there is room for."""

import importlib
import pkgutil
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from typing import Any, get_type_hints

import pytest
from PIL import Image

import bot.render
from bot.render import draw
from bot.render.canvas import Sprite, cut
from bot.render.keeping import SHELF, Shelf, weight_of
from bot.render.masks import Mask
from tests.render.positions import middle_view, scene_with

GREY = weight_of(Image.new("L", (100, 100)))

FEW = {"_palette", "_pennant", "_wave", "lagoon", "land", "rim"}
"""Kinds with a single sprite, or one for each district or light: their number cannot grow."""


class Workshop:
    """Makes grey squares, each of the same weight, and records them."""

    def __init__(self, room: int) -> None:
        self.made: list[str] = []
        self.shelf = Shelf(room)
        self.square = self.shelf.kept(self._square)

    def _square(self, name: str, width: int = 100) -> Mask:
        self.made.append(name)
        return Mask(Image.new("L", (width, 100)))


def test_what_is_kept_is_made_once() -> None:
    workshop = Workshop(2 * GREY)
    assert workshop.square("a") is workshop.square("a")
    assert workshop.square("a", width=50) is not workshop.square("a")
    assert workshop.made == ["a", "a"]


def test_what_was_wanted_longest_ago_is_given_up() -> None:
    workshop = Workshop(2 * GREY)
    for name in "abacab":
        workshop.square(name)
    assert "".join(workshop.made) == "abcb"
    assert workshop.shelf.weight == 2 * GREY


def test_one_large_thing_takes_the_room_of_several_small_ones() -> None:
    workshop = Workshop(3 * GREY)
    for name in "abc":
        workshop.square(name)
    workshop.square("large", width=200)
    workshop.square("c")
    workshop.square("a")
    assert workshop.made == ["a", "b", "c", "large", "a"]


def test_what_has_no_room_is_made_and_not_kept() -> None:
    workshop = Workshop(GREY)
    assert workshop.square("large", width=300).image.width == 300
    assert workshop.shelf.weight == 0


def test_all_who_keep_share_one_room() -> None:
    shelf = Shelf(GREY)
    one, other = (shelf.kept(lambda: Image.new("L", (100, 100))) for _ in range(2))
    first = one()
    other()
    assert one() is not first
    assert shelf.weight == GREY


def test_an_image_weighs_what_pillow_takes_for_it() -> None:
    small, large = Image.new("L", (10, 10)), Image.new("L", (20, 10))
    assert weight_of(large) - weight_of(small) == 100
    assert weight_of(Image.new("RGB", (20, 10))) - weight_of(large) == 600
    assert weight_of(cut(large, small)) == weight_of(large) + weight_of(small)


@pytest.fixture
def no_room(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    SHELF.forget()
    monkeypatch.setattr(SHELF, "room", 0)
    yield
    SHELF.forget()


@pytest.mark.proof
@pytest.mark.usefixtures("no_room")
def test_a_picture_is_the_same_without_anything_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = scene_with(middle_view(2, None), "board")
    bare = draw(scene)
    assert SHELF.weight == 0
    monkeypatch.undo()
    assert draw(scene) == draw(scene) == bare
    assert SHELF.weight > 0


def test_no_images_are_kept_by_number() -> None:
    """A number of images says nothing of memory, except where there are only a few."""
    by_number = {
        name for name, found in _caches() if _holds_images(get_type_hints(found)["return"])
    }
    assert by_number == FEW


def _caches() -> Iterator[tuple[str, Any]]:
    for module in pkgutil.walk_packages(bot.render.__path__, "bot.render."):
        for name, found in vars(importlib.import_module(module.name)).items():
            if isinstance(found, _lru_cache_wrapper):
                yield name, found


def _holds_images(kind: Any) -> bool:
    parts = getattr(kind, "__args__", ())
    return kind in {Image.Image, Mask, Sprite} or any(map(_holds_images, parts))
