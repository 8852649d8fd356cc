"""Any game by clicks: it ends, refused choices cannot be forged, secrets survive a restart."""

from random import Random
from typing import Any

import pytest

from bot.simulation import Simulation
from bot.storage import journal
from bot.text import texts
from bot.ui import ids
from rules.chance import Chance
from rules.decision import Choice, Decision, refusal, sample
from tests.contract.laws import illegal
from tests.discord.clicks import click, deliver, on, stored
from tests.discord.conftest import Simulate, simulate
from tests.discord.ending import has_ended, trouble
from tests.discord.members import Member, Seen, asked, board, open_table, play_on
from tests.discord.venice import Visitor, holder
from tests.games import GAMES, known
from tests.games.hosting import hosted

__all__ = ["hosted", "simulate", "trouble"]

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")
MOVES = 8
"""The time for forging at each new kind of question."""
BEFORE_SECRETS = 60
BEFORE_A_RESTART = 2
ACT = "Waiting for "
EVERY_GAME = pytest.mark.parametrize("key", GAMES)


async def at_table(simulation: Simulation, key: str, seats: int) -> tuple[int, list[Visitor]]:
    """Open a table; return it and its people by seat."""
    people = [Visitor(simulation, name) for name in NAMES[:seats]]
    for member in people:
        await member.slash("settings", messages=False)
    table = await open_table(simulation, people, game=key)
    by_id = {member.id: member for member in people}
    return table, [by_id[await holder(simulation, table, seat)] for seat in range(seats)]


async def waiting(simulation: Simulation, table: int) -> tuple[int, ...]:
    return (await simulation.bot.host.look.table(table)).waiting


async def version(simulation: Simulation, table: int) -> int:
    return (await simulation.bot.host.look.table(table)).version


@EVERY_GAME
async def test_a_whole_game_with_a_restart_in_the_middle(simulate: Simulate, key: str) -> None:
    async with simulate() as simulation:
        ada = Member(simulation, "Ada", 1)
        others = min(GAMES[key].seats) - 1
        table = await open_table(simulation, [ada], computers=others, game=key)
        await play_on(simulation, table, [ada], moves=BEFORE_A_RESTART)
        await simulation.restart()
        assert await play_on(simulation, table, [ada])
        await has_ended(simulation, table)


# --- what is refused -------------------------------------------------------------------------


@pytest.mark.sampled(2)
@EVERY_GAME
async def test_what_the_rules_refuse_cannot_be_forged(simulate: Simulate, key: str) -> None:
    met: set[str] = set()
    async with simulate() as simulation:
        table, people = await at_table(simulation, key, min(GAMES[key].seats))
        for number in range(MOVES):
            seat = (await waiting(simulation, table))[0]
            member, decision = people[seat], await asked(simulation, table, people[seat])
            if decision.kind not in met:
                other = people[(seat + 1) % len(people)]
                await refuses(simulation, table, member, other, decision)
                met.add(decision.kind)
            member.panel = None  # the table has moved on since it was shown
            await member.answer(decision, sample(decision, Random(number).random))
    assert len(met) >= min(2, known(key).least.kinds), met


async def refuses(
    simulation: Simulation, table: int, member: Visitor, other: Visitor, decision: Decision
) -> None:
    """Forge each illegal choice, and a legal one by another player: nothing changes."""
    panel, before = await member.look(), await version(simulation, table)
    assert not panel.can_press("Confirm"), "nothing is picked"
    for choice in expressible(decision):
        reason = refusal(decision, choice)
        assert reason is not None
        told = await forge(simulation, member, panel, choice)
        game = texts("en").of((await simulation.bot.host.look.table(table)).game)
        known = max(choice, default=0) < len(decision.options)
        assert not known or game.refusal(reason) in told, (decision, choice)
    await forge(simulation, other, panel, sample(decision, Random(1).random))
    assert await version(simulation, table) == before
    assert await asked(simulation, table, member) == decision


