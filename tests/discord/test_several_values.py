"""A table option with several values together, chosen in the lobby: San Francisco's own deck."""

from bot.engine.model import TableInfo
from bot.ui.options import OPTION
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, Simulation

CARDS = ["bonus_villa", "shift_cheques", "swap_influence"]


async def options_of(ada: Member) -> Seen:
    """Open a table with a number of grants, and its options; the menu of cards is the last."""
    panel = await ada.play(game="san_francisco", options="grants=4")
    await ada.press(panel, "Options")
    await ada.press(panel, "Rare options ▶")
    return panel


async def table_of(simulation: Simulation, ada: Member) -> TableInfo:
    [table] = await simulation.bot.host.look.tables_of(ada.id)
    return table


async def test_cards_are_chosen_one_by_one(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await options_of(ada)
        menu = panel.menus[OPTION]
        assert (menu["min_values"], menu["max_values"], len(menu["options"])) == (0, 12, 12)

        await ada.select(panel, CARDS, OPTION)
        assert (await table_of(simulation, ada)).options["cards"] == "+".join(CARDS)
        chosen = [one["value"] for one in panel.menus[OPTION]["options"] if one.get("default")]
        assert chosen == CARDS

        await ada.select(panel, [], OPTION)
        assert (await table_of(simulation, ada)).options["cards"] == "by_lot"


async def test_more_cards_than_there_are_years_are_refused(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await options_of(ada)
        every = [one["value"] for one in panel.menus[OPTION]["options"]]
        refused = await ada.select(panel, every, OPTION)

        told = Seen(simulation, refused.followups[-1]).text
        assert "12 picked: with the other options, 8 is the most" in told
        assert "cards" not in (await table_of(simulation, ada)).options
