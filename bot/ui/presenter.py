"""Gathers what a message shows: position, picture and words become a sheet, ready to send."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal, TypeAlias

import structlog

from bot.logs import error_id
from bot.render import Picture, Scene, TooMany
from bot.service.host import Host
from bot.service.model import Position, TableInfo
from bot.text import Texts, texts
from bot.ui import panel as panels
from bot.ui import posts, troubles
from bot.ui.happening import event_lines
from bot.ui.panel import Panel
from bot.ui.people import names_of
from bot.ui.sheet import Sheet
from rules.decision import Choice
from rules.event import Event

Draw: TypeAlias = Callable[[Scene], Awaitable[Picture]]

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
    ) -> Sheet:
        """Lay out the private panel for a position that is at hand."""
        user = await self._host.profiles.user(user_id)
        words = words or texts(user.language or self._language)
        over = panels.view_of(position).outcome is not None
        kind = "board" if position.seat is None else "hand"
        picture = None if over else await self.draw(kind, position, words.language)
        return panels.build(
            Panel(
                position=position,
                texts=words,
                picture=picture,
                picked=picked,
                page=page,
                one_click=user.one_click,
                notice="\n".join([notice, *await self._in_the_way(position.table, words)]),
            )
        )

    async def board(
        self,
        table_id: int,
        *,
        words: Texts | None = None,
        ping: Sequence[int] = (),
        buttons: bool = True,
    ) -> Sheet:
        """Lay out the board as everybody may see it, with what happened meanwhile."""
        position = await self._host.look.position(table_id, None)
        words = words or self.public(position.table)
        if panels.view_of(position).outcome is not None:
            return await self.final(table_id, words=words)
        picture = await self.draw("board", position, words.language)
        lines = event_lines(position.table, await self._since(position.table), words)
        stuck = self._host.troubles.of_computers(table_id)
        notice = "" if stuck is None else troubles.sentence(stuck, position.table, words)
        return posts.board(
            position, words, picture, lines, ping=ping, notice=notice, buttons=buttons
        )

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
                log = await self._host.look.log(table.id, None, since=seat.user_id)
                longest = max(longest, log, key=len)
        return longest

    async def log(self, user_id: int, table_id: int, words: Texts, *, since: bool = True) -> Sheet:
        """Tell a person what happened, since their own last move or from the beginning."""
        position = await self._host.look.position(table_id, user_id)
        since = since and position.seat is not None and position.table.status == "running"
        log = await self._host.look.log(table_id, user_id, since=user_id if since else None)
        lines = event_lines(position.table, log, words)
        return posts.log(position, words, lines, since=since)

    async def final(self, table_id: int, *, words: Texts | None = None) -> Sheet:
        """Lay out the end of a game."""
        position = await self._host.look.position(table_id, None)
        words = words or self.public(position.table)
        picture = await self.draw("final", position, words.language)
        return posts.final(position, words, picture)

    async def draw(
        self, kind: Literal["board", "hand", "final"], position: Position, language: str
    ) -> Picture | str:
        """Draw the position; a game goes on without its picture, and a sentence says why."""
        table = position.table
        seats = table.seats
        scene = Scene(
            kind=kind,
            game=table.game,
            view=panels.view_of(position),
            names=names_of(table, texts(language)),
            computers=tuple(seat.computer is not None for seat in seats),
            language=language,
            facts=tuple(position.facts),
            table=f"#{table.id}",
        )
        try:
            return await self._draw(scene)
        except TooMany:
            _log.warning("too many pictures", table=table.id, kind=kind)
            return texts(language).say("notice-picture-later")
        except Exception as error:  # noqa: BLE001  whatever it is, the players can still play
            number = error_id()
            _log.error("no picture", table=table.id, kind=kind, error=number, exc_info=error)
            return texts(language).say("notice-picture-failed", id=number)
