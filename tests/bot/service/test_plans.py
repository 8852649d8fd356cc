"""Planning ahead: who answers by a plan, when, what becomes of it, and that nothing else changes.

Five people bid for lots in the made-up game, in the order of their seats; a plan for `bid` is what
most of these tests are about.
"""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any, Final

import pytest

from bot.service.errors import ServiceError
from bot.service.model import PlanInfo, TableInfo
from bot.service.turns import computers
from bot.service.turns.planning import LEAD, LONGEST, SOONEST, USUAL
from bot.service.turns.turn import turn_at
from bot.storage import plans, tables
from bot.storage.rows import Entry, SeatRow
from rules.decision import Decision, choose
from rules.errors import IllegalChoice
from rules.event import Seat
from tests.bot.service.house import House, person, user_of
from tests.games.hosting import hosted

__all__ = ["hosted"]

BID, TIP = "bid", "tip"
GUEST = 77
Act = Callable[[House, TableInfo], Awaitable[object]]


async def auction(house: House, persons: int = 5, computers: int = 0) -> TableInfo:
    lobby = await house.lobby(persons, computers, game="auction")
    table = await house.host.lobby.start(lobby.id, 11)
    await told(house)
    return table


async def told(house: House) -> list[tuple[str, int | None, bool]]:
    await house.outbox.drain()
    return [(row.kind, row.user_id, row.fresh) for row in house.recorder.take()]


async def bids(house: House, table: TableInfo, seat: Seat, *cheques: int) -> TableInfo:
    """Let a seat lay these cheques, or pass."""
    decision = await house.asked(table, seat)
    choice = choose(decision, *(f"cheque:{cheque}" for cheque in cheques))
    return await house.answer(await house.table(table.id), seat, choice)


async def ranks(house: House, table: TableInfo, seat: Seat, *sets: str, at_once=False) -> None:
    """Plan bids of these cheques, the dearest first: "6", or "2+4" for two of them."""
    user_id, host = user_of(table, seat), house.host.plans
    for one in sets:
        keys = tuple(f"cheque:{cheque}" for cheque in one.split("+"))
        await host.rank(table.id, user_id, BID, keys)
    if at_once:
        await host.pace(table.id, user_id, BID, at_once=True)


async def orders(house: House, table: TableInfo, seat: Seat, value: str, *, at_once=True) -> None:
    """Give the standing order to bid up to a sum."""
    user_id = user_of(table, seat)
    await house.host.plans.order(table.id, user_id, "bid_up_to", value)
    await house.host.plans.pace(table.id, user_id, BID, at_once=at_once)


async def row_of(house: House, table: TableInfo, seat: Seat) -> SeatRow:
    stored = await house.store.read(tables.find, table.id)
    assert stored is not None
    return stored.seats[seat]


async def plans_of(house: House, table: TableInfo, seat: Seat) -> list[PlanInfo]:
    return await house.store.read(plans.of_seat, table.id, seat)


async def fates(house: House, table: TableInfo, seat: Seat) -> dict[str, str | None]:
    """Return what has become of a seat's plans, by kind of question."""
    return {plan.kind: plan.ended for plan in await plans_of(house, table, seat)}


async def made(house: House, table: TableInfo) -> list[Entry]:
    """Return what plans have chosen."""
    return [entry for entry in await house.journal(table) if entry.planned]


async def half_an_hour_later(house: House) -> None:
    house.clock.advance(minutes=30)
    await house.host.run_due()


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


async def test_others_get_what_they_would_get_without_a_plan(house: House) -> None:
    table = await auction(house)
    await ranks(house, table, 1, "6")
    await bids(house, table, 0, 4)
    assert await told(house) == [("panel", user_of(table, 1), False), ("board", None, True)]
    await half_an_hour_later(house)
    assert await told(house) == [("panel", user_of(table, 2), False), ("board", None, True)]


