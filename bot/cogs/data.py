"""/data: everything that is stored about a person, as a file or deleted."""

from collections.abc import Mapping
from typing import Final

import structlog
from discord import app_commands
from discord.ext import commands

from bot.cogs.answer import SILENCE, Answer, Handler, Values, answer
from bot.cogs.wording import about, names, word
from bot.rest import REQUEST_ERRORS
from bot.service.host import Host
from bot.ui import data
from bot.ui.ids import Claim
from bot.ui.items import Interaction
from bot.ui.presenter import Presenter

_WHAT: Final = "what"

_log = structlog.get_logger(__name__)


class Data(commands.Cog):
    """Hands out what is stored about a person, or deletes it."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter
        self.handlers: Mapping[str, Handler] = {
            data.EXPORT: self._export,
            data.DELETE: self._deleting,
            data.SURE: self._sure,
            data.GONE: self._delete,
        }

    @app_commands.command(name=word("command-data"), description=word("command-data.description"))
    @app_commands.rename(**names(_WHAT))
    @app_commands.describe(**about(_WHAT))
    @app_commands.choices(
        what=[
            app_commands.Choice(name=word("choice-data-export"), value=data.EXPORT),
            app_commands.Choice(name=word("choice-data-delete"), value=data.DELETE),
        ]
    )
    async def data(self, interaction: Interaction, what: str | None = None) -> None:
        """Say what is stored, or carry out at once what was asked for."""

        async def body(reply: Answer) -> None:
            begin = self.handlers.get(what or "")
            if begin is None:
                await reply.show(data.build(reply.words))
            else:
                await begin(reply, Claim(data.EXPORT, 0), ())

        await answer(interaction, self._host, self._presenter, body)

    async def _export(self, reply: Answer, _: Claim, __: Values) -> None:
        """Send the file by direct message, or in the answer if none arrives."""
        async with self._host.effort.turn(reply.user_id, reply.tell_ahead):
            file = await self._host.privacy.everything(reply.user_id)
        sheet = data.exported(file, reply.words)
        try:
            await reply.interaction.user.send(
                view=sheet.view(), files=sheet.files(), allowed_mentions=SILENCE
            )
        except REQUEST_ERRORS as error:
            _log.info("data.not_sent", reason=repr(error))
            await reply.show(sheet)
        else:
            await reply.show_text(reply.words.say("done-data-export"))

    async def _deleting(self, reply: Answer, _: Claim, __: Values) -> None:
        listed = await self._host.look.tables_of(reply.user_id)
        running = sum(table.status == "running" for table in listed)
        await reply.show(data.deleting(reply.words, running))

    async def _sure(self, reply: Answer, _: Claim, __: Values) -> None:
        await reply.show(data.sure(reply.words))

    async def _delete(self, reply: Answer, _: Claim, __: Values) -> None:
        await self._host.privacy.forget(reply.user_id)
        await reply.show_text(reply.words.say("done-data-delete"))
