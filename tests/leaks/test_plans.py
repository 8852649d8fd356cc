"""Plans are private: their existence, their content and their timing.

From one position the same choice is made in two worlds: by a plan, after its delay, and by hand at
the same moment. Everything that others get at each stage (while the plan is made, when the question
comes, until it is due, and then) has to be the same, byte by byte, and so has all that they can
fetch meanwhile.
"""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from bot.engine import looking, planning, telling
from bot.engine.context import Context
from bot.engine.errors import ServiceError
from bot.engine.model import Position, TableInfo
from bot.storage import journal, outbox, plans, tables
from bot.storage.rows import SeatRow
from rules.chance import Chance
from rules.decision import Choice, keys, passing, sample
from rules.errors import RulesError
from rules.event import Seat
from rules.game import AnyGame
from tests.games import GAMES
from tests.leaks.checker import Leak, same
from tests.leaks.discord_api import Sent
from tests.leaks.pairs import received
from tests.leaks.viewers import Viewer, everything, glance, viewers_of
from tests.leaks.world import Observed, World, observed, user_of, world

PLANNING = [key for key, game in GAMES.items() if game.surprises]
PASSING = [
    key for key, game in GAMES.items() if any(asked.insist for asked in game.vocabulary.asked)
]
"""Games that also ask seats that can only pass."""
PAIRS = 2
SOAK_PAIRS = 60
WORLDS = 6

File = Callable[[World, TableInfo, Seat], Awaitable[None]]
Rows = list[tuple[object, ...]]


async def compare(world: World, game: AnyGame, pairs: int, *, thorough: bool = False) -> int:
    """Compare this many planned answers with the same ones by hand; return the number of requests.

    Raises Leak.
    """
    compared = found = 0
    table = await world.running(game, min(game.seats))
    while found < pairs:
        if table.status != "running":
            table = await world.running(game, min(game.seats))
        mover = table.waiting[world.chance.below(len(table.waiting))]
        asked = game.asked(await world.state(table), mover)
        assert asked is not None
        choice = sample(asked, world.chance.random)
        for seat in set(range(len(table.seats))) - set(table.waiting):
            sent = await _compare_once(
                world, table, seat, (mover, choice), _file, thorough=thorough
            )
            compared, found = compared + sent, found + bool(sent)
        table = await world.answer(table, mover, choice)
        await world.told()
    return compared


async def compare_passing(world: World, game: AnyGame) -> int:
    """Compare a pass for a person who can do nothing else with one by hand, likewise."""
    table = await world.running(game, min(game.seats))
    moves, seat = _until_one_can_only_pass(game, await world.state(table), world.chance)
    for move in moves[:-1]:
        table = await world.answer(table, *move)
    return await _compare_once(world, table, seat, moves[-1], _pass_always, thorough=False)


def _until_one_can_only_pass(
    game: AnyGame, state: Any, chance: Chance
) -> tuple[list[tuple[Seat, Choice]], Seat]:
    """Return random moves after which a seat is asked again although it can only pass, and that
    seat.
    """
    while True:
        ahead, moves = game.copy(state), list[tuple[Seat, Choice]]()
        while open_ := game.decisions(ahead):
            asked, before = open_[chance.below(len(open_))], {each.seat for each in open_}
            moves.append((asked.seat, sample(asked, chance.random)))
            game.apply(ahead, *moves[-1])
            for decision in game.decisions(ahead):
                if decision.seat not in before and passing(decision) is not None:
                    return moves, decision.seat


async def _compare_once(
    world: World,
    table: TableInfo,
    seat: Seat,
    move: tuple[Seat, Choice],
    file: File,
    *,
    thorough: bool,
) -> int:
    """Compare the two worlds, where a plan of this seat answers after that move."""
    await world.told()
    saved, time = world.saved(), world.clock.time
    planned = await _planned(world, table, seat, move, file, thorough=thorough)
    found = 0
    if planned is not None:
        world.restore(saved)
        world.clock.time = time
        by_hand = await _by_hand(world, table, seat, move, planned[1], planned[2], thorough)
        for viewer in _others(table, seat):
            for one, other in zip(planned[0], by_hand, strict=True):
                same(_of(viewer, one), _of(viewer, other), viewer.name)
                found += len(one.sent)
    world.restore(saved)
    world.clock.time = time
    return found


Stages = list[Observed]


