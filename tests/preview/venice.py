"""San Marco's dialogues in the middle of a game, as one of three players comes across them."""

import asyncio
from collections.abc import AsyncGenerator
from contextvars import Context
from typing import Any, Final

from bot.engine.model import Position
from rules.decision import Choice
from rules.registry import GAMES
from tests.preview.dialogues import Dialogue, House

SAN_MARCO: Final = GAMES["san_marco"]
SEED: Final = 2
"""The seed of a game in which Ada gets all questions needed here from the second passage on."""
MIDDLE: Final = 2
ASKED: Final = ("split_rest", "choose", "doge", "victims")
CARRIED_OUT: Final = ("place", "defect")
"""The questions after whose answer another's card is on the board, with the next question."""
PICKED: Final = ("split_rest",)
"""The questions that are shown with something picked."""


async def in_venice(house: House) -> AsyncGenerator[Dialogue]:
    """Lead from dialogue to dialogue; moves in between are played with common sense, unseen."""
    await house.enter()
    house.drawing.real = True
    lobby = await house.open_table(game=SAN_MARCO.key, clock="normal")
    house.drawing.real = False
    yield Dialogue("san-marco-lobby", lobby)
    await house.start(lobby)
    wanted = {"bridge", "board", *ASKED}
    while wanted:
        position = await _next(house)
        kind = _shown(house, position)
        house.drawing.real = kind in wanted
        if kind in wanted and kind != "board":
            yield await _asked(house, kind, position)
        await _answer(house, position)
        if kind in wanted and kind == "board":
            yield Dialogue("san-marco-board", house.board)
        wanted.discard(kind)
        house.drawing.real = False


async def _next(house: House) -> Position:
    """Return the position of the first seat to move."""
    look = house.simulation.bot.host.look
    table = await look.table(house.table)
    user_id = table.seats[table.waiting[0]].user_id
    assert user_id is not None, "no computer plays here"
    return await look.position(house.table, user_id)


def _shown(house: House, position: Position) -> str:
    """Return the scene to show now: Ada's question, or the board once another has played a card."""
    view: Any = position.view
    kind, middle = view.decision.kind, view.passage >= MIDDLE
    if _user_id(position) == house.ada.id:
        return kind if middle or kind == "bridge" else ""
    return "board" if middle and kind in CARRIED_OUT else ""


async def _asked(house: House, kind: str, position: Position) -> Dialogue:
    """Open Ada's panel."""
    panel = await house.ada.slash("hand")
    if kind in PICKED:
        await house.ada.select(panel, [str(place) for place in _sensible(position)])
    return Dialogue(f"san-marco-{kind.replace('_', '-')}", panel)


async def _answer(house: House, position: Position) -> None:
    """Answer for the seat to move, without clicks."""
    play, table, seat = house.simulation.bot.host.play, position.table, position.seat
    assert seat is not None
    answer = play.choose(table.id, _user_id(position), table.version, seat, _sensible(position))
    await asyncio.create_task(answer, context=Context())
    await house.simulation.bot.outbox.drain()


def _sensible(position: Position) -> Choice:
    view = position.view
    assert view is not None
    assert view.decision is not None
    return SAN_MARCO.greedy(view, view.decision)


def _user_id(position: Position) -> int:
    assert position.seat is not None
    user_id = position.table.seats[position.seat].user_id
    assert user_id is not None
    return user_id
