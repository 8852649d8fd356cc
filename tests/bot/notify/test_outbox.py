"""The outbox: in order, superseding, patient, and never repeating an arrived message."""

import asyncio
from contextlib import suppress
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Connection

from bot.engine.backoff import FIRST_DELAY, LONGEST_DELAY, delay
from bot.notify.errors import NotNow, Undeliverable
from bot.notify.failing import ATTEMPTS
from bot.notify.lanes import NONCE_HOLDS, condense
from bot.storage import outbox
from bot.storage.faults import StorageFailed
from bot.storage.kinds import KINDS, Kind
from bot.storage.rows import Notice, OutboxRow
from tests.bot.notify.sending import BOARD, failing, pending, put, quiet
from tests.bot.service.house import House

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def _row(number: int, kind: Kind = "board", **facts: object) -> OutboxRow:
    row = OutboxRow(number, 1, kind, None, False, (), NOW, 0, NOW, None)
    return row._replace(**facts)


# --- what makes what needless ---------------------------------------------------------------


def test_the_newest_board_is_loud_if_any_was_to_be() -> None:
    rows = [_row(1, fresh=True, ping=(7, 8)), _row(2), _row(3, ping=(9,))]
    merged, done = condense(rows, frozenset({7, 9}), NOW)
    assert (merged.id, merged.fresh, merged.ping) == (3, True, (7, 9))
    assert done == (1, 2, 3)


def test_a_final_makes_boards_needless_but_not_lobbies() -> None:
    rows = [_row(1, "lobby"), _row(2), _row(3), _row(4, "final")]
    assert condense(rows, frozenset(), NOW).done == (1,)
    assert condense(rows[1:], frozenset(), NOW) == (rows[3], (2, 3, 4))


def test_a_vote_pings_its_voters_and_stays_apart_from_others() -> None:
    first = _row(1, "vote", fresh=True, ping=(7, 8), vote_id=5)
    rows = [first, _row(2, "vote", vote_id=5), _row(3, "vote", vote_id=6)]
    merged, done = condense(rows, frozenset(), NOW)
    assert (merged.id, merged.vote_id, merged.fresh, merged.ping) == (2, 5, True, (7, 8))
    assert done == (1, 2)
    assert condense(rows[2:], frozenset(), NOW).row.vote_id == 6


def test_what_may_have_arrived_goes_out_by_itself_and_unchanged() -> None:
    tried = _row(1, fresh=True, ping=(7,), claimed_at=NOW)
    assert condense([tried, _row(2)], frozenset(), NOW) == (tried, (1,))


def test_a_claim_means_nothing_once_discord_has_forgotten_the_nonce() -> None:
    tried = _row(1, fresh=True, ping=(7,), claimed_at=NOW)
    merged, done = condense([tried, _row(2)], frozenset({7}), NOW + NONCE_HOLDS)
    assert (merged.id, merged.fresh, merged.ping, done) == (2, True, (7,), (1, 2))


def test_delays_double_up_to_an_hour() -> None:
    assert [delay(attempts) for attempts in range(3)] == [
        FIRST_DELAY,
        2 * FIRST_DELAY,
        4 * FIRST_DELAY,
    ]
    assert delay(ATTEMPTS) == LONGEST_DELAY
    total = sum((delay(attempts) for attempts in range(ATTEMPTS - 1)), timedelta())
    assert timedelta(hours=5) < total < timedelta(hours=8)


# --- deliveries -----------------------------------------------------------------------------


async def test_a_kick_starts_one_run_that_ends(house: House) -> None:
    table = await quiet(house)
    await put(house, table, BOARD)
    before = asyncio.all_tasks()
    for _ in range(5):
        house.outbox.kick()
    assert len(asyncio.all_tasks() - before) == 1
    await house.outbox.drain()
    assert asyncio.all_tasks() == before
    assert len(house.recorder.take()) == 1