async def test_at_once_means_before_anybody_is_told(house: House) -> None:
    table = await auction(house)
    await ranks(house, table, 1, "6", at_once=True)
    await bids(house, table, 0, 4)
    assert [entry.keys for entry in await made(house, table)] == [("cheque:6",)]
    assert await told(house) == [("panel", user_of(table, 2), False), ("board", None, True)]
    await house.prove(table)


async def test_where_nobody_else_plays_every_plan_answers_at_once(house: House) -> None:
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


async def test_nobody_is_kept_longer_than_half_an_hour(house: House) -> None:
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
    """It asks how long people here take; what is noted stands in the seats, as ever."""
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


# --- what becomes of it --------------------------------------------------------------------------


async def test_one_for_once_whose_question_it_cannot_answer_has_its_owner_asked(house) -> None:
    table = await auction(house)
    await ranks(house, table, 1, "4")
    await bids(house, table, 0, 6)
    assert await fates(house, table, 1) == {BID: "vain"}
    assert await told(house) == [("panel", user_of(table, 1), False), ("board", None, True)]
    assert [plan.ended for plan in (await house.seen(table, 1)).plans] == ["vain"]
    await bids(house, table, 1)
    assert await fates(house, table, 1) == {}, "its owner has seen it by then"


async def test_a_standing_order_answers_again_and_again(house: House) -> None:
    table = await auction(house)
    await orders(house, table, 1, "8")
    await bids(house, table, 0, 4)
    for seat in (2, 3, 4):
        await bids(house, table, seat)
    await bids(house, table, 0, 3)
    assert [entry.keys for entry in await made(house, table)] == [
        ("cheque:1", "cheque:4"),
        ("cheque:3",),
    ]
    assert await fates(house, table, 1) == {BID: None}
    await house.prove(table)


async def passes(house: House, table: TableInfo, *seats: Seat) -> None:
    for seat in seats:
        await bids(house, table, seat)


async def lot_won(house: House, table: TableInfo) -> None:
    """Seat 0 gets the lot, and everybody tips nothing."""
    await bids(house, table, 0, 4)
    await passes(house, table, 1, 2, 3, 4)


async def tipped(house: House, table: TableInfo) -> None:
    """The round ends, and the next begins with seat 0."""
    await lot_won(house, table)
    for seat in range(5):
        await house.answer(await house.table(table.id), seat, (0,))


async def test_one_for_a_round_ends_with_it(house: House) -> None:
    table = await auction(house)
    await orders(house, table, 3, "2")
    await house.host.plans.lasts(table.id, user_of(table, 3), BID, "round")
    await bids(house, table, 0, 4)
    await passes(house, table, 1, 2, 4)
    assert await fates(house, table, 3) == {BID: None}
    for seat in range(5):
        await house.answer(await house.table(table.id), seat, (0,))
    assert await fates(house, table, 3) == {BID: "round"}


SURPRISES: Final = {
    "anybody wins": (("won", None), "surprised"),
    "who wins": (("won", 0), "surprised"),
    "who does not win": (("won", 1), None),
    "something else": (("starred", None), None),
}


@pytest.mark.parametrize(("named", "fate"), SURPRISES.values(), ids=SURPRISES)
async def test_a_surprise_that_was_named_ends_it(house: House, named: Any, fate: Any) -> None:
    table = await auction(house)
    await ranks(house, table, 4, "8")
    await bids(house, table, 0, 4)
    await house.host.plans.cancel_on(table.id, user_of(table, 4), BID, (named,))
    await house.host.plans.lasts(table.id, user_of(table, 4), BID, "standing")
    await passes(house, table, 1, 2, 3, 4)
    assert await fates(house, table, 4) == {BID: fate}


async def test_ones_own_deed_is_no_surprise(house: House) -> None:
    table = await auction(house)
    await bids(house, table, 0, 4)
    await orders(house, table, 0, "2")
    await house.host.plans.cancel_on(table.id, user_of(table, 0), BID, (("won", None),))
    await passes(house, table, 1, 2, 3, 4)
    assert await fates(house, table, 0) == {BID: None}


