"""The entries of Discord's menu on a person and on a post: invite, games with them, follow."""

from typing import Any

import pytest

from bot.simulation import Simulation
from bot.ui import invitations
from bot.ui.ids import Claim
from tests.discord.clicks import Click, click, deliver, interaction, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, posts
from tests.discord.test_direct_messages import letters
from tests.discord.test_invitations import known
from tests.discord.test_playing_again import end

INVITE, GAMES, FOLLOW = "Invite to a table", "Games together", "Follow this table"


async def choose(who: Member, entry: str, on: Member | Seen) -> Seen:
    """Choose an entry of the menu on a person or a post."""
    target = on.actor if isinstance(on, Member) else on.message
    result = await who.actor.context_menu(who.simulation.channel, entry, target)
    assert result.ephemeral
    return Seen(who.simulation, result.response)


# --- on a person ----------------------------------------------------------------------------------


async def test_a_person_is_invited_to_my_only_lobby_at_once(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = await known(simulation, "Ada", "Ben")
        await ada.play(players=3)
        told = await choose(ada, INVITE, ben)
        assert f"Invited: <@{ben.id}>" in told.text
        assert "Ada invites you to San Juan #1" in letters(ben)[-1].text


async def test_the_same_can_be_typed(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = await known(simulation, "Ada", "Ben")
        await ada.play(players=3)
        assert f"Invited: <@{ben.id}>" in (await ada.slash("invite", player=ben.actor)).text


async def test_among_several_lobbies_i_say_which(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = await known(simulation, "Ada", "Ben")
        for _ in range(3):
            await ada.play(players=3)
        await ben.press(board(simulation, "Join"), "Join")
        which = await choose(ada, INVITE, ben)
        offered = [option["value"] for option in which.menu["options"]]
        assert offered == ["1", "2"], "Ben sits at the third"
        await ada.select(which, ["2"])
        assert "San Juan #2" in letters(ben)[-1].text


async def test_without_a_lobby_or_for_a_bot_there_is_a_sentence(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = await known(simulation, "Ada", "Ben")
        assert "no open table with a free seat" in (await choose(ada, INVITE, ben)).text
        bot = simulation.bot.user
        assert bot is not None
        user = {"id": str(bot.id), "username": "Plaza", "discriminator": "0", "bot": True}
        data = {"id": "1", "name": INVITE, "type": 2, "target_id": str(bot.id)}
        data |= {"resolved": {"users": {str(bot.id): user | {"avatar": None}}}}
        chosen = interaction(simulation, ada.id, 2, data)
        await deliver(chosen)
        assert "Bots don't play here" in chosen.text


@pytest.mark.proof
async def test_my_games_with_a_person_are_listed(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, eve = (Member(simulation, name) for name in ("Ada", "Ben", "Eve"))
        nothing = await choose(ada, GAMES, ben)
        assert f"No games with <@{ben.id}> yet." in nothing.text
        first = await open_table(simulation, [ada, ben])
        await end(simulation, first, ada, ben)
        await open_table(simulation, [ada, eve])
        third = await open_table(simulation, [ada, ben])
        listed = await choose(ada, GAMES, ben)
        assert f"#{first}" in listed.text
        assert f"#{third}" in listed.text
        assert f"#{first + 1}" not in listed.text, "that is one with Eve"


# --- on a post ------------------------------------------------------------------------------------


async def test_a_table_is_followed_by_its_post(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, eve = (Member(simulation, name) for name in ("Ada", "Ben", "Eve"))
        table = await open_table(simulation, [ada, ben])
        told = await choose(eve, FOLLOW, board(simulation))
        assert "You're following San Juan #1." in told.text
        ways = {"Show every round", "A line a day"}
        assert set(told.buttons) == {"Stop following", "Go to the table", *ways}
        assert "already sit" in (await choose(ada, FOLLOW, board(simulation))).text
        await end(simulation, table, ada, ben)
        assert "San Juan #1, which you follow, has ended." in letters(eve)[-1].text


async def test_what_shows_no_table_cannot_be_followed(simulate: Simulate):
    async with simulate() as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        own = Seen(simulation, await ada.actor.send(simulation.channel, "Who plays?"))
        assert "which table this message is about" in (await choose(eve, FOLLOW, own)).text
        await ada.play(players=3)
        assert "No game is running" in (await choose(eve, FOLLOW, posts(simulation)[-1])).text


# --- where Plaza is only a person's own application -----------------------------------------------


def elsewhere(simulation: Simulation, member: Member, name: str) -> Click:
    """Make a command typed on a server where Plaza is not."""
    command = simulation.env.backend.find_command(name, None, type=1)
    assert command is not None
    data = {"id": str(command["id"]), "name": name, "type": 1, "options": []}
    typed = interaction(simulation, member.id, 2, data)
    typed.payload |= {"guild_id": "999", "guild": {"id": "999", "features": [], "locale": "en-US"}}
    typed.payload["channel"] |= {"id": "998", "guild_id": "999"}
    return typed


async def test_my_tables_are_listed_on_any_server(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await open_table(simulation, [ada, ben])
        listed = elsewhere(simulation, ada, "tables")
        await deliver(listed)
        assert "San Juan #1" in listed.text
        hand = elsewhere(simulation, ada, "hand")
        await deliver(hand)
        assert "San Juan #1" in hand.text


async def test_what_two_people_see_is_not_taken_for_private(simulate: Simulate):
    """In messages between people, a click opens a private answer, even if Discord calls the channel
    direct: context 2 says that it is not the bot's own.
    """
    async with simulate() as simulation:
        people = await known(simulation, "Ada", "Ben", "Cy")
        await open_table(simulation, people, options="starting_hand=off")
        told = [(who, seen) for who in people for seen in letters(who)]
        whose, seen = next(each for each in told if "has begun!" in each[1].text)
        claim = seen.buttons["My hand"]["custom_id"]
        for context, kind in ((1, 6), (2, 5)):
            clicked = click(simulation, whose.id, claim, stored(seen))
            clicked.payload["context"] = context
            await deliver(clicked)
            assert _callback(simulation, clicked)["type"] == kind


def _callback(simulation: Simulation, clicked: Click) -> dict[str, Any]:
    [sent] = [
        request.json
        for request in simulation.env.http_requests
        if clicked.record.token in request.path and request.path.endswith("/callback")
    ]
    assert sent is not None
    return sent


async def test_a_forged_invitation_tells_a_stranger_nothing_of_a_table(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, eve = await known(simulation, "Ada", "Ben", "Eve")
        await ben.play(players=3)
        await choose(ben, INVITE, eve)
        await ada.play(players=3, private=True)
        claim = Claim(invitations.TO, 0, picks=ben.id).menu()
        for number in ("2", "99"):
            forged = click(simulation, eve.id, claim, stored(letters(eve)[0]), values=[number])
            await deliver(forged)
            assert forged.text == "There's no such table."
