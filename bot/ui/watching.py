"""The button of a board with which those without a seat watch the table."""

from typing import Final

from bot.text import Texts
from bot.ui.ids import Claim
from bot.ui.items import Button

WATCH: Final = "watch"
UNWATCH: Final = "unwatch"


def button(table_id: int, texts: Texts, *, watched: bool) -> Button:
    """Return the button that begins to watch a table, or ends it."""
    action = UNWATCH if watched else WATCH
    return Button(Claim(action, table_id), texts.say(f"button-{action}"))
