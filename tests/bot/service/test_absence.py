"""Computers that stand in, people who come back, seats that are offered and change hands."""

import pytest

from bot.engine.cooldown import GUESTS_PER_HOUR
from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from bot.text import texts
from bot.ui import seats
from rules.event import Seat
from tests.bot.service.house import House, people_waiting, person, user_of
from tests.bot.service.voting import overtime
from tests.reading import whole_log

GUEST = 99
OUTSIDER = 98


async def away(house: House, persons: int = 3) -> TableInfo:
    """Return a table where a computer stands in at seat 1."""
    table = await house.running(persons, clock="normal")
    return await house.host.absence.stand_in(table.id, user_of(table, 1))


async def offered_by_all(
    house: House, table: TableInfo, seat: Seat, guest: int | None
) -> TableInfo:
    """Have a seat without an owner offered by all seated people."""
    table = await house.table(table.id)
    proposer, *others = [
        each.user_id for each in table.seats if each.seat != seat and table.seat_of(each.user_id)
    ]
    assert proposer is not None
    vote = await house.host.votes.propose_offer(table.id, proposer, seat, guest)
    for voter in others:
        if vote.outcome is None and voter is not None:
            vote = await house.host.votes.cast(vote.id, voter, "yes")
    assert vote.outcome == "yes"
    return await house.table(table.id)


async def taken(house: House) -> tuple[TableInfo, int]:
    """Return a table where a guest has taken seat 1, which had chosen and was asked again, and the
    seat's former holder.
    """
    table = await house.running(2, clock="normal")
    table = await house.play_until(
        table, lambda table, _: table.waiting == (1,) and table.version > 6
    )
    former = user_of(table, 1)
    await house.host.absence.offer(table.id, former, None)
    return await house.host.absence.take_seat(table.id, 1, person(GUEST)), former


# --- standing in --------------------------------------------------------------------------------


async def test_a_computer_plays_until_the_person_is_back(house: House) -> None:
    table = await away(house)
    seat = table.seats[1]
    assert (seat.computer, seat.stand_in, seat.resigned) == ("greedy", True, False)
    assert (seat.deadline, seat.waiting) == (None, False)
    for _ in range(12):
        table = await house.answer(table, people_waiting(table)[0])
    assert any(entry.computer and entry.seat == 1 for entry in await house.journal(table))

    table = await house.host.absence.come_back(table.id, user_of(table, 1))
    assert (table.seats[1].computer, table.seats[1].stand_in) == (None, False)
    await house.prove(table)
    table = await house.play_until(table, lambda table, _: 1 in table.waiting)
    await house.answer(table, 1)
    await house.prove(table)


async def test_who_is_away_keeps_hand_and_seat_but_does_not_play(house: House) -> None:
    table = await away(house)
    own = user_of(table, 1)
    position = await house.host.look.position(table.id, own)
    assert position.seat == 1
    assert [each.id for each in await house.host.look.tables_of(own)] == [table.id]
    for act in (
        house.host.play.choose(table.id, own, table.version, 1, (0,)),
        house.host.play.take_back(table.id, own, table.version),
    ):
        with pytest.raises(ServiceError, match="away"):
            await act


@pytest.mark.proof
async def test_who_is_away_ranks_as_they_finish(house: House) -> None:
    table = await house.play_out(await away(house))
    position = await house.host.look.position(table.id, None)
    assert position.view is not None
    assert position.view.outcome is not None
    assert position.standings == position.view.outcome.ranks
    await house.prove(table)


async def test_who_is_back_plays_on_the_clock(house: House) -> None:
    table = await house.running(3, clock="normal")
    own = user_of(table, 1)
    await house.host.absence.stand_in(table.id, own)
    table = await house.host.absence.come_back(table.id, own)
    table = await house.play_until(table, lambda table, _: table.waiting == (1,))
    assert table.seats[1].deadline is not None


