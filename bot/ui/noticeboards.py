"""The standing page of a server's tables, as everyone in its channel sees it."""

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from bot.service.noticeboards import Page
from bot.service.server_tables import Glance
from bot.text import Texts
from bot.ui.help import OPEN
from bot.ui.ids import Claim
from bot.ui.items import MAIN, Button
from bot.ui.links import named
from bot.ui.people import escaped_names, table_name
from bot.ui.server_tables import round_of
from bot.ui.sheet import Sheet, clip
from bot.ui.tables import HERE, how_it_ended, state_of

LINE_LIMIT: Final = 200


def build(page: Page, texts: Texts) -> tuple[Sheet, str]:
    """Lay out the page; also return a fingerprint of what it says.

    *On this server* leads to the same tables with buttons, and to those that only its reader sees.
    """
    parts = [
        _part("page-open", (state_of(each.table, texts, 0) for each in page.open), texts),
        _part("page-running", (_running(each, texts) for each in page.running), texts),
        texts.say("tables-more", count=page.more) if page.more else "",
        _part("page-results", (how_it_ended(each, texts) for each in page.results), texts),
    ]
    told = [part for part in parts if part] or [texts.say("tables-here", count=0)]
    sheet = Sheet()
    for part in told:
        sheet.text(part)
    sheet.row(
        Button(Claim(HERE, 0), texts.say("button-heretables"), MAIN),
        Button(Claim(OPEN, 0), texts.say("button-open")),
    )
    return sheet, sha256("\n".join(told).encode()).hexdigest()


def _running(glance: Glance, texts: Texts) -> str:
    """Name a table with its round and its people, but not those it waits for: the page would be
    edited when someone answers in secret.
    """
    table = glance.table
    names = texts.join(escaped_names(table, texts))
    return f"{named(table, table_name(table, texts))} · {round_of(glance, texts)} · {names}"


def _part(title: str, lines: Iterable[str], texts: Texts) -> str:
    """Return lines under their title; empty without any."""
    listed = [f"- {clip(line, LINE_LIMIT)}" for line in lines]
    return "\n".join([f"### {texts.say(title)}", *listed]) if listed else ""
