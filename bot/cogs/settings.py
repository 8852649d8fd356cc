"""/settings and /vacation: language, messages, clicks, pictures, and time off."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.cogs.answer import Answer, Values, answer, number_in, reason, selected, suggest
from bot.cogs.router import IN_PLACE, anywhere
from bot.cogs.wording import command, word
from bot.engine.errors import ServiceError
from bot.engine.habits import quiet_from, quiet_to
from bot.engine.model import ResultsWay, UserInfo
from bot.service import vacations, zones
from bot.service.host import Host
from bot.service.profiles import Preferences
from bot.service.vacations import BUDGET
from bot.text import LANGUAGES, Texts, texts
from bot.text.search import find
from bot.ui import settings as preferences
from bot.ui.ids import Claim
from bot.ui.items import Interaction
from bot.ui.presenter import Presenter
from bot.ui.settings import local_time, zone_label
from bot.ui.sheet import ENTRIES_LIMIT

_SETTING: Final[Mapping[str, Callable[[UserInfo, Claim, str], Preferences]]] = {
    preferences.LANGUAGE: lambda _, __, value: {"language": _language(value)},
    preferences.DM: lambda _, claim, __: {"dm": bool(claim.page)},
    preferences.ONE_CLICK: lambda _, claim, __: {"confirm": not claim.page},
    preferences.THEME: lambda _, claim, __: {"theme": "light" if claim.page else "dark"},
    preferences.LARGE_TEXT: lambda _, claim, __: {"large_text": bool(claim.page)},
    preferences.REDUCED_MOTION: lambda _, claim, __: {"reduced_motion": bool(claim.page)},
    preferences.PROFILE: lambda _, claim, __: {"private": bool(claim.page)},
    preferences.WEEKENDS: lambda _, claim, __: {"weekends_off": bool(claim.page)},
    preferences.REMIND: lambda _, __, value: {"remind_every": number_in(value)},
    preferences.RESULTS: lambda _, __, value: {"results": _results_way(value)},
    preferences.ZONE: lambda _, __, value: {"zone": value},
    preferences.QUIET_FROM: lambda user, _, value: {
        "quiet": None if value == preferences.NONE else quiet_from(user.quiet, _minutes(value))
    },
    preferences.QUIET_TO: lambda user, _, value: {"quiet": quiet_to(user.quiet, _minutes(value))},
}
"""The effect of each control of the panel, given the present settings, its claim and the selection.
"""


class SettingClicks(commands.Cog):
    """A person's settings for all their tables."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter

    # --- /settings ------------------------------------------------------------------------------

    @command("settings")
    @app_commands.choices(
        language=[
            app_commands.Choice(name=word("choice-language-auto"), value=preferences.AUTOMATIC),
            *(
                app_commands.Choice(name=texts(language).say("language-name"), value=language)
                for language in LANGUAGES
            ),
        ],
        theme=[
            app_commands.Choice(name=word("choice-theme-dark"), value="dark"),
            app_commands.Choice(name=word("choice-theme-light"), value="light"),
        ],
    )
    async def settings(
        self,
        interaction: Interaction,
        *,
        language: str | None = None,
        dm: bool | None = None,
        confirm: bool | None = None,
        theme: str | None = None,
        large_text: bool | None = None,
        zone: str | None = None,
    ) -> None:
        """Change what is given, then show all settings."""
        given = Preferences()
        if language is not None:
            given["language"] = _language(language)
        if dm is not None:
            given["dm"] = dm
        if confirm is not None:
            given["confirm"] = confirm
        if theme in ("dark", "light"):
            given["theme"] = theme
        if large_text is not None:
            given["large_text"] = large_text
        if zone is not None:
            given["zone"] = zone

        async def body(reply: Answer) -> None:
            try:
                await self._show(reply, given)
            except ServiceError as error:
                if error.code != "bad_zone":
                    raise
                await reply.show(preferences.areas(reply.words, reason(error, reply.words)))

        await answer(interaction, self._host, self._presenter, body)

    @settings.autocomplete("zone")
    async def _zones_matching(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        async def matching(_: Texts) -> list[app_commands.Choice[str]]:
            now = self._host.now()
            return [
                app_commands.Choice(name=f"{zone_label(zone)}, {local_time(zone, now)}", value=zone)
                for zone in _zones(typed)
            ]

        return await suggest(interaction, self._host, self._presenter, matching, instead=typed)

    @anywhere(preferences.SETTINGS, opens=IN_PLACE)
    async def _settings(self, reply: Answer, _: Claim, __: Values) -> None:
        await self._show(reply, Preferences())

    @anywhere(*_SETTING, opens=IN_PLACE)
    async def _set(self, reply: Answer, claim: Claim, values: Values) -> None:
        user = await self._host.profiles.user(reply.user_id)
        value = selected(values)
        await self._show(reply, _SETTING[claim.action](user, claim, value))

    async def _show(self, reply: Answer, given: Preferences) -> None:
        if given:
            user = await self._host.profiles.set_user(reply.user_id, **given)
        else:
            user = await self._host.profiles.user(reply.user_id)
        reply.words = self._presenter.words(user, reply.interaction.locale.value)
        silenced = await self._host.invitations.silenced_by(reply.user_id)
        await reply.show(preferences.settings(user, reply.words, self._host.now(), silenced))

    @anywhere(preferences.HEAR_ALL, opens=IN_PLACE)
    async def _hear_all(self, reply: Answer, _: Claim, __: Values) -> None:
        await self._host.invitations.hear_all(reply.user_id)
        await self._show(reply, Preferences())

    # --- a time zone from menus -----------------------------------------------------------------

    @anywhere(preferences.ZONES, opens=IN_PLACE)
    async def _areas(self, reply: Answer, _: Claim, __: Values) -> None:
        await reply.show(preferences.areas(reply.words))

    @anywhere(preferences.AREA, opens=IN_PLACE)
    async def _area(self, reply: Answer, _: Claim, values: Values) -> None:
        area = selected(values)
        if area not in preferences.AREAS:
            raise ServiceError("unknown_component")
        if not zones.cities(area):
            await self._show(reply, {"zone": area})
            return
        await reply.show(preferences.cities(area, 0, reply.words, self._host.now()))

    @anywhere(preferences.CITIES, opens=IN_PLACE)
    async def _cities(self, reply: Answer, claim: Claim, _: Values) -> None:
        if claim.shown >= len(preferences.AREAS):
            raise ServiceError("unknown_component")
        area = preferences.AREAS[claim.shown]
        await reply.show(preferences.cities(area, claim.page, reply.words, self._host.now()))

    # --- /vacation ------------------------------------------------------------------------------

    @command("vacation")
    async def vacation(
        self,
        interaction: Interaction,
        days: app_commands.Range[int, 1, BUDGET] | None = None,
        start: str | None = None,
    ) -> None:
        """Plan a vacation if days are given, or ask how many; then show all."""

        async def show(reply: Answer) -> None:
            first = None if start is None else _date(start)
            if days is not None:
                await self._list(
                    reply, await self._host.profiles.plan_vacation(reply.user_id, first, days)
                )
            elif first is not None:
                await self._ask_days(reply, first)
            else:
                await self._vacations(reply, Claim(preferences.VACATIONS, 0), ())

        async def body(reply: Answer) -> None:
            await self._or_list(reply, show)

        await answer(interaction, self._host, self._presenter, body)

    @vacation.autocomplete("start")
    async def _dates_matching(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        async def matching(words: Texts) -> list[app_commands.Choice[str]]:
            user = await self._host.profiles.user(interaction.user.id)
            today = preferences.local_date(user.zone, self._host.now())
            days = [today + timedelta(days=ahead) for ahead in range(366)]
            dates = [(day.isoformat(), words.day(day)) for day in days]
            wanted = typed.strip().casefold()
            found = [
                (value, name) for value, name in dates if wanted in f"{value} {name.casefold()}"
            ]
            return [
                app_commands.Choice(name=name, value=value) for value, name in found[:ENTRIES_LIMIT]
            ]

        return await suggest(interaction, self._host, self._presenter, matching, instead=typed)

    @anywhere(preferences.VACATIONS, opens=IN_PLACE)
    async def _vacations(self, reply: Answer, _: Claim, __: Values) -> None:
        await self._list(reply, await self._host.profiles.user(reply.user_id))

    @anywhere(preferences.BEGIN, opens=IN_PLACE)
    async def _begin(self, reply: Answer, _: Claim, values: Values) -> None:
        first = _date(selected(values))

        async def ask(reply: Answer) -> None:
            await self._ask_days(reply, first)

        await self._or_list(reply, ask)

    async def _ask_days(self, reply: Answer, first: date) -> None:
        """Ask for the length of a vacation. Raises ServiceError if none can begin then."""
        user = await self._host.profiles.user(reply.user_id)
        vacations.check_start(user.zone, first, self._host.now())
        await reply.show(preferences.vacation_from(user, first, reply.words))

    @anywhere(preferences.LAST, opens=IN_PLACE)
    async def _plan(self, reply: Answer, claim: Claim, values: Values) -> None:
        first, days = _day(claim.shown), number_in(selected(values))

        async def plan(reply: Answer) -> None:
            planned = await self._host.profiles.plan_vacation(reply.user_id, first, days)
            await self._list(reply, planned)

        await self._or_list(reply, plan)

    async def _or_list(self, reply: Answer, show: Callable[[Answer], Awaitable[None]]) -> None:
        """Show the panel that is asked for. If it is refused, say why, above all that can be done
        instead.
        """
        try:
            await show(reply)
        except ServiceError as error:
            user = await self._host.profiles.user(reply.user_id)
            now, sentence = self._host.now(), reason(error, reply.words)
            await reply.show(preferences.vacation_list(user, reply.words, now, sentence))

    @anywhere(preferences.VACATION, opens=IN_PLACE)
    async def _ending(self, reply: Answer, _: Claim, values: Values) -> None:
        user = await self._host.profiles.user(reply.user_id)
        start = _moment(number_in(selected(values)))
        sheet = preferences.ending_vacation(user, start, reply.words)
        if sheet is None:
            raise ServiceError("no_such_vacation")
        await reply.show(sheet)

    @anywhere(preferences.END_VACATION, opens=IN_PLACE)
    async def _end(self, reply: Answer, claim: Claim, _: Values) -> None:
        start = _moment(claim.shown)
        await self._list(reply, await self._host.profiles.end_vacation(reply.user_id, start))

    async def _list(self, reply: Answer, user: UserInfo) -> None:
        await reply.show(preferences.vacation_list(user, reply.words, self._host.now()))


def _language(value: str) -> str | None:
    if value == preferences.AUTOMATIC:
        return None
    if value not in LANGUAGES:
        raise ServiceError("unknown_component")
    return value


def _results_way(value: str) -> ResultsWay:
    for way in preferences.RESULT_WAYS:
        if way == value:
            return way
    raise ServiceError("unknown_component")


def _minutes(hour: str) -> int:
    return number_in(hour) * 60


def _moment(seconds: int) -> datetime:
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, OSError, ValueError):
        raise ServiceError("unknown_component") from None


def _day(number: int) -> date:
    try:
        return date.fromordinal(number)
    except (OverflowError, ValueError):
        raise ServiceError("unknown_component") from None


def _date(typed: str) -> date:
    """Read a date, in ISO or in German format. Raises ServiceError."""
    for form in ("%Y-%m-%d", "%d.%m.%Y"):
        with suppress(ValueError):
            return datetime.strptime(typed.strip(), form).replace(tzinfo=UTC).date()
    raise ServiceError("bad_date")


def _zones(typed: str) -> list[str]:
    """Find zones by their city, else by any part of their name."""
    by_city = find(typed, ((zone, zone_label(zone)) for zone in zones.names()), ENTRIES_LIMIT)
    spaced = ((zone, zone.replace("_", " ")) for zone in zones.names())
    return by_city or find(typed, spaced, ENTRIES_LIMIT)
