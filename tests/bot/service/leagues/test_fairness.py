"""A league's table: no hints, no votes, no seats handed on; a stand-in once time is up."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import update

from bot.engine.errors import NotAllowed
from bot.engine.model import TableInfo
from bot.storage import happenings
from bot.storage.schema import tables
from rules.decision import choose
from rules.event import Seat
from tests.bot.service.house import CHANNEL, SERVER, House, person, untold, user_of
from tests.bot.service.leagues.playing import league_table, waiting_for_one
from tests.sql import run

GUEST = 99

Act = Callable[[House, TableInfo], Awaitable[Any]]

UNFAIR: dict[str, Act] = {
    "offer": lambda house, table: house.host.absence.offer(table.id, user_of(table, 1), GUEST),
    "offer to anyone": lambda house, table: house.host.absence.offer(
        table.id, user_of(table, 1), None
    ),
    "end": lambda house, table: house.host.votes.propose_abort(table.id, user_of(table, 1)),
    "clock": lambda house, table: house.host.votes.propose_clock(
        table.id, user_of(table, 1), "relaxed"
    ),
    "late": lambda house, table: house.host.votes.call_overtime(table.id, user_of(table, 1), 0),
    "hint": lambda house, table: house.host.hints.hint(table.id, user_of(table, 0), lambda _: ()),
}


@pytest.mark.parametrize("act", UNFAIR)
async def test_what_could_help_or_hurt_others_is_refused(house: House, act: str) -> None:
    table = await waiting_for_one(house)
    before = await house.contents()
    refusal = "no_hints" if act == "hint" else "of_league"
    with pytest.raises(NotAllowed, match=refusal):
        await UNFAIR[act](house, table)
    assert await house.contents() == before


async def test_a_seat_that_was_resigned_goes_to_nobody(house: House) -> None:
    """A second account can't take it, whoever votes for that, nor the last one who plays."""
    table = await league_table(house)
    await house.resign(table, 1)
    for left in (2, 1):
        with pytest.raises(NotAllowed, match="of_league"):
            await house.host.votes.propose_offer(table.id, user_of(table, 0), 1, GUEST)
        if left == 2:
            await house.resign(table, 2)
    with pytest.raises(Exception, match="not_offered"):
        await house.host.absence.take_seat(table.id, 1, person(GUEST))


async def test_moves_are_not_undone_by_agreement(house: House) -> None:
    table = await league_table(house, starting_hand="off")
    [seat] = table.waiting
    table = await house.answer(
        table, seat, choose(await house.asked(table, seat), "role:prospector")
    )
    with pytest.raises(NotAllowed, match="of_league"):
        await house.host.votes.propose_undoing(table.id, user_of(table, seat))


async def test_the_place_can_be_voted_on_and_the_last_one_can_end_the_game(house: House) -> None:
    table = await league_table(house)
    vote = await house.host.votes.propose_place(table.id, user_of(table, 0), SERVER, CHANNEL + 1)
    assert vote.closes_at is not None
    for seat in (1, 2):
        await house.resign(table, seat)
    await house.host.votes.propose_abort(table.id, user_of(table, 0))
    assert (await house.table(table.id)).status == "aborted"


async def test_it_stays_on_its_server(house: House) -> None:
    table = await league_table(house)
    await house.host.profiles.note_left(SERVER)
    with pytest.raises(NotAllowed, match="other_server"):
        await house.host.absence.move_here(table.id, user_of(table, 0), SERVER + 1, CHANNEL)


# --- time that is up ------------------------------------------------------------------------------


async def out_of_time(house: House, table: TableInfo, seat: Seat = 0) -> TableInfo:
    """Let the bank of the seat that is waited for run dry."""
    deadline = table.seats[seat].deadline
    assert deadline is not None
    house.clock.time = deadline
    await house.host.run_due()
    return await house.table(table.id)


async def told(house: House) -> list[tuple[str, int | None]]:
    """Return the messages to come, apart from reminders."""
    rows = [(row.kind, row.user_id) for row in await house.store.read(untold)]
    return [row for row in rows if row[0] != "reminder"]


