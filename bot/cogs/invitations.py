"""/invite, the same by the menu on a person's name, and the buttons of an invitation: *Join*,
*Decline*, *Mute …*.

The buttons work in the direct message, where a person without a seat is shown nothing else of the
table: being invited is the right to answer.
"""

import discord
from discord.ext import commands

from bot.cogs.answer import Answer, Values, answer, number_in, person_claimed, selected
from bot.cogs.router import IN_PLACE, anywhere
from bot.cogs.seeing import check_sees
from bot.cogs.wording import command, context_menu
from bot.engine.errors import ServiceError
from bot.service.host import Host
from bot.ui import invitations
from bot.ui.ids import Claim
from bot.ui.items import Interaction
from bot.ui.presenter import Presenter


class InvitationClicks(commands.Cog):
    """Invites people, and answers the buttons of invitations."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter

    @command("invite")
    async def invite(self, interaction: Interaction, player: discord.User) -> None:
        """Invite a person to my lobby, or ask which one if I sit in several."""
        await self._ask(interaction, player)

    @context_menu("invite")
    async def invite_them(self, interaction: Interaction, person: discord.User) -> None:
        """Do the same by the menu on their name."""
        await self._ask(interaction, person)

    async def _ask(self, interaction: Interaction, person: discord.User) -> None:
        async def body(reply: Answer) -> None:
            if person.bot:
                raise ServiceError("bot_selected")
            tables = await self._host.invitations.tables_for(reply.user_id, person.id)
            if not tables:
                raise ServiceError("no_seat_to_offer")
            if len(tables) == 1:
                await self._invite(reply, tables[0].id, person.id)
            else:
                await reply.show(invitations.which(tables, person.id, reply.words))

        await answer(interaction, self._host, self._presenter, body)

    @anywhere(invitations.TO, opens=IN_PLACE)
    async def _chosen(self, reply: Answer, claim: Claim, values: Values) -> None:
        number, guest = number_in(selected(values)), person_claimed(claim)
        reply.arrival = await self._host.look.arrival(reply.user_id, number)
        await check_sees(reply.interaction, reply.arrival)
        await self._invite(reply, number, guest)

    async def _invite(self, reply: Answer, number: int, guest: int) -> None:
        table = await self._host.invitations.invite(number, reply.user_id, guest)
        await reply.show(invitations.sent(table, guest, reply.words))

    @anywhere(invitations.ACCEPT, opens=IN_PLACE)
    async def _accept(self, reply: Answer, claim: Claim, _: Values) -> None:
        accept = self._host.invitations.accept
        table = await accept(claim.table, reply.person, seen=claim.mark)
        await reply.show(invitations.joined(table, reply.words))

    @anywhere(invitations.DECLINE, opens=IN_PLACE)
    async def _decline(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.invitations.decline(claim.table, reply.user_id)
        table = await self._host.look.table(claim.table)
        await reply.show(invitations.declined(table, reply.words))

    @anywhere(invitations.SILENCE, opens=IN_PLACE)
    async def _silence(self, reply: Answer, claim: Claim, _: Values) -> None:
        inviter = await self._host.invitations.silence(claim.table, reply.user_id)
        table = await self._host.look.table(claim.table)
        await reply.show(invitations.silenced(table, inviter, reply.words))

    @anywhere(invitations.HEAR, opens=IN_PLACE)
    async def _hear(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.invitations.hear(claim.table, reply.user_id)
        table = await self._host.look.table(claim.table)
        await reply.show(invitations.heard(table, reply.words))
