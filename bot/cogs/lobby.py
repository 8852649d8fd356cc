"""Clicks around a table before its game: join, leave, agree, computers, options, guests, start,
cancel.

A successful click on the post needs no answer, because the post shows the result. After a click in
a private panel, the updated panel is shown. Posts of earlier versions had the opener's buttons too.
"""

from collections.abc import Awaitable

from bot.cogs.answer import Answer, Values, number_in, person_in, reason, selected
from bot.cogs.calling import check_role, role_to_call
from bot.cogs.origin import membership_at, membership_of, parent_at
from bot.cogs.panels import show_panel
from bot.cogs.router import IN_PLACE, NOWHERE, at_table
from bot.engine.errors import Repeated, ServiceError, Stale
from bot.engine.model import TableInfo
from bot.service.host import Host
from bot.ui import links, lobby, options, posts, terms
from bot.ui.ids import Claim
from bot.ui.items import link
from bot.ui.presenter import Presenter
from bot.ui.sheet import Sheet
from rules.opponents.levels import GREEDY


class LobbyClicks:
    """Answers the buttons and menus of a lobby's post, and of what these open."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter

    @at_table(lobby.JOIN, opens=NOWHERE)
    async def _join(self, reply: Answer, claim: Claim, _: Values) -> None:
        table = await self._host.lobby.join(claim.table, reply.person, seen=_terms(claim))
        if reply.private:
            await reply.show(lobby.answered(table, reply.words, joined=True))

    @at_table(lobby.LEAVE, opens=NOWHERE)
    async def _leave(self, reply: Answer, claim: Claim, _: Values) -> None:
        table = await self._host.lobby.leave(claim.table, reply.user_id)
        if reply.private:
            await reply.show(lobby.answered(table, reply.words, joined=False))

    @at_table(lobby.AGREE, opens=IN_PLACE)
    async def _agree(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.lobby.agree(claim.table, reply.user_id, seen=_terms(claim))

    @at_table(lobby.MANAGE, opens=IN_PLACE)
    async def _manage(self, reply: Answer, claim: Claim, _: Values) -> None:
        table = await self._host.look.table(claim.table)
        manages = membership_of(reply.interaction).manager
        await reply.show(await self._panel(reply, table, manages=manages))

    @at_table(lobby.ADD, opens=NOWHERE)
    async def _add(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._seat(reply, claim, GREEDY)

    @at_table(lobby.LEVEL, opens=IN_PLACE)
    async def _add_of_level(self, reply: Answer, claim: Claim, values: Values) -> None:
        await self._seat(reply, claim, selected(values))

    async def _seat(self, reply: Answer, claim: Claim, level: str) -> None:
        """Seat a computer of this level."""
        change = self._host.lobby.add_computer
        await self._changed(
            reply, claim, change(claim.table, reply.user_id, level, seen=claim.shown)
        )

    @at_table(lobby.RELEVEL, opens=IN_PLACE)
    async def _set_level(self, reply: Answer, claim: Claim, values: Values) -> None:
        computer, level = lobby.level_chosen(selected(values))
        change = self._host.lobby.set_level
        await self._changed(
            reply,
            claim,
            change(claim.table, reply.user_id, number_in(computer), level, seen=claim.shown),
        )

    @at_table(lobby.DROP, opens=NOWHERE)
    async def _drop(self, reply: Answer, claim: Claim, _: Values) -> None:
        change = self._host.lobby.remove_computer
        await self._changed(reply, claim, change(claim.table, reply.user_id, seen=claim.shown))

    @at_table(lobby.START, opens=NOWHERE)
    async def _start(self, reply: Answer, claim: Claim, _: Values) -> None:
        table = await self._host.beginning.start(claim.table, reply.user_id)
        if reply.private:
            await reply.show(lobby.begun(table, reply.words))

    @at_table(lobby.CANCEL, opens=NOWHERE)
    async def _cancel(self, reply: Answer, claim: Claim, _: Values) -> None:
        interaction = reply.interaction
        manages = interaction.guild_id if membership_of(interaction).manager else None
        await self._host.lobby.cancel(claim.table, reply.user_id, manages=manages)
        if reply.private:
            await reply.show_text(reply.words.say("lobby-cancelled"))

    @at_table(posts.REMATCH, opens=IN_PLACE)
    async def _rematch(self, reply: Answer, claim: Claim, _: Values) -> None:
        interaction, where = reply.interaction, reply.arrival.where
        assert where is not None, "who may look at a table sees where it is"
        table = await self._host.rematches.rematch(
            claim.table,
            reply.person,
            parent_id=parent_at(interaction, where),
            membership=await membership_at(interaction, where),
        )
        if table.is_solo:
            showing = await self._host.current(table.id, reply.user_id)
            await show_panel(reply, self._host, self._presenter, showing)
            return
        sheet = await self._panel(reply, table)
        sheet.row(link(reply.words.say("button-table"), links.to_place(table)))
        await reply.show(sheet)

    @at_table(lobby.OPTIONS, opens=IN_PLACE)
    async def _options(self, reply: Answer, claim: Claim, _: Values) -> None:
        table = await self._host.look.table(claim.table)
        await self._show_options(reply, table)

    @at_table(options.OPTION, opens=IN_PLACE)
    async def _option(self, reply: Answer, claim: Claim, values: Values) -> None:
        table = await self._host.look.table(claim.table)
        chosen = options.option_chosen(self._host.games[table.game], claim, values)
        if chosen is None:
            raise ServiceError("unknown_component")
        table = await self._host.lobby.set_option(table.id, reply.user_id, *chosen)
        if self._host.games[table.game].options[claim.page].headline:
            await self._show_options(reply, table)
        else:
            await self._show_rare(reply, table)

    @at_table(options.RARE, opens=IN_PLACE)
    async def _rare(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._show_rare(reply, await self._host.look.table(claim.table))

    @at_table(options.CLOCK, opens=IN_PLACE)
    async def _clock(self, reply: Answer, claim: Claim, values: Values) -> None:
        clock = selected(values)
        table = await self._host.lobby.set_clock(claim.table, reply.user_id, clock)
        await self._show_options(reply, table)

    @at_table(options.REDRAWS, opens=IN_PLACE)
    async def _redraws(self, reply: Answer, claim: Claim, values: Values) -> None:
        redraws = selected(values) == terms.ANEW
        table = await self._host.lobby.set_redraws(claim.table, reply.user_id, redraws=redraws)
        await self._show_rare(reply, table)

    @at_table(options.LANGUAGE, opens=IN_PLACE)
    async def _language(self, reply: Answer, claim: Claim, values: Values) -> None:
        change, language = self._host.lobby.set_language, selected(values)
        await self._show_rare(reply, await change(claim.table, reply.user_id, language))

    @at_table(options.MOTION, opens=IN_PLACE)
    async def _move_pictures(self, reply: Answer, claim: Claim, _: Values) -> None:
        change, on = self._host.lobby.set_moving, claim.page == 1
        await self._show_rare(reply, await change(claim.table, reply.user_id, moving=on))

    @at_table(options.RATED, opens=IN_PLACE)
    async def _rate(self, reply: Answer, claim: Claim, _: Values) -> None:
        rated = claim.page == 1
        table = await self._host.lobby.set_rated(claim.table, reply.user_id, rated=rated)
        await self._show_options(reply, table)

    @at_table(options.HINTS, opens=IN_PLACE)
    async def _hints(self, reply: Answer, claim: Claim, _: Values) -> None:
        hints = claim.page == 1
        table = await self._host.lobby.set_hints(claim.table, reply.user_id, hints=hints)
        await self._show_options(reply, table)

    @at_table(options.RELIABLE, opens=IN_PLACE)
    async def _ask_for_reliable(self, reply: Answer, claim: Claim, _: Values) -> None:
        reliable = claim.page == 1
        table = await self._host.lobby.set_reliable(claim.table, reply.user_id, reliable=reliable)
        await self._show_options(reply, table)

    @at_table(options.AUTOSTART, opens=IN_PLACE)
    async def _start_by_itself(self, reply: Answer, claim: Claim, _: Values) -> None:
        change, on = self._host.lobby.set_autostart, claim.page == 1
        await self._show_options(reply, await change(claim.table, reply.user_id, autostart=on))

    async def _show_options(self, reply: Answer, table: TableInfo) -> None:
        await reply.show(options.choosing(self._host.games[table.game], table, reply.words))

    async def _show_rare(self, reply: Answer, table: TableInfo) -> None:
        await reply.show(options.rare(self._host.games[table.game], table, reply.words))

    @at_table(lobby.INVITE, opens=IN_PLACE)
    async def _inviting(self, reply: Answer, claim: Claim, _: Values) -> None:
        table = await self._host.look.table(claim.table)
        await reply.show(lobby.inviting(table, reply.words))

    @at_table(lobby.GUEST, opens=IN_PLACE)
    async def _invite(self, reply: Answer, claim: Claim, values: Values) -> None:
        guest = person_in(values, reply.interaction)
        table = await self._host.invitations.invite(claim.table, reply.user_id, guest)
        notice = reply.words.say("done-invite", name=f"<@{guest}>")
        await reply.show(lobby.inviting(table, reply.words, notice))

    @at_table(lobby.CALL, opens=IN_PLACE)
    async def _call(self, reply: Answer, claim: Claim, _: Values) -> None:
        table = await self._host.look.table(claim.table)
        if not table.role_called:
            await check_role(reply.interaction, self._host, table)
        table = await self._host.calling.call(claim.table, reply.user_id)
        await reply.show(await self._panel(reply, table, notice=reply.words.say("done-call")))

    async def _changed(self, reply: Answer, claim: Claim, change: Awaitable[TableInfo]) -> None:
        """Change the computers; then show the updated panel if one was clicked.

        If it showed computers other than those there now, a sentence above it says so.
        """
        notice = ""
        try:
            await change
        except Repeated:
            pass
        except Stale as error:
            if not reply.private:
                raise
            notice = reason(error, reply.words)
        if reply.private:
            table = await self._host.look.table(claim.table)
            await reply.show(await self._panel(reply, table, notice=notice))

    async def _panel(
        self, reply: Answer, table: TableInfo, *, manages: bool = False, notice: str = ""
    ) -> Sheet:
        calls = await role_to_call(reply.interaction, self._host, table) is not None
        shown = {"manages": manages, "calls": calls}
        game = self._host.games[table.game]
        return lobby.panel(game, table, reply.words, reply.user_id, notice=notice, **shown)


def _terms(claim: Claim) -> int | None:
    """Return the mark of the terms that a button showed; None for one of an earlier version."""
    return claim.mark or None