async def test_what_comes_during_a_run_is_delivered_by_it(house: House) -> None:
    table = await quiet(house)

    async def more(row: OutboxRow) -> None:
        if row.kind == "board":
            await put(house, table, Notice("final"))
            house.outbox.kick()

    house.recorder.fail = more
    await put(house, table, BOARD)
    await house.outbox.drain()
    assert [row.kind for row in house.recorder.take()] == ["board", "final"]


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (NotNow("rate limited"), [(True, (11,))]),
        (OSError("no network"), [(True, (11,)), (False, ())]),
    ],
    ids=["refused: later rows make it needless", "may have arrived: it goes again by itself"],
)
async def test_after_a_failure_it_waits_and_says_until_when(
    house: House, error: Exception, told: list[tuple[bool, tuple[int, ...]]]
) -> None:
    table = await quiet(house)
    house.recorder.fail = failing(error)
    await put(house, table, Notice("board", fresh=True, ping=(11,)))
    await house.outbox.drain()
    assert house.later[-1] == house.clock.now() + FIRST_DELAY
    [row] = await pending(house)
    assert row.attempts == 1

    house.recorder.fail = None
    await house.outbox.drain()
    assert house.recorder.rows == []
    await put(house, table, BOARD)
    await house.outbox.drain()
    assert house.recorder.rows == [], "the lane stays in order"

    house.clock.advance(seconds=5)
    await house.outbox.drain()
    assert [(row.fresh, row.ping) for row in house.recorder.take()] == told
    assert await pending(house) == []


async def test_who_is_asked_to_wait_waits_that_long(house: House) -> None:
    table = await quiet(house)
    house.recorder.fail = failing(NotNow("rate limited", timedelta(minutes=3)))
    await put(house, table, BOARD)
    await house.outbox.drain()
    assert house.later[-1] == house.clock.now() + timedelta(minutes=3)


async def test_another_table_and_a_dm_do_not_wait_for_a_failing_post(house: House) -> None:
    stuck, fine = await quiet(house), await quiet(house)

    async def fail(row: OutboxRow) -> None:
        if row.table_id == stuck.id and row.user_id is None:
            raise OSError("no network")

    house.recorder.fail = fail
    await put(house, stuck, BOARD, Notice("panel", 11))
    await put(house, fine, BOARD)
    await house.outbox.drain()
    assert {(row.table_id, row.kind) for row in house.recorder.take()} == {
        (stuck.id, "panel"),
        (fine.id, "board"),
    }


async def test_a_row_that_never_works_is_set_aside_with_an_id(house: House) -> None:
    table = await quiet(house)

    async def fail(row: OutboxRow) -> None:
        if row.kind == "board":
            raise OSError("no network")

    house.recorder.fail = fail
    await put(house, table, BOARD)
    for _ in range(ATTEMPTS):
        await house.outbox.drain()
        house.clock.advance(hours=1)
    assert await pending(house) == []
    [stored] = (await house.contents())["outbox"]
    assert "OSError('no network')" in stored
    house.recorder.take()
    await put(house, table, Notice("final"))
    await house.outbox.drain()
    assert [row.kind for row in house.recorder.take()] == ["final"]


async def test_a_post_that_can_never_arrive_is_set_aside_at_once(house: House) -> None:
    table = await quiet(house)

    house.recorder.fail = failing(Undeliverable("gone"), "board")
    await put(house, table, BOARD)
    await house.outbox.drain()
    assert await pending(house) == []
    [given_up] = await house.host.troubles.given_up()
    assert (given_up.table_id, given_up.kind, given_up.error) == (table.id, "board", "gone")
    assert len(given_up.aside) == 8


async def test_a_vote_that_was_given_up_is_shown_once_a_board_can_be(house: House) -> None:
    table = await quiet(house)
    house.recorder.fail = failing(Undeliverable("gone"), "vote")
    await put(house, table, Notice("vote", vote_id=5))
    await house.outbox.drain()
    assert [each.kind for each in await house.host.troubles.given_up()] == ["vote"]
    house.recorder.take()

    house.recorder.fail = None
    await put(house, table, BOARD)
    await house.outbox.drain()
    assert [row.kind for row in house.recorder.take() if row.user_id is None] == ["board", "vote"]
    assert await house.host.troubles.given_up() == []


