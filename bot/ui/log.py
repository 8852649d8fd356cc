"""The log of a table, as far as its reader may know it: in the order of events, newest page first.

A claim carries the reader's filter: the seat as `seat`, and the round as `shown`, 0 for all.
"""

from collections.abc import Sequence
from typing import Final

from bot.engine.model import EVERYTHING, HappenedInfo, LogPage, TableInfo, Wanted
from bot.text import Texts
from bot.ui.happening import event_lines, seat_line
from bot.ui.ids import Claim
from bot.ui.items import Button, Menu, entry
from bot.ui.people import names_of, table_name
from bot.ui.sheet import ENTRIES_LIMIT, Sheet, clip

LOG: Final = "log"
FIRST: Final = "logfirst"
TURN: Final = "logpage"
NEWEST: Final = "lognewest"
WHO: Final = "logwho"
ROUND: Final = "loground"

ALL: Final = "all"
"""The value of a menu that leaves nothing out."""

LIMIT: Final = 3600
"""The most characters for the lines of a page."""


def build(shown: LogPage, texts: Texts) -> Sheet:
    """Lay out a page, the oldest line first."""
    sheet = Sheet()
    sheet.text(f"### {table_name(shown.table, texts)}", limit=200)
    sheet.text("\n".join(_lines(shown, texts)) or _nothing(shown, texts))
    if shown.pages > 1:
        sheet.text(f"-# {texts.say('log-page', page=shown.page + 1, pages=shown.pages)}")
        sheet.row(*_buttons(shown, texts))
    sheet.row(_people(shown, texts))
    if len(shown.rounds) > 1:
        sheet.row(_rounds(shown, texts))
    return sheet


def opening(table: TableInfo, texts: Texts, more: int = 0) -> Button:
    """Return the button that opens the log; it shows the number of `more` events there."""
    label = texts.say("button-log-more", count=more) if more else texts.say("button-log")
    return Button(Claim(LOG, table.id), label)


def wanted_by(claim: Claim) -> Wanted:
    """Read a log's filter from a claim."""
    return Wanted(claim.seat, claim.shown)


def _nothing(shown: LogPage, texts: Texts) -> str:
    return texts.say("log-empty" if shown.wanted == EVERYTHING else "log-nothing-found")


def _lines(shown: LogPage, texts: Texts) -> list[str]:
    """Tell the events, and mark those since the reader's own last move.

    Nothing is left out: if names are too long for everything to fit, lines are cut.
    """
    seen = max(len(shown.events) - shown.fresh, 0)
    before, since = (
        [f"- {line}" for place in places for line in _told(shown, place, texts)]
        for places in (range(seen), range(seen, len(shown.events)))
    )
    lines = [*before, "", texts.say("log-since"), *since] if since else before
    if sum(len(line) + 1 for line in lines) > LIMIT:
        lines = [clip(line, LIMIT // len(lines) - 1) for line in lines]
    return lines


def _told(shown: LogPage, place: int, texts: Texts) -> list[str]:
    """Tell an event, if it is worth a line; acts of the reader's own plan are marked."""
    told = shown.events[place]
    if isinstance(told, HappenedInfo):
        return [seat_line(shown.table, told, texts)]
    lines = event_lines(shown.table, [told], texts)
    if place not in shown.planned:
        return lines
    return [texts.say("log-planned", line=line) for line in lines]


def _claim(shown: LogPage, action: str) -> Claim:
    return Claim(action, shown.table.id, shown=shown.wanted.round, seat=shown.wanted.seat)


def _buttons(shown: LogPage, texts: Texts) -> list[Button]:
    """Make the buttons. Each names its target, so a page is turned by its claim alone."""
    at_first, at_newest = shown.page == 0, shown.page == shown.pages - 1
    claim = _claim(shown, TURN)
    earlier = claim._replace(page=max(shown.page - 1, 0))
    later = claim._replace(page=shown.page + 1)
    first, newest = claim._replace(action=FIRST), claim._replace(action=NEWEST)
    return [
        Button(first, texts.say("button-log-first"), disabled=at_first),
        Button(earlier, texts.say("button-log-earlier"), disabled=at_first),
        Button(later, texts.say("button-log-later"), disabled=at_newest),
        Button(newest, texts.say("button-log-newest"), disabled=at_newest),
    ]


def _people(shown: LogPage, texts: Texts) -> Menu:
    """Return a menu of the people whose part of the log can be read."""
    labels = [(str(seat), name) for seat, name in enumerate(names_of(shown.table, texts))]
    chosen = ALL if shown.wanted.seat is None else str(shown.wanted.seat)
    return _menu(_claim(shown, WHO), [(ALL, texts.say("log-everybody")), *labels], chosen)


def _rounds(shown: LogPage, texts: Texts) -> Menu:
    """Return a menu of the rounds, newest first, as many as there is room for.

    They are called as in the log itself, such as "Passage 2, round 1".
    """
    words, names = texts.of(shown.table.game), names_of(shown.table, texts)
    called = [words.chapter(each, names) for each in shown.openings[: len(shown.rounds)]]
    if len(called) < len(shown.rounds):
        called = [texts.say("log-round", round=each) for each in shown.rounds]
    labels = [(str(each), name or "") for each, name in zip(shown.rounds, called, strict=True)]
    labels.reverse()
    chosen = str(shown.wanted.round) if shown.wanted.round else ALL
    return _menu(_claim(shown, ROUND), [(ALL, texts.say("log-all-rounds")), *labels], chosen)


def _menu(claim: Claim, labels: Sequence[tuple[str, str]], chosen: str) -> Menu:
    entries = [entry(value, label, chosen=value == chosen) for value, label in labels]
    return Menu(claim, entries[:ENTRIES_LIMIT])
