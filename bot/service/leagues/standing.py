"""The standing of a season: its divisions, with their people in order and their tables."""

from collections.abc import Mapping, Sequence

from bot.service.leagues import moving, points, schedule
from bot.service.leagues.model import Division, Entrant, SeasonView, Standing, TableOf
from bot.storage.leagues import GONE, EntryRow, LeagueRow, Played, SeasonRow, SeasonTableRow


def view_of(
    league: LeagueRow, season: SeasonRow, entries: Sequence[EntryRow], played: Sequence[Played]
) -> SeasonView:
    """Put a season together from what is stored of it."""
    begun = bool(season.sizes)
    return SeasonView(
        league,
        season,
        tuple(_entrant(row) for row in entries if (row.plays if begun else row.status == "in")),
        tuple(_entrant(row) for row in entries if row.status == "waiting"),
        _divisions(season, league.capacity, entries, played),
    )


def _divisions(
    season: SeasonRow, seats: int, entries: Sequence[EntryRow], played: Sequence[Played]
) -> tuple[Division, ...]:
    people = [_people(number, entries) for number in range(len(season.sizes))]
    tables = [_tables(number, own, seats, played) for number, own in enumerate(people)]
    totals = [_ordered(number, own, tables[number], played) for number, own in enumerate(people)]
    moves = moving.moves([[each.user_id for each in division] for division in totals])
    by_id = {row.user_id: row for own in people for row in own}
    return tuple(
        Division(
            number,
            tuple(
                _standing(rank, total, by_id[total.user_id], of_division, moves)
                for rank, total in enumerate(totals[number], 1)
            ),
            of_division,
        )
        for number, of_division in enumerate(tables)
    )


def _people(division: int, entries: Sequence[EntryRow]) -> list[EntryRow]:
    """Return the people of a division, in the order of their numbers there."""
    own = [row for row in entries if row.plays and row.division == division]
    return sorted(own, key=lambda row: row.place or 0)


def _tables(
    division: int, people: Sequence[EntryRow], seats: int, played: Sequence[Played]
) -> tuple[TableOf, ...]:
    blocks = schedule.tables(len(people), seats)
    return tuple(
        TableOf(
            row.number,
            row.table_id,
            tuple(people[number].user_id for number in blocks[row.number]),
            row.points,
            row.judged,
            status,
        )
        for row, status, *_ in played
        if row.division == division
    )


def _ordered(
    division: int,
    people: Sequence[EntryRow],
    tables: Sequence[TableOf],
    played: Sequence[Played],
) -> list[points.Total]:
    """Return the people of a division in order; who has withdrawn is last."""
    rows = {each.row.number: each.row for each in played if each.row.division == division}
    results: dict[int, list[points.Played]] = {row.user_id: [] for row in people}
    for table in tables:
        if table.points is not None:
            for user_id, own in zip(table.user_ids, _of_table(rows[table.number]), strict=True):
                results[user_id].append(own)
    gone = {row.user_id for row in people if row.status in GONE}
    lot = [row.user_id for row in people]
    return points.ordered(results, lot, gone)


def _of_table(row: SeasonTableRow) -> list[points.Played]:
    """Return the result of each seat at a table that counts; who has no points was absent."""
    assert row.points is not None, "it counts"
    if row.judged:
        return [points.Played(each) for each in row.points]
    ranks = [-each if each else None for each in row.points]
    found = points.of_game(ranks, row.scores or row.points)
    return [
        each._replace(points=own, share=each.share if row.scores else None)
        for each, own in zip(found, row.points, strict=True)
    ]


def _standing(
    rank: int,
    total: points.Total,
    row: EntryRow,
    tables: Sequence[TableOf],
    moves: Mapping[int, moving.Move],
) -> Standing:
    own = [table for table in tables if row.user_id in table.user_ids]
    over = [
        table.points[table.user_ids.index(row.user_id)] for table in own if table.points is not None
    ]
    return Standing(
        _entrant(row),
        row.final or rank,
        total.points,
        total.wins,
        total.share,
        len(over),
        len(own),
        over.count(0),
        row.move or moves[row.user_id],
    )


def _entrant(row: EntryRow) -> Entrant:
    return Entrant(row.user_id, row.name)
