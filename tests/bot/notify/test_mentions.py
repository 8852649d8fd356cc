"""The mentions of a post that comes late, or replaces a direct message."""

from datetime import timedelta

import pytest
from sqlalchemy import Connection, select

from bot.notify.errors import NotNow, Undeliverable, Unreachable
from bot.storage import outbox
from bot.storage.kinds import Kind
from bot.storage.rows import Notice, OutboxRow
from bot.storage.schema import users
from tests.bot.notify.sending import BOARD, failing, pending, put, quiet
from tests.bot.service.house import OPENER, House


async def test_only_what_no_one_has_tried_waits_until_a_person_is_on_again(house: House) -> None:
    table = await quiet(house)
    house.recorder.fail = failing(NotNow("busy"), "panel")
    await put(house, table, Notice("panel", 12))
    await house.outbox.drain()
    [tried] = await pending(house)
    await put(house, table, Notice("panel", 12))

    on_again = house.clock.now() + timedelta(hours=8)
    await house.store.write(outbox.hold, 12, on_again)
    assert [row.next_try for row in await pending(house)] == [tried.next_try, on_again]


async def test_a_reminder_that_waits_at_another_table_does_not_count(house: House) -> None:
    left, mine = await quiet(house), await quiet(house)
    await put(house, left, Notice("reminder", 12))
    assert await house.store.read(outbox.reminds, 12, [left.id, mine.id])
    assert not await house.store.read(outbox.reminds, 12, [mine.id])


async def test_a_post_that_comes_late_mentions_no_one_who_is_off_by_then(house: House) -> None:
    """It is told from noon on; quiet hours begin an hour later, and end at six."""
    await house.set_user(12, dm=False, quiet=(13 * 60, 6 * 60))
    house.clock.advance(hours=12)
    house.recorder.fail = failing(NotNow("busy"), "board")
    await house.running(2)
    await house.outbox.drain()
    house.recorder.take()

    house.recorder.fail = None
    house.clock.advance(hours=2)
    await house.outbox.drain()
    assert [(row.kind, row.fresh, row.ping) for row in house.recorder.take()] == [
        ("board", True, ())
    ]
    house.clock.advance(hours=16)
    await house.outbox.drain()
    assert [(row.kind, row.user_id) for row in house.recorder.take()] == [("panel", 12)]


async def test_terms_that_are_told_late_call_no_one_who_is_off(house: House) -> None:
    """As above; a lobby is told on the way, and mentions no one later."""
    table = await house.lobby(2)
    await house.outbox.drain()
    await house.set_user(OPENER + 1, quiet=(13 * 60, 6 * 60))
    house.clock.advance(hours=12)
    house.recorder.fail = failing(NotNow("busy"), "lobby")
    await house.host.lobby.set_clock(table.id, OPENER, "fast")
    await house.outbox.drain()
    [late] = await pending(house)
    assert (late.fresh, late.ping) == (True, (OPENER + 1,))
    house.recorder.take()

    house.recorder.fail = None
    house.clock.advance(hours=2)
    await house.outbox.drain()
    assert [(row.kind, row.fresh, row.ping) for row in house.recorder.take()] == [
        ("lobby", True, ())
    ]
    house.clock.advance(hours=16)
    await house.outbox.drain()
    assert house.recorder.take() == []


async def test_a_closed_dm_becomes_a_mention_in_that_very_post(house: House) -> None:
    async def fail(row: OutboxRow) -> None:
        if row.user_id == 12:
            raise Unreachable("cannot send messages to this user")

    house.recorder.fail = fail
    await house.running(3)
    await house.outbox.drain()
    told = [(row.kind, row.user_id, row.fresh, row.ping) for row in house.recorder.take()]
    assert ("panel", 13, False, ()) in told
    assert told[-1] == ("board", None, True, (12,))
    assert [kind for kind, *_ in told].count("board") == 1
    assert (await house.host.profiles.user(12)).dm_closed
    await house.running(3)
    await house.outbox.drain()
    told = [(row.kind, row.user_id, row.fresh, row.ping) for row in house.recorder.take()]
    assert told[-1] == ("board", None, True, (12,)), "it is not tried again"


async def test_a_closed_dm_found_later_makes_a_post_of_its_own(house: House) -> None:
    table = await quiet(house)

    async def fail(row: OutboxRow) -> None:
        if row.user_id == 12:
            raise Unreachable("cannot send messages to this user")

    house.recorder.fail = fail
    await put(house, table, Notice("panel", 12))
    await house.outbox.drain()
    assert [(row.kind, row.fresh, row.ping) for row in house.recorder.take()] == [
        ("board", True, (12,))
    ]


async def test_who_was_to_vote_on_a_lost_post_is_not_pinged_as_if_the_table_waited(
    house: House,
) -> None:
    table = await quiet(house)
    house.recorder.fail = failing(Undeliverable("gone"), "vote")
    await put(house, table, Notice("vote", fresh=True, ping=(12,), vote_id=5))
    await house.outbox.drain()
    house.recorder.fail = None
    await put(house, table, BOARD)
    await house.outbox.drain()
    told = [(row.kind, row.ping) for row in house.recorder.take()]
    assert [each for each in told if each[0] != "trouble"] == [("board", ()), ("vote", (12,))]


@pytest.mark.parametrize("kind", ["panel", "reminder", "vote", "result"])
async def test_who_is_forgotten_while_a_message_fails_does_not_come_back(
    house: House, kind: Kind
) -> None:
    table = await quiet(house)

    async def fail(row: OutboxRow) -> None:
        if row.user_id == 12:
            house.recorder.fail = None
            await house.host.privacy.forget(12)
            raise Unreachable("cannot send messages to this user")

    house.recorder.fail = fail
    await put(house, table, Notice(kind, 12))
    await house.outbox.drain()
    assert await house.store.read(_stored, 12) == []
    assert all(row.user_id != 12 for row in house.recorder.take())


def _stored(db: Connection, user_id: int) -> list[int]:
    return list(db.execute(select(users.c.user_id).where(users.c.user_id == user_id)).scalars())
