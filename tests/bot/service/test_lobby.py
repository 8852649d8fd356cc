"""A table before its game: the rights of each person, and the refusals."""

from collections.abc import Awaitable, Callable

import pytest

from bot.engine.errors import NotAllowed, Repeated, ServiceError, Stale, WrongTime
from rules.errors import BadSetup
from tests.bot.service.house import OPENER, SERVER, House, person
from tests.bot.service.test_beginning import opened

STRANGER = 99


async def test_people_join_and_leave(house: House) -> None:
    table = await house.lobby(3)
    table = await house.host.lobby.leave(table.id, OPENER + 1)
    assert [(seat.seat, seat.user_id) for seat in table.seats] == [(0, 11), (1, 13)]


async def test_an_opener_who_leaves_hands_over_and_the_last_one_cancels(house: House) -> None:
    table = await house.lobby(2, 1)
    table = await house.host.lobby.leave(table.id, OPENER)
    assert table.opener_id == OPENER + 1
    table = await house.host.lobby.leave(table.id, OPENER + 1)
    assert table.status == "cancelled"


async def test_computers_come_and_go(house: House) -> None:
    table = await house.lobby(1, 3)
    assert [seat.computer for seat in table.seats] == [None, "greedy", "greedy", "greedy"]
    table = await house.host.lobby.remove_computer(table.id, OPENER)
    assert len(table.seats) == 3


async def test_a_full_table_is_no_longer_listed_as_open(house: House) -> None:
    table = await house.lobby(1, 3)
    assert await house.host.look.open_lobbies(SERVER) == ()
    table = await house.host.lobby.remove_computer(table.id, OPENER)
    assert await house.host.look.open_lobbies(SERVER) == (table,)


async def test_a_person_who_takes_the_last_seat_has_the_opener_called(house: House) -> None:
    table = await house.lobby(3)
    for guest in (OPENER + 1, OPENER + 2):
        await house.host.lobby.leave(table.id, guest)
    for guest, called in ((21, []), (22, [("full", OPENER)])):
        await house.outbox.drain()
        house.recorder.take()
        await house.host.lobby.join(table.id, person(guest))
        await house.outbox.drain()
        told = house.recorder.take()
        assert [(row.kind, row.user_id) for row in told] == [("lobby", None), *called]
        assert not any(row.ping or row.fresh for row in told)


async def test_who_has_filled_the_table_is_not_called_and_who_is_off_later(house: House) -> None:
    by_computer = await house.lobby(2, 1)
    await house.set_user(OPENER, quiet=(0, 16 * 60))
    while_off = await house.lobby(3)
    await house.outbox.drain()
    told = house.recorder.take()
    assert {row.table_id for row in told} == {by_computer.id, while_off.id}
    assert not any(row.ping or row.fresh or row.user_id for row in told)
    house.clock.advance(hours=16)
    await house.outbox.drain()
    assert ("full", while_off.id) in [(row.kind, row.table_id) for row in house.recorder.take()]


async def test_a_person_who_starts_is_the_first_person_in_the_list(house: House) -> None:
    """The lobby and its refusals say so."""
    table = await house.lobby(3, 1)
    for leaver in (OPENER, OPENER + 1):
        first = next(seat.user_id for seat in table.seats if seat.user_id is not None)
        assert table.opener_id == first == leaver
        table = await house.host.lobby.leave(table.id, leaver)
        table = await house.host.lobby.join(table.id, person(leaver))
    first = next(seat.user_id for seat in table.seats if seat.user_id is not None)
    assert table.opener_id == first == OPENER + 2


async def test_a_private_table_takes_the_invited_only(house: House) -> None:
    table = await house.lobby(1, private=True)
    assert await house.host.look.open_lobbies(SERVER) == ()
    with pytest.raises(ServiceError, match="not_invited"):
        await house.host.lobby.join(table.id, person(STRANGER))
    with pytest.raises(ServiceError, match="not_seated"):
        await house.host.invitations.invite(table.id, STRANGER, STRANGER)
    for _ in range(2):
        await house.host.invitations.invite(table.id, OPENER, STRANGER)
    assert (await house.host.lobby.join(table.id, person(STRANGER))).seat_of(STRANGER)


