"""A person's settings, with a control for each: the private panel of /settings, and vacations."""

from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta
from typing import Final, get_args
from zoneinfo import ZoneInfo

import discord

from bot.engine.habits import Span, habits_of, on_clock
from bot.engine.model import ResultsWay, UserInfo
from bot.service import vacations, zones
from bot.text import LANGUAGES, Texts, texts
from bot.ui.ids import Claim
from bot.ui.items import STOP, Button, Menu, entry
from bot.ui.sheet import ENTRIES_LIMIT, Sheet

SETTINGS: Final = "settings"
LANGUAGE: Final = "language"
DM: Final = "dm"
ONE_CLICK: Final = "oneclick"
THEME: Final = "theme"
LARGE_TEXT: Final = "largetext"
REDUCED_MOTION: Final = "lessmotion"
PROFILE: Final = "profile"
REMIND: Final = "remind"
RESULTS: Final = "results"
QUIET_FROM: Final = "quietfrom"
QUIET_TO: Final = "quietto"
WEEKENDS: Final = "weekends"
VACATIONS: Final = "vacations"
VACATION: Final = "vacation"
END_VACATION: Final = "endvac"
ZONES: Final = "zones"
AREA: Final = "zonearea"
CITIES: Final = "zonepage"
ZONE: Final = "zone"
BEGIN: Final = "vacbegin"
LAST: Final = "vacdays"
HEAR_ALL: Final = "hearall"
NEW_TABLES: Final = "newtables"
MOST_NAMED: Final = 10

AUTOMATIC: Final = "auto"
NONE: Final = "none"
AREAS: Final = (
    *("Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian"),
    *("Pacific", "UTC"),
)
"""The areas of time zones. Ids of buttons hold the index, so areas are only appended."""
STARTS: Final = (*range(14), *range(14, 85, 7))
"""The number of days within which a vacation chosen from a menu can begin."""
LENGTHS: Final = (*range(1, 23), 24, 26, 28)
RESULT_WAYS: Final[tuple[ResultsWay, ...]] = get_args(ResultsWay)
REMIND_HOURS: Final = (0, 6, 12, 24, 48, 72, 168)


def settings(user: UserInfo, words: Texts, now: datetime, silenced: Sequence[int] = ()) -> Sheet:
    """Lay out all settings of a person, and the people they have muted (`silenced`).

    A button carries the setting it changes as `page`.
    """
    sheet = Sheet()
    sheet.text(f"### {words.say('settings-title')}")
    sheet.text(_unusable(user, words))
    sheet.text("\n".join(_about_play(user, words)))
    sheet.row(Menu(Claim(LANGUAGE, 0), _languages(user, words)))
    sheet.row(
        _switch(DM, user.dm, words),
        _switch(ONE_CLICK, not user.confirm, words),
        _switch(THEME, user.theme == "light", words),
        _switch(LARGE_TEXT, user.large_text, words),
        _switch(REDUCED_MOTION, user.reduced_motion, words),
    )
    sheet.text("\n".join(_about_time(user, words, now)))
    sheet.row(Menu(Claim(REMIND, 0), _reminders(user, words)))
    sheet.row(Menu(Claim(RESULTS, 0), _results(user, words)))
    for menu in _quiet_menus(user, words):
        sheet.row(menu)
    vacation = Button(Claim(VACATIONS, 0), words.say("button-vacations"))
    zone = Button(Claim(ZONES, 0), words.say("button-zone"))
    news = Button(Claim(NEW_TABLES, 0), words.say("button-newtables"))
    private = _switch(PROFILE, user.private, words)
    sheet.row(_switch(WEEKENDS, user.weekends_off, words), zone, vacation, news, private)
    if silenced:
        names = words.join([f"<@{user_id}>" for user_id in silenced[:MOST_NAMED]])
        sheet.text(words.say("settings-muted", names=names), limit=300)
        sheet.row(Button(Claim(HEAR_ALL, 0), words.say("button-hear-all")))
    return sheet


def areas(words: Texts, notice: str = "") -> Sheet:
    """Ask for the area of the person's time zone."""
    sheet = Sheet()
    sheet.text(notice)
    sheet.text(words.say("zone-where"))
    entries = [entry(area, words.say(f"zone-{area}")) for area in AREAS]
    sheet.row(Menu(Claim(AREA, 0), entries, placeholder=words.say("zone-area")))
    sheet.row(Button(Claim(SETTINGS, 0), words.say("button-settings")))
    return sheet


