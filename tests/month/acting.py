"""People's acts: they answer after a message, forget, vote, change their habits, leave."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Final

from bot.engine.errors import NotFound
from bot.engine.model import Person as Clicker
from bot.engine.model import Position
from bot.service.host import Host
from bot.storage.rows import OutboxRow
from rules.decision import Choice, sample
from rules.planning import Plan
from rules.registry import GAMES
from tests.month.people import Person, other_ways, with_vacation
from tests.month.rules import Ways
from tests.month.timeline import DAY, HOUR, MINUTE
from tests.month.world import World
from tools.arena import planning as sensible

GAME: Final = "san_juan"
CLOCKS: Final = ("relaxed", "normal", "normal", "fast", "48/12/96", "24/0/24", "8/2/16")
SEATS: Final = ((2, 0), (3, 0), (4, 0), (2, 1), (3, 1), (2, 2), (1, 1), (1, 3))
"""The numbers of people and computers at a table."""


class Acting:
    """Everyone's clicks."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._plans: dict[tuple[int, int], datetime] = {}
        world.on_notice = self._noticed

    async def move_in(self) -> None:
        """Let everyone store their initial settings."""
        for person in self._world.people.values():
            ways = person.ways
            await self._world.host.profiles.set_user(
                person.id,
                zone=ways.zone,
                quiet=ways.quiet,
                weekends_off=ways.weekends_off,
                remind_every=ways.remind_every,
                dm=ways.dm,
            )

    # --- tables -----------------------------------------------------------------------------------

    async def open_table(self) -> None:
        """Let some people sit down, and begin to play a while later."""
        world, random = self._world, self._world.random
        if not world.machine.up:
            world.later(world.now + HOUR, self.open_table)
            return
        server = random.choice(sorted(world.messenger.servers))
        near = [p for p in world.people.values() if server in p.servers and not p.gone]
        persons, computers = random.choice(SEATS)
        company = random.sample(near, persons)
        places = [place for place in world.servers[server] if place not in world.messenger.gone]
        deck = random.choice(("base", "plus", "new_buildings"))

        async def gather(host: Host) -> int:
            table = await host.beginning.open(
                _clicker(company[0]),
                GAME,
                {"deck": deck},
                capacity=persons + computers,
                server_id=server,
                channel_id=random.choice(places),
                clock=random.choice(CLOCKS),
            )
            for person in company[1:]:
                await host.lobby.join(table.id, _clicker(person))
            for _ in range(computers):
                await host.lobby.add_computer(table.id, company[0].id, "greedy")
            return table.id

        table_id = await world.click(company[0].id, 0, "open", gather)
        if table_id is not None:
            world.later(world.now + 5 * MINUTE, partial(self._start, company[0], table_id))

    async def _start(self, opener: Person, table_id: int) -> None:
        """Let a game begin, as soon as a player answers."""
        world = self._world

        async def begin(host: Host) -> None:
            await host.beginning.start(table_id, opener.id)

        await world.click(opener.id, table_id, "start", begin)
        if world.book.tables[table_id].status == "lobby":
            world.later(world.now + HOUR, partial(self._start, opener, table_id))
        else:
            self._plan(opener, table_id, world.now + MINUTE)

    # --- answering --------------------------------------------------------------------------------

    def _noticed(self, user_id: int, row: OutboxRow) -> None:
        """A player has heard: they will come, unless they forget."""
        person, world = self._world.people[user_id], self._world
        if row.kind == "vote" and row.vote_id is not None:
            self._vote_later(person, row.vote_id)
        elif row.kind in {"panel", "board", "nudge", "warned", "timeup"}:
            if world.random.random() >= person.forgets:
                self._plan(person, row.table_id)
        elif row.kind == "reminder":
            for table_id in world.waits_of(user_id):
                self._plan(person, table_id)

    def _plan(self, person: Person, table_id: int, when: datetime | None = None) -> None:
        """Have a player come to a table; they come once, and rather earlier than later."""
        world, key = self._world, (person.id, table_id)
        if when is None:
            delay = person.delay(world.random)
            when = person.awake(world.now + delay, world.random)
        if key in self._plans and world.now <= self._plans[key] <= when:
            return
        self._plans[key] = when
        world.later(when, partial(self._comes, person, table_id, when))

    async def _comes(self, person: Person, table_id: int, when: datetime) -> None:
        if self._plans.get((person.id, table_id)) == when:
            del self._plans[person.id, table_id]
            await self._visit(person, table_id)

    async def _visit(self, person: Person, table_id: int) -> None:
        """Look at a table, and answer what it asks."""
        world = self._world
        if person.gone:
            return
        if not world.machine.up:
            self._plan(person, table_id, world.now + world.random.randrange(5, 60) * MINUTE)
            return
        if world.random.random() < 0.3:
            for poll in list(world.book.polls.open.values()):
                if poll.table_id == table_id and person.id not in poll.answers:
                    await self._vote(person, poll.id)
        if table_id not in world.waits_of(person.id):
            return
        shown = await world.click(
            person.id, table_id, "look", lambda host: host.current(table_id, person.id)
        )
        done = None if shown is None else await self._choose(person, shown.position)
        if done is None:
            self._plan(person, table_id, world.now + world.random.randrange(5, 60) * MINUTE)
        elif world.random.random() < 0.03 and done.can_take_back:
            await world.click(
                person.id,
                table_id,
                "take_back",
                lambda host: host.play.take_back(table_id, person.id, done.table.version),
            )
        if table_id in world.waits_of(person.id):
            stays = world.random.random() < 0.93
            self._plan(person, table_id, world.now + MINUTE if stays else None)
        elif person.plans and done is not None:
            await self._plan_ahead(person, done)

    async def _plan_ahead(self, person: Person, position: Position) -> None:
        """Plan sensible answers to all foreseen questions, in place of older plans."""
        table = position.table
        if table.status != "running" or position.view is None:
            return
        for kind, (plan,) in sensible.plans(GAMES[table.game], position.view).items():
            await self._world.click(
                person.id, table.id, "plan", partial(_plan, person, table.id, kind, plan)
            )

    async def _choose(self, person: Person, position: Position) -> Position | None:
        """Answer the question; None if there was no reply."""
        view, table = position.view, position.table
        if view is None or view.decision is None:
            return None
        decision, random = view.decision, self._world.random
        choice: Choice
        if random.random() < 0.8:
            choice = GAMES[table.game].greedy(view, decision)
        else:
            choice = sample(decision, random.random)

        async def chosen(host: Host) -> Position:
            await host.play.choose(table.id, person.id, table.version, decision.seat, choice)
            return await host.look.position(table.id, person.id)

        return await self._world.click(
            person.id,
            table.id,
            "choose",
            chosen,
        )

    # --- voting -----------------------------------------------------------------------------------

    def _vote_later(self, person: Person, vote_id: int) -> None:
        world = self._world
        when = person.awake(world.now + person.delay(world.random), world.random)
        world.later(when, partial(self._vote, person, vote_id))

    async def _vote(self, person: Person, vote_id: int) -> None:
        """Answer a vote, and now and then another way a little later."""
        world, poll = self._world, self._world.book.polls.open.get(vote_id)
        if person.gone or poll is None or not world.machine.up:
            return
        answer = world.random.choice(("yes", "yes", "no"))
        if poll.kind == "overtime":
            answer = person.vote(world.random)
        if poll.kind == "abort" and world.random.random() < 0.5:
            answer = "no"
        for _ in range(world.random.choice((1, 1, 1, 2))):
            await world.click(
                person.id,
                poll.table_id,
                "vote",
                lambda host: host.votes.cast(vote_id, person.id, answer),
            )
        if world.random.random() < 0.1:
            self._vote_later(person, vote_id)

    async def call_votes(self) -> None:
        """Let impatient people call votes about others who keep them waiting, each day."""
        world = self._world
        world.later(world.now + DAY, self.call_votes)
        for table_id in world.running():
            for person in world.seated(table_id)[:1]:
                more = await world.click(
                    person.id,
                    table_id,
                    "look",
                    lambda host, t=table_id, p=person: host.show.more(t, p.id),
                )
                for seat in more.missing if more else ():
                    if world.random.random() < 0.2:
                        await world.click(
                            person.id,
                            table_id,
                            "call",
                            lambda host, t=table_id, p=person, s=seat: host.votes.call_overtime(
                                t, p.id, s
                            ),
                        )

    async def propose(self, clock: bool) -> None:
        """Let a player propose to end a table, or another clock."""
        world, random = self._world, self._world.random
        table_id = random.choice(world.running() or [0])
        people = world.seated(table_id) if table_id else []
        if not people:
            return
        person = random.choice(people)

        def work(host: Host) -> Awaitable[object]:
            if clock:
                return host.votes.propose_clock(table_id, person.id, random.choice(CLOCKS))
            return host.votes.propose_abort(table_id, person.id)

        await world.click(person.id, table_id, "propose", work)

    # --- habits -----------------------------------------------------------------------------------

    async def change_ways(self, person: Person) -> None:
        """Let a player set something else, perhaps in the middle of waits."""
        changed = other_ways(person, self._world.random)
        await self._set(
            person,
            replace(person.ways, **changed),  # type: ignore[arg-type]
            lambda host: host.profiles.set_user(person.id, **changed),  # type: ignore[arg-type]
        )

    async def take_vacation(self, person: Person, ahead: int, days: int) -> None:
        """Let a player plan a vacation; now and then it ends early."""
        world = self._world
        after = with_vacation(person.ways, world.now, ahead, days)
        first = after.vacations[-1][0]
        if await self._set(
            person, after, lambda host: host.profiles.plan_vacation(person.id, first, days)
        ):
            world.figures["vacations"] += 1
            if world.random.random() < 0.3:
                when = world.now + (ahead + world.random.uniform(0, days)) * DAY
                world.later(when, partial(self.end_vacation, person))

    async def end_vacation(self, person: Person) -> None:
        """Let a player come home early, or not go at all."""
        world = self._world
        if not person.ways.vacations or person.ways.vacations[-1][2] is not None:
            return
        first, days, _ = person.ways.vacations[-1]
        ended = (*person.ways.vacations[:-1], (first, days, world.now))
        user = await world.click(person.id, 0, "look", lambda host: host.profiles.user(person.id))
        if user is not None and user.vacations:
            start = user.vacations[-1][0]
            await self._set(
                person,
                replace(person.ways, vacations=ended),
                lambda host: host.profiles.end_vacation(person.id, start),
            )

    async def _set(
        self, person: Person, after: Ways, work: Callable[[Host], Awaitable[object]]
    ) -> bool:
        """Store a setting; the book notes it when it is stored."""
        world = self._world
        world.book.setting = person.id, after
        await world.click(person.id, 0, "set", work)
        world.book.setting = None
        stored = world.book.ways[person.id]
        changed, person.ways = stored != person.ways, stored
        return changed

    async def open_messages(self, person: Person) -> None:
        """Let a player take direct messages again, in Discord and here."""
        world = self._world
        world.messenger.closed.discard(person.id)
        after = replace(person.ways, dm=True)
        await self._set(person, after, lambda host: host.profiles.set_user(person.id, dm=True))
        user = await world.click(person.id, 0, "look", lambda host: host.profiles.user(person.id))
        if user is not None and not user.dm_closed:
            world.book.notices.reopened(person.id)

    # --- leaving and coming -----------------------------------------------------------------------

    async def vanish(self, person: Person) -> None:
        """Let a player be gone without a word."""
        person.gone = True
        self._world.figures["vanished"] += 1

    async def turn_up(self, person: Person) -> None:
        """Let a player who was gone be back."""
        person.gone = False
        for table_id in self._world.running(person.id):
            await self.come_back(person, table_id)
            self._plan(person, table_id)

    async def resign(self, person: Person) -> None:
        """Let a player give up all their tables."""
        world = self._world
        for table_id in world.running(person.id):
            await world.click(
                person.id,
                table_id,
                "resign",
                lambda host, t=table_id: host.absence.resign(t, person.id),
            )

    async def stand_in(self, person: Person, days: float) -> None:
        """Let computers play for a player for some days."""
        world = self._world
        for table_id in world.running(person.id):
            await world.click(
                person.id,
                table_id,
                "stand_in",
                lambda host, t=table_id: host.absence.stand_in(t, person.id),
            )
            world.later(world.now + days * DAY, partial(self.come_back, person, table_id))

    async def come_back(self, person: Person, table_id: int) -> None:
        """Let a player take their seat back."""
        seats = self._world.book.tables[table_id].seats
        if any(s.user_id == person.id and s.computer and not s.resigned for s in seats):
            await self._world.click(
                person.id,
                table_id,
                "come_back",
                lambda host: host.absence.come_back(table_id, person.id),
            )
            self._plan(person, table_id)

    async def offer(self, person: Person, named: bool) -> None:
        """Let a player offer their seat at one table, to a friend or to anyone."""
        world, tables = self._world, self._world.running(person.id)
        if not tables or person.gone:
            return
        table_id = world.random.choice(tables)
        guest = world.random.choice([*world.people]) if named else None
        await world.click(
            person.id,
            table_id,
            "offer",
            lambda host: host.absence.offer(table_id, person.id, guest),
        )

    async def take_seats(self) -> None:
        """Let people take seats that are offered, each day."""
        world = self._world
        world.later(world.now + DAY / 2, self.take_seats)
        for table_id in world.running():
            table = world.book.tables[table_id]
            for number, seat in enumerate(table.seats):
                if seat.open_to is None or world.random.random() < 0.4:
                    continue
                here = [p for p in world.people.values() if table.server_id in p.servers]
                guests = [p for p in here if not p.gone and seat.open_to in {0, p.id}]
                if not guests:
                    continue
                guest = world.random.choice(guests)
                taken = await world.click(
                    guest.id,
                    table_id,
                    "take_seat",
                    lambda host, t=table_id, n=number, g=guest: host.absence.take_seat(
                        t, n, _clicker(g)
                    ),
                )
                if taken is not None:
                    self._plan(guest, table_id, world.now + MINUTE)

    async def move_here(self, table_id: int) -> None:
        """Let a player show a table again that has lost its place."""
        world, table = self._world, self._world.book.tables[table_id]
        people, server = world.seated(table_id), table.server_id
        if server not in world.messenger.servers:
            server = world.random.choice(sorted(world.messenger.servers))
        places = [p for p in world.servers[server] if p not in world.messenger.gone]
        if table.status != "running" or not people or not places:
            return
        if not world.machine.up:
            world.later(world.now + HOUR, partial(self.move_here, table_id))
            return
        person, place = world.random.choice(people), world.random.choice(places)

        async def move(host: Host) -> None:
            await host.absence.move_here(table_id, person.id, server, place)
            world.book.notices.moved(table_id)  # before the posts that wait, which come at once

        await world.click(person.id, table_id, "move_here", move)


async def _plan(person: Person, table_id: int, kind: str, plan: Plan, host: Host) -> None:
    own = table_id, person.id
    if plan.order:
        await host.plans.order(*own, plan.order, plan.value)
    else:
        with suppress(NotFound):
            await host.plans.remove(*own, kind)
        for keys in plan.ranked:
            await host.plans.rank(*own, kind, keys)
        await host.plans.lasts(*own, kind, "round")
    if person.in_haste:
        await host.plans.pace(*own, kind, at_once=True)


def _clicker(person: Person) -> Clicker:
    return Clicker(person.id, person.name)
