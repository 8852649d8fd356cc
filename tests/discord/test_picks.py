"""Picking by clicks: for a sum, Pass and the sums stay, and Clear takes the picks back; for places,
Help names those of the page.
"""

from bot.simulation import Simulation
from bot.ui.question import BUTTONS
from rules.decision import Decision
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, asked, open_table, play_on, waiting

NAMES = ("Ada", "Ben", "Cleo")
SHORT = "more put you in front"


async def _asked_for_more_than_the_lowest(
    simulation: Simulation, table: int, people: list[Member]
) -> tuple[Member, Decision]:
    """Play until one cheque is too few for a player; return them and their question."""
    for _ in range(60):
        for member in await waiting(simulation, table, people):
            decision = await asked(simulation, table, member)
            if decision.kind == "bid" and decision.weights[0] < decision.floor:
                return member, decision
        await play_on(simulation, table, people, moves=1)
    raise AssertionError("one cheque is always enough")


async def test_too_few_cheques_leave_pass_and_the_sums_and_clear_takes_them_back(
    simulate: Simulate,
):
    async with simulate() as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(NAMES)]
        table = await open_table(simulation, people, game="san_francisco")
        member, decision = await _asked_for_more_than_the_lowest(simulation, table, people)
        panel = await member.look()
        sums = [label for label in panel.buttons if label.startswith("Add ")]
        assert sums
        assert SHORT not in panel.text.lower(), "nothing is picked yet"

        await member.select(panel, ["0"])
        assert SHORT in panel.text.lower()
        assert not panel.can_press("Confirm")
        assert panel.can_press("Pass")
        assert [label for label in panel.buttons if label.startswith("Add ")] == sums

        await member.press(panel, "Clear")
        assert SHORT not in panel.text.lower()
        assert "Clear" not in panel.buttons
        assert await asked(simulation, table, member) == decision

        await member.select(panel, ["0"])
        await member.press(panel, "Pass")
        assert member not in await waiting(simulation, table, [member])


async def test_help_names_the_places_of_all_pages(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=2, game="san_francisco")
        decision = await asked(simulation, table, ada)
        while decision.kind != "district" or len(decision.options) <= BUTTONS + 1:
            await play_on(simulation, table, [ada], moves=1)
            decision = await asked(simulation, table, ada)
        panel = await ada.look()
        await ada.press(panel, next(each for each in panel.buttons if each.endswith("▶")))
        helped = Seen(simulation, (await ada.press(panel, "Help")).response).text
        assert all(f"- **{number}** " in helped for number in (1, 13))