def expressible(decision: Decision) -> set[Choice]:
    """Return illegal choices that a custom id can hold, which is a set of options."""
    found = {tuple(sorted(set(choice))) for choice in illegal(decision, Chance(1))}
    return {choice for choice in found if min(choice, default=0) >= 0 and refusal(decision, choice)}


async def forge(simulation: Simulation, member: Visitor, panel: Seen, choice: Choice) -> str:
    """Confirm this choice with an id like the panel's own, whatever it offers; return the reply."""
    claim = claim_of(panel)
    custom_id = claim._replace(action="confirm", picks=ids.bits(choice)).button()
    made = click(simulation, member.id, custom_id, stored(panel), planted=True)
    await deliver(made)
    assert made.acknowledged
    assert made.text
    return made.text


def claim_of(panel: Seen) -> ids.Claim:
    for action in ("confirm", "pick", "take"):
        try:
            claim = ids.read(on(panel, action))
        except AssertionError:
            continue
        assert claim is not None
        return claim
    raise AssertionError(panel.text)


# --- a restart -------------------------------------------------------------------------------


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", [key for key in GAMES if known(key).at_once])
async def test_a_restart_keeps_what_is_sealed_and_tells_no_one(
    simulate: Simulate, key: str
) -> None:
    """Several decide at once: one has answered, another has picked."""
    async with simulate() as simulation:
        table, people = await at_table(simulation, key, max(GAMES[key].seats))
        due = await until_several_decide(simulation, table, people)
        first, second = people[due[0]], people[due[1]]
        one, other = [await asked(simulation, table, each) for each in (first, second)]
        picked = sample(other, Random(2).random)
        begun = await second.look()
        await second.mark(begun, picked)
        others = [each for each in people if each is not first]
        read = [await each.log() for each in others]
        await first.answer(one, sample(one, Random(3).random))
        seen, shown = [await view_of(simulation, table, each) for each in people], begun.components

        await simulation.restart()

        assert begun.components == shown, "what was picked is still there"
        assert [await view_of(simulation, table, each) for each in people] == seen
        assert [await each.log() for each in others] == read, "nothing of it is told"
        assert await waiting(simulation, table) == due[1:]
        names = sorted(people[seat].name for seat in due[1:])
        for shown_to in (await first.look(), board(simulation)):
            assert waits_for(shown_to) == names
        own = await first.look()
        assert own.can_press("Undo")
        await first.press(own, "Undo")
        assert await asked(simulation, table, first) == one
        await simulation.restart()
        first.panel = own
        again = sample(one, Random(4).random)
        await first.answer(one, again)
        await second.press(begun, "Confirm")

        entries = await simulation.bot.store.read(journal.entries, table, 0)
        stands = [(entry.seat, entry.choice) for entry in entries if entry.seat is not None]
        assert stands[-2:] == [(due[0], again), (due[1], picked)]
        assert "Log" in board(simulation).buttons


def waits_for(panel: Seen) -> list[str]:
    """Return the people that a panel or post names as to move."""
    [names] = [line.partition(ACT)[2] for line in panel.text.splitlines() if ACT in line]
    return sorted(names.rstrip(".").replace(" and ", ", ").split(", "))


async def until_several_decide(
    simulation: Simulation, table: int, people: list[Visitor]
) -> tuple[int, ...]:
    """Play on, declining where possible; return the seats that decide at once then."""
    for number in range(BEFORE_SECRETS):
        due = await waiting(simulation, table)
        seat, *others = due
        if others:
            return due
        decision = await asked(simulation, table, people[seat])
        choice = () if decision.least == 0 else sample(decision, Random(number).random)
        await people[seat].answer(decision, choice)
    raise AssertionError(f"nothing is sealed in {BEFORE_SECRETS} moves")


async def view_of(simulation: Simulation, table: int, member: Visitor) -> Any:
    return (await simulation.bot.host.look.position(table, member.id)).view
