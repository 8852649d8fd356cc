"""Undoing by agreement: the voters, the moves that go or stay, and chance afterwards."""

from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import Connection, select, update

from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo, VoteInfo
from bot.storage.schema import moves, tables
from bot.text import LANGUAGES, texts
from bot.ui import votes as posts
from rules.decision import choose
from rules.event import Seat
from rules.match import REDRAW
from tests.bot.service.house import House, people_waiting, user_of
from tests.bot.service.voting import SOMEBODY, cast
from tests.sql import run

PROSPECTOR = "role:prospector"


async def _drawn(house: House, persons: int = 3, *, redraws: bool = True) -> tuple[TableInfo, Seat]:
    """Return a table whose governor has just drawn a card as Prospector, and that seat."""
    table = await house.lobby(persons, starting_hand="off")
    opener, *others = (user_of(table, seat) for seat in range(persons))
    await house.host.lobby.set_redraws(table.id, opener, redraws=redraws)
    for other in others:
        await house.host.lobby.agree(table.id, other)
    table = await house.host.beginning.start(table.id, opener)
    [seat] = people_waiting(table)
    decision = await house.asked(table, seat)
    table = (await house.choose(table, seat, choose(decision, PROSPECTOR))).table
    return table, seat


async def _proposed(house: House, table: TableInfo, seat: Seat) -> VoteInfo:
    return await house.host.votes.propose_undoing(table.id, user_of(table, seat))


def _begun_earlier(db: Connection) -> None:
    """Have the journal begin under earlier rules."""
    run(db, update(moves).values(rules_version=0).where(moves.c.number == 0))


async def _state(house: House, table: TableInfo) -> str:
    found = await house.store.read(run, select(tables.c.state).where(tables.c.id == table.id))
    return str(found[0][0])


async def _others_say(
    house: House, table: TableInfo, vote: VoteInfo, but: Seat, answer: str
) -> VoteInfo:
    others = {each.seat: answer for each in table.seats if each.seat != but}
    return await cast(house, table, vote, others)


@pytest.mark.proof
async def test_what_was_drawn_goes_back_once_everyone_agrees(house: House) -> None:
    table, seat = await _drawn(house)
    hand = (await house.seen(table, seat)).view
    vote = await _proposed(house, table, seat)
    assert vote.answers == {user_of(table, seat): "yes"}
    assert [event.kind for event in vote.undone] == ["role_taken", "drew"]

    *others, last = [each.seat for each in table.seats if each.seat != seat]
    vote = await cast(house, table, vote, dict.fromkeys(others, "yes"))
    assert vote.outcome is None
    vote = await cast(house, table, vote, {last: "yes"})
    assert (vote.outcome, vote.undone) == ("yes", ())

    table = await house.table(table.id)
    assert table.waiting == (seat,)
    assert PROSPECTOR in (await house.asked(table, seat)).options
    position = await house.seen(table, seat)
    assert not position.can_take_back
    assert position.view != hand
    await house.prove(table)
    await house.restart()
    await house.play_out(table)
    await house.prove(table)


@pytest.mark.parametrize("redraws", [True, False])
async def test_chance_decides_anew_unless_the_table_has_agreed_otherwise(
    house: House, redraws: bool
) -> None:
    table, seat = await _drawn(house, redraws=redraws)
    drawn = (await house.seen(table, seat)).view
    vote = await _proposed(house, table, seat)
    await _others_say(house, table, vote, seat, "yes")
    table = await house.table(table.id)
    kinds = [entry.kind for entry in await house.journal(table)]
    assert kinds == ["setup", REDRAW] if redraws else ["setup"]

    decision = await house.asked(table, seat)
    again = (await house.choose(table, seat, choose(decision, PROSPECTOR))).view
    assert (again == drawn) is not redraws
    await house.prove(table)


@pytest.mark.parametrize(("answer", "outcome"), [("no", "no"), ("yes", None)])
async def test_one_no_is_enough_and_one_yes_is_not(
    house: House, answer: str, outcome: str | None
) -> None:
    table, seat = await _drawn(house)
    before = await _state(house, table)
    vote = await _proposed(house, table, seat)
    one = next(each.seat for each in table.seats if each.seat != seat)
    vote = await cast(house, table, vote, {one: answer})
    assert vote.outcome == outcome
    assert await _state(house, table) == before


async def test_when_time_is_up_things_stay_as_they_are(house: House) -> None:
    table, seat = await _drawn(house)
    vote = await _proposed(house, table, seat)
    house.clock.advance(days=3)
    assert (await house.host.votes.close_due(vote.id)).outcome == "no"


