"""*Game over* for its players: a message that rings, or a mention in the final post."""

from typing import Any

import pytest

from bot.simulation import Simulation
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, open_table, play_sensibly, posts
from tests.discord.test_playing_again import end
from tests.discord.test_ringing import SILENT, requests

AN_HOUR = 3600.0
"""Between two moves, so that a phone has been quiet for long enough to ring."""


async def play_out(simulation: Simulation, table: int, *people: Member) -> Member:
    """Play by common sense to the end, slowly; return the person who made the last move."""
    last = people[0]
    while (await simulation.bot.host.look.table(table)).status == "running":
        waiting = (await simulation.bot.host.look.table(table)).waiting
        seats = (await simulation.bot.host.look.table(table)).seats
        last = next(each for each in people if each.id == seats[waiting[0]].user_id)
        await play_sensibly(simulation, table, last)
        await simulation.env.advance_time(AN_HOUR)
    simulation.bot.outbox.kick()
    await simulation.env.settle()
    return last


async def test_a_game_that_is_over_rings_for_all_but_who_ended_it(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, name) for name in ("Ada", "Ben", "Cleo")]
        table = await open_table(simulation, people)
        last = await play_out(simulation, table, *people)
        position = await simulation.bot.host.look.position(table, None)
        assert not any("Game over" in Seen(simulation, each).text for each in _messages(last))
        for member in people:
            if member is last:
                continue
            seen = Seen(simulation, _messages(member)[-1])
            seat = position.table.seat_of(member.id)
            assert seat is not None
            place = {1: "You won", 2: "You came 2nd of 3", 3: "You came 3rd of 3"}
            assert place[position.standings[seat.seat]] in seen.text
            assert "Rating: " in seen.text or position.standings[seat.seat] > 1
            assert "Rating: 0" not in seen.text, "of a player without points"
            assert seen.files == ["final.png"]
            ways = ["Rematch", "Board", "Replay", "Next table", "Go to the table"]
            assert list(seen.buttons) == ways
            line = requests(simulation, "POST", member.user.dm_channel.id)[-1]
            assert "San Juan #1, " in line["content"]
            assert not line.get("flags", 0) & SILENT
            board = Seen(simulation, (await member.press(seen, "Board")).response)
            assert "Game over" in board.text
            replay = Seen(simulation, (await member.press(seen, "Replay")).response)
            assert "Replay" in replay.text
        assert not posts(simulation)[-1].message.mentions


async def test_a_rematch_is_asked_for_from_the_message(simulate: Simulate):
    async with simulate() as simulation:
        people = ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        table = await open_table(simulation, people)
        last = await play_out(simulation, table, *people)
        told = ben if last is ada else ada
        await told.press(Seen(simulation, _messages(told)[-1]), "Rematch")
        opened = await simulation.bot.host.look.table(table + 1)
        assert (opened.status, opened.opener_id) == ("lobby", told.id)


async def test_the_role_that_opens_tables_counts_in_the_message_too(simulate: Simulate):
    """The one who has it may ask for a rematch there, the other may not."""
    async with simulate() as simulation:
        role = simulation.guild.create_role("Players")
        ada = Member(simulation, "Ada", roles=[role])
        ben, cleo = Member(simulation, "Ben"), Member(simulation, "Cleo")
        table = await open_table(simulation, [ada, ben, cleo])
        host, server = simulation.bot.host, simulation.guild.id
        await host.servers.change(server, openers=role.id)
        await host.managing.end(table, server, "wrong channel", by=99)
        await simulation.env.settle()
        refused = await ben.press(Seen(simulation, _messages(ben)[-1]), "Rematch")
        assert f"<@&{role.id}>" in Seen(simulation, refused.followups[-1]).text
        await ada.press(Seen(simulation, _messages(ada)[-1]), "Rematch")
        assert (await host.look.table(table + 1)).opener_id == ada.id


