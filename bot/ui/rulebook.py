"""The rules as a book: how to play, then everything to look up, all in one message.

A game opens with how to play it. Below is a menu of all terms; the chosen one's text replaces the
one before, and the menu stays. A claim carries the game (as `table`), the page of the menu, and, to
turn that page, the term being read (as `picks`).
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.text import Texts
from bot.text.index import index
from bot.text.required import HOW
from bot.text.search import find, folded, spellings
from bot.ui import open_table
from bot.ui.ids import Claim
from bot.ui.items import Button, Menu, entry
from bot.ui.question import PAGE
from bot.ui.sheet import ENTRIES_LIMIT, Sheet
from rules.game import AnyGame

TERM: Final = "term"
LEAF: Final = "leaf"
VOLUME: Final = "volume"
HOW_TO: Final = "howto"


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

    def cover(self, words: Texts, notice: str = "") -> Sheet:
        """Lay out the list of games, below a notice; if there is only one, its contents."""
        if len(self._games) == 1 and not notice:
            return self.contents(self._games[0], words)
        sheet = Sheet()
        sheet.text(notice)
        sheet.text(f"### {words.say('rules-shelf')}", limit=200)
        sheet.text(words.say("rules-which"))
        sheet.row(self._volumes(words))
        return sheet

    def contents(self, game: str, words: Texts, page: int = 0, term: str = "") -> Sheet:
        """Lay out how to play a game, or the rules about a term, with a menu of the other terms.

        `page` is that of the menu of terms.
        """
        book = words.of(game)
        terms = book.terms()
        sheet = Sheet()
        if term in terms:
            _write(sheet, _Entry(game, term), words)
        else:
            _write_how(sheet, game, words)
        if len(self._games) > 1:
            sheet.row(self._volumes(words, game))
        pages = max(1, -(-len(terms) // PAGE))
        page = min(max(page, 0), pages - 1)
        claim = Claim(TERM, self._games.index(game), page=page)
        start = page * PAGE
        entries = [
            entry(
                str(place),
                book.name(terms[place]),
                book.name(terms[place], "effect"),
                chosen=terms[place] == term,
            )
            for place in range(start, min(start + PAGE, len(terms)))
        ]
        sheet.row(Menu(claim, entries, placeholder=words.say("rules-placeholder")))
        read = terms.index(term) + 1 if term in terms else 0
        sheet.rows(_leaves(claim._replace(action=LEAF, picks=read), pages, words))
        return sheet

    def leaf(self, claim: Claim, words: Texts) -> Sheet | None:
        """Turn a page of the menu; the text stays. None if there is no such game."""
        game = self.game(claim.table)
        if game is None:
            return None
        terms = words.of(game).terms()
        term = terms[claim.picks - 1] if 0 < claim.picks <= len(terms) else ""
        return self.contents(game, words, claim.page + (1 if claim.seat else -1), term)

    def find(self, typed: str, words: Texts) -> list[tuple[str, str]]:
        """Return terms and games that match the typed text, as (value, label), the best first.

        They are found by their names, then by the words of the index, which the label then shows.
        Of the entries with the same word, those that also have it in their name come first.
        """
        entries = {_value(each): each for each in self._entries(words)}
        named = [(value, _name(each, words)) for value, each in entries.items()]
        by_name = set(find(typed, named, len(named)))
        first = sorted(entries, key=lambda value: value not in by_name)
        indexed = [(value, word) for value in first for word in _words(entries[value], words)]
        found = find(typed, named + indexed, ENTRIES_LIMIT)
        return [(value, self._label(entries[value], typed, words)) for value in found]

    def look_up(self, value: str, words: Texts) -> Sheet | None:
        """Find the page for a value of `find`, or for a name as it was typed.

        A name that several games share leads to the pages of all of them. A word of the index that
        may mean several entries leads to a choice. Anything else leads to the page that `find` puts
        first.
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
        if len(found or indexed) == 1:
            [(game, term)] = found or indexed
            return self.contents(game, words, words.of(game).terms().index(term) // PAGE, term)
        if found:
            return _pages(found, words)
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
        """Name an entry, its game if there are several, and the word by which it was found."""
        title = words.of(each.game).title
        if not each.term:
            return words.say("rules-title", game=title)
        name = _name(each, words)
        by_name = find(typed, [(name, name)], 1)
        by_word = [] if by_name else find(typed, ((word, word) for word in _words(each, words)), 1)
        return " · ".join([name, *by_word, *([title] if len(self._games) > 1 else [])])

    def _volumes(self, words: Texts, chosen: str = "") -> Menu:
        return open_table.menu(Claim(VOLUME, 0), self._rules.values(), words, chosen)


def _value(each: _Entry) -> str:
    return f"{each.game}/{each.term}" if each.term else each.game


def _name(each: _Entry, words: Texts) -> str:
    book = words.of(each.game)
    return book.name(each.term) if each.term else book.title


def _words(each: _Entry, words: Texts) -> Sequence[str]:
    return index(each.game, words.language).get(each.term, ())


def _pages(found: Sequence[_Entry], words: Texts) -> Sheet:
    sheet = Sheet()
    for each in found:
        _write(sheet, each, words)
    return sheet


def _write(sheet: Sheet, each: _Entry, words: Texts) -> None:
    """Write the rules about a term."""
    book = words.of(each.game)
    sheet.text(f"### {book.name(each.term)}", limit=200)
    sheet.text(book.help(each.term))
    sheet.text(f"-# {words.say('rules-title', game=book.title)}", limit=200)


def _write_how(sheet: Sheet, game: str, words: Texts) -> None:
    """Write how to play a game."""
    book = words.of(game)
    sheet.text(f"### {book.say('how')}", limit=200)
    lines = [f"**{words.say(f'how-{line}')}:** {book.say(f'how.{line}')}" for line in HOW]
    sheet.text("\n".join(lines))
    sheet.text(words.say("rules-intro"))


def _leaves(claim: Claim, pages: int, words: Texts) -> list[Button]:
    """Return the buttons that turn the pages of the menu and lead back to how to play."""
    buttons: list[Button] = []
    if claim.picks:
        buttons.append(Button(claim._replace(action=HOW_TO, picks=0), words.say("button-how")))
    if pages > 1:
        facts = {"page": claim.page + 1, "pages": pages}
        back, on = claim._replace(seat=0), claim._replace(seat=1)
        buttons += [
            Button(back, words.say("button-back", **facts), disabled=claim.page == 0),
            Button(on, words.say("button-on", **facts), disabled=claim.page == pages - 1),
        ]
    return buttons
