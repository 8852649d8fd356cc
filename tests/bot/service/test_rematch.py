"""Playing again: the opener of the new table, its reserved seats, and its first player."""

from itertools import pairwise

import pytest
from sqlalchemy import update

from bot.engine.errors import NotAllowed, ServiceError, WrongTime
from bot.engine.model import TableInfo
from bot.storage.schema import tables
from tests.bot.service.house import OPENER, SERVER, House, person, user_of
from tests.bot.service.voting import ended
from tests.sql import run

STRANGER = 99


async def again(house: House, table: TableInfo, user_id: int) -> TableInfo:
    return await house.host.rematches.rematch(table.id, person(user_id))


async def test_the_first_opens_a_table_like_the_former_and_the_others_sit_down(
    house: House,
) -> None:
    former = await ended(house, 3)
    differs = update(tables).values(rated=False, redraws=False, hints=True)
    await house.store.write(run, differs)
    former = await house.table(former.id)
    last, *others = [user_of(former, seat) for seat in (2, 0, 1)]
    table = await again(house, former, last)
    for told in (
        "game",
        "options",
        "capacity",
        "private",
        "clock",
        "where",
        "language",
        "rated",
        "redraws",
        "hints",
    ):
        assert getattr(table, told) == getattr(former, told), told
    assert (table.status, table.opener_id) == ("lobby", last)
    assert set(table.kept) == set(others)
    for user_id in others:
        table = await again(house, former, user_id)
    assert [seat.user_id for seat in table.seats] == [last, *others]
    assert table.kept == ()


async def test_playing_again_is_not_of_the_league(house: House) -> None:
    former = await ended(house, 2)
    await house.store.write(run, update(tables).values(season_id=7))
    assert (await house.table(former.id)).is_of_league
    assert not (await again(house, former, OPENER)).is_of_league


async def test_pressing_twice_changes_nothing(house: House) -> None:
    former = await ended(house, 2)
    table = await again(house, former, OPENER)
    assert await again(house, former, OPENER) == table
    assert len((await house.contents())["tables"]) == 2


async def test_those_asked_are_mentioned_once_unless_they_are_off(house: House) -> None:
    former = await ended(house, 3)
    await house.set_user(OPENER + 2, quiet=(0, 16 * 60))
    await house.outbox.drain()
    house.recorder.take()
    await again(house, former, OPENER)
    await again(house, former, OPENER)
    await house.outbox.drain()
    [row] = [row for row in house.recorder.take() if row.kind == "lobby"]
    assert (row.kind, row.fresh, row.ping) == ("lobby", True, (OPENER + 1,))


async def test_the_next_one_clockwise_begins_time_after_time(house: House) -> None:
    tables = [await ended(house, 3)]
    for _ in range(2):
        for user_id in (OPENER + 1, OPENER, OPENER + 2):
            table = await again(house, tables[-1], user_id)
        table = await house.host.beginning.start(table.id, OPENER + 1)
        vote = await house.host.votes.propose_abort(table.id, OPENER)
        await house.host.votes.cast(vote.id, OPENER + 1, "yes")
        tables.append(table)
    seated = [[user_of(table, seat) for seat in range(3)] for table in tables]
    assert all(after == [*before[1:], before[0]] for before, after in pairwise(seated))


async def test_computers_come_along_and_one_may_be_the_next_to_begin(house: House) -> None:
    former = await ended(house, 1, 2)
    table = await again(house, former, OPENER)
    assert [seat.computer for seat in table.seats] == [None, "greedy", "greedy"]
    table = await house.host.beginning.start(table.id, OPENER)
    before = [seat.user_id for seat in former.seats]
    assert [seat.user_id for seat in table.seats] == [*before[1:], before[0]]


async def test_a_kept_seat_is_for_those_who_are_asked_or_invited(house: House) -> None:
    former = await ended(house, 3)
    table = await again(house, former, OPENER)
    assert await house.host.look.open_lobbies(former.server_id) == ()
    with pytest.raises(NotAllowed, match="seats_kept"):
        await house.host.lobby.join(table.id, person(STRANGER))
    table = await house.host.lobby.join(table.id, person(OPENER + 2))
    await house.host.invitations.invite(table.id, OPENER, STRANGER)
    table = await house.host.lobby.join(table.id, person(STRANGER))
    with pytest.raises(WrongTime, match="table_full"):
        await again(house, former, OPENER + 1)


