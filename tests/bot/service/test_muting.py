"""A table in lists only: no call and no reminder, but all that happens to its person."""

from datetime import timedelta

from bot.engine.model import TableInfo
from tests.bot.service.house import OPENER, House, person, user_of
from tests.bot.service.test_reminders import now_told, pass_time

HOUR = timedelta(hours=1)


async def muted(house: House) -> TableInfo:
    """Return a table of two that the player who is not to move has muted."""
    table = await house.running(2, starting_hand="off", clock="fast")
    await now_told(house)
    other = user_of(table, 1 - table.waiting[0])
    await house.host.reminders.mute_table(table.id, other, muted=True)
    return table


async def test_a_person_who_has_muted_a_table_is_told_only_that_time_is_low_and_up(
    house: House,
) -> None:
    table = await muted(house)
    mover, other = table.waiting[0], user_of(table, 1 - table.waiting[0])
    while table.waiting == (mover,):
        table = await house.answer(table, mover)
    assert table.waiting_since(other) is not None
    told = [*await now_told(house), *(row for _, row in await pass_time(house, 60 * HOUR))]
    assert {row.kind for row in told if row.user_id == other} == {"warned", "timeup"}
    assert not any(other in row.ping for row in told)


async def test_it_is_called_to_again_once_that_is_undone(house: House) -> None:
    table = await muted(house)
    mover, other = table.waiting[0], user_of(table, 1 - table.waiting[0])
    await house.host.reminders.mute_table(table.id, other, muted=False)
    while table.waiting == (mover,):
        table = await house.answer(table, mover)
    assert [row.kind for row in await now_told(house) if row.user_id == other] == ["panel"]


async def test_a_wait_that_has_begun_is_reminded_of_no_more(house: House) -> None:
    table = await house.running(2, starting_hand="off")
    mover = user_of(table, table.waiting[0])
    await now_told(house)
    await house.host.reminders.mute_table(table.id, mover, muted=True)
    told = [row for _, row in await pass_time(house, 72 * HOUR)]
    assert "reminder" not in {row.kind for row in told if row.user_id == mover}


async def test_who_takes_the_seat_over_is_called(house: House) -> None:
    table = await house.running(3)
    owner = user_of(table, table.waiting[0])
    await house.host.reminders.mute_table(table.id, owner, muted=True)
    seat = table.waiting[0]
    await house.host.absence.offer(table.id, owner, None)
    newcomer = OPENER + 50
    await house.host.absence.take_seat(table.id, seat, person(newcomer))
    assert not (await house.host.look.position(table.id, newcomer)).muted
