"""/league: a server's leagues, for their players and for those who manage them."""

from contextlib import suppress
from typing import Unpack

import discord
from discord.ext import commands

from bot import permissions
from bot.cogs.answer import Answer, Values, answer, number_in, person_in, selected
from bot.cogs.drafts import Drafts
from bot.cogs.origin import membership_of, parent_of
from bot.cogs.router import BESIDE, IN_PLACE, anywhere
from bot.cogs.wording import command
from bot.engine.errors import NotAllowed, NotFound, ServiceError, WrongTime
from bot.engine.model import TableInfo
from bot.service.host import Host
from bot.service.leagues.calendar import registers
from bot.service.leagues.leagues import LONGEST, Founding, Setting, may_manage
from bot.service.leagues.model import Division, SeasonView
from bot.sight import Eyes
from bot.text import clean_line
from bot.ui.ids import Claim
from bot.ui.items import Interaction
from bot.ui.leagues import export, managing, messages, panel, posts, wording
from bot.ui.presenter import Presenter


class LeagueClicks(commands.Cog):
    """The leagues of a server: their standings, registration, and managing them."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._leagues = host.leagues
        self._presenter = presenter
        self._names = Drafts()

    # --- looking --------------------------------------------------------------------------------

    @command("league", on_servers=True)
    async def league(self, interaction: Interaction, open: str | None = None) -> None:
        """Show the leagues here; with the name of a new one, the form to open it."""
        self._names.drop(interaction.user.id)
        if open is not None:
            self._names.keep(interaction.user.id, clean_line(open)[:LONGEST])

        async def body(reply: Answer) -> None:
            if open is not None:
                await self._begin_form(reply, Claim(managing.NEW, 0), ())
            else:
                await self._show_first(reply)

        await answer(interaction, self._host, self._presenter, body)

    async def _show_first(self, reply: Answer) -> None:
        """Show a season of this person here, else the newest; or that there is none."""
        views = await self._leagues.of_server(_server(reply))
        if not views:
            manages = membership_of(reply.interaction).manager
            await reply.show(panel.none_here(reply.words, manages=manages, create=managing.NEW))
            return
        mine = [view for view in views if wording.is_in(view, reply.user_id)]
        await self._show(reply, (mine or views)[0])

    @anywhere(wording.LEAGUE, opens=IN_PLACE, looks=True)
    async def _league(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._show(reply, await self._view(reply, claim.shown))

    @anywhere(wording.LEAGUES, opens=IN_PLACE, looks=True)
    async def _choose(self, reply: Answer, _: Claim, values: Values) -> None:
        await self._show(reply, await self._view(reply, number_in(selected(values))))

    @anywhere(wording.STANDING, opens=IN_PLACE, looks=True)
    async def _standing(self, reply: Answer, claim: Claim, values: Values) -> None:
        view = await self._view(reply, claim.shown)
        await self._show(reply, view, _division(view, number_in(selected(values))))

    @anywhere(wording.CROSS, opens=IN_PLACE, looks=True)
    async def _cross(self, reply: Answer, claim: Claim, _: Values) -> None:
        view = await self._view(reply, claim.shown)
        division, words = _division(view, claim.page), reply.words
        theme = reply.arrival.user.theme
        scene = wording.scene("crosstable", view, division, words, theme)
        [picture] = await self._presenter.pictures([scene])
        tables: list[TableInfo] = []
        for number in [each.table_id for each in division.tables if each.table_id is not None]:
            with suppress(ServiceError):  # of a damaged one, the points are shown
                tables.append(await self._host.look.table(number))
        await reply.show(panel.crosstable(view, division, tables, words, picture))

    @anywhere(wording.RULES, opens=IN_PLACE)
    async def _rules(self, reply: Answer, claim: Claim, _: Values) -> None:
        await reply.show(posts.rules(await self._view(reply, claim.shown), reply.words))

    @anywhere(wording.EXPORT, opens=BESIDE, looks=True)
    async def _export(self, reply: Answer, claim: Claim, _: Values) -> None:
        view = await self._view(reply, claim.shown)
        await reply.show(export.sheet(view, reply.words))

    async def _show(
        self, reply: Answer, view: SeasonView, division: Division | None = None
    ) -> None:
        """Show a season: the division that is named, else the person's own, else the highest."""
        words, user_id = reply.words, reply.user_id
        if division is None and view.divisions:
            own = wording.place_of(view, user_id)
            division = view.divisions[0] if own is None else own[0]
        picture = None
        if division is not None:
            scene = wording.scene("division", view, division, words, reply.arrival.user.theme)
            [picture] = await self._presenter.pictures([scene])
        own = {*wording.unfinished(view, user_id)}
        shown = panel.Shown(
            view=view,
            user_id=user_id,
            division=division,
            picture=picture,
            mine=[each for each in await self._host.look.tables_of(user_id) if each.id in own],
            registers=registers(view.season, self._host.now()),
            manages=_manages(reply, view),
            others=await self._others(view),
        )
        await reply.show(panel.panel(shown, words))

    async def _others(self, view: SeasonView) -> list[SeasonView]:
        """Return the seasons that a menu leads to: of other leagues here, and the last one."""
        newest = await self._leagues.of_server(view.league.server_id)
        last = await self._leagues.before(view.season.id)
        others = [each for each in newest if each.season.id != view.season.id]
        return others if last is None else [*others, last]

    # --- taking part ----------------------------------------------------------------------------

    @anywhere(wording.REGISTER, opens=IN_PLACE)
    async def _register(self, reply: Answer, claim: Claim, _: Values) -> None:
        view = await self._view(reply, claim.shown)
        view = await self._leagues.register(view.season.id, reply.person)
        waits = reply.user_id in {each.user_id for each in view.waiting}
        await reply.show(messages.registered(view, reply.words, waits=waits))

    @anywhere(wording.WITHDRAW, wording.NOT_AGAIN, opens=IN_PLACE)
    async def _withdraw(self, reply: Answer, claim: Claim, _: Values) -> None:
        """Withdraw; from a season that has begun only after one more question."""
        view = await self._view(reply, claim.shown)
        if view.season.status == "running" and wording.place_of(view, reply.user_id):
            await reply.show(messages.leaving(view, reply.words))
            return
        await self._left(reply, claim, ())

    @anywhere(wording.LEFT, opens=IN_PLACE)
    async def _left(self, reply: Answer, claim: Claim, _: Values) -> None:
        view = await self._view(reply, claim.shown)
        words = reply.words
        if wording.is_in(view, reply.user_id):
            view = await self._leagues.withdraw(view.season.id, reply.user_id)
        elif claim.action != wording.NOT_AGAIN:
            raise WrongTime("league_not_registered")
        key = "done-lgnot" if claim.action == wording.NOT_AGAIN else "done-lgleave"
        told = words.say(key, title=wording.title(view, words))
        ways = [wording.register(view, words)] if view.season.status == "registering" else []
        await reply.show(messages.done(told, *ways))

    # --- managing -------------------------------------------------------------------------------

    @anywhere(managing.NEW, opens=IN_PLACE)
    async def _begin_form(self, reply: Answer, _: Claim, __: Values) -> None:
        _check_manager(reply)
        game = next(iter(self._host.games.values()))
        here = parent_of(reply.interaction) or reply.interaction.channel_id or 0
        await self._form(reply, managing.planned(game, here))

    @anywhere(*managing.FORM, opens=IN_PLACE)
    async def _plan(self, reply: Answer, claim: Claim, values: Values) -> None:
        _check_manager(reply)
        plan = self._planned(claim)
        await self._form(reply, managing.changed(plan, claim.action, values, self._host.games))

    @anywhere(managing.CREATE, opens=IN_PLACE)
    async def _create(self, reply: Answer, claim: Claim, _: Values) -> None:
        _check_manager(reply)
        plan = self._planned(claim)
        guild = _check_channel(reply, plan.channel)
        founding = Founding(
            guild.id,
            plan.channel,
            self._name(reply, plan),
            plan.game.key,
            plan.seats,
            plan.chosen(),
            reply.words.language,
            managing.CLOCKS[plan.clock],
            managing.WEEKS_LONG[plan.weeks],
        )
        view = await self._leagues.create(founding, membership_of(reply.interaction))
        self._names.drop(reply.user_id)
        notice = reply.words.say("done-lgcreate")
        await reply.show(managing.managing(view, reply.words, notice))

    def _planned(self, claim: Claim) -> managing.Plan:
        plan = managing.read(claim, self._host.games)
        if plan is None:
            raise ServiceError("unknown_component")
        return plan

    async def _form(self, reply: Answer, plan: managing.Plan) -> None:
        name = self._name(reply, plan)
        await reply.show(managing.form(plan, name, self._host.games, reply.words))

    def _name(self, reply: Answer, plan: managing.Plan) -> str:
        """Return the name that was typed, else that of the game."""
        return self._names.of(reply.user_id) or reply.words.of(plan.game.key).title

    @anywhere(wording.MANAGE, opens=IN_PLACE)
    async def _manage(self, reply: Answer, claim: Claim, _: Values) -> None:
        await reply.show(managing.managing(await self._managed(reply, claim), reply.words))

    @anywhere(managing.PLACE, opens=IN_PLACE)
    async def _move(self, reply: Answer, claim: Claim, values: Values) -> None:
        channel_id = number_in(selected(values))
        _check_channel(reply, channel_id)
        await self._set(reply, claim, channel_id=channel_id)

    @anywhere(managing.ROLE, opens=IN_PLACE)
    async def _let_manage(self, reply: Answer, claim: Claim, values: Values) -> None:
        await self._set(reply, claim, role_id=number_in(values[0]) if values else None)

    async def _set(self, reply: Answer, claim: Claim, **given: Unpack[Setting]) -> None:
        view, by = await self._managed(reply, claim), membership_of(reply.interaction)
        view = await self._leagues.change(view.league.id, by, **given)
        await reply.show(managing.managing(view, reply.words))

    @anywhere(managing.PUT_OFF, opens=IN_PLACE)
    async def _put_off(self, reply: Answer, claim: Claim, _: Values) -> None:
        view = await self._managed(reply, claim)
        by = membership_of(reply.interaction)
        view = await self._leagues.put_off(view.league.id, by)
        notice = reply.words.say("done-lgputoff")
        await reply.show(managing.managing(view, reply.words, notice))

    @anywhere(managing.REMOVE, opens=IN_PLACE)
    async def _remove(self, reply: Answer, claim: Claim, values: Values) -> None:
        view = await self._managed(reply, claim)
        user_id = person_in(values, reply.interaction)
        by = membership_of(reply.interaction)
        view = await self._leagues.remove(view.season.id, user_id, by)
        notice = reply.words.say("done-lgremove", name=f"<@{user_id}>")
        await reply.show(managing.managing(view, reply.words, notice))

    @anywhere(managing.END, opens=IN_PLACE)
    async def _ending(self, reply: Answer, claim: Claim, _: Values) -> None:
        await reply.show(managing.ending(await self._managed(reply, claim), reply.words))

    @anywhere(managing.ENDED, opens=IN_PLACE)
    async def _end(self, reply: Answer, claim: Claim, _: Values) -> None:
        view = await self._managed(reply, claim)
        await self._leagues.end(view.league.id, membership_of(reply.interaction))
        await reply.show_text(reply.words.say("done-lgended"))

    async def _managed(self, reply: Answer, claim: Claim) -> SeasonView:
        """Return a season, if this person may manage its league. Raises ServiceError."""
        view = await self._view(reply, claim.shown)
        if not _manages(reply, view):
            raise NotAllowed("league_only_managers")
        return view

    async def _view(self, reply: Answer, season_id: int) -> SeasonView:
        """Return a season, if this person is on its server. Raises NotFound."""
        view = await self._leagues.view(season_id)
        here, there = reply.interaction.guild_id, view.league.server_id
        eyes = Eyes(reply.interaction.client, reply.user_id)
        if here != there and not await eyes.know(there):
            raise NotFound("league_unknown")
        return view


def _server(reply: Answer) -> int:
    server_id = reply.interaction.guild_id
    if server_id is None:
        raise ServiceError("not_here")
    return server_id


def _check_channel(reply: Answer, channel_id: int) -> discord.Guild:
    """Return the server, if a league's tables can be shown in this channel of it."""
    guild = reply.interaction.guild
    place = None if guild is None else guild.get_channel(channel_id)
    if place is None or permissions.missing(place.permissions_for(place.guild.me), place.type):
        raise ServiceError("league_channel")
    return place.guild


def _division(view: SeasonView, number: int) -> Division:
    if number >= len(view.divisions):
        raise ServiceError("unknown_component")
    return view.divisions[number]


def _manages(reply: Answer, view: SeasonView) -> bool:
    """Whether a person manages a league: a manager of its server, there, or one with its role."""
    if reply.interaction.guild_id != view.league.server_id:
        return False
    return may_manage(view.league, membership_of(reply.interaction))


def _check_manager(reply: Answer) -> None:
    _server(reply)
    if not membership_of(reply.interaction).manager:
        raise NotAllowed("league_only_managers")
