"""Faults in a month: the process ends, Discord is out of order, places are deleted."""

from functools import partial

from bot.engine import computers
from tests.month.acting import Acting
from tests.month.people import Person
from tests.month.timeline import DAY, HOUR, MINUTE
from tests.month.world import World


class Accidents:
    """All faults that no player caused."""

    def __init__(self, world: World, acting: Acting) -> None:
        self._world = world
        self._acting = acting
        self._choose = computers.choose

    # --- the process ------------------------------------------------------------------------------

    async def start(self) -> None:
        """Start the host; now and then it dies at once."""
        world, random = self._world, self._world.random
        world.book.up_since = world.now
        soon = world.figures["restarts"] and random.random() < 0.1 and not world.calm
        await world.machine.start(random.randrange(12) if soon else None)

    async def restart(self) -> None:
        """End the process: by a stop, for some time, or by a crash in the next work."""
        world, random = self._world, self._world.random
        if not world.machine.up:
            return
        world.figures["restarts"] += 1
        if random.random() < 0.6 and not world.calm:
            world.machine.life.end_after(random.randrange(30))
            return
        await world.machine.stop()
        self.ended(random.choice((2, 10, 45, 170)))

    def ended(self, minutes: int) -> None:
        """The process has ended: the operator starts it again."""
        world = self._world
        world.book.up_since = None
        world.timeline.at(world.now + minutes * MINUTE, self.start, first=True)

    def died(self) -> None:
        """It has ended by itself, and restarts immediately."""
        self._world.figures["crashes"] += 1
        self.ended(self._world.random.choice((0, 1, 3)))

    # --- Discord ----------------------------------------------------------------------------------

    async def outage(self, hours: float) -> None:
        """Let Discord answer nothing for some time."""
        world = self._world
        world.figures["outages"] += 1
        world.messenger.down = True
        world.later(world.now + hours * HOUR, self._over)

    async def _over(self) -> None:
        self._world.messenger.down = False

    async def hiccup(self) -> None:
        """Let the next message of a table arrive without an answer."""
        world = self._world
        if tables := world.running():
            world.messenger.hiccups.add(world.random.choice(tables))

    async def close_messages(self, person: Person, days: float | None) -> None:
        """Let a player take no direct messages any more, or for some days."""
        world = self._world
        world.figures["closed their messages"] += 1
        world.messenger.closed.add(person.id)
        if days is not None:
            world.later(world.now + days * DAY, partial(self._acting.open_messages, person))

    async def leave_server(self, server: int, days: float) -> None:
        """Send the bot away from a server, and invite it again."""
        world = self._world
        world.figures["servers left"] += 1
        world.messenger.servers.discard(server)
        world.later(world.now + days * DAY, partial(self._invite, server))
        if world.machine.up:
            await world.machine.attempt(world.machine.host_at(server).profiles.note_left(server))

    async def _invite(self, server: int) -> None:
        world = self._world
        world.messenger.servers.add(server)
        if world.machine.up:
            await world.machine.attempt(world.machine.host_at(server).profiles.note_joined(server))

    # --- places -----------------------------------------------------------------------------------

    async def delete_thread(self) -> None:
        """Delete the place of a table."""
        await self._delete("thread_id")

    async def delete_post(self) -> None:
        """Delete the newest post of a table."""
        await self._delete("post_id")

    async def _delete(self, what: str) -> None:
        world = self._world
        if not world.machine.up or not world.running():
            return
        table = await world.machine.attempt(
            world.host.look.table(world.random.choice(world.running()))
        )
        number = getattr(table, what, None)
        if number is not None:
            world.figures["threads and posts deleted"] += 1
            world.messenger.gone.add(number)

    async def delete_channel(self, channel: int) -> None:
        """Delete a channel with all its threads; a player asks for their table elsewhere."""
        world, random = self._world, self._world.random
        world.messenger.gone.add(channel)
        world.figures["channels deleted"] += 1
        for table_id in world.running():
            table = await world.machine.attempt(world.host.look.table(table_id))
            if table is not None and table.channel_id == channel:
                wait = random.uniform(1, 30) * HOUR
                world.later(world.now + wait, partial(self._acting.move_here, table_id))

    # --- computers --------------------------------------------------------------------------------

    async def break_computers(self, hours: float) -> None:
        """Let all computers fail for some hours."""
        world = self._world
        world.figures["computers broken"] += 1
        computers.choose = _fails
        world.later(world.now + hours * HOUR, self.mend_computers)

    async def mend_computers(self) -> None:
        """Let them play again."""
        computers.choose = self._choose


def _fails(*_: object) -> tuple[int, ...]:
    raise ZeroDivisionError("a computer that fails")
