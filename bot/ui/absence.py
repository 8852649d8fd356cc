"""Leaving and coming back: being away, offering a seat, resigning; and the last one's win.

Acts that another click cannot take back need confirmation on a sheet that explains them.
"""

from datetime import datetime
from typing import Final

from bot.engine.model import ANYBODY, Position, SeatInfo, TableInfo
from bot.service.conceding import LEAVINGS, Leaving
from bot.text import Texts, escape
from bot.ui import seats
from bot.ui.ids import Claim
from bot.ui.items import MAIN, STOP, Button, People
from bot.ui.panel import BOARD, headed
from bot.ui.people import name_of, table_name
from bot.ui.seats import player, seat_menu
from bot.ui.sheet import Sheet
from bot.ui.votes import asking_to_leave, ending
from rules.event import Seat

SURE: Final = "sure"
CLAIM: Final = "claimwin"
AWAY: Final = "away"
STAND_IN: Final = "standin"
OFFER: Final = "offer"
SEAT: Final = "offerseat"
TO_GUEST: Final = "offerto"
TO_ANYBODY: Final = "offerany"
WITHDRAW: Final = "withdraw"


def buttons(position: Position, own: SeatInfo, leaving: Leaving, texts: Texts) -> list[Button]:
    """Return a player's buttons for being away, offering their seat, resigning; or for the win,
    once all others have resigned.
    """
    claim = Claim(AWAY, position.table.id, position.shown, position.seat)
    away = Button(claim, texts.say("button-away"))
    found = [seats.back(position, texts) if own.stand_in else away]
    if not position.table.is_of_league:
        found.append(Button(claim._replace(action=OFFER), texts.say("button-offer")))
    if leaving == "claims":
        found.insert(0, seats.claiming(position, texts))
    elif leaving != "ends":
        found.append(Button(claim._replace(action=seats.RESIGN), texts.say("button-resign"), STOP))
    return found


def resigning(position: Position, leaving: Leaving, texts: Texts, now: datetime) -> Sheet:
    """Ask whether a player really wants to resign, with the effect; or whether to end the game, or
    to claim the win. Raises ServiceError if they do not play here.

    The button carries the effect (as `page`), so that it can have no other.
    """
    if _is_held(player(position), position.table, now):
        return asking_to_leave(position, texts)
    if leaving == "ends":
        return ending(position, texts)
    sheet = headed(position, texts)
    sheet.text(f"{texts.say(f'resign-{leaving}')}{_at_stake(position, texts)}")
    page = LEAVINGS.index(leaving)
    claim = Claim(SURE, position.table.id, position.shown, position.seat, page=page)
    if leaving == "claims":
        sheet.row(Button(claim._replace(action=CLAIM), texts.say("button-claim"), MAIN))
    else:
        sheet.row(Button(claim, texts.say("button-resign"), STOP))
    return sheet


def meant(claim: Claim) -> Leaving:
    """Return the effect of resigning that was stated beside this button."""
    return LEAVINGS[claim.page] if claim.page < len(LEAVINGS) else "resigns"


def leaving(position: Position, texts: Texts) -> Sheet:
    """Ask whether a computer should play until the person is back. Raises ServiceError."""
    player(position)
    sheet = headed(position, texts)
    sheet.text(f"{texts.say('away-sure')}{_at_stake(position, texts)}")
    claim = Claim(STAND_IN, position.table.id, position.shown, position.seat)
    sheet.row(Button(claim, texts.say("button-stand-in"), MAIN))
    return sheet


def _at_stake(position: Position, texts: Texts) -> str:
    """Say what being absent costs at a league's table, on a line of its own."""
    return f"\n{texts.say('league-absent')}" if position.table.is_of_league else ""


def replaced(position: Position, texts: Texts, *, again: bool) -> Sheet:
    """Tell a person that a computer plays for them against their wish, with the way back."""
    then = texts.say("notice-standin-then", why="again" if again else _why(position.table))
    way = seats.back(position, texts)
    return _message(position.table, texts.say("notice-standin"), then, way, texts)


