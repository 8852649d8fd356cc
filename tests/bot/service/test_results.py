"""Players learn the result of their game: which ones, in which way, when, and only once."""

import asyncio
from datetime import timedelta

import pytest

from bot.engine.model import TableInfo
from bot.notify import failing, outbox
from bot.notify.errors import NotNow, Refused, Undeliverable, Unreachable
from bot.storage.rows import OutboxRow, ResultsBy
from tests.bot.service.house import OPENER, SERVER, House, person, user_of

ADA, BEN, CLEO = range(OPENER, OPENER + 3)


async def told(house: House) -> tuple[list[int | None], list[int]]:
    """Return the people who were sent a result, and those mentioned at the end or later."""
    await house.outbox.drain()
    rows = house.recorder.take()
    by_post = [row for row in rows if row.kind == "result" and row.fresh]
    final = [user_id for row in rows if row.kind == "final" for user_id in row.ping]
    messages = [row.user_id for row in rows if row.kind == "result" and not row.fresh]
    return sorted(messages, key=str), sorted([*final, *[row.user_id or 0 for row in by_post]])


async def running(house: House, persons: int = 3, computers: int = 0) -> TableInfo:
    table = await house.running(persons, computers)
    await told(house)
    return table


async def end(house: House, table: TableInfo) -> None:
    """Have a game of three ended by the vote of Ada, who proposes it, and Ben."""
    vote = await house.host.votes.propose_abort(table.id, ADA)
    await house.host.votes.cast(vote.id, BEN, "yes")


async def test_all_are_told_but_who_made_the_last_move(house: House) -> None:
    table = await house.play_out(await running(house))
    last = (await house.journal(table))[-1].user_id
    others = [user_id for user_id in (ADA, BEN, CLEO) if user_id != last]
    assert await told(house) == (others, [])


async def test_all_are_told_where_a_plan_or_a_computer_made_the_last_move(house: House) -> None:
    """No one is at their panel then; a computer answers at once, so its person sees the end."""
    table = await running(house, 2, 1)
    await house.play_out(table)
    messages, _ = await told(house)
    assert len(messages) == 1


async def test_who_casts_the_last_ballot_sees_the_end(house: House) -> None:
    table = await running(house)
    await end(house, table)
    assert await told(house) == ([ADA, CLEO], [])


async def test_all_who_stay_are_told_where_one_who_leaves_decides_the_vote(house: House) -> None:
    table = await running(house, 4)
    vote = await house.host.votes.propose_abort(table.id, ADA)
    await house.host.votes.cast(vote.id, BEN, "yes")
    assert await told(house) == ([], [])
    await house.host.absence.resign(table.id, OPENER + 3)
    assert await told(house) == ([ADA, BEN, CLEO], [])


async def test_managers_and_time_end_a_game_for_all(house: House) -> None:
    table = await running(house)
    await house.host.managing.end(table.id, SERVER, "spam", by=99)
    assert await told(house) == ([ADA, BEN, CLEO], [])
    table = await running(house)
    await house.host.managing.end(table.id, SERVER, "spam", by=BEN)
    assert await told(house) == ([ADA, CLEO], [])
    await running(house)
    for days in (60, 1, 7, 1):
        house.clock.advance(days=days)
        await house.host.run_due()
    assert await told(house) == ([ADA, BEN, CLEO], [])


async def test_who_has_left_and_who_is_stood_in_for_are_told_too(house: House) -> None:
    table = await running(house, 4)
    await house.host.absence.resign(table.id, CLEO)
    await house.host.absence.stand_in(table.id, ADA)
    await house.host.managing.end(table.id, SERVER, "spam", by=99)
    assert await told(house) == ([ADA, BEN, CLEO, OPENER + 3], [])
    assert await house.host.show.ending(table.id, CLEO) is None, "but of a result alone"


async def test_who_plays_alone_among_computers_is_at_the_panel(house: House) -> None:
    table = await running(house, 1, 2)
    await house.play_out(table)
    assert await told(house) == ([], [])
    table = await running(house, 1, 1)
    await house.host.managing.end(table.id, SERVER, "spam", by=99)
    assert await told(house) == ([], [])


async def test_who_takes_no_messages_is_mentioned_in_the_final_post(house: House) -> None:
    await house.set_user(ADA, dm=False)
    await house.set_user(CLEO, dm_closed=True)
    table = await running(house)
    await house.host.managing.end(table.id, SERVER, "spam", by=99)
    assert await told(house) == ([BEN], [ADA, CLEO])


@pytest.mark.parametrize("dm", [True, False])
@pytest.mark.parametrize("results", ["silent", "table"])
async def test_who_wants_no_ring_is_mentioned_nowhere(
    house: House, results: ResultsBy, dm: bool
) -> None:
    table = await running(house)
    await house.set_user(ADA, results=results, dm=dm)
    await house.host.managing.end(table.id, SERVER, "spam", by=99)
    messages = [ADA, BEN, CLEO] if (results, dm) == ("silent", True) else [BEN, CLEO]
    assert await told(house) == (messages, [])


