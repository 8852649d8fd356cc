"""A running table moves to another channel at a player's request."""

import pytest

from bot.engine.errors import ServiceError
from bot.service.server import MANAGERS, Membership, ServerSettings
from bot.service.votes.majority import MOOT
from tests.bot.service.house import CHANNEL, GAME, SERVER, House, person, user_of

ELSEWHERE = 601
OTHER_SERVER = 501


async def test_a_table_moves_with_its_votes(house: House) -> None:
    table = await house.running(3)
    vote = await house.host.votes.propose_abort(table.id, user_of(table, 0))
    await house.host.profiles.set_place(table.id, thread_id=1, post_id=2, lobby_post_id=3)
    await house.host.votes.set_post(vote.id, 4)
    await house.outbox.drain()
    house.recorder.take()
    table = await house.host.absence.move_here(table.id, user_of(table, 1), SERVER, ELSEWHERE)
    assert (table.server_id, table.channel_id) == (SERVER, ELSEWHERE)
    assert (table.thread_id, table.post_id, table.lobby_post_id) == (None, None, None)
    await house.outbox.drain()
    board, shown, *former = house.recorder.take()
    assert (board.kind, board.fresh) == ("board", True)
    assert (shown.kind, shown.vote_id) == ("vote", vote.id)
    assert (await house.host.votes.find(vote.id)).post_id is None, "it is posted anew"
    told = [(row.kind, row.place_id, row.post_id) for row in former]
    assert told == [("former", 1, 2), ("former", 1, 4)]
    await house.prove(await house.answer(table, 0))


async def test_where_it_is_already_it_is_shown_afresh(house: House) -> None:
    table = await house.running(3)
    await house.outbox.drain()
    house.recorder.take()
    await house.host.absence.move_here(table.id, user_of(table, 0), SERVER, CHANNEL)
    await house.outbox.drain()
    assert [(row.kind, row.fresh) for row in house.recorder.take()] == [("board", True)]


async def test_from_a_server_that_was_left_it_may_move_anywhere_and_its_clocks_go_on(
    house: House,
) -> None:
    table = await house.running(3, clock="normal")
    await house.host.profiles.note_left(SERVER)
    house.clock.advance(days=30)
    own = user_of(table, 0)
    table = await house.host.absence.move_here(table.id, own, OTHER_SERVER, ELSEWHERE)
    assert table.server_id == OTHER_SERVER
    deadline = table.seats[0].deadline
    assert deadline is not None
    assert (deadline - house.clock.now()).days == 5
    await house.outbox.drain()
    assert ("board", True) in [(row.kind, row.fresh) for row in house.recorder.take()]
    await house.prove(table)


async def test_by_a_vote_it_moves_once_everyone_agrees(house: House) -> None:
    table = await house.running(3)
    await house.host.profiles.set_place(table.id, post_id=2)
    mover, *others = (user_of(table, seat) for seat in range(3))
    vote = await house.host.votes.propose_place(table.id, mover, SERVER, ELSEWHERE)
    await house.host.votes.set_post(vote.id, 4)
    await house.outbox.drain()
    house.recorder.take()
    for voter in others:
        assert (await house.table(table.id)).channel_id == CHANNEL
        vote = await house.host.votes.cast(vote.id, voter, "yes")
    assert vote.outcome == "yes"
    table = await house.table(table.id)
    assert table.channel_id == ELSEWHERE
    await house.outbox.drain()
    left = [row for row in house.recorder.take() if row.kind == "former"]
    assert [(row.place_id, row.post_id, row.ping) for row in left] == [
        (CHANNEL, 2, tuple(sorted(others))),
        (CHANNEL, 4, ()),
    ]
    await house.prove(table)


async def test_a_vote_on_a_place_is_moot_once_the_table_is_on_another_server(
    house: House,
) -> None:
    table = await house.running(3)
    mover, *others = (user_of(table, seat) for seat in range(3))
    vote = await house.host.votes.propose_place(table.id, mover, SERVER, ELSEWHERE)
    await house.host.profiles.note_left(SERVER)
    await house.host.absence.move_here(table.id, mover, OTHER_SERVER, 602)
    assert (await house.host.votes.find(vote.id)).outcome == MOOT
    for voter in others:
        with pytest.raises(ServiceError, match="vote_closed"):
            await house.host.votes.cast(vote.id, voter, "yes")
    assert (await house.table(table.id)).channel_id == 602


async def test_no_vote_takes_a_table_to_another_server(house: House) -> None:
    table = await house.running(3)
    with pytest.raises(ServiceError, match="other_server"):
        await house.host.votes.propose_place(table.id, user_of(table, 0), OTHER_SERVER, ELSEWHERE)
    await house.host.servers.change(SERVER, channels=(CHANNEL,))
    with pytest.raises(ServiceError, match="not_in_this_channel"):
        await house.host.votes.propose_place(table.id, user_of(table, 0), SERVER, ELSEWHERE)


REFUSED: dict[str, tuple[ServerSettings, Membership]] = {
    "only_role_opens": ({"openers": 7}, Membership(frozenset({8}))),
    "only_managers_open": ({"openers": MANAGERS}, Membership()),
    "not_in_this_channel": ({"channels": (1,)}, Membership(manager=True)),
    "too_many_here": ({"most_tables": 1}, Membership(manager=True)),
}


@pytest.mark.parametrize("code", REFUSED)
async def test_a_new_server_allows_it_like_a_table_that_is_opened(house: House, code: str) -> None:
    given, membership = REFUSED[code]
    await house.host.servers.change(OTHER_SERVER, **given)
    table = await house.running(3)
    await house.host.beginning.open(
        person(99),
        GAME,
        {},
        capacity=2,
        server_id=OTHER_SERVER,
        channel_id=1,
        membership=Membership(frozenset({7}), manager=True),
    )
    await house.host.profiles.note_left(SERVER)
    place = OTHER_SERVER, ELSEWHERE
    with pytest.raises(ServiceError, match=code):
        await house.host.absence.move_here(
            table.id, user_of(table, 0), *place, membership=membership
        )
    assert (await house.table(table.id)).server_id == SERVER


async def test_on_its_own_server_it_moves_however_many_there_are(house: House) -> None:
    table = await house.running(3)
    await house.host.servers.change(SERVER, openers=MANAGERS, most_tables=1)
    table = await house.host.absence.move_here(table.id, user_of(table, 0), SERVER, ELSEWHERE)
    assert table.channel_id == ELSEWHERE


async def test_to_another_server_it_does_not_move(house: House) -> None:
    table = await house.running(3)
    with pytest.raises(ServiceError, match="other_server"):
        await house.host.absence.move_here(table.id, user_of(table, 0), OTHER_SERVER, ELSEWHERE)
    assert await house.table(table.id) == table


async def test_outsiders_move_nothing(house: House) -> None:
    table = await house.running(3)
    with pytest.raises(ServiceError, match="not_seated"):
        await house.host.absence.move_here(table.id, 99, SERVER, ELSEWHERE)


@pytest.mark.proof
async def test_before_the_start_and_after_the_end_nothing_moves(house: House) -> None:
    table = await house.lobby(2)
    with pytest.raises(ServiceError, match="not_running"):
        await house.host.absence.move_here(table.id, 11, SERVER, ELSEWHERE)
    table = await house.play_out(await house.host.beginning.start(table.id, 11))
    with pytest.raises(ServiceError, match="finished"):
        await house.host.absence.move_here(table.id, 11, SERVER, ELSEWHERE)
