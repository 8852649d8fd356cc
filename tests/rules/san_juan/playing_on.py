"""The play after a choice, in every way or at random, to compare forecasts with."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, cast

from rules.decision import Choice, Decision, answers
from rules.event import Event, Seat
from rules.ranking import total
from rules.san_juan.advice.score_so_far import score_so_far
from rules.san_juan.components import (
    TILES,
)
from rules.san_juan.state import AT_ONCE, BESIDE, NO_KIND, State
from rules.san_juan.view import SanJuanView
from tests.contract.told import Told, carried_out

CHAIN = ("cover", "goods", "pay")
STEPS = (("keep",), ("sell",), ("produce",), ("councillor", "archive"))
"""Kinds of decisions that several seats answer before anything is carried out."""


class Way(NamedTuple):
    """One way to carry out a building, and its result.

    `points` of the town and cards `held` are those afterwards, before a Tavern gives any.
    """

    price: int
    points: int
    held: int
    over: str
    goods: int


def ways(told: Told, choice: Choice) -> Iterator[Way]:
    """Build in every way that is left after a choice: over each building, with each number of
    goods.
    """
    state = while_others_pass(told)
    events = told.game.apply(state, told.seat, choice)
    asked = told.game.asked(state, told.seat)
    if asked is None or asked.kind not in CHAIN:
        yield _way(told, state, events)
        return
    one_of_each_size = {len(answer): answer for answer in answers(asked)}.values()
    every = answers(asked) if asked.kind == "cover" else one_of_each_size
    for answer in every:
        yield from ways(told._replace(state=state), answer)


def while_others_pass(told: Told) -> State:
    """Return the position; if all build at once, all others have sealed a pass.

    The seat cannot know that they have not, and its forecasts are about its own building.
    """
    state: State = told.game.copy(told.state)
    if state.variant.builder == AT_ONCE:
        state.open = [asked for asked in state.open if asked.seat == told.seat]
        for seat, player in enumerate(state.players):
            if seat != told.seat:
                player.answered = True
                player.plan, player.cover, player.spent, player.put_away = NO_KIND, BESIDE, [], []
    return state


def _way(told: Told, state: State, events: Iterable[Event]) -> Way:
    events = list(events)
    built = [event.facts for event in events if event.kind == "built"]
    assert all(facts["seat"] == told.seat for facts in built)
    facts = built[0] if built else {"price": 0, "goods": 0}
    return Way(
        cast(int, facts["price"]),
        points(told.game.view(state, told.seat)),
        len(state.players[told.seat].hand) - drawn(events, told.seat, "building:tavern"),
        str(facts.get("over", "")),
        cast(int, facts["goods"]),
    )


def points(view: SanJuanView) -> int:
    """Add up the score of the viewer's town."""
    return total(score_so_far(view, view.own.seat))


def drawn(events: Iterable[Event], seat: Seat, *sources: str) -> int:
    """Count the cards that a seat drew, from any of these sources."""
    return sum(
        cast(int, event.facts["count"])
        for event in events
        if event.kind == "drew" and event.facts["seat"] == seat and event.facts["source"] in sources
    )


def alone(told: Told) -> Choice:
    """Pick this option and nothing else."""
    assert told.position is not None
    return (told.position,)


def _together(decision: Decision) -> tuple[str, ...]:
    return next((kinds for kinds in STEPS if decision.kind in kinds), ())


def played(told: Told, choice: Choice) -> tuple[State, list[Event]]:
    """Answer, and let all others answer the same step."""
    kinds = _together(told.decision)
    return carried_out(told, choice, lambda asked: asked.kind in kinds)


def fewest_and_most(decision: Decision) -> list[Choice]:
    """Return an answer with as few picks as possible, and one with as many."""
    return [tuple(range(decision.least)), tuple(range(decision.most))]


def next_tiles(told: Told) -> Iterator[State]:
    """Yield the position with every tile that can come next, by public knowledge."""
    tiles, seen = told.state.tiles, told.state.tiles_seen
    if (told.state.tile + 1) % len(TILES) < seen:
        yield told.state
        return
    for place in range(seen, len(tiles)):
        state = told.game.copy(told.state)
        state.tiles = [*tiles[:seen], tiles[place], *tiles[seen:place], *tiles[place + 1 :]]
        yield state
