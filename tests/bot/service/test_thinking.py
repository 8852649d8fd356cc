"""Computers that look ahead: they think elsewhere, and only the game waits for them."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from structlog.testing import capture_logs

from bot.engine.backoff import FIRST_DELAY
from bot.engine.model import TableInfo
from bot.storage import tables
from rules.decision import Choice, Decision
from rules.opponents.imagined import Imagined
from rules.opponents.levels import HARD
from tests.bot.service.house import OPENER, SERVER, House, people_waiting
from tests.games import GAMES

OPENING = "keep"


class Thinker:
    """Stands in for the processes: it answers when and how a test says.

    Only to the opening question, which comes before any move, it answers at once.
    """

    def __init__(self) -> None:
        self.asked: list[Imagined] = []
        self.go = asyncio.Event()
        self.answer: Choice | Exception | None = None

    async def __call__(self, imagined: Imagined) -> tuple[Choice, ...]:
        decision, usual = question(imagined)
        if decision.kind == OPENING:
            return (usual,)
        self.asked.append(imagined)
        await self.go.wait()
        if isinstance(self.answer, Exception):
            raise self.answer
        return (usual if self.answer is None else self.answer,)

    async def rest(self) -> None:
        """Let it answer, and wait until nothing goes on any more."""
        self.go.set()
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(others)
        self.go.clear()


def question(imagined: Imagined) -> tuple[Decision, Choice]:
    """Return the question, and the normal level's answer to it."""
    game = GAMES[imagined.game]
    world, seat = game.load(imagined.world), imagined.seat
    decision = game.asked(world, seat)
    assert decision is not None
    return decision, game.greedy(game.view(world, seat), decision)


def another(imagined: Imagined) -> Choice:
    """Return an answer that the normal level would not give."""
    decision, usual = question(imagined)
    return next((each,) for each in range(len(decision.options)) if (each,) != usual)


@pytest.fixture
async def thinker(house: House) -> AsyncIterator[Thinker]:
    thinker = house.think = Thinker()
    await house.restart()
    yield thinker
    await house.host.stop()


async def thinking(house: House, thinker: Thinker) -> TableInfo:
    """Return a table whose computer has begun to think, just after the move of its only person."""
    table, known = await house.lobby(1, 1, level=HARD), len(thinker.asked)
    table = await house.host.beginning.start(table.id, OPENER)
    while len(table.waiting) > 1:
        await asyncio.sleep(0)
        table = await house.table(table.id)
    while people_waiting(table):
        table = await house.answer(table, people_waiting(table)[0])
    await asyncio.sleep(0)
    assert len(thinker.asked) == known + 1
    return table


async def first_since(house: House, table: TableInfo, moves: int) -> tuple[int | None, Choice]:
    """Return the seat and the keys of the move after this many."""
    entry = (await house.journal(table))[moves + 1]
    return entry.seat, entry.choice


async def test_no_one_waits_while_a_computer_thinks(house: House, thinker: Thinker) -> None:
    table = await thinking(house, thinker)
    moves = await house.prove(table)
    [imagined] = thinker.asked
    told: list[int] = []
    house.host.on_commit(lambda: told.append(1))
    thinker.answer = another(imagined)
    await thinker.rest()
    assert await first_since(house, table, moves) == (imagined.seat, thinker.answer)
    assert told
    await house.prove(table)


async def test_who_thinks_is_told_nothing_hidden(house: House, thinker: Thinker) -> None:
    """It gets a world in which the computer has the same view, but with other hidden cards."""
    table = await thinking(house, thinker)
    game, [imagined] = GAMES[table.game], thinker.asked
    stored = await house.store.read(tables.find, table.id)
    assert stored is not None
    assert stored.state is not None
    real, world = game.load(stored.state), game.load(imagined.world)
    assert game.digest(world) != game.digest(real)
    assert game.view(world, imagined.seat) == game.view(real, imagined.seat)


async def test_all_tables_are_asked_about_at_once(house: House, thinker: Thinker) -> None:
    for _ in range(3):
        await thinking(house, thinker)
    assert len(thinker.asked) == 3


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "answer", [OSError("broken"), (99,), (0, 0), ()], ids=["none", "unknown", "twice", "too few"]
)
async def test_where_nothing_good_comes_back_it_plays_as_the_normal_level(
    house: House, thinker: Thinker, answer: Choice | Exception
) -> None:
    table = await thinking(house, thinker)
    moves = await house.prove(table)
    [imagined] = thinker.asked
    thinker.answer = answer
    with capture_logs() as log:
        await thinker.rest()
    assert await first_since(house, table, moves) == (imagined.seat, question(imagined)[1])
    [line, *_] = [line for line in log if line["event"] == "computers.not_thought"]
    assert len(line["error"]) == 8
    await house.prove(table)


