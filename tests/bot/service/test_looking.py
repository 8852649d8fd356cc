"""Lists of tables, and what is stored about people and servers."""

from datetime import timedelta

import pytest

from tests.bot.service.house import OPENER, House, user_of


async def test_a_wait_lasts_from_the_question_on_but_for_the_time_of_what_was_taken_back(
    house: House,
) -> None:
    table = await house.running(3)
    began = house.clock.now()
    house.clock.advance(hours=1)
    table = await house.answer(table, 0)
    assert [seat.waiting_since for seat in table.seats] == [None, began, began]
    house.clock.advance(hours=1)
    undone = await house.take_back(table, 0)
    assert [seat.waiting_since for seat in undone.table.seats] == [
        began + timedelta(hours=1),
        began,
        began,
    ]


@pytest.mark.proof
async def test_a_person_finds_their_tables_and_a_stranger_none(house: House) -> None:
    lobby = await house.lobby(1)
    running = await house.running(2)
    over = await house.play_out(await house.running(2))
    mine = await house.host.look.tables_of(OPENER)
    assert [table.id for table in mine] == [lobby.id, running.id]
    assert over.id not in {table.id for table in mine}
    assert mine[1] == running
    assert await house.host.look.tables_of(99) == ()


async def test_a_lobby_has_no_view_and_a_spectator_no_secret(house: House) -> None:
    lobby = await house.lobby(2)
    assert (await house.host.look.position(lobby.id, OPENER)).view is None
    table = await house.host.beginning.start(lobby.id, OPENER)
    position = await house.host.look.position(table.id, None)
    assert position.view is not None
    assert (position.seat, position.view.seat, position.view.decision) == (None, None, None)
    assert (position.facts, position.since, position.can_take_back) == ((), (), False)
    own = await house.seen(table, 0)
    assert own.view is not None
    assert own.view.decision is not None
    assert len(own.facts) == len(own.view.decision.options)
    assert user_of(own.table, 0) in {11, 12}


async def test_settings_are_kept(house: House) -> None:
    profiles = house.host.profiles
    assert (await profiles.user(5)).dm
    await profiles.note_dm(5, closed=True)
    assert (await profiles.user(5)).dm_closed
    await profiles.set_user(5, language="de", dm=False, confirm=True)
    await house.restart()
    stored = await house.host.profiles.user(5)
    assert (stored.language, stored.dm, stored.confirm, stored.dm_closed) == (
        "de",
        False,
        True,
        True,
    )
    asked_again = await house.host.profiles.set_user(5, language="de", dm=True, confirm=True)
    assert not asked_again.dm_closed
    await house.host.profiles.note_dm(5, closed=True)
    looked = await house.host.profiles.set_user(5, language="en")
    assert (looked.dm, looked.dm_closed) == (True, True), "who asks for no DMs is sent none"
    assert (looked.language, looked.confirm) == ("en", True), "what is left out stays"


async def test_how_a_person_wants_their_pictures_is_kept(house: House) -> None:
    assert (await house.host.profiles.user(5)).theme == "dark"
    await house.host.profiles.set_user(5, theme="light")
    await house.host.profiles.set_user(5, large_text=True)
    await house.restart()
    stored = await house.host.profiles.user(5)
    assert (stored.theme, stored.large_text) == ("light", True)


async def test_the_place_of_a_table_is_no_new_version(house: House) -> None:
    table = await house.lobby(1)
    await house.host.profiles.set_place(table.id, lobby_post_id=1)
    await house.host.profiles.set_place(table.id, thread_id=2, post_id=3)
    placed = await house.table(table.id)
    assert (placed.lobby_post_id, placed.thread_id, placed.post_id) == (1, 2, 3)
    assert placed.version == table.version
    await house.host.profiles.set_place(table.id, thread_id=None)
    assert (await house.table(table.id)).thread_id is None
    await house.host.profiles.set_place(table.id, thread_id=2)
    await house.host.lobby.add_computer(table.id, OPENER, "easy")
    started = await house.host.beginning.start(table.id, OPENER)
    assert (started.lobby_post_id, started.thread_id, started.post_id) == (1, 2, 3)
