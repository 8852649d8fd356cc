"""The stand-ins at a running table, and the seats on offer, in words and buttons."""

from collections.abc import Sequence
from typing import Final

from bot.engine.errors import ServiceError
from bot.engine.model import ANYBODY, Position, SeatInfo, TableInfo
from bot.text import Texts, escape
from bot.ui.ids import Claim
from bot.ui.items import GO, MAIN, Button, Menu, entry
from bot.ui.people import mention, name_of

RESIGN: Final = "resign"
TAKE: Final = "takeseat"
BACK: Final = "amback"
LIMIT: Final = 600
"""The most characters for all seats of a table."""


def lines(table: TableInfo, texts: Texts) -> str:
    """Name the seats where computers play for people, and the people offered a seat."""
    return "\n".join(f"-# {line}" for seat in table.seats for line in _about(table, seat, texts))


def is_alone(table: TableInfo) -> bool:
    """Whether only one person plays here, among computers: then no clock runs, and no one votes."""
    return len(table.players) == 1


def is_practice(table: TableInfo) -> bool:
    """Whether one person plays here, and computers alone played against them from the start."""
    return sum(seat.user_id is not None for seat in table.seats) == 1


def anybody(table: TableInfo) -> str:
    """Return the scope of an open offer in texts: at a private table only invited people."""
    return "invited" if table.private else "anybody"


def offered(table: TableInfo, texts: Texts) -> list[Button]:
    """Return a button for each seat that can be taken over; if several, with its person."""
    seats = [seat for seat in table.seats if seat.open_to is not None]
    labels = [texts.say("seat-take", name=name_of(table, seat, texts)) for seat in seats]
    if len(seats) == 1:
        labels = [texts.say("button-take-seat")]
    return [
        Button(Claim(TAKE, table.id, seat=seat.seat), label, GO)
        for seat, label in zip(seats, labels, strict=True)
    ]


def is_away(position: Position) -> bool:
    """Whether a computer stands in for the viewer."""
    return position.seat is not None and position.table.seats[position.seat].stand_in


def back(position: Position, texts: Texts) -> Button:
    """Return the button with which a player takes their seat back from a computer."""
    claim = Claim(BACK, position.table.id, position.shown, position.seat)
    return Button(claim, texts.say("button-am-back"), MAIN)


def claiming(position: Position, texts: Texts) -> Button:
    """Return the button with which the last player claims the win."""
    claim = Claim(RESIGN, position.table.id, position.shown, position.seat)
    return Button(claim, texts.say("button-claim"), MAIN)


def _about(table: TableInfo, seat: SeatInfo, texts: Texts) -> list[str]:
    name, found = escape(name_of(table, seat, texts)), list[str]()
    if seat.resigned:
        found.append(texts.say("seat-given-up", name=name))
    if seat.stand_in:
        found.append(texts.say("seat-stand-in", name=name))
    if seat.open_to is not None:
        to = anybody(table) if seat.open_to == ANYBODY else "guest"
        found.append(
            texts.say("seat-offered", name=name, to=to, guest=mention(seat.open_to, table.known))
        )
    return found


def player(position: Position) -> SeatInfo:
    """Return the viewer's seat. Raises ServiceError unless they play here now."""
    own = own_seat(position)
    if position.table.status != "running":
        over = position.table.status in ("finished", "aborted")
        raise ServiceError(position.table.status if over else "not_running")
    if own is None:
        raise ServiceError("not_seated")
    return own


def own_seat(position: Position) -> SeatInfo | None:
    """Return the viewer's seat, if they have one."""
    return None if position.seat is None else position.table.seats[position.seat]


def seat_menu(
    action: str, position: Position, people: Sequence[SeatInfo], placeholder: str, texts: Texts
) -> Menu:
    """Return a menu of these seats, by the names of their people."""
    claim = Claim(action, position.table.id, position.shown, position.seat)
    entries = [entry(str(seat.seat), name_of(position.table, seat, texts)) for seat in people]
    return Menu(claim, entries, placeholder=placeholder)
