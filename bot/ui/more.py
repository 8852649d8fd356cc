"""What is rarely needed: the board again, scores, undo, being away, votes, resigning.

What cannot be taken back by another click needs confirmation on a sheet that says what it does.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.engine.errors import ServiceError
from bot.engine.model import ANYBODY, Position, SeatInfo, TableInfo
from bot.text import Texts, escape
from bot.ui import seats
from bot.ui.clocks import clock_entries, clock_line
from bot.ui.ids import Claim
from bot.ui.items import MAIN, NEUTRAL, STOP, Button, Menu, People, entry
from bot.ui.notes import NOTE
from bot.ui.panel import BOARD, UNDO, heading
from bot.ui.people import name_of
from bot.ui.scores import SCORES
from bot.ui.sheet import Sheet
from bot.ui.times import distance
from bot.ui.votes import UNDONE_LIMIT, undone
from rules.event import Event, Seat

RESIGN: Final = "resign"
SURE: Final = "sure"
AWAY: Final = "away"
STAND_IN: Final = "standin"
OFFER: Final = "offer"
SEAT: Final = "offerseat"
TO_GUEST: Final = "offerto"
TO_ANYBODY: Final = "offerany"
WITHDRAW: Final = "withdraw"
MISSING: Final = "missing"
CALL: Final = "callvote"
END: Final = "endtable"
PROPOSE_END: Final = "endsure"
CLOCK: Final = "newclock"
PROPOSE_CLOCK: Final = "setclock"
PROPOSE_LEAVING: Final = "askleave"
ASK_UNDO: Final = "askundo"
PROPOSE_UNDO: Final = "undosure"


def build(position: Position, texts: Texts, *, missing: Sequence[Seat] = ()) -> Sheet:
    """Lay out the rarely needed buttons for one person.

    `missing`: the seats about which this person can call a vote.
    """
    table, seat = position.table, _own_seat(position)
    claim = Claim(BOARD, table.id, position.shown, position.seat)
    sheet = _headed(position, texts)
    buttons = [
        Button(claim, texts.say("button-board")),
        Button(claim._replace(action=SCORES), texts.say("button-scores")),
    ]
    if seat is None or table.status != "running":
        sheet.row(*buttons)
        return sheet
    sheet.text(texts.say("more-seated"))
    undo, free = claim._replace(action=UNDO), position.can_take_back and not seat.stand_in
    buttons.append(Button(undo, texts.say("button-undo"), NEUTRAL, disabled=not free))
    buttons.append(Button(claim._replace(action=NOTE), texts.say("button-note")))
    sheet.row(*buttons)
    sheet.text(texts.say("more-away"))
    here = Button(claim._replace(action=AWAY), texts.say("button-away"))
    sheet.row(
        seats.back(position, texts) if seat.stand_in else here,
        Button(claim._replace(action=OFFER), texts.say("button-offer")),
        Button(claim._replace(action=RESIGN), texts.say("button-resign"), STOP),
    )
    end = Button(claim._replace(action=END), texts.say("button-end-table"))
    if seats.is_alone(table):
        sheet.text(texts.say("more-alone"))
        sheet.row(end)
        return sheet
    clock = f"{texts.say('clock-title')}: {clock_line(table.clock, texts)}"
    sheet.text(f"{texts.say('more-votes')}\n-# {clock}")
    votes = [end, Button(claim._replace(action=CLOCK), texts.say("button-clock"))]
    if not position.can_take_back:
        votes.append(Button(claim._replace(action=ASK_UNDO), texts.say("button-ask-undo")))
    if missing:
        votes.insert(0, Button(claim._replace(action=MISSING), texts.say("button-missing"), MAIN))
    sheet.row(*votes)
    return sheet


def resigning(position: Position, texts: Texts, now: datetime) -> Sheet:
    """Ask whether a player really wants to resign. Raises ServiceError if they cannot."""
    if _is_held(_player(position), position.table, now):
        return _asking_to_leave(position, texts)
    sheet = _headed(position, texts)
    sheet.text(texts.say("resign-sure"))
    claim = Claim(SURE, position.table.id, position.shown, position.seat)
    sheet.row(Button(claim, texts.say("button-resign"), STOP))
    return sheet


def leaving(position: Position, texts: Texts) -> Sheet:
    """Ask whether a computer should play until the person is back. Raises ServiceError."""
    _player(position)
    sheet = _headed(position, texts)
    sheet.text(texts.say("away-sure"))
    claim = Claim(STAND_IN, position.table.id, position.shown, position.seat)
    sheet.row(Button(claim, texts.say("button-stand-in"), MAIN))
    return sheet


def offering(position: Position, texts: Texts, seat: Seat | None = None, *, now: datetime) -> Sheet:
    """Ask who is to be offered a seat: the person's own, or one without an owner.

    The latter is put to a vote, unless no other person holds a seat. Raises ServiceError.
    """
    own, table = _player(position), position.table
    offered = own if seat is None else table.seats[seat]
    if offered == own and _is_held(own, table, now):
        sheet = _asking_to_leave(position, texts)
    else:
        sheet = _offering(position, texts, offered)
    others = [each for each in table.seats if each != offered and _may_offer(position, each)]
    if others:
        sheet.row(_seat_menu(SEAT, position, others, texts.say("offer-other"), texts))
    return sheet


def _offering(position: Position, texts: Texts, offered: SeatInfo) -> Sheet:
    own, table = _player(position), position.table
    sheet = _headed(position, texts)
    sheet.text(texts.say(_whose(offered, own, table), name=escape(name_of(table, offered, texts))))
    claim = Claim(TO_GUEST, table.id, position.shown, offered.seat)
    sheet.row(People(claim, texts.say("offer-placeholder")))
    buttons = [Button(claim._replace(action=TO_ANYBODY), texts.say("button-to-anybody"))]
    if offered.open_to is not None:
        buttons.append(Button(claim._replace(action=WITHDRAW), texts.say("button-withdraw"), STOP))
    sheet.row(*buttons)
    return sheet


def missing(position: Position, texts: Texts, waited: Sequence[Seat]) -> Sheet:
    """Ask which absent person the vote is to be about. Raises ServiceError."""
    _player(position)
    sheet = _headed(position, texts)
    if not waited:
        sheet.text(texts.say("missing-nobody"))
        return sheet
    sheet.text(texts.say("missing-whom"))
    people = [position.table.seats[seat] for seat in waited]
    sheet.row(_seat_menu(CALL, position, people, texts.say("missing-placeholder"), texts))
    return sheet


def ending(position: Position, texts: Texts) -> Sheet:
    """Ask whether to propose the end of the table. Raises ServiceError."""
    _player(position)
    alone = seats.is_alone(position.table)
    sheet = _headed(position, texts)
    sheet.text(texts.say("end-sure-alone" if alone else "end-sure"))
    claim = Claim(PROPOSE_END, position.table.id, position.shown, position.seat)
    label = texts.say("button-end-table" if alone else "button-propose-end")
    sheet.row(Button(claim, label, STOP))
    return sheet


def undoing(position: Position, texts: Texts, events: Sequence[Event]) -> Sheet:
    """Ask whether to propose undoing this person's newest choice and what came since, which is
    listed. Raises ServiceError.
    """
    _player(position)
    sheet = _headed(position, texts)
    sheet.text(undone(events, position.table, texts), limit=UNDONE_LIMIT)
    anew = "yes" if position.table.redraws else "no"
    sheet.text(texts.say("undo-sure", anew=anew))
    claim = Claim(PROPOSE_UNDO, position.table.id, position.shown, position.seat)
    sheet.row(Button(claim, texts.say("button-propose-undo"), MAIN))
    return sheet


def other_clock(position: Position, texts: Texts) -> Sheet:
    """Ask which time control to propose. Raises ServiceError."""
    _player(position)
    table, clock = position.table, position.table.clock
    sheet = _headed(position, texts)
    sheet.text(texts.say("clock-now", clock=clock_line(clock, texts)))
    claim = Claim(PROPOSE_CLOCK, table.id, position.shown, position.seat)
    sheet.row(Menu(claim, clock_entries(clock, texts)))
    return sheet


def _asking_to_leave(position: Position, texts: Texts) -> Sheet:
    """Say that a seat was taken over only recently, and let its person ask the others."""
    seat = _player(position)
    assert seat.held_until is not None, "it is held"
    sheet = _headed(position, texts)
    sheet.text(texts.say("held-seat", until=distance(seat.held_until)))
    claim = Claim(PROPOSE_LEAVING, position.table.id, position.shown, position.seat)
    sheet.row(Button(claim, texts.say("button-ask-leave"), MAIN))
    return sheet


def _is_held(own: SeatInfo, table: TableInfo, now: datetime) -> bool:
    """Whether a player took their seat over so recently that the others have to let them go."""
    return own.held_until is not None and now < own.held_until and not seats.is_alone(table)


def _whose(offered: SeatInfo, own: SeatInfo, table: TableInfo) -> str:
    if offered == own:
        return "offer-own"
    return "offer-of-alone" if seats.is_alone(table) else "offer-of"


def _headed(position: Position, texts: Texts) -> Sheet:
    sheet = Sheet()
    sheet.text(heading(position.table, position, texts), limit=300)
    return sheet


def _player(position: Position) -> SeatInfo:
    """Return the viewer's seat. Raises ServiceError unless they play here now."""
    own = _own_seat(position)
    if position.table.status != "running":
        raise ServiceError("not_running")
    if own is None:
        raise ServiceError("not_seated")
    return own


def _own_seat(position: Position) -> SeatInfo | None:
    return None if position.seat is None else position.table.seats[position.seat]


def _may_offer(position: Position, seat: SeatInfo) -> bool:
    return seat.seat == position.seat or seat.resigned or seat.open_to == ANYBODY


def _seat_menu(
    action: str, position: Position, people: Sequence[SeatInfo], placeholder: str, texts: Texts
) -> Menu:
    claim = Claim(action, position.table.id, position.shown, position.seat)
    entries = [entry(str(seat.seat), name_of(position.table, seat, texts)) for seat in people]
    return Menu(claim, entries, placeholder=placeholder)
