"""A person's missed rounds: a board for each round since their own last move."""

import pytest

from bot.engine.errors import ServiceError
from bot.engine.model import HappenedInfo, TableInfo
from bot.service.missed import MOST, Missed
from rules.event import Event
from tests.bot.service.house import House, people_waiting, user_of
from tests.reading import whole_log
from tests.sql import run

WATCHING = 99


async def _missed(house: House, table: TableInfo, seat: int | None) -> Missed:
    user_id = WATCHING if seat is None else user_of(table, seat)
    return await house.host.missing.missed(table.id, user_id)


async def _played(house: House, moves: int) -> TableInfo:
    table = await house.running(3)
    for _ in range(moves):
        table = await house.answer(table, table.waiting[0])
    return table


def _told(missed: Missed) -> tuple[Event | HappenedInfo, ...]:
    return tuple(event for each in missed.rounds for event in each.told)


@pytest.mark.proof
async def test_what_was_missed_is_what_happened_since_the_own_last_move(house: House) -> None:
    table = await _played(house, 60)
    moved, looked = -1, set[int]()
    while len(looked) < 3:
        [seat, *others] = table.waiting
        if seat != moved and not others:
            looked.add(seat)
            since = (await house.seen(table, seat)).since
            assert _told(await _missed(house, table, seat)) == since
        table, moved = await house.answer(table, seat), seat


@pytest.mark.proof
async def test_a_person_who_watches_is_told_the_last_rounds_of_the_whole_game(house: House) -> None:
    table = await _played(house, 90)
    missed = await _missed(house, table, None)
    numbers = [each.number for each in missed.rounds]
    assert missed.before > 0
    assert numbers == list(range(missed.before + 1, missed.before + MOST + 1))
    log = await whole_log(house.host.look, table.id, None)
    told = _told(missed)
    assert told == log[-len(told) :]
    assert all(each.history[-len(each.told) :] == each.told for each in missed.rounds)


@pytest.mark.proof
async def test_each_round_has_the_board_after_it_and_the_newest_the_table_now(
    house: House,
) -> None:
    table = await _played(house, 90)
    missed = await _missed(house, table, None)
    now = (await house.host.show.board(table.id)).position.view
    assert missed.rounds[-1].board == now
    *earlier, last = [each.board.round for each in missed.rounds]
    assert [*earlier, last + 1] == list(range(earlier[0], earlier[0] + MOST))
    assert all(each.told[-1].kind == "round_began" for each in missed.rounds[:-1])


@pytest.mark.proof
async def test_a_round_that_has_just_begun_is_not_shown_by_itself(house: House) -> None:
    table = await _played(house, 40)

    async def newest() -> str:
        return (await whole_log(house.host.look, table.id, None))[-1].kind

    while await newest() != "round_began":
        table = await house.answer(table, table.waiting[0])
    missed = await _missed(house, table, None)
    now = (await house.host.show.board(table.id)).position.view
    assert now is not None
    assert missed.rounds[-1].board == now
    assert missed.rounds[-1].number == now.round - 1


@pytest.mark.proof
async def test_boards_and_events_are_those_of_everyone_and_of_the_viewer(house: House) -> None:
    table = await _played(house, 60)
    for seat in (None, table.waiting[0]):
        missed = await _missed(house, table, seat)
        assert all(each.board.seat is None for each in missed.rounds)
        assert all(isinstance(told, Event) and told.is_for(seat) for told in _told(missed))


async def test_a_person_who_has_just_moved_has_missed_nothing(house: House) -> None:
    table = await house.running(3, starting_hand="off")
    seat = table.waiting[0]
    options = (await house.asked(table, seat)).options
    await house.choose(table, seat, (options.index("role:prospector"),))
    with pytest.raises(ServiceError, match="nothing_missed"):
        await _missed(house, table, seat)
    assert _told(await _missed(house, table, None))


async def test_a_sealed_answer_tells_others_nothing(house: House) -> None:
    """Neither to watchers nor to people who have answered before."""
    table = await _played(house, 12)
    table = await house.play_until(table, lambda table, _: len(table.waiting) > 2)
    first, second, _ = table.waiting
    table = await house.answer(table, first)

    async def seen() -> list[tuple[object, ...]]:
        with pytest.raises(ServiceError, match="nothing_missed"):
            await _missed(house, table, first)
        rounds = (await _missed(house, table, None)).rounds
        return [(each.number, each.told, each.history) for each in rounds]

    before, moves = await seen(), len(await house.journal(table))
    table = await house.answer(table, second)
    assert len(await house.journal(table)) > moves
    assert await seen() == before


async def test_only_a_running_game_is_shown(house: House) -> None:
    table = await house.lobby(2)
    with pytest.raises(ServiceError, match="not_running"):
        await _missed(house, table, None)


async def test_a_journal_that_leads_elsewhere_by_now_is_not_shown(house: House) -> None:
    table = await _played(house, 12)
    await house.store.write(run, "update moves set digest = 'other' where number = 5")
    with pytest.raises(ServiceError, match="other_rules"):
        await _missed(house, table, None)


async def test_what_happened_to_seats_is_told_too(house: House) -> None:
    table = await house.running(3)
    seat = next(each.seat for each in table.seats if each.seat not in table.waiting[:1])
    leaver = table.waiting[0]
    table = await house.resign(table, leaver)
    missed = await _missed(house, table, seat)
    [told] = [each for each in _told(missed) if isinstance(each, HappenedInfo)]
    assert (told.kind, told.seat) == ("resigned", leaver)


@pytest.mark.parametrize("moves", [20, 23])
async def test_what_happened_to_a_seat_stands_in_its_round(house: House, moves: int) -> None:
    table = await _played(house, moves)
    before = _told(await _missed(house, table, None))
    table = await house.resign(table, table.waiting[0])
    missed = await _missed(house, table, None)
    assert isinstance(_told(missed)[len(before)], HappenedInfo), "after what had happened"
    then = missed.rounds[-1].number
    for _ in range(12):
        table = await house.answer(table, people_waiting(table)[0])
    missed = await _missed(house, table, None)
    told = {
        each.number: line
        for each in missed.rounds
        for line in each.told
        if isinstance(line, HappenedInfo)
    }
    assert {number: line.kind for number, line in told.items()} == {then: "resigned"}
    assert missed.rounds[-1].number > then


async def test_what_a_player_did_to_their_own_seat_is_not_missed(house: House) -> None:
    table = await house.running(3)
    seat = table.waiting[0]
    await house.host.absence.stand_in(table.id, user_of(table, seat))
    await house.host.absence.come_back(table.id, user_of(table, seat))
    with pytest.raises(ServiceError, match="nothing_missed"):
        await _missed(house, await house.table(table.id), seat)
