"""/rules: look a term up, or open the contents."""

from discord import app_commands
from discord.ext import commands

from bot.cogs.answer import Answer, answer, suggest
from bot.cogs.wording import about, names, word
from bot.service.errors import ServiceError
from bot.text import Texts
from bot.ui.book import Book
from bot.ui.items import Interaction
from bot.ui.presenter import Presenter
from bot.ui.sheet import OPTION_LIMIT, clip


class Rules(commands.Cog):
    """The rules, to look things up in."""

    def __init__(self, presenter: Presenter, book: Book, games: tuple[str, ...]) -> None:
        self._presenter = presenter
        self._book = book
        self._games = games

    @app_commands.command(name=word("command-rules"), description=word("command-rules.description"))
    @app_commands.rename(**names("term"))
    @app_commands.describe(**about("term"))
    async def rules(self, interaction: Interaction, term: str | None = None) -> None:
        """Show what the rules say about a term, or what there is to look up."""

        async def body(reply: Answer) -> None:
            if term is None:
                await reply.show(self._book.contents(self._games[0], reply.words))
                return
            page = self._book.look_up(term, reply.words)
            if page is None:
                raise ServiceError("no_such_term")
            await reply.show(page)

        await answer(interaction, self._presenter, body)

    @rules.autocomplete("term")
    async def _terms_matching(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        async def find(words: Texts) -> list[app_commands.Choice[str]]:
            return [
                app_commands.Choice(name=clip(label, OPTION_LIMIT), value=value)
                for value, label in self._book.find(typed, words)
            ]

        return await suggest(interaction, self._presenter, find, instead=typed)