async def _planned(
    world: World,
    table: TableInfo,
    seat: Seat,
    move: tuple[Seat, Choice],
    file: File,
    *,
    thorough: bool,
) -> tuple[Stages, datetime, list[Choice]] | None:
    """Make plans, and the move; return the result if a plan answered."""
    stages = [await observed(world, lambda: file(world, table, seat))]
    stages.append(await observed(world, lambda: _moved(world, table, move)))
    due = (await world.stored(table)).seats[seat].plan_due
    if due is None:
        return None
    stages.append(await _looks(world, table, seat, thorough=thorough))
    before = (await world.stored(table)).table.moves
    world.clock.time = due

    async def carried_out() -> None:
        await world.bot.host.run_due()
        await world.told()

    stages.append(await observed(world, carried_out))
    stages.append(await _looks(world, table, seat, thorough=thorough))
    entries = await world.entries(table)
    made = [entry.choice for entry in entries if entry.number > before and entry.planned]
    return stages, due, made


async def _by_hand(
    world: World,
    table: TableInfo,
    seat: Seat,
    move: tuple[Seat, Choice],
    due: datetime,
    made: list[Choice],
    thorough: bool,
) -> Stages:
    """Do the same by hand at the same moment."""
    stages = [Observed((), ())]
    stages.append(await observed(world, lambda: _moved(world, table, move)))
    stages.append(await _looks(world, table, seat, thorough=thorough))
    world.clock.time = due

    async def chosen() -> None:
        host = world.bot.host
        for choice in made:
            version = (await host.look.table(table.id)).version
            await host.play.choose(table.id, user_of(table, seat), version, seat, choice)
        await world.told()

    stages.append(await observed(world, chosen))
    stages.append(await _looks(world, table, seat, thorough=thorough))
    return stages


async def _file(world: World, table: TableInfo, seat: Seat) -> None:
    """Plan an answer to every question that the seat foresees, twice each."""
    host, user_id = world.bot.host.plans, user_of(table, seat)
    for decision, _ in (await host.look(table.id, user_id)).foreseen:
        for _ in range(2):
            picked = keys(decision, sample(decision, world.chance.random))
            try:
                await host.rank(table.id, user_id, decision.kind, picked)
            except (ServiceError, RulesError):
                continue
    await world.told()


async def _pass_always(world: World, table: TableInfo, seat: Seat) -> None:
    """Have Plaza pass for the seat when it can do nothing else."""
    await world.bot.host.plans.passing(table.id, user_of(table, seat), always=True)
    await world.told()


async def _moved(world: World, table: TableInfo, move: tuple[Seat, Choice]) -> None:
    await world.answer(table, *move)
    await world.told()


async def _looks(world: World, table: TableInfo, seat: Seat, *, thorough: bool) -> Observed:
    """Let everyone else fetch what they can."""
    sent: list[Sent] = []
    for viewer in _others(table, seat):
        fetched = await (everything if thorough else glance)(world, table, viewer)
        sent += fetched.sent
    return Observed(tuple(sent), ())


def _others(table: TableInfo, seat: Seat) -> list[Viewer]:
    return [viewer for viewer in viewers_of(table) if viewer.seat != seat]


def _of(viewer: Viewer, stage: Observed) -> Observed:
    return Observed(tuple(received(stage.sent, viewer)), ())


