"""Opening a league, registering, withdrawing, and what may go wrong meanwhile."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import update

from bot.engine.errors import NotAllowed, NotFound, ServiceError, TooMuch, WrongTime
from bot.service.leagues.leagues import MOST_HERE
from bot.service.server import WITHOUT_ROLES, Membership
from bot.storage.schema import tables
from rules.errors import BadSetup
from tests.bot.service.house import SERVER, House, person
from tests.bot.service.leagues.league import (
    FOUNDING,
    MANAGER,
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
from tests.sql import run

MANY = pytest.mark.proof

# --- managers -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"capacity": 4}, "league_bad_seats"),
        ({"capacity": 6}, "league_bad_seats"),
        ({"name": ""}, "league_bad_name"),
        ({"name": "x" * 41}, "league_bad_name"),
        ({"name": "a\0b"}, "league_bad_name"),
        ({"weeks": 0}, "league_bad_weeks"),
        ({"clock": "relaxed"}, "league_needs_clock"),
        ({"clock": "soon"}, "bad_clock"),
        ({"game": "chess"}, "unknown_game"),
        ({"language": "la"}, "unknown_component"),
    ],
)
async def test_a_league_that_cannot_be_is_refused(
    house: House, changed: dict[str, Any], code: str
) -> None:
    with pytest.raises(ServiceError) as refused:
        await house.host.leagues.create(FOUNDING._replace(**changed), MANAGER)
    assert refused.value.code == code


async def test_options_that_the_game_does_not_have_are_refused(house: House) -> None:
    with pytest.raises(BadSetup):
        await house.host.leagues.create(FOUNDING._replace(options={"a": "b"}), MANAGER)


async def test_a_server_has_three_leagues_at_most(house: House) -> None:
    [view, *_] = [await opened(house, 0) for _ in range(MOST_HERE)]
    with pytest.raises(TooMuch, match="league_too_many"):
        await opened(house, 0)
    await house.host.leagues.end(view.league.id, MANAGER)
    await opened(house, 0)


async def test_only_managers_and_the_leagues_role_look_after_it(house: House) -> None:
    host = house.host.leagues
    with pytest.raises(NotAllowed):
        await host.create(FOUNDING, WITHOUT_ROLES)
    view = await opened(house, 1, FOUNDING._replace(role_id=77))
    for stranger in (WITHOUT_ROLES, Membership(frozenset({78}))):
        for act in (host.put_off, host.end):
            with pytest.raises(NotAllowed, match="league_only_managers"):
                await act(view.league.id, stranger)
        with pytest.raises(NotAllowed, match="league_only_managers"):
            await host.remove(view.season.id, 1, stranger)
    await host.put_off(view.league.id, Membership(frozenset({77})))
    assert (await now(house, view)).season.begins_at == house.clock.now() + 2 * WEEK


async def test_a_league_that_ends_leaves_its_tables(house: House) -> None:
    view = await begun(house, 6)
    await letters(house)
    await house.host.leagues.end(view.league.id, MANAGER)
    assert await letters(house) == [("season_off", None)]
    view = await play_all(house, view)
    assert (view.season.status, view.league.ended_at) == ("called_off", house.clock.now())
    assert {table.status for table in view.divisions[0].tables} == {"finished"}
    with pytest.raises(WrongTime, match="league_closed"):
        await house.host.leagues.put_off(view.league.id, MANAGER)


# --- members --------------------------------------------------------------------------------------


async def test_registering_twice_or_late_or_for_nothing_is_refused(house: House) -> None:
    view, host = await opened(house, 6), house.host.leagues
    with pytest.raises(WrongTime, match="league_registered"):
        await host.register(view.season.id, person(1))
    for season_id in (99, -1, 1 << 70):
        with pytest.raises(NotFound):
            await host.register(season_id, person(7))
    view = await on(house, view, WEEK)
    view = await host.register(view.season.id, person(7))
    assert ([each.user_id for each in view.waiting], len(view.entrants)) == ([7], 6)
    await on(house, view, timedelta(days=14))
    with pytest.raises(WrongTime, match="league_closed"):
        await host.register(view.season.id, person(8))


async def test_withdrawing_before_the_beginning_is_free(house: House) -> None:
    view = await opened(house, 6)
    view = await house.host.leagues.withdraw(view.season.id, 1)
    assert [each.user_id for each in view.entrants] == [2, 3, 4, 5, 6]
    with pytest.raises(WrongTime, match="league_not_registered"):
        await house.host.leagues.withdraw(view.season.id, 1)
    await house.host.leagues.register(view.season.id, person(1))


async def test_withdrawing_later_is_resigning_everywhere_and_ranking_last(house: House) -> None:
    view = await begun(house, 6)
    first = tables_of(view)[0]
    await play(house, first)
    view = await house.host.leagues.withdraw(view.season.id, 1)
    for table_id in tables_of(view)[1:]:
        seats = [seat for seat in (await house.table(table_id)).seats if seat.user_id == 1]
        assert all(seat.resigned for seat in seats)
    view = await play_all(house, view)
    last = view.divisions[0].standings[-1]
    assert (last.entrant.user_id, last.tables) == (1, 5)
    assert last.absent >= 4


async def test_removing_is_withdrawing_by_a_manager(house: House) -> None:
    view = await begun(house, 6)
    view = await house.host.leagues.remove(view.season.id, 2, MANAGER)
    found = [await house.table(table_id) for table_id in tables_of(view)]
    assert all(seat.resigned for table in found for seat in table.seats if seat.user_id == 2)


async def test_a_person_at_too_many_tables_cannot_register(house: House) -> None:
    """Those of leagues that have not begun count, too."""
    views = [await opened(house, 0) for _ in range(3)]
    for _ in range(6):
        await house.lobby(1)
    for view in views[:2]:
        await registered(house, view, [11])
    with pytest.raises(TooMuch, match="league_too_many_own"):
        await registered(house, views[2], [11])
    await house.host.leagues.withdraw(views[0].season.id, 11)
    await registered(house, views[2], [11])


async def test_two_seasons_with_an_absence_bar_the_third(house: House) -> None:
    view = await begun(house, 6)
    for _ in range(2):
        await house.host.leagues.withdraw(view.season.id, 1)
        await play_all(house, view)
        view = await newest(house)
        if view.season.number == 2:
            view = await on(house, await registered(house, view, range(1, 7)), WEEK)
    await registered(house, view, [2])
    with pytest.raises(NotAllowed, match="league_barred"):
        await house.host.leagues.register(view.season.id, person(1))


# --- what goes wrong ------------------------------------------------------------------------------


async def test_a_server_at_its_limit_lets_the_season_wait(house: House) -> None:
    await house.host.servers.change(SERVER, most_tables=6)
    other = await house.lobby(2)
    view = await opened(house, 6)
    view = await on(house, view, WEEK)
    assert (view.league.trouble, len(tables_of(view))) == ("too_many_here", 5)
    assert ("season_begun", None) not in await letters(house)
    await house.host.lobby.cancel(other.id, 11)
    view = await on(house, view, timedelta(hours=1))
    assert (view.league.trouble, len(tables_of(view))) == (None, 6)
    assert ("season_begun", None) in await letters(house)


@pytest.mark.parametrize(("people", "most"), [(9, 7), pytest.param(300, 100, marks=MANY)])
async def test_more_people_than_a_server_has_tables_wait_for_a_seat(
    house: House, people: int, most: int
) -> None:
    await house.host.servers.change(SERVER, most_tables=most)
    view = await begun(house, people)
    assert len(tables_of(view)) == len(view.entrants) == most
    assert [each.user_id for each in view.waiting] == [*range(most + 1, people + 1)]


async def test_a_season_goes_on_under_a_new_version_of_its_game(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was played before counts, and so does what is played or judged after."""
    view = await begun(house, 6, FOUNDING._replace(weeks=1))
    first, second, *others = tables_of(view)
    await play(house, first)
    old = house.host.games[FOUNDING.game]
    newer = replace(old, version=old.version + 1, migrations=(*old.migrations, lambda kept: kept))
    games = {**house.host.games, newer.key: newer}
    monkeypatch.setattr("tests.bot.service.house.GAMES", games)
    house.host._context.games = games
    for table_id in others:
        await play(house, table_id)
    view = await on(house, view, WEEK + timedelta(minutes=1))
    found = view.divisions[0].tables
    assert [table.judged for table in found].count(True) == 1
    assert (view.season.status, found[1].table_id, found[1].judged) == ("over", second, True)


