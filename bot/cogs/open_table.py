"""/play: open a table with the chosen game, options and clock."""

from collections.abc import Collection
from typing import Any, Final

from discord import app_commands
from discord.ext import commands

from bot.cogs.answer import Answer, Values, answer, reason, selected, suggest
from bot.cogs.calling import role_to_call
from bot.cogs.origin import check_channel, membership_of, parent_of, server_here
from bot.cogs.panels import show_panel
from bot.cogs.router import IN_PLACE, anywhere
from bot.cogs.wording import command
from bot.engine.errors import ServiceError
from bot.engine.time_control import PRESETS, spelled
from bot.service.beginning import Start
from bot.service.host import Host
from bot.text import Texts
from bot.text.game import GameTexts
from bot.ui import lessons, lobby, practice
from bot.ui.clocks import clock_line, clock_name
from bot.ui.help import OPEN, PRACTISE
from bot.ui.ids import Claim
from bot.ui.items import Interaction
from bot.ui.lessons import LEARN
from bot.ui.open_table import NONE, PLAY, Wish, alone, options_in, which, wish_of
from bot.ui.presenter import Presenter
from bot.ui.sheet import ENTRIES_LIMIT, OPTION_LIMIT, Sheet, clip
from bot.ui.typed_options import read, spelled_out, written
from rules.errors import BadSetup
from rules.game import AnyGame, Options

_UNCLEAR: Final = ("no_game_fits", "unknown_game", "bad_clock")
"""The refusals after which the game can be chosen from a menu, and the rest in the lobby."""


