"""Gathers what a message shows: position, pictures and words become a sheet, ready to send."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

import structlog

from bot.logs import error_id
from bot.render import Picture, Scene, TooMany, reveals
from bot.render.scene import PictureKind
from bot.service.host import Host
from bot.service.model import Position, TableInfo, UserInfo
from bot.text import Texts, texts
from bot.ui import listing, log, posts, times, troubles
from bot.ui import panel as panels
from bot.ui.happening import event_lines
from bot.ui.panel import Panel
from bot.ui.people import names_of
from bot.ui.posts import Board
from bot.ui.sheet import Sheet
from rules.decision import Choice
from rules.event import Event

Draw: TypeAlias = Callable[[Scene], Awaitable[Picture]]

HISTORY: Final = 80
"""How many events a picture is told of; the longest rounds have about half as many."""

_log = structlog.get_logger(__name__)


class Presenter:
    """Shows tables to people; it changes nothing."""

    def __init__(self, host: Host, draw: Draw, language: str) -> None:
        self._host = host
        self._draw = draw
        self._language = language

    @property
    def default(self) -> Texts:
        """Return the words for somebody of whom nothing is known."""
        return texts(self._language)

    def public(self, table: TableInfo) -> Texts:
        """Return the words of a table's public posts."""
        return texts(table.language or self._language)

    async def words(self, user_id: int, locale: str | None = None) -> Texts:
        """Return the words of a person: their setting, else their Discord's language."""
        user = await self._host.profiles.user(user_id)
        return texts(user.language or locale or self._language)

    async def panel(
        self,
        user_id: int,
        table_id: int,
        *,
        words: Texts | None = None,
        picked: Choice = (),
        page: int = 0,
        notice: str = "",
    ) -> Sheet:
        """Lay out the private panel of a person at a table. Raises ServiceError."""
        position = await self._host.look.position(table_id, user_id)
        return await self.panel_of(
            user_id, position, words=words, picked=picked, page=page, notice=notice
        )

    async def panel_of(
        self,
        user_id: int,
        position: Position,
        *,
        words: Texts | None = None,
        picked: Choice = (),
        page: int = 0,
        notice: str = "",
        above: str = "",
    ) -> Sheet:
        """Lay out the private panel for a position that is at hand; `above` stands over it."""
        user = await self._host.profiles.user(user_id)
        words = words or texts(user.language or self._language)
        picture = reveal = None
        if panels.view_of(position).outcome is None:
            kind = "board" if position.seat is None else "hand"
            scene = await self._scene(kind, position, words, position.since, user)
            picture, reveal = await self._pictures(position.table, scene)
        return panels.build(
            Panel(
                position=position,
                texts=words,
                picture=picture,
                reveal=reveal,
                picked=picked,
                page=page,
                one_click=user.one_click,
                notice="\n".join([notice, *await self._in_the_way(position.table, words)]),
                above=above,
                times=await self._times(position.table, words),
                more_wait=await self._more_wait(user_id, position),
            )
        )

    async def reminder(self, user_id: int, waiting: Sequence[TableInfo]) -> Sheet:
        """Lay out what reminds a person of all tables that wait for them, the longest wait first:
        a list, and the panel of the first. Raises ServiceError.
        """
        words = await self.words(user_id)
        position = await self._host.look.position(waiting[0].id, user_id)
        above = listing.reminder(user_id, waiting, words)
        return await self.panel_of(user_id, position, words=words, above=above)

    async def board(
        self,
        table_id: int,
        *,
        words: Texts | None = None,
        ping: Sequence[int] = (),
        alone: int | None = None,
    ) -> Sheet:
        """Lay out the board as everybody may see it, with what happened meanwhile.

        `alone`: the user to whom only it is shown, as they have set and without buttons.
        """
        position = await self._host.look.position(table_id, None)
        words = words or self.public(position.table)
        if position.table.status != "running":
            return await self.final(table_id, words=words, alone=alone)
        since = await self._since(position.table)
        user = None if alone is None else await self._host.profiles.user(alone)
        scene = await self._scene("board", position, words, since, user)
        picture, reveal = await self._pictures(position.table, scene)
        lines = event_lines(position.table, since, words)
        stuck = self._host.troubles.of_computers(table_id)
        notice = "" if stuck is None else troubles.sentence(stuck, position.table, words)
        return posts.board(
            Board(
                position=position,
                texts=words,
                picture=picture,
                reveal=reveal,
                since=lines,
                ping=ping,
                times=await self._times(position.table, words),
                notice=notice,
                buttons=alone is None,
            )
        )

    async def _times(self, table: TableInfo, words: Texts) -> str:
        """Say how long there still is for those for whom a table waits."""
        asked = [seat.user_id for seat in table.seats if seat.waiting and seat.computer is None]
        off = await self._host.profiles.off_until([each for each in asked if each is not None])
        return times.times(table, off, words)

    async def _more_wait(self, user_id: int, position: Position) -> bool:
        """Whether another table waits for somebody who has nothing to decide at this one."""
        if position.seat is None or panels.decision_of(position) is not None:
            return False
        return await self._host.look.next_for(user_id) is not None

    async def _in_the_way(self, table: TableInfo, words: Texts) -> list[str]:
        """Say what keeps this table from being shown, or from going on."""
        found = (
            self._host.troubles.of_computers(table.id),
            await self._host.troubles.of_posts(table.id),
        )
        return [troubles.sentence(each, table, words) for each in found if each is not None]

    async def _since(self, table: TableInfo) -> Sequence[Event]:
        """Return what everybody may know of what those who are to move now have not seen."""
        longest: tuple[Event, ...] = ()
        for seat in table.seats:
            if seat.waiting and seat.user_id is not None:
                told = await self._host.look.log(table.id, None, since=seat.user_id)
                longest = max(longest, told, key=len)
        return longest

    async def log(
        self, user_id: int, table_id: int, words: Texts, page: int | None = None
    ) -> Sheet:
        """Lay out a page of what happened, as this person knows it: the newest, or by number."""
        return log.build(await self._host.look.page(table_id, user_id, page), words)

    async def final(
        self, table_id: int, *, words: Texts | None = None, alone: int | None = None
    ) -> Sheet:
        """Lay out the end of a game; `alone` as with the board."""
        position = await self._host.look.position(table_id, None)
        words = words or self.public(position.table)
        user = None if alone is None else await self._host.profiles.user(alone)
        kind = "final" if position.table.status == "finished" else "board"
        scene = await self._scene(kind, position, words, (), user)
        picture, _ = await self._pictures(position.table, scene)
        return posts.final(position, words, picture)

    async def _scene(
        self,
        kind: PictureKind,
        position: Position,
        words: Texts,
        since: Sequence[Event],
        user: UserInfo | None,
    ) -> Scene:
        """Gather what a picture is drawn from; `user`: who alone sees it, and how they want it.

        What it tells is what that seat may know; a spectator's position is told as to everybody.
        """
        table = position.table
        viewer = None if user is None or position.seat is None else user.user_id
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
            since=tuple(since),
            history=await self._host.look.newest(table.id, viewer, HISTORY),
            standings=position.standings,
            resigned=tuple(seat.seat for seat in table.seats if seat.resigned),
        )

    async def _pictures(
        self, table: TableInfo, scene: Scene
    ) -> tuple[Picture | str, Picture | None]:
        """Draw a scene, and what was revealed in it; the latter is left out where it cannot be.

        A game goes on without its picture, and a sentence says why.
        """
        picture: Picture | None = None
        try:
            picture = await self._draw(scene)
            reveal = await self._draw(replace(scene, kind="reveal")) if reveals(scene) else None
        except TooMany:
            _log.warning("drawing.too_many", table=table.id, kind=scene.kind)
            sentence = texts(scene.language).say("notice-picture-later")
        except Exception as error:  # noqa: BLE001  whatever it is, the players can still play
            number = error_id()
            _log.error(
                "drawing.failed", table=table.id, kind=scene.kind, error=number, exc_info=error
            )
            sentence = texts(scene.language).say("notice-picture-failed", id=number)
        else:
            return picture, reveal
        return picture or sentence, None
