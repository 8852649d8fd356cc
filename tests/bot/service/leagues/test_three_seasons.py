"""Nineteen people play three seasons, on the clock that tests command, through all that may happen;
the tables of each are checked by another author's reckoning (`reckoning.py`).
"""

from collections.abc import Sequence
from datetime import timedelta
from fractions import Fraction

import pytest
from sqlalchemy import Connection

from bot.engine.commit import NOBODY, note, write
from bot.engine.errors import NotAllowed
from bot.engine.turn import begin
from bot.service.leagues import judging
from bot.service.leagues.model import Division, SeasonView, TableOf
from bot.storage import journal, leagues
from bot.storage.rows import Stored
from tests.bot.service.house import House
from tests.bot.service.leagues.league import (
    FOUNDING,
    newest,
    on,
    opened,
    play,
    registered,
)
from tests.bot.service.leagues.reckoning import Sheet, final_order, next_divisions, total

PEOPLE = 19
LEAVER, NEWCOMER = 3, 20
ABSENT = (5, 7, 11), (6, 8, 12), (9, 10, 13)
"""Of each season: one who withdraws, one who resigns at a table, and one who never answers."""


class Crash(Exception):
    pass


async def crashing(
    house: House, monkeypatch: pytest.MonkeyPatch, point: str, calls: int, view: SeasonView
) -> None:
    """Let the bot be ended where this would be called that often, and start again."""
    done, original = list[object](), getattr(leagues, point)

    def counted(*args: object) -> object:
        done.append(args)
        if len(done) > calls:
            raise Crash
        return original(*args)

    with monkeypatch.context() as patch:
        patch.setattr(leagues, point, counted)
        await house.host.run_due()
    assert len(done) > calls, "it has come there"
    await house.restart()
    await on(house, view, timedelta())


async def absently(house: House, table_id: int, user_id: int) -> None:
    """Let a table be played to its end, but a computer answers for this person."""
    context = house.host._context

    def work(db: Connection) -> Stored:
        turn = begin(context, db, table_id)
        while asked := turn.open():
            seat, decision = next(iter(asked.items()))
            choice = turn.game.greedy(turn.game.view(turn.state, seat), decision)
            absent = turn.seats[seat].user_id == user_id
            (turn.play_for if absent else turn.play)(seat, choice)
        return write(db, turn, NOBODY)

    note(context, "table.moved", await context.change(table_id, work))


async def sheet_of(house: House, table: TableOf) -> Sheet:
    """Write down a table as the reckoning wants it, from its journal and its outcome alone."""
    if table.judged:
        assert table.points is not None
        points = tuple(Fraction(each, 60) for each in table.points)
        return Sheet(table.user_ids, judged=points)
    assert table.table_id is not None

    def look(db: Connection) -> Sheet:
        stored = house.host._context.find(db, table.table_id or 0)
        game = house.host.games[stored.table.game]
        outcome = game.outcome(game.load(stored.state or ""))
        assert outcome is not None
        absent = set[int]()
        answers = [entry for entry in journal.entries(db, stored.table.id) if entry.number]
        for seat, user_id in zip(stored.seats, table.user_ids, strict=True):
            own = [entry for entry in answers if entry.seat == seat.seat]
            computers = sum(entry.user_id is None for entry in own)
            if seat.resigned_at is not None or computers / len(own) > 0.25:
                absent.add(user_id)
        return Sheet(table.user_ids, outcome.ranks, outcome.scores, frozenset(absent))

    return await house.store.read(look)


async def checked(house: House, view: SeasonView) -> list[list[int]]:
    """Compare the season's divisions with the reckoning; return their final orders."""
    entries = await house.store.read(leagues.entries_of, view.season.id)
    withdrawn = {row.user_id for row in entries if row.status == "withdrawn"}
    orders: list[list[int]] = []
    for division in view.divisions:
        sheets = [await sheet_of(house, table) for table in division.tables]
        own = [row for row in entries if row.division == division.number]
        lot = [row.user_id for row in sorted(own, key=lambda row: row.place or 0)]
        orders.append(final_order(lot, sheets, lot, withdrawn))
        assert [each.entrant.user_id for each in division.standings] == orders[-1]
        _check_totals(division, sheets)
    return orders


