"""Rows that cannot be told now, or there: held, mentioned, set aside with an id, replaced."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import pytest
import structlog
from sqlalchemy import Connection

from bot.engine import pausing
from bot.engine.model import TableInfo
from bot.notify.errors import NotNow, Undeliverable, Unreachable
from bot.notify.failing import ATTEMPTS
from bot.service.troubles import FAILED, GONE, PERMISSIONS, Trouble
from bot.shards import Shards
from bot.storage import outbox, profiles
from bot.storage.faults import Unreadable
from bot.storage.kinds import Kind
from bot.storage.rows import Notice, OutboxRow
from tests.bot.service.house import SERVER, House
from tests.sql import run

LOUD = Notice("board", fresh=True, ping=(12,))
BOARD = Notice("board")


async def _quiet(house: House) -> TableInfo:
    """Return a table of 11, 12 and 13, all to move, with nothing left to tell."""
    table = await house.running(3)
    await house.outbox.drain()
    house.recorder.take()
    return table


async def _tell(house: House, table: TableInfo, *notices: Notice) -> list[OutboxRow]:
    """Have a row told; return the messages."""
    await house.store.write(outbox.add, table.id, list(notices), house.clock.now())
    await house.outbox.drain()
    return house.recorder.take()


def _failing(error: Exception, *kinds: Kind) -> Callable[[OutboxRow], Awaitable[None]]:
    async def fail(row: OutboxRow) -> None:
        if row.kind in kinds:
            raise error

    return fail


# --- posts that cannot be shown ---------------------------------------------------------------


async def test_people_are_told_once_by_dm_that_their_table_cannot_be_shown(house: House) -> None:
    table = await _quiet(house)
    await house.host.profiles.note_dm(13, closed=True)
    house.recorder.fail = _failing(Undeliverable(PERMISSIONS, "attach_files"), "board")
    told = await _tell(house, table, LOUD)
    assert [(row.kind, row.user_id) for row in told] == [("trouble", 11), ("trouble", 12)]
    trouble = await house.host.troubles.of_posts(table.id)
    assert trouble is not None
    assert (trouble.code, trouble.names) == (PERMISSIONS, ("attach_files",))

    assert await _tell(house, table, BOARD) == [], "once"
    assert await house.host.troubles.of_posts(table.id) == trouble, "under the same id"
    assert len(await house.host.troubles.given_up()) == 1, "nothing piles up"


async def test_people_are_told_anew_where_the_end_cannot_be_shown(house: House) -> None:
    table = await _quiet(house)
    house.recorder.fail = _failing(Undeliverable(GONE), "board", "final")
    await _tell(house, table, BOARD)
    told = await _tell(house, table, Notice("final", fresh=True))
    assert {(row.kind, row.user_id) for row in told} == {("trouble", n) for n in (11, 12, 13)}
    assert [each.kind for each in await house.host.troubles.given_up()] == ["final"]


async def test_the_next_post_that_arrives_mentions_who_was_missed_and_ends_the_trouble(
    house: House,
) -> None:
    table = await _quiet(house)
    house.recorder.fail = _failing(Undeliverable(GONE), "board")
    await _tell(house, table, LOUD)
    house.recorder.fail = None
    [post] = await _tell(house, table, BOARD)
    assert (post.fresh, post.ping) == (True, (12,))
    assert await house.host.troubles.of_posts(table.id) is None
    assert await house.host.troubles.given_up() == []


async def test_what_was_given_up_can_be_tried_again_by_its_id_also_after_a_restart(
    house: House,
) -> None:
    first, second = await _quiet(house), await _quiet(house)
    house.recorder.fail = _failing(Undeliverable(GONE), "board")
    for table in (first, second):
        await _tell(house, table, LOUD)
    house.recorder.fail = None
    await house.restart()
    one, _ = await house.host.troubles.given_up()
    assert await house.host.troubles.retry("nonsense") == 0
    assert await house.host.troubles.retry(one.aside) == 1
    await house.outbox.drain()
    assert [(row.table_id, row.ping) for row in house.recorder.take()] == [(first.id, (12,))]
    assert await house.host.troubles.retry() == 1
    await house.outbox.drain()
    assert [row.table_id for row in house.recorder.take()] == [second.id]


async def test_what_is_tried_again_takes_along_a_later_post_that_was_put_off(
    house: House,
) -> None:
    table = await _quiet(house)
    house.recorder.fail = _failing(Undeliverable(GONE), "board")
    await _tell(house, table, LOUD)
    house.recorder.fail = _failing(NotNow("later", timedelta(minutes=30)), "board")
    await _tell(house, table, BOARD)
    house.recorder.fail = None
    assert await house.host.troubles.retry() == 1
    async with asyncio.timeout(5):  # the outbox does not go round and round instead
        await house.outbox.drain()
    assert [row.ping for row in house.recorder.take()] == [(12,)], "once"


async def test_an_unknown_failure_is_worded_without_what_it_says(house: House) -> None:
    table = await _quiet(house)
    house.recorder.fail = _failing(OSError("secret of Discord"), "board")
    await _tell(house, table, BOARD)
    for _ in range(ATTEMPTS):
        house.clock.advance(hours=1)
        await house.outbox.drain()
    trouble = await house.host.troubles.of_posts(table.id)
    assert trouble is not None
    assert trouble == Trouble(trouble.id, FAILED, ())


# --- people who cannot be reached -------------------------------------------------------------


@pytest.mark.parametrize("error", [NotNow("flagged as spam"), ValueError("no picture")])
async def test_whose_panel_never_arrives_is_mentioned_in_the_end(
    house: House, error: Exception
) -> None:
    table = await _quiet(house)
    house.recorder.fail = _failing(error, "panel")
    assert await _tell(house, table, Notice("panel", 12)) == []
    for _ in range(ATTEMPTS - 1):
        house.clock.advance(hours=1)
        await house.outbox.drain()
    assert [(row.kind, row.fresh, row.ping) for row in house.recorder.take()] == [
        ("board", True, (12,))
    ]
    assert not (await house.host.profiles.user(12)).dm_closed, "that is another matter"


async def test_who_opens_their_dms_is_sent_panels_again_and_told_when_they_close_again(
    house: House,
) -> None:
    table = await _quiet(house)
    profiles = house.host.profiles
    house.recorder.fail = _failing(Unreachable("closed"), "panel")
    await _tell(house, table, Notice("panel", 12))
    assert await profiles.untold([11, 12]) == [12]
    await profiles.note_told([12])
    await house.restart()
    assert await house.host.profiles.untold([12]) == [], "told once, also after a restart"

    profiles = house.host.profiles
    await profiles.note_dm(12, closed=False)
    user = await profiles.user(12)
    assert (user.dm_closed, user.dm_told) == (False, True)
    await profiles.note_dm(12, closed=True)
    assert await profiles.untold([12]) == [], "no DM has arrived in between"
    await profiles.note_arrived(await profiles.user(12))
    await profiles.note_dm(12, closed=True)
    assert await profiles.untold([12]) == [12]


# --- servers and tables that are out of reach -------------------------------------------------


async def test_posts_wait_where_the_bot_was_sent_away_while_the_game_goes_on_by_dm(
    house: House,
) -> None:
    table = await _quiet(house)
    await house.host.profiles.note_left(SERVER)
    told = await _tell(house, table, Notice("panel", 11), LOUD)
    assert [(row.kind, row.user_id) for row in told] == [("panel", 11)]
    house.later.clear()
    for _ in range(ATTEMPTS + 1):
        house.clock.advance(hours=1)
        await house.outbox.drain()
    assert house.later == [], "no one is woken for it"
    [held] = [row for row in (await house.contents())["outbox"] if "board" in row]
    assert 0 in held, "no attempt was made"

    await house.restart()
    await house.host.profiles.note_joined(SERVER)
    await house.outbox.drain()
    assert [(row.kind, row.ping) for row in house.recorder.take()] == [("board", (12,))]


async def test_a_server_that_is_joined_again_is_tried_again_with_all_that_was_given_up(
    house: House,
) -> None:
    table = await _quiet(house)
    house.recorder.fail = _failing(Undeliverable(GONE), "board")
    await _tell(house, table, LOUD)
    await house.host.profiles.note_dm(13, closed=True)
    house.recorder.fail = None
    await house.host.profiles.note_left(SERVER)
    await house.host.profiles.note_joined(SERVER)
    await house.outbox.drain()
    assert [(row.kind, row.ping) for row in house.recorder.take()] == [("board", (12,))]
    assert not (await house.host.profiles.user(13)).dm_closed, "they share a server again"


async def test_servers_left_and_joined_while_no_one_ran_are_noticed_at_the_start(
    house: House,
) -> None:
    table = await _quiet(house)
    await house.host.profiles.note_servers({SERVER + 1})
    assert await _tell(house, table, BOARD) == []
    await house.host.profiles.note_servers({SERVER})
    await house.outbox.drain()
    assert [row.kind for row in house.recorder.take()] == ["board"]


async def test_what_is_damaged_of_one_server_keeps_no_other_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, whole = await _quiet(house), await _quiet(house)
    for table, server in ((broken, SERVER - 1), (whole, SERVER + 1)):
        moved = f"update tables set server_id = {server} where id = {table.id}"
        await house.store.write(run, moved)
    pause = pausing.pause

    def damaged(db: Connection, server_id: int, now: datetime) -> None:
        if server_id == SERVER - 1:
            raise Unreadable("a table there")
        pause(db, server_id, now)

    monkeypatch.setattr(pausing, "pause", damaged)
    with structlog.testing.capture_logs() as logs:
        await house.host.profiles.note_servers({SERVER})
    assert [(log["event"], log["server"]) for log in logs if "error" in log] == [
        ("server.damaged", SERVER - 1)
    ]
    assert (await house.store.read(profiles.server, SERVER + 1)).left_at is not None


async def test_a_process_that_is_ready_says_nothing_of_the_servers_of_others(house: House) -> None:
    await _quiet(house)
    before = await house.contents()
    other = house.beside(Shards((1,), 2))
    await other.host.profiles.note_servers(set())
    await other.host.profiles.note_left(SERVER)
    await other.store.close()
    assert await house.contents() == before


async def test_a_table_that_was_set_aside_is_told_nothing_about(house: House) -> None:
    table, other = await _quiet(house), await _quiet(house)
    await house.host._context.set_aside(table.id, "test")
    assert await _tell(house, table, Notice("panel", 11), BOARD) == []
    assert len(await _tell(house, other, BOARD)) == 1


# --- posts that Discord limits for a day ------------------------------------------------------


DAY = timedelta(days=1)


async def _limited(house: House, table: TableInfo) -> list[OutboxRow]:
    """Have a board limited for a day; return the messages sent instead."""
    house.recorder.fail = _failing(NotNow("rate limited", DAY), "board")
    return await _tell(house, table, LOUD)


async def test_a_limit_of_a_day_is_told_once_and_holds_no_later_board(house: House) -> None:
    table = await _quiet(house)
    await house.host.profiles.note_dm(13, closed=True)
    told = await _limited(house, table)
    assert [(row.kind, row.user_id) for row in told] == [("trouble", 11), ("trouble", 12)]
    trouble = await house.host.troubles.of_posts(table.id)
    assert trouble is not None
    assert trouble.code == outbox.LIMITED
    house.clock.advance(hours=2)
    assert await _tell(house, table, LOUD) == [], "still limited, and no one is told again"
    house.recorder.fail = None
    [board] = await _tell(house, table, BOARD)
    assert (board.kind, board.ping) == ("board", (12,)), (
        "the people the limited one would have mentioned"
    )
    assert await house.host.troubles.of_posts(table.id) is None
    house.clock.advance(days=2)
    await house.outbox.drain()
    assert house.recorder.take() == []


async def test_what_was_limited_is_posted_when_the_limit_is_over(house: House) -> None:
    table = await _quiet(house)
    await _limited(house, table)
    house.recorder.fail = None
    await house.outbox.drain()
    assert house.recorder.take() == []
    assert house.later[-1] == house.clock.now() + DAY
    house.clock.advance(days=1)
    await house.outbox.drain()
    [board] = house.recorder.take()
    assert (board.kind, board.fresh, board.ping) == ("board", True, (12,))
    assert await house.host.troubles.given_up() == []


async def test_a_limit_that_never_ends_is_given_up_for_good(house: House) -> None:
    table = await _quiet(house)
    await _limited(house, table)
    for _ in range(ATTEMPTS - 2):
        house.clock.advance(days=1)
        await house.outbox.drain()
        assert house.recorder.take() == [], "it was told already"
    house.clock.advance(days=1)
    await house.outbox.drain()
    trouble = await house.host.troubles.of_posts(table.id)
    assert trouble is not None
    assert trouble.code == FAILED


async def test_a_message_that_is_limited_for_a_day_becomes_a_mention(house: House) -> None:
    table = await _quiet(house)
    house.recorder.fail = _failing(NotNow("rate limited", DAY), "panel")
    told = await _tell(house, table, Notice("panel", 12))
    assert [(row.kind, row.ping) for row in told] == [("board", (12,))]
    assert not (await house.host.profiles.user(12)).dm_closed


@pytest.mark.parametrize(
    ("late", "after"),
    [
        (Notice("reminder", 12), Notice("panel", 12)),
        (Notice("former", place_id=1, post_id=2), BOARD),
    ],
)
async def test_nothing_waits_for_what_may_come_late(
    house: House, late: Notice, after: Notice
) -> None:
    table = await _quiet(house)
    house.recorder.fail = _failing(NotNow("rate limited", timedelta(minutes=30)), late.kind)
    assert await _tell(house, table, late) == []
    assert [row.kind for row in await _tell(house, table, after)] == [after.kind]


async def test_what_may_have_arrived_is_sent_on_its_own_also_behind_what_is_tried_again(
    house: House,
) -> None:
    table = await _quiet(house)
    house.recorder.fail = _failing(Undeliverable(GONE), "board")
    await _tell(house, table, LOUD)
    house.recorder.fail = _failing(OSError("connection lost"), "board")
    await _tell(house, table, Notice("board", fresh=True, ping=(13,)))
    house.recorder.fail = None
    assert await house.host.troubles.retry() == 1
    house.clock.advance(seconds=30)
    await house.outbox.drain()
    assert [row.ping for row in house.recorder.take()] == [(12,), (12, 13)]
