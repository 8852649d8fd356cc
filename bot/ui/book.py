"""The rules as a book to look things up in: contents with a menu of terms, and their pages."""

from typing import Final

from bot.text import Texts
from bot.ui.ids import Claim
from bot.ui.items import Button, Menu, entry
from bot.ui.question import PAGE
from bot.ui.sheet import ENTRIES_LIMIT, Sheet

TERM: Final = "term"
LEAF: Final = "leaf"


class Book:
    """The rules of all games. A claim of its menus carries the number of the game as `table`."""

    def __init__(self, games: tuple[str, ...]) -> None:
        self._games = games

    def game(self, number: int) -> str | None:
        """Return the game that a claim names by its number."""
        return self._games[number] if number < len(self._games) else None

    def contents(self, game: str, words: Texts, page: int = 0) -> Sheet:
        """Lay out what there is to look up in a game's rules."""
        book = words.of(game)
        terms = book.terms()
        pages = max(1, -(-len(terms) // PAGE))
        page = min(max(page, 0), pages - 1)
        claim = Claim(TERM, self._games.index(game), page=page)
        sheet = Sheet()
        sheet.text(f"### {words.say('rules-title', game=book.title)}", limit=200)
        sheet.text(words.say("rules-intro"))
        start = page * PAGE
        entries = [
            entry(str(place), book.name(terms[place]), book.name(terms[place], "effect"))
            for place in range(start, min(start + PAGE, len(terms)))
        ]
        sheet.row(Menu(claim, entries, placeholder=words.say("rules-placeholder")))
        if pages > 1:
            facts = {"page": page + 1, "pages": pages}
            back, on = claim._replace(action=LEAF, seat=0), claim._replace(action=LEAF, seat=1)
            sheet.row(
                Button(back, words.say("button-back", **facts), disabled=page == 0),
                Button(on, words.say("button-on", **facts), disabled=page == pages - 1),
            )
        return sheet

    def page(self, game: str, term: str, words: Texts) -> Sheet | None:
        """Lay out what the rules say about a term; None for a term that they do not have."""
        book = words.of(game)
        if term not in book.terms():
            return None
        sheet = Sheet()
        sheet.text(f"### {book.name(term)}", limit=200)
        sheet.text(book.help(term))
        sheet.text(f"-# {words.say('rules-title', game=book.title)}", limit=200)
        return sheet

    def find(self, typed: str, words: Texts) -> list[tuple[str, str]]:
        """Return terms that match what was typed, as (value, label), the best first."""
        many = len(self._games) > 1
        found: list[tuple[str, str]] = []
        for game in self._games:
            book = words.of(game)
            for term in book.find_terms(typed, ENTRIES_LIMIT):
                label = f"{book.name(term)} · {book.title}" if many else book.name(term)
                found.append((f"{game}/{term}", label))
        return found[:ENTRIES_LIMIT]

    def look_up(self, value: str, words: Texts) -> Sheet | None:
        """Find the page for a value of `find`, or for a name as somebody typed it."""
        game, _, term = value.partition("/")
        if game in self._games:
            return self.page(game, term, words)
        wanted = value.casefold().strip()
        for game in self._games:
            book = words.of(game)
            for term in book.terms():
                if wanted == book.name(term).casefold():
                    return self.page(game, term, words)
        return None
