"""Managing a league: the form that opens one, and putting off, removing people, and ending."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import discord

from bot.engine.time_control import USUAL
from bot.service.leagues.model import SeasonView
from bot.text import Texts, escape
from bot.ui import lessons
from bot.ui.clocks import clock_line, clock_name
from bot.ui.ids import Claim
from bot.ui.items import GO, STOP, Button, Channels, Menu, People, Roles, entry
from bot.ui.leagues import wording
from bot.ui.leagues.wording import MANAGE, claim
from bot.ui.sheet import ENTRIES_LIMIT, Sheet
from rules.game import AnyGame

NEW: Final = "lgnew"
GAME: Final = "lggame"
SEATS: Final = "lgseats"
OPTIONS: Final = "lgoptions"
CLOCK: Final = "lgclock"
WEEKS: Final = "lgweeks"
CHANNEL: Final = "lgchannel"
FORM: Final = (GAME, SEATS, OPTIONS, CLOCK, WEEKS, CHANNEL)
"""The menus of the form."""

CREATE: Final = "lgcreate"
PUT_OFF: Final = "lgputoff"
REMOVE: Final = "lgremove"
PLACE: Final = "lgplace"
ROLE: Final = "lgrole"
END: Final = "lgend"
ENDED: Final = "lgended"

CLOCKS: Final = ("96/8/120", "48/8/96", USUAL, "fast")
"""The clocks of leagues, the usual one first: without a clock no season would end."""
WEEKS_LONG: Final = (8, 4, 6, 10, 12)
"""The lengths of a season, the usual one first."""
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 5

_BITS: Final = ENTRIES_LIMIT


class Plan(NamedTuple):
    """A league that is being planned; each claim on its form carries all of it.

    `options` has a bit for each entry of their menu; `clock` and `weeks` are positions.
    """

    game: AnyGame
    seats: int
    channel: int
    options: int = 0
    clock: int = 0
    weeks: int = 0

    def claim(self, action: str) -> Claim:
        """Return the claim of a component of the form."""
        page = self.clock * len(WEEKS_LONG) + self.weeks
        picks = self.channel << _BITS | self.options
        mark = lessons.mark(self.game.key)
        return Claim(action, 0, seat=self.seats, picks=picks, page=page, mark=mark)

    def chosen(self) -> dict[str, str]:
        """Return the options that are not the usual ones."""
        offered = list(_offered(self.game, self.seats))
        return {
            name: value
            for at, (name, value) in enumerate(offered[:_BITS])
            if self.options >> at & 1
        }


def planned(game: AnyGame, channel: int) -> Plan:
    """Begin to plan a league of a game."""
    return Plan(game, max(_seats(game)), channel)


def read(claimed: Claim, games: Mapping[str, AnyGame]) -> Plan | None:
    """Read a claim of the form; None if it names no game, seats, clock or length that there is."""
    game = games.get(lessons.game_of(claimed, games))
    clock, weeks = divmod(claimed.page, len(WEEKS_LONG))
    if game is None or claimed.seat not in _seats(game) or clock >= len(CLOCKS):
        return None
    channel, options = divmod(claimed.picks, 1 << _BITS)
    return Plan(game, claimed.seat, channel, options, clock, weeks)


def changed(plan: Plan, action: str, values: Sequence[str], games: Mapping[str, AnyGame]) -> Plan:
    """Return a plan with what was selected in a menu; the same for what is not on offer."""
    value, numbers = values[0] if values else "", [int(each) for each in values if each.isdecimal()]
    if action == GAME and value in games:
        return planned(games[value], plan.channel)._replace(clock=plan.clock, weeks=plan.weeks)
    if action == SEATS and value in map(str, _seats(plan.game)):
        return plan._replace(seats=int(value), options=0)
    if action == OPTIONS:
        return plan._replace(options=sum(1 << each for each in {*numbers} if each < _BITS))
    if action == CLOCK and value in CLOCKS:
        return plan._replace(clock=CLOCKS.index(value))
    if action == WEEKS and value in map(str, WEEKS_LONG):
        return plan._replace(weeks=WEEKS_LONG.index(int(value)))
    if action == CHANNEL and numbers and 0 < numbers[0] < 1 << 63:
        return plan._replace(channel=numbers[0])
    return plan


def form(
    plan: Plan, name: str, games: Mapping[str, AnyGame], texts: Texts, notice: str = ""
) -> Sheet:
    """Lay out the form that opens a league."""
    sheet = Sheet()
    sheet.text(f"### {texts.say('league-new', name=escape(name))}", limit=200)
    sheet.text(notice, limit=400)
    sheet.text(f"-# {texts.say('league-new-how')}")
    titles = [entry(key, texts.of(key).title, chosen=key == plan.game.key) for key in games]
    _menu(sheet, plan, GAME, titles, texts)
    _menu(sheet, plan, SEATS, _seat_entries(plan, texts), texts)
    offered = list(_option_entries(plan, texts))
    if offered:
        sheet.text(f"**{texts.say('league-form-lgoptions')}**")
        sheet.row(Menu(plan.claim(OPTIONS), offered, least=0, most=len(offered)))
    _menu(sheet, plan, CLOCK, _clock_entries(plan, texts), texts)
    _menu(sheet, plan, WEEKS, _week_entries(plan, texts), texts)
    sheet.text(f"**{texts.say('league-form-lgchannel')}**")
    sheet.row(Channels(plan.claim(CHANNEL), (plan.channel,)))
    sheet.row(Button(plan.claim(CREATE), texts.say("button-lgcreate"), GO))
    return sheet


def _menu(
    sheet: Sheet, plan: Plan, action: str, entries: list[discord.SelectOption], texts: Texts
) -> None:
    sheet.text(f"**{texts.say(f'league-form-{action}')}**")
    sheet.row(Menu(plan.claim(action), entries))


def _seats(game: AnyGame) -> list[int]:
    return [each for each in sorted(game.seats) if LEAST_SEATS <= each <= MOST_SEATS]


def _offered(game: AnyGame, seats: int) -> Iterator[tuple[str, str]]:
    """Yield the values of the options that change the usual game."""
    for option in game.options:
        if seats in option.seats:
            for value in option.values:
                if value != option.default:
                    yield option.name, value


def _option_entries(plan: Plan, texts: Texts) -> Iterator[discord.SelectOption]:
    words = texts.of(plan.game.key)
    for at, (name, value) in enumerate(list(_offered(plan.game, plan.seats))[:_BITS]):
        label = texts.labelled(words.table_option(name), words.table_option_value(name, value))
        note = words.table_option_note(name, value)
        yield entry(str(at), label, note, chosen=bool(plan.options >> at & 1))


def _seat_entries(plan: Plan, texts: Texts) -> list[discord.SelectOption]:
    return [
        entry(str(each), texts.say("league-seats", seats=each), chosen=each == plan.seats)
        for each in _seats(plan.game)
    ]


def _clock_entries(plan: Plan, texts: Texts) -> list[discord.SelectOption]:
    return [
        entry(each, clock_name(each, texts), clock_line(each, texts), chosen=at == plan.clock)
        for at, each in enumerate(CLOCKS)
    ]


def _week_entries(plan: Plan, texts: Texts) -> list[discord.SelectOption]:
    return [
        entry(str(each), texts.say("league-weeks", weeks=each), chosen=at == plan.weeks)
        for at, each in sorted(enumerate(WEEKS_LONG), key=lambda both: both[1])
    ]


# --- a league that there is ----------------------------------------------------------------------


def managing(view: SeasonView, texts: Texts, notice: str = "") -> Sheet:
    """Lay out what managers can do about a league."""
    sheet, season = Sheet(), view.season
    sheet.text(f"### {wording.title(view, texts)}", limit=200)
    sheet.text(notice, limit=400)
    sheet.text(texts.say("league-manage", status=season.status))
    league = view.league
    sheet.text(f"**{texts.say('league-form-lgchannel')}**")
    sheet.row(Channels(claim(PLACE, view), (league.channel_id,)))
    sheet.text(f"**{texts.say('league-role')}**")
    sheet.row(Roles(claim(ROLE, view), league.role_id, least=0))
    if season.status in ("registering", "running"):
        sheet.row(People(claim(REMOVE, view), texts.say("league-remove-placeholder")))
    buttons = [Button(Claim(NEW, 0), texts.say("button-lgnew"))]
    if season.status == "registering":
        buttons.insert(0, Button(claim(PUT_OFF, view), texts.say("button-lgputoff")))
    buttons.append(Button(claim(END, view), texts.say("button-lgend"), STOP))
    sheet.row(wording.standing(view, texts), *buttons)
    return sheet


def ending(view: SeasonView, texts: Texts) -> Sheet:
    """Ask whether to end a league."""
    sheet = Sheet()
    sheet.text(f"### {wording.title(view, texts)}", limit=200)
    sheet.text(texts.say("league-end-sure", status=view.season.status))
    sheet.row(
        Button(claim(MANAGE, view), texts.say("button-return")),
        Button(claim(ENDED, view), texts.say("button-lgended"), STOP),
    )
    return sheet