async def test_a_stuck_computer_gives_the_seat_back_too(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.running(3, clock="normal")
    own = user_of(table, 1)
    await house.outbox.drain()
    house.recorder.take()
    with monkeypatch.context() as patch:
        patch.setattr("bot.engine.computers.choose", lambda *_: 1 / 0)
        table = await house.host.absence.stand_in(table.id, own)
    assert 1 in table.waiting
    table = await house.host.absence.come_back(table.id, own)
    assert table.seats[1].deadline is not None
    await house.outbox.drain()
    assert own not in {user_id for row in house.recorder.take() for user_id in row.ping}
    await house.prove(await house.answer(table, 1))


async def test_computers_do_not_play_on_among_themselves(house: House) -> None:
    table = await away(house)
    await house.resign(table, 2)
    with pytest.raises(ServiceError, match="nobody_else_plays"):
        await house.host.absence.stand_in(table.id, user_of(table, 0))
    await house.host.absence.resign(table.id, user_of(table, 0))
    table = await house.table(table.id)
    assert table.status == "running"
    assert people_waiting(table) == [1]
    await house.outbox.drain()
    assert [row.user_id for row in house.recorder.take() if row.kind == "panel"][-1] == user_of(
        table, 1
    )
    await house.prove(table)


async def test_alone_among_computers_no_one_stands_in(house: House) -> None:
    table = await house.running(1, 2)
    with pytest.raises(ServiceError, match="nobody_else_plays"):
        await house.host.absence.stand_in(table.id, 11)


async def test_a_computer_that_stands_in_plays_after_a_crash(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.running(3)
    with monkeypatch.context() as patch:
        patch.setattr("bot.engine.computers.choose", lambda *_: 1 / 0)
        table = await house.host.absence.stand_in(table.id, user_of(table, 1))
    await house.restart()
    assert 1 not in (await house.table(table.id)).waiting


# --- offering -----------------------------------------------------------------------------------


async def test_an_offer_is_shown_and_a_guest_is_told(house: House) -> None:
    table = await house.running(3)
    await house.outbox.drain()
    house.recorder.take()
    table = await house.host.absence.offer(table.id, user_of(table, 1), GUEST)
    assert table.seats[1].open_to == GUEST
    await house.outbox.drain()
    [row] = house.recorder.take()
    assert (row.kind, row.fresh, row.ping) == ("board", True, (GUEST,))
    table = await house.host.absence.offer(table.id, user_of(table, 1), None)
    assert table.seats[1].open_to == 0
    await house.outbox.drain()
    [row] = house.recorder.take()
    assert (row.kind, row.fresh, row.ping) == ("board", False, ())
    await house.prove(table)


async def test_of_a_guest_the_newest_name_is_known(house: House) -> None:
    for name in ("Fay", "Faye"):
        lobby = await house.lobby(1)
        await house.host.lobby.join(lobby.id, person(GUEST)._replace(name=name))
    table = await house.running(3)
    assert table.known == {}
    table = await house.host.absence.offer(table.id, user_of(table, 1), GUEST)
    assert table.known == {GUEST: "Faye"}
    assert "(Faye)" in seats.lines(table, texts("en"))


async def test_an_offer_that_is_gone_pings_no_one(house: House) -> None:
    table = await house.running(3)
    await house.host.absence.offer(table.id, user_of(table, 1), GUEST)
    await house.host.absence.withdraw(table.id, user_of(table, 1))
    await house.outbox.drain()
    assert all(GUEST not in row.ping for row in house.recorder.take())


async def test_not_everyone_on_a_server_is_asked(house: House) -> None:
    table = await house.running(3)
    own = user_of(table, 1)
    for guest in range(GUEST, GUEST + GUESTS_PER_HOUR):
        await house.host.absence.offer(table.id, own, guest)
    with pytest.raises(ServiceError, match="guests_too_fast"):
        await house.host.absence.offer(table.id, own, GUEST)
    table = await house.host.absence.offer(table.id, own, None)
    assert table.seats[1].open_to == 0


async def test_the_own_move_ends_the_offer(house: House) -> None:
    table = await house.running(3)
    await house.host.absence.offer(table.id, user_of(table, 1), None)
    table = await house.answer(await house.table(table.id), 0)
    assert table.seats[1].open_to == 0
    table = await house.answer(table, 1)
    assert table.seats[1].open_to is None


@pytest.mark.proof
async def test_the_end_of_the_game_ends_the_offer(house: House) -> None:
    table = await house.running(3)
    for seat in (1, 2):
        await house.resign(table, seat)
    await house.host.votes.propose_offer(table.id, user_of(table, 0), 1, None)
    assert (await house.table(table.id)).seats[1].open_to == 0
    table = await house.play_out(await house.table(table.id))
    assert table.seats[1].open_to is None
    await house.prove(table)


@pytest.mark.proof
async def test_a_resigned_seat_is_offered_by_those_who_play(house: House) -> None:
    table = await house.running(3)
    leaver = user_of(table, 1)
    await house.host.absence.resign(table.id, leaver)
    await offered_by_all(house, table, 1, None)
    with pytest.raises(ServiceError, match="resigned"):
        await house.host.absence.take_seat(table.id, 1, person(leaver))
    table = await house.host.absence.take_seat(table.id, 1, person(GUEST))
    seat = table.seats[1]
    assert (seat.user_id, seat.computer, seat.resigned) == (GUEST, None, False)
    table = await house.play_out(table)
    position = await house.host.look.position(table.id, GUEST)
    assert position.view is not None
    assert position.view.outcome is not None
    assert position.standings == position.view.outcome.ranks
    await house.prove(table)


async def test_a_seat_that_a_vote_has_opened_is_offered_by_a_vote(house: House) -> None:
    table, vote = await overtime(house)
    for seat in (1, 2):
        await house.host.votes.cast(vote.id, user_of(table, seat), "substitute")
    table = await offered_by_all(house, table, 0, GUEST)
    assert table.seats[0].open_to == GUEST
    house.clock.advance(hours=1)
    asked = table.seats[0].waiting_since
    table = await house.play_until(
        table, lambda table, _: table.seats[0].waiting_since not in (None, asked)
    )
    await house.host.absence.offer(table.id, user_of(table, 0), None)
    with pytest.raises(ServiceError, match="not_your_seat"):
        await house.host.votes.propose_offer(table.id, user_of(table, 1), 0, GUEST)


async def test_who_has_taken_a_seat_is_offered_no_other(house: House) -> None:
    table = await house.running(3)
    for seat in (0, 1):
        await house.host.absence.offer(table.id, user_of(table, seat), GUEST)
    table = await house.host.absence.take_seat(table.id, 1, person(GUEST))
    assert [seat.open_to for seat in table.seats] == [None] * 3
    await house.prove(table)


# --- taking -------------------------------------------------------------------------------------


@pytest.mark.proof
async def test_the_newcomer_holds_the_seat_as_it_is(house: House) -> None:
    table, former = await taken(house)
    seat = table.seats[1]
    assert (seat.user_id, seat.name, seat.open_to) == (GUEST, "P99", None)
    position = await house.host.look.position(table.id, GUEST)
    assert position.seat == 1
    assert position.view is not None
    assert position.view.decision is not None
    look = house.host.look
    assert len(await whole_log(look, table.id, GUEST)) > len(await whole_log(look, table.id, None))
    assert [each.id for each in await house.host.look.tables_of(GUEST)] == [table.id]
    assert await house.host.look.tables_of(former) == ()
    await house.prove(await house.play_out(table))


async def test_the_newcomer_has_a_full_bank_and_is_not_pinged(house: House) -> None:
    table, _ = await taken(house)
    deadline = table.seats[1].deadline
    assert deadline is not None
    assert (deadline - house.clock.now()).days == 5
    await house.outbox.drain()
    assert all(GUEST not in (row.user_id, *row.ping) for row in house.recorder.take())


async def test_who_has_left_sees_what_spectators_see(house: House) -> None:
    table, former = await taken(house)
    look = house.host.look
    assert await look.position(table.id, former) == await look.position(table.id, None)
    assert await whole_log(look, table.id, former) == await whole_log(look, table.id, None)
    assert await look.page(table.id, former) == await look.page(table.id, None)
    with pytest.raises(ServiceError, match="not_seated"):
        await house.host.play.choose(table.id, former, table.version, 1, (0,))


async def test_nothing_is_taken_back_across_a_change_of_hands(house: House) -> None:
    table = await house.running(3)
    for seat in (0, 1):
        table = await house.answer(table, seat)
    for seat in (0, 1):
        assert (await house.seen(table, seat)).can_take_back
    await house.host.absence.offer(table.id, user_of(table, 1), None)
    table = await house.host.absence.take_seat(table.id, 1, person(GUEST))
    for seat in (0, 1):
        assert not (await house.seen(table, seat)).can_take_back
        with pytest.raises(ServiceError, match="nothing_to_take_back"):
            await house.host.play.take_back(table.id, user_of(table, seat), table.version)
    await house.prove(table)


@pytest.mark.proof
async def test_nor_in_practice_where_else_everything_can_be(house: House) -> None:
    table = await house.play_until(
        await house.running(1, 2), lambda _, open_: open_[0].kind == "pay"
    )
    [seat] = table.waiting
    assert (await house.seen(table, seat)).can_take_back
    await house.host.absence.offer(table.id, user_of(table, seat), None)
    table = await house.host.absence.take_seat(table.id, seat, person(GUEST))
    assert not (await house.seen(table, seat)).can_take_back
    with pytest.raises(ServiceError, match="nothing_to_take_back"):
        await house.host.play.take_back(table.id, GUEST, table.version)
    await house.prove(table)


async def test_a_panel_of_who_has_left_means_nothing_to_the_newcomer(house: House) -> None:
    table = await house.running(2, clock="normal")
    former = user_of(table, 1)
    shown = (await house.host.look.position(table.id, former)).shown
    await house.host.absence.offer(table.id, former, None)
    table = await house.host.absence.take_seat(table.id, 1, person(GUEST))
    assert (await house.host.look.position(table.id, GUEST)).shown > shown


@pytest.mark.proof
async def test_a_seat_can_change_hands_again(house: House) -> None:
    table, former = await taken(house)
    house.clock.advance(days=1)
    await house.host.absence.offer(table.id, GUEST, former)
    table = await house.host.absence.take_seat(table.id, 1, person(former))
    await house.prove(await house.play_out(table))


async def test_a_seat_where_a_computer_stands_in_can_be_taken(house: House) -> None:
    table = await away(house)
    await house.host.absence.offer(table.id, user_of(table, 1), GUEST)
    table = await house.host.absence.take_seat(table.id, 1, person(GUEST))
    assert (table.seats[1].computer, table.seats[1].stand_in) == (None, False)
    await house.prove(table)


async def test_who_was_left_alone_has_a_clock_again_once_a_person_joins(house: House) -> None:
    table = await house.running(3, clock="normal")
    for seat in (1, 2):
        await house.resign(table, seat)
    table = await house.play_until(
        await house.table(table.id), lambda table, _: table.seats[0].deadline is None
    )
    assert table.waiting == (0,)
    await offered_by_all(house, table, 1, None)
    table = await house.host.absence.take_seat(table.id, 1, person(GUEST))
    assert table.seats[0].deadline is not None
    house.clock.advance(days=30)
    await house.host.run_due()
    assert (await house.table(table.id)).seats[0].overtime
