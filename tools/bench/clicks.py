"""Clicks at several tables at once, in the simulated Discord, with real pictures."""

import gc
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from bot.engine.model import Person, TableInfo, UserInfo
from bot.process.garbage import spare_what_stays
from bot.render import DrawingPool
from bot.service.showing import Showing
from bot.simulation import Press, Simulation, settings_for, simulated
from bot.text import texts
from bot.ui import panel, posts, question
from bot.ui.ids import Claim
from bot.ui.panel import Panel
from rules.registry import GAMES
from tools.bench.pulse import Pulse

GAME: Final = next(iter(GAMES))
COMPUTERS: Final = max(GAMES[GAME].seats) - 1


class Clicks(NamedTuple):
    """The seconds that each click waited for its acknowledgement; the loop's longest standstill;
    and the time of a full garbage collection afterwards, when no click waits.
    """

    waits: tuple[float, ...]
    longest: float
    collection: float


async def measure(folder: Path, tables: int, rounds: int) -> Clicks:
    """Open tables for one person each; in each round all look at once, then all answer at once.

    As in `plaza run`, the garbage collector ignores what was loaded before, and full collections
    wait until no click does.
    """
    spare_what_stays()
    settings = settings_for(folder / "plaza.db", threads=False, log_level="error")
    waits: list[float] = []
    async with DrawingPool(GAMES) as pool, simulated(settings, draw=pool.draw) as simulation:
        people = [await _seated(simulation, number) for number in range(tables)]
        await simulation.bot.outbox.drain()
        await simulation.env.settle()
        with Pulse() as pulse:
            for _ in range(rounds):
                for ask in (_look, _choose):
                    asked = [await ask(simulation, *at) for at in people]
                    presses = [press for press in asked if press is not None]
                    waits += await simulation.press_together(presses)
        longest, start = pulse.longest, perf_counter()
        gc.collect()
        return Clicks(tuple(waits), longest, perf_counter() - start)


async def _seated(simulation: Simulation, number: int) -> tuple[int, int]:
    """Seat a new person with computers; return the person and the table."""
    user_id = simulation.member(f"player{number}").id
    host = simulation.bot.host
    table = await host.beginning.open(
        Person(user_id, f"Player {number}"),
        GAME,
        {},
        capacity=1 + COMPUTERS,
        server_id=simulation.guild.id,
        channel_id=simulation.channel.id,
    )
    for _ in range(COMPUTERS):
        await host.lobby.add_computer(table.id, user_id, "greedy")
    return user_id, (await host.beginning.start(table.id, user_id)).id


async def _look(simulation: Simulation, user_id: int, table_id: int) -> Press | None:
    table = await simulation.bot.host.look.table(table_id)
    return Press(user_id, _post(table), Claim(posts.MOVE, table_id).button())


async def _choose(simulation: Simulation, user_id: int, table_id: int) -> Press | None:
    """Return the click that commits a sensible answer; None if there is no more question."""
    position = await simulation.bot.host.look.position(table_id, user_id)
    view = panel.view_of(position)
    if view.decision is None:
        return None
    choice = GAMES[GAME].greedy(view, view.decision)
    showing = Showing(position=position, viewer=UserInfo(user_id))
    asked = panel.question_of(Panel(showing=showing, texts=texts("en")))
    assert asked is not None
    claim = asked.claim(question.CONFIRM, picked=choice)
    return Press(user_id, _post(position.table), claim.button())


def _post(table: TableInfo) -> int:
    assert table.post_id is not None
    return table.post_id
