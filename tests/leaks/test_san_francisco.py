"""What is sealed in San Francisco is seen by nobody else before the last one has chosen.

From one position the same seat seals one thing or another. Everything that anybody else gets, and
when, and all that they can fetch, has to be the same, byte by byte, pictures too. (What the last
one seals opens all, and so is no secret.)
"""

from pathlib import Path
from typing import Final

import pytest

from bot.service.model import TableInfo
from rules.chance import Chance
from rules.decision import Choice, Decision, sample
from rules.game import Options
from rules.registry import GAMES
from tests.contract.walks import State
from tests.discord.drawing import real
from tests.leaks.pairs import Branch, Step, after, compare_behaviour
from tests.leaks.viewers import Viewer, everything, glance, viewers_of
from tests.leaks.world import World, world

SAN_FRANCISCO: Final = GAMES["san_francisco"]
SEALED: Final[dict[str, Options]] = {
    "influence": {},
    "tile": {},
    "blind": {},
    "grant": {"grants": "6"},
    "sticks_back": {"grants": "6"},
    "payment": {},
    "propose": {"ties": "negotiated"},
    "accept": {"ties": "negotiated"},
}
"""Everything that several seats seal at once, and what is agreed on so that it comes soon."""
OFTEN: Final = ("payment", "propose", "accept")
"""Of these some come in every run of `test_behaviour`; here only in the soak."""


async def sealing(world: World, seats: int, kind: str) -> tuple[TableInfo, Decision]:
    """Play until several seats are asked at once and one of them, now returned, is asked this."""
    while True:
        table = await world.running(SAN_FRANCISCO, seats, SEALED[kind])
        while table.status == "running":
            asked = SAN_FRANCISCO.decisions(await world.state(table))
            found = [one for one in asked if one.kind == kind and len(one.options) > 1]
            if found and len(asked) > 1:
                return table, found[0]
            table = await world.answer(table, table.waiting[0])


def two_ways(state: State, decision: Decision) -> tuple[Branch, Branch]:
    """Return two ways to answer otherwise, each to the end of its chain."""
    chance = Chance(7)
    one = other = sample(decision, chance.random)
    while other == one:
        other = sample(decision, chance.random)
    return _carried_out(state, decision, one, chance), _carried_out(state, decision, other, chance)


def _carried_out(state: State, decision: Decision, choice: Choice, chance: Chance) -> Branch:
    branch = after(SAN_FRANCISCO, Branch((), state, ()), Step(decision.seat, choice))
    while asked := SAN_FRANCISCO.asked(branch.state, decision.seat):
        step = Step(decision.seat, sample(asked, chance.random))
        branch = after(SAN_FRANCISCO, branch, step)
    return branch


async def onlookers(world: World, table: TableInfo, seat: int) -> list[Viewer]:
    """Everybody else, but for whoever could take a move back: see `test_behaviour`."""
    look = world.bot.host.look
    return [
        viewer
        for viewer in viewers_of(table)
        if viewer.seat != seat and not (await look.position(table.id, viewer.user_id)).can_take_back
    ]


async def leaves_no_trace(world: World, seats: int, kind: str, *, thorough: bool) -> None:
    table, decision = await sealing(world, seats, kind)
    one, other = two_ways(await world.state(table), decision)
    looking = await onlookers(world, table, decision.seat)
    assert len(looking) >= seats - 1
    for viewer in looking:
        fetch = everything if thorough else glance
        await compare_behaviour(world, table, viewer, one, other, fetch)


@pytest.mark.parametrize("kind", [kind for kind in SEALED if kind not in OFTEN])
async def test_what_is_sealed_leaves_no_trace(kind: str, tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        await leaves_no_trace(built, 3, kind, thorough=False)


async def test_not_in_pictures_either(tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch, real) as built:
        await leaves_no_trace(built, 3, "influence", thorough=False)


@pytest.mark.soak
@pytest.mark.parametrize("kind", SEALED)
@pytest.mark.parametrize("seats", SAN_FRANCISCO.seats)
async def test_soak(seats: int, kind: str, tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch, real) as built:
        await leaves_no_trace(built, seats, kind, thorough=True)