@pytest.mark.proof
@pytest.mark.parametrize("key", PLANNING)
async def test_a_plan_leaves_no_trace(key: str, tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        assert await compare(built, GAMES[key], PAIRS) > PAIRS


@pytest.mark.proof
@pytest.mark.parametrize("key", PASSING)
async def test_a_pass_for_who_can_do_nothing_else_leaves_no_trace(
    key: str, tmp_path: Path, monkeypatch
):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        assert await compare_passing(built, GAMES[key]) > PAIRS


@pytest.mark.proof
async def test_a_trace_of_such_a_pass_is_found(tmp_path: Path, monkeypatch):
    _no_post(monkeypatch)
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        with pytest.raises(Leak):
            await compare_passing(built, GAMES[PASSING[0]])


@pytest.mark.soak
@pytest.mark.parametrize("key", PLANNING)
async def test_soak(key: str, tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        await compare(built, GAMES[key], SOAK_PAIRS, thorough=True)


def _no_post(monkeypatch: Any) -> None:
    """A person with a plan is not called, so no post is made."""
    to_ping = telling.to_ping

    def spared(seats: Any, actor: Any, *, settled: bool) -> list[int]:
        planned = {seat.user_id for seat in seats if seat.is_planned}
        return [each for each in to_ping(seats, actor, settled=settled) if each not in planned]

    monkeypatch.setattr(telling, "to_ping", spared)


def _marked_clock(monkeypatch: Any) -> None:
    """The wait of a seat with a plan is shown from another moment."""
    due = planning._due

    def marked(*given: Any) -> Any:
        return due(*given)._replace(waiting_since=None, pinged=True)

    monkeypatch.setattr(planning, "_due", marked)


def _second_call(monkeypatch: Any) -> None:
    """A person with a plan is mentioned again."""
    nudges = telling.nudges
    monkeypatch.setattr(
        planning,
        "with_plans",
        lambda *args, _real=planning.with_plans, **more: _real(*args, **more)._replace(
            nudged=[seat.user_id for seat in _real(*args, **more).seats if seat.is_planned]
        ),
    )
    board = telling.Notice("board", fresh=True)
    monkeypatch.setattr(telling, "nudges", lambda found: [*nudges(found), *[board for _ in found]])


def _marked_log(monkeypatch: Any) -> None:
    """Choices of plans are marked for everyone."""
    own = journal.planned

    def anybodys(db: Any, table_id: int, _: SeatRow) -> set[int]:
        stored = tables.find(db, table_id)
        assert stored is not None
        return {number for seat in stored.seats for number in own(db, table_id, seat)}

    monkeypatch.setattr(journal, "planned", anybodys)


def _delay(monkeypatch: Any) -> None:
    """If a player has planned, everyone is told a moment later."""
    add = outbox.add

    def added(db: Any, table_id: int, told: Any, now: datetime) -> None:
        add(db, table_id, told, now + timedelta(seconds=bool(plans.at(db, table_id))))

    monkeypatch.setattr(outbox, "add", added)


PLANTED = {
    "no post": _no_post,
    "no call": _marked_clock,
    "a second post": _second_call,
    "a mark in the log": _marked_log,
    "a delay": _delay,
}
STORED: dict[str, Callable[[Rows], int]] = {
    "that there is one": len,
    "what it says": lambda rows: crc32(repr(rows).encode()),
}
"""A number made of the plans that are stored."""


@pytest.mark.proof
@pytest.mark.parametrize("plant", PLANTED.values(), ids=PLANTED)
async def test_a_planted_leak_is_found(plant: Callable[[Any], None], tmp_path: Path, monkeypatch):
    plant(monkeypatch)
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        with pytest.raises(Leak):
            await compare(built, GAMES["auction"], PAIRS)


@pytest.mark.proof
@pytest.mark.parametrize("number", STORED.values(), ids=STORED)
async def test_a_number_made_of_plans_is_found(
    number: Callable[[Rows], int], tmp_path: Path, monkeypatch
):
    """In the ids of public buttons."""
    path, position_of = tmp_path / "plaza.db", looking.position_of

    def numbered(*given: Any) -> Position:
        with closing(sqlite3.connect(path)) as file:
            rows = file.execute("select seat, kind, ranked from plans").fetchall()
        return replace(position_of(*given), shown=number(rows))

    monkeypatch.setattr(looking, "position_of", numbered)
    async with world(path, monkeypatch) as built:
        with pytest.raises(Leak):
            await compare(built, GAMES["auction"], PAIRS)


# --- the moment of its answer --------------------------------------------------------------------


async def moments(world: World, game: AnyGame) -> list[datetime]:
    """Let a seat plan some answers, each in a world of its own; return when each of them is due."""
    table = await world.running(game, min(game.seats))
    mover, *_ = table.waiting
    asked = game.asked(await world.state(table), mover)
    assert asked is not None
    [seat, *_] = set(range(len(table.seats))) - set(table.waiting)
    move, saved, time = (mover, sample(asked, world.chance.random)), world.saved(), world.clock.time
    found: list[datetime] = []
    contents: set[str] = set()
    for _ in range(WORLDS):
        planned = await _planned(world, table, seat, move, _file, thorough=False)
        if planned is not None:
            found.append(planned[1])
            contents.add(repr(planned[2]))
        world.restore(saved)
        world.clock.time = time
    assert len(contents) > 1, "they answered different things"
    return found


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance always draws the same part of the usual time."""
    monkeypatch.setattr(Context, "draw", lambda _: 0.5)


@pytest.mark.proof
@pytest.mark.usefixtures("drawn")
async def test_when_a_plan_answers_does_not_depend_on_what_it_says(tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        assert len({*await moments(built, GAMES["auction"])}) == 1


@pytest.mark.proof
@pytest.mark.usefixtures("drawn")
async def test_a_moment_that_depends_on_it_is_found(tmp_path: Path, monkeypatch):
    pause = planning._pause

    def telling_pause(db: Any, turn: Any, *given: Any) -> timedelta:
        content = crc32(repr(plans.at(db, turn.table.id)).encode())
        return pause(db, turn, *given) + timedelta(seconds=content % 7)

    monkeypatch.setattr(planning, "_pause", telling_pause)
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        assert len({*await moments(built, GAMES["auction"])}) > 1