def replaced_post(user_id: int, table: TableInfo, texts: Texts) -> Sheet:
    """Tell a person the same at the table, because no direct message reaches them."""
    way = Button(Claim(seats.BACK, table.id), texts.say("button-am-back"), MAIN)
    told = texts.say("notice-standin-post", name=f"<@{user_id}>", why=_why(table))
    return _post(table, told, way, texts)


def _why(table: TableInfo) -> str:
    """Return why a computer plays for a person against their wish: no one votes in a league."""
    return "late" if table.is_of_league else "vote"


def alone(position: Position, texts: Texts) -> Sheet:
    """Tell the last person who plays that all others have left, with the button for the win."""
    then, way = texts.say("notice-alone-then"), seats.claiming(position, texts)
    return _message(position.table, texts.say("notice-alone"), then, way, texts)


def alone_post(user_id: int, table: TableInfo, texts: Texts) -> Sheet:
    """Tell them the same at the table, because no direct message reaches them."""
    way = Button(Claim(seats.RESIGN, table.id), texts.say("button-claim"), MAIN)
    return _post(table, texts.say("notice-alone-post", name=f"<@{user_id}>"), way, texts)


def _message(table: TableInfo, told: str, then: str, way: Button, texts: Texts) -> Sheet:
    sheet = Sheet()
    sheet.text(f"### {table_name(table, texts)} · {told}", limit=300)
    sheet.text(then)
    sheet.row(way)
    return sheet


def _post(table: TableInfo, told: str, way: Button, texts: Texts) -> Sheet:
    sheet = Sheet()
    sheet.text(f"### {table_name(table, texts)}", limit=200)
    sheet.text(told)
    sheet.row(way)
    return sheet


def taken_over(table: TableInfo, seat: SeatInfo, texts: Texts) -> Sheet:
    """Tell a person the name of the player who goes on at the seat they left."""
    sheet = Sheet()
    told = texts.say(
        "notice-taken",
        name=escape(name_of(table, seat, texts)),
        table=table_name(table, texts),
    )
    sheet.text(told, limit=300)
    sheet.row(Button(Claim(BOARD, table.id), texts.say("button-board")))
    return sheet


def offering(position: Position, texts: Texts, seat: Seat | None = None, *, now: datetime) -> Sheet:
    """Ask for the guest to offer a seat to: the person's own, or one without an owner.

    The latter is put to a vote, unless no other person is seated. Raises ServiceError.
    """
    own, table = player(position), position.table
    offered = own if seat is None else table.seats[seat]
    if offered == own and _is_held(own, table, now):
        sheet = asking_to_leave(position, texts)
    else:
        sheet = _offering(position, texts, offered)
    others = [each for each in table.seats if each != offered and _may_offer(position, each)]
    if others:
        sheet.row(seat_menu(SEAT, position, others, texts.say("offer-other"), texts))
    return sheet


def _offering(position: Position, texts: Texts, offered: SeatInfo) -> Sheet:
    own, table = player(position), position.table
    sheet = headed(position, texts)
    sheet.text(texts.say(_whose(offered, own, table), name=escape(name_of(table, offered, texts))))
    claim = Claim(TO_GUEST, table.id, position.shown, offered.seat)
    sheet.row(People(claim, texts.say("offer-placeholder")))
    buttons = [Button(claim._replace(action=TO_ANYBODY), texts.say("button-to-anybody"))]
    if offered.open_to is not None:
        buttons.append(Button(claim._replace(action=WITHDRAW), texts.say("button-withdraw"), STOP))
    sheet.row(*buttons)
    return sheet


def _is_held(own: SeatInfo, table: TableInfo, now: datetime) -> bool:
    """Whether a player took their seat over so recently that the others have to let them go."""
    return own.held_until is not None and now < own.held_until and not seats.is_alone(table)


def _whose(offered: SeatInfo, own: SeatInfo, table: TableInfo) -> str:
    if offered == own:
        return "offer-own"
    return "offer-of-alone" if seats.is_alone(table) else "offer-of"


def _may_offer(position: Position, seat: SeatInfo) -> bool:
    return seat.seat == position.seat or seat.resigned or seat.open_to == ANYBODY
