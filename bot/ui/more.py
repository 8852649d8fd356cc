"""Rarely needed buttons: the board again, scores, undo, a note, being away, votes, resigning."""

from collections.abc import Sequence
from typing import Final

from bot.engine.model import Position
from bot.service.conceding import Leaving
from bot.text import Texts
from bot.ui import absence, reminders, seats, votes
from bot.ui.clocks import clock_line
from bot.ui.ids import Claim
from bot.ui.items import NEUTRAL, Button
from bot.ui.notes import NOTE
from bot.ui.panel import BOARD, UNDO, headed
from bot.ui.scores import SCORES
from bot.ui.seats import own_seat
from bot.ui.sheet import Sheet
from bot.ui.times import of_league
from rules.event import Seat

SHOW_HERE: Final = "showhere"


def build(
    position: Position,
    texts: Texts,
    *,
    missing: Sequence[Seat] = (),
    leaving: Leaving = "resigns",
    on_server: bool = True,
) -> Sheet:
    """Lay out the rarely needed buttons for one person.

    `missing`: the seats about which this person can call a vote; `leaving`: the effect of
    resigning; `on_server`: a table can be shown in their present place.
    """
    table, seat = position.table, own_seat(position)
    claim = Claim(BOARD, table.id, position.shown, position.seat)
    board = "board" if texts.language == table.language else "board-mine"
    sheet = headed(position, texts)
    buttons = [
        Button(claim, texts.say(f"button-{board}")),
        Button(claim._replace(action=SCORES), texts.say("button-scores")),
    ]
    if seat is None or table.status != "running":
        sheet.row(*buttons)
        return sheet
    sheet.text(texts.say("more-seated"))
    undo, free = claim._replace(action=UNDO), position.can_take_back and not seat.stand_in
    buttons.append(Button(undo, texts.say("button-undo"), NEUTRAL, disabled=not free))
    buttons.append(Button(claim._replace(action=NOTE), texts.say("button-note")))
    if not seats.is_alone(table):
        buttons.append(reminders.muting(table.id, texts, muted=position.muted))
    sheet.row(*buttons)
    if table.is_solo:
        sheet.text(texts.say("more-solo", here="yes" if on_server else "no"))
        show = Button(Claim(SHOW_HERE, table.id), texts.say("button-showhere"))
        sheet.row(*([show] if on_server else []), *votes.proposals(position, texts, missing))
        return sheet
    sheet.text(texts.say("more-away", leaving=leaving, league=of_league(table)))
    sheet.row(*absence.buttons(position, seat, leaving, texts))
    if seats.is_alone(table):
        sheet.text(texts.say("more-alone"))
    else:
        clock = texts.labelled(texts.say("clock-title"), clock_line(table.clock, texts))
        votes_ = "more-league" if table.is_of_league else "more-votes"
        sheet.text(f"{texts.say(votes_)}\n-# {clock}")
    sheet.row(*votes.proposals(position, texts, missing))
    return sheet
