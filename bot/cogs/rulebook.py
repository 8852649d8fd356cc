"""Looking things up in the rules: `/rules`, and the clicks in its pages.

If there are several games, `/rules` begins with a list of them. The key or title of a game leads to
its page. A name shared by several games leads to all their pages. Any other word is looked up in
the index (`data/text/<game>.index.<language>.ftl`): a word of one entry leads to it, a word of
several to a choice. Suggestions show the word by which an entry was found.
"""

from discord import app_commands
from discord.ext import commands

from bot.cogs.answer import Answer, Values, answer, number_in, selected, suggest
from bot.cogs.router import BESIDE, IN_PLACE, anywhere, at_table
from bot.cogs.wording import command
from bot.engine.errors import ServiceError
from bot.service.host import Host
from bot.text import Texts
from bot.ui import panel
from bot.ui.ids import Claim
from bot.ui.items import Interaction
from bot.ui.presenter import Presenter
from bot.ui.rulebook import HOW_TO, LEAF, TERM, VOLUME, Book
from bot.ui.sheet import OPTION_LIMIT, clip


class RulebookClicks(commands.Cog):
    """Looks things up in the rules."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter
        self._book = Book(host.games)

    @command("rules")
    async def rules(self, interaction: Interaction, term: str | None = None) -> None:
        """Show what the rules say about a term, or list what can be looked up."""

        async def body(reply: Answer) -> None:
            if term is None:
                await reply.show(self._book.cover(reply.words))
                return
            page = self._book.look_up(term, reply.words)
            if page is None:
                page = self._book.cover(reply.words, reply.words.error("no_such_term", {}))
            await reply.show(page)

        await answer(interaction, self._host, self._presenter, body)

    @rules.autocomplete("term")
    async def _terms_matching(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        async def find(words: Texts) -> list[app_commands.Choice[str]]:
            return [
                app_commands.Choice(name=clip(label, OPTION_LIMIT), value=value)
                for value, label in self._book.find(typed, words)
            ]

        return await suggest(interaction, self._host, self._presenter, find, instead=typed)

    @at_table(panel.RULES, opens=BESIDE)
    async def _of_table(self, reply: Answer, claim: Claim, _: Values) -> None:
        table = await self._host.look.table(claim.table)
        await reply.show(self._book.contents(table.game, reply.words))

    @anywhere(TERM, opens=IN_PLACE)
    async def _term(self, reply: Answer, claim: Claim, values: Values) -> None:
        game, number = self._game(claim), number_in(selected(values))
        terms = reply.words.of(game).terms()
        if number >= len(terms):
            raise ServiceError("unknown_component")
        await reply.show(self._book.contents(game, reply.words, claim.page, terms[number]))

    @anywhere(LEAF, opens=IN_PLACE)
    async def _leaf(self, reply: Answer, claim: Claim, _: Values) -> None:
        page = self._book.leaf(claim, reply.words)
        if page is None:
            raise ServiceError("unknown_component")
        await reply.show(page)

    @anywhere(HOW_TO, opens=IN_PLACE)
    async def _how_to(self, reply: Answer, claim: Claim, _: Values) -> None:
        await reply.show(self._book.contents(self._game(claim), reply.words, claim.page))

    @anywhere(VOLUME, opens=IN_PLACE)
    async def _volume(self, reply: Answer, _: Claim, values: Values) -> None:
        game = selected(values)
        if game not in self._host.games:
            raise ServiceError("unknown_component")
        await reply.show(self._book.contents(game, reply.words))

    def _game(self, claim: Claim) -> str:
        game = self._book.game(claim.table)
        if game is None:
            raise ServiceError("unknown_component")
        return game
