"""What is needed seldom: the board again, the scores so far, undo, resigning."""

from typing import Final

from bot.service.errors import ServiceError
from bot.service.model import Position
from bot.text import Texts
from bot.ui.ids import Claim
from bot.ui.items import NEUTRAL, STOP, Button
from bot.ui.panel import UNDO, heading
from bot.ui.scores import SCORES
from bot.ui.sheet import Sheet

BOARD: Final = "board"
RESIGN: Final = "resign"
SURE: Final = "sure"


def build(position: Position, texts: Texts) -> Sheet:
    """Lay out the seldom needed buttons for one person."""
    table = position.table
    claim = Claim(BOARD, table.id, position.shown, position.seat)
    sheet = Sheet()
    sheet.text(heading(table, position, texts), limit=300)
    buttons = [
        Button(claim, texts.say("button-board")),
        Button(claim._replace(action=SCORES), texts.say("button-scores")),
    ]
    if position.seat is not None and table.status == "running":
        sheet.text(texts.say("more-seated"))
        buttons += [
            Button(
                claim._replace(action=UNDO),
                texts.say("button-undo"),
                NEUTRAL,
                disabled=not position.can_take_back,
            ),
            Button(claim._replace(action=RESIGN), texts.say("button-resign"), STOP),
        ]
    sheet.row(*buttons)
    return sheet


def resigning(position: Position, texts: Texts) -> Sheet:
    """Ask whether somebody really wants to resign. Raises ServiceError where nobody can."""
    table = position.table
    if table.status == "running" and position.seat is None:
        raise ServiceError("not_seated")
    if table.status != "running":
        raise ServiceError("not_running")
    sheet = Sheet()
    sheet.text(heading(table, position, texts), limit=300)
    sheet.text(texts.say("resign-sure"))
    claim = Claim(SURE, table.id, position.shown, position.seat)
    sheet.row(Button(claim, texts.say("button-resign"), STOP))
    return sheet