async def test_a_move_that_everyone_sees_makes_it_moot(house: House) -> None:
    table, seat = await _drawn(house)
    vote = await _proposed(house, table, seat)
    [other] = people_waiting(table)
    await house.answer(table, other)
    assert (await house.host.votes.find(vote.id)).outcome == "moot"
    await house.prove(table)


async def test_what_others_did_since_goes_with_it(house: House) -> None:
    table, seat = await _drawn(house)
    [other] = people_waiting(table)
    table = await house.answer(table, other)
    vote = await _proposed(house, table, seat)
    assert len(vote.undone) > 2
    await _others_say(house, table, vote, seat, "yes")
    table = await house.table(table.id)
    assert table.waiting == (seat,)
    assert not (await house.seen(table, other)).can_take_back
    await house.prove(table)


async def test_a_choice_of_several_parts_goes_back_to_the_first(house: House) -> None:
    table = await house.running(2, starting_hand="off")
    while True:
        [seat] = people_waiting(table)
        decision = await house.asked(table, seat)
        if decision.kind == "pay":
            break
        wanted = [key for key in decision.options if key.startswith(("role:builder", "build:"))]
        picked = choose(decision, wanted[0]) if wanted else house.any_answer(decision)
        table = (await house.choose(table, seat, picked)).table
    table = (await house.choose(table, seat, house.any_answer(decision))).table
    if (await house.seen(table, seat)).can_take_back:
        [other] = people_waiting(table)
        table = await house.answer(table, other)
    vote = await _proposed(house, table, seat)
    await _others_say(house, table, vote, seat, "yes")
    table = await house.table(table.id)
    assert (await house.asked(table, seat)).kind == "build"
    await house.prove(table)


async def test_what_can_be_taken_back_alone_asks_no_one(house: House) -> None:
    table = await house.running(3)
    await house.answer(table, 0)
    with pytest.raises(ServiceError, match="free_to_take_back"):
        await _proposed(house, table, 0)


async def test_who_has_chosen_nothing_or_sits_elsewhere_is_refused(house: House) -> None:
    table, seat = await _drawn(house)
    other = next(each.seat for each in table.seats if each.seat != seat)
    with pytest.raises(ServiceError, match="nothing_chosen_yet"):
        await _proposed(house, table, other)
    with pytest.raises(ServiceError, match="not_seated"):
        await house.host.votes.propose_undoing(table.id, SOMEBODY)


async def test_a_game_of_earlier_rules_is_left_as_it_is(house: House) -> None:
    table, seat = await _drawn(house)
    await house.store.write(_begun_earlier)
    before = await _state(house, table)
    with pytest.raises(ServiceError, match="too_old_to_take_back"):
        await _proposed(house, table, seat)
    assert await _state(house, table) == before


LAST_WORDS: dict[str, Callable[[House, VoteInfo, int], Awaitable[object]]] = {
    "agrees": lambda house, vote, user_id: house.host.votes.cast(vote.id, user_id, "yes"),
    "resigns": lambda house, vote, user_id: house.host.absence.resign(vote.table_id, user_id),
    "is forgotten": lambda house, _, user_id: house.host.privacy.forget(user_id),
}


@pytest.mark.parametrize("what", LAST_WORDS)
async def test_a_vote_that_an_update_has_made_impossible_is_moot_and_keeps_no_one(
    house: House, what: str
) -> None:
    """The last person who has not agreed can make it unanimous."""
    table, seat = await _drawn(house)
    vote = await _proposed(house, table, seat)
    *others, last = [each.seat for each in table.seats if each.seat != seat]
    await cast(house, table, vote, dict.fromkeys(others, "yes"))
    await house.store.write(_begun_earlier)
    before = await house.journal(table)
    await LAST_WORDS[what](house, vote, user_of(table, last))
    assert (await house.host.votes.find(vote.id)).outcome == "moot"
    assert (await house.table(table.id)).seats[last].resigned is (what != "agrees")
    assert await house.journal(table) == before


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_post_says_what_goes_and_what_was_revealed(house: House, language: str) -> None:
    table, seat = await _drawn(house)
    vote = await _proposed(house, table, seat)
    said = posts.undone(vote.undone, table, texts(language)).splitlines()
    assert len(said) == 1 + len(vote.undone)
    marked = [line for line in said if line.endswith(")*")]
    assert len(marked) == sum(event.reveals for event in vote.undone) > 0
