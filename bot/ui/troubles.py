"""The trouble of a table, in words: its cause, the fix, and its error id."""

from typing import Final

from bot import permissions
from bot.engine.model import TableInfo
from bot.service.troubles import FAILED, PERMISSIONS, Trouble
from bot.text import Texts
from bot.ui.ids import Claim
from bot.ui.items import MAIN, Button
from bot.ui.panel import BOARD
from bot.ui.people import table_name
from bot.ui.posts import HAND, MOVE
from bot.ui.sheet import Sheet

_OTHERWISE: Final = {
    "lobby": "trouble-lobby",
    "finished": "trouble-over",
    "aborted": "trouble-over",
}
"""The text if no next move will show the table."""


def sentence(trouble: Trouble, table: TableInfo, texts: Texts) -> str:
    """Describe the trouble, and the fix."""
    nameless = trouble.code == PERMISSIONS and not trouble.names
    code = FAILED if nameless else trouble.code
    return texts.say(
        _OTHERWISE.get(table.status, f"trouble-{code}"),
        table=f"#{table.id}",
        place=f"<#{table.thread_id or table.channel_id}>",
        names=texts.join(permissions.named(trouble.names, texts)),
        id=trouble.id,
    )


def sheet(trouble: Trouble, table: TableInfo, texts: Texts) -> Sheet:
    """Tell a player at the table in a message of its own, with the way to play on."""
    told = Sheet()
    told.text(f"### {table_name(table, texts)}", limit=200)
    told.text(sentence(trouble, table, texts))
    if table.status == "running":
        claim = Claim(MOVE, table.id)
        told.row(
            Button(claim, texts.say("button-move"), MAIN),
            Button(claim._replace(action=HAND), texts.say("button-hand")),
        )
    elif table.status in ("finished", "aborted"):
        told.row(Button(Claim(BOARD, table.id), texts.say("button-board"), MAIN))
    return told
