"""The buttons of a reminder: remind later, or stop for this table."""

from datetime import datetime
from typing import Final

from bot.engine.model import TableInfo
from bot.text import Texts
from bot.ui.ids import Claim
from bot.ui.items import MAIN, Button
from bot.ui.panel import FRESH
from bot.ui.people import table_name
from bot.ui.sheet import Sheet
from bot.ui.times import distance

LATER: Final = "remlater"
TOMORROW: Final = "remday"
MUTE: Final = "remmute"
MUTE_TABLE: Final = "mutetab"
UNMUTE_TABLE: Final = "unmutetab"


def buttons(table: TableInfo, texts: Texts) -> list[Button]:
    """Return the buttons of a reminder whose panel is of this table."""
    return [
        Button(Claim(action, table.id), texts.say(f"button-{action}"))
        for action in (LATER, TOMORROW, MUTE)
    ]


def digest(sheet: Sheet, count: int, table: TableInfo, texts: Texts) -> None:
    """Explain that a person gets only this list because they left many messages unanswered."""
    sheet.text(f"-# {texts.say('digest-why', count=count)}")
    sheet.row(*buttons(table, texts))


def muting(table_id: int, texts: Texts, *, muted: bool = False) -> Button:
    """Return the button that mutes or unmutes a table's calls."""
    action = UNMUTE_TABLE if muted else MUTE_TABLE
    return Button(Claim(action, table_id), texts.say(f"button-{action}"))


def table_muted(table: TableInfo, texts: Texts, *, muted: bool) -> Sheet:
    """Say whether a person is called to a table, with the way back."""
    sheet = Sheet()
    key = "done-muted" if muted else "done-unmuted"
    sheet.text(texts.say(key, table=table_name(table, texts)), limit=300)
    sheet.row(
        Button(Claim(FRESH, table.id), texts.say("button-hand"), MAIN),
        muting(table.id, texts, muted=muted),
    )
    return sheet


def done(table_id: int, at: datetime | None, texts: Texts) -> Sheet:
    """Say when the next reminder comes, or that none does, with the way back to the panel."""
    sheet = Sheet()
    sheet.text(texts.say("done-mute") if at is None else texts.say("done-later", at=distance(at)))
    sheet.row(Button(Claim(FRESH, table_id), texts.say("button-move"), MAIN))
    return sheet
