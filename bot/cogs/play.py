"""/play: open a table, with what can be chosen for it."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.cogs.answer import Answer, answer, suggest
from bot.cogs.origin import check_channel, parent_of, standing_of
from bot.cogs.wording import about, names, word
from bot.service.errors import ServiceError
from bot.service.host import Host
from bot.service.time_control import PRESETS, spelled
from bot.text import Texts, clean_name
from bot.text.game import GameTexts
from bot.ui.clocks import clock_line, clock_name
from bot.ui.items import Interaction
from bot.ui.presenter import Presenter
from bot.ui.sheet import ENTRIES_LIMIT, OPTION_LIMIT, clip
from rules.game import AnyGame


class Play(commands.Cog):
    """Opens tables."""

    def __init__(self, host: Host, presenter: Presenter, games: dict[str, AnyGame]) -> None:
        self._host = host
        self._presenter = presenter
        self._games = games

    @app_commands.command(name=word("command-play"), description=word("command-play.description"))
    @app_commands.rename(**names("game", "players", "options", "private", "clock"))
    @app_commands.describe(**about("game", "players", "options", "private", "clock"))
    @app_commands.guild_only()
    async def play(
        self,
        interaction: Interaction,
        game: str | None = None,
        players: app_commands.Range[int, 1, 12] | None = None,
        options: str = "",
        private: bool = False,
        clock: str | None = None,
    ) -> None:
        """Open a table in this channel."""

        async def body(reply: Answer) -> None:
            rules = self._game(game)
            channel_id, guild_id = interaction.channel_id, interaction.guild_id
            if channel_id is None or guild_id is None:
                raise ServiceError("not_here")
            check_channel(interaction, reply.words)
            table = await self._host.lobby.open(
                reply.person,
                rules.key,
                _read_options(options),
                capacity=players or max(rules.seats),
                server_id=guild_id,
                channel_id=channel_id,
                parent_id=parent_of(interaction),
                private=private,
                clock=clock,
                standing=standing_of(interaction),
            )
            title = reply.words.of(rules.key).title
            await reply.say(reply.words.say("done-open", game=title, table=f"#{table.id}"))

        await answer(interaction, self._presenter, body)

    @play.autocomplete("game")
    async def _games_matching(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        async def find(words: Texts) -> list[app_commands.Choice[str]]:
            return _choices([(key, words.of(key).title) for key in self._games], typed)

        return await suggest(interaction, self._presenter, find, instead=typed)

    @play.autocomplete("options")
    async def _options_matching(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        chosen: str = getattr(interaction.namespace, "game", None) or ""
        game = self._games.get(chosen) or next(iter(self._games.values()))

        async def find(words: Texts) -> list[app_commands.Choice[str]]:
            return _options(game, words.of(game.key), typed)

        return await suggest(interaction, self._presenter, find, instead=typed)

    @play.autocomplete("clock")
    async def _clocks_matching(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        async def find(words: Texts) -> list[app_commands.Choice[str]]:
            return _clocks(typed, words)

        return await suggest(interaction, self._presenter, find, instead=typed)

    def _game(self, key: str | None) -> AnyGame:
        game = self._games.get(key) if key is not None else next(iter(self._games.values()))
        if game is None:
            raise ServiceError("unknown_game")
        return game


def _clocks(typed: str, words: Texts) -> list[app_commands.Choice[str]]:
    """Return the time control that was typed, or else those whose words match."""
    try:
        clocks, wanted = [spelled(typed)], ""
    except ServiceError:
        clocks, wanted = [*PRESETS], typed
    found = [(each, f"{clock_name(each, words)}: {clock_line(each, words)}") for each in clocks]
    return _choices(found, wanted)


def _read_options(text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for part in text.split(","):
        name, _, value = part.partition("=")
        if part.strip():
            options[clean_name(name, OPTION_LIMIT)] = clean_name(value, OPTION_LIMIT)
    return options


def _options(game: AnyGame, book: GameTexts, typed: str) -> list[app_commands.Choice[str]]:
    """Return what can be added to the options that were typed so far."""
    done, _, rest = typed.rpartition(",")
    start = f"{done.strip()}, " if done.strip() else ""
    found = [
        (
            f"{start}{option.name}={value}",
            f"{book.table_option(option.name)}: {book.table_option_value(option.name, value)}",
        )
        for option in game.options
        for value in option.values
    ]
    return _choices(found, rest)


def _choices(found: list[tuple[str, str]], typed: str) -> list[app_commands.Choice[Any]]:
    wanted = typed.casefold().strip()
    return [
        app_commands.Choice(name=clip(label, OPTION_LIMIT), value=value)
        for value, label in found
        if wanted in label.casefold() and len(value) <= OPTION_LIMIT
    ][:ENTRIES_LIMIT]