async def test_a_season_stands_while_the_bot_is_off_its_server(house: House) -> None:
    view = await begun(house, 6)
    last_day = view.season.last_day
    assert last_day is not None
    await letters(house)
    view = await on(house, view, WEEK)
    await house.host.profiles.note_left(SERVER)
    house.clock.advance(days=100)
    await house.host.run_due()
    assert (await now(house, view)).season.status == "running"
    assert await letters(house) == []
    await house.host.profiles.note_joined(SERVER)
    view = await now(house, view)
    assert view.season.last_day == last_day + timedelta(days=100)


async def test_a_registration_stands_while_the_bot_is_off_its_server(house: House) -> None:
    view = await opened(house, 6)
    await house.host.profiles.note_left(SERVER)
    house.clock.advance(days=10)
    await house.host.run_due()
    await house.host.profiles.note_joined(SERVER)
    view = await on(house, view, WEEK - timedelta(minutes=1))
    assert view.season.status == "registering"
    assert (await on(house, view, timedelta(minutes=1))).season.status == "running"


@pytest.mark.parametrize("begins", [False, True])
async def test_who_deletes_their_data_leaves_the_season(house: House, begins: bool) -> None:
    view = await (begun if begins else opened)(house, 7)
    await house.host.privacy.forget(1)
    view = await now(house, view)
    if not begins:
        assert [each.user_id for each in view.entrants] == [2, 3, 4, 5, 6, 7]
        return
    [gone] = [each for each in view.entrants if each.user_id < 0]
    assert gone.name == ""
    view = await play_all(house, view)
    assert view.divisions[0].standings[-1].entrant == gone
    assert all("1" not in str(each) for each in await letters(house) if each[1] == 1)


