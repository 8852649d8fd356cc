"""Gathers the data of pictures: positions, names and words become scenes."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.model import TableInfo, UserInfo
from bot.render import Scene
from bot.render.scene import Chances, Course, Gathering, PictureKind
from bot.service.replay_steps import Step, Turns
from bot.service.showing import Showing
from bot.text import Texts
from bot.ui import panel as panels
from bot.ui.people import names_of
from rules.event import Event
from rules.game import View


def of_showing(kind: PictureKind, showing: Showing, words: Texts, since: Sequence[Event]) -> Scene:
    """Gather a picture's scene, by the settings of its only viewer, if it has one.

    It holds what that seat may know; for a spectator, the public part.
    """
    position, table, user = showing.position, showing.table, showing.viewer
    return Scene(
        kind=kind,
        game=table.game,
        view=panels.view_of(position),
        names=names_of(table, words),
        computers=tuple(seat.computer is not None for seat in table.seats),
        language=words.language,
        facts=tuple(position.facts),
        table=f"#{table.id}",
        theme="dark" if user is None else user.theme,
        large=kind == "hand" and user is not None and user.large_text,
        legend=kind == "hand" and showing.learning is not None and bool(showing.learning.section),
        since=tuple(since),
        history=showing.history,
        standings=position.standings,
        resigned=tuple(seat.seat for seat in table.seats if seat.resigned),
    )


def of_step(step: Step, user: UserInfo, words: Texts) -> list[Scene]:
    """Gather the scenes of a step: the board with its events, then the open hands.

    Once the game is over, a hand has no picture, because there are no more questions.
    """
    board = plain("board", step.table, step.board, user, words)
    board = replace(board, since=step.told, history=step.history)
    hands = step.hands if step.board.outcome is None else ()
    return [
        board,
        *(
            replace(
                plain("hand", step.table, hand.view, user, words),
                facts=hand.facts,
                large=user.large_text,
                history=step.history,
            )
            for hand in hands
        ),
    ]


def of_turns(turns: Turns, words: Texts) -> list[Scene]:
    """Gather the scenes of an animation, the same for everyone."""
    return [
        replace(
            plain("board", turns.table, turn.board, UserInfo(0), words),
            since=turn.told,
            history=turn.history,
        )
        for turn in turns.turns
    ]


def plain(kind: PictureKind, table: TableInfo, view: View, user: UserInfo, words: Texts) -> Scene:
    """Gather the scene of an earlier position, by its viewer's settings."""
    return Scene(
        kind=kind,
        game=table.game,
        view=view,
        names=names_of(table, words),
        computers=tuple(seat.computer is not None for seat in table.seats),
        language=words.language,
        table=f"#{table.id}" if table.upload is None else "",
        theme=user.theme,
    )


def chart(
    kind: PictureKind, table: TableInfo, view: Course | Chances, user: UserInfo, words: Texts
) -> Scene:
    """Gather the scene of a chart of a game that is over."""
    ranks = tuple([seat.rank for seat in table.seats if seat.rank is not None])
    standings = ranks if len(ranks) == len(table.seats) else ()
    return replace(plain(kind, table, view, user, words), standings=standings)


def cover(table: TableInfo, words: Texts) -> Scene:
    """Gather the scene of a lobby; once it has begun, no seat is free."""
    seats = table.capacity if table.status == "lobby" else len(table.seats)
    return Scene(
        kind="lobby",
        game=table.game,
        view=Gathering(seats),
        names=names_of(table, words),
        computers=tuple(seat.computer is not None for seat in table.seats),
        language=words.language,
    )
