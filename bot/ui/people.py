"""The names of a table and its players."""

from collections.abc import Collection, Mapping

from bot.engine.model import SeatInfo, TableInfo
from bot.text import COMPUTERS, Texts, clean_name, escape, told_apart
from bot.text.apart import LONGEST


def names_of(table: TableInfo, texts: Texts, limit: int = LONGEST) -> tuple[str, ...]:
    """Return all names by seat, no two alike, cleaned, but not yet escaped for markdown."""
    names = tuple(_own_name(seat, texts) for seat in table.seats)
    computers = tuple(seat.user_id is None for seat in table.seats)
    return told_apart(names, computers, limit)


def _own_name(seat: SeatInfo, texts: Texts) -> str:
    """Return a player's name, perhaps not the only one. Older tables gave computers no name."""
    if seat.name:
        return clean_name(seat.name)
    if seat.user_id is not None and seat.user_id < 0:
        return texts.say("person-forgotten")
    return COMPUTERS[seat.seat % len(COMPUTERS)]


def name_of(table: TableInfo, seat: SeatInfo, texts: Texts) -> str:
    """Return the name of the player at a seat, not yet escaped for markdown."""
    return names_of(table, texts)[seat.seat]


def escaped_names(table: TableInfo, texts: Texts) -> list[str]:
    """Return all names for markdown, by seat."""
    return [escape(name) for name in names_of(table, texts)]


def named_then(table: TableInfo, user_id: int, name: str, texts: Texts) -> str:
    """Return for markdown the name of a person who had this one then, and may have left."""
    for seat in table.seats:
        if seat.user_id == user_id:
            return escape(name_of(table, seat, texts))
    return escape(clean_name(name)) if name else texts.say("person-forgotten")


def mention(user_id: int, known: Mapping[int, str]) -> str:
    """Mention a person, with their name if it is known: a client that does not know them shows a
    mention as a number.
    """
    name = known.get(user_id)
    return f"<@{user_id}> ({escape(clean_name(name))})" if name else f"<@{user_id}>"


def table_name(table: TableInfo, texts: Texts) -> str:
    """Return the name of a table: its game and its number."""
    return f"{texts.of(table.game).title} #{table.id}"


def name_for(
    table: TableInfo,
    user_id: int,
    texts: Texts,
    ping: Collection[int] = (),
    known: Mapping[int, str] | None = None,
) -> str:
    """Name a person for markdown; as a mention to ping them, or if they do not sit at the table.

    `known`: names of people who do not sit there, by default those that the table has. Ids below 0
    stand for people whose data was deleted.
    """
    if user_id < 0:
        return texts.say("person-forgotten")
    seat = table.seat_of(user_id)
    if user_id in ping:
        return f"<@{user_id}>"
    if seat is None:
        return mention(user_id, table.known if known is None else known)
    return escape(name_of(table, seat, texts))


def waiting_names(table: TableInfo, texts: Texts, ping: tuple[int, ...] = ()) -> list[str]:
    """Return the players the table waits for, for markdown; those to ping as mentions."""
    return [
        f"<@{seat.user_id}>" if seat.user_id in ping else escape(name_of(table, seat, texts))
        for seat in table.seats
        if seat.waiting
    ]