REFUSED: dict[str, Callable[[House, int], Awaitable[object]]] = {
    "table_full": lambda house, table: house.host.lobby.add_computer(table, OPENER, "greedy"),
    "already_seated": lambda house, table: house.host.lobby.join(table, person(OPENER)),
    "not_seated": lambda house, table: house.host.lobby.leave(table, STRANGER),
    "not_opener": lambda house, table: house.host.beginning.start(table, OPENER + 1),
    "no_computer": lambda house, table: house.host.lobby.remove_computer(table, OPENER),
    "stale": lambda house, table: house.host.lobby.set_level(table, OPENER, 0, "hard", seen=1),
    "bad_level": lambda house, table: house.host.lobby.add_computer(table, OPENER, "clever"),
    "unknown_table": lambda house, _: house.host.lobby.join(404, person(STRANGER)),
    "not_running": lambda house, table: house.host.absence.resign(table, OPENER),
}


@pytest.mark.parametrize("code", REFUSED)
async def test_a_refusal_has_a_code_and_changes_nothing(house: House, code: str) -> None:
    table = await house.lobby(2)
    before = await house.contents()
    with pytest.raises(ServiceError, match=code):
        await REFUSED[code](house, table.id)
    assert await house.contents() == before


async def test_the_opener_chooses_what_is_played_with(house: House) -> None:
    lobby, table = house.host.lobby, await opened(house)
    table = await lobby.set_option(table.id, OPENER, "deck", "new_buildings")
    table = await lobby.set_option(table.id, OPENER, "starting_hand", "off")
    assert dict(table.options) == {"deck": "new_buildings", "starting_hand": "off"}
    for name, value in (("deck", "tarot"), ("weather", "rain")):
        with pytest.raises(BadSetup):
            await lobby.set_option(table.id, OPENER, name, value)
    await lobby.join(table.id, person(STRANGER))
    with pytest.raises(NotAllowed):
        await lobby.set_option(table.id, STRANGER, "deck", "base")
    table = await house.host.beginning.start(table.id, OPENER)
    assert table.options["deck"] == "new_buildings"
    with pytest.raises(WrongTime):
        await lobby.set_option(table.id, OPENER, "deck", "base")


async def test_a_second_click_on_the_same_button_changes_nothing(house: House) -> None:
    lobby = house.host.lobby
    table = await opened(house)
    for seen in (0, 1):
        table = await lobby.add_computer(table.id, OPENER, "greedy", seen=seen)
        with pytest.raises(Repeated):
            await lobby.add_computer(table.id, OPENER, "greedy", seen=seen)
    table = await lobby.remove_computer(table.id, OPENER, seen=2)
    with pytest.raises(Repeated):
        await lobby.remove_computer(table.id, OPENER, seen=2)
    assert len((await house.table(table.id)).seats) == 2
    with pytest.raises(Stale) as stale:
        await lobby.add_computer(table.id, OPENER, "greedy", seen=3)
    assert not isinstance(stale.value, Repeated)


async def test_a_computer_can_be_given_another_level(house: House) -> None:
    lobby = house.host.lobby
    table = await opened(house)
    await lobby.join(table.id, person(STRANGER))
    for level in ("hard", "easy"):
        await lobby.add_computer(table.id, OPENER, level)
    table = await lobby.set_level(table.id, OPENER, 0, "expert", seen=2)
    assert [seat.computer for seat in table.seats] == [None, None, "expert", "easy"]
    await lobby.leave(table.id, STRANGER)  # the computers keep their order
    table = await lobby.set_level(table.id, OPENER, 1, "greedy", seen=2)
    assert [seat.computer for seat in table.seats] == [None, "expert", "greedy"]
    for computer, level, code in ((2, "hard", "no_computer"), (0, "clever", "bad_level")):
        with pytest.raises(ServiceError, match=code):
            await lobby.set_level(table.id, OPENER, computer, level)
    assert await house.table(table.id) == table


@pytest.mark.parametrize("act", ["add_computer", "set_level", "remove_computer"])
async def test_only_the_opener_decides_about_the_table(house: House, act: str) -> None:
    table = await house.lobby(2)
    given = {"add_computer": ("greedy",), "set_level": (0, "hard")}.get(act, ())
    with pytest.raises(ServiceError, match="not_opener"):
        await getattr(house.host.lobby, act)(table.id, OPENER + 1, *given)


async def test_nothing_happens_any_more_in_the_lobby_of_a_running_or_cancelled_table(
    house: House,
) -> None:
    running = await house.running(2)
    with pytest.raises(ServiceError, match="not_lobby"):
        await house.host.lobby.join(running.id, person(STRANGER))
    lobby = await house.lobby(2)
    await house.host.lobby.cancel(lobby.id, OPENER)
    with pytest.raises(ServiceError, match="cancelled"):
        await house.host.beginning.start(lobby.id, OPENER)
    assert {table.id for table in await house.host.look.tables_of(OPENER)} == {running.id}
