"""Replay: a finished game step by step, as everyone or as any seat saw it."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from itertools import pairwise
from pathlib import Path
from shutil import copyfile
from typing import NamedTuple

import pytest
from structlog.testing import capture_logs

from bot.engine.errors import ServiceError, SetAside
from bot.engine.model import TableInfo
from bot.service import replay as replaying
from bot.service import replay_steps
from bot.service.replay_steps import Step
from bot.storage import tables
from rules.event import Event
from tests.bot.service.house import OPENER, House, people_waiting
from tests.databases import of_a_file
from tests.games import GAMES
from tests.sql import run

pytestmark = of_a_file  # each test has a copy of one file


class Recorded(NamedTuple):
    """A database with finished games, and the positions that were stored while the first was
    played, by the number of the newest move.
    """

    path: Path
    positions: Mapping[int, str]


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Recorded:
    """Play the shortest game there is, in which a choice is taken back and a player resigns, and
    one for two, a person and a computer.
    """
    path = tmp_path_factory.mktemp("replaying") / "plaza.db"

    async def play() -> Recorded:
        house = House(path)
        await house.begin()
        positions = await _recorded(house)
        two = await house.lobby(1, 1)
        await house.play_out(await house.host.beginning.start(two.id, OPENER))
        await house.store.close()
        return Recorded(path, positions)

    return asyncio.run(play())


async def _recorded(house: House) -> Mapping[int, str]:
    table = await house.lobby(5, game="auction")
    table = await house.host.beginning.start(table.id, OPENER)
    table = await house.answer(table, 0)
    table = (await house.take_back(table, 0)).table
    positions: dict[int, str] = {}
    while table.status == "running":
        entries = await house.journal(table)
        if entries[-1].number > 12 and not table.seats[1].resigned:
            table = await house.resign(table, 1)
        table = await house.answer(table, people_waiting(table)[0])
        stored = await house.store.read(tables.find, table.id)
        assert stored is not None
        assert stored.state is not None
        positions[(await house.journal(table))[-1].number] = stored.state
    return positions


@pytest.fixture
async def house(recorded: Recorded, tmp_path: Path) -> AsyncIterator[House]:
    copyfile(recorded.path, tmp_path / "plaza.db")
    built = House(tmp_path / "plaza.db")
    await built.begin()
    yield built
    await built.store.close()


@pytest.fixture
async def table(house: House) -> TableInfo:
    """The short game."""
    return await house.table(1)


async def _steps(house: House, table: TableInfo, *open_hands: int) -> list[Step]:
    last = (await house.host.replay.step(table.id, 0)).last
    return [await house.host.replay.step(table.id, at, open_hands) for at in range(last + 1)]


async def _ended(house: House, table: TableInfo) -> list[int]:
    """Return the numbers of the moves, and of the set-up, that told everyone something."""
    return [
        entry.number
        for entry in await house.journal(table)
        if any(event.audience is None for event in entry.events)
    ]


@pytest.mark.proof
async def test_a_step_shows_what_was_seen_when_it_was_played(
    house: House, table: TableInfo, recorded: Recorded
) -> None:
    game, seats, compared = GAMES[table.game], range(5), 0
    steps = await _steps(house, table, *seats)
    for step, number in zip(steps, await _ended(house, table), strict=True):
        if number in recorded.positions:
            state = game.load(recorded.positions[number])
            assert step.board == game.view(state, None)
            assert [hand.view for hand in step.hands] == [game.view(state, at) for at in seats]
            compared += 1
    assert compared > 10


@pytest.mark.proof
async def test_sealed_answers_and_what_was_taken_back_have_no_step_of_their_own(
    house: House, table: TableInfo
) -> None:
    numbers = [entry.number for entry in await house.journal(table)]
    assert numbers != list(range(len(numbers))), "something was taken back"
    assert len(await _steps(house, table)) == len(await _ended(house, table)) < len(numbers)


@pytest.mark.proof
async def test_the_steps_tell_the_whole_log_once(house: House, table: TableInfo) -> None:
    happened = [event for entry in await house.journal(table) for event in entry.events]
    for open_hands in ((), (1,), (0, 1, 2)):
        known = [event for step in await _steps(house, table, *open_hands) for event in step.told]
        assert known == [event for event in happened if any(map(event.is_for, (None, *open_hands)))]


@pytest.mark.proof
async def test_the_history_ends_with_what_happened(house: House, table: TableInfo) -> None:
    told: list[Event] = []
    for step in await _steps(house, table):
        told += step.told
        assert list(step.history) == told[-replay_steps.HISTORY :]


async def test_a_round_begins_with_the_step_that_shows_it_first(
    house: House, table: TableInfo
) -> None:
    steps = await _steps(house, table)
    shown = [0, *(step.board.round for step in steps)]
    begins = [at for at, (before, now) in enumerate(pairwise(shown)) if now not in (before, 0)]
    assert list(steps[0].rounds) == begins
    assert len(begins) > 1


async def test_an_open_hand_is_asked_what_it_was_asked(house: House, table: TableInfo) -> None:
    asked = 0
    for step in await _steps(house, table, 0):
        [hand] = step.hands
        decision = hand.view.decision
        assert len(hand.facts) == (0 if decision is None else len(decision.options))
        asked += decision is not None
    assert asked > 1


async def test_steps_beyond_the_last_are_the_last(house: House, table: TableInfo) -> None:
    *_, last = await _steps(house, table)
    assert await house.host.replay.step(table.id, 10**9) == last
    assert last.board.outcome is not None
    assert last.number == last.last


async def test_hands_of_seats_that_there_are_not_are_not_opened(house: House) -> None:
    step = await house.host.replay.step(1, 3, (1, 5, 130))
    assert step == await house.host.replay.step(1, 3, (1,))
    assert step.open_hands == (1,)


async def test_a_seat_that_was_resigned_is_replayed_to_the_end(
    house: House, table: TableInfo
) -> None:
    assert table.seats[1].resigned
    last = await house.host.replay.step(table.id, 10**9, (1,))
    assert last.board == (await house.host.look.position(table.id, None)).view
    assert last.hands[0].view.seat == 1


@pytest.mark.proof
async def test_a_game_of_two_is_replayed_whole(house: House) -> None:
    table = await house.table(2)
    *_, last = await _steps(house, table, 0, 1)
    assert last.board == (await house.host.look.position(table.id, None)).view
    assert len(last.hands) == 2


async def test_a_turn_ends_where_another_seat_or_round_goes_on(
    house: House, table: TableInfo
) -> None:
    steps, turns = await _steps(house, table), (await house.host.replay.turns(table.id)).turns
    assert turns[0].board == steps[0].board
    assert turns[-1].board == steps[-1].board
    assert [event for turn in turns for event in turn.told] == [
        event for step in steps for event in step.told
    ]
    assert 2 < len(turns) <= len(steps)


async def test_the_course_leads_to_the_final_scores(house: House, table: TableInfo) -> None:
    course = await house.host.replay.course(table.id)
    outcome = (await house.host.replay.step(table.id, 10**9)).board.outcome
    assert outcome is not None
    rounds = (await house.host.replay.step(table.id, 0)).rounds
    for line in course.scored:
        assert len(line) == len(rounds) + 1
    assert tuple(line[-1] for line in course.scored) == outcome.scores


async def test_films_are_kept_by_their_weight_which_changes_nothing(house: House, monkeypatch):
    replay = house.host.replay
    fresh = [await replay.step(number, 5) for number in (1, 2)]
    assert list(replay._reels) == [1, 2]
    monkeypatch.setattr(replaying, "KEPT", 100)
    for number, step in enumerate(fresh, start=1):
        assert await replay.step(number, 5) == await replay.step(number, 5) == step
        assert list(replay._reels) == [number]
        assert replay._weight == len(replay._reels[number].packed)


# --- what is refused ------------------------------------------------------------------------------


async def _refused(house: House, table: TableInfo) -> str:
    """Return the reason why a game cannot be watched."""
    replay, codes = house.host.replay, set[str]()
    for watch in (replay.step(table.id, 0), replay.turns(table.id), replay.course(table.id)):
        with pytest.raises(ServiceError) as refused:
            await watch
        codes.add(refused.value.code)
    [code] = codes
    return code


async def test_a_game_that_was_not_played_to_its_end_is_not_replayed(house: House) -> None:
    """Its hands stay hidden: in a lobby, while it goes on, and where the people have ended it."""
    table = await house.lobby(1, 1)
    assert await _refused(house, table) == "not_finished"
    table = await house.host.beginning.start(table.id, OPENER)
    assert await _refused(house, table) == "not_finished"
    await house.host.votes.propose_abort(table.id, OPENER)
    assert (await house.table(table.id)).status == "aborted"
    assert await _refused(house, table) == "not_finished"


async def test_a_table_that_was_set_aside_is_not_replayed(house: House, table: TableInfo) -> None:
    await house.host.replay.step(table.id, 0)
    await house.store.write(run, "update tables set aside = 'e5' where id = 1")
    with pytest.raises(SetAside) as refused:
        await house.host.replay.step(table.id, 0)
    assert refused.value.facts == {"id": "e5"}


CHANGED = {
    "older rules": "update moves set rules_version = 0 where number = 3",
    "another hash": "update moves set digest = 'x' where number = 3",
    "another seed": "update tables set seed = '5eed' where id = 1",
    "no seed": "update tables set seed = null where id = 1",
    "a choice that there is not": "update moves set choice = '[99]' where number = 3",
}


@pytest.mark.parametrize("change", CHANGED.values(), ids=CHANGED)
async def test_a_journal_that_leads_elsewhere_by_now_is_not_replayed_but_still_told(
    house: House, table: TableInfo, change: str
) -> None:
    log = await house.host.look.page(table.id, None)
    await house.store.write(run, change)
    with capture_logs():
        assert await _refused(house, table) == "other_rules"
    assert await house.host.look.page(table.id, None) == log
    assert (await house.table(table.id)).aside is None
