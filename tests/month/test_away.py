"""The time of a player while the bot is off the table's server."""

from pathlib import Path

from tests.month.left import begin, check, live, new_world
from tests.month.world import World


async def test_time_that_is_given_meanwhile_is_told_once_the_bot_is_back(tmp_path: Path) -> None:
    """They were warned of the time before."""
    world = new_world(tmp_path, 3)
    await begin(world, 0, "normal")
    await live(world, 6)
    assert world.figures["warnings"] == len(world.book.waits) > 0
    [server] = {table.server_id for table in world.book.tables.values()}
    world.messenger.servers.discard(server)
    await world.host.profiles.note_left(server)
    await check(world)
    await _give_time(world)
    await live(world, 8)
    world.messenger.servers.add(server)
    await world.host.profiles.note_joined(server)
    await check(world)
    warned = world.figures["warnings"]
    await live(world, 10)
    assert world.figures["warnings"] == warned + len(world.book.waits)
    await world.machine.stop()


async def _give_time(world: World) -> None:
    """Let all vote to wait for those who are late."""
    for place, wait in [*world.book.waits.items()]:
        assert world.book.banks[place].overtime
        [vote] = [poll for poll in world.book.polls.open.values() if poll.seat == place[1]]
        for user_id in sorted({*world.people} - {wait.user_id}):
            await world.host.votes.cast(vote.id, user_id, "wait")
            await check(world)
        assert not world.book.banks[place].overtime
