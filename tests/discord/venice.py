"""Games of San Marco by clicks with every choice known beforehand, from a number alone.

So a test knows the kinds of questions in its game.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import NamedTuple

from sqlalchemy import Connection, update

from bot.simulation import Simulation
from bot.storage.schema import tables
from bot.ui.question import PAGE
from rules.decision import Choice, Decision, sample
from rules.event import Seat
from rules.registry import GAMES
from rules.san_marco.state import State
from tests.discord.clicks import on
from tests.discord.members import Member, Seen, asked
from tests.limits.message import check, walk

SAN_MARCO = GAMES["san_marco"]
WAYS_OUT = ("end", "decline", "keep")
SURE = "Are you sure?"

Chooser = Callable[[Decision, int], Choice]
"""Chooses, given how many moves were made before."""
Look = Callable[[Member, Decision, Choice, Seen], Awaitable[object]]
"""Looks at a panel between the pick and its Confirm."""


def eager(number: int) -> Chooser:
    """Choose at random, but play every card that can be played.

    Bridges first, because otherwise they never run out; and the more victims, the longer the menu.
    """

    def choose(decision: Decision, moves: int) -> Choice:
        random = Random(f"{number} {moves}")
        if "card:bridge" in decision.options:
            return (decision.options.index("card:bridge"),)
        while True:
            choice = sample(decision, random.random)
            if decision.options[choice[0]] not in WAYS_OUT or len(decision.options) == 1:
                return choice

    return choose


def whose(due: Sequence[object], moves: int) -> int:
    """Return the place of the next seat to answer, among the waiting ones."""
    return moves % len(due)


class Visitor(Member):
    """A person who answers with a given choice, by pages, picks and Confirm."""

    async def answer(self, decision: Decision, choice: Choice, look: Look | None = None) -> None:
        """Make one move. `look` sees the panel when everything is picked."""
        panel = self.panel
        if panel is None or not panel.menu:
            panel = await self.look()
        await self.mark(panel, choice)
        if look is not None:
            await look(self, decision, choice, panel)
        if not choice or panel.can_press(self.labels["confirm"]):
            await self.confirm(panel)
        if SURE in panel.text:
            await self.confirm(panel)
        check(panel.components)

    async def mark(self, panel: Seen, choice: Choice) -> None:
        """Pick these options, page by page."""
        left = [str(each) for each in choice]
        while left:
            here = [each for each in left if panel.offers(each) or panel.button_of(each)]
            if here:
                await self.select(panel, here)
            left = [each for each in left if each not in here]
            if left and _turns(panel):
                await self._doer(panel).click(panel.message, custom_id=on(panel, "on"))
            elif left:
                left = [_first_alike(panel, each) for each in left]


def _turns(panel: Seen) -> bool:
    """Whether there is another page of options."""
    return any(":on:" in part.get("custom_id", "") for part in walk(panel.components))


def _first_alike(panel: Seen, value: str) -> str:
    """Return the option whose button stands for this one, too: of equal cards the first."""
    places = [int(option["value"]) for option in panel.menu["options"]]
    return str(max(place for place in places if place < int(value)))


async def holder(simulation: Simulation, table_id: int, seat: Seat) -> int:
    """Return the id of the person in this seat."""
    user_id = (await simulation.bot.host.look.table(table_id)).seats[seat].user_id
    assert user_id is not None
    return user_id


class Turn(NamedTuple):
    """The next person to answer, their question, and the number of others with a question."""

    member: Visitor
    decision: Decision
    others: int


async def turn(
    simulation: Simulation, table_id: int, people: Sequence[Visitor], moves: int
) -> Turn | None:
    """Return the turn after this many moves; None at the end."""
    table = await simulation.bot.host.look.table(table_id)
    due = table.waiting
    if not due:
        return None
    user_id = table.seats[due[whose(due, moves)]].user_id
    member = next(each for each in people if each.id == user_id)
    return Turn(member, await asked(simulation, table_id, member), len(due) - 1)


async def play(
    simulation: Simulation,
    table_id: int,
    people: Sequence[Visitor],
    choose: Chooser,
    *,
    look: Look | None = None,
    until: Callable[[Decision, int], bool] | None = None,
) -> tuple[int, Counter[str]]:
    """Play to the end, or until a question of this kind; return the moves and the questions."""
    moves, kinds = 0, Counter[str]()
    while now := await turn(simulation, table_id, people, moves):
        member, decision, _ = now
        if until is not None and until(decision, moves):
            break
        kinds[decision.kind] += 1
        kinds["pages"] += len(decision.options) > PAGE
        await member.answer(decision, choose(decision, moves), look)
        moves += 1
    return moves, kinds


async def put(simulation: Simulation, table_id: int, state: State) -> None:
    """Let a table be in this position, in which the same seats are asked as before."""

    def write(db: Connection) -> None:
        values = {"state": SAN_MARCO.dump(state)}
        db.execute(update(tables).where(tables.c.id == table_id).values(values))

    waits = (await simulation.bot.host.look.table(table_id)).waiting
    assert tuple(asked.seat for asked in SAN_MARCO.decisions(state)) == waits
    await simulation.bot.store.write(write)
