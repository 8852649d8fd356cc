"""Clicks at a running table: panel, board, picking an answer, taking it back."""

from contextlib import suppress
from functools import partial
from typing import Any, Final

import discord
from structlog.contextvars import bind_contextvars

from bot.cogs.answer import Answer, Values, reason
from bot.cogs.origin import server_here
from bot.cogs.panels import show_panel
from bot.cogs.router import BESIDE, IN_PLACE, anywhere, at_table
from bot.cogs.seeing import check_sees
from bot.engine.errors import Repeated, ServiceError, Unsure
from bot.engine.play import Shown
from bot.service.host import Host
from bot.service.showing import Showing
from bot.ui import hints, ids, lessons, more, panel, panel_help, posts, question, scores, tables
from bot.ui.ids import Claim
from bot.ui.panel import Panel
from bot.ui.presenter import Presenter
from rules.decision import Choice
from rules.errors import RulesError

STALE: Final = "stale"


class TableClicks:
    """Answers the buttons and menus of panels and boards."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter

    # --- a running table ------------------------------------------------------------------------

    @at_table(posts.MOVE, posts.HAND, opens=BESIDE, looks=True)
    @at_table(panel.FRESH, opens=IN_PLACE, looks=True)
    async def _panel(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._show(reply, await self._host.current(claim.table, reply.user_id))

    @anywhere(panel.NEXT, opens=IN_PLACE, looks=True)
    async def _next(self, reply: Answer, claim: Claim, _: Values) -> None:
        """Lead to the next table, also from one that this person may no longer look at."""
        bind_contextvars(table=claim.table or None)
        number = await self._host.look.next_for(reply.user_id)
        if number is None:
            await self._nothing_waits(reply, claim)
            return
        await self._show(reply, await self._host.current(number, reply.user_id))

    async def _nothing_waits(self, reply: Answer, claim: Claim) -> None:
        """Say that no table waits: in the panel if the person plays there, else beside a link to
        all tables.
        """
        reply.arrival = await self._host.look.arrival(reply.user_id, claim.table)
        await check_sees(reply.interaction, reply.arrival)
        table = await self._host.look.table(claim.table)
        sentence = reply.words.error("nothing_waits", {})
        if table.status == "running" and table.seat_of(reply.user_id) is not None:
            await self._again(reply, claim, sentence)
            return
        sheet = tables.refused(
            sentence, posts.HAND, (), reply.words, about=table, user_id=reply.user_id
        )
        await reply.show(sheet)

    @at_table(panel.MORE, opens=BESIDE)
    async def _more(self, reply: Answer, claim: Claim, _: Values) -> None:
        position, missing, leaving = await self._host.show.more(claim.table, reply.user_id)
        sheet = more.build(
            position,
            reply.words,
            missing=missing,
            leaving=leaving,
            on_server=server_here(reply.interaction) is not None,
        )
        await reply.show(sheet)

    @at_table(panel.BOARD, opens=BESIDE, looks=True)
    async def _board(self, reply: Answer, claim: Claim, _: Values) -> None:
        showing = await self._host.show.board(claim.table, reply.user_id)
        await reply.show(await self._presenter.board(showing, words=reply.words))

    @at_table(scores.SCORES, opens=BESIDE)
    async def _scores(self, reply: Answer, claim: Claim, _: Values) -> None:
        position = await self._host.look.position(claim.table, reply.user_id)
        await reply.show(scores.build(position, reply.words))

    @at_table(panel.UNDO, opens=IN_PLACE)
    async def _undo(self, reply: Answer, claim: Claim, _: Values) -> None:
        try:
            with suppress(Repeated):
                await self._host.play.take_back(claim.table, reply.user_id, Shown(claim.shown))
        except (ServiceError, RulesError) as error:
            await self._again(reply, claim, reason(error, reply.words))
            return
        showing = await self._host.show.panel(claim.table, reply.user_id)
        await self._show(reply, showing, notice=reply.words.say("done-undo"))

    @at_table(panel.GO_ON, opens=IN_PLACE)
    async def _go_on(self, reply: Answer, claim: Claim, _: Values) -> None:
        try:
            with suppress(Repeated):
                await self._host.play.go_on(claim.table, reply.user_id, Shown(claim.shown))
        except (ServiceError, RulesError) as error:
            await self._again(reply, claim, reason(error, reply.words))
            return
        await self._show(reply, await self._host.current(claim.table, reply.user_id))

    @at_table(panel.HELP, opens=BESIDE)
    async def _help(self, reply: Answer, claim: Claim, _: Values) -> None:
        position = await self._host.look.position(claim.table, reply.user_id)
        showing = Showing(position=position, viewer=reply.arrival.user)
        picture = None if _pictured(reply.interaction.message) else ""
        shown = Panel(showing=showing, texts=reply.words, picture=picture, page=claim.page)
        await reply.show_text(panel_help.build(shown))

    @at_table(panel.HINT, opens=BESIDE, looks=True)
    async def _hint(self, reply: Answer, claim: Claim, _: Values) -> None:
        readings = partial(hints.readings, texts=reply.words)
        async with self._host.effort.turn(reply.user_id, reply.tell_ahead):
            hint = await self._host.hints.hint(claim.table, reply.user_id, readings)
        await reply.show(await self._presenter.hint(hint, reply.arrival.user, reply.words))

    @at_table(panel.PASS, opens=IN_PLACE)
    async def _always_pass(self, reply: Answer, claim: Claim, _: Values) -> None:
        """Turn automatic passing on or off; it passes here first, if nothing else is possible."""
        host, own, always = self._host, (claim.table, reply.user_id), bool(claim.page)
        await host.plans.passing(*own, always=always)
        showing = await host.show.panel(*own)
        here, choice = showing.position, panel.only_pass(showing.position)
        if always and choice is not None and here.seat is not None:
            with suppress(ServiceError, RulesError):
                await host.play.choose(*own, Shown(here.shown), here.seat, choice)
            showing = await host.show.panel(*own)
        title = reply.words.of(showing.table.game).title
        notice = reply.words.say("done-autopass", always="yes" if always else "no", game=title)
        back = panel.passing(showing.position, reply.words, always=not always)
        await show_panel(reply, host, self._presenter, showing, below=[back], notice=notice)

    @at_table(lessons.NO_MORE, opens=IN_PLACE)
    async def _no_lessons(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.lessons.stop(claim.table, reply.user_id)
        await self._again(reply, claim, reply.words.say("done-no-lessons"))

    # --- picking an answer ----------------------------------------------------------------------

    @at_table(question.PICK, opens=IN_PLACE)
    async def _pick(self, reply: Answer, claim: Claim, values: Values) -> None:
        showing = await self._host.show.panel(claim.table, reply.user_id)
        asked = _question(reply, claim, showing)
        if asked is None:
            await self._again(reply, claim, reply.words.error(STALE, {}))
            return
        picked = question.selected(asked, values)
        if picked is None:
            raise ServiceError("unknown_component")
        if picked and asked.at_once and claim.shown == showing.position.shown:
            await self._choose(reply, claim, picked, sure=False)
            return
        await self._show(reply, showing, picked=picked, page=asked.page)

    @at_table(question.TAKE, opens=IN_PLACE)
    async def _take(self, reply: Answer, claim: Claim, _: Values) -> None:
        choice = ids.positions(claim.picks)
        if reply.arrival.user.confirm:
            await self._again(reply, claim, choice=choice)
        else:
            await self._choose(reply, claim, choice, sure=False)

    @at_table(question.BACK, question.ON, opens=IN_PLACE)
    async def _turn(self, reply: Answer, claim: Claim, _: Values) -> None:
        showing = await self._host.show.panel(claim.table, reply.user_id)
        asked = _question(reply, claim, showing)
        if asked is None:
            await self._again(reply, claim, reply.words.error(STALE, {}))
            return
        step = 1 if claim.action == question.ON else -1
        await self._show(reply, showing, picked=asked.picked, page=asked.page + step)

    @at_table(question.CONFIRM, opens=IN_PLACE)
    async def _commit(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._choose(reply, claim, ids.positions(claim.picks))

    async def _choose(
        self, reply: Answer, claim: Claim, choice: Choice, *, sure: bool = True
    ) -> None:
        if claim.seat is None:
            raise ServiceError("unknown_component")
        play, shown = self._host.play, Shown(claim.shown)
        try:
            with suppress(Repeated):
                await play.choose(claim.table, reply.user_id, shown, claim.seat, choice, sure=sure)
        except Unsure as error:
            await self._again(reply, claim, choice=choice, caution=reason(error, reply.words))
            return
        except (ServiceError, RulesError) as error:
            await self._again(reply, claim, reason(error, reply.words), choice=choice)
            return
        await self._show(reply, await self._host.show.panel(claim.table, reply.user_id))

    async def _again(
        self,
        reply: Answer,
        claim: Claim,
        notice: str = "",
        *,
        choice: Choice | None = None,
        caution: str = "",
    ) -> None:
        """Show the updated panel. Picks are kept if the question is the same.

        `choice`: the choice that the click was to play.
        """
        showing = await self._host.show.panel(claim.table, reply.user_id)
        asked = _question(reply, claim, showing)
        picked = () if asked is None else asked.picked
        if asked is not None and choice is not None:
            picked = choice
        await self._show(
            reply, showing, picked=picked, page=claim.page, notice=notice, caution=caution
        )

    async def _show(
        self,
        reply: Answer,
        showing: Showing,
        *,
        picked: Choice = (),
        page: int = 0,
        notice: str = "",
        caution: str = "",
    ) -> None:
        how: dict[str, Any] = {"picked": picked, "page": page, "notice": notice, "caution": caution}
        await show_panel(reply, self._host, self._presenter, showing, **how)


def _pictured(message: discord.Message | None) -> bool:
    """Whether a panel has its picture: without one its controls are others."""
    parts = () if message is None else message.components
    return any(isinstance(each, discord.MediaGalleryComponent) for each in parts)


def _question(reply: Answer, claim: Claim, showing: Showing) -> question.Question | None:
    """Return the open question if it is the one that the claim was made for."""
    picked = ids.positions(claim.picks)
    asked = panel.question_of(
        Panel(showing=showing, texts=reply.words, picked=picked, page=claim.page)
    )
    same = asked is not None and asked.mark == claim.mark
    return asked if same and claim.seat == showing.position.seat else None