async def test_a_table_ended_by_a_manager_is_judged(house: House) -> None:
    view = await begun(house, 6)
    first = tables_of(view)[0]
    await house.host.managing.end(first, SERVER, "Stop", by=9)
    view = await on(house, view, timedelta(minutes=1))
    table = view.divisions[0].tables[0]
    assert (table.judged, sum(table.points or ())) == (True, 24 * 60)
    assert view.season.status == "running"
    assert (await play_all(house, view)).season.status == "over"


async def test_two_leagues_at_once_do_not_meet(house: House) -> None:
    views = [await opened(house, 6), await opened(house, 7)]
    await on(house, views[0], WEEK)
    views = [await now(house, view) for view in views]
    assert [len(tables_of(view)) for view in views] == [6, 7]
    await play_all(house, views[0])
    assert [(await now(house, view)).season.status for view in views] == ["over", "running"]


@pytest.mark.parametrize("known", [False, True])
async def test_a_table_that_cannot_be_judged_holds_up_the_end_and_no_other_table(
    house: House, known: bool
) -> None:
    view = await begun(house, 6, FOUNDING._replace(weeks=1))
    first, _, *others = tables_of(view)
    for table_id in others:
        await play(house, table_id)
    view = await on(house, view, WEEK - timedelta(minutes=1))
    if known:
        await house.host._context.set_aside(first, "damage")
    else:
        damage = update(tables).where(tables.c.id == first).values(state="damage")
        await house.store.write(run, damage)
    view = await on(house, view, timedelta(hours=2))
    assert (view.season.status, view.league.trouble) == ("running", "set_aside")
    assert [table.judged for table in view.divisions[0].tables] == [False, True, *[False] * 4]


async def test_a_season_whose_tables_ended_while_the_bot_was_gone_is_over(house: House) -> None:
    """People go on by message."""
    view = await begun(house, 6)
    await house.host.profiles.note_left(SERVER)
    for table_id in tables_of(view):
        await play(house, table_id)
    await house.host.profiles.note_joined(SERVER)
    assert (await on(house, view, timedelta())).season.status == "over"