async def test_the_lead_is_lost_when_somebody_else_has_more(house: House) -> None:
    """Nobody has scored, so all lead; then seat 0 gets the lot."""
    table = await auction(house)
    await bids(house, table, 0, 4)
    await orders(house, table, 0, "2")
    await ranks(house, table, 2, "8")
    await house.host.plans.lasts(table.id, user_of(table, 2), BID, "standing")
    for seat in (0, 2):
        await house.host.plans.cancel_on(table.id, user_of(table, seat), BID, ((LEAD, None),))
    await passes(house, table, 1, 2, 3, 4)
    assert await fates(house, table, 0) == {BID: None}
    assert await fates(house, table, 2) == {BID: "surprised"}


async def away(house: House, table: TableInfo) -> None:
    await house.host.absence.stand_in(table.id, user_of(table, 1))


async def back(house: House, table: TableInfo) -> None:
    await away(house, table)
    await house.host.absence.come_back(table.id, user_of(table, 1))


async def resigned(house: House, table: TableInfo) -> None:
    await house.host.play.resign(table.id, user_of(table, 1))


async def offered(house: House, table: TableInfo) -> None:
    await house.host.absence.offer(table.id, user_of(table, 1), None)


async def handed_over(house: House, table: TableInfo) -> None:
    await offered(house, table)
    await house.host.absence.take_seat(table.id, 1, person(GUEST))


async def other_clock(house: House, table: TableInfo) -> None:
    vote = await house.host.votes.propose_clock(table.id, user_of(table, 0), "fast")
    for seat in (2, 3, 4):
        if vote.outcome is None:
            vote = await house.host.votes.cast(vote.id, user_of(table, seat), "yes")


async def undone(house: House, table: TableInfo) -> None:
    await house.take_back(await house.table(table.id), 0)
    await bids(house, table, 0, 4)


async def restarted(house: House, _: TableInfo) -> None:
    await house.restart()


async def forgotten(house: House, table: TableInfo) -> None:
    await house.host.privacy.forget(user_of(table, 1))


async def removed(house: House, table: TableInfo) -> None:
    await house.host.plans.remove(table.id, user_of(table, 1), BID)


async def ended(house: House, table: TableInfo) -> None:
    vote = await house.host.votes.propose_abort(table.id, user_of(table, 0))
    for seat in (1, 2, 3, 4):
        if vote.outcome is None:
            vote = await house.host.votes.cast(vote.id, user_of(table, seat), "yes")


WHILE_DUE: Final[dict[str, tuple[Act, bool, bool]]] = {
    "a computer stands in: the plan rests": (away, True, False),
    "its person is back, and is asked": (back, True, False),
    "its person resigns: it is deleted": (resigned, False, False),
    "the seat is offered: the plan rests": (offered, True, False),
    "somebody takes the seat, and never sees it": (handed_over, False, False),
    "the others vote for another clock: it goes on": (other_clock, True, True),
    "the move before it is made anew: it goes on": (undone, True, True),
    "the bot is started again: it goes on": (restarted, True, True),
    "its person has everything deleted: it is deleted": (forgotten, False, False),
    "its person removes it": (removed, False, False),
    "the table is ended: it is deleted": (ended, False, False),
}
"""What happens while a plan is due; whether the plan is still there then, and still due."""


@pytest.mark.parametrize(("act", "kept", "due"), WHILE_DUE.values(), ids=WHILE_DUE)
async def test_what_becomes_of_a_plan(house: House, act: Act, kept: bool, due: bool) -> None:
    table = await auction(house)
    await ranks(house, table, 1, "6")
    await bids(house, table, 0, 4)
    await act(house, table)
    assert bool(await plans_of(house, table, 1)) == kept
    assert (await row_of(house, table, 1)).is_planned == due
    await half_an_hour_later(house)
    assert bool(await made(house, table)) == due
    await house.prove(table)


