"""Clicks about a finished game: its replay, its chart of points, its file; and /import.

A file is shown to the person who imported it. Its buttons concern no table, so no right to look at
a table is checked: the service finds a file only for its owner.
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Final

import discord
import structlog
from discord.ext import commands

from bot.cogs.answer import Answer, Values, answer, number_in, selected
from bot.cogs.router import BESIDE, IN_PLACE, Method, Opens, anywhere, at_table
from bot.cogs.seeing import is_in
from bot.cogs.wording import command
from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo, Upload
from bot.rest import REQUEST_ERRORS
from bot.service import tablefile
from bot.service.host import Host
from bot.service.replay import Source
from bot.ui import hints, ids, replay
from bot.ui.ids import Claim
from bot.ui.items import Interaction
from bot.ui.presenter import Presenter

_FILE: Final = "file"

_log = structlog.get_logger(__name__)


def _of_either(*actions: str, opens: Opens) -> Callable[[Method], Method]:
    """Declare that a method answers these claims for a table, and the matching ones for a file."""

    def declared(method: Method) -> Method:
        of_files = [replay.OF_FILE[action] for action in actions]
        anywhere(*of_files, opens=opens, looks=True)(method)
        return at_table(*actions, opens=opens, looks=True)(method)

    return declared


class ReplayClicks(commands.Cog):
    """Answers the buttons and menus of a replay's panel, and those that lead to it."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter

    @command("import")
    async def import_(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Show the game in a file that was exported."""

        async def body(reply: Answer) -> None:
            data = await _content(file)
            async with self._turn(reply):
                upload = await self._host.imports.add(reply.user_id, data)
                step = await self._host.replay.step(upload, 0)
                sheet = await self._presenter.replay(step, reply.arrival.user, reply.words)
            await reply.show(sheet)

        await answer(interaction, self._host, self._presenter, body)

    @at_table(replay.EXPORT, opens=IN_PLACE, looks=True)
    async def _export(self, reply: Answer, claim: Claim, _: Values) -> None:
        async with self._turn(reply):
            file = await self._host.replay.export(claim.table)
        table = await self._host.look.table(claim.table)
        await reply.show(replay.exported(table, reply.words, file))

    @_of_either(replay.REPLAY, opens=BESIDE)
    @_of_either(replay.FIRST, replay.STEP, replay.LAST, opens=IN_PLACE)
    async def _step(self, reply: Answer, claim: Claim, _: Values) -> None:
        open_hands = ids.positions(claim.picks)
        async with self._turn(reply):
            step = await self._host.replay.step(_source(reply, claim), claim.shown, open_hands)
            sheet = await self._presenter.replay(step, reply.arrival.user, reply.words)
        await reply.show(sheet)

    @_of_either(replay.ROUND, opens=IN_PLACE)
    async def _round(self, reply: Answer, claim: Claim, values: Values) -> None:
        await self._step(reply, claim._replace(shown=number_in(selected(values))), ())

    @_of_either(replay.HANDS, opens=IN_PLACE)
    async def _hands(self, reply: Answer, claim: Claim, values: Values) -> None:
        await self._step(reply, claim._replace(picks=number_in(selected(values))), ())

    @_of_either(replay.COURSE, opens=BESIDE)
    async def _course(self, reply: Answer, claim: Claim, _: Values) -> None:
        async with self._turn(reply):
            course = await self._host.replay.course(_source(reply, claim))
            sheet = await self._presenter.course(course, reply.arrival.user, reply.words)
        await reply.show(sheet)

    @at_table(replay.TURNED, opens=BESIDE, looks=True)
    async def _turned(self, reply: Answer, claim: Claim, _: Values) -> None:
        """Review a game for one person, and show them the progress."""

        async def progress(done: int, of: int) -> None:
            await reply.show_text(reply.words.say("turned-progress", percent=100 * done // of))

        readings = partial(hints.readings, texts=reply.words)
        turned = await self._host.turning.turned(
            claim.table, reply.user_id, readings, progress, reply.tell_ahead
        )
        await reply.show(await self._presenter.turned(turned, reply.arrival.user, reply.words))

    @_of_either(replay.ANIMATE, opens=BESIDE)
    async def _animate(self, reply: Answer, claim: Claim, _: Values) -> None:
        """Make an animation for one person, and show them the progress."""

        async def progress(done: int, of: int) -> None:
            await reply.show_text(reply.words.say("replay-progress", done=done, frames=of))

        async with self._turn(reply, long=True):
            turns = await self._host.replay.turns(_source(reply, claim))
            made = await self._presenter.animation(turns, progress)
        can_share = not isinstance(made, str) and _is_here(turns.table, reply.interaction)
        await reply.show(replay.animation(turns.table, reply.words, made, can_share=can_share))

    @at_table(replay.SHARE, opens=IN_PLACE, looks=True)
    async def _share(self, reply: Answer, claim: Claim, _: Values) -> None:
        """Post an animation for everyone where the table is shown. Only a post counts as shared."""
        table = await self._host.look.table(claim.table)
        # Only in a panel of their own can the answer be public: elsewhere only they would see it.
        if not (reply.in_place and _is_here(table, reply.interaction)):
            raise ServiceError("share_elsewhere")
        self._host.shares.check(reply.user_id)
        async with self._turn(reply, long=True):
            made = await self._presenter.animation(await self._host.replay.turns(claim.table))
        if isinstance(made, str):
            await reply.say(made)
            return
        words = self._presenter.public(table)
        with self._host.shares.taken(reply.user_id):
            await reply.post(replay.animation(table, words, made, can_share=False))
        await reply.show_text(reply.words.say("done-share"))

    def _turn(self, reply: Answer, *, long: bool = False) -> AbstractAsyncContextManager[None]:
        """Run costly work in this context, as soon as it is this person's turn. Raises
        ServiceError.
        """
        return self._host.effort.turn(reply.user_id, reply.tell_ahead, long=long)


def _source(reply: Answer, claim: Claim) -> Source:
    """Return the source of a claim's game. Files are looked up only among the person's own.

    The claim's action decides: for actions on files, no right to look at a table was checked.
    """
    if claim.action in replay.OF_FILE.values():
        return Upload(reply.user_id, claim.mark)
    return claim.table


async def _content(file: discord.Attachment) -> bytes:
    """Return the content of a file that was sent. Raises ServiceError; checks the size first."""
    tablefile.measure(file.size)
    try:
        return await file.read()
    except REQUEST_ERRORS as error:
        _log.warning("import.not_read", reason=repr(error))
        raise ServiceError("file_not_sent") from None


def _is_here(table: TableInfo, interaction: Interaction) -> bool:
    """Whether a person is in the place where a table is shown. A table from a file has none."""
    return table.upload is None and is_in(interaction, table.where)
