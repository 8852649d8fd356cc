"""People's ids in the database, the export of their data, and its deletion.

`PLACES` names every column that holds a person's id, and its treatment when that person's data is
deleted; `tests/bot/storage/test_privacy.py` fails if a column of ids is in none of the lists below.
Rows that concern no other person are deleted. Facts that others need (seats, choices, votes) stay
under a random number below 0 that leads back to no one.

The export holds no number of the journal, nor any other count of all steps at a table: two such
numbers would show how many secret steps others took meanwhile.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Table,
    Text,
    delete,
    select,
    type_coerce,
    update,
)

from bot.storage import disguised, packing
from bot.storage.faults import MISREAD
from bot.storage.schema import (
    ballots,
    digests,
    disguised_holders,
    entries,
    favourites,
    former_holders,
    happenings,
    imports,
    invitations,
    leagues,
    lessons,
    letters,
    messages,
    moves,
    notes,
    noticeboards,
    outbox,
    packed,
    plans,
    ratings,
    results,
    seasons,
    seats,
    seekers,
    servers,
    silenced,
    subscriptions,
    tables,
    users,
    votes,
    watchers,
)

Fate: TypeAlias = Literal["deleted", "nameless", "emptied"]
"""The row is deleted; the id is replaced by a nameless one; the id is removed."""


class Place(NamedTuple):
    """A column that holds a person's id, its treatment, and the columns that are exported."""

    column: Column[int]
    fate: Fate
    told: tuple[str, ...]


def _place(column: Column[Any], fate: Fate, *told: str) -> Place:
    return Place(column, fate, told)


def _all_but(table: Table, *counting: str) -> tuple[str, ...]:
    """Name the columns of a table without those that count steps."""
    return tuple(column.name for column in table.c if column.name not in counting)


PLACES: Final = (
    _place(users.c.user_id, "deleted", *users.c.keys()),
    _place(invitations.c.user_id, "deleted", *invitations.c.keys()),
    _place(invitations.c.invited_by, "emptied", "table_id", "invited_at"),
    _place(silenced.c.user_id, "deleted", *silenced.c.keys()),
    _place(silenced.c.inviter_id, "deleted"),
    _place(notes.c.user_id, "deleted", *notes.c.keys()),
    _place(watchers.c.user_id, "deleted", *watchers.c.keys()),
    _place(seekers.c.user_id, "deleted", *_all_but(seekers, "home")),
    _place(plans.c.user_id, "deleted", *plans.c.keys()),
    _place(subscriptions.c.user_id, "deleted", *subscriptions.c.keys()),
    _place(digests.c.user_id, "deleted", "user_id", "at", "due_at", "told_at"),
    _place(lessons.c.user_id, "deleted", *lessons.c.keys()),
    _place(imports.c.user_id, "deleted", *imports.c.keys()),
    _place(ratings.c.user_id, "deleted", *ratings.c.keys()),
    _place(favourites.c.user_id, "deleted", *favourites.c.keys()),
    _place(results.c.user_id, "deleted", *results.c.keys()),
    _place(outbox.c.user_id, "deleted", "table_id", "kind", "created_at"),
    _place(letters.c.user_id, "deleted", "kind", "created_at"),
    _place(messages.c.user_id, "deleted", "table_id", "kind", "loud", "sent_at"),
    _place(
        seats.c.user_id,
        "nameless",
        *_all_but(seats, "resigned_at", "asked_at", "moved_at", "last_move"),
    ),
    _place(former_holders.c.user_id, "nameless", *_all_but(former_holders, "left_at")),
    _place(happenings.c.user_id, "nameless", "table_id", "at", "kind", "seat", "user_id", "name"),
    _place(happenings.c.guest, "nameless", "table_id", "at", "kind", "seat", "guest", "guest_name"),
    _place(
        moves.c.user_id,
        "nameless",
        *("table_id", "kind", "keys", "made_at", "undone", "planned", "round"),
    ),
    _place(
        tables.c.opener_id, "nameless", "id", "game", "options", "status", "created_at", "server_id"
    ),
    _place(votes.c.user_id, "nameless", *_all_but(votes, "move")),
    _place(votes.c.guest, "nameless", *_all_but(votes, "move")),
    _place(ballots.c.user_id, "nameless", *ballots.c.keys()),
    _place(seats.c.open_to, "emptied", "table_id", "seat"),
    _place(entries.c.user_id, "nameless", *entries.c.keys()),
)
"""Columns that are not exported: a table's position and seed, and events told to others."""

NAMES: Final[Mapping[Column[Any], Column[str]]] = {
    seats.c.user_id: seats.c.name,
    happenings.c.user_id: happenings.c.name,
    happenings.c.guest: happenings.c.guest_name,
    entries.c.user_id: entries.c.name,
}
"""The columns with the names that belong to ids."""

IN_LISTS: Final = (tables.c.kept, outbox.c.ping, packed.c.people)
"""Columns with lists of people's ids; `forget` handles each of them separately."""

IN_DISGUISE: Final = (disguised_holders.c.digest,)
"""Columns with hashes of ids (`disguised.py`)."""

OF_NOBODY: Final = (
    tables.c.server_id,
    tables.c.channel_id,
    tables.c.thread_id,
    tables.c.post_id,
    tables.c.lobby_post_id,
    servers.c.server_id,
    servers.c.openers,
    servers.c.call_role,
    results.c.server_id,
    votes.c.post_id,
    votes.c.place_id,
    outbox.c.place_id,
    outbox.c.post_id,
    letters.c.server_id,
    subscriptions.c.server_id,
    seekers.c.server_id,
    seekers.c.channel_id,
    seekers.c.parent_id,
    noticeboards.c.server_id,
    noticeboards.c.channel_id,
    noticeboards.c.post_id,
    noticeboards.c.post_channel_id,
    users.c.dm_channel,
    messages.c.message_id,
    leagues.c.server_id,
    leagues.c.channel_id,
    leagues.c.role_id,
    seasons.c.post_id,
)
"""Columns with ids of servers, channels, posts and roles."""


