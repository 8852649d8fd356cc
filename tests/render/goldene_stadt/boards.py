"""Scenes of Die goldene Stadt, from games played at random, and made to measure."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, cast

from bot.render import Scene
from rules.event import Seat
from rules.goldene_stadt.components import PLACE_NAMES, Place
from rules.goldene_stadt.view import GoldeneStadtView
from tests.games import GAMES
from tests.games.scenes import positions, scene_of
from tools.extremes.goldene_stadt import full_table

KEY = "goldene_stadt"
GAME = GAMES[KEY]
LONG = ("W" * 32, "Maximiliane von Hohenzollern-Sig", "日本語", "Ẫ" * 32)
KINDS = ("bid", "build", "pay", "goods", "bonus", "limit")


@cache
def asked() -> dict[str, Scene]:
    """Return, for each kind of decision, the hand with the most options in some random games."""
    found: dict[str, tuple[int, Any, Seat]] = {}
    for seats, seed in ((2, 1), (3, 2), (3, 4), (4, 3)):
        for state in positions(KEY, seats, seed):
            for decision in GAME.decisions(state):
                size = len(decision.options)
                if size > found.get(decision.kind, (0,))[0]:
                    found[decision.kind] = size, GAME.copy(state), decision.seat
    return {
        kind: replace(scene_of(KEY, state, "hand", seat), large=True)
        for kind, (_, state, seat) in found.items()
    }


def building(seats: int, seed: int) -> Iterator[Scene]:
    """Yield all hands of a random game in which the seat can build."""
    for state in positions(KEY, seats, seed):
        for decision in GAME.decisions(state):
            if decision.kind == "build" and len(decision.options) > 1:
                yield scene_of(KEY, GAME.copy(state), "hand", decision.seat)


@cache
def board(seats: int = 4, share: float = 0.6, seed: int = 5) -> Scene:
    """Return the table in the course of a random game."""
    states = [GAME.copy(state) for state in positions(KEY, seats, seed)]
    return scene_of(KEY, states[int(share * (len(states) - 1))], "board", None)


def bidding(seats: int = 4) -> Scene:
    """Return the table while pairs are bid for."""
    return with_view(board(seats), full_table(view_of(board(seats))))


def view_of(scene: Scene) -> GoldeneStadtView:
    return cast(GoldeneStadtView, scene.view)


def with_view(scene: Scene, view: GoldeneStadtView) -> Scene:
    return replace(scene, view=view)


def place(name: str) -> Place:
    return PLACE_NAMES.index(name)
