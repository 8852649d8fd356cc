"""Positions of San Marco made by hand, and scenes of them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final, NamedTuple

from PIL import Image, ImageChops

from bot.render import Scene
from bot.render.canvas import Box
from bot.render.san_marco import board, houses, layout
from bot.render.san_marco.changes import Part
from bot.render.scene import PictureKind
from bot.render.theme import RGB
from rules.event import Event, Seat
from rules.registry import GAMES
from rules.san_marco.components import DISTRICT_KEYS, DISTRICTS, PAIR_KEYS, Bridge, District, Pair
from rules.san_marco.view import SanMarcoView

GAME: Final = "san_marco"
RULES: Final = GAMES[GAME]
NAMES: Final = ("Ada", "Ben", "Chloé", "Dmitri")
CANNAREGIO, SANTA_CROCE, SAN_POLO, SAN_MARCO, DORSODURO, CASTELLO = DISTRICTS


class Moment(NamedTuple):
    """A position of a game that greedy plays, and the number of events by then."""

    view: SanMarcoView
    told: int


@cache
def greedy_game(seats: int, seed: int) -> tuple[list[Moment], tuple[Event, ...]]:
    """Play a game of common sense; return its positions and all events."""
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
    """Return a position with an empty board and no question."""
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


def event(kind: str, seat: Seat | None = 0, **facts: Any) -> Event:
    """Return an event; districts are told by their numbers here, by their keys there."""
    told = {name: _key(name, fact) for name, fact in facts.items()}
    return Event(kind, told if seat is None else {"seat": seat, **told})


def _key(name: str, fact: Any) -> Any:
    if name in ("district", "one", "two", "from_one", "from_two", "lifted"):
        return DISTRICT_KEYS[fact]
    return tuple(DISTRICT_KEYS[each] for each in fact) if name == "districts" else fact


def nobles(district: District, seat: Seat) -> Part:
    return Part("nobles", district, seat)


def everywhere(seats: int = 4) -> SanMarcoView:
    """Return a position in which everyone has a noble in every district."""
    return with_nobles(bare(seats), {district: [1] * seats for district in DISTRICTS})


def picture(view: SanMarcoView, **more: Any) -> Image.Image:
    """Draw the table as it is before it becomes a file."""
    return board.draw(scene_of(view, **more), view)


def colours_of(image: Image.Image) -> set[object]:
    return {colour for _, colour in image.getcolors(1 << 20) or ()}


def counted(image: Image.Image, colour: RGB) -> int:
    return sum(count for count, found in image.getcolors(1 << 20) or () if found == colour)


def changed_box(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int]:
    box = ImageChops.difference(one, other).getbbox()
    assert box is not None, "nothing has changed"
    return box


def row_box(seats: int, seat: Seat) -> Box:
    """Return the share of the rows that belongs to a seat."""
    height = (layout.ROWS.height - (seats - 1) * houses.GAP) // seats
    top = layout.ROWS.y + seat * (height + houses.GAP)
    return Box(layout.ROWS.x, top, layout.ROWS.width, height)