def everything_of(db: Connection, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """Return all stored data about a person: rows by table, with the columns to export."""
    found: dict[str, list[dict[str, Any]]] = {}
    for place in PLACES:
        if not place.told:
            continue
        table = place.column.table
        rows = _rows(db, [table.c[name] for name in place.told], place.column == user_id)
        name = table.name if place.column.name in ("user_id", "opener_id") else _named(place)
        found.setdefault(name, []).extend(rows)
    found["moves"].extend(_packed_of(db, user_id))
    found[_told(tables.c.kept)] = [{"id": table_id} for table_id in kept_for(db, user_id)]
    found[_told(outbox.c.ping)] = _mentioned(db, user_id)
    found[disguised_holders.name] = disguised.everything_of(db, user_id)
    return {name: rows for name, rows in found.items() if rows}


def _rows(
    db: Connection, columns: Sequence[Column[Any]], own: ColumnElement[bool]
) -> list[dict[str, Any]]:
    """Return rows of a person, in order; unreadable ones as they are stored."""
    order = columns[0].table.primary_key
    try:
        query = select(*columns).where(own).order_by(*order)
        return [dict(row) for row in db.execute(query).mappings()]
    except MISREAD:
        stored = select(*(type_coerce(column, Text).label(column.name) for column in columns))
        return [dict(row) for row in db.execute(stored.where(own)).mappings()]


def _mentioned(db: Connection, user_id: int) -> list[dict[str, Any]]:
    """Return the exported part of posts that will mention a person."""
    columns = outbox.c.table_id, outbox.c.kind, outbox.c.created_at
    query = select(*columns).where(outbox.c.id.in_(_mentions(db, user_id)))
    return [dict(row) for row in db.execute(query).mappings()]


def _packed_of(db: Connection, user_id: int) -> list[dict[str, Any]]:
    """Return the exported part of a person's moves at tables that have long been over."""
    told = next(place.told for place in PLACES if place.column is moves.c.user_id)
    made = packing.made_by(db, user_id)
    rows = [{"table_id": table_id, **entry._asdict()} for table_id, entry in made]
    return [{name: row[name] for name in told} for row in rows]


def _named(place: Place) -> str:
    return _told(place.column)


def _told(column: Column[Any]) -> str:
    return f"{column.table.name}.{column.name}"


def offered_to(db: Connection, user_id: int) -> list[int]:
    """Return the running tables at which a seat is offered to this person by name."""
    query = select(seats.c.table_id).where(seats.c.open_to == user_id).distinct()
    return list(db.execute(query).scalars())


def kept_for(db: Connection, user_id: int) -> dict[int, tuple[int, ...]]:
    """Return, by table, the people with reserved seats, now or before, if this person is one of
    them.
    """
    query = select(tables.c.id, tables.c.kept).where(
        type_coerce(tables.c.kept, Text).like(f"%{user_id}%")
    )
    return {table_id: kept for table_id, kept in db.execute(query) if user_id in kept}


def votes_on_guest(db: Connection, user_id: int) -> list[tuple[int, int]]:
    """Return the open votes on offering this person a seat, each with its table first."""
    query = select(votes.c.table_id, votes.c.id).where(
        votes.c.guest == user_id, votes.c.closes_at.is_not(None)
    )
    return [(table_id, vote_id) for table_id, vote_id in db.execute(query)]


def forget(db: Connection, user_id: int, placeholder: int) -> None:
    """Remove a person everywhere; facts that others need stay under `placeholder`, below 0. Running
    games still recognise them.

    The person must no longer play anywhere.
    """
    disguised.disguise(db, user_id)
    _hush(db, user_id)
    _keep_no_seat(db, user_id)
    _renew(db, user_id)
    packing.forget(db, user_id, placeholder)
    for place in PLACES:
        table, own = place.column.table, place.column == user_id
        assert isinstance(table, Table)
        if place.fate == "deleted":
            db.execute(delete(table).where(own))
            continue
        values: dict[str, object] = {
            place.column.name: None if place.fate == "emptied" else placeholder
        }
        if place.column in NAMES:
            values[NAMES[place.column].name] = ""
        db.execute(update(table).where(own).values(values))


def _hush(db: Connection, user_id: int) -> None:
    """Remove this person from the mentions of all posts to come."""
    for row_id, ping in _mentions(db, user_id).items():
        left = tuple(each for each in ping if each != user_id)
        db.execute(update(outbox).where(outbox.c.id == row_id).values(ping=left))


def _mentions(db: Connection, user_id: int) -> dict[int, tuple[int, ...]]:
    """Return, by row, the people mentioned by posts to come, if this person is one of them."""
    named = type_coerce(outbox.c.ping, Text).like(f"%{user_id}%")
    query = select(outbox.c.id, outbox.c.ping).where(named)
    return {row_id: ping for row_id, ping in db.execute(query) if user_id in ping}


def _keep_no_seat(db: Connection, user_id: int) -> None:
    """Remove this person from the reserved seats of tables, present and past."""
    for table_id, kept in kept_for(db, user_id).items():
        left = tuple(each for each in kept if each != user_id)
        db.execute(update(tables).where(tables.c.id == table_id).values(kept=left))


def _renew(db: Connection, user_id: int) -> None:
    """Give tables at which this person has a seat a new version, because they have changed."""
    theirs = select(seats.c.table_id).where(seats.c.user_id == user_id)
    db.execute(update(tables).where(tables.c.id.in_(theirs)).values(version=tables.c.version + 1))
