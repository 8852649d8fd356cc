"""The buttons of an invitation: *Join*, *Decline*, *Nothing more from them*.

They work in the direct message, where a person without a seat is shown nothing else of the table:
being invited is the right to answer.
"""

from bot.cogs.answer import Answer, Values
from bot.cogs.router import IN_PLACE, anywhere
from bot.service.host import Host
from bot.ui import invitations
from bot.ui.ids import Claim


class InvitationClicks:
    """Answers who was invited."""

    def __init__(self, host: Host) -> None:
        self._host = host

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
