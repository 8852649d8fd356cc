"""/leaderboard and /profile, after rated games, and the switch of a lobby."""

import pytest

from bot.render import Picture, Scene
from bot.service import reliability
from bot.service.counting import LEAST_ROUNDS
from bot.simulation import Simulation
from bot.storage import ratings
from bot.storage.reliability import Stays
from bot.storage.rows import RatingRow
from bot.ui.ids import Claim
from bot.ui.ratings import PAGE
from rules.registry import GAMES
from tests.discord.clicks import click, deliver, stored
from tests.discord.conftest import Simulate
from tests.discord.drawing import stub
from tests.discord.members import Member, Seen, board, open_table, play_sensibly, waiting
from tests.limits.message import walk


async def walk_over(simulation: Simulation, winner: Member, loser: Member) -> None:
    """Play a game that the loser leaves once it counts."""
    people = [winner, loser]
    table = await open_table(simulation, people)
    host = simulation.bot.host
    while (view := (await host.look.position(table, None)).view) and view.round <= LEAST_ROUNDS:
        for member in await waiting(simulation, table, people):
            await play_sensibly(simulation, table, member)
    await host.absence.resign(table, loser.id)


@pytest.mark.proof
async def test_a_rated_game_is_found_in_the_profile_and_among_the_best(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        assert "No rated games yet." in (await ada.slash("profile")).text
        assert "No one here has played" in (await ada.slash("leaderboard")).text
        await walk_over(simulation, ada, ben)
        own = await ada.slash("profile")
        [shown] = [part for part in walk(own.components) if part["type"] == 12]
        assert shown["items"][0]["description"] == "profile of plaza"
        assert "The bar, from 0" in own.text
        assert "Everyone can see this profile" in own.text
        assert "San Juan: **138**" not in own.text
        met = await ada.slash("profile", member=ben.user)
        assert f"<@{ben.id}> (Ben)" in met.text
        assert "1 game; you were ahead once, behind 0 times" in met.text
        assert "can see this profile" not in met.text
        await ben.press(await ben.slash("settings"), "Make profile private")
        assert "Only you see this profile" in (await ben.slash("profile")).text
        assert "keeps their profile private" in (await ada.slash("profile", member=ben.user)).text
        [rated] = await simulation.bot.store.read(ratings.of_user, ada.id)
        listed = RatingRow(ada.id, "san_juan", 30, 1, 5, 3, rated.expected)
        await simulation.bot.store.write(ratings.put, listed)
        leaders = await ben.slash("leaderboard", game="san_juan")
        assert f"1. <@{ada.id}> (Ada): **1,080** (well known)" in leaders.text
        assert f"<@{ben.id}>" not in leaders.text
        first = Claim(PAGE, 0, shown=[*GAMES].index("san_juan")).button()
        turned = click(simulation, ben.id, first, stored(leaders))
        await deliver(turned)
        assert "San Juan: the best here" in turned.text
        await ben.select(leaders, ["san_marco"])
        assert "San Marco: the best here" in leaders.text
        assert "I don't know this game" in (await ben.slash("leaderboard", game="chess")).text


@pytest.mark.parametrize("drawn", [True, False])
async def test_games_in_numbers_are_those_of_the_server_or_a_persons(simulate: Simulate, drawn):
    async def fail(scene: Scene) -> Picture:
        if scene.kind == "stats" and not drawn:
            raise RuntimeError("planted")
        return await stub(scene)

    async with simulate(draw=fail) as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        none = await ada.slash("stats")
        assert "This server's games" in none.text
        assert "No game has been finished yet." in none.text
        await walk_over(simulation, ada, ben)
        here = await ada.slash("stats")
        assert [part for part in walk(here.components) if part["type"] == 12] or not drawn
        assert ("- **1** game finished\n- **100%** of games finished" in here.text) is not drawn
        assert ("- San Juan: 1" in here.text) is not drawn
        assert "Counts all games on this server" in here.text
        of_ben = await ada.slash("stats", player=ben.user)
        assert f"Games of <@{ben.id}> (Ben)" in of_ben.text
        assert "1 game; you were ahead once, behind 0 times" in of_ben.text
        await ben.press(await ben.slash("settings"), "Make profile private")
        assert "keeps their profile private" in (await ada.slash("stats", player=ben.user)).text


@pytest.mark.proof
async def test_a_profile_whose_picture_cannot_be_drawn_is_told_in_words(simulate: Simulate):
    async def fail(scene: Scene) -> Picture:
        if scene.kind == "profile":
            raise RuntimeError("planted")
        return await stub(scene)

    async with simulate(draw=fail) as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await walk_over(simulation, ada, ben)
        own = await ada.slash("profile")
        assert "couldn't be drawn" in own.text
        assert "San Juan: **138** (still a guess) · 1 game, 1 won, 0.5 expected" in own.text
        assert "The bar, from 0" not in own.text


async def test_the_opener_can_have_a_game_not_rated_and_everyone_sees_it(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.play(players=2)
        await ada.press(panel, "Options")
        await ada.press(panel, "Play unrated")
        told = board(simulation, "Join").text
        assert "Hints: **on**" in told
        assert "don't count for ratings" in told
        await ada.press(panel, "Turn hints off")
        assert "doesn't count for ratings" in board(simulation, "Join").text
        await ada.press(panel, "Play rated")
        assert "for ratings" not in board(simulation, "Join").text


async def test_a_lobby_asks_for_people_who_stay(simulate: Simulate, monkeypatch):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        panel = await ada.play(players=2)
        await ada.press(panel, "Options")
        await ada.press(panel, "Reliable players only")
        lobby = board(simulation, "Join")
        assert (
            "stay to the end in at least 90% of their games. Players with fewer than 10 games can"
            in lobby.text
        )
        monkeypatch.setattr(reliability, "stays", lambda *_: Stays(50, 44))
        refused = Seen(simulation, (await ben.press(lobby, "Join")).followups[-1])
        assert "You did in 44 of 50." in refused.text
        monkeypatch.setattr(reliability, "stays", lambda *_: Stays(50, 47))
        assert "Stayed to the end: 47 of 50" in (await ben.slash("profile")).text
        await ben.press(lobby, "Join")
        assert "Ben" in board(simulation, "Start").text
        await ada.press(panel, "Open to all players")
        assert "stay to the end" not in board(simulation, "Start").text