async def test_who_says_no_leaves_a_seat_to_anyone(house: House) -> None:
    former = await ended(house, 2)
    table = await again(house, former, OPENER)
    table = await house.host.lobby.leave(table.id, OPENER + 1)
    assert (table.kept, table.status) == ((), "lobby")
    table = await house.host.lobby.join(table.id, person(STRANGER))
    table = await house.host.beginning.start(table.id, OPENER)
    assert [seat.user_id for seat in table.seats] == [OPENER, STRANGER]


async def test_after_a_rematch_was_cancelled_there_can_be_another(house: House) -> None:
    former = await ended(house, 2)
    cancelled = await again(house, former, OPENER)
    await house.host.lobby.cancel(cancelled.id, OPENER)
    table = await again(house, former, OPENER + 1)
    assert (table.status, table.opener_id, table.id) == ("lobby", OPENER + 1, cancelled.id + 1)


async def test_the_others_are_called_once_however_often_it_is_opened_and_cancelled(
    house: House,
) -> None:
    former = await ended(house, 3)
    await house.outbox.drain()
    house.recorder.take()
    for _ in range(3):
        table = await again(house, former, OPENER)
        await house.outbox.drain()
        await house.host.lobby.cancel(table.id, OPENER)
        await house.outbox.drain()
    called = [row.ping for row in house.recorder.take() if row.ping]
    assert called == [(OPENER + 1, OPENER + 2)]


async def test_each_of_them_is_asked_by_one_message_which_quiet_hours_hold(house: House) -> None:
    former = await ended(house, 3)
    await house.outbox.drain()
    house.recorder.take()
    await house.set_user(OPENER + 2, quiet=(22 * 60, 6 * 60))
    for _ in range(2):
        table = await again(house, former, OPENER)
        assert await _asked(house) in ([OPENER + 1], [])
        await house.host.lobby.cancel(table.id, OPENER)
    house.clock.advance(hours=7)
    assert await _asked(house) == [OPENER + 2], "the message says nothing if they are not kept one"


async def _asked(house: House) -> list[int | None]:
    await house.outbox.drain()
    return [row.user_id for row in house.recorder.take() if row.kind == "rematch"]


async def test_who_is_asked_may_look_at_it_from_anywhere_until_it_begins(house: House) -> None:
    """Like by the message's buttons, in a place where no one sees the table."""
    former = await ended(house, 3)
    table = await again(house, former, OPENER)
    assert (await house.host.look.arrival(OPENER + 1, table.id)).belongs
    assert not (await house.host.look.arrival(STRANGER, table.id)).belongs
    for user_id in (OPENER + 1, OPENER + 2):
        await house.host.lobby.leave(table.id, user_id)
    await house.host.lobby.add_computer(table.id, OPENER, "greedy")
    assert (await house.host.look.arrival(OPENER + 1, table.id)).belongs
    await house.host.beginning.start(table.id, OPENER)
    assert not (await house.host.look.arrival(OPENER + 1, table.id)).belongs


async def test_none_is_opened_where_the_bot_is_gone(house: House) -> None:
    former = await ended(house, 2)
    await house.host.profiles.note_left(SERVER)
    with pytest.raises(ServiceError, match="not_on_server"):
        await again(house, former, OPENER)


async def test_what_has_begun_is_led_to(house: House) -> None:
    former = await ended(house, 1, 1)
    table = await again(house, former, OPENER)
    begun = await house.host.beginning.start(table.id, OPENER)
    assert (await again(house, former, OPENER)).id == begun.id


async def test_only_those_who_sat_there_and_only_after_the_end(house: House) -> None:
    running = await house.running(2)
    former = await ended(house, 2)
    before = await house.contents()
    for table, user_id, refusal in (
        (running, OPENER, "not_over"),
        (former, STRANGER, "not_seated"),
    ):
        with pytest.raises(ServiceError, match=refusal):
            await again(house, table, user_id)
    assert await house.contents() == before
