"""Watching: the right to it, the notice of the end, and that no one else learns of it."""

from datetime import timedelta

import pytest

from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from bot.service.watching import MOST_WATCHED
from tests.bot.service.house import OPENER, House, person, untold, user_of

EVE = 99


async def told(house: House) -> list[int | None]:
    """Return the people who were told that a table has ended."""
    await house.outbox.drain()
    return [row.user_id for row in house.recorder.take() if row.kind == "over"]


async def end(house: House, table: TableInfo) -> None:
    await house.host.votes.propose_abort(table.id, OPENER)


async def test_a_person_who_watches_is_told_of_the_end_once(house: House) -> None:
    table = await house.running(1, 1)
    for _ in range(2):
        await house.host.watching.watch(table.id, EVE)
    assert (await house.host.show.board(table.id, EVE)).watched == "end"
    assert await told(house) == []
    await end(house, table)
    assert await told(house) == [EVE]
    assert (await house.contents())["watchers"] == []


@pytest.mark.proof
async def test_a_game_that_is_played_to_its_end_has_ended_too(house: House) -> None:
    table = await house.running(2)
    await house.host.watching.watch(table.id, EVE)
    await house.play_out(table)
    assert await told(house) == [EVE]


async def test_the_message_comes_after_the_post_that_it_links_to(house: House) -> None:
    table = await house.running(1, 1)
    await house.host.watching.watch(table.id, EVE)
    await end(house, table)
    await house.outbox.drain()
    kinds = [row.kind for row in house.recorder.take()]
    assert kinds.index("final") < kinds.index("over")


async def test_a_person_who_stops_watching_is_not_told(house: House) -> None:
    table = await house.running(1, 1)
    await house.host.watching.watch(table.id, EVE)
    await house.host.watching.unwatch(table.id, EVE)
    assert (await house.host.show.board(table.id, EVE)).watched is None
    await end(house, table)
    assert await told(house) == []


async def rounds_told(house: House) -> list[int | None]:
    """Return the people who were sent the board at the end of a round."""
    await house.outbox.drain()
    return [row.user_id for row in house.recorder.take() if row.kind == "round"]


async def test_who_wishes_it_is_told_of_each_round_once_and_of_the_end(house: House) -> None:
    table = await house.running(2)
    await house.host.watching.watch(table.id, EVE + 1)
    await house.host.watching.watch(table.id, EVE)
    await house.host.watching.watch(table.id, EVE, "rounds")
    ends = 0
    while ends < 3:
        before = await house.host.look.position(table.id, None)
        table = await house.answer(table, table.waiting[0])
        after = await house.host.look.position(table.id, None)
        assert before.view is not None
        assert after.view is not None
        ended = after.view.round > before.view.round
        assert await rounds_told(house) == [EVE] * ended
        ends += ended
    await house.host.watching.watch(table.id, EVE, "end")
    table = await house.play_out(table)
    await house.outbox.drain()
    told_of = [
        (row.kind, row.user_id) for row in house.recorder.take() if row.user_id in (EVE, EVE + 1)
    ]
    assert told_of == [("over", EVE), ("over", EVE + 1)]


async def test_a_round_is_told_when_its_last_choice_has_settled(house: House) -> None:
    house.host._context.grace = timedelta(seconds=15)
    table = await house.running(2)
    await house.host.watching.watch(table.id, EVE, "rounds")
    settles = None
    while not (waits := [row for row in await house.store.read(untold) if row.kind == "round"]):
        table = await house.answer(table, table.waiting[0])
        settles = (await house.table(table.id)).settles_at
        house.clock.advance(seconds=0 if settles else 1)
    assert waits[0].next_try == (settles or house.clock.now() - timedelta(seconds=1))


async def test_a_line_a_day_is_due_in_the_evening_if_everyone_could_see_something_happen(
    house: House,
) -> None:
    table, other = await house.running(2), await house.running(2)
    await house.host.watching.watch(other.id, EVE)
    await house.host.watching.watch(table.id, EVE, "daily")
    assert house.later[-1] == house.clock.now().replace(hour=18)
    began = house.clock.now()
    [news] = await house.host.watching.news(EVE, None)
    assert (news.table.id, news.round, news.since) == (table.id, 1, began)
    assert await house.host.watching.news(EVE, began) == ()
    house.clock.advance(hours=1)
    table = await house.answer(table, table.waiting[0])
    assert await house.host.watching.news(EVE, began) == (), "a secret answer is no news"
    table = await house.answer(table, table.waiting[0])
    assert [each.table.id for each in await house.host.watching.news(EVE, began)] == [table.id]
    await house.host.watching.watch(table.id, EVE, "end")
    assert await house.host.watching.news(EVE, None) == ()


async def test_a_person_who_has_taken_a_seat_sees_the_end_there(house: House) -> None:
    table = await house.running(2)
    await house.host.watching.watch(table.id, EVE)
    await house.host.absence.offer(table.id, OPENER, None)
    seat = next(each.seat for each in table.seats if each.user_id == OPENER)
    await house.host.absence.take_seat(table.id, seat, person(EVE))
    vote = await house.host.votes.propose_abort(table.id, EVE)
    await house.host.votes.cast(vote.id, OPENER + 1, "yes")
    assert await told(house) == []


async def test_no_one_else_learns_of_it(house: House) -> None:
    table = await house.running(2)
    await house.outbox.drain()
    house.recorder.take()
    before = [await house.host.show.board(table.id, user) for user in (None, OPENER)]
    await house.host.watching.watch(table.id, EVE)
    await house.outbox.drain()
    assert house.recorder.take() == []
    assert [await house.host.show.board(table.id, user) for user in (None, OPENER)] == before


async def test_these_cannot_watch(house: House) -> None:
    lobby, table = await house.lobby(1), await house.running(2)
    with pytest.raises(ServiceError, match="not_running"):
        await house.host.watching.watch(lobby.id, EVE)
    with pytest.raises(ServiceError, match="already_seated"):
        await house.host.watching.watch(table.id, user_of(table, 0))
    with pytest.raises(ServiceError, match="unknown_table"):
        await house.host.watching.watch(4711, EVE)


async def test_only_so_many_tables_can_be_watched(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert MOST_WATCHED == 25
    monkeypatch.setattr("bot.service.watching.MOST_WATCHED", 1)
    first, second = await house.running(2), await house.running(2)
    await house.host.watching.watch(first.id, EVE)
    with pytest.raises(ServiceError, match="watches_too_many"):
        await house.host.watching.watch(second.id, EVE)
    assert [row[0] for row in (await house.contents())["watchers"]] == [first.id]