async def test_when_a_bank_is_empty_a_computer_stands_in_a_day_later(house: House) -> None:
    table = await waiting_for_one(house)
    await house.outbox.drain()
    table = await out_of_time(house, table)
    late = table.seats[0]
    assert (late.overtime, late.computer) == (True, None)
    assert late.deadline == house.clock.now() + timedelta(days=1)
    assert await told(house) == [("timeup", late.user_id), ("board", None)]
    assert (await house.contents())["votes"] == []
    await house.prove(table)

    table = await out_of_time(house, table)
    late = table.seats[0]
    assert (late.overtime, late.stand_in, late.waiting) == (False, True, False)
    assert ("standin", late.user_id) in await told(house)
    happened = await house.store.read(happenings.of_table, table.id)
    assert [(each.kind, each.seat) for each in happened] == [("late", 0)]
    await house.prove(table)


async def test_a_move_in_that_day_ends_it_but_the_bank_stays_empty(house: House) -> None:
    table = await out_of_time(house, await waiting_for_one(house))
    house.clock.advance(hours=23)
    while 0 in table.waiting:
        table = await house.answer(table, 0)
    assert not table.seats[0].overtime
    table = await house.play_until(table, lambda table, _: 0 in table.waiting)
    deadline = table.seats[0].deadline
    assert deadline == house.clock.now() + timedelta(hours=8)
    await house.prove(table)


async def test_who_is_back_has_no_more_time_than_a_day(house: House) -> None:
    """Coming back again and again costs an answer each time (`absence.py`)."""
    table = await out_of_time(house, await waiting_for_one(house))
    table = await out_of_time(house, table)
    table = await house.host.absence.come_back(table.id, user_of(table, 0))
    table = await house.play_until(table, lambda table, _: 0 in table.waiting)
    began, stood = house.clock.now(), house.clock.now() + timedelta(hours=8 + 24)
    table = await out_of_time(house, await out_of_time(house, table))
    assert table.seats[0].stand_in
    assert house.clock.now() == stood > began


@pytest.mark.parametrize("off", ["quiet", "vacation"])
async def test_time_off_that_is_set_in_that_day_does_not_move_its_end(
    house: House, off: str
) -> None:
    table = await out_of_time(house, await waiting_for_one(house))
    until, late = table.seats[0].deadline, user_of(table, 0)
    house.clock.advance(hours=1)
    if off == "quiet":
        await house.host.profiles.set_user(late, quiet=(0, 8 * 60))
    else:
        await house.host.profiles.plan_vacation(late, house.clock.now().date(), 14)
    assert (await house.table(table.id)).seats[0].deadline == until


async def test_computers_are_not_left_to_themselves(house: House) -> None:
    """The end of the day is put off until another person plays by hand."""
    table = await waiting_for_one(house, 2)
    table = await house.host.absence.stand_in(table.id, user_of(table, 1))
    table = await out_of_time(house, await out_of_time(house, table))
    assert not table.seats[0].stand_in
    assert table.seats[0].deadline == house.clock.now() + timedelta(days=1)
    await house.host.absence.come_back(table.id, user_of(table, 1))
    table = await out_of_time(house, table)
    assert table.seats[0].stand_in
    await house.prove(table)


async def test_the_day_stands_while_the_bot_is_gone(house: House) -> None:
    table = await out_of_time(house, await waiting_for_one(house))
    house.clock.advance(hours=20)
    await house.host.profiles.note_left(SERVER)
    assert (await house.table(table.id)).seats[0].deadline is None
    house.clock.advance(days=7)
    await house.host.profiles.note_joined(SERVER)
    table = await house.table(table.id)
    assert table.seats[0].deadline == house.clock.now() + timedelta(days=1)
    await house.prove(table)


async def test_others_can_call_no_vote_about_a_missing_player(house: House) -> None:
    table = await out_of_time(house, await waiting_for_one(house))
    assert (await house.host.show.more(table.id, user_of(table, 1))).missing == ()


async def test_when_all_others_have_resigned_no_time_counts(house: House) -> None:
    table = await waiting_for_one(house)
    for seat in (1, 2):
        table = await house.resign(table, seat)
    if 0 not in table.waiting:
        table = await house.play_until(table, lambda table, _: 0 in table.waiting)
    house.clock.advance(days=30)
    await house.host.run_due()
    assert not (await house.table(table.id)).seats[0].overtime


async def test_a_vote_that_was_open_elsewhere_is_as_before(house: House) -> None:
    """Only the table's season makes the difference."""
    table = await waiting_for_one(house)
    await house.store.write(run, update(tables).values(season_id=None))
    table = await out_of_time(house, table)
    assert table.seats[0].deadline is None
    assert len((await house.contents())["votes"]) == 1
