"""/help, or /ping: what Plaza is, and where to begin."""

from discord.ext import commands

from bot import syncing
from bot.cogs.answer import Answer, answer
from bot.cogs.origin import server_here
from bot.cogs.wording import command
from bot.service.host import Host
from bot.ui import help as helping
from bot.ui.items import Interaction
from bot.ui.presenter import Presenter


class Help(commands.Cog):
    """Says what Plaza is."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter

    @command("help")
    async def help(self, interaction: Interaction) -> None:
        """Say what Plaza is, and where to begin."""

        async def body(reply: Answer) -> None:
            known = await syncing.known(self._host.memory)
            can_open = server_here(interaction) is not None
            new = await self._host.lessons.new_to(reply.user_id)
            await reply.show(helping.build(reply.words, known, can_open=can_open, new=new))

        await answer(interaction, self._host, self._presenter, body)

    ping = command("ping", like="help")(help.callback)
