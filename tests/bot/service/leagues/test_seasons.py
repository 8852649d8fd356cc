"""The life of a season, phase by phase."""

from collections import Counter
from datetime import timedelta

import pytest

from tests.bot.service.house import House, person
from tests.bot.service.leagues.league import (
    FOUNDING,
    WEEK,
    begun,
    letters,
    newest,
    now,
    on,
    opened,
    play,
    play_all,
    registered,
    tables_of,
)


async def test_a_registration_lasts_a_week(house: House) -> None:
    view = await opened(house, 7)
    assert await letters(house) == [("season_open", None)]
    assert view.season.begins_at == house.clock.now() + WEEK
    view = await on(house, view, WEEK - timedelta(seconds=1))
    assert (view.season.status, len(view.entrants), view.divisions) == ("registering", 7, ())


async def test_a_season_begins_with_all_its_tables(house: House) -> None:
    await opened(house, 7)
    await letters(house)
    view = await on(house, await newest(house), WEEK)
    [division] = view.divisions
    assert view.season.status == "running"
    assert view.season.last_day == house.clock.now() + 8 * WEEK
    assert view.league.due_at is not None
    assert [table.status for table in division.tables] == ["running"] * 7
    sits = Counter(
        (seat, each) for table in division.tables for seat, each in enumerate(table.user_ids)
    )
    assert sits == Counter((seat, each) for seat in range(5) for each in range(1, 8))
    told = await letters(house)
    assert told == [("season_begun", None), *(("season_tables", each) for each in range(1, 8))]


async def test_a_table_of_a_season_is_as_the_league_says(house: House) -> None:
    view = await begun(house, 6)
    table = await house.table(tables_of(view)[0])
    own = view.divisions[0].tables[0]
    assert tuple(seat.user_id for seat in table.seats) == own.user_ids
    assert (table.clock, table.rated, table.hints, table.private) == (
        "96/8/120",
        True,
        False,
        False,
    )
    assert table.season_id == view.season.id
    await house.outbox.drain()
    rows = [row for row in house.recorder.take() if row.table_id == table.id]
    assert [(row.kind, row.user_id, row.ping) for row in rows] == [
        ("lobby", None, ()),
        ("board", None, ()),
    ]


async def test_who_takes_no_messages_is_mentioned_at_the_table_that_waits_for_them(
    house: House,
) -> None:
    for user_id in range(1, 7):
        await house.set_user(user_id, dm=False)
    await begun(house, 6)
    await house.outbox.drain()
    boards = [row.ping for row in house.recorder.take() if row.kind == "board"]
    assert sorted(boards) == [(user_id,) for user_id in range(1, 7)]


async def test_too_few_people_put_a_season_off_twice_and_then_it_is_called_off(
    house: House,
) -> None:
    view = await opened(house, 5)
    for _ in range(2):
        await letters(house)
        view = await on(house, view, WEEK)
        assert (view.season.status, await letters(house)) == (
            "registering",
            [("season_open", None)],
        )
    view = await on(house, view, WEEK)
    assert (view.season.status, view.league.due_at) == ("called_off", None)
    assert await letters(house) == [("season_off", None)]
    assert await house.host.leagues.of_server(view.league.server_id) == ()


async def test_a_season_that_was_put_off_begins_when_enough_have_come(house: House) -> None:
    view = await on(house, await opened(house, 5), WEEK)
    await house.host.leagues.register(view.season.id, person(6))
    view = await on(house, view, WEEK)
    assert (view.season.status, view.season.put_off) == ("running", 1)


async def test_the_standing_is_told_on_mondays_if_it_has_changed(house: House) -> None:
    view = await begun(house, 6)
    await letters(house)
    view = await on(house, view, WEEK)
    assert await letters(house) == []
    await play(house, tables_of(view)[0])
    view = await on(house, view, WEEK)
    assert await letters(house) == [("season_standing", None)]
    await on(house, view, WEEK)
    assert await letters(house) == []


async def test_what_a_day_calls_for_is_told_once_even_if_the_bot_ends_meanwhile(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = await begun(house, 6)
    await play(house, tables_of(view)[0])
    view = await on(house, view, timedelta())
    await letters(house)
    assert view.league.due_at is not None
    house.clock.time = view.league.due_at

    def end(*_: object) -> None:
        raise KeyError

    with monkeypatch.context() as patch:
        patch.setattr("bot.service.leagues.calendar.next_due", end)
        await house.host.run_due()
    await house.restart()
    await on(house, view, timedelta())
    assert await letters(house) == [("season_standing", None)]


async def test_people_with_unfinished_tables_are_told_before_the_last_day(house: House) -> None:
    view = await begun(house, 6, FOUNDING._replace(weeks=2))
    first = view.divisions[0].tables[0]
    for table_id in tables_of(view)[1:]:
        await play(house, table_id)
    await on(house, view, WEEK - timedelta(hours=1))
    await letters(house)
    expected = [("season_last", each) for each in sorted(first.user_ids)]
    for span in (timedelta(hours=2), timedelta(days=5)):
        await on(house, view, span)
        assert [each for each in await letters(house) if each[1]] == expected


async def test_a_season_is_over_when_its_last_table_is(house: House) -> None:
    view = await begun(house, 6)
    await letters(house)
    view = await play_all(house, view)
    [division] = view.divisions
    assert view.season.status == "over"
    assert [each.rank for each in division.standings] == [1, 2, 3, 4, 5, 6]
    assert sum(each.points for each in division.standings) == 6 * 24 * 60
    coming = await newest(house)
    assert (coming.season.number, coming.season.status) == (2, "registering")
    told = Counter(kind for kind, _ in await letters(house))
    assert told == {
        "season_over": 1,
        "season_place": 6,
        "season_open": 1,
        "season_register": 6,
    }


async def test_on_the_last_day_running_tables_are_judged(house: House) -> None:
    view = await begun(house, 6, FOUNDING._replace(weeks=1))
    first, *others = tables_of(view)
    for table_id in others:
        await play(house, table_id)
    view = await on(house, view, WEEK + timedelta(minutes=1))
    judged = view.divisions[0].tables[0]
    assert (view.season.status, judged.judged, judged.status) == ("over", True, "aborted")
    assert judged.points is not None
    assert judged.points[0] == 0, "out of time"
    assert sum(judged.points) == 23 * 60
    assert (await now(house, view)).divisions == view.divisions
    assert (await house.table(first)).verdict is None


async def test_last_seasons_people_are_asked_to_register_and_those_who_waited(house: House) -> None:
    """They are told two days before the next season begins, if they have not registered by then."""
    view = await begun(house, 6)
    await registered(house, view, [7])
    await house.host.leagues.withdraw(view.season.id, 1)
    await letters(house)
    await play_all(house, view)
    asked = [user_id for kind, user_id in await letters(house) if kind == "season_register"]
    assert asked == [2, 3, 4, 5, 6, 7]


async def test_a_table_where_no_one_plays_waits_for_the_last_day(house: House) -> None:
    view = await begun(house, 6)
    assert (await house.table(tables_of(view)[0])).ends_at is None
    view = await on(house, view, 7 * WEEK)
    assert {table.status for table in view.divisions[0].tables} == {"running"}
