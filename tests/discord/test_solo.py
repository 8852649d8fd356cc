"""Solo tables by clicks: on a server, in direct messages, shown to others, after a restart."""

import asyncio
from typing import Any

import pytest
from discord import PermissionOverwrite

from bot.engine import computers
from bot.engine.backoff import FIRST_DELAY
from bot.simulation import Simulation
from bot.text import texts
from bot.ui.practice import LEVEL, PLAYERS
from rules.decision import Choice
from rules.opponents.imagined import Imagined
from rules.opponents.levels import HARD
from rules.registry import GAMES
from tests.bot.service.house import untold
from tests.bot.service.test_stuck_computers import CHOOSE, _fail
from tests.bot.service.test_thinking import question
from tests.discord.conftest import Simulate
from tests.discord.members import FIRST_GAME, Member, Seen, posts, waiting
from tests.discord.test_ringing import SILENT, requests

PRACTISE = "Practise"
TITLE = texts("en").of(FIRST_GAME).title


async def practise(ada: Member, *, dm: bool = False) -> Seen:
    """Press *Practise*, and return the panel with the first question."""
    panel = ada.panel = await typed(ada, "help") if dm else await ada.slash("help")
    await ada.press(panel, PRACTISE)
    await ada.select(panel, [FIRST_GAME])
    await ada.press(panel, "Start")
    assert "Keep 4" in panel.text
    return panel


async def typed(ada: Member, name: str) -> Seen:
    """Type a command in the direct messages to Plaza."""
    result = await ada.user.slash(name)
    assert result.ephemeral
    return Seen(ada.simulation, result.response)


async def told(simulation: Simulation) -> list[object]:
    """Return the messages about solo tables, sent or waiting."""
    return [*posts(simulation), *await simulation.bot.store.read(untold)]


async def play_out(simulation: Simulation, ada: Member, table: int = 1) -> None:
    while await waiting(simulation, table, [ada]):
        await ada.move()
        assert await told(simulation) == []


