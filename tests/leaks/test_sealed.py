"""No one else sees simultaneous sealed answers before the last seat has chosen.

From one position the same seat seals one thing or another. Everything that others get, and when,
and all that they can fetch, has to be the same, byte by byte, pictures too. (The last sealed answer
reveals all, and so is no secret.)
"""

from pathlib import Path

import pytest

from bot.engine.model import TableInfo
from rules.chance import Chance
from rules.decision import Choice, Decision, sample
from rules.game import AnyGame
from tests.contract.walks import State
from tests.discord.drawing import real
from tests.games import GAMES, known
from tests.leaks.pairs import Branch, Step, after, compare_behaviour
from tests.leaks.viewers import Viewer, everything, glance, viewers_of
from tests.leaks.world import World, world

SEALED = [(key, kind) for key in GAMES for kind in known(key).sealed]
PICTURED = [(key, next(iter(known(key).sealed))) for key in GAMES if known(key).sealed]
SELDOM = [(key, kind) for key, kind in SEALED if kind not in known(key).sealed_often]
SOAKED = [(key, seats, kind) for key, kind in SEALED for seats in GAMES[key].seats]


async def sealing(world: World, game: AnyGame, seats: int, kind: str) -> tuple[TableInfo, Decision]:
    """Play until several seats decide at once and one of them has this question; return that
    seat.
    """
    while True:
        table = await world.running(game, seats, known(game.key).sealed[kind])
        while table.status == "running":
            asked = game.decisions(await world.state(table))
            found = [one for one in asked if one.kind == kind and len(one.options) > 1]
            if found and len(asked) > 1:
                return table, found[0]
            table = await world.answer(table, table.waiting[0])


def two_ways(game: AnyGame, state: State, decision: Decision) -> tuple[Branch, Branch]:
    """Return two ways to answer otherwise, each to the end of its chain."""
    chance = Chance(7)
    one = other = sample(decision, chance.random)
    while other == one:
        other = sample(decision, chance.random)

    def carried_out(choice: Choice) -> Branch:
        branch = after(game, Branch((), state, ()), Step(decision.seat, choice))
        while asked := game.asked(branch.state, decision.seat):
            step = Step(decision.seat, sample(asked, chance.random))
            branch = after(game, branch, step)
        return branch

    return carried_out(one), carried_out(other)


async def onlookers(world: World, table: TableInfo, seat: int) -> list[Viewer]:
    """All others, except a person who could take a move back: see `test_behaviour`."""
    look = world.bot.host.look
    return [
        viewer
        for viewer in viewers_of(table)
        if viewer.seat != seat and not (await look.position(table.id, viewer.user_id)).can_take_back
    ]


async def leaves_no_trace(world: World, key: str, seats: int, kind: str, *, thorough: bool) -> None:
    table, decision = await sealing(world, GAMES[key], seats, kind)
    one, other = two_ways(GAMES[key], await world.state(table), decision)
    looking = await onlookers(world, table, decision.seat)
    assert len(looking) >= seats - 1
    for viewer in looking:
        fetch = everything if thorough else glance
        await compare_behaviour(world, table, viewer, one, other, fetch)


@pytest.mark.proof
@pytest.mark.parametrize(("key", "kind"), SELDOM)
async def test_what_is_sealed_leaves_no_trace(key: str, kind: str, tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        await leaves_no_trace(built, key, min(GAMES[key].seats), kind, thorough=False)


@pytest.mark.proof
@pytest.mark.parametrize(("key", "kind"), PICTURED)
async def test_not_in_pictures_either(key: str, kind: str, tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch, real) as built:
        await leaves_no_trace(built, key, min(GAMES[key].seats), kind, thorough=False)


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats", "kind"), SOAKED)
async def test_soak(key: str, seats: int, kind: str, tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch, real) as built:
        await leaves_no_trace(built, key, seats, kind, thorough=True)
