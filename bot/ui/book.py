"""The rules as a book to look things up in: which game, contents with a menu of terms, pages."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.text import Texts
from bot.text.index import index
from bot.text.search import find, folded, spellings
from bot.ui import games
from bot.ui.ids import Claim
from bot.ui.items import Button, Menu, entry
from bot.ui.question import PAGE
from bot.ui.sheet import ENTRIES_LIMIT, Sheet
from rules.game import AnyGame

TERM: Final = "term"
LEAF: Final = "leaf"
VOLUME: Final = "volume"


class _Entry(NamedTuple):
    """A game and one of its terms; "" for its contents."""

    game: str
    term: str


class Book:
    """The rules of all games. A claim of its menus carries the number of the game as `table`."""

    def __init__(self, rules: Mapping[str, AnyGame]) -> None:
        self._rules = rules
        self._games = tuple(rules)

    def game(self, number: int) -> str | None:
        """Return the game that a claim names by its number."""
        return self._games[number] if number < len(self._games) else None

    def cover(self, words: Texts) -> Sheet:
        """Lay out which games there are; the contents where there is one only."""
        if len(self._games) == 1:
            return self.contents(self._games[0], words)
        sheet = Sheet()
        sheet.text(f"### {words.say('rules-shelf')}", limit=200)
        sheet.text(words.say("rules-which"))
        sheet.row(self._volumes(words))
        return sheet

    def contents(self, game: str, words: Texts, page: int = 0) -> Sheet:
        """Lay out what there is to look up in a game's rules."""
        book = words.of(game)
        terms = book.terms()
        pages = max(1, -(-len(terms) // PAGE))
        page = min(max(page, 0), pages - 1)
        claim = Claim(TERM, self._games.index(game), page=page)
        sheet = Sheet()
        sheet.text(f"### {words.say('rules-title', game=book.title)}", limit=200)
        if len(self._games) > 1:
            sheet.row(self._volumes(words, game))
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
        if term not in words.of(game).terms():
            return None
        return _pages([_Entry(game, term)], words)

    def find(self, typed: str, words: Texts) -> list[tuple[str, str]]:
        """Return terms and games that match what was typed, as (value, label), the best first.

        They are found by their names, then by the words of the index, which the label then shows.
        Of entries with the same word, those come first whose name has it too.
        """
        entries = {_value(each): each for each in self._entries(words)}
        named = [(value, _name(each, words)) for value, each in entries.items()]
        by_name = set(find(typed, named, len(named)))
        first = sorted(entries, key=lambda value: value not in by_name)
        indexed = [(value, word) for value in first for word in _words(entries[value], words)]
        found = find(typed, named + indexed, ENTRIES_LIMIT)
        return [(value, self._label(entries[value], typed, words)) for value in found]

    def look_up(self, value: str, words: Texts) -> Sheet | None:
        """Find the page for a value of `find`, or for a name as somebody typed it.

        A name that several games have leads to the pages of all of them; a word of the index that
        may mean several entries, to a choice; anything else, to the page that `find` has first.
        """
        wanted, entries = folded(value), self._entries(words)
        found = [each for each in entries if wanted == _value(each)] or [
            each for each in entries if wanted in spellings(_name(each, words))
        ]
        for each in found:
            if not each.term:
                return self.contents(each.game, words)
        indexed = [
            each
            for each in entries
            if any(wanted in spellings(word) for word in _words(each, words))
        ]
        if indexed and len(found + indexed) > 1:
            return self._choice(found + indexed, words)
        if found or indexed:
            return _pages(found or indexed, words)
        best = self.find(value, words)[:1] if wanted else []
        return self.look_up(best[0][0], words) if best else None

    def _entries(self, words: Texts) -> list[_Entry]:
        """Return all that can be looked up: the games, then the terms of each."""
        whole = [_Entry(game, "") for game in self._games]
        terms = [_Entry(game, term) for game in self._games for term in words.of(game).terms()]
        return whole + terms

    def _choice(self, found: Sequence[_Entry], words: Texts) -> Sheet:
        """Say that a word may mean several entries, and let one be chosen, with a menu per game."""
        sheet = Sheet()
        sheet.text(words.say("rules-several"))
        for game in dict.fromkeys(each.game for each in found):
            book = words.of(game)
            terms = book.terms()
            entries = [
                entry(str(terms.index(term)), book.name(term), book.name(term, "effect"))
                for of, term in found
                if of == game
            ]
            claim = Claim(TERM, self._games.index(game))
            sheet.row(Menu(claim, entries, placeholder=words.say("rules-title", game=book.title)))
        return sheet

    def _label(self, each: _Entry, typed: str, words: Texts) -> str:
        """Name an entry, its game where there are several, and the word that it was found by."""
        title = words.of(each.game).title
        if not each.term:
            return words.say("rules-title", game=title)
        name = _name(each, words)
        by_name = find(typed, [(name, name)], 1)
        by_word = [] if by_name else find(typed, ((word, word) for word in _words(each, words)), 1)
        return " · ".join([name, *by_word, *([title] if len(self._games) > 1 else [])])

    def _volumes(self, words: Texts, chosen: str = "") -> Menu:
        return games.menu(Claim(VOLUME, 0), self._rules.values(), words, chosen)


def _value(each: _Entry) -> str:
    return f"{each.game}/{each.term}" if each.term else each.game


def _name(each: _Entry, words: Texts) -> str:
    book = words.of(each.game)
    return book.name(each.term) if each.term else book.title


def _words(each: _Entry, words: Texts) -> Sequence[str]:
    return index(each.game, words.language).get(each.term, ())


def _pages(found: Sequence[_Entry], words: Texts) -> Sheet:
    sheet = Sheet()
    for game, term in found:
        book = words.of(game)
        sheet.text(f"### {book.name(term)}", limit=200)
        sheet.text(book.help(term))
        sheet.text(f"-# {words.say('rules-title', game=book.title)}", limit=200)
    return sheet
