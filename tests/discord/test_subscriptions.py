"""Hearing of new tables: chosen behind /settings, told at once or in the evening, never loudly."""

from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest

from bot import sight
from bot.simulation import Simulation
from bot.ui.ids import Claim
from bot.ui.subscriptions import MOST_LISTED
from tests.discord.clicks import click, deliver, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table
from tests.discord.test_direct_messages import letters
from tests.discord.test_messages_that_fail import closed
from tests.discord.test_ringing import SILENT, requests
from tests.limits.message import walk

DIGEST, ONCE = "newdigest", "newonce"
GAME = "san_juan"
MINUTE, DAY = 60.0, 86400.0


async def subscribed(member: Member, action: str, *games: str) -> Seen:
    """Choose games behind /settings; return the panel."""
    panel = await member.slash("settings")
    await member.press(panel, "New tables")
    await member.select(panel, list(games or (GAME,)), action)
    return panel


async def until(simulation: Simulation, hour: int) -> None:
    """Let time pass until this hour (UTC)."""
    now: datetime = simulation.env.now().astimezone(UTC)
    then = now.replace(hour=hour, minute=0, second=0, microsecond=0)
    then += timedelta(days=1) if then <= now else timedelta()
    await simulation.env.advance_time((then - now).total_seconds() + 1)


def sent_to(simulation: Simulation, member: Member) -> list[dict[str, Any]]:
    return requests(simulation, "POST", member.user.dm_channel.id)


