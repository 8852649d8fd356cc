"""/leaderboard, /profile and /stats: the best here, a person's results, and games in numbers."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.answer import Answer, Values, answer, selected, suggest
from bot.cogs.origin import server_here
from bot.cogs.router import IN_PLACE, anywhere
from bot.cogs.wording import command
from bot.engine.errors import ServiceError
from bot.service.host import Host
from bot.service.ratings import LEAST_GAMES
from bot.text import Texts, clean_name
from bot.ui import ratings
from bot.ui.ids import Claim
from bot.ui.items import Interaction
from bot.ui.presenter import Presenter


class RatingClicks(commands.Cog):
    """Shows ratings."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter
        self._games = tuple(host.games)

    @command("leaderboard", on_servers=True)
    async def leaderboard(self, interaction: Interaction, game: str | None = None) -> None:
        """List the best players of a game on this server."""

        async def body(reply: Answer) -> None:
            await self._leaders(reply, game or self._games[0])

        await answer(interaction, self._host, self._presenter, body)

    @leaderboard.autocomplete("game")
    async def _games_matching(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        async def find(words: Texts) -> list[app_commands.Choice[str]]:
            titles = [(key, words.of(key).title) for key in self._games]
            wanted = typed.casefold().strip()
            return [
                app_commands.Choice(name=title, value=key)
                for key, title in titles
                if wanted in title.casefold()
            ]

        return await suggest(interaction, self._host, self._presenter, find, instead=typed)

    @anywhere(ratings.LEADERS, opens=IN_PLACE)
    async def _chosen(self, reply: Answer, _: Claim, values: Values) -> None:
        await self._leaders(reply, selected(values))

    @anywhere(ratings.PAGE, opens=IN_PLACE)
    async def _turn(self, reply: Answer, claim: Claim, _: Values) -> None:
        if claim.shown >= len(self._games):
            raise ServiceError("unknown_game")
        await self._leaders(reply, self._games[claim.shown], claim.page)

    async def _leaders(self, reply: Answer, game: str, page: int = 0) -> None:
        server_id = reply.interaction.guild_id
        if server_id is None:
            raise ServiceError("not_here")
        async with self._host.effort.turn(reply.user_id, reply.tell_ahead):
            shown = await self._host.ratings.leaders(game, server_id, page)
        await reply.show(ratings.leaders(shown, self._games, reply.words, LEAST_GAMES))

    @command("profile")
    async def profile(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """Show my results in rated games, or another person's."""

        async def body(reply: Answer) -> None:
            person = member or interaction.user
            name, user = clean_name(person.display_name), reply.arrival.user
            async with self._host.effort.turn(reply.user_id, reply.tell_ahead):
                shown = await self._host.ratings.profile(person.id, reply.user_id)
                sheet = await self._presenter.profile(shown, name, user, reply.words)
            await reply.show(sheet)

        await answer(interaction, self._host, self._presenter, body)

    @command("stats")
    async def stats(self, interaction: Interaction, person: discord.User | None = None) -> None:
        """Show a person's games in numbers, or else this server's, if Plaza is on one."""

        async def body(reply: Answer) -> None:
            statistics, server_id = self._host.statistics, server_here(interaction)
            shown, profile = person or interaction.user, None
            async with self._host.effort.turn(reply.user_id, reply.tell_ahead):
                if person is None and server_id is not None:
                    numbers = await statistics.of_server(server_id)
                    name = interaction.guild.name if interaction.guild else ""
                else:
                    numbers, profile = await statistics.of_person(shown.id, reply.user_id)
                    name = shown.display_name
                sheet = await self._presenter.statistics(
                    numbers, profile, clean_name(name), reply.arrival.user, reply.words
                )
            await reply.show(sheet)

        await answer(interaction, self._host, self._presenter, body)