async def test_who_takes_back_what_a_plan_chose_is_asked(house: House) -> None:
    table = await auction(house)
    await orders(house, table, 1, "8")
    await bids(house, table, 0, 4)
    assert len(await made(house, table)) == 1
    await house.take_back(await house.table(table.id), 1)
    assert await fates(house, table, 1) == {BID: "undone"}
    await half_an_hour_later(house)
    assert await made(house, table) == []
    assert (await house.table(table.id)).waiting == (1,)


async def all_agree_to_undo(house: House, table: TableInfo) -> None:
    """Go back before the bid of seat 0, which others have answered since."""
    vote = await house.host.votes.propose_undoing(table.id, user_of(table, 0))
    for seat in (1, 2, 3, 4):
        vote = await house.host.votes.cast(vote.id, user_of(table, seat), "yes")


async def test_what_all_agree_to_undo_leaves_a_plan_that_has_not_answered(house: House) -> None:
    table = await auction(house)
    await ranks(house, table, 2, "6")
    await bids(house, table, 0, 3)
    await bids(house, table, 1, 4)
    assert (await row_of(house, table, 2)).is_planned
    await all_agree_to_undo(house, table)
    assert await fates(house, table, 2) == {BID: None}
    assert not (await row_of(house, table, 2)).is_planned
    await half_an_hour_later(house)
    assert await made(house, table) == []
    await bids(house, table, 0, 3)
    await bids(house, table, 1, 4)
    await half_an_hour_later(house)
    assert [entry.keys for entry in await made(house, table)] == [("cheque:6",)]
    await house.prove(table)


async def test_what_all_agree_to_undo_is_not_answered_again(house: House) -> None:
    table = await auction(house)
    await orders(house, table, 1, "8")
    await bids(house, table, 0, 4)
    await bids(house, table, 2)
    await all_agree_to_undo(house, table)
    assert await fates(house, table, 1) == {BID: "undone"}
    await bids(house, table, 0, 4)
    assert await made(house, table) == []
    await house.prove(table)


async def test_whoever_is_asked_more_than_was_planned_is_told_alone(house: House) -> None:
    """A post of its own would tell the others that nobody was there."""
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


