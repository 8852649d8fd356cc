"""What all sheets about a league share: its buttons, its names, and the data of its pictures."""

from collections.abc import Iterable
from typing import Final

from bot.render import Scene
from bot.render.kit.mixed import WHOLE
from bot.render.scene import Division as Drawn
from bot.render.scene import Met, PictureKind, Ranked
from bot.service.leagues.model import Division, Entrant, SeasonView, Standing
from bot.text import Texts, clean_name, escape
from bot.ui.ids import Claim
from bot.ui.items import GO, MAIN, NEUTRAL, Button

LEAGUE: Final = "league"
LEAGUES: Final = "leagues"
STANDING: Final = "lgtable"
CROSS: Final = "lgcross"
REGISTER: Final = "lgenter"
WITHDRAW: Final = "lgleave"
LEFT: Final = "lgleft"
NOT_AGAIN: Final = "lgnot"
RULES: Final = "lgrules"
MANAGE: Final = "lgmanage"
EXPORT: Final = "lgexport"


def claim(action: str, view: SeasonView, page: int = 0) -> Claim:
    """Return the claim of a button about a season; the page is a division's number."""
    return Claim(action, 0, shown=view.season.id, page=page)


def register(view: SeasonView, texts: Texts) -> Button:
    """Return the button that registers for a season."""
    return Button(claim(REGISTER, view), texts.say("button-lgenter"), GO)


def withdraw(view: SeasonView, texts: Texts) -> Button:
    """Return the button that withdraws from a season."""
    return Button(claim(WITHDRAW, view), texts.say("button-lgleave"))


def rules(view: SeasonView, texts: Texts) -> Button:
    """Return the button that explains the league."""
    return Button(claim(RULES, view), texts.say("button-lgrules"))


def standing(view: SeasonView, texts: Texts, *, main: bool = False) -> Button:
    """Return the button that opens the league's panel at this season."""
    style = MAIN if main else NEUTRAL
    return Button(claim(LEAGUE, view), texts.say("button-league"), style)


def title(view: SeasonView, texts: Texts) -> str:
    """Name a season of a league, for markdown."""
    name = escape(view.league.name)
    return texts.say("league-title", league=name, season=view.season.number)


def place_of(view: SeasonView, user_id: int) -> tuple[Division, Standing] | None:
    """Return the division of a person, and their line in it."""
    for division in view.divisions:
        for line in division.standings:
            if line.entrant.user_id == user_id:
                return division, line
    return None


def name_of(person: Entrant, texts: Texts) -> str:
    """Return the name of a person, not yet escaped for markdown."""
    return texts.say("person-forgotten") if person.user_id < 0 else clean_name(person.name)


def listed(people: Iterable[Entrant], texts: Texts) -> str:
    """List people for markdown."""
    return texts.join([escape(name_of(each, texts)) for each in people])


def is_in(view: SeasonView, user_id: int) -> bool:
    """Whether a person plays in a season, or waits for a seat."""
    return user_id in {each.user_id for each in (*view.entrants, *view.waiting)}


def unfinished(view: SeasonView, user_id: int) -> list[int]:
    """Return the tables of a person that do not count yet."""
    return [
        table.table_id
        for division in view.divisions
        for table in division.tables
        if user_id in table.user_ids and table.points is None and table.table_id is not None
    ]


def scene(
    kind: PictureKind, view: SeasonView, division: Division, texts: Texts, theme: str = "dark"
) -> Scene:
    """Gather the data of a picture of a division."""
    lines = division.standings
    rows = {each.entrant.user_id: at for at, each in enumerate(lines)}
    marked = any(each.played for each in lines)
    drawn = Drawn(
        league=view.league.name,
        season=view.season.number,
        number=division.number + 1,
        divisions=len(view.divisions),
        ranked=tuple(_ranked(each, marked=marked) for each in lines),
        met=tuple(
            Met(tuple(rows[each] for each in met.user_ids), met.points or (), met.judged)
            for met in division.tables
        ),
        over=view.season.status == "over",
    )
    people = tuple(name_of(each.entrant, texts) for each in lines)
    nobody = (False,) * len(people)
    return Scene(kind, view.league.game, drawn, people, nobody, texts.language, theme=theme)


def _ranked(line: Standing, *, marked: bool) -> Ranked:
    """Return a person's line; who goes up or down is `marked` once there are results."""
    move, wins = "" if line.move == "stay" or not marked else line.move, int(line.wins * WHOLE)
    return Ranked(line.rank, line.points, wins, line.played, line.tables, move)
