"""The time of a computer's answer tells nothing about it or its number of parts."""

import asyncio
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.engine import computers
from bot.engine.commit import NOBODY, Actor, write
from bot.engine.context import Context
from bot.engine.model import TableInfo
from bot.engine.turn import Turn, begin
from bot.storage.rows import Stored
from rules.chains import whole
from rules.chance import Chance
from rules.decision import Choice, Decision, sample
from rules.event import Seat
from rules.game import AnyGame
from rules.opponents.levels import HARD, looks_ahead
from tests.bot.service.house import OPENER, House
from tests.contract.walks import State, tables, walk
from tests.games import GAMES

TABLES = [pytest.param(key, seats, id=f"{key}-{seats}") for key, seats in tables(GAMES)]
ANSWERS = 12
"""The most answers to a question that are compared."""
GAMES_EACH = 6


class Scripted:
    """A computer that answers as a test wants, and by common sense once it has.

    beats   the requests beside the loop for the test's answer
    turns   its answers, as they were stored
    """

    def __init__(self) -> None:
        self.wanted: list[Choice] = []
        self.beats = 0
        self.turns: list[tuple[Choice, ...]] = []

    def answers(self, *choices: Choice) -> None:
        self.wanted, self.beats, self.turns = [*choices], 0, []

    async def think(self, _: object) -> tuple[Choice, ...]:
        if not self.wanted:
            raise TimeoutError
        self.beats += 1
        answer, self.wanted = (*self.wanted,), []
        return answer

    def choose(self, game: AnyGame, level: str, state: State, asked: Decision, _: Chance) -> Choice:
        assert not looks_ahead(game, level, asked), "the event loop would stand still"
        view = game.view(state, asked.seat)
        return self.wanted.pop(0) if self.wanted else game.greedy(view, asked)

    def write(self, db: Any, turn: Turn, actor: Actor) -> Stored:
        self.turns.append(tuple([entry.choice for entry in turn.entries]))
        return write(db, turn, actor)


@pytest.fixture
async def scripted(house: House, monkeypatch: pytest.MonkeyPatch) -> Scripted:
    script = Scripted()
    monkeypatch.setattr(computers, "choose", script.choose)
    monkeypatch.setattr(computers, "write", script.write)
    house.think = script.think
    await house.restart()
    return script


def questions(game: AnyGame, seats: int, seat: Seat) -> Iterator[tuple[State, Decision]]:
    """Yield positions in which a seat has a question, for each kind that occurs.

    Some are in the middle of a choice, as a version that stored parts one by one may have left it.
    None are near the end, because a finished table could not be used again.
    """
    seen: set[tuple[str, bool]] = set()
    for seed in range(GAMES_EACH):
        steps = walk(game, seats, seed).steps
        for step in steps[: len(steps) * 2 // 3]:
            asked, sort = step.decision, (step.decision.kind, step.beside)
            if asked.seat == seat and sort not in seen:
                seen.add(sort)
                yield step.before, asked


def several(game: AnyGame, state: State, seat: Seat) -> set[tuple[Choice, ...]]:
    """Return some answers to a question, each with all its parts."""
    chance = Chance(7)
    drawn = (
        whole(game, state, seat, lambda _, asked: sample(asked, chance.random))
        for _ in range(4 * ANSWERS)
    )
    return {*islice(dict.fromkeys(drawn), ANSWERS)}


async def rest() -> None:
    """Wait until no computer thinks any more."""
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(others)


async def put(house: House, table: TableInfo, state: State) -> None:
    """Put the table into this position."""

    def work(db: Any) -> None:
        context: Context = house.host._context
        turn = begin(context, db, table.id)
        turn.state, turn._text = state, turn.game.dump(state)
        turn.acted.update(range(len(turn.seats)))
        write(db, turn, NOBODY)

    await house.store.write(work)


@pytest.mark.proof
@pytest.mark.parametrize(("key", "seats"), TABLES)
async def test_all_answers_to_a_question_take_the_same_time(
    key: str, seats: int, house: House, scripted: Scripted
) -> None:
    game, compared = GAMES[key], 0
    table = await house.lobby(seats - 1, 1, game=key, level=HARD)
    table = await house.host.beginning.start(table.id, OPENER)
    await rest()
    [seat] = [each.seat for each in table.seats if each.computer]
    for state, asked in questions(game, seats, seat):
        beats: set[int] = set()
        for choices in several(game, state, seat):
            await put(house, table, game.copy(state))
            scripted.answers(*choices)
            await house.begin()
            await rest()
            assert scripted.turns[0] == choices, "all parts are stored at once"
            beats.add(scripted.beats)
        compared += len(beats)
        assert len(beats) == 1, asked
    assert compared
