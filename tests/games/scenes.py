"""Scenes of any game, made to measure: its end, and a seat's view on the way."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from bot.render import Scene
from bot.render.scene import PictureKind
from rules.chance import Chance
from rules.decision import sample
from rules.event import Seat
from rules.game import Outcome
from tests.games import GAMES

SHORT = ("Ada", "Ben", "Chloé", "Dmitri", "Eva", "Fay")
LONG = (
    *("W" * 32, "Maximiliane von Hohenzollern-Sig", "日本語", "ＷＷＷＷＷＷＷＷ" * 4, "Ẫ" * 32),
    "Ada the Second",
)


def scene_of(
    key: str, state: Any, kind: PictureKind, seat: Seat | None, language: str = "en"
) -> Scene:
    """Return the scene that a seat, or a spectator, sees: the second seat is a computer's."""
    game = GAMES[key]
    view = game.view(state, seat)
    facts = game.explain(view, view.decision) if view.decision else ()
    seats = len(state.players)
    computers = tuple(each == 1 for each in range(seats))
    return Scene(kind, key, view, SHORT[:seats], computers, language, facts, "#12")


@cache
def last(key: str, seats: int, seed: int = 3) -> Any:
    """Return the end of a game of players with common sense."""
    game = GAMES[key]
    state, _ = game.new({}, seats, seed)
    while decisions := game.decisions(state):
        seat = decisions[0].seat
        game.apply(state, seat, game.greedy(game.view(state, seat), decisions[0]))
    return state


def positions(key: str, seats: int, seed: int) -> Iterator[Any]:
    """Play a game at random and yield each position; the same object, changed as it goes on."""
    game, chance = GAMES[key], Chance(seed)
    state, _ = game.new({}, seats, seed)
    yield state
    while decisions := game.decisions(state):
        decision = decisions[chance.below(len(decisions))]
        game.apply(state, decision.seat, sample(decision, chance.random))
        yield state


def ended(key: str, seats: int, language: str = "en", **more: Any) -> Scene:
    """Return the scene of an end."""
    scene = scene_of(key, last(key, seats), "final", None, language)
    names = more.pop("names", SHORT)
    return replace(scene, names=names[:seats], **more)


def outcome_of(scene: Scene) -> Outcome:
    """Return its result."""
    assert scene.view.outcome is not None
    return scene.view.outcome


def with_outcome(scene: Scene, **facts: Any) -> Scene:
    """Let it end otherwise."""
    view: Any = scene.view
    return replace(scene, view=replace(view, outcome=outcome_of(scene)._replace(**facts)))


def told_apart(scene: Scene, scores: tuple[int, ...], *values: int) -> Scene:
    """Let the first win before the second, and so on, with these points and this tie-break."""
    ranks = tuple(range(1, len(scores) + 1))
    ties = tuple(tie._replace(values=values) for tie in outcome_of(scene).tiebreak[:1])
    return with_outcome(scene, scores=scores, ranks=ranks, tiebreak=ties, last=())


def all_first(key: str, seats: int, **more: Any) -> Scene:
    """Return the end of a game that all have won."""
    scene = told_apart(ended(key, seats, **more), (30,) * seats, *(4,) * seats)
    return with_outcome(scene, ranks=(1,) * seats)
