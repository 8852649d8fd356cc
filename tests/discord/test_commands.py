"""The command tree within Discord's limits, in every language."""

import re

import discord

from bot.cogs.wording import CommandTranslator
from tests.discord.conftest import Simulate

NAME = re.compile(r"^[-_'\w]{1,32}$")
COMMANDS = {"play", "tables", "hand", "board", "log", "undo", "resign", "rules", "settings"}


async def test_the_tree_fits_and_is_translated(simulate: Simulate):
    async with simulate() as simulation:
        tree = simulation.bot.tree
        payloads = [
            await command.get_translated_payload(tree, CommandTranslator())
            for command in tree.get_commands()
        ]
        assert {payload["name"] for payload in payloads} == COMMANDS
        assert len(payloads) <= 100
        for payload in payloads:
            options = payload.get("options", [])
            assert len(options) <= 25
            _check_words(payload)
            for option in options:
                _check_words(option)
                assert len(option.get("choices", [])) <= 25
            assert _length(payload) <= 8000


def _check_words(part: dict) -> None:
    locales = {discord.Locale.german.value}
    assert locales <= set(part["name_localizations"])
    assert locales <= set(part["description_localizations"])
    for name in (part["name"], *part["name_localizations"].values()):
        assert NAME.match(name)
        assert name == name.lower()
    for text in (part["description"], *part["description_localizations"].values()):
        assert 1 <= len(text) <= 100


def _length(part: dict) -> int:
    words = [part["name"], part["description"]]
    longest = sum(map(len, words))
    for choice in part.get("choices", []):
        longest += len(choice["name"]) + len(str(choice["value"]))
    return longest + sum(_length(option) for option in part.get("options", []))
