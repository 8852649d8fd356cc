"""What a league tells one person: registration, their tables, the last days, their place."""

from collections.abc import Sequence

from bot.engine.model import TableInfo
from bot.render.kit.mixed import mixed
from bot.service.leagues.model import SeasonView
from bot.text import Texts
from bot.ui import times
from bot.ui.clocks import clock_line
from bot.ui.ids import Claim
from bot.ui.items import MAIN, STOP, Button
from bot.ui.leagues import wording
from bot.ui.leagues.wording import LEFT, NOT_AGAIN, claim
from bot.ui.links import named
from bot.ui.panel import NEXT
from bot.ui.people import escaped_names, table_name
from bot.ui.sheet import Sheet

_LISTED = 2500


def register(view: SeasonView, texts: Texts) -> Sheet:
    """Ask someone of the last season, silently, whether they play in the next one."""
    season = view.season
    told = texts.say("league-again", title=wording.title(view, texts))
    sheet = _headed(told)
    at, left = times.moment(season.begins_at), times.distance(season.begins_at)
    sheet.text(texts.say("league-begins", at=at, left=left))
    not_again = Button(claim(NOT_AGAIN, view), texts.say("button-lgnot"))
    sheet.row(wording.register(view, texts), not_again)
    return sheet


def tables(
    view: SeasonView, user_id: int, mine: Sequence[TableInfo], texts: Texts, *, seat: bool = False
) -> Sheet:
    """Tell a person the tables of their season; rings a phone. `seat`: they replace someone."""
    title = wording.title(view, texts)
    place = wording.place_of(view, user_id)
    told = texts.say(
        "league-your-seat" if seat else "league-your-tables",
        title=title,
        division=1 if place is None else place[0].number + 1,
        count=len(mine),
    )
    sheet = _headed(told)
    sheet.text("\n".join(_seated(table, user_id, texts) for table in mine), limit=_LISTED)
    sheet.text(_last_day(view, texts))
    sheet.text(f"-# {clock_line(view.league.clock, texts)}")
    ways = _next(mine, texts), wording.standing(view, texts), wording.rules(view, texts)
    sheet.row(*ways)
    sheet.ring(told, *ways)
    return sheet


def last_days(
    view: SeasonView, user_id: int, mine: Sequence[TableInfo], texts: Texts, *, rings: bool
) -> Sheet:
    """Remind a person of their tables that are not over; `rings` if they are waited for."""
    title = wording.title(view, texts)
    told = texts.say("league-ends-soon", title=title, count=len(mine))
    sheet = _headed(told)
    sheet.text(_last_day(view, texts))
    sheet.text("\n".join(_seated(table, user_id, texts) for table in mine), limit=_LISTED)
    ways = _next(mine, texts), wording.standing(view, texts)
    sheet.row(*ways)
    if rings:
        sheet.ring(told, *ways)
    return sheet


def placed(
    view: SeasonView, user_id: int, following: SeasonView | None, texts: Texts
) -> Sheet | None:
    """Tell a person their place at the end; rings a phone. None if they had none.

    `following`: the next season, while one can register for it.
    """
    place = wording.place_of(view, user_id)
    if place is None:
        return None
    division, line = place
    told = texts.say(
        "league-your-place",
        title=wording.title(view, texts),
        rank=line.rank,
        of=len(division.standings),
        division=division.number + 1,
        move=line.move or "stay",
    )
    sheet = _headed(told)
    sheet.text(texts.say("league-your-points", points=mixed(line.points), absent=line.absent))
    if following is not None:
        at = following.season.begins_at
        sheet.text(texts.say("league-begins", at=times.moment(at), left=times.distance(at)))
    ways = [wording.standing(view, texts)]
    if following is not None:
        ways.insert(0, wording.register(following, texts))
    sheet.row(*ways)
    sheet.ring(told, *ways)
    return sheet


def replaced(view: SeasonView, texts: Texts) -> Sheet:
    """Tell a person, silently, that another has taken their seats."""
    sheet = _headed(texts.say("league-replaced", title=wording.title(view, texts)))
    sheet.text(texts.say("league-replaced-why"))
    sheet.row(wording.standing(view, texts), wording.rules(view, texts))
    return sheet


def registered(view: SeasonView, texts: Texts, *, waits: bool) -> Sheet:
    """Confirm that a person is registered, or waits for a seat."""
    at = times.moment(view.season.begins_at)
    facts = {"waits": "yes" if waits else "no", "title": wording.title(view, texts), "at": at}
    told = texts.say("done-lgenter", **facts)
    return done(told, wording.withdraw(view, texts), wording.rules(view, texts))


def leaving(view: SeasonView, texts: Texts) -> Sheet:
    """Ask whether to leave a season that has begun."""
    left = Button(claim(LEFT, view), texts.say("button-lgleft"), STOP)
    return done(texts.say("league-leave-sure"), wording.standing(view, texts), left)


def done(sentence: str, *ways: Button) -> Sheet:
    """Confirm a click."""
    sheet = Sheet()
    sheet.text(sentence, limit=600)
    sheet.row(*ways)
    return sheet


def _last_day(view: SeasonView, texts: Texts) -> str:
    at = view.season.last_day
    if at is None:
        return ""
    return texts.say("league-last-day", at=times.moment(at), left=times.distance(at))


def _headed(told: str) -> Sheet:
    sheet = Sheet()
    sheet.text(f"### {told}", limit=400)
    return sheet


def _seated(table: TableInfo, user_id: int, texts: Texts) -> str:
    """Name a table, one's seat there, and the others in their order."""
    seat = table.seat_of(user_id)
    names = [
        name
        for name, each in zip(escaped_names(table, texts), table.seats, strict=True)
        if each.user_id != user_id
    ]
    return "- " + texts.say(
        "league-seated",
        table=named(table, table_name(table, texts)),
        seat=0 if seat is None else seat.seat + 1,
        names=", ".join(names),
    )


def _next(mine: Sequence[TableInfo], texts: Texts) -> Button:
    """Return the button that leads to the table that waits for its reader."""
    return Button(Claim(NEXT, mine[0].id if mine else 0), texts.say("button-next"), MAIN)
