"""Notices: each wait pings its person once; one fresh post; edits for the rest."""

import pytest

from bot.engine import telling
from bot.engine.model import TableInfo
from bot.storage.rows import OutboxRow, SeatRow
from rules.decision import Decision
from tests.bot.service.house import OPENER, House, people_waiting, person, user_of

BOARD = ("board", None, False, ())
"""The post is edited."""

LOBBY = ("lobby", None, False, ())
FULL = ("full", OPENER, False, ())
"""Others have filled the lobby. Once its game has begun, no one is told."""

Told = list[tuple[str, int | None, bool, tuple[int, ...]]]


def _what(rows: list[OutboxRow]) -> Told:
    return [(row.kind, row.user_id, row.fresh, row.ping) for row in rows]


async def _told(house: House) -> Told:
    await house.outbox.drain()
    return _what(house.recorder.take())


async def _without_dms(house: House, *user_ids: int) -> None:
    for user_id in user_ids:
        await house.host.profiles.set_user(user_id, language=None, dm=False, confirm=False)


def _builds(decision: Decision) -> bool:
    return decision.kind == "build" and len(decision.options) > 2


async def _with_role(house: House, table: TableInfo, role: str) -> TableInfo:
    seat = table.waiting[0]
    options = (await house.asked(table, seat)).options
    return await house.answer(table, seat, (options.index(f"role:{role}"),))


def test_while_computers_have_yet_to_answer_no_one_is_pinged_and_none_is_forgotten() -> None:
    """One post for all who are asked, however many computers answer in between."""
    seats = [SeatRow(0, 11, "A", asked_at=5), SeatRow(1, 12, "B", asked_at=5)]
    computer = SeatRow(2, None, "", computer="greedy", asked_at=5)
    assert telling.to_ping([*seats, computer], None, settled=True) == []
    assert telling.aware([*seats, computer], [], None, settled=True) == [*seats, computer]
    answered = [*seats, computer._replace(asked_at=None)]
    assert telling.to_ping(answered, 12, settled=True) == [11]
    assert telling.to_ping(telling.aware(answered, [], 12, settled=True), None, settled=True) == []


async def test_every_change_of_a_lobby_refreshes_its_post_once(house: House) -> None:
    await house.lobby(1)
    assert await _told(house) == [("lobby", None, False, ())]
    table = await house.lobby(3)
    await house.host.lobby.leave(table.id, 12)
    assert await _told(house) == [FULL, LOBBY], "it was full meanwhile"
    await house.host.lobby.leave(table.id, 13)
    await house.host.lobby.join(table.id, person(12))
    assert await _told(house) == [("lobby", None, False, ())]


async def test_at_the_start_all_but_the_starter_get_their_panel_then_comes_one_post(
    house: House,
) -> None:
    await house.lobby(1)
    await _told(house)
    table = await house.running(3)
    told = await _told(house)
    assert told[:2] == [FULL, LOBBY]
    assert {each[:2] for each in told[2:4]} == {("panel", 12), ("panel", 13)}
    assert told[4:] == [("board", None, True, ())]
    assert len(table.waiting) == 3


async def test_who_wants_no_dm_is_mentioned_in_the_post(house: House) -> None:
    await _without_dms(house, 12)
    await house.host.profiles.note_dm(13, closed=True)
    await house.running(3)
    assert (await _told(house))[2:] == [("board", None, True, (12, 13))]


async def test_no_one_is_pinged_twice_for_one_wait(house: House) -> None:
    table = await house.running(3)
    await _told(house)
    first = next(seat for seat in range(3) if user_of(table, seat) != OPENER)
    await house.answer(table, first)
    assert await _told(house) == [("board", None, False, ())]
    await house.host.play.take_back(table.id, user_of(table, first), table.version + 1)
    assert await _told(house) == [("board", None, False, ())]


async def test_who_was_called_is_called_again_an_hour_later_if_the_move_stands(
    house: House,
) -> None:
    """Another player takes their move back and makes it again: one ping, then one an hour later."""
    table = await house.running(2, starting_hand="off")
    await _told(house)
    seat = table.waiting[0]
    other = user_of(table, 1 - seat)
    for told in ([("panel", other, False, ()), ("board", None, True, ())], [BOARD], [BOARD]):
        table = await _with_role(house, table, "producer")
        assert await _told(house) == told
        house.clock.advance(minutes=10)
        table = (await house.take_back(table, seat)).table
        assert await _told(house) == [BOARD]
    await _with_role(house, table, "producer")
    house.clock.advance(minutes=29)
    assert await _told(house) == [BOARD]
    house.clock.advance(minutes=1)
    assert await _told(house) == [("panel", other, False, ())]


