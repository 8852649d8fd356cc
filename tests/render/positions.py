"""Scenes to draw: from games played at random, and made to measure."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from bot.render import Scene
from bot.render.scene import PictureKind
from rules.chance import Chance
from rules.decision import sample
from rules.event import Facts
from rules.registry import GAMES
from rules.san_juan.view import SanJuanView
from tools.extremes.san_juan import full_towns, holding

GAME = "san_juan"
RULES = GAMES[GAME]
NAMES = ("Ada", "Ben", "Chloé", "Dmitri")

ASKED = frozenset(
    (
        *("keep", "chapel", "limit", "role", "library", "build", "cover"),
        *("goods", "pay", "produce", "sell", "councillor", "archive"),
    )
)
"""Every kind of decision of the game."""


def scene_of(state: Any, kind: PictureKind, seat: int | None, language: str = "en") -> Scene:
    """Return the scene that a seat, or a spectator, sees of a position."""
    view = RULES.view(state, seat)
    facts = RULES.explain(view, view.decision) if view.decision else ()
    return scene_with(view, kind, facts, language)


def scene_with(
    view: SanJuanView, kind: PictureKind, facts: tuple[Facts, ...] = (), language: str = "en"
) -> Scene:
    """Return the scene of a view: the second seat is a computer's."""
    seats = len(view.tableaus)
    computers = tuple(seat == 1 for seat in range(seats))
    return Scene(kind, GAME, view, NAMES[:seats], computers, language, facts, "#12")


def positions(seats: int, seed: int) -> Iterator[Any]:
    """Play a game at random and yield each position; the same object, changed as it goes on."""
    state, _ = RULES.new({}, seats, seed)
    chance = Chance(seed)
    yield state
    while decisions := RULES.decisions(state):
        decision = decisions[chance.below(len(decisions))]
        RULES.apply(state, decision.seat, sample(decision, chance.random))
        yield state


@cache
def largest_decisions() -> dict[str, Scene]:
    """Return, for each kind of decision, the scene with the most options in a few games."""
    found: dict[str, tuple[int, Any, int]] = {}
    for seats, seed in ((2, 0), (2, 6), (2, 8), (4, 1), (4, 3), (4, 7)):
        for state in positions(seats, seed):
            for decision in RULES.decisions(state):
                size = len(decision.options)
                if size > found.get(decision.kind, (0,))[0]:
                    found[decision.kind] = size, RULES.copy(state), decision.seat
    return {kind: scene_of(state, "hand", seat) for kind, (_, state, seat) in found.items()}


@cache
def finished(seats: int) -> Any:
    """Return the last position of a game."""
    *_, last = positions(seats, seats)
    return last


def middle_view(seats: int, seat: int | None) -> SanJuanView:
    """Return a view from a game under way."""
    for state in positions(seats, 5):
        if state.round == 4:
            return RULES.view(state, seat)
    raise AssertionError("every game has four rounds")


def with_hand(count: int) -> SanJuanView:
    """Return a view of a seat with this many cards and no question."""
    return holding(middle_view(4, 0), count)


def with_full_towns(seats: int) -> SanJuanView:
    """Return a spectator's view in which everyone has twelve buildings, goods and covers."""
    return full_towns(middle_view(seats, None))
