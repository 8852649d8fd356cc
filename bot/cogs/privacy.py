"""/data: everything that is stored about a person, as a file or deleted."""

import structlog
from discord import app_commands
from discord.ext import commands

from bot.cogs.answer import SILENCE, Answer, Values, answer
from bot.cogs.router import IN_PLACE, anywhere
from bot.cogs.wording import command, word
from bot.rest import REQUEST_ERRORS
from bot.service.host import Host
from bot.ui import privacy as sheet
from bot.ui.ids import Claim
from bot.ui.items import Interaction
from bot.ui.presenter import Presenter

_log = structlog.get_logger(__name__)


class PrivacyClicks(commands.Cog):
    """Hands out what is stored about a person, or deletes it."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter

    @command("data")
    @app_commands.choices(
        what=[
            app_commands.Choice(name=word("choice-data-export"), value=sheet.EXPORT),
            app_commands.Choice(name=word("choice-data-delete"), value=sheet.DELETE),
        ]
    )
    async def data(self, interaction: Interaction, what: str | None = None) -> None:
        """Say what is stored, or export or delete it if the command says so."""

        async def body(reply: Answer) -> None:
            begin = {sheet.EXPORT: self._export, sheet.DELETE: self._deleting}.get(what or "")
            if begin is None:
                await reply.show(sheet.build(reply.words))
            else:
                await begin(reply, Claim(sheet.EXPORT, 0), ())

        await answer(interaction, self._host, self._presenter, body)

    @anywhere(sheet.EXPORT, opens=IN_PLACE)
    async def _export(self, reply: Answer, _: Claim, __: Values) -> None:
        """Send the file by direct message, or in the answer if the person's DMs are closed."""
        async with self._host.effort.turn(reply.user_id, reply.tell_ahead):
            file = await self._host.privacy.everything(reply.user_id)
        shown = sheet.exported(file, reply.words)
        try:
            await reply.interaction.user.send(
                view=shown.view(), files=shown.files(), allowed_mentions=SILENCE
            )
        except REQUEST_ERRORS as error:
            _log.info("data.not_sent", reason=repr(error))
            await reply.show(shown)
        else:
            await reply.show_text(reply.words.say("done-data-export"))

    @anywhere(sheet.DELETE, opens=IN_PLACE)
    async def _deleting(self, reply: Answer, _: Claim, __: Values) -> None:
        listed = await self._host.look.tables_of(reply.user_id)
        running = sum(table.status == "running" for table in listed)
        await reply.show(sheet.deleting(reply.words, running))

    @anywhere(sheet.SURE, opens=IN_PLACE)
    async def _sure(self, reply: Answer, _: Claim, __: Values) -> None:
        await reply.show(sheet.sure(reply.words))

    @anywhere(sheet.GONE, opens=IN_PLACE)
    async def _delete(self, reply: Answer, _: Claim, __: Values) -> None:
        await self._host.privacy.forget(reply.user_id)
        await reply.show_text(reply.words.say("done-data-delete"))