async def test_an_answer_to_a_question_that_is_gone_is_dropped(
    house: House, thinker: Thinker
) -> None:
    table = await thinking(house, thinker)
    [seat] = [seat.seat for seat in table.seats if seat.computer is None]
    await house.take_back(table, seat)
    moves = await house.prove(table)
    await thinker.rest()
    assert await house.prove(table) == moves
    assert people_waiting(await house.table(table.id)) == [seat]


async def test_waits_that_follow_go_on_if_the_bot_comes_back_while_a_computer_thinks(
    house: House, thinker: Thinker
) -> None:
    await house.host.profiles.note_left(SERVER)
    table = await thinking(house, thinker)
    await house.host.profiles.note_joined(SERVER)
    await thinker.rest()
    assert people_waiting(await house.table(table.id)) != []
    house.clock.advance(days=1)
    await house.host.run_due()
    await house.outbox.drain()
    assert "reminder" in {row.kind for row in house.recorder.take()}


async def test_steps_of_others_make_no_answer_later(house: House) -> None:
    """Simultaneous steps are secret: a computer that thought again would be late by a beat."""
    asked: list[Imagined] = []
    go = asyncio.Event()

    async def think(imagined: Imagined) -> tuple[Choice, ...]:
        asked.append(imagined)
        await go.wait()
        return (question(imagined)[1],)

    house.think = think
    await house.restart()
    table = await house.lobby(2, 1, level=HARD)
    table = await house.host.beginning.start(table.id, OPENER)
    table = await house.answer(table, people_waiting(table)[0])
    go.set()
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(others)
    assert len(asked) == 1
    table = await house.table(table.id)
    assert [seat.computer for seat in table.seats if seat.waiting] == [None]
    await house.prove(table)


async def test_who_moves_again_meanwhile_is_answered(house: House, thinker: Thinker) -> None:
    """The first answer is dropped; the newer question was not asked beside it, but is then."""
    table = await thinking(house, thinker)
    [seat] = [seat.seat for seat in table.seats if seat.computer is None]
    table = (await house.take_back(table, seat)).table
    table = await house.answer(table, seat)
    assert len(thinker.asked) == 1
    await thinker.rest()
    table = await house.table(table.id)
    assert len(thinker.asked) > 1
    assert people_waiting(table) == [seat]
    await house.prove(table)


async def test_looking_asks_no_computer_that_thinks(house: House, thinker: Thinker) -> None:
    table = await thinking(house, thinker)
    house.clock.advance(hours=1)
    await house.host.current(table.id, OPENER)
    await house.host.run_due()
    assert len(thinker.asked) == 1


async def test_a_restart_asks_again(house: House, thinker: Thinker) -> None:
    table = await thinking(house, thinker)
    await house.restart()
    await asyncio.sleep(0)
    first, second = thinker.asked
    assert question(first) == question(second)
    await thinker.rest()
    assert people_waiting(await house.table(table.id))
    await house.prove(table)


async def test_after_a_failure_it_is_tried_again_without_looking_ahead(
    house: House, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await thinking(house, thinker)
    moves = await house.prove(table)
    with monkeypatch.context() as patch:
        patch.setattr("bot.engine.computers.write", _fail)
        await thinker.rest()
    assert await house.prove(table) == moves
    house.clock.advance(seconds=FIRST_DELAY.total_seconds())
    await house.host.run_due()
    [imagined] = thinker.asked
    assert await first_since(house, table, moves) == (imagined.seat, question(imagined)[1])
    await house.prove(table)


def _fail(*_: object) -> None:
    raise ZeroDivisionError


async def test_without_processes_it_thinks_at_once(house: House) -> None:
    table = await house.lobby(1, 1, level=HARD)
    table = await house.host.beginning.start(table.id, OPENER)
    for _ in range(3):
        table = await house.answer(table, people_waiting(table)[0])
    await house.prove(table)


@pytest.mark.proof
async def test_a_level_of_a_later_version_plays_as_a_stand_in_does(
    house: House, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.service.seating.LEVELS", ("clever",))
    table = await house.lobby(1, 1, level="clever")
    table = await house.host.beginning.start(table.id, OPENER)
    assert [seat.computer for seat in table.seats if seat.computer] == ["clever"]
    with capture_logs() as log:
        await house.play_out(await house.table(table.id))
    assert {line["event"] for line in log if "computers" in line["event"]} == {"computers.moved"}
    assert thinker.asked == []
    await house.prove(table)
