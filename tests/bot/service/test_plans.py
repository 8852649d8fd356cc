"""Planning ahead: the answers of plans, their times, their notices, and no other change.

Five people bid for lots in the made-up game, in the order of their seats; a plan for `bid` is what
most of these tests are about.
"""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import TypeAlias

import pytest

from bot.engine import computers, planning
from bot.engine.model import TableInfo
from bot.engine.planning import LONGEST, SOONEST, USUAL
from bot.engine.turn import turn_at
from bot.storage import tables
from rules.decision import Decision, choose
from rules.event import Seat
from tests.bot.service.house import SERVER, House, person, user_of
from tests.bot.service.planning import (
    BID,
    GUEST,
    TIP,
    auction,
    bids,
    half_an_hour_later,
    lot_won,
    made,
    orders,
    passes,
    plans_of,
    ranks,
    row_of,
    told,
)
from tests.games.hosting import hosted

__all__ = ["hosted"]

Act: TypeAlias = Callable[[House, TableInfo, int], Awaitable[None]]


# --- when a plan answers -------------------------------------------------------------------------


async def test_the_first_that_can_be_chosen_is_the_answer_after_a_while(house: House) -> None:
    table = await auction(house)
    await ranks(house, table, 1, "4", "6")
    await bids(house, table, 0, 4)
    due = (await row_of(house, table, 1)).plan_due
    assert due is not None
    assert USUAL * SOONEST <= due - house.clock.now() <= USUAL
    assert house.later[-1] == due or due in house.later
    assert (await house.table(table.id)).waiting == (1,)
    house.clock.time = due
    await house.host.run_due()
    [entry] = await made(house, table)
    assert (entry.seat, entry.user_id, entry.keys) == (1, user_of(table, 1), ("cheque:6",))
    assert (await house.table(table.id)).waiting == (2,)
    assert await plans_of(house, table, 1) == []
    await house.prove(table)