@pytest.mark.proof
async def test_a_whole_game_is_seen_in_the_panel_alone(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada", 5)
        panel = await practise(ada)
        await play_out(simulation, ada)
        assert "**1.** " in panel.text
        assert "Place" not in panel.buttons
        for way in ("Log", "Replay", "Turning points", "Points by round", "Rematch"):
            assert panel.can_press(way), way
        await ada.press(panel, "Rematch")
        assert f"{TITLE} #2" in panel.text
        assert panel.menu
        assert await told(simulation) == []
        assert not ada.user.dm_channel.history()


@pytest.mark.proof
async def test_a_whole_game_in_direct_messages(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada", 5)
        panel = await practise(ada, dm=True)
        for _ in range(3):
            await ada.move()
        await simulation.restart()
        for command in ("hand", "next"):
            ada.panel = await typed(ada, command)
            assert f"{TITLE} #1" in ada.panel.text
        listed = await typed(ada, "tables")
        assert f"{TITLE} #1: " in listed.text
        assert "discord.com" not in listed.text, "nothing to link to"
        await ada.select(listed, ["1"], "attable")
        ada.panel = panel = listed
        await play_out(simulation, ada)
        assert panel.can_press("Rematch")
        assert all(message.flags.silent for message in ada.user.dm_channel.history())


async def test_a_game_begins_with_its_first_question_wherever_it_is_asked_for(simulate: Simulate):
    """Also in a channel where the bot may not post, and in direct messages."""
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        muted: Any = {simulation.guild.default_role: PermissionOverwrite(attach_files=False)}
        simulation.channel = simulation.guild.create_text_channel("quiet", overwrites=muted)
        await practise(ada)
        learning = await typed(ada, "help")
        await ada.press(learning, f"Learn {texts('en').of('san_marco').title}")
        assert learning.menu
        assert len(await simulation.bot.host.look.tables_of(ada.id)) == 2
        assert await told(simulation) == []


async def test_play_in_direct_messages_offers_what_can_be_played_there(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        offer = await typed(ada, "play")
        assert "To play with others, open a table on a server" in offer.text
        learning = [f"Learn {texts('en').of(key).say('title.short')}" for key in GAMES]
        assert [*offer.buttons] == [PRACTISE, *learning]


async def test_who_has_no_table_is_offered_one_in_direct_messages(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        for name in ("help", "tables"):
            seen = await typed(ada, name)
            assert seen.can_press(PRACTISE)
            assert seen.can_press(f"Learn {TITLE}")
            assert "Open a table" not in seen.buttons


async def test_more_shows_it_here(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        panel = await practise(ada)
        assert "no such table" in (await ben.slash("board", table=1)).text
        sheet = Seen(simulation, (await ada.press(panel, "More")).response)
        assert "Only you see this game." in sheet.text
        assert "Offer a seat" not in sheet.buttons
        await ada.press(sheet, "Show it here")
        assert "is shown here from now on" in sheet.text
        [post] = posts(simulation)
        assert f"{TITLE} #1" in post.text
        await ben.press(post, "Log")
        await ada.move()
        assert "More" not in (await ada.slash("hand")).buttons, "the post has that"


async def test_in_direct_messages_more_says_how_it_is_shown(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await practise(ada, dm=True)
        sheet = Seen(simulation, (await ada.press(panel, "More")).response)
        assert "type `/here`" in sheet.text
        assert "Show it here" not in sheet.buttons
        assert "is shown here from now on" in (await ada.slash("here")).text
        assert len(posts(simulation)) == 1


async def test_it_is_ended_where_it_is_seen(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await practise(ada)
        sheet = Seen(simulation, (await ada.press(panel, "More")).response)
        await ada.press(sheet, "End")
        await ada.press(sheet, "End")
        assert "This game was ended early." in sheet.text
        assert sheet.can_press("Rematch")
        await ada.pick(panel)
        assert panel.can_press("Rematch"), "an older panel shows the same"
        assert await told(simulation) == []


async def test_after_a_computer_had_to_be_tried_again_the_panel_comes_silently(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    async with simulate() as simulation:
        ada, choose = Member(simulation, "Ada"), computers.choose
        panel = await practise(ada)
        monkeypatch.setattr(CHOOSE, _fail)
        while panel.menu:
            await ada.move()
        assert panel.can_press("Refresh")
        monkeypatch.setattr(CHOOSE, choose)
        await simulation.env.advance_time(FIRST_DELAY.total_seconds())
        [sent] = requests(simulation, "POST", ada.user.dm_channel.id)
        assert sent["flags"] & SILENT
        [message] = ada.user.dm_channel.history()
        letter = Seen(simulation, message)
        assert letter.menu
        assert "Table" not in letter.buttons
        assert posts(simulation) == []


async def test_it_is_asked_how_many_play_and_how_strong_they_are(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.slash("help")
        await ada.press(panel, PRACTISE)
        await ada.select(panel, [FIRST_GAME])
        assert chosen(panel) == ["You + 3 computers", "Level: normal"]
        await ada.select(panel, ["2"], PLAYERS)
        await ada.select(panel, ["easy"], LEVEL)
        assert chosen(panel) == ["You + 1 computer", "Level: easy"]
        await ada.press(panel, "Start")
        [table] = await simulation.bot.host.look.tables_of(ada.id)
        assert sorted(seat.computer or "" for seat in table.seats) == ["", "easy"]


def chosen(panel: Seen) -> list[str]:
    """Return the values chosen in its menus."""
    entries = [each for menu in panel.menus.values() for each in menu["options"]]
    return [each["label"] for each in entries if each.get("default")]


async def think(imagined: Imagined) -> tuple[Choice, ...]:
    """Stand in for the process that thinks, which takes longer than an answer."""
    for _ in range(20):
        await asyncio.sleep(0)
    return (question(imagined)[1],)


async def test_where_computers_think_the_panel_is_shown_again_once_they_have(simulate: Simulate):
    async with simulate() as simulation:
        simulation.bot.host._context.think = think
        ada = Member(simulation, "Ada")
        panel = await ada.slash("help")
        await ada.press(panel, PRACTISE)
        await ada.select(panel, [FIRST_GAME])
        await ada.select(panel, [HARD], LEVEL)
        await ada.press(panel, "Start")
        ada.panel = panel
        for _ in range(3):
            assert panel.menu, "without a Refresh"
            await ada.move()
        assert await told(simulation) == []
        edits = [each for each in simulation.env.http_requests if each.method == "PATCH"]
        assert "Nothing to do right now." in str([each.json for each in edits])