def _check_totals(division: Division, sheets: Sequence[Sheet]) -> None:
    for each in division.standings:
        expected = total(each.entrant.user_id, sheets)
        assert (Fraction(each.points, 60), each.wins) == (expected.points, expected.wins)
        assert (each.share or 0) == expected.share
        assert (
            each.played
            == each.tables
            == len([s for s in sheets if each.entrant.user_id in s.people])
        )


async def played(house: House, view: SeasonView, monkeypatch: pytest.MonkeyPatch) -> SeasonView:
    """Let a season be played: one withdraws, one resigns, one never comes, a table is late."""
    withdraws, resigns, never_comes = absent = ABSENT[view.season.number - 1]
    await house.restart()
    people = {
        table.table_id or 0: set(table.user_ids)
        for division in view.divisions
        for table in division.tables
    }
    late = next(each for each in people if people[each].isdisjoint(absent))
    await house.host.leagues.withdraw(view.season.id, withdraws)
    resigned = next(each for each in people if resigns in people[each])
    await house.host.absence.resign(resigned, resigns)
    for table_id in people.keys() - {late}:
        if never_comes in people[table_id]:
            await absently(house, table_id, never_comes)
        else:
            await play(house, table_id)
    view = await on(house, view, timedelta())
    assert view.season.status == "running"
    assert view.season.last_day is not None
    await house.restart()
    house.clock.time = view.season.last_day
    await crashing(house, monkeypatch, "count", 0, view)
    return await on(house, view, timedelta(minutes=1))


def absent_in(view: SeasonView) -> set[int]:
    """Return the people who were absent somewhere, or have withdrawn."""
    lines = [each for division in view.divisions for each in division.standings]
    return {each.entrant.user_id for each in lines if each.absent}


async def registered_again(
    house: House, view: SeasonView, people: set[int], barred: set[int]
) -> SeasonView:
    """Register all these people for the next season; it refuses those who are barred."""
    for user_id in sorted(people & barred):
        with pytest.raises(NotAllowed, match="league_barred"):
            await registered(house, view, [user_id])
    return await registered(house, view, sorted(people - barred))


@pytest.mark.proof
@pytest.mark.parametrize(("game", "seats", "divisions"), [("auction", 5, 2), ("san_juan", 4, 3)])
async def test_three_seasons_of_nineteen(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, divisions: int
) -> None:
    monkeypatch.setattr(judging, "TIMES", 10)
    founding = FOUNDING._replace(game=game, capacity=seats, weeks=1)
    view = await opened(house, PEOPLE, founding)
    await house.restart()
    orders: list[list[int]] = []
    absent: list[set[int]] = []
    for number in (1, 2, 3):
        assert (view.season.number, view.season.status) == (number, "registering")
        come = {each.user_id for each in view.entrants}
        house.clock.time = view.season.begins_at
        await crashing(house, monkeypatch, "note_opened", 7, view)
        view = await on(house, view, timedelta())
        drawn = [
            {each.entrant.user_id for each in division.standings} for division in view.divisions
        ]
        if orders:
            known = {user_id for order in orders for user_id in order}
            coming = next_divisions(orders, sorted(come - known), known - come, seats)
            assert drawn == [set(division) for division in coming]
        assert number > 1 or len(drawn) == divisions
        view = await played(house, view, monkeypatch)
        assert view.season.status == "over"
        orders = await checked(house, view)
        tables = [table for division in view.divisions for table in division.tables]
        assert [table.judged for table in tables].count(True) == 1
        absent.append(absent_in(view))
        assert absent[-1] >= {*ABSENT[number - 1]}
        barred = absent[-1] & absent[-2] if number > 1 else set[int]()
        people = come - {LEAVER} | {NEWCOMER}
        view = await registered_again(house, await newest(house), people, barred)
