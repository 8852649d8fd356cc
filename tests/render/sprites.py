"""Forgetting the sprites of former pictures, so that the next is drawn from nothing."""

import sys
from typing import Any

import pytest

from bot.render.canvas import Sprite
from bot.render.keeping import SHELF
from bot.render.kit import cards, markers


def forget_all() -> None:
    """Forget all sprites."""
    SHELF.forget()
    for name, module in list(sys.modules.items()):
        if name.startswith("bot.render"):
            for value in list(vars(module).values()):
                getattr(value, "cache_clear", lambda: None)()


def numbers_of_cards(patch: pytest.MonkeyPatch) -> list[int]:
    """Collect the numbers of the menu drawn on cards."""
    shown: list[int] = []

    def recorded(words: str, radius: int, *more: Any) -> Sprite:
        shown.append(int(words))
        return markers.disc(words, radius, *more)

    patch.setattr(cards, "disc", recorded)
    return shown