def cities(area: str, page: int, words: Texts, now: datetime) -> Sheet:
    """Ask for a city of an area, with the time there, one page at a time."""
    found = zones.cities(area)
    pages = max(1, -(-len(found) // ENTRIES_LIMIT))
    page = min(page, pages - 1)
    shown = found[page * ENTRIES_LIMIT : (page + 1) * ENTRIES_LIMIT]
    sheet = Sheet()
    sheet.text(words.say("zone-which", area=words.say(f"zone-{area}")))
    if shown:
        entries = [entry(zone, zone_label(zone), local_time(zone, now)) for zone in shown]
        sheet.row(Menu(Claim(ZONE, 0), entries, placeholder=words.say("zone-city")))
    turn = Claim(CITIES, 0, shown=AREAS.index(area))
    buttons = [Button(Claim(ZONES, 0), words.say("button-zone"))]
    if page > 0:
        label = words.say("button-back", page=page, pages=pages)
        buttons.append(Button(turn._replace(page=page - 1), label))
    if page < pages - 1:
        label = words.say("button-on", page=page + 2, pages=pages)
        buttons.append(Button(turn._replace(page=page + 1), label))
    sheet.row(*buttons)
    return sheet


def vacation_list(user: UserInfo, words: Texts, now: datetime, notice: str = "") -> Sheet:
    """Lay out the vacations that are not over, the days left, and when the next can begin."""
    habits = habits_of(user)
    ahead = [span for span in habits.vacations if span.end > now]
    year = local_date(user.zone, now).year
    lines = [words.say("vacation-list", count=len(ahead), zone=user.zone)]
    lines += [f"- {_vacation_line(span, user, words)}" for span in ahead]
    left = [
        words.say(
            "vacation-left",
            year=str(each),
            days=vacations.days_left(habits.vacations, user.zone, each),
        )
        for each in (year, year + 1)
    ]
    sheet = Sheet()
    sheet.text(notice)
    sheet.text("\n".join(lines))
    sheet.text("\n".join(left))
    today = local_date(user.zone, now)
    sheet.row(Menu(Claim(BEGIN, 0), _starts(today, words), placeholder=words.say("vacation-begin")))
    if ahead:
        entries = [
            entry(str(int(span.start.timestamp())), _vacation_line(span, user, words))
            for span in ahead[:ENTRIES_LIMIT]
        ]
        sheet.row(Menu(Claim(VACATION, 0), entries, placeholder=words.say("vacation-end-which")))
    sheet.row(Button(Claim(SETTINGS, 0), words.say("button-settings")))
    return sheet


def vacation_from(user: UserInfo, first: date, words: Texts) -> Sheet:
    """Ask for the length of a vacation from a given day; the menu carries the day as `shown`."""
    sheet = Sheet()
    sheet.text(words.say("vacation-how-long", first=words.day(first), zone=user.zone))
    entries = [
        entry(
            str(days),
            words.say("span-days", count=days),
            words.say("vacation-last", last=words.day(first + timedelta(days=days - 1))),
        )
        for days in LENGTHS
    ]
    claim = Claim(LAST, 0, shown=first.toordinal())
    sheet.row(Menu(claim, entries, placeholder=words.say("vacation-days")))
    sheet.row(Button(Claim(VACATIONS, 0), words.say("button-vacations")))
    return sheet


def ending_vacation(user: UserInfo, start: datetime, words: Texts) -> Sheet | None:
    """Ask whether the person really wants to end a vacation; None if none begins then.

    The button carries the beginning as `shown`.
    """
    found = next((span for span in habits_of(user).vacations if span.start == start), None)
    if found is None:
        return None
    sheet = Sheet()
    sheet.text(words.say("vacation-sure", vacation=_vacation_line(found, user, words)))
    claim = Claim(END_VACATION, 0, int(start.timestamp()))
    sheet.row(Button(claim, words.say("button-end-vacation"), STOP))
    return sheet


def zone_label(zone: str) -> str:
    """Name a zone by its city first, because people look for that."""
    area, _, city = zone.rpartition("/")
    return f"{city} ({area})".replace("_", " ") if area else city


def local_date(zone: str, now: datetime) -> date:
    """Return the local date in a zone."""
    return now.astimezone(ZoneInfo(zone)).date()


def local_time(zone: str, now: datetime) -> str:
    """Return the local time in a zone."""
    return now.astimezone(ZoneInfo(zone)).strftime("%H:%M")


def _unusable(user: UserInfo, words: Texts) -> str:
    """Name the settings that could not be used, if any."""
    if not user.unusable:
        return ""
    names = [words.say(f"setting-{name.replace('_', '-')}") for name in user.unusable]
    return words.say("settings-unusable", names=words.join(names))


def _about_play(user: UserInfo, words: Texts) -> list[str]:
    automatic = user.language is None
    language = words.say("choice-language-auto" if automatic else "language-name")
    closed = [words.say("settings-dm-closed")] if user.dm and user.dm_closed else []
    return [
        words.say("settings-language", value=language),
        words.say("settings-dm", value=_on_off(user.dm)),
        *closed,
        words.say("settings-confirm", value=_on_off(user.confirm)),
        words.say("settings-theme", value=user.theme),
        words.say("settings-large-text", value=_on_off(user.large_text)),
        words.say("settings-reduced-motion", value=_on_off(user.reduced_motion)),
        words.say("settings-profile", value=_on_off(user.private)),
    ]


def _about_time(user: UserInfo, words: Texts, now: datetime) -> list[str]:
    start, end = user.quiet or (0, 0)
    ahead = [span for span in habits_of(user).vacations if span.end > now]
    return [
        words.say("settings-zone", zone=user.zone, time=local_time(user.zone, now)),
        words.say("settings-remind", hours=user.remind_every),
        words.say("settings-results", value=user.results),
        words.say(
            "settings-quiet",
            value=_on_off(user.quiet is not None),
            start=on_clock(start),
            end=on_clock(end),
        ),
        words.say("settings-weekends", value=_on_off(user.weekends_off)),
        *[
            words.say("settings-vacation", vacation=_vacation_line(each, user, words))
            for each in ahead[:1]
        ],
        words.say("settings-off"),
    ]


def _languages(user: UserInfo, words: Texts) -> list[discord.SelectOption]:
    automatic = words.say("settings-language", value=words.say("choice-language-auto"))
    names = {AUTOMATIC: automatic} | {each: texts(each).say("language-name") for each in LANGUAGES}
    chosen = user.language or AUTOMATIC
    return [entry(value, name, chosen=value == chosen) for value, name in names.items()]


def _reminders(user: UserInfo, words: Texts) -> list[discord.SelectOption]:
    choices = sorted({*REMIND_HOURS, user.remind_every})
    return [
        entry(str(hours), words.say("remind-after", hours=hours), chosen=hours == user.remind_every)
        for hours in choices
    ]


def _results(user: UserInfo, words: Texts) -> list[discord.SelectOption]:
    return [
        entry(value, words.say("settings-results", value=value), chosen=value == user.results)
        for value in RESULT_WAYS
    ]


def _quiet_menus(user: UserInfo, words: Texts) -> Iterator[Menu]:
    """Yield menus of full hours. Each marks the present value, so that the client shows it."""
    start, end = user.quiet or (None, None)
    none = entry(NONE, words.say("quiet-none"), chosen=user.quiet is None)
    yield Menu(_knowing(QUIET_FROM, start), [none, *hours("quiet-from", start, words)])
    if user.quiet is not None:
        yield Menu(_knowing(QUIET_TO, end), hours("quiet-to", end, words))


def _knowing(action: str, minutes: int | None) -> Claim:
    return Claim(action, 0, 0 if minutes is None else minutes + 1)


def hours(key: str, chosen: int | None, words: Texts) -> list[discord.SelectOption]:
    """Return the full hours of a day as entries of a menu."""
    return [
        entry(str(hour), words.say(key, time=on_clock(hour * 60)), chosen=hour * 60 == chosen)
        for hour in range(24)
    ]


def _switch(action: str, now: bool, words: Texts) -> Button:
    """Make a button that switches to the other of two values."""
    return Button(
        Claim(action, 0, page=int(not now)), words.say(f"switch-{action}", to=_on_off(not now))
    )


def _starts(today: date, words: Texts) -> list[discord.SelectOption]:
    days = [(ahead, today + timedelta(days=ahead)) for ahead in STARTS]
    return [
        entry(day.isoformat(), words.day(day), words.say("vacation-in", days=ahead))
        for ahead, day in days
    ]


def _vacation_line(span: Span, user: UserInfo, words: Texts) -> str:
    days = list(vacations.days_of(span, user.zone))
    first, last = words.day(days[0]), words.day(days[-1])
    return words.say("vacation-line", first=first, last=last, days=len(days))


def _on_off(on: bool) -> str:
    return "on" if on else "off"
