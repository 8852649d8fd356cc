"""Following a table without a seat there: the button of a board, and the menu's reply."""

from typing import Final

from bot.engine.model import TableInfo
from bot.text import Texts
from bot.ui.ids import Claim
from bot.ui.items import Button, link
from bot.ui.links import to_post
from bot.ui.people import table_name
from bot.ui.sheet import Sheet

WATCH: Final = "watch"
UNWATCH: Final = "unwatch"


def button(table_id: int, texts: Texts, *, watched: bool) -> Button:
    """Return the button that begins to follow a table, or ends it."""
    action = UNWATCH if watched else WATCH
    return Button(Claim(action, table_id), texts.say(f"button-{action}"))


def followed(table: TableInfo, texts: Texts) -> Sheet:
    """Say that a person follows a table now."""
    sheet = Sheet()
    sheet.text(texts.say("done-follow", table=table_name(table, texts)), limit=300)
    sheet.row(
        button(table.id, texts, watched=True),
        link(texts.say("button-table"), to_post(table)),
    )
    return sheet
