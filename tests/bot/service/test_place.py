"""A table's place is noted beside the game: no move overwrites it with an older one."""

from bot.storage import tables
from tests.bot.service.house import House


async def test_a_move_does_not_forget_a_post_that_was_noted_meanwhile(house: House) -> None:
    """The table is read, its new post noted, and then the move is written."""
    table = await house.running(2)
    stored = await house.store.read(tables.find, table.id)
    assert stored is not None
    await house.host.profiles.set_place(table.id, thread_id=8, post_id=9, lobby_post_id=7)
    await house.store.write(tables.save, stored.table, stored.table, state=stored.state)
    after = await house.table(table.id)
    assert (after.thread_id, after.post_id, after.lobby_post_id) == (8, 9, 7)
