"""/find: look for a table on a server, whatever suits, and wait for others in its queue."""

from discord.ext import commands

from bot.cogs.answer import Answer, Values, answer
from bot.cogs.origin import membership_at, membership_of, place_here, server_here
from bot.cogs.router import IN_PLACE, anywhere
from bot.cogs.wording import command
from bot.engine.errors import NotFound, ServiceError
from bot.engine.model import Whereabouts
from bot.service.beginning import Start
from bot.service.host import Host
from bot.service.seeking.seeking import Standing
from bot.service.server import Membership
from bot.ui import seeking
from bot.ui.ids import Claim
from bot.ui.items import Interaction
from bot.ui.presenter import Presenter
from bot.ui.seeking import Form


class FindClicks(commands.Cog):
    """Finds tables for people, on a server or from the message at the end of their time."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter

    @command("find", on_servers=True)
    async def find(self, interaction: Interaction) -> None:
        """Show my place in the queue, or ask what I look for."""

        async def body(reply: Answer) -> None:
            await self._ask(reply, Claim(seeking.FIND, 0), ())

        await answer(interaction, self._host, self._presenter, body)

    @anywhere(seeking.FIND, opens=IN_PLACE)
    async def _ask(self, reply: Answer, claim: Claim, _: Values) -> None:
        """Show the form of a claim; without one, a person's place in the queue if they have one."""
        if claim.mark:
            await reply.show(seeking.asking(seeking.read(claim, self._host.games), reply.words))
            return
        form, server_id = await self._form(reply), _server(reply)
        found = await self._host.seeking.standing(server_id, reply.user_id)
        if found.entry is None:
            await reply.show(seeking.asking(form, reply.words))
        else:
            await self._show(reply, found, form)

    @anywhere(seeking.GAMES, seeking.SEATS, seeking.CLOCKS, seeking.TIME, opens=IN_PLACE)
    async def _choose(self, reply: Answer, claim: Claim, values: Values) -> None:
        form = seeking.read(claim, self._host.games).changed(claim.action, values)
        await reply.show(seeking.asking(form, reply.words))

    @anywhere(seeking.GO_ON, opens=IN_PLACE)
    async def _enter(self, reply: Answer, claim: Claim, _: Values) -> None:
        form = seeking.read(claim, self._host.games)
        place, membership = await self._place(reply, form.server)
        enter = self._host.seeking.enter
        await self._show(reply, await enter(reply.person, place, form.wish, membership), form)

    @anywhere(seeking.AGAIN, opens=IN_PLACE)
    async def _again(self, reply: Answer, claim: Claim, _: Values) -> None:
        server_id = _server(reply, claim.picks)
        found = await self._host.seeking.entry(server_id, reply.user_id)
        if found is None:
            raise NotFound("not_seeking")
        form = seeking.form_of(found, self._host.games, claim.picks)
        place, membership = await self._place(reply, claim.picks)
        enter = self._host.seeking.enter
        await self._show(reply, await enter(reply.person, place, form.wish, membership), form)

    @anywhere(seeking.LEAVE, opens=IN_PLACE)
    async def _leave(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.seeking.leave(_server(reply, claim.picks), reply.user_id)
        await reply.show_text(reply.words.say("find-left"))

    async def _form(self, reply: Answer) -> Form:
        """Return the form as it was used last on this server, or as it is at first."""
        server_id = _server(reply)
        found = await self._host.seeking.entry(server_id, reply.user_id)
        if found is not None:
            return seeking.form_of(found, self._host.games)
        clock = (await self._host.servers.settings(server_id)).clock
        return seeking.usual(self._host.games, clock)

    async def _show(self, reply: Answer, found: Standing, form: Form) -> None:
        await reply.show(seeking.standing(found, form, reply.words))

    async def _place(self, reply: Answer, server_id: int) -> tuple[Start, Membership]:
        """Return where the person is; in a direct message, where they looked before."""
        interaction = reply.interaction
        if server_here(interaction) is not None:
            return Start(*place_here(interaction, reply.words)), membership_of(interaction)
        found = await self._host.seeking.entry(server_id, reply.user_id)
        if found is None:
            raise NotFound("not_seeking")
        where = Whereabouts(server_id, found.channel_id, None)
        place = Start(server_id, found.channel_id, found.parent_id)
        return place, await membership_at(interaction, where)


def _server(reply: Answer, claimed: int = 0) -> int:
    """Return the server that an interaction is about. Raises ServiceError if there is none."""
    server_id = server_here(reply.interaction) or claimed
    if not server_id:
        raise ServiceError("not_here")
    return server_id