async def test_a_vote_that_was_given_up_is_needless_at_the_end(house: House) -> None:
    table = await quiet(house)
    house.recorder.fail = failing(Undeliverable("gone"), "vote")
    await put(house, table, Notice("vote", vote_id=5))
    await house.outbox.drain()

    house.recorder.fail = None
    await put(house, table, Notice("final"))
    await house.outbox.drain()
    assert await house.host.troubles.given_up() == []


async def test_who_dies_while_sending_sends_the_same_row_again(house: House) -> None:
    table = await quiet(house)
    arrived: list[OutboxRow] = []

    async def die(row: OutboxRow) -> None:
        arrived.append(row)
        raise asyncio.CancelledError

    house.recorder.fail = die
    await put(house, table, Notice("board", fresh=True, ping=(11,)), BOARD)
    with pytest.raises(asyncio.CancelledError):
        await house.outbox.drain()
    house.recorder.fail = None
    await house.restart()
    await put(house, table, BOARD)
    await house.outbox.drain()
    first, second = house.recorder.take()
    assert first._replace(claimed_at=None) == arrived[0]._replace(claimed_at=None)
    assert (second.id, second.fresh) == (first.id + 1, False)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("arrives", [True, False], ids=["after", "before"])
@pytest.mark.parametrize("kind", KINDS)
async def test_who_dies_as_a_message_of_any_kind_is_sent_sends_it_once_more(
    house: House, kind: Kind, arrives: bool
) -> None:
    """After Discord has accepted it: the same row again, which Discord drops by its nonce. Before:
    the row, for the first time.
    """
    table = await quiet(house)
    arrived: list[int] = []

    async def die(row: OutboxRow) -> None:
        arrived.extend([row.id] if arrives else [])
        raise asyncio.CancelledError

    house.recorder.fail = die
    to_person = None if KINDS[kind].kept and kind != "vote" else 11
    await put(house, table, Notice(kind, to_person, vote_id=1 if kind == "vote" else None))
    with pytest.raises(asyncio.CancelledError):
        await house.outbox.drain()
    house.recorder.fail = None
    await house.restart()
    await house.outbox.drain()
    [told] = house.recorder.take()
    assert (told.kind, told.user_id) == (kind, to_person)
    assert arrived == [told.id] * arrives
    await house.restart()
    await house.outbox.drain()
    assert not house.recorder.take()


@pytest.mark.threads
async def test_a_database_that_fails_is_reported_and_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await quiet(house)
    await put(house, table, BOARD)

    def fail(*_: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr("bot.storage.outbox.claim", fail)
        with pytest.raises(StorageFailed, match="disk full"):
            await house.outbox.drain()
    await house.outbox.drain()
    assert len(house.recorder.take()) == 1


@pytest.mark.threads
async def test_when_the_database_fails_a_later_run_is_asked_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await quiet(house)
    await put(house, table, BOARD)
    house.later.clear()

    def locked(*_: object) -> list[OutboxRow]:
        raise OSError("database is locked")

    with monkeypatch.context() as patch:
        patch.setattr(outbox, "heads", locked)
        with pytest.raises(StorageFailed, match="locked"):
            await house.outbox.drain()
    assert house.later == [house.clock.now() + FIRST_DELAY]
    await house.outbox.drain()
    assert [row.kind for row in house.recorder.take()] == ["board"]


@pytest.mark.threads
async def test_a_fault_at_one_table_leaves_what_was_put_off_at_others_its_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    faulty, other = await quiet(house), await quiet(house)
    claim, tried = outbox.claim, list[int]()

    def claim_but_there(db: Connection, row: OutboxRow, *times: datetime) -> None:
        if row.table_id == faulty.id:
            raise OSError("disk full")
        claim(db, row, *times)

    async def fail(row: OutboxRow) -> None:
        tried.append(row.table_id)
        raise OSError("502")

    monkeypatch.setattr("bot.storage.outbox.claim", claim_but_there)
    house.recorder.fail = fail
    for table in (faulty, other):
        await put(house, table, BOARD)
    for _ in range(6):  # half a minute, looked at as often as the fault asks for
        while house.outbox.at_work or not tried:
            with suppress(StorageFailed):
                await house.outbox.drain()
        house.outbox.kick()
        house.clock.advance(seconds=FIRST_DELAY.total_seconds())
    assert tried == [other.id] * 3, "after 0, 5 and 15 seconds"
