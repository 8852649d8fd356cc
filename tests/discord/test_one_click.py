"""Choices played by one click, those that wait for Confirm, and the last player to answer."""

import pytest

from bot.simulation import Simulation
from tests.discord.conftest import Simulate
from tests.discord.members import (
    Member,
    asked,
    open_table,
    play_on,
    waiting,
)

pytestmark = pytest.mark.proof


async def _until(simulation: Simulation, people: list[Member], kind: str) -> Member:
    """Play until a person is asked this; return who."""
    for _ in range(200):
        for member in await waiting(simulation, 1, people):
            if (await asked(simulation, 1, member)).kind == kind:
                return member
        await play_on(simulation, 1, people, moves=1)
    raise AssertionError(f"no one is asked {kind}")


def _at_ease(simulation: Simulation) -> list[Member]:
    """Two people who play with the default setting: by single clicks."""
    people = [Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)]
    for member in people:
        member.careful = False
    return people


async def test_one_click_plays_what_can_be_taken_back_and_says_so(simulate: Simulate):
    """The Builder turns nothing over."""
    async with simulate() as simulation:
        people = _at_ease(simulation)
        await open_table(simulation, people)
        ada = await _until(simulation, people, "role")
        panel = await ada.look()
        assert "Confirm" not in panel.buttons
        await ada.press(panel, "1. Builder")
        assert (await asked(simulation, 1, ada)).kind == "build"
        assert "You chose **Builder**." in panel.text
        await ada.press(panel, "Undo")
        assert "**Builder**" not in panel.text
        assert "Undone" in panel.text
        assert (await asked(simulation, 1, ada)).kind == "role"


async def test_what_reveals_something_is_asked_once_more(simulate: Simulate):
    """The Councillor draws cards."""
    async with simulate() as simulation:
        people = _at_ease(simulation)
        table = await open_table(simulation, people)
        ada = await _until(simulation, people, "role")
        version = (await simulation.bot.host.look.table(table)).version
        panel = await ada.look()
        await ada.press(panel, "4. Councillor")
        assert (await simulation.bot.host.look.table(table)).version == version
        assert "This reveals something new" in panel.text
        assert "Picked 1 of 1: 4. Councillor" in panel.text
        await ada.press(panel, "1. Builder")
        assert (await asked(simulation, 1, ada)).kind == "build", "a change of mind"
        await ada.press(panel, "Undo")
        await ada.press(panel, "4. Councillor")
        await ada.press(panel, "Confirm")
        assert (await simulation.bot.host.look.table(table)).version > version
        assert "Undo" not in panel.buttons


async def test_alone_among_computers_one_click_plays_everything(simulate: Simulate):
    """All can be taken back there."""
    async with simulate() as simulation:
        ada = Member(simulation, "Ada", 1)
        ada.careful = False
        table = await open_table(simulation, [ada], computers=1)
        await _until(simulation, [ada], "role")
        version = (await simulation.bot.host.look.table(table)).version
        panel = await ada.look()
        await ada.press(panel, next(each for each in panel.buttons if "Councillor" in each))
        assert (await simulation.bot.host.look.table(table)).version > version
        assert panel.can_press("Undo")


async def test_a_button_of_one_click_only_picks_for_who_always_confirms(simulate: Simulate):
    """Also on a panel from before they have set so."""
    async with simulate() as simulation:
        people = _at_ease(simulation)
        table = await open_table(simulation, people)
        ada = await _until(simulation, people, "role")
        panel = await ada.look()
        await ada.slash("settings", confirm=True)
        version = (await simulation.bot.host.look.table(table)).version
        await ada.press(panel, "1. Builder")
        assert (await simulation.bot.host.look.table(table)).version == version
        await ada.press(panel, "Confirm")
        assert (await asked(simulation, 1, ada)).kind == "build"


async def test_for_who_always_confirms_a_pick_commits_nothing(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)
        await _until(simulation, [ada], "role")
        version = (await simulation.bot.host.look.table(table)).version
        panel = await ada.look()
        await ada.select(panel, ["0"])
        await ada.select(panel, ["1"])
        assert (await simulation.bot.host.look.table(table)).version == version
        assert [o["value"] for o in panel.menu["options"] if o.get("default")] == ["1"]


async def test_what_was_drawn_stands_above_the_buttons_of_a_person_who_drew_it(simulate: Simulate):
    """Also in a reopened panel, and once: the small lines below tell the rest."""
    async with simulate() as simulation:
        people = _at_ease(simulation)
        await open_table(simulation, people)
        ada = await _until(simulation, people, "role")
        panel = await ada.look()
        await ada.press(panel, "5. Prospector")
        await ada.press(panel, "Confirm")
        [ben] = [each for each in people if each is not ada]
        for shown in (panel, await ada.slash("hand", table=1)):
            assert shown.text.count("You drew") == 1
            drawn = next(line for line in shown.text.splitlines() if "You drew" in line)
            assert drawn.startswith("**Prospector** · You drew ")
        assert "You drew" not in (await ben.slash("hand", table=1)).text
