"""The log of a table, as far as its reader may know it: page by page, from the newest back."""

from typing import Final

from bot.service.model import LogPage, TableInfo
from bot.text import Texts
from bot.ui.happening import event_lines
from bot.ui.ids import Claim
from bot.ui.items import Button
from bot.ui.sheet import Sheet, clip

LOG: Final = "log"
FIRST: Final = "logfirst"
TURN: Final = "logpage"
NEWEST: Final = "lognewest"

LIMIT: Final = 3600
"""Characters for the lines of a page."""


def build(shown: LogPage, texts: Texts) -> Sheet:
    """Lay out a page, the newest line last."""
    sheet = Sheet()
    sheet.text(f"### {texts.of(shown.table.game).title} #{shown.table.id}", limit=200)
    sheet.text("\n".join(_lines(shown, texts)) or texts.say("log-empty"))
    if shown.pages > 1:
        sheet.text(f"-# {texts.say('log-page', page=shown.page + 1, pages=shown.pages)}")
        sheet.row(*_buttons(shown, texts))
    return sheet


def opening(table: TableInfo, texts: Texts, more: int = 0) -> Button:
    """Return the button that opens the log; it says how much `more` that tells."""
    label = texts.say("button-log-more", count=more) if more else texts.say("button-log")
    return Button(Claim(LOG, table.id), label)


def _lines(shown: LogPage, texts: Texts) -> list[str]:
    """Tell what happened, and where the reader's own last move begins.

    Nothing is left out: where names are so long that it would not fit, lines lose their ends.
    """
    seen = max(len(shown.events) - shown.fresh, 0)
    before, since = (
        [f"- {line}" for place in places for line in _told(shown, place, texts)]
        for places in (range(seen), range(seen, len(shown.events)))
    )
    apart = [""] if before else []  # ends the list: the heading stands on its own
    lines = [*before, *apart, texts.say("log-since"), *since] if since else before
    if sum(len(line) + 1 for line in lines) > LIMIT:
        lines = [clip(line, LIMIT // len(lines) - 1) for line in lines]
    return lines


def _told(shown: LogPage, place: int, texts: Texts) -> list[str]:
    """Tell an event, if it is worth a line; the reader sees what their own plan has led to."""
    lines = event_lines(shown.table, [shown.events[place]], texts)
    if place not in shown.planned:
        return lines
    return [texts.say("log-planned", line=line) for line in lines]


def _buttons(shown: LogPage, texts: Texts) -> list[Button]:
    """Each says where it leads, so that a page is turned by its claim alone."""
    at_first, at_newest = shown.page == 0, shown.page == shown.pages - 1
    claim = Claim(TURN, shown.table.id)
    earlier = claim._replace(page=max(shown.page - 1, 0))
    later = claim._replace(page=shown.page + 1)
    first, newest = claim._replace(action=FIRST), claim._replace(action=NEWEST)
    return [
        Button(first, texts.say("button-log-first"), disabled=at_first),
        Button(earlier, texts.say("button-log-earlier"), disabled=at_first),
        Button(later, texts.say("button-log-later"), disabled=at_newest),
        Button(newest, texts.say("button-log-newest"), disabled=at_newest),
    ]
