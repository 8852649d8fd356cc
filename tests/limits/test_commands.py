"""The slash commands as they are registered, and what is suggested while a person types."""

import re
from functools import reduce
from itertools import chain, product
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.text import LANGUAGES
from bot.ui.sheet import OPTION_LIMIT
from bot.ui.typed_options import read, spelled_out, written
from rules.game import AnyGame
from tests.discord.members import Member, open_table
from tests.discord.test_commands import SECOND_NAMES
from tests.games import GAMES
from tests.limits import commands
from tests.limits.conftest import Simulate
from tests.limits.requests import CALLBACK, COMMANDS, SUGGESTIONS
from tests.limits.sent import problems, requests_of

TESTS = Path(__file__).parents[1] / "discord"
LOCALES = [
    locale.value for locale in discord.Locale if locale.value.partition("-")[0] in LANGUAGES[1:]
]
TYPED = ("", "a", "e", "W" * 100, "*", "ß", "\u202e", "=", "capital=yes, ")
ONLY_IN_SERVERS = {"server", "here", "leaderboard", "find", "league"}
FOR_MANAGERS = {"server"}


async def registered(simulate: Simulate) -> list[dict[str, Any]]:
    """Return the commands as the bot gives them to Discord."""
    async with simulate() as simulation:
        sent = [each for each in requests_of(simulation) if COMMANDS.fullmatch(str(each))]
        assert len(sent) == 1
        assert problems(sent[0]) == []
        return sent[0].body


async def test_the_tree_fits_and_speaks_every_language(simulate: Simulate):
    assert commands.problems(await registered(simulate), LOCALES) == []


async def test_every_command_is_typed_in_a_test(simulate: Simulate):
    tests = "".join(file.read_text(encoding="utf-8") for file in TESTS.glob("test_*.py"))
    typed = set(re.findall(r'slash\([^"()]*"([a-z]+)"|"([A-Z][a-z ]+)"', tests))
    assert {command["name"] for command in await registered(simulate)} <= {
        *chain(*typed),
        *SECOND_NAMES,
    }


async def test_commands_are_for_everyone_but_for_what_servers_set(simulate: Simulate):
    """The server sets who else may use a command; a table needs a channel of a server.

    Where Plaza can be installed, and where a command can be typed, is always said.
    """
    manage = str(discord.Permissions(manage_guild=True).value)
    for command in await registered(simulate):
        needed = command.get("default_member_permissions")
        assert (needed and str(needed)) == (manage if command["name"] in FOR_MANAGERS else None)
        bound = command["name"] in ONLY_IN_SERVERS
        assert command["contexts"] == ([0] if bound else [0, 1, 2])
        assert command["integration_types"] == ([0] if bound else [0, 1])


@pytest.mark.proof
async def test_suggestions_fit_whatever_is_typed(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "W" * 32)
        await open_table(simulation, [ada], computers=3)
        fields = (
            *(("play", "game"), ("play", "options"), ("play", "clock"), ("rules", "term")),
            *(("settings", "time-zone"), ("vacation", "start")),
        )
        for typed, (name, option) in product(TYPED, fields):
            await ada.actor.autocomplete(simulation.channel, name, option, typed)
        await ada.actor.autocomplete(simulation.channel, "hand", "table", "1")
        suggested = [
            each.body["data"]["choices"]
            for each in requests_of(simulation)
            if CALLBACK.fullmatch(str(each)) and each.body["type"] == SUGGESTIONS
        ]
        assert len(suggested) == len(fields) * len(TYPED) + 1
        assert all(suggested[: len(fields)]), "something is suggested before anything is typed"
        assert suggested[-1]
        assert not any(commands.autocomplete(choices) for choices in suggested)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_all_table_options_together_are_short_enough_to_be_suggested(game: AnyGame):
    """Any values but the defaults, which hold without being typed. The text reads back."""
    chosen = {
        one.name: max((value for value in one.values if value != one.default), key=len)
        for one in game.options
    }
    typed = reduce(written, [f"{name}={value}" for name, value in chosen.items()], "")
    assert len(typed) <= OPTION_LIMIT
    assert spelled_out(game, read(typed)) == chosen
