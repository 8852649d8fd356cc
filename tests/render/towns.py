"""Tables of San Juan for pictures: whole games, streets, events, and colours drawn."""

from dataclasses import replace
from functools import cache
from io import BytesIO
from typing import Any, NamedTuple

from PIL import Image

from bot.render import Scene, draw
from rules.event import Event
from rules.san_juan.components import BUILDING_KEYS, Kind
from rules.san_juan.events import produced, sold
from rules.san_juan.view import SanJuanView, Slot
from tests.render.positions import RULES, middle_view

INDIGO, SUGAR = 0, 1
INDIGO_KEY, SUGAR_KEY = BUILDING_KEYS[INDIGO], BUILDING_KEYS[SUGAR]


class Moment(NamedTuple):
    """A position of a game between greedy players, and the number of events so far."""

    view: SanJuanView
    told: int


@cache
def greedy_game(seats: int, seed: int) -> tuple[list[Moment], tuple[Event, ...]]:
    """Play a game between greedy players; return its positions and all events."""
    state, told = RULES.new({}, seats, seed)
    events = list(told)
    moments = [Moment(RULES.view(state, None), len(events))]
    while decisions := RULES.decisions(state):
        seat = decisions[0].seat
        events += RULES.apply(state, seat, _greedy(state, seat))
        moments.append(Moment(RULES.view(state, None), len(events)))
    return moments, tuple(events)


def _greedy(state: Any, seat: int) -> tuple[int, ...]:
    view = RULES.view(state, seat)
    assert view.decision is not None
    return RULES.greedy(view, view.decision)


def street(*slots: Slot) -> SanJuanView:
    """Return a view in which the first of three seats has this street."""
    view = middle_view(3, None)
    own = view.tableaus[0]._replace(display=slots)
    return replace(view, tableaus=(own, *view.tableaus[1:]))


def built(kind: Kind, over: Kind | None = None) -> Event:
    facts = {"seat": 0, "building": BUILDING_KEYS[kind], "price": 1, "goods": 0}
    if over is not None:
        facts["over"] = BUILDING_KEYS[over]
    return Event("built", facts)


def made(*keys: str) -> Event:
    return produced(0, keys, reveals=False)


def gone(*keys: str, count: int = 1) -> Event:
    return sold(0, keys, count, reveals=False)


def round_began(number: int) -> Event:
    return Event("round_began", {"round": number, "governor": 0})


def pixels(scene: Scene) -> Image.Image:
    return Image.open(BytesIO(draw(scene).data)).convert("RGB")


def colours_of(scene: Scene) -> set[object]:
    return {colour for _, colour in pixels(scene).getcolors(256) or ()}
