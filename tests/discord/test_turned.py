"""Where it turned, by clicks: from the final post, for who has played and for who looks on."""

import pytest

from bot.simulation import Simulation
from rules.opponents import levels
from rules.opponents.levels import EXPERT, HARD
from rules.registry import GAMES
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table
from tests.limits.message import check


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play out a few games only, which is done on the loop here."""
    for level in (HARD, EXPERT):
        monkeypatch.setitem(levels._SECONDS, level, 0.005)  # type: ignore[index] - only here


async def play_out(simulation: Simulation, table: int, ada: Member) -> None:
    """Let Ada play by common sense to the end."""
    host = simulation.bot.host
    while True:
        position = await host.look.position(table, ada.id)
        if position.table.status != "running":
            break
        assert position.view is not None
        decision, seat = position.view.decision, position.seat
        assert decision is not None
        assert seat is not None
        choice = GAMES[position.table.game].greedy(position.view, decision)
        await host.play.choose(table, ada.id, position.table.version, seat, choice)
    await simulation.env.settle()


async def test_a_player_sees_their_own_costs_and_others_the_chart(simulate: Simulate):
    async with simulate() as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        table = await open_table(simulation, [ada], computers=1)
        await play_out(simulation, table, ada)
        final = board(simulation, "Where it turned")
        for member, own in ((ada, True), (eve, False)):
            result = await member.press(final, "Where it turned")
            assert result.ephemeral
            seen = Seen(simulation, result.response)
            assert "Where it turned" in seen.text
            assert ("your choices" in seen.text) is own
            check(seen.components)
            assert seen.message.attachments
            assert seen.can_press("Replay")
