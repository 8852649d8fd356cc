"""Turning points, by clicks: from the final post, for players and for onlookers."""

import pytest

from rules.opponents.levels import EXPERT, HARD
from tests.brief import think_briefly
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, play_sensibly
from tests.limits.message import check


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play out a few games only, which is done on the loop here."""
    think_briefly(monkeypatch, 6, HARD, EXPERT)


@pytest.mark.proof
async def test_a_player_sees_their_own_costs_and_others_the_chart(simulate: Simulate):
    async with simulate() as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        table = await open_table(simulation, [ada], computers=1)
        while await play_sensibly(simulation, table, ada):
            pass
        await simulation.env.settle()
        final = board(simulation, "Turning points")
        for member, own in ((ada, True), (eve, False)):
            result = await member.press(final, "Turning points")
            assert result.ephemeral
            seen = Seen(simulation, result.response)
            assert "Turning points" in seen.text
            assert ("your choices" in seen.text) is own
            check(seen.components)
            assert seen.files
            assert seen.can_press("Replay")
