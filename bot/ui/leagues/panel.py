"""`/league`: a season's standing, one's own tables, and all that one can do about it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine.model import TableInfo
from bot.render import Picture
from bot.service.leagues.calendar import MOST_PUT_OFF
from bot.service.leagues.model import Division, SeasonView
from bot.text import Texts
from bot.ui import times
from bot.ui.clocks import clock_line
from bot.ui.ids import Claim
from bot.ui.items import MAIN, Button, Menu, entry
from bot.ui.leagues import wording
from bot.ui.leagues.wording import CROSS, EXPORT, LEAGUES, MANAGE, STANDING, claim
from bot.ui.links import named
from bot.ui.people import table_name
from bot.ui.sheet import ENTRIES_LIMIT, Sheet
from bot.ui.tables import MINE_LIMIT, fitting

_NAMED: Final = 900
"""The most characters for the names of people who have registered."""


def none_here(texts: Texts, *, manages: bool, create: str) -> Sheet:
    """Say that there is no league here, and offer managers to open one."""
    sheet = Sheet()
    sheet.text(f"### {texts.say('leagues-title')}", limit=200)
    sheet.text(texts.say("leagues-none", manages="yes" if manages else "no"))
    if manages:
        sheet.row(Button(Claim(create, 0), texts.say("button-lgnew"), MAIN))
    return sheet


def which(views: Sequence[SeasonView], texts: Texts) -> Menu:
    """Make a menu of the leagues here."""
    entries = [
        entry(
            str(view.season.id),
            view.league.name,
            texts.say("league-brief", season=view.season.number, status=view.season.status),
        )
        for view in views[:ENTRIES_LIMIT]
    ]
    return Menu(Claim(LEAGUES, 0), entries, placeholder=texts.say("leagues-placeholder"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """A season for one person.

    division  the one in the picture; None before there are any
    mine      the person's tables that are not over
    registers whether people can register now, perhaps as substitutes
    manages   whether they manage the league
    others    the seasons that a menu leads to
    """

    view: SeasonView
    user_id: int
    division: Division | None = None
    picture: Picture | str | None = None
    mine: Sequence[TableInfo] = ()
    registers: bool = False
    manages: bool = False
    others: Sequence[SeasonView] = ()


def panel(shown: Shown, texts: Texts) -> Sheet:
    """Lay out a season for one person."""
    view, division, mine = shown.view, shown.division, shown.mine
    sheet = Sheet()
    sheet.text(f"### {wording.title(view, texts)}", limit=200)
    sheet.text(terms(view, texts), limit=500)
    sheet.text(status(view, texts), limit=600)
    sheet.text(_people(view, shown.user_id, texts), limit=_NAMED + 200)
    if shown.picture is not None:
        sheet.picture(shown.picture)
    if mine:
        sheet.text(f"**{texts.say('league-mine', count=len(mine))}**")
        sheet.text(fitting(mine, texts, shown.user_id, MINE_LIMIT))
    sheet.rows(_buttons(shown, texts))
    if division is not None and len(view.divisions) > 1:
        sheet.row(_divisions(view, division, texts))
    if shown.others:
        sheet.row(which(shown.others, texts))
    return sheet


def terms(view: SeasonView, texts: Texts) -> str:
    """Say what is played in a league."""
    league = view.league
    return (
        texts.say(
            "league-terms",
            game=texts.of(league.game).title,
            seats=league.capacity,
            weeks=league.weeks,
        )
        + f"\n-# {clock_line(league.clock, texts)}"
    )


def status(view: SeasonView, texts: Texts) -> str:
    """Say how a season stands, and what it waits for."""
    season = view.season
    registers, runs = season.status == "registering", season.status == "running"
    at = season.begins_at if registers else season.last_day
    tables = [table for each in view.divisions for table in each.tables]
    told = texts.say(
        f"league-status-{'opening' if runs and at is None else season.status}",
        at=times.moment(at) if at else "",
        left=times.distance(at) if at else "",
        few="yes" if season.put_off >= MOST_PUT_OFF and not view.divisions else "no",
        people=len(view.entrants),
        least=view.league.capacity + 1,
        over=sum(table.points is not None for table in tables),
        tables=len(tables),
        champion="yes" if champion(view, texts) else "no",
        name=champion(view, texts),
    )
    trouble = view.league.trouble
    return told if trouble is None else f"{told}\n{texts.say('league-trouble', why=trouble)}"


def champion(view: SeasonView, texts: Texts) -> str:
    """Name the first of the highest division, for markdown; empty if no one has points there."""
    lines = view.divisions[0].standings if view.divisions else ()
    return wording.listed([each.entrant for each in lines[:1] if each.points], texts)


def _people(view: SeasonView, user_id: int, texts: Texts) -> str:
    """Name those who have registered, while they can; and say whether its reader has."""
    lines: list[str] = []
    if view.season.status == "registering":
        people = wording.listed(view.entrants, texts)
        lines.append(texts.say("league-registered", count=len(view.entrants), names=people))
        if wording.is_in(view, user_id):
            lines.append(texts.say("league-you-in"))
    elif user_id in {each.user_id for each in view.waiting}:
        lines.append(texts.say("league-you-waits"))
    return "\n".join(lines)


def _buttons(shown: Shown, texts: Texts) -> list[Button]:
    view, division = shown.view, shown.division
    buttons: list[Button] = []
    is_in = wording.is_in(view, shown.user_id)
    if is_in and view.season.status in ("registering", "running"):
        buttons.append(wording.withdraw(view, texts))
    elif shown.registers and not is_in:
        buttons.append(wording.register(view, texts))
    buttons.append(wording.rules(view, texts))
    if division is not None:
        buttons.append(Button(claim(CROSS, view, division.number), texts.say("button-lgcross")))
        buttons.append(Button(claim(EXPORT, view), texts.say("button-lgexport")))
    if shown.manages:
        buttons.append(Button(claim(MANAGE, view), texts.say("button-lgmanage")))
    return buttons


def _divisions(view: SeasonView, shown: Division, texts: Texts) -> Menu:
    """Make a menu of the divisions: each is named with its leader."""
    entries = [
        entry(
            str(each.number),
            texts.say("league-division", season=view.season.number, division=each.number + 1),
            wording.name_of(each.standings[0].entrant, texts) if each.standings else "",
            chosen=each.number == shown.number,
        )
        for each in view.divisions[:ENTRIES_LIMIT]
    ]
    return Menu(claim(STANDING, view), entries)


def crosstable(
    view: SeasonView,
    division: Division,
    tables: Sequence[TableInfo],
    texts: Texts,
    picture: Picture | str,
) -> Sheet:
    """Show who met whom in a division, with a link to each table."""
    sheet = Sheet()
    sheet.text(f"### {wording.title(view, texts)}", limit=200)
    sheet.picture(picture)
    known = {table.id: named(table, table_name(table, texts)) for table in tables}
    lines = [
        texts.say("league-table", number=number, table=known[each.table_id])
        for number, each in enumerate(division.tables, start=1)
        if each.table_id in known
    ]
    sheet.text("\n".join(lines), limit=2500)
    sheet.row(wording.standing(view, texts))
    return sheet