async def test_it_does_not_answer_at_the_very_end_of_a_clock(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everyone would recognise it as a plan's."""
    monkeypatch.setattr(planning, "USUAL", timedelta(days=300))
    monkeypatch.setattr(planning, "LONGEST", timedelta(days=300))
    table = await auction(house, clock="fast")
    await ranks(house, table, 1, "6")
    await bids(house, table, 0, 4)
    row = await row_of(house, table, 1)
    assert row.plan_due is not None
    assert row.deadline is not None
    assert house.clock.now() < row.plan_due < row.deadline


async def test_others_get_what_they_would_get_without_a_plan(house: House) -> None:
    table = await auction(house)
    await ranks(house, table, 1, "6")
    await bids(house, table, 0, 4)
    assert await told(house) == [("panel", user_of(table, 1), False), ("board", None, True)]
    await half_an_hour_later(house)
    assert await told(house) == [("panel", user_of(table, 2), False), ("board", None, True)]


async def test_at_once_means_before_anyone_is_told(house: House) -> None:
    table = await auction(house)
    await ranks(house, table, 1, "6", at_once=True)
    await bids(house, table, 0, 4)
    assert [entry.keys for entry in await made(house, table)] == [("cheque:6",)]
    assert await told(house) == [("panel", user_of(table, 2), False), ("board", None, True)]
    await house.prove(table)


async def test_where_no_one_else_plays_every_plan_answers_at_once(house: House) -> None:
    table = await auction(house)
    await ranks(house, table, 1, "8")
    for seat in (2, 3, 4, 0):
        await house.resign(table, seat)
    assert [entry.keys for entry in await made(house, table)] == [("cheque:8",)]


async def test_a_pause_is_drawn_from_how_long_people_here_take(house: House) -> None:
    table = await auction(house)
    for seat, minutes in enumerate((4, 4, 4)):
        house.clock.advance(minutes=minutes)
        await bids(house, table, seat, seat + 1)
    await ranks(house, table, 4, "8")
    house.clock.advance(minutes=4)
    await bids(house, table, 3, 6)
    due = (await row_of(house, table, 4)).plan_due
    assert due is not None
    assert timedelta(minutes=1) <= due - house.clock.now() <= timedelta(minutes=4)


async def test_a_pause_is_drawn_to_the_microsecond(house: House) -> None:
    """Answers after whole seconds would be known as those of plans."""
    table = await auction(house)
    await ranks(house, table, 1, "6")
    await bids(house, table, 0, 4)
    due = (await row_of(house, table, 1)).plan_due
    assert due is not None
    assert (due - house.clock.now()).microseconds


async def test_no_one_is_kept_longer_than_half_an_hour(house: House) -> None:
    table = await auction(house)
    house.clock.advance(days=3)
    await ranks(house, table, 1, "6")
    await bids(house, table, 0, 4)
    due = (await row_of(house, table, 1)).plan_due
    assert due is not None
    assert due - house.clock.now() <= LONGEST


async def test_a_choice_by_hand_is_faster(house: House) -> None:
    table = await auction(house)
    await ranks(house, table, 1, "6")
    table = await bids(house, table, 0, 4)
    await bids(house, table, 1, 8)
    assert not (await row_of(house, table, 1)).is_planned
    await half_an_hour_later(house)
    assert await made(house, table) == []


async def test_a_restart_forgets_no_plan(house: House) -> None:
    table = await auction(house)
    await ranks(house, table, 1, "6")
    await bids(house, table, 0, 4)
    await house.restart()
    await half_an_hour_later(house)
    assert [entry.keys for entry in await made(house, table)] == [("cheque:6",)]


async def test_one_that_answers_at_once_does_so_after_a_crash(house: House, monkeypatch) -> None:
    """Planted: the process dies between the move and the answer of the plan."""
    table = await auction(house)
    await ranks(house, table, 1, "6", at_once=True)

    async def dies(*_: object, **__: object) -> None: ...

    with monkeypatch.context() as crash:
        crash.setattr(house.host._computers, "answer", dies)
        await bids(house, table, 0, 4)
    assert await told(house) == [("board", None, False)]
    await house.restart()
    assert [entry.keys for entry in await made(house, table)] == [("cheque:6",)]


async def test_a_plan_adds_one_statement_to_the_turn_that_triggers_it(house: House) -> None:
    """It queries how long people here take; the notes are in the seats, as ever."""
    counted: list[list[str]] = []
    for planned in (False, True):
        table = await auction(house)
        if planned:
            await ranks(house, table, 1, "6")
        with house.counting() as statements:
            await house.host.play.choose(table.id, user_of(table, 0), table.version, 0, (2,))
        counted.append(statements)
        assert (await row_of(house, table, 1)).is_planned == planned
    usual, triggering = counted
    assert triggering == [*usual[:3], "SELECT", *usual[3:]]


# --- notices of a plan without an answer ---------------------------------------------------------


async def test_a_person_who_is_asked_more_than_was_planned_is_told_alone(house: House) -> None:
    """A post of its own would tell the others that no one was there."""
    table = await auction(house)
    await bids(house, table, 0, 4)
    await passes(house, table, 1, 2)
    await bids(house, table, 3, 6)
    await passes(house, table, 4)
    await house.host.plans.rank(table.id, user_of(table, 4), TIP, ("cheque:8",))
    await bids(house, table, 0, 3)
    await passes(house, table, 3)
    for seat in range(4):
        await house.answer(await house.table(table.id), seat, (0,))
    await told(house)
    await half_an_hour_later(house)
    assert (await house.table(table.id)).waiting == (4,)
    assert await told(house) == [("board", None, False), ("nudge", user_of(table, 4), False)]


async def test_a_person_who_is_asked_after_computers_have_answered_to_their_plan_is_told_alone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The plan of the second chooses the Trader, and a computer the Councillor, which asks all."""
    table = await san_juan(house, monkeypatch)
    await house.host.plans.rank(table.id, user_of(table, 1), "role", ("role:trader",))
    await picks(house, table, 0, "role:prospector")
    await told(house)
    await half_an_hour_later(house)
    assert [entry.keys for entry in await made(house, table)] == [("role:trader",)]
    assert (await house.table(table.id)).waiting == (0, 1)
    assert await told(house) == [
        ("panel", user_of(table, 0), False),
        ("board", None, True),
        ("nudge", user_of(table, 1), False),
    ]


async def test_a_person_who_has_answered_meanwhile_is_not_told_that_a_plan_did_not(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were off; then they answered by hand, and were asked the next thing at once."""
    table = await san_juan(house, monkeypatch)
    user_id = user_of(table, 1)
    await house.host.plans.rank(table.id, user_id, "role", ("role:trader",))
    await picks(house, table, 0, "role:prospector")
    now = house.clock.now()
    await house.set_user(user_id, quiet=(now.hour * 60, (now.hour + 3) % 24 * 60))
    await told(house)
    await half_an_hour_later(house)
    await told(house)
    await house.answer(await house.table(table.id), 1)
    await house.answer(await house.table(table.id), 0)
    await told(house)
    house.clock.advance(hours=3)
    assert [row for row in await told(house) if row[0] == "nudge"] == []


async def test_no_position_is_kept_before_what_the_same_turn_reveals(house: House) -> None:
    """For example, a plan builds and pays, which draws a card: nothing before can be taken back."""
    lobby = await house.lobby(2, game="san_juan", starting_hand="off")
    table = await house.host.beginning.start(lobby.id, 11)
    stored = await house.store.read(tables.find, table.id)
    assert stored is not None
    turn = turn_at(house.host.play._context, stored)
    for seat, key in ((0, "role:builder"), (0, "pass"), (1, "pass"), (1, "role:prospector")):
        turn.play(seat, choose(turn.open()[seat], key))
    assert turn.revealed
    assert turn.kept == []


async def san_juan(house: House, monkeypatch: pytest.MonkeyPatch) -> TableInfo:
    """Return a table of San Juan with a computer that likes to be Councillor, before any role."""
    monkeypatch.setattr(computers, "choose", _councillor)
    while True:
        lobby = await house.lobby(2, 1, game="san_juan", starting_hand="off")
        table = await house.host.beginning.start(lobby.id, 11)
        if table.seats[2].computer:  # seats are drawn
            await told(house)
            return table
        await house.resign(table, 0 if table.seats[1].computer else 1)


def _councillor(_game: object, _level: object, _state: object, decision: Decision, _: object):
    wished = [key for key in decision.options if key == "role:councillor"]
    return choose(decision, *(wished or decision.options[: decision.least]))


async def picks(house: House, table: TableInfo, seat: Seat, *keys: str) -> None:
    decision = await house.asked(table, seat)
    await house.answer(await house.table(table.id), seat, choose(decision, *keys))


async def test_a_plan_that_is_removed_while_due_calls_no_one(house: House) -> None:
    table = await auction(house)
    user_id = user_of(table, 4)
    await house.host.plans.rank(table.id, user_id, TIP, ("cheque:8",))
    await lot_won(house, table)
    assert (await row_of(house, table, 4)).is_planned
    await told(house)
    await house.host.plans.remove(table.id, user_id, TIP)
    assert await told(house) == [], "the person who removes it sees the question"
    assert (await house.seen(table, 4)).is_planned is False


# --- notices to its owner ------------------------------------------------------------------------


async def test_the_next_panel_tells_its_owner_and_no_one_else(house: House) -> None:
    table = await auction(house)
    await ranks(house, table, 1, "6", at_once=True)
    await bids(house, table, 0, 4)
    own, other = await house.seen(table, 1), await house.seen(table, 2)
    assert own.planned == (BID,)
    assert own.chosen is not None
    assert own.chosen.planned
    assert (other.planned, other.plans) == ((), ())
    page = await house.host.look.page(table.id, user_of(table, 1))
    [place] = page.planned
    assert page.events[place].kind == "bid"
    assert (await house.host.look.page(table.id, user_of(table, 2))).planned == frozenset()


async def test_all_that_plans_chose_since_the_last_move_by_hand_is_told(house: House) -> None:
    table = await auction(house)
    await orders(house, table, 1, "8")
    await bids(house, table, 0, 4)
    await passes(house, table, 2, 3, 4)
    await bids(house, table, 0, 3)
    own = await house.seen(table, 1)
    assert own.planned == (BID, BID)
    assert [event.facts["seat"] for event in own.since] == [1, 2, 3, 4, 0, 1]


async def test_so_is_what_they_chose_before_something_was_revealed(house: House) -> None:
    """No one can take back what came before; the panel still has to tell of it."""
    table = await auction(house)
    await orders(house, table, 1, "8")
    await house.host.plans.rank(table.id, user_of(table, 1), TIP, ("cheque:8",))
    await house.host.plans.pace(table.id, user_of(table, 1), TIP, at_once=True)
    await bids(house, table, 0, 1)
    await passes(house, table, 2, 3, 4, 0)
    for seat in (0, 2, 3, 4):
        await house.answer(await house.table(table.id), seat, (0,))
    assert (await house.seen(table, 1)).planned == (BID, TIP, BID)


async def test_a_newcomer_is_not_told_what_the_former_holder_had_planned(house: House) -> None:
    table = await auction(house)
    await ranks(house, table, 1, "6", at_once=True)
    await bids(house, table, 0, 4)
    await house.host.absence.offer(table.id, user_of(table, 1), None)
    assert (await house.seen(table, 1)).planned == (BID,)
    table = await house.host.absence.take_seat(table.id, 1, person(GUEST))
    assert (await house.seen(table, 1)).planned == ()
    assert (await house.host.look.page(table.id, GUEST)).planned == frozenset()


async def test_a_plan_that_would_answer_at_once_and_is_removed_leaves_those_of_others(
    house: House,
) -> None:
    """All are asked at the same time, by a choice that has yet to settle."""
    house.host._context.grace = timedelta(seconds=15)
    table = await auction(house)
    for seat in (1, 4):
        user_id = user_of(table, seat)
        await house.host.plans.rank(table.id, user_id, TIP, ("cheque:8",))
        await house.host.plans.pace(table.id, user_id, TIP, at_once=seat == 4)
    await lot_won(house, table)
    assert (await house.seen(table, 4)).is_planned
    await house.host.plans.remove(table.id, user_of(table, 4), TIP)
    assert (await house.seen(table, 4)).is_planned is False
    await house.prove(table)
    house.clock.advance(seconds=16)
    await half_an_hour_later(house)
    assert (await house.seen(table, 1)).planned == (TIP,)


async def _moves_the_table(house: House, table: TableInfo, user_id: int) -> None:
    await house.host.absence.move_here(table.id, user_id, SERVER, 5)


async def _offers_the_seat(house: House, table: TableInfo, user_id: int) -> None:
    await house.host.absence.offer(table.id, user_id, None)


async def _withdraws_it(house: House, table: TableInfo, user_id: int) -> None:
    await _offers_the_seat(house, table, user_id)
    await house.host.absence.withdraw(table.id, user_id)


@pytest.mark.parametrize("act", [_moves_the_table, _offers_the_seat, _withdraws_it])
async def test_who_is_shown_only_a_sentence_is_called_all_the_same(house: House, act: Act) -> None:
    """Before the choice that led to their question has settled."""
    house.host._context.grace = timedelta(seconds=15)
    table = await auction(house)
    await bids(house, table, 0, 4)
    await act(house, table, user_of(table, 1))
    house.clock.advance(seconds=16)
    await house.host.run_due()
    assert ("panel", user_of(table, 1), False) in await told(house)


@pytest.mark.parametrize("act", [_moves_the_table, _withdraws_it])
async def test_a_plan_answers_for_them_all_the_same(house: House, act: Act) -> None:
    house.host._context.grace = timedelta(seconds=15)
    table = await auction(house)
    await ranks(house, table, 1, "6")
    await bids(house, table, 0, 4)
    await act(house, table, user_of(table, 1))
    house.clock.advance(seconds=16)
    await half_an_hour_later(house)
    assert (await house.seen(table, 1)).planned == (BID,)
