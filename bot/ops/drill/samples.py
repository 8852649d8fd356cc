"""A sample table, begun in memory, and its pictures, drawn by the real renderer."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Final

from bot.engine.model import Position, SeatInfo, TableInfo, UserInfo
from bot.render import Picture, Scene, animation, draw
from bot.text import texts
from bot.ui import scenes
from rules.game import AnyGame

SEED: Final = 20260101
TURNS: Final = 6
"""The number of choices after which the animation ends."""
NO_TABLE: Final = 0
"""The number of the sample table, which no stored table has."""
_HEAD: Final = 12
"""The bytes of a WebP before its first chunk: "RIFF", its length, "WEBP"."""
_BEGUN: Final = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Samples:
    """The pictures that the drill shows.

    partial  an animation as the bot makes it: each frame holds what has changed
    small    the same without its last frame, a clear sheet: it ends with a frame of one pixel
    full     the same of whole frames
    """

    game: AnyGame
    table: TableInfo
    position: Position
    cover: Picture
    board: Picture
    later: Picture
    partial: Picture
    small: Picture
    full: Picture


def make(game: AnyGame) -> Samples:
    """Begin a game and draw it. Takes a second or two."""
    words, count = texts("en"), min(game.seats)
    table = _table(game, count)
    state, events = game.new(table.options, count, SEED)
    positions = [_position(game, table, state)]
    for _ in range(TURNS):
        seat = game.decisions(state)[0].seat
        view = game.view(state, seat)
        assert view.decision is not None, "it is that seat's turn"
        events += game.apply(state, seat, game.greedy(view, view.decision))
        positions.append(_position(game, table, state))
    boards = [_scene(each) for each in positions]
    # The same board twice: its second frame is the smallest possible.
    shown = [*boards, boards[-1]]
    partial = _animated("partial.webp", animation.frames(shown))
    return Samples(
        game=game,
        table=positions[0].table,
        position=positions[0],
        cover=draw(scenes.cover(replace(table, status="lobby"), words)),
        board=draw(boards[0]),
        later=replace(draw(boards[-1]), name="later.png"),
        partial=partial,
        small=replace(partial, data=_without_last(partial.data), name="small.webp"),
        full=_animated(
            "full.webp", [replace(each, before=None) for each in animation.frames(shown)]
        ),
    )


def size_of(picture: Picture) -> tuple[int, int]:
    """Return the width and height of a PNG or an animated WebP, as its file says."""
    data = picture.data
    if data.startswith(b"RIFF"):
        width, height = (int.from_bytes(data[at : at + 3], "little") + 1 for at in (24, 27))
        return width, height
    return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])


def _animated(name: str, frames: Sequence[Scene]) -> Picture:
    drawn = [draw(each) for each in frames]
    return Picture(animation.joined([each.data for each in drawn]), drawn[-1].alt, name)


def _without_last(data: bytes) -> bytes:
    """Return an animated WebP without its last frame."""
    start, at = _HEAD, _HEAD
    while at < len(data):
        start = at
        size = int.from_bytes(data[at + 4 : at + 8], "little")
        at += 8 + size + size % 2
    return data[:4] + (start - 8).to_bytes(4, "little") + data[8:start]


def _scene(position: Position) -> Scene:
    assert position.view is not None, "everyone may see it"
    return scenes.plain("board", position.table, position.view, UserInfo(0), texts("en"))


def _table(game: AnyGame, count: int) -> TableInfo:
    """Return a table of computers, so that no post names a person."""
    seats = tuple(
        SeatInfo(seat, None, "", "greedy", False, False, None, None) for seat in range(count)
    )
    return TableInfo(
        id=NO_TABLE,
        game=game.key,
        options={option.name: option.default for option in game.options},
        status="running",
        version=1,
        capacity=count,
        private=False,
        language="en",
        server_id=None,
        channel_id=1,
        thread_id=None,
        post_id=None,
        lobby_post_id=None,
        opener_id=NO_TABLE,
        seats=seats,
        created_at=_BEGUN,
        changed_at=_BEGUN,
    )


def _position(game: AnyGame, table: TableInfo, state: Any) -> Position:
    view = game.view(state, None)
    seats = tuple(replace(seat, waiting=seat.seat in view.waiting) for seat in table.seats)
    return Position(
        table=replace(table, seats=seats),
        game=game,
        seat=None,
        view=view,
        facts=(),
        can_take_back=False,
        since=(),
        standings=(),
    )
