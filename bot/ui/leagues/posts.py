"""A league's posts in its channel, and the page that explains it."""

from collections.abc import Sequence

from bot.render import Picture
from bot.render.kit.mixed import mixed
from bot.service.leagues.model import SeasonView
from bot.service.leagues.points import place_points
from bot.text import Texts
from bot.ui import times
from bot.ui.clocks import clock_line
from bot.ui.leagues import panel, wording
from bot.ui.sheet import Sheet

_RULES = ("tables", "points", "order", "clock", "absent", "gone", "last", "moves", "fair")
_NAMED = 3000


def opened(view: SeasonView, texts: Texts) -> Sheet:
    """Invite to register for a season."""
    season, sheet = view.season, Sheet()
    title = wording.title(view, texts)
    sheet.text(f"### {texts.say('league-opened', title=title)}", limit=300)
    sheet.text(panel.terms(view, texts), limit=500)
    at, left = times.moment(season.begins_at), times.distance(season.begins_at)
    least = view.league.capacity + 1
    sheet.text(texts.say("league-opened-how", at=at, left=left, least=least))
    sheet.row(
        wording.register(view, texts), wording.withdraw(view, texts), wording.rules(view, texts)
    )
    return sheet


def closed(view: SeasonView, texts: Texts) -> Sheet:
    """Lay out the invitation once no one can register there any more."""
    off = view.season.status == "called_off"
    told = texts.say(
        "league-called-off" if off else "league-begun", title=wording.title(view, texts)
    )
    sheet = Sheet()
    sheet.text(f"-# {told}", limit=300)
    sheet.row(wording.standing(view, texts))
    return sheet


def begun(view: SeasonView, texts: Texts) -> Sheet:
    """Say that a season has begun, and who plays in which division."""
    sheet, title = Sheet(), wording.title(view, texts)
    sheet.text(f"### {texts.say('league-begun', title=title)}", limit=300)
    at = "" if view.season.last_day is None else times.day(view.season.last_day)
    tables = sum(len(each.tables) for each in view.divisions)
    people = sum(len(each.standings) for each in view.divisions)
    sheet.text(texts.say("league-begun-how", people=people, tables=tables, at=at))
    lines = [
        texts.labelled(
            f"**{texts.say('league-place', division=each.number + 1)}**",
            wording.listed([line.entrant for line in each.standings], texts),
        )
        for each in view.divisions
    ]
    sheet.text("\n".join(lines), limit=_NAMED)
    sheet.row(wording.standing(view, texts, main=True), wording.rules(view, texts))
    return sheet


def standing(view: SeasonView, texts: Texts, pictures: Sequence[Picture | str]) -> Sheet:
    """Show how a season stands, division by division."""
    sheet, title = Sheet(), wording.title(view, texts)
    sheet.text(f"### {texts.say('league-standing', title=title)}", limit=300)
    sheet.text(panel.status(view, texts), limit=600)
    for picture in pictures:
        sheet.picture(picture)
    sheet.text(_left_out(view, len(pictures), texts))
    sheet.row(wording.standing(view, texts, main=True), wording.rules(view, texts))
    return sheet


def over(view: SeasonView, texts: Texts, pictures: Sequence[Picture | str]) -> Sheet:
    """Announce the champion, if there is one; then the first picture is their card, and the others
    are the divisions.
    """
    sheet, title, champion = Sheet(), wording.title(view, texts), panel.champion(view, texts)
    sheet.text(f"### {texts.say('league-is-over', title=title)}", limit=300)
    found = "yes" if champion else "no"
    sheet.text(texts.say("league-champion-is", champion=found, name=champion))
    for picture in pictures:
        sheet.picture(picture)
    sheet.text(_left_out(view, len(pictures) - bool(champion), texts))
    sheet.row(wording.standing(view, texts, main=True))
    return sheet


def _left_out(view: SeasonView, shown: int, texts: Texts) -> str:
    more = len(view.divisions) - shown
    return f"-# {texts.say('league-more', count=more)}" if more > 0 else ""


def called_off(view: SeasonView, texts: Texts) -> Sheet:
    """Say that a season is called off: for too few people, or as managers end its league."""
    sheet, title = Sheet(), wording.title(view, texts)
    sheet.text(f"### {texts.say('league-called-off', title=title)}", limit=300)
    sheet.text(panel.status(view, texts), limit=600)
    return sheet


def rules(view: SeasonView, texts: Texts) -> Sheet:
    """Explain a league on one page."""
    league, sheet = view.league, Sheet()
    sheet.text(f"### {texts.say('league-rules', league=wording.title(view, texts))}", limit=300)
    sheet.text(panel.terms(view, texts), limit=500)
    facts: dict[str, str | int] = {
        "seats": league.capacity,
        "weeks": league.weeks,
        "points": " · ".join(mixed(each) for each in place_points(league.capacity)),
        "clock": clock_line(league.clock, texts),
    }
    lines = [texts.say(f"league-rules-{each}", **facts) for each in _RULES]
    sheet.text("\n".join(f"- {line}" for line in lines))
    sheet.row(wording.standing(view, texts))
    return sheet
