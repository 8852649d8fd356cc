"""A person's own note about a table."""

from typing import Final

from bot.engine.model import Note
from bot.text import Texts, escape
from bot.ui.ids import Claim
from bot.ui.items import STOP, Button
from bot.ui.people import table_name
from bot.ui.sheet import Sheet

NOTE: Final = "note"
REMOVE: Final = "noteoff"

LIMIT: Final = 700
"""The most characters of a note in a panel, including those that escape its markup."""


def build(note: Note, texts: Texts) -> Sheet:
    """Show a player their note, how to write another, and how to delete this one."""
    table, sheet = note.table, Sheet()
    sheet.text(f"### {table_name(table, texts)}", limit=200)
    sheet.text(quoted(note.text) if note.text else texts.say("note-none"))
    sheet.text(f"-# {texts.say('note-how')}")
    if note.text:
        sheet.row(Button(Claim(REMOVE, table.id), texts.say("button-note-off"), STOP))
    return sheet


def quoted(text: str) -> str:
    """Return a note as a quotation in markdown; empty for none."""
    return f"> {escape(text)}" if text else ""
