"""A bot over a game of its own: no part of it asks which games Plaza is installed with."""

import pytest

from rules.registry import GAMES
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, play_on
from tests.games.auction import AUCTION
from tests.games.hosting import worded

__all__ = ["worded"]


@pytest.mark.proof
@pytest.mark.usefixtures("worded")
async def test_a_game_that_is_not_registered_is_shown_and_played_to_its_end(simulate: Simulate):
    assert AUCTION.key not in GAMES

    async def opened(on: Seen, label: str) -> Seen:
        return Seen(simulation, (await ada.press(on, label)).response)

    async with simulate(games={AUCTION.key: AUCTION}) as simulation:
        ada = Member(simulation, "Ada")
        lobby = await ada.play(game=AUCTION.key)
        assert "about 10 minutes" in board(simulation, "Join").text
        for label in ["Options", "◀ Back", *["Add computer"] * 5, "Start"]:
            await ada.press(lobby, label)

        panel = await ada.look()
        assert "Which cheques do you lay" in panel.text
        await ada.pick(panel)
        assert "That makes a bid of" in panel.text
        scores = await opened(await opened(board(simulation), "More"), "Scores")
        assert scores.text.count("**: 0 points") == 6

        assert await play_on(simulation, 1, [ada]) > 2
        assert board(simulation).text.count(" points") == 6
