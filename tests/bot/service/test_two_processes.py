"""Two processes of the operating system over one database file: no move is lost or doubled."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter

import pytest

from rules.decision import Choice
from tests.bot.service.house import House

pytestmark = [pytest.mark.disk, pytest.mark.threads]

MOVES = 40


async def start(house: House, seed: int, tables: list[int]) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.bot.service.hammer",
        *(house.url, str(seed), str(MOVES), *map(str, tables)),
        stdin=PIPE,
        stdout=PIPE,
    )


async def results(processes: list[Process]) -> list[tuple[list[tuple[int, int, list[int]]], dict]]:
    """Let all go at once, and return the results of each."""
    for process in processes:
        assert process.stdout is not None
        assert await process.stdout.readline() == b"ready\n"
    told = await asyncio.gather(*(process.communicate(b"\n") for process in processes))
    assert [process.returncode for process in processes] == [0] * len(processes)
    return [json.loads(out) for out, _ in told]


@pytest.mark.proof
@pytest.mark.parametrize("count", [1, 2])
async def test_two_processes_lose_and_double_nothing(house: House, count: int) -> None:
    """At one table, where each answer of one makes the other's stale, and at two."""
    tables = [await house.running(3, 1) for _ in range(count)]
    ids = [table.id for table in tables]
    did = await results([await start(house, seed, ids) for seed in (1, 2)])

    acknowledged = Counter(
        (table_id, seat, tuple(choice)) for made, _ in did for table_id, seat, choice in made
    )
    stored = Counter[tuple[int, int | None, Choice]]()
    for table in tables:
        entries = await house.journal(table)
        stored.update((table.id, each.seat, each.choice) for each in entries if not each.computer)
    assert stored == acknowledged
    assert all(len(made) >= MOVES // 2 for made, _ in did), "one has starved the other"
    refusals = sum((Counter(refused) for _, refused in did), Counter())
    assert refusals.total() > 0, "they never met"
    assert set(refusals) <= {"Stale", "Repeated", "Busy", "NotAsked", "IllegalChoice", "WrongTime"}
    for table in tables:
        await house.prove(table)
