"""Tables and positions as the service would give them, without a database."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from bot.engine.model import Position, SeatInfo, TableInfo, UserInfo
from bot.render import Picture
from bot.service.showing import Showing
from bot.text import texts
from bot.ui.panel import Panel
from rules.event import Event, Seat
from rules.game import AnyGame

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
PICTURE = Picture(b"png", "a picture " * 200, "hand.png")
LONGEST = tuple("W" * 31 + letter for letter in "ABCDEF")


def table_of(
    game: AnyGame, seats: int, waiting: tuple[Seat, ...] = (), **changes: Any
) -> TableInfo:
    """A running table with the longest names there can be."""
    people = tuple(
        SeatInfo(seat, 10**18 + seat, LONGEST[seat], None, False, seat in waiting, NOON, None)
        for seat in range(seats)
    )
    table = TableInfo(
        id=2**31,
        game=game.key,
        options={option.name: option.default for option in game.options},
        status="running",
        version=2**31,
        capacity=seats,
        private=False,
        language="en",
        server_id=2**62,
        channel_id=2**62 + 1,
        thread_id=2**62 + 2,
        post_id=2**62 + 3,
        lobby_post_id=2**62 + 4,
        opener_id=10**18,
        seats=people,
        created_at=NOON,
        changed_at=NOON,
        hints=True,
    )
    return replace(table, **changes)


def position_of(
    game: AnyGame, state: Any, seats: int, seat: Seat | None, since: tuple[Event, ...] = ()
) -> Position:
    """The position that the service would show this seat."""
    view = game.view(state, seat)
    decision = view.decision
    outcome = view.outcome
    return Position(
        table=table_of(game, seats, view.waiting),
        game=game,
        seat=seat,
        view=view,
        facts=() if decision is None else game.explain(view, decision),
        can_take_back=True,
        since=tuple(event for event in since if event.is_for(seat)),
        standings=() if outcome is None else outcome.ranks,
    )


def panel_of(
    position: Position,
    language: str,
    *,
    confirm: bool = False,
    next_table: int | None = None,
    **changes: Any,
) -> Panel:
    """A panel with everything on it."""
    viewer = UserInfo(10**18, confirm=confirm)
    showing = Showing(position=position, viewer=viewer, next_table=next_table)
    given: dict[str, Any] = {"picture": PICTURE, "notice": "x" * 5000} | changes
    return Panel(showing=showing, texts=texts(language), **given)
