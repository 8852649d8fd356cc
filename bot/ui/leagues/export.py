"""A season as files for other programs: JSON with everything, CSV with a line for each result."""

import csv
import json
from fractions import Fraction
from io import StringIO
from typing import Any, Final

from bot.render.kit.mixed import WHOLE
from bot.service.leagues.model import Division, SeasonView, Standing, TableOf
from bot.text import Texts
from bot.ui.leagues import wording
from bot.ui.sheet import Sheet

_COLUMNS: Final = (
    "division",
    "rank",
    "name",
    "points",
    "wins",
    "played",
    "tables",
    "absent",
    "move",
)


def sheet(view: SeasonView, texts: Texts) -> Sheet:
    """Hand a season out."""
    shown, name = Sheet(), f"league-{view.league.id}-{view.season.number}"
    shown.text(texts.say("league-exported"))
    shown.attach(f"{name}.json", as_json(view, texts).encode())
    shown.attach(f"{name}.csv", as_csv(view, texts).encode())
    return shown


def as_json(view: SeasonView, texts: Texts) -> str:
    """Return all that is public about a season; points are fractions such as "17/2"."""
    league, season = view.league, view.season
    told = {
        "league": league.name,
        "game": league.game,
        "seats": league.capacity,
        "options": dict(league.options),
        "clock": league.clock,
        "weeks": league.weeks,
        "season": season.number,
        "status": season.status,
        "seed": season.seed if season.status == "over" else None,
        "begins_at": season.begins_at.isoformat(),
        "last_day": season.last_day and season.last_day.isoformat(),
        "divisions": [_division(each, texts) for each in view.divisions],
        "registered": [wording.name_of(each, texts) for each in view.entrants],
    }
    return json.dumps(told, ensure_ascii=False, indent=1)


def as_csv(view: SeasonView, texts: Texts) -> str:
    """Return the standing with a line for each person; points are decimals."""
    file = StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(_COLUMNS)
    for division in view.divisions:
        for line in division.standings:
            row = _line(line, texts)
            row["name"] = _harmless(row["name"])
            row |= {"points": f"{line.points / WHOLE:.4g}", "wins": f"{float(line.wins):.4g}"}
            writer.writerow([division.number + 1, *(row[each] for each in _COLUMNS[1:])])
    return file.getvalue()


def _harmless(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name


def _division(division: Division, texts: Texts) -> dict[str, Any]:
    names = {
        line.entrant.user_id: wording.name_of(line.entrant, texts) for line in division.standings
    }
    return {
        "division": division.number + 1,
        "standing": [_line(line, texts) for line in division.standings],
        "tables": [_table(table, names) for table in division.tables],
    }


def _line(line: Standing, texts: Texts) -> dict[str, Any]:
    return {
        "rank": line.rank,
        "name": wording.name_of(line.entrant, texts),
        "points": str(Fraction(line.points, WHOLE)),
        "wins": str(line.wins),
        "share": None if line.share is None else str(line.share),
        "played": line.played,
        "tables": line.tables,
        "absent": line.absent,
        "move": line.move,
    }


def _table(table: TableOf, names: dict[int, str]) -> dict[str, Any]:
    points = None if table.points is None else [str(Fraction(each, WHOLE)) for each in table.points]
    return {
        "table": table.table_id,
        "seats": [names[each] for each in table.user_ids],
        "points": points,
        "judged": table.judged,
    }
