"""Direct messages that ring rarely, and have nothing to click on once they are answered."""

from bot.notify.sending import MOST_OPENED
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, mentions, open_table
from tests.discord.test_ringing import SILENT, requests

MINUTE = 60.0


def letters(member: Member) -> list[Seen]:
    """Return the direct messages to a person as they are now, oldest first."""
    return [Seen(member.simulation, message) for message in member.user.dm_channel.history()]


async def test_a_second_table_within_minutes_says_in_a_line_that_it_waits_too(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)
        for _ in range(2):
            await open_table(simulation, [ada, ben])
        first, second = letters(ben)
        assert "San Juan #2 waits for you, too: Keep 4 of your " in second.text
        assert first.files
        assert not second.files
        rang, came = requests(simulation, "POST", ben.user.dm_channel.id)
        assert rang["content"]
        assert came["flags"] & SILENT
        await ben.press(second, "Your move")
        assert second.files, "the panel takes its place"


async def test_after_a_while_another_table_calls_as_usual(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)
        await open_table(simulation, [ada, ben])
        await simulation.env.advance_time(16 * MINUTE)
        await open_table(simulation, [ada, ben])
        _, second = letters(ben)
        assert second.files
        _, rang = requests(simulation, "POST", ben.user.dm_channel.id)
        assert rang["content"].startswith("San Juan #2: ")


async def test_what_is_answered_elsewhere_has_nothing_to_click_on_a_minute_later(
    simulate: Simulate,
):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)
        await open_table(simulation, [ada, ben])
        [letter] = letters(ben)
        answer = await ben.by_post()
        await ben.pick(answer)
        await ben.confirm(answer)
        assert letter.buttons
        await simulation.env.advance_time(MINUTE)
        [letter] = letters(ben)
        assert not letter.buttons
        assert not letter.files
        assert letter.text == "-# San Juan #1 no longer waits for you."


async def test_the_message_in_which_it_was_answered_stays_until_the_next_one(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)
        await open_table(simulation, [ada, ben])
        [letter] = letters(ben)
        await ben.pick(letter)
        await ben.confirm(letter)
        await simulation.env.advance_time(MINUTE)
        [letter] = letters(ben)
        assert letter.buttons, "it shows the panel"
        while len(letters(ben)) == 1:
            await ada.move()
        first, second = letters(ben)
        assert first.text == "-# San Juan #1: see my newer message."
        assert second.buttons


async def test_a_known_channel_is_not_opened_again(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)
        for _ in range(3):
            await open_table(simulation, [ada, ben])
            await simulation.env.advance_time(16 * MINUTE)
        opened = [
            each for each in simulation.env.http_requests if each.path == "/users/@me/channels"
        ]
        assert len(opened) == 2, "one for each"


async def test_few_channels_are_opened_at_once_and_the_others_are_mentioned(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada", 1)
        guests = [Member(simulation, f"Guest {number}") for number in range(MOST_OPENED)]
        for guest in guests:
            await open_table(simulation, [ada, guest])
        *called, last = guests  # a channel was opened to Ada, too
        assert all(mentions(simulation, each) == 0 for each in called)
        assert mentions(simulation, last) == 1


async def test_what_cannot_be_tidied_makes_no_message_go_out_again(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)
        await open_table(simulation, [ada, ben])
        [letter] = letters(ben)
        channel = ben.user.dm_channel
        path = f"/channels/{channel.id}/messages/{letter.message.id}"
        simulation.env.inject_error("PATCH", path, status=500, times=None)
        await simulation.env.advance_time(25 * 60 * MINUTE)
        assert len(requests(simulation, "POST", channel.id)) == 2
        assert len(letters(ben)) == 2
        assert letter.buttons
