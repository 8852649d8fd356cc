"""Invited: a direct message with three buttons, or one mention for people new to Plaza."""

from bot.simulation import Simulation
from tests.discord.clicks import click, deliver, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, mentions, open_table, posts
from tests.discord.test_direct_messages import letters
from tests.discord.test_ringing import SILENT, requests

HOUR = 3600.0


async def invite(simulation: Simulation, host: Member, *guests: Member, **options: object) -> None:
    """Open a table and invite these people with the menu behind *Manage* and *Invite*."""
    await host.play(**{"players": 3, "private": True} | options)
    manage = await host.press(board(simulation, "Join"), "Manage")
    inviting = Seen(simulation, manage.response)
    await host.press(inviting, "Invite")
    for guest in guests:
        await host.actor.select(inviting.message, [guest.actor])
        assert "Invited: " in inviting.text
    await simulation.env.settle()


async def known(simulation: Simulation, *names: str) -> list[Member]:
    """Return people who have set something before."""
    people = [Member(simulation, name) for name in names]
    for member in people:
        await member.slash("settings", messages=True)
    return people


async def test_a_guest_is_asked_by_message_and_joins_there(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = await known(simulation, "Ada", "Ben")
        await invite(simulation, ada, ben)
        [asked] = letters(ben)
        assert "Ada invites you to San Juan #1" in asked.text
        ways = ["Join", "Decline", "Mute Ada", "Go to the table"]
        assert list(asked.buttons) == ways
        [rang] = requests(simulation, "POST", ben.user.dm_channel.id)
        assert rang["content"] == "Ada invites you to San Juan #1"
        assert mentions(simulation, ben) == 0
        await ben.press(asked, "Join")
        assert "You're in: San Juan #1." in asked.text
        assert "Ben" in board(simulation, "Leave").text


async def test_who_declines_is_told_of_without_a_sound(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = await known(simulation, "Ada", "Ben")
        await invite(simulation, ada, ben)
        [asked] = letters(ben)
        decline = click(simulation, ben.id, asked.buttons["Decline"]["custom_id"], stored(asked))
        for _ in range(2):
            await deliver(decline)
            await simulation.env.settle()
        assert "Declined: San Juan #1." in asked.text
        [told] = letters(ada)
        assert told.text.startswith(f"<@{ben.id}> won't join San Juan #1.")
        [came] = requests(simulation, "POST", ada.user.dm_channel.id)
        assert came["flags"] & SILENT


async def test_nothing_more_from_one_person_is_heard_and_that_can_be_undone(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = await known(simulation, "Ada", "Ben")
        await invite(simulation, ada, ben)
        [asked] = letters(ben)
        await ben.press(asked, "Mute Ada")
        assert "Ada is muted: no more invitations." in asked.text
        await invite(simulation, ada, ben)
        assert len(letters(ben)) == 1
        await ben.press(asked, "Unmute")
        await invite(simulation, ada, ben)
        assert "San Juan #3" in letters(ben)[-1].text


async def test_a_person_who_is_muted_is_named_in_the_settings_and_heard_again_from_there(
    simulate: Simulate,
):
    async with simulate() as simulation:
        ada, ben = await known(simulation, "Ada", "Ben")
        await invite(simulation, ada, ben)
        await ben.press(letters(ben)[-1], "Mute Ada")
        settings = await ben.slash("settings")
        assert f"Muted, no invitations: <@{ada.id}>" in settings.text
        await ben.press(settings, "Unmute all")
        assert "Muted, no invitations" not in settings.text
        await invite(simulation, ada, ben)
        assert "San Juan #2" in letters(ben)[-1].text


async def test_people_new_to_plaza_are_mentioned_once_in_the_post(simulate: Simulate):
    async with simulate() as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        await invite(simulation, ada, eve)
        assert mentions(simulation, eve) == 1
        assert f"<@{eve.id}>: you're invited. Press **Join**." in posts(simulation)[-1].text
        line = requests(simulation, "POST", simulation.channel.id)[-1]
        assert line["content"] == f"<@{eve.id}>, you're invited to San Juan #1"
        await eve.press(posts(simulation)[-1], "Join")
        assert "Eve" in posts(simulation)[-1].text


async def test_who_takes_no_messages_is_mentioned(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = await known(simulation, "Ada", "Ben")
        await ben.slash("settings", messages=False)
        await invite(simulation, ada, ben)
        assert mentions(simulation, ben) == 1


async def test_three_invitations_a_day_from_one_person_are_heard(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = await known(simulation, "Ada", "Ben")
        for _ in range(5):
            await invite(simulation, ada, ben)
        assert len(letters(ben)) == 3


async def test_an_invitation_answered_too_late_gets_a_sentence(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, cleo = await known(simulation, "Ada", "Ben", "Cleo")
        await invite(simulation, ada, ben, cleo, players=2)
        [asked], [other] = letters(ben), letters(cleo)
        await ben.press(asked, "Join")
        refused = await cleo.press(other, "Join")
        assert refused.followups or "full" in other.text or "taken" in other.text
        await cleo.press(other, "Decline")
        assert "Declined" in other.text


async def test_no_one_answers_an_invitation_of_another(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, eve = await known(simulation, "Ada", "Ben", "Eve")
        await open_table(simulation, [ada, eve])
        await invite(simulation, ada, ben)
        asked = letters(ben)[-1]
        custom_id = asked.buttons["Join"]["custom_id"]
        await deliver(click(simulation, eve.id, custom_id, stored(asked)))
        assert "Eve" not in board(simulation, "Join").text
