"""Hints by clicks alone: from the options of a lobby to the answer, which is for one person."""

import pytest

from rules.opponents.levels import EXPERT
from tests.brief import think_briefly
from tests.discord.clicks import click, deliver_many, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, play_on, posts
from tests.limits.message import BUTTON, check


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play out a few games only, which is done on the loop here."""
    think_briefly(monkeypatch, 20, EXPERT)


@pytest.mark.proof
async def test_a_table_allows_hints_and_who_is_asked_gets_one(simulate: Simulate):
    async with simulate() as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        panel = await ada.play(players=2)
        await ada.press(panel, "Add computer")
        await ada.press(panel, "Options")
        assert panel.can_press("Play unrated")
        await ada.press(panel, "Turn hints on")
        assert panel.can_press("Turn hints off")
        assert not panel.can_press("Play unrated")
        lobby = board(simulation, "Start")
        assert "Hints: **on**" in lobby.text
        assert "don't count for ratings" in lobby.text
        await ada.press(lobby, "Start")
        own = await ada.look()
        while not own.can_press("Hint"):
            await ada.move()
            own = await ada.look()
        public = [post.text for post in posts(simulation)]
        hint = Seen(simulation, (await ada.press(own, "Hint")).response)
        assert "choice" in hint.text
        assert "% chance to win" in hint.text
        assert hint.text.count("- **") > 1
        check(hint.components)
        assert [post.text for post in posts(simulation)] == public
        pressed = own.buttons["Hint"]["custom_id"]
        forged = click(simulation, eve.id, pressed, stored(posts(simulation)[-1]), kind=BUTTON)
        await deliver_many([forged])
        assert "You don't sit at this table." in forged.text


@pytest.mark.proof
async def test_usually_there_are_none(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await ada.play(players=2)
        lobby = board(simulation, "Join")
        await ben.press(lobby, "Join")
        assert "Hints" not in lobby.text
        await ada.press(board(simulation, "Start"), "Start")

        async def has_none(member: Member) -> None:
            assert not (await member.look()).can_press("Hint")

        assert await play_on(simulation, 1, [ada, ben], before=has_none, moves=6) == 6
