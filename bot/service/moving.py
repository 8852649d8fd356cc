"""Showing a running table in another place of its server, or on another server."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection

from bot.engine import pausing
from bot.engine.turn import Turn, is_waited_for
from bot.service.expiry import players
from bot.service.votes.majority import MOOT
from bot.storage import outbox, profiles, tables, votes
from bot.storage.rows import Notice, VoteRow
from bot.storage.tables import Place


def move(
    db: Connection,
    turn: Turn,
    server_id: int,
    channel_id: int,
    *,
    mover: int | None = None,
    decided: Sequence[VoteRow] = (),
) -> None:
    """Post the table in another place, with its open votes and those just `decided`; clocks go on
    there.

    The old place gets no more clicks. If a person moves the table, the other players are told
    there. A vote on a place of the former server is moot on another.
    """
    before, shown = turn.before.table, [*votes.open_at(db, turn.table.id), *decided]
    if server_id != before.server_id:
        for vote in shown:
            if vote.kind == "place":
                votes.close(db, vote.id, MOOT)
    mentions = [mention.post_id for mention in before.mentions]
    former = [before.post_id, *(vote.post_id for vote in shown), *mentions]
    stood = _stood_since(db, turn)
    if stood is not None:
        waited = {seat.seat for seat in turn.seats if is_waited_for(seat)}
        pausing.move_votes(db, turn.table.id, waited, stood, turn.now)
    users = profiles.find_users(db, turn.persons())
    turn.move_to(server_id, channel_id, users, stood)
    tables.set_place(
        db,
        turn.table.id,
        Place(
            server_id=server_id,
            channel_id=channel_id,
            thread_id=None,
            post_id=None,
            lobby_post_id=None,
            mentions=(),
        ),
    )
    for vote in shown:
        votes.set_post(db, vote.id, None)
    told = [Notice("vote", vote_id=vote.id) for vote in shown]
    place_id = before.thread_id or before.channel_id
    left = [Notice("former", place_id=place_id, post_id=post) for post in former if post]
    if left and mover is not None and place_id != channel_id:
        others = sorted({*players(turn.seats)} - {mover})
        left[0] = left[0]._replace(fresh=True, ping=tuple(others))
    outbox.add(db, turn.table.id, [Notice("board", fresh=True), *told, *left], turn.now)


def _stood_since(db: Connection, turn: Turn) -> datetime | None:
    """Return since when the bot has been gone from the table's server; None if it is there."""
    server_id = turn.table.server_id
    return None if server_id is None else profiles.server(db, server_id).left_at
