"""Positions of San Marco made by hand, and scenes of them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final, NamedTuple

from bot.render import Scene
from bot.render.scene import PictureKind
from rules.event import Event, Seat
from rules.registry import GAMES
from rules.san_marco.components import DISTRICTS, PAIR_KEYS, Bridge, District, Pair
from rules.san_marco.view import SanMarcoView

GAME: Final = "san_marco"
RULES: Final = GAMES[GAME]
NAMES: Final = ("Ada", "Ben", "Chloé", "Dmitri")
CANNAREGIO, SANTA_CROCE, SAN_POLO, SAN_MARCO, DORSODURO, CASTELLO = DISTRICTS


class Moment(NamedTuple):
    """A position of a game that greedy plays, and how much had been told by then."""

    view: SanMarcoView
    told: int


@cache
def greedy_game(seats: int, seed: int) -> tuple[list[Moment], tuple[Event, ...]]:
    """Play a game of common sense; return its positions and all that was told."""
    state, told = RULES.new({}, seats, seed)
    events = list(told)
    moments = [Moment(RULES.view(state, None), len(events))]
    while decisions := RULES.decisions(state):
        view: Any = RULES.view(state, decisions[0].seat)
        events += RULES.apply(state, view.seat, RULES.greedy(view, decisions[0]))
        moments.append(Moment(RULES.view(state, None), len(events)))
    return moments, tuple(events)


def moments_at(step: str, seats: int = 4, seed: int = 1) -> Iterator[SanMarcoView]:
    """Return the positions of a game at a step."""
    for moment in greedy_game(seats, seed)[0]:
        if moment.view.step == step:
            yield moment.view


def view_at(step: str, seats: int = 4) -> SanMarcoView:
    """Return a position of the second passage (of the setup, of the end) at a step."""
    views = list(moments_at(step, seats))
    return next((view for view in views if view.passage == 2), views[-1])


def bare(seats: int = 4) -> SanMarcoView:
    """Return a position in which nobody has anything on the board, and nothing is asked."""
    nothing = tuple([0] * seats)
    return replace(
        view_at("choose", seats), nobles=(nothing,) * len(DISTRICTS), bridges=(), waiting=()
    )


def with_nobles(view: SanMarcoView, counts: Mapping[District, Sequence[int]]) -> SanMarcoView:
    """Give districts other nobles, by seat."""
    rows = [tuple(counts.get(district, view.nobles[district])) for district in DISTRICTS]
    return replace(view, nobles=tuple(rows))


def with_bridges(view: SanMarcoView, *bridges: tuple[Pair, Seat]) -> SanMarcoView:
    """Let these bridges stand, and no others."""
    return replace(view, bridges=tuple(Bridge(pair, owner) for pair, owner in bridges))


def pair(one: str, other: str) -> Pair:
    """Return the pair of two districts by their names."""
    return PAIR_KEYS.index(f"pair:{one}-{other}")


def scene_of(
    view: SanMarcoView, kind: PictureKind = "board", language: str = "en", **more: Any
) -> Scene:
    """Return the scene of a view: the second seat is a computer's."""
    seats = len(view.houses)
    computers = tuple(seat == 1 for seat in range(seats))
    scene = Scene(kind, GAME, view, NAMES[:seats], computers, language, (), "#12")
    return replace(scene, **more)
