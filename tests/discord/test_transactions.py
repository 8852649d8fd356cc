"""An answer is made from one moment of the database, with as few transactions as possible."""

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import Any

import pytest
import structlog

from bot.render import Picture, Scene
from bot.service.showing import Showing
from bot.simulation import Simulation
from rules import decision as answering
from tests.discord.conftest import Simulate
from tests.discord.drawing import stub
from tests.discord.members import Member, open_table, play_on, waiting

pytestmark = pytest.mark.proof

ARRIVAL, CHOICE, SHOWING = 1, 1, 1
MOST_OF_A_CONFIRM = 6


class Asked:
    """Counts transactions: of clicks and commands, and of the rest, which is telling.

    `after_read` is awaited after each read of a click or command.
    """

    def __init__(self, simulation: Simulation) -> None:
        self.by_people: list[bool] = []
        self.by_telling: list[bool] = []
        self.after_read: Callable[[], Awaitable[object]] | None = None
        store: Any = simulation.bot.store
        run = store._run

        async def counted(work: Callable[..., Any], until: float, **how: Any) -> Any:
            by_people = "interaction" in structlog.contextvars.get_contextvars()
            (self.by_people if by_people else self.by_telling).append(how["writes"])
            done = await run(work, until, **how)
            if by_people and not how["writes"] and self.after_read is not None:
                # In a context of its own, because its work belongs to no click.
                await asyncio.create_task(self._meanwhile(self.after_read), context=Context())
            return done

        store._run = counted

    async def _meanwhile(self, act: Callable[[], Awaitable[object]]) -> None:
        await act()

    def take(self) -> int:
        """Return the number for people since the last call."""
        count = len(self.by_people)
        self.by_people.clear()
        self.by_telling.clear()
        return count


async def test_confirm_is_one_reading_of_who_comes_one_choice_and_one_showing(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben"))]
        await open_table(simulation, people)
        asked = Asked(simulation)
        for _ in range(4):
            for member in people:
                panel = await member.by_post()
                if panel.menu:
                    await member.pick(panel)
                    asked.take()
                    await member.confirm(panel)
                    assert asked.take() == ARRIVAL + CHOICE + SHOWING


async def test_three_computers_answer_a_confirm_with_a_transaction_each(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada", 1)
        table = await open_table(simulation, [ada], computers=3)
        asked = Asked(simulation)
        answers = set[int]()
        for _ in range(40):
            panel = await ada.by_post()
            if not panel.menu:
                break
            await ada.pick(panel)
            before = (await simulation.bot.host.look.table(table)).version
            asked.take()
            await ada.confirm(panel)
            count = asked.take()
            now = (await simulation.bot.host.look.table(table)).version
            answers.add(now - before - 1)
            assert count == ARRIVAL + CHOICE + (now - before - 1) + SHOWING
            if now - before == 1 + 3:
                assert count <= MOST_OF_A_CONFIRM
        assert 3 in answers, f"three computers never answered at once, only {answers}"


async def test_a_command_that_shows_a_panel_reads_who_comes_which_table_and_what_is_shown(
    simulate: Simulate,
):
    async with simulate() as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben"))]
        table = await open_table(simulation, people)
        await play_on(simulation, table, people, moves=4)
        asked = Asked(simulation)
        for command in ("hand", "board", "log", "resign"):
            await people[0].slash(command)
            assert asked.take() == 3, command
            await people[0].slash(command, table=table)
            assert asked.take() == 2, f"{command}, where the table is named"
        [due, *_] = await waiting(simulation, table, people)
        asked.take()
        await due.slash("next")
        assert asked.take() == 3


async def test_a_post_reads_once_and_a_message_also_what_was_sent_before(simulate: Simulate):
    """Besides, there are the search for due rows, the claim, and the note of the arrival.

    Whether another call came just now is asked before a panel is drawn, how loud it may be as it is
    sent.
    """
    async with simulate() as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben"))]
        table = await open_table(simulation, people)
        asked, outbox = Asked(simulation), simulation.bot.outbox
        for _ in range(6):
            await outbox.drain()
            asked.take()
            publisher: Any = outbox._publisher
            published = list[bool]()
            publish = publisher.publish

            async def counted(row: Any, publish: Any = publish, published: Any = published) -> None:
                before = asked.by_telling.count(False)
                await publish(row)
                own = 1 if row.user_id is None else 3
                published.append(asked.by_telling.count(False) - before <= own)

            publisher.publish = counted
            await play_on(simulation, table, people, moves=1)
            await simulation.env.settle()
            publisher.publish = publish
            assert all(published)


async def test_a_panel_never_mixes_two_moments(simulate: Simulate):
    """Another person moves between any two readings of an answer."""
    scenes: list[Scene] = []

    async def draw(scene: Scene) -> Picture:
        scenes.append(scene)
        return await stub(scene)

    async with simulate(draw=draw) as simulation:
        ada, *others = people = [
            Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben", "Cy"))
        ]
        table = await open_table(simulation, people)
        host, asked = simulation.bot.host, Asked(simulation)
        host.on_commit(lambda: None)  # messages draw pictures, too
        moments: list[Showing] = []

        async def another_moves() -> None:
            for each in await waiting(simulation, table, others):
                position = await host.look.position(table, each.id)
                assert position.view is not None
                decision = position.view.decision
                assert decision is not None
                choice = answering.sample(decision, each.random.random)
                version = position.table.version
                await host.play.choose(table, each.id, version, decision.seat, choice)
                break
            moments.append(await host.show.panel(table, ada.id))

        async def open_panel() -> None:
            moments[:] = [await host.show.panel(table, ada.id)]
            asked.after_read = another_moves
            await ada.by_command()
            asked.after_read = None

        for _ in range(12):
            scenes.clear()
            await open_panel()
            [shown] = [scene for scene in scenes if scene.kind == "hand"]
            assert (shown.view, shown.since, shown.history) in [
                (each.position.view, each.position.since, each.history) for each in moments
            ]
            if ada in await waiting(simulation, table, people):
                await ada.move()
