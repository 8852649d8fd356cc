"""What a move costs over PostgreSQL until it has been told: these numbers must not creep up."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.service.house import House, people_waiting, user_of
from tests.postgresql import counting, needed, server

pytestmark = needed

MOVE = (10, 1)
"""The most trips of a move (at the end of a round: people may follow it), and its transactions that
write.
"""
TOLD: dict[tuple[str, ...], tuple[int, int]] = {
    ("board",): (9, 2),
    ("panel", "board"): (14, 3),
    ("panel", "panel", "board"): (19, 4),
}
"""The same for telling it, by the messages."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    built = House(tmp_path, server().migrated())
    await built.begin()
    yield built
    await built.store.close()


async def test_a_move_and_its_telling_take_few_trips(house: House) -> None:
    table = await house.running(3)
    await house.outbox.drain()
    house.recorder.take()
    seen = set[tuple[str, ...]]()
    for _ in range(20):
        [seat, *_] = people_waiting(table)
        choice = house.any_answer(await house.asked(table, seat))
        with counting() as made:
            await house.host.play.choose(
                table.id, user_of(table, seat), table.version, seat, choice
            )
        _check(made, MOVE)
        with counting() as made:
            await house.outbox.drain()
        told = tuple(row.kind for row in house.recorder.take())
        if told in TOLD:
            _check(made, TOLD[told])
            seen.add(told)
        table = await house.table(table.id)
    assert seen == {*TOLD}


def _check(made: list[list[str]], most: tuple[int, int]) -> None:
    trips, writes = most
    assert len(made) <= trips, made
    assert sum("COMMIT" in trip for trip in made) <= writes, made
