"""Foreign, stale, unknown, strangely named: nothing changes, and the person is told why."""

from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.ui.ids import Claim
from tests.discord.clicks import click, deliver, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, play_on, posts
from tests.limits.message import GALLERY, check, walk

pytestmark = pytest.mark.threads

HOSTILE_NAMES = [
    "@everyone **bold** <@1> `code` [x](http://y)".ljust(100, "!"),
    "\u202e\u2066drawkcab\u200b\u200d" * 8,
    "😀" * 100,
    "```\n# big\n> quote\n```" * 5,
    "‍",
    "<script>alert(1)</script>'; DROP TABLE seats; --",
]


async def test_a_strangers_click_shows_nothing_of_a_hand(simulate: Simulate):
    async with simulate() as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        await open_table(simulation, [ada], computers=1)
        for button in ("Your move", "My hand"):
            result = await eve.press(board(simulation), button)
            assert result.ephemeral
            seen = Seen(simulation, result.response)
            assert not seen.menu
            assert [picture["description"] for picture in _pictures(seen)] == ["board of san_juan"]


@pytest.mark.proof
@pytest.mark.parametrize("command", ["hand", "board", "log", "undo", "resign"])
async def test_who_cannot_see_the_channel_cannot_look_at_its_tables(
    simulate: Simulate, command: str
):
    async with simulate() as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        hide = discord.PermissionOverwrite(view_channel=False)
        hall = simulation.channel
        simulation.channel = simulation.guild.create_text_channel(
            "back-room", overwrites={eve.actor: hide}
        )
        await open_table(simulation, [ada], computers=1)
        await ada.play()
        elsewhere = simulation.env.create_guild("Elsewhere")
        simulation.channel = hall
        assert "#2" not in (await eve.slash("tables")).text
        assert "no such table" in (await eve.slash(command, table=1)).text
        assert "no such table" not in (await ada.slash(command, table=1)).text
        mallory = elsewhere.add_member(simulation.env.create_user("mallory"))
        foreign = await mallory.slash(elsewhere.create_text_channel("hall"), command, table=1)
        assert "no such table" in Seen(simulation, foreign.response).text


async def test_a_stale_panel_is_answered_with_a_fresh_one(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)
        old = await ada.look()
        await ada.pick(old)
        await play_on(simulation, table, [ada], moves=1)
        new = await ada.look()
        assert new.message.id != old.message.id
        await ada.move()
        version = (await simulation.bot.host.look.table(table)).version
        label = "Confirm" if "Confirm" in old.buttons else "Pass"
        if old.can_press(label):
            await ada.press(old, label)
        assert (await simulation.bot.host.look.table(table)).version == version


async def test_an_id_that_is_not_on_the_message_is_judged_by_its_claim(simulate: Simulate):
    """Discord sends the message as it was a moment ago, or as it is by now."""
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        made = click(simulation, ada.id, Claim("start", 1).button(), stored(board(simulation)))
        await deliver(made)
        assert "before the game has started" in made.text


@pytest.mark.proof
@pytest.mark.parametrize("name", HOSTILE_NAMES, ids=range(len(HOSTILE_NAMES)))
async def test_hostile_names_are_safe_everywhere(simulate: Simulate, name: str):
    async with simulate(threads=True) as simulation:
        user = simulation.env.create_user("mallory", global_name=name)
        mallory = Member(simulation, "Ada")
        mallory.actor = simulation.guild.add_member(user)
        await open_table(simulation, [mallory], computers=1)
        await play_on(simulation, 1, [mallory], moves=3)
        for post in posts(simulation):
            check(post.components)
            assert "@everyone" not in post.text
            assert "```" not in post.text
            assert not any(character in post.text for character in "\u202e\u2066\u200b")
        thread = simulation.channel.threads[0]
        assert 1 <= len(thread.name or "") <= 100
        assert not any(message.mention_everyone for message in thread.history())
        found = await mallory.actor.autocomplete(simulation.channel, "hand", "table", "1")
        assert all(1 <= len(choice["name"]) <= 100 for choice in found)
        assert (await mallory.slash("tables")).text


@pytest.mark.sampled(1)
@pytest.mark.parametrize("command", ["hand", "board", "log", "undo", "resign"])
async def test_unknown_tables_are_told_apart(simulate: Simulate, command: str):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        assert "any table" in (await ada.slash(command)).text
        assert "no such table" in (await ada.slash(command, table=77)).text
        assert "no such table" in (await ada.slash(command, table=2**53 - 1)).text


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"game": "chess"}, "don't know this game"),
        ({"players": 9}, "can't be played with 9"),
        ({"options": "starting_hand=maybe"}, "no such choice"),
        ({"options": "nonsense=1, =, ,,"}, "no such option"),
        ({"options": "\u202e<@1>**x** @everyone=1"}, "no such option"),
    ],
)
async def test_wrong_options_open_no_table(simulate: Simulate, options: dict[str, Any], told: str):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        assert told in (await ada.play(**options)).text
        assert not posts(simulation)


async def test_a_bug_is_told_with_an_id_that_the_log_has(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")

        async def broken(*_: object, **__: object) -> None:
            raise ZeroDivisionError("planted")

        monkeypatch.setattr(simulation.bot.host.look, "tables_of", broken)
        errors: list[dict[str, Any]] = []
        monkeypatch.setattr("bot.cogs.answer._log.error", _collect(errors), raising=False)
        text = (await ada.slash("tables")).text
        assert errors[0]["error"] in text
        assert len(errors[0]["error"]) == 8


def _collect(errors: list[dict[str, Any]]) -> Callable[..., None]:
    return lambda _, **facts: errors.append(facts)


def _pictures(seen: Seen) -> list[dict[str, Any]]:
    return [
        item for part in walk(seen.components) if part["type"] == GALLERY for item in part["items"]
    ]