async def test_who_is_off_is_told_when_they_are_on_again(house: House) -> None:
    """By message, or by a mention: it is midnight, and they are off until six."""
    await house.set_user(ADA, quiet=(22 * 60, 6 * 60), dm=False)
    await house.set_user(CLEO, quiet=(22 * 60, 6 * 60))
    table = await running(house)
    await house.host.managing.end(table.id, SERVER, "spam", by=99)
    assert await told(house) == ([BEN], [])
    house.clock.advance(hours=5)
    assert await told(house) == ([], [])
    house.clock.advance(hours=1)
    messages, mentioned = await told(house)
    assert (messages, mentioned) == ([ADA, CLEO], []), "the publisher mentions who takes none"


@pytest.mark.parametrize("error", [Unreachable("50007"), Refused("400: no"), Undeliverable("no")])
async def test_whom_no_message_reaches_is_mentioned_once(house: House, error: Exception) -> None:
    async def fail(row: OutboxRow) -> None:
        if row.user_id == ADA and not row.fresh:
            raise error

    table = await running(house)
    house.recorder.fail = fail
    await end(house, table)
    assert await told(house) == ([CLEO], [ADA])
    house.clock.advance(days=1)
    assert await told(house) == ([], [])


async def test_what_fails_for_hours_is_told_in_the_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(failing, "ATTEMPTS", 3)

    async def fail(row: OutboxRow) -> None:
        if row.kind == "result" and not row.fresh:
            raise NotNow("busy")

    table = await running(house)
    house.recorder.fail = fail
    await end(house, table)
    mentioned: list[int] = []
    for _ in range(6):
        mentioned += (await told(house))[1]
        house.clock.advance(hours=1)
    assert mentioned == [ADA, CLEO]


async def test_after_a_crash_it_is_sent_again_by_the_same_name(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So Discord drops the repeat, if the first has arrived."""
    monkeypatch.setattr(outbox, "FAREWELL", timedelta())
    sent: list[int] = []
    arrived = asyncio.Event()

    async def hang(row: OutboxRow) -> None:
        if row.kind == "result" and row.user_id == ADA:
            sent.append(row.id)
            arrived.set()
            if len(sent) == 1:
                await asyncio.Event().wait()

    table = await running(house)
    house.recorder.fail = hang
    await end(house, table)
    house.outbox.kick()
    await arrived.wait()
    await house.outbox.stop()
    await house.restart()
    assert await told(house) == ([ADA, CLEO], [])
    house.clock.advance(days=1)
    assert await told(house) == ([], [])
    assert len(sent) == 2
    assert len({*sent}) == 1


async def test_it_keeps_no_other_message_waiting(house: House) -> None:
    """Late messages are sent beside the rest."""
    await house.set_user(ADA, quiet=(22 * 60, 6 * 60))
    table = await running(house)
    await end(house, table)
    await told(house)
    again = await house.host.rematches.rematch(table.id, person(BEN))
    assert again.id != table.id
    house.clock.advance(hours=7)
    messages, _ = await told(house)
    assert messages == [ADA]


async def test_a_game_that_is_taken_up_meanwhile_has_not_ended(house: House) -> None:
    table = await running(house)
    for days in (60, 1, 7, 1):
        house.clock.advance(days=days)
        await house.host.run_due()
    await house.host.absence.go_on(table.id, BEN)
    assert await house.host.show.ending(table.id, ADA) is None


async def test_what_is_told_is_read_at_one_moment(house: House) -> None:
    table = await house.play_out(await running(house))
    for seat in table.seats:
        found = await house.host.show.ending(table.id, user_of(table, seat.seat))
        assert found is not None
        assert found.seat.seat == seat.seat
        assert found.showing.position.standings
        assert found.vote is None
    assert await house.host.show.ending(table.id, 99) is None


async def test_the_change_of_a_rating_is_that_of_this_game(house: House) -> None:
    changes: list[tuple[int, int]] = []
    for _ in range(2):
        table = await house.play_out(await house.running(2))
        found = await house.host.show.ending(table.id, ADA)
        assert found is not None
        assert found.rating is not None
        changes.append(found.rating)
        house.clock.advance(hours=1)
    profile = await house.host.ratings.profile(ADA, ADA)
    assert changes[0][0] == 0
    assert changes[1] == (changes[0][1], profile.ratings[0].points)


async def test_the_vote_that_ended_a_game_is_found(house: House) -> None:
    table = await running(house)
    await end(house, table)
    found = await house.host.show.ending(table.id, CLEO)
    assert found is not None
    assert found.vote is not None
    assert found.vote.user_id == ADA
    assert found.vote.answers == {ADA: "yes", BEN: "yes"}
    assert len(found.vote.voters) == 3
    assert found.rating is None