@pytest.mark.sampled(1)
@pytest.mark.parametrize("threads", [False, True])
async def test_who_takes_no_messages_is_mentioned_in_the_final_post(
    simulate: Simulate, threads: bool
):
    async with simulate(threads=threads) as simulation:
        ada, ben, cleo = people = [Member(simulation, name) for name in ("Ada", "Ben", "Cleo")]
        await cleo.slash("settings", messages=False)
        table = await open_table(simulation, people)
        await end(simulation, table, ada, ben)
        final = posts(simulation)[-2 if threads else -1]
        assert "There's no ranking." in final.text
        assert [each.id for each in final.message.mentions] == [cleo.id]
        assert f"<@{cleo.id}>" in final.text
        place = final.message.channel.id
        line = requests(simulation, "POST", place)[-1]
        assert line["content"] == f"<@{cleo.id}>, your game is over: San Juan #1"
        assert not line.get("flags", 0) & SILENT
        assert _messages(cleo) == []


async def test_a_game_ended_by_vote_says_who_proposed_it_and_how_it_went(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, cleo = people = [Member(simulation, name) for name in ("Ada", "Ben", "Cleo")]
        table = await open_table(simulation, people)
        await end(simulation, table, ada, ben)
        assert not any("no ranking" in Seen(simulation, each).text for each in _messages(ben))
        mine, theirs = (Seen(simulation, _messages(each)[-1]) for each in (ada, cleo))
        assert "You proposed to end the game, and 2 of 3 agreed. There's no ranking." in mine.text
        assert "Ada proposed to end the game, and 2 of 3 agreed." in theirs.text
        assert "1st" not in theirs.text
        assert list(theirs.buttons) == ["Rematch", "Board", "Next table", "Go to the table"]
        assert theirs.files == ["board.png"]


async def test_a_game_ended_by_the_servers_managers_gives_their_reason(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, name) for name in ("Ada", "Ben")]
        table = await open_table(simulation, people)
        host, server = simulation.bot.host, simulation.guild.id
        await host.managing.end(table, server, "wrong channel", by=people[0].id)
        await simulation.env.settle()
        told = Seen(simulation, _messages(people[1])[-1])
        assert "Ended by this server's managers: “wrong channel”" in told.text


async def test_closed_messages_become_a_mention_of_their_own(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, cleo = people = [Member(simulation, name) for name in ("Ada", "Ben", "Cleo")]
        table = await open_table(simulation, people)
        path = f"/channels/{cleo.user.dm_channel.id}/messages"
        simulation.env.inject_error("POST", path, status=403, code=50007, times=1)
        await end(simulation, table, ada, ben)
        told = posts(simulation)[-1]
        assert told.text == f"<@{cleo.id}>, your game is over: San Juan #1"
        assert [each.id for each in told.message.mentions] == [cleo.id]
        assert list(told.buttons) == ["Rematch", "Board", "Next table"]
        sent = requests(simulation, "POST", simulation.channel.id)
        assert len([each for each in sent if "your game is over" in str(each)]) == 1


async def test_results_come_as_each_person_wishes(simulate: Simulate):
    """Silently, or only by the final post, which then mentions no one."""
    async with simulate() as simulation:
        people = [Member(simulation, name) for name in ("Ada", "Ben", "Cleo", "Dan")]
        ada, ben, cleo, dan = people
        for member, way in ((ada, "silent"), (cleo, "table"), (dan, "silent")):
            await member.select(await member.slash("settings"), [way], "results")
        await dan.slash("settings", messages=False)
        table = await open_table(simulation, people)
        before = len(_messages(cleo))
        await end(simulation, table, ada, ben, dan)
        message = requests(simulation, "POST", ada.user.dm_channel.id)[-1]
        assert "You proposed to end the game" in str(message["components"])
        assert message["flags"] & SILENT
        assert len(_messages(cleo)) == before
        assert not posts(simulation)[-1].message.mentions


async def test_a_game_alone_among_computers_sends_nothing(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)
        await simulation.bot.host.votes.propose_abort(table, ada.id)
        await simulation.env.settle()
        assert _messages(ada) == []


def _messages(member: Member) -> list[Any]:
    return list(member.user.dm_channel.history())


@pytest.mark.proof
async def test_a_player_who_resigned_is_told_the_result_without_a_sound(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, cleo = people = [Member(simulation, name) for name in ("Ada", "Ben", "Cleo")]
        table = await open_table(simulation, people)
        await ada.press(await ada.slash("resign"), "Resign")
        await play_out(simulation, table, ben, cleo)
        seen = Seen(simulation, _messages(ada)[-1])
        assert "You resigned: place 3 of 3." in seen.text
        assert requests(simulation, "POST", ada.user.dm_channel.id)[-1]["flags"] & SILENT
