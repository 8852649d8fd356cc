"""Undo is no probe: a choice that can be taken back has shown nothing hidden.

One person plays; computers stand in for the others, and one has resigned. In two worlds that the
person cannot tell apart the same choice is made, and the computers answer it. If the choice can be
taken back then, in either world, both must have sent the person the same.
"""

from pathlib import Path
from typing import Any

import pytest

from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from rules import match
from rules.decision import Choice, sample
from rules.event import Seat
from rules.game import AnyGame
from tests.contract.probing import probing
from tests.games import GAMES, known
from tests.leaks.checker import Leak, same
from tests.leaks.dealing import deal_anew
from tests.leaks.tables import TABLES
from tests.leaks.viewers import Viewer, glance
from tests.leaks.world import CHANNEL, Observed, World, observed, user_of, world

CHOICES = 7
SOAK_CHOICES = 500
LONGEST = 300


@pytest.mark.proof
@pytest.mark.parametrize(("key", "seats"), TABLES)
async def test_what_can_be_taken_back_has_shown_nothing(
    key: str, seats: int, tmp_path: Path, monkeypatch: Any
) -> None:
    """A game in which hardly any choice can be taken back is played on until one was."""
    least = known(key).least.undone
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        taken_back = await try_out(built, GAMES[key], seats, CHOICES, least)
    assert taken_back >= least


@pytest.mark.proof
async def test_undo_that_probes_hidden_hands_is_found(tmp_path: Path, monkeypatch: Any) -> None:
    """Planted: the undo with which it was possible."""
    game = next(iter(GAMES.values()))
    monkeypatch.setattr(match, "take_back", probing)
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        with pytest.raises(Leak):
            await try_out(built, game, max(game.seats), LONGEST)


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats"), TABLES)
async def test_soak(key: str, seats: int, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        await try_out(built, GAMES[key], seats, SOAK_CHOICES)


async def try_out(world: World, game: AnyGame, seats: int, choices: int, least: int = 0) -> int:
    """Try this many choices of one person; return how many could be taken back. Raises Leak.

    And more, up to `LONGEST`, until `least` could be taken back.
    """
    taken_back = made = 0

    def goes_on() -> bool:
        return made < choices or (taken_back < least and made < LONGEST)

    while goes_on():
        table = await _among_computers(world, game, seats)
        while table.status == "running" and goes_on():
            [seat] = [each.seat for each in table.seats if each.waiting]
            asked = game.asked(await world.state(table), seat)
            assert asked is not None
            choice = sample(asked, world.chance.random)
            taken_back += await _compare(world, table, seat, choice)
            made += 1
            table = await world.answer(table, seat, choice)
            await world.told()
    return taken_back


async def _among_computers(world: World, game: AnyGame, seats: int) -> TableInfo:
    """Start a table at which all but the first are away; with three and more one has resigned."""
    table = await world.running(game, seats)
    host = world.bot.host
    for seat in range(1, seats):
        if seat > 1 and seat == seats - 1:
            await host.absence.resign(table.id, user_of(table, seat))
        else:
            await host.absence.stand_in(table.id, user_of(table, seat))
    await world.told()
    return await host.look.table(table.id)


async def _compare(world: World, table: TableInfo, seat: Seat, choice: Choice) -> bool:
    """Make the choice in both worlds; return whether it can be taken back. Raises Leak."""
    viewer = Viewer(f"seat {seat}", user_of(table, seat), CHANNEL, seat)
    saved, time = world.saved(), world.clock.time
    found: list[tuple[Observed, bool]] = []
    for anew in (False, True):
        if anew:
            await deal_anew(world, table, seat)
        came = await _chosen(world, table, viewer, choice)
        found.append((came, await _takes_back(world, table, viewer)))
        world.restore(saved)
        world.clock.time = time
    (one, can), (other, can_too) = found
    if can != can_too:
        raise Leak(f"{viewer.name} can tell by whether Undo is possible")
    if can:
        same(one, other, viewer.name)
    return can


async def _chosen(world: World, table: TableInfo, viewer: Viewer, choice: Choice) -> Observed:
    assert viewer.seat is not None
    seat = viewer.seat

    async def choose() -> None:
        await world.answer(table, seat, choice)
        await world.told()

    came, seen = await observed(world, choose), await glance(world, table, viewer)
    return Observed((*came.sent, *seen.sent), seen.log)


async def _takes_back(world: World, table: TableInfo, viewer: Viewer) -> bool:
    now = await world.bot.host.look.table(table.id)
    try:
        await world.bot.host.play.take_back(table.id, viewer.user_id, now.version)
    except ServiceError:
        return False
    await world.told()
    return True