async def test_who_has_moved_since_is_called_at_once(house: House) -> None:
    table = await house.running(2, starting_hand="off")
    seat = table.waiting[0]
    other = user_of(table, 1 - seat)
    table = await _with_role(house, table, "producer")
    table = (await house.take_back(table, seat)).table
    table = await _with_role(house, table, "producer")
    table = await house.answer(table, 1 - seat)
    await _told(house)
    table = await house.play_until(table, lambda table, _: table.waiting == (seat,))
    await _told(house)
    table = await house.play_until(table, lambda table, _: table.waiting == (1 - seat,))
    assert ("panel", other, False, ()) in await _told(house)


async def test_what_no_one_else_can_see_is_not_posted(house: House) -> None:
    """The building a person plans is unknown before it is paid for."""
    table = await house.running(2)
    kinds: list[str] = []
    while kinds[-2:] != ["build", "pay"]:
        seat = table.waiting[0]
        await house.outbox.drain()
        house.recorder.take()
        kinds.append((await house.asked(table, seat)).kind)
        table = await house.answer(table, seat, (0,) if kinds[-1] == "build" else None)
        if table.waiting == (seat,) and kinds[-1] == "build":
            kinds.append((await house.asked(table, seat)).kind)
    assert await _told(house) == []


async def test_a_step_that_no_one_else_can_see_leaves_clock_offer_and_reminders(
    house: House,
) -> None:
    """The payment is asked for before anyone learns of the building."""
    table = await house.running(3, clock="normal")
    table = await house.play_until(table, lambda _, asked: _builds(asked[0]))
    seat = people_waiting(table)[0]
    builder = user_of(table, seat)
    await house.host.absence.offer(table.id, builder, None)
    house.clock.advance(hours=20.0001)
    await _told(house)
    before = await house.host.look.position(table.id, None)
    table = await house.answer(before.table, seat, (0,))
    after = await house.host.look.position(table.id, None)
    assert seat in after.table.waiting
    assert after.view == before.view, "no one sees it"
    assert after.table.seats == before.table.seats
    assert await _told(house) == []
    house.clock.advance(hours=4)
    await house.host.run_due()
    assert [each[:2] for each in await _told(house)] == [("reminder", builder)]


async def test_the_next_person_is_pinged_and_who_acted_is_not(house: House) -> None:
    table = await house.running(2, starting_hand="off")
    await _told(house)
    chooser = table.waiting[0]
    table = await _with_role(house, table, "prospector")
    other = user_of(table, 1 - chooser)
    assert await _told(house) == [("panel", other, False, ()), ("board", None, True, ())]


@pytest.mark.proof
async def test_computers_moves_make_one_post_and_ping_no_one_who_just_acted(
    house: House,
) -> None:
    table = await house.running(1, 3)
    await _told(house)
    for _ in range(10):
        before = table.version
        table = await house.answer(table, table.waiting[0])
        told = await _told(house)
        assert told in ([], [("board", None, False, ())]), (before, table.version)


@pytest.mark.proof
async def test_the_end_is_told_once_and_makes_unsent_boards_and_panels_needless(
    house: House,
) -> None:
    await house.play_out(await house.running(2))
    final, result = ("final", None, True, ()), ("result", 12, False, ())
    assert await _told(house) == [FULL, LOBBY, final, result]
    assert (await house.contents())["outbox"] == []


@pytest.mark.proof
async def test_each_wait_of_a_whole_game_is_pinged_once(house: House) -> None:
    """Count waits from outside: whenever a person who did not act begins to wait, one ping."""
    await _without_dms(house, 11, 12, 13)
    table = await house.running(3)
    told = await _told(house)
    waiting = {user_of(table, seat) for seat in table.waiting}
    assert set(told[-1][3]) == waiting - {OPENER}
    for _ in range(80):
        seat = table.waiting[0]
        actor = user_of(table, seat)
        table = await house.answer(table, seat)
        now = {user_of(table, each) for each in table.waiting}
        new = (now - waiting) - {actor}
        told = await _told(house)
        pinged = [user_id for row in told for user_id in row[3]]
        assert sorted(pinged) == sorted(new)
        assert [row[2] for row in told if row[2]] == ([True] if new else [])
        waiting = now


async def test_who_answers_before_they_were_told_is_not_told_any_more(house: House) -> None:
    """A table begins at midnight, when Ben is off; Cleo takes no messages, and the post waits."""
    await house.set_user(12, quiet=(22 * 60, 6 * 60))
    await house.set_user(13, dm=False)
    table = await house.running(3)
    for user_id in (12, 13):
        seat = next(each for each in table.seats if each.user_id == user_id)
        table = await house.answer(table, seat.seat)
    house.clock.advance(hours=6)
    assert not [told for told in await _told(house) if told[1] == 12 or 13 in told[3]]
