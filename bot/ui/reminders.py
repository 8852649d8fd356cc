"""The buttons of a reminder: be reminded again later, or no more of this table."""

from datetime import datetime
from typing import Final

from bot.engine.model import TableInfo
from bot.text import Texts
from bot.ui.ids import Claim
from bot.ui.items import MAIN, Button
from bot.ui.panel import FRESH
from bot.ui.sheet import Sheet
from bot.ui.times import distance

LATER: Final = "remlater"
TOMORROW: Final = "remday"
MUTE: Final = "remmute"


def buttons(table: TableInfo, texts: Texts) -> list[Button]:
    """Return what a person can do about a reminder whose panel is of this table."""
    return [
        Button(Claim(action, table.id), texts.say(f"button-{action}"))
        for action in (LATER, TOMORROW, MUTE)
    ]


def done(table_id: int, at: datetime | None, texts: Texts) -> Sheet:
    """Say when the next reminder comes, or that none does, with the way back to the panel."""
    sheet = Sheet()
    sheet.text(texts.say("done-mute") if at is None else texts.say("done-later", at=distance(at)))
    sheet.row(Button(Claim(FRESH, table_id), texts.say("button-move"), MAIN))
    return sheet
