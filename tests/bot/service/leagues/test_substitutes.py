"""No-shows of a season, and the people who get their seats."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Any

import pytest

from bot.engine.errors import NotAllowed
from bot.engine.time_control import fresh, read
from bot.service.leagues.model import Division, SeasonView
from bot.storage import happenings, leagues
from tests.bot.service.house import House, person
from tests.bot.service.leagues.league import begun, letters, on, registered
from tests.bot.service.leagues.playing import CLOCK

ADA, SUB, SECOND = 1, 21, 22
DAY = timedelta(days=1)


async def season(house: House, *, here: Iterable[int] = range(2, 8)) -> SeasonView:
    """Return a season of seven with two substitutes; all but Ada have answered once."""
    view = await begun(house, 7)
    for user_id in here:
        await answer(house, view, user_id)
    return await registered(house, view, (SUB, SECOND))


async def answer(house: House, view: SeasonView, user_id: int) -> None:
    """Let a person answer at the first of their tables that waits for them."""
    for table_id in held(view, user_id):
        table = await house.table(table_id)
        own = table.seat_of(user_id)
        if own is not None and own.waiting:
            await house.answer(table, own.seat)
            return
    raise AssertionError("no table waits for them")


def held(view: SeasonView, user_id: int) -> list[int]:
    every = [table for division in view.divisions for table in division.tables]
    return [table.table_id or 0 for table in every if user_id in table.user_ids]


async def entry(house: House, view: SeasonView, user_id: int) -> leagues.EntryRow:
    found = await house.store.read(leagues.entry, view.season.id, user_id)
    assert found is not None
    return found


async def test_after_five_days_the_first_on_the_list_gets_all_seats(house: House) -> None:
    view = await season(house)
    theirs = held(view, ADA)
    before = await entry(house, view, ADA)
    await letters(house)
    view = await on(house, view, 5 * DAY - timedelta(seconds=1))
    assert held(view, ADA) == theirs
    view = await on(house, view, timedelta(seconds=1))
    assert (held(view, ADA), held(view, SUB), held(view, SECOND)) == ([], theirs, [])
    new = await entry(house, view, SUB)
    assert (new.division, new.place, new.status) == (before.division, before.place, "in")
    assert (await entry(house, view, ADA)).status == "replaced"
    told = [each for each in await letters(house) if each[0] == "season_seat"]
    assert told == [("season_seat", ADA), ("season_seat", SUB)]


async def test_at_each_table_there_is_a_line_a_full_bank_and_a_new_wait(house: House) -> None:
    view = await season(house)
    view = await on(house, view, 5 * DAY)
    control = read(CLOCK)
    assert control is not None
    for table_id in held(view, SUB):
        stored = await house.store.read(house.host._context.find, table_id)
        [own] = [seat for seat in stored.seats if seat.user_id == SUB]
        full = fresh(control) if own.asked_at else None  # or once they are asked
        assert (own.bank, own.held_until, own.overtime) == (full, None, False)
        lines = await house.store.read(happenings.of_table, table_id)
        assert ("handed_over", ADA, SUB) in [(e.kind, e.user_id, e.guest) for e in lines]


async def test_one_answer_is_enough(house: House) -> None:
    view = await season(house, here=range(1, 8))
    view = await on(house, view, 13 * DAY)
    assert held(view, SUB) == []


async def test_without_a_list_no_one_is_replaced(house: House) -> None:
    view = await begun(house, 7)
    view = await on(house, view, 13 * DAY)
    assert len(held(view, ADA)) == 5


async def test_announced_vacation_does_not_count(house: House) -> None:
    view = await season(house)
    await house.set_user(ADA, vacations=((house.clock.now(), house.clock.now() + 3 * DAY),))
    view = await on(house, view, 8 * DAY - timedelta(seconds=1))
    assert held(view, SUB) == []
    view = await on(house, view, timedelta(seconds=1))
    assert len(held(view, SUB)) == 5


async def test_after_two_weeks_no_one_is_replaced(house: House) -> None:
    view = await season(house)
    away = (house.clock.now(), house.clock.now() + 10 * DAY)
    await house.set_user(ADA, vacations=(away,))
    view = await on(house, view, 30 * DAY)
    assert held(view, SUB) == []


@pytest.mark.parametrize("how", ["on vacation", "too many tables"])
async def test_who_cannot_play_is_passed_over(house: House, how: str) -> None:
    view = await season(house)
    if how == "on vacation":
        now = house.clock.now()
        await house.set_user(SUB, vacations=((now, now + 10 * DAY),))
    else:
        for _ in range(16):
            await house.host.beginning.open(
                person(SUB), "san_juan", {}, capacity=2, server_id=1, channel_id=2
            )
            house.clock.advance(hours=1)
    view = await on(house, view, 5 * DAY)
    assert (held(view, SUB), len(held(view, SECOND))) == ([], 5)


async def test_who_has_seen_another_hand_there_gets_no_seat(house: House) -> None:
    """Not even after they have deleted their data, and so count as new."""
    view = await season(house)
    await house.host.privacy.forget(2)
    await registered(house, view, [2])
    for waiting in (SUB, SECOND):
        await house.host.leagues.withdraw(view.season.id, waiting)
    view = await on(house, view, 5 * DAY)
    assert held(view, 2) == []


async def test_a_no_show_for_whom_no_one_is_free_does_not_keep_a_seat_from_others(
    house: House,
) -> None:
    view = await begun(house, 12)
    [[gone, *rest], [other, *more]] = [
        sorted({line.entrant.user_id for line in division.standings} - {ADA})
        for division in sorted(view.divisions, key=lambda each: not _plays(each, ADA))
    ]
    theirs = held(view, other)
    for user_id in (*rest, *more):
        await answer(house, view, user_id)
    await house.host.privacy.forget(gone)
    await registered(house, view, [gone])
    view = await on(house, view, 5 * DAY)
    assert (len(held(view, ADA)), held(view, gone)) == (5, theirs)


def _plays(division: Division, user_id: int) -> bool:
    return user_id in {line.entrant.user_id for line in division.standings}


async def test_two_no_shows_get_two_substitutes_in_order(house: House) -> None:
    view = await season(house, here=range(3, 8))
    view = await on(house, view, 5 * DAY)
    assert (len(held(view, SUB)), len(held(view, SECOND))) == (5, 5)


async def test_a_no_show_who_comes_too_late_has_no_seat(house: House) -> None:
    view = await season(house)
    table_id = held(view, ADA)[0]
    await on(house, view, 5 * DAY)
    act: Any = house.host.absence.resign
    with pytest.raises(NotAllowed, match="not_seated"):
        await act(table_id, ADA)


async def test_while_the_bot_is_gone_the_days_stand(house: House) -> None:
    view = await season(house)
    server_id = view.league.server_id
    house.clock.advance(days=1)
    await house.host.profiles.note_left(server_id)
    house.clock.advance(days=9)
    await house.host.profiles.note_joined(server_id)
    view = await on(house, view, 4 * DAY - timedelta(seconds=1))
    assert held(view, SUB) == []
    view = await on(house, view, timedelta(seconds=1))
    assert len(held(view, SUB)) == 5