async def test_games_are_chosen_from_menus_and_a_message_confirms_it(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await subscribed(ada, DIGEST, GAME, "san_marco")
        assert "Once a day at 18:00, in one message: San Juan and San Marco." in panel.text
        await ada.select(panel, [GAME], ONCE)
        assert "Once a day at 18:00, in one message: San Marco." in panel.text
        assert "As soon as a table opens: San Juan." in panel.text
        assert "Time zone: UTC, where it's 00:00 now." in panel.text
        await ada.select(panel, ["7"], "digestat")
        assert "at 07:00, in one message: San Marco." in panel.text
        [letter] = letters(ada)
        assert "You'll hear of new tables here, always silently." in letter.text
        [came] = sent_to(simulation, ada)
        assert came["flags"] & SILENT
        await ada.press(letter, "Fewer messages")
        await ada.select(letter, [], DIGEST)
        assert "As soon as a table opens: San Juan." in letter.text
        assert "at 07:00, in one message: no games." in letter.text
        await ada.press(letter, "Settings")
        assert "Your settings" in letter.text


async def test_closed_messages_are_said_at_once_and_tried_anew(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        closed(simulation, ada)
        panel = await subscribed(ada, DIGEST)
        assert "My last direct message didn't reach you." in panel.text
        assert not letters(ada)
        simulation.env.backend.faults.clear()
        await ada.select(panel, [GAME, "san_marco"], DIGEST)
        assert "My last direct message didn't reach you." not in panel.text
        assert len(letters(ada)) == 1


async def test_who_wants_no_messages_is_told_so(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await ada.slash("settings", messages=False)
        panel = await subscribed(ada, ONCE)
        assert "Direct messages are off, so nothing reaches you." in panel.text
        await Member(simulation, "Ben").play(players=2)
        await simulation.env.advance_time(2 * MINUTE)
        assert not letters(ada)


async def test_a_new_table_is_told_silently_and_joined_from_there(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await subscribed(ada, ONCE)
        await ben.play(players=3)
        assert len(letters(ada)) == 1
        await simulation.env.advance_time(2 * MINUTE)
        _, told = letters(ada)
        assert "New table: San Juan #1" in told.text
        assert f"<#{simulation.channel.id}>: Ben, 1 of 3 seats taken" in told.text
        assert list(told.buttons) == ["Join", "Fewer messages", "Go to the table"]
        assert all(each["flags"] & SILENT for each in sent_to(simulation, ada))
        joined = await ada.press(told, "Join")
        assert "You have a seat at San Juan #1." in Seen(simulation, joined.response).text
        assert "Ada" in board(simulation, "Leave").text
        await ada.play(players=2)
        await simulation.env.advance_time(2 * MINUTE)
        assert len(letters(ada)) == 2, "not of one's own table"


async def test_nothing_is_told_of_channels_that_a_person_does_not_see(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await subscribed(ada, ONCE)
        hidden = discord.PermissionOverwrite(view_channel=False)
        back = simulation.guild.create_text_channel("back", overwrites={ada.actor: hidden})
        await ben.actor.slash(back, "play", game=GAME, players=3)
        await simulation.env.advance_time(2 * MINUTE)
        [confirmation] = letters(ada)
        await simulation.bot.host._context.set_aside(1, "a test")
        answers: set[str] = set()
        for number in (1, 99):
            join = Claim("joinnew", number).button()
            made = click(simulation, ada.id, join, stored(confirmation))
            await deliver(made)
            answers.add(made.text.replace(str(number), "…"))
        assert len(answers) == 1, "as if there were no such table"


async def test_another_process_asks_discord_about_the_server(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    """The digest is told by one process, for the servers of all."""
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await ben.play(players=3)
        hidden = discord.PermissionOverwrite(view_channel=False)
        back = simulation.guild.create_text_channel("back", overwrites={ada.actor: hidden})
        await ben.actor.slash(back, "play", game=GAME, players=3)
        monkeypatch.setattr(simulation.bot, "get_guild", lambda _: None)
        for number, seen in ((1, True), (2, False)):
            table = await simulation.bot.host.look.table(number)
            assert await sight.sees(simulation.bot, ada.id, table.where) is seen
            assert not await sight.sees(simulation.bot, 1, table.where)


async def test_nothing_is_told_to_who_has_left_the_server(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await subscribed(ada, ONCE)
        await subscribed(ada, DIGEST, "san_marco")
        await ben.play(players=3)
        await ben.play(players=3, game="san_marco")
        simulation.guild.remove_member(ada.actor)
        await simulation.env.settle()
        await until(simulation, 18)
        assert len(letters(ada)) == 1


async def test_the_digest_comes_at_its_hour_with_tables_to_join(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await subscribed(ada, DIGEST)
        for _ in range(2):
            await ben.play(players=3)
        assert len(letters(ada)) == 1
        asked = len(simulation.env.http_requests)
        await until(simulation, 18)
        _, evening = letters(ada)
        assert "2 tables have a free seat" in evening.text
        about = [each for each in simulation.env.http_requests[asked:] if "/members/" in each.path]
        assert len(about) == 1, "Discord is asked once for all tables of a server"
        assert evening.text.index("San Juan #2") < evening.text.index("San Juan #1")
        assert all(each["flags"] & SILENT for each in sent_to(simulation, ada))
        first = next(part for part in walk(evening.components) if part.get("label") == "Join")
        await ada.user.click(evening.message, custom_id=first["custom_id"])
        seats = (await simulation.bot.host.look.table(2)).seats
        assert [seat.user_id for seat in seats] == [ben.id, ada.id]
        await until(simulation, 18)
        assert len(letters(ada)) == 2, "nothing is new"
        await simulation.restart()
        await ben.play(players=2)
        await until(simulation, 18)
        assert "2 tables have a free seat" in letters(ada)[-1].text
        assert len(letters(ada)) == 3


async def test_a_digest_is_held_on_vacation(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await subscribed(ada, DIGEST)
        await ada.slash("vacation", days=3)
        await ben.play(players=3)
        for _ in range(2):
            await until(simulation, 18)
        assert len(letters(ada)) == 1
        await simulation.env.advance_time(2 * DAY)
        assert len(letters(ada)) == 2


@pytest.mark.proof
async def test_a_long_digest_fits_into_a_message(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await subscribed(ada, DIGEST)
        for number in range(MOST_LISTED + 2):
            await Member(simulation, f"A person with a long name {number}").play(players=3)
        await until(simulation, 18)
        evening = letters(ada)[-1]
        assert f"{MOST_LISTED + 2} tables have a free seat" in evening.text
        assert "2 more" in evening.text
        assert evening.can_press("Fewer messages")


async def test_what_no_menu_offers_is_refused(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await subscribed(ada, DIGEST)
        before = await simulation.bot.host.subscriptions.of(ada.id)
        for claim, value in ((DIGEST, "chess"), ("digestat", "24"), ("digestat", "noon")):
            made = click(simulation, ada.id, Claim(claim, 0).menu(), stored(panel), values=[value])
            await deliver(made)
            assert "This button no longer works" in made.text
        assert await simulation.bot.host.subscriptions.of(ada.id) == before


async def test_a_table_that_has_begun_is_not_told(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, cleo = (Member(simulation, name) for name in ("Ada", "Ben", "Cleo"))
        await subscribed(ada, ONCE)
        await open_table(simulation, [ben, cleo])
        await simulation.env.advance_time(2 * MINUTE)
        assert len(letters(ada)) == 1