class OpenTable(commands.Cog):
    """Opens tables."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter
        self._games = host.games

    @command("play")
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
        said = read(options)

        async def open_or_ask(reply: Answer) -> None:
            spelled_clock = None if clock is None else spelled(clock)
            wish = Wish(players or 0, private, spelled_clock or "")
            fitting = self._fitting(game, said, players)
            if len(fitting) == 1:
                await self._open(reply, fitting[0], wish, spelled_out(fitting[0], said))
            else:
                check_channel(interaction, reply.words)
                await self._ask(reply, fitting, wish, options=said)

        async def body(reply: Answer) -> None:
            if server_here(interaction) is None:
                await self._offer_solo(reply)
                return
            try:
                await open_or_ask(reply)
            except ServiceError as error:
                if error.code not in _UNCLEAR:
                    raise
                games, notice = self._games.values(), reason(error, reply.words)
                seats = players if any(players in game.seats for game in games) else None
                wish = Wish(seats or 0, private)
                await self._ask(reply, games, wish, notice, said)

        await answer(interaction, self._host, self._presenter, body)

    @anywhere(PLAY, opens=IN_PLACE)
    async def _chosen(self, reply: Answer, claim: Claim, values: Values) -> None:
        key, _, places = selected(values).partition(" ")
        game = self._game(key)
        await self._open(reply, game, wish_of(claim), options_in(game, places))

    @anywhere(OPEN, PRACTISE, opens=IN_PLACE)
    async def _which(self, reply: Answer, claim: Claim, _: Values) -> None:
        """Ask for the game of a new table; if there is only one game, open the table."""
        wish = Wish(practise=claim.action == PRACTISE)
        if len(self._games) == 1:
            await self._open(reply, next(iter(self._games.values())), wish)
            return
        await self._ask(reply, self._games.values(), wish)

    async def _ask(
        self,
        reply: Answer,
        games: Collection[AnyGame],
        wish: Wish,
        notice: str = "",
        options: Options = NONE,
    ) -> None:
        """Ask which of these games a table is for, and offer to learn those that are new."""
        sheet = which(games, wish, reply.words, notice, options)
        await self._offer(reply, sheet, games)
        await reply.show(sheet)

    async def _offer(self, reply: Answer, sheet: Sheet, games: Collection[AnyGame]) -> None:
        """Offer a first game of each of these games that is new to this person."""
        new = await self._host.lessons.new_to(reply.user_id)
        keys = [game.key for game in games if game.key in new]
        lessons.offer(sheet, {key: new[key] for key in keys}, reply.words)

    async def _offer_solo(self, reply: Answer) -> None:
        """Offer what a person can play alone, where no table for several can be shown."""
        sheet = alone(reply.words)
        await self._offer(reply, sheet, self._games.values())
        await reply.show(sheet)

    @anywhere(LEARN, opens=IN_PLACE)
    async def _learn(self, reply: Answer, claim: Claim, _: Values) -> None:
        """Begin a first game, and show its learner the first question."""
        game = lessons.game_of(claim, self._games)
        await self._show(reply, await self._host.lessons.begin(reply.person, game))

    async def _open(
        self, reply: Answer, game: AnyGame, wish: Wish, options: Options = NONE
    ) -> None:
        if wish.practise:
            await reply.show(practice.choosing(practice.usual(game), reply.words))
            return
        place = _place(reply)
        table = await self._host.beginning.open(
            reply.person,
            game.key,
            options,
            capacity=wish.players or max(game.seats),
            server_id=place.server_id,
            channel_id=place.channel_id,
            parent_id=place.parent_id,
            private=wish.private,
            clock=wish.clock or None,
            membership=membership_of(reply.interaction),
        )
        title = reply.words.of(game.key).title
        notice = reply.words.say("done-open", game=title, table=f"#{table.id}")
        calls = await role_to_call(reply.interaction, self._host, table) is not None
        sheet = lobby.panel(game, table, reply.words, reply.user_id, calls=calls, notice=notice)
        await self._offer(reply, sheet, [game])
        await reply.show(sheet)

    @anywhere(practice.PLAYERS, practice.LEVEL, opens=IN_PLACE)
    async def _choose_practice(self, reply: Answer, claim: Claim, values: Values) -> None:
        wished = self._practice(claim).changed(claim.action, selected(values))
        await reply.show(practice.choosing(wished, reply.words))

    @anywhere(practice.BEGIN, opens=IN_PLACE)
    async def _practise(self, reply: Answer, claim: Claim, _: Values) -> None:
        """Begin a game against computers at all other seats."""
        game, players, level = self._practice(claim)
        begin = self._host.practice.begin
        await self._show(reply, await begin(reply.person, game.key, players, level))

    def _practice(self, claim: Claim) -> practice.Practice:
        wished = practice.read(claim, self._games)
        if wished is None:
            raise ServiceError("unknown_component")
        return wished

    async def _show(self, reply: Answer, number: int) -> None:
        """Show the first question of a solo table."""
        showing = await self._host.current(number, reply.user_id)
        await show_panel(reply, self._host, self._presenter, showing)

    @play.autocomplete("game")
    async def _games_matching(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        async def find(words: Texts) -> list[app_commands.Choice[str]]:
            return _choices([(key, words.of(key).title) for key in self._games], typed)

        return await suggest(interaction, self._host, self._presenter, find, instead=typed)

    @play.autocomplete("options")
    async def _options_matching(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        chosen = self._games.get(getattr(interaction.namespace, "game", None) or "")
        games = self._games.values() if chosen is None else (chosen,)

        async def find(words: Texts) -> list[app_commands.Choice[str]]:
            players = getattr(interaction.namespace, "players", None)
            return _options(games, words, typed, players)

        return await suggest(interaction, self._host, self._presenter, find, instead=typed)

    @play.autocomplete("clock")
    async def _clocks_matching(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        async def find(words: Texts) -> list[app_commands.Choice[str]]:
            return _clocks(typed, words)

        return await suggest(interaction, self._host, self._presenter, find, instead=typed)

    def _game(self, key: str) -> AnyGame:
        if key not in self._games:
            raise ServiceError("unknown_game")
        return self._games[key]

    def _fitting(self, key: str | None, options: Options, players: int | None) -> list[AnyGame]:
        """Return the game that was named, else those that fit the other arguments."""
        if key is not None or len(self._games) == 1:
            return [self._game(next(iter(self._games)) if key is None else key)]
        fitting = [game for game in self._games.values() if _fits(game, options, players)]
        if not fitting:
            raise ServiceError("no_game_fits")
        return fitting


def _place(reply: Answer) -> Start:
    """Return the place of a new table. Raises ServiceError if there can be none."""
    interaction = reply.interaction
    if interaction.channel_id is None or interaction.guild_id is None:
        raise ServiceError("not_here")
    check_channel(interaction, reply.words)
    return Start(interaction.guild_id, interaction.channel_id, parent_of(interaction))


def _fits(game: AnyGame, options: Options, players: int | None) -> bool:
    try:
        game.agreed(spelled_out(game, options), players or max(game.seats))
    except BadSetup:
        return False
    return True


def _clocks(typed: str, words: Texts) -> list[app_commands.Choice[str]]:
    """Return the time control that was typed, else those whose words match."""
    try:
        clocks, wanted = [spelled(typed)], ""
    except ServiceError:
        clocks, wanted = [*PRESETS], typed
    found = [
        (each, words.labelled(clock_name(each, words), clock_line(each, words))) for each in clocks
    ]
    return _choices(found, wanted)


def _options(
    games: Collection[AnyGame], words: Texts, typed: str, players: int | None
) -> list[app_commands.Choice[str]]:
    """Return what can be added to the options that were typed so far.

    Default values, and those that would change nothing, are left out. If several games are
    possible, only those that have the typed options count, and labels name the game.
    """
    done, _, rest = typed.rpartition(",")
    said = read(done)
    found: list[tuple[str, str]] = []
    for game in games:
        book = words.of(game.key)
        of_which = f" · {book.title}" if len(games) > 1 else ""
        if len(games) == 1 or _fits(game, said, players):
            found += [
                (
                    written(done, f"{option.name}={value}"),
                    f"{_option(book, option.name, value)}{of_which}",
                )
                for option in game.applying(spelled_out(game, said), players or max(game.seats))
                for value in option.values
                if value != option.default
            ]
    return _choices(found, rest)


def _option(book: GameTexts, name: str, value: str) -> str:
    return book.labelled(book.table_option(name), book.table_option_value(name, value))


def _choices(found: list[tuple[str, str]], typed: str) -> list[app_commands.Choice[Any]]:
    wanted = typed.casefold().strip()
    return [
        app_commands.Choice(name=clip(label, OPTION_LIMIT), value=value)
        for value, label in found
        if wanted in label.casefold() and len(value) <= OPTION_LIMIT
    ][:ENTRIES_LIMIT]
