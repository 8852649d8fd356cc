"""Players without a question learn that their game has begun, silently and once."""

from bot.engine.model import TableInfo
from tests.bot.service.house import OPENER, House, people_waiting, user_of


async def begun(house: House) -> list[int | None]:
    """Return the people who were told that a game has begun."""
    await house.outbox.drain()
    return [row.user_id for row in house.recorder.take() if row.kind == "begun"]


async def started(house: House, persons: int = 3, computers: int = 0) -> TableInfo:
    return await house.running(persons, computers, starting_hand="off")


async def test_all_are_told_but_who_started_it_and_who_is_asked_at_once(house: House) -> None:
    table = await started(house, 4)
    asked = {user_of(table, seat) for seat in people_waiting(table)}
    people = {user_of(table, seat) for seat in range(4)}
    assert len(asked) == 1
    assert set(await begun(house)) == people - asked - {OPENER}


async def test_where_all_are_asked_at_once_no_one_is_told(house: House) -> None:
    await house.running(3)
    assert await begun(house) == []


async def test_who_begins_first_games_alone_is_told_nothing(house: House) -> None:
    await started(house, 1, 2)
    assert await begun(house) == []


async def test_quiet_hours_hold_it(house: House) -> None:
    for user_id in (OPENER + 1, OPENER + 2):
        await house.set_user(user_id, quiet=(22 * 60, 6 * 60))
    await started(house)
    assert await begun(house) == []
    house.clock.advance(hours=7)
    assert await begun(house)


async def test_no_one_is_mentioned_instead(house: House) -> None:
    table = await started(house)
    await house.outbox.drain()
    rows = house.recorder.take()
    asked = {user_of(table, seat) for seat in people_waiting(table)}
    assert all({*row.ping} <= asked for row in rows if row.kind == "board")