async def test_whoever_is_asked_after_computers_have_answered_to_their_plan_is_told_alone(
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


async def test_whoever_has_answered_meanwhile_is_not_told_that_a_plan_did_not(
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
    """As where a plan builds and pays, which draws a card: nothing before can be taken back."""
    lobby = await house.lobby(2, game="san_juan", starting_hand="off")
    table = await house.host.lobby.start(lobby.id, 11)
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
        table = await house.host.lobby.start(lobby.id, 11)
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


async def test_a_plan_that_is_removed_while_due_calls_nobody(house: House) -> None:
    table = await auction(house)
    user_id = user_of(table, 4)
    await house.host.plans.rank(table.id, user_id, TIP, ("cheque:8",))
    await lot_won(house, table)
    assert (await row_of(house, table, 4)).is_planned
    await told(house)
    await house.host.plans.remove(table.id, user_id, TIP)
    assert await told(house) == [], "whoever removes it sees the question"
    assert (await house.seen(table, 4)).is_planned is False


# --- what its owner is told ----------------------------------------------------------------------


async def test_the_next_panel_tells_its_owner_and_nobody_else(house: House) -> None:
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


# --- bad input -----------------------------------------------------------------------------------


async def _other_game(house: House, table: TableInfo) -> None:
    await house.host.plans.rank(table.id, user_of(table, 1), "role", ("role:builder",))


async def _no_such_option(house: House, table: TableInfo) -> None:
    await house.host.plans.rank(table.id, user_of(table, 1), BID, ("cheque:99",))


async def _no_answer(house: House, table: TableInfo) -> None:
    await house.host.plans.rank(table.id, user_of(table, 1), TIP, ("decline", "cheque:1"))


async def _no_such_order(house: House, table: TableInfo) -> None:
    await house.host.plans.order(table.id, user_of(table, 1), "sell_nothing")


async def _no_such_value(house: House, table: TableInfo) -> None:
    await house.host.plans.order(table.id, user_of(table, 1), "bid_up_to", "1e9")


async def _asked_now(house: House, table: TableInfo) -> None:
    await house.host.plans.rank(table.id, user_of(table, 0), BID, ("cheque:1",))


async def _none_there(house: House, table: TableInfo) -> None:
    await house.host.plans.remove(table.id, user_of(table, 1), BID)


async def _none_to_change(house: House, table: TableInfo) -> None:
    await house.host.plans.lasts(table.id, user_of(table, 1), BID, "standing")


async def _no_such_surprise(house: House, table: TableInfo) -> None:
    await house.host.plans.cancel_on(table.id, user_of(table, 1), BID, (("role", 9),))


async def _a_stranger(house: House, table: TableInfo) -> None:
    await house.host.plans.rank(table.id, GUEST, BID, ("cheque:1",))


async def _who_left(house: House, table: TableInfo) -> None:
    await house.host.plans.rank(table.id, user_of(table, 4), BID, ("cheque:1",))


async def _who_is_away(house: House, table: TableInfo) -> None:
    await house.host.plans.rank(table.id, user_of(table, 3), BID, ("cheque:1",))


async def _due_of_nothing(house: House, table: TableInfo) -> None:
    await house.host.plans.answer_due(table.id, 1)


REFUSED: Final[dict[str, Act]] = {
    "unforeseen: a question of another game": _other_game,
    "unforeseen: no such option": _no_such_option,
    "too_many: no answer": _no_answer,
    "unforeseen: no such order": _no_such_order,
    "unforeseen: no such value": _no_such_value,
    "unforeseen: no such surprise": _no_such_surprise,
    "plan_asked: a question that is open": _asked_now,
    "no_plan: nothing to remove": _none_there,
    "no_plan: nothing to change": _none_to_change,
    "no_plan: a due time that was cancelled": _due_of_nothing,
    "not_seated: somebody who does not play": _a_stranger,
    "resigned: somebody who has left": _who_left,
    "away: somebody for whom a computer plays": _who_is_away,
}


async def test_bad_input_changes_nothing(house: House) -> None:
    table = await auction(house)
    await house.host.play.resign(table.id, user_of(table, 4))
    await house.host.absence.stand_in(table.id, user_of(table, 3))
    before = await house.contents()
    for name, act in REFUSED.items():
        with pytest.raises((ServiceError, IllegalChoice)) as refused:
            await act(house, table)
        assert _code(refused.value) == name.partition(":")[0], name
        assert await house.contents() == before, name


def _code(error: BaseException) -> str:
    return error.code if isinstance(error, ServiceError) else error.refusal.code  # type: ignore[attr-defined] - a RulesError


async def test_a_plan_has_room_for_so_many_choices(house: House) -> None:
    table = await auction(house)
    pairs = [f"{one}+{other}" for one in (1, 2, 3, 4, 6, 8) for other in (1, 2, 3, 4, 6, 8)]
    found = [pair for pair in pairs if int(pair[0]) < int(pair[-1])]
    await ranks(house, table, 1, *found[:12], found[0])
    assert len((await plans_of(house, table, 1))[0].ranked) == 12
    with pytest.raises(ServiceError, match="plan_full"):
        await ranks(house, table, 1, found[12])


async def test_a_plan_that_fails_costs_nobody_a_move(house: House, monkeypatch) -> None:
    """Planted: a game whose standing orders raise."""
    table = await auction(house)
    await orders(house, table, 1, "8")

    def fails(*_: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr("rules.planning.answers", fails)
    await bids(house, table, 0, 4)
    assert (await house.table(table.id)).waiting == (1,)
    assert await told(house) == [("panel", user_of(table, 1), False), ("board", None, True)]
