"""The tables of the database: one description for SQLite and PostgreSQL.

`tables` holds each table with its current position, `seats` its players. `moves` is the journal
(move 0 is the set-up), `packed` the journals of tables that have long been over, `snapshots` the
positions that can be returned to. `users` and `servers` hold the settings of people and servers,
`noticeboards` the pages in servers' channels,
`invitations` the people invited to a table, `silenced` the muted inviters, `former_holders` people
who handed a seat over, `disguised_holders` those of them whose data was deleted, `happenings` the
happenings at seats, `notes` people's own notes, `plans` their answers before they are asked,
`watchers` people who follow a table, `seekers` people who look for one. `votes` and `ballots` are
votes, `ratings` and `results` the results of games, `favourites` people's favourites in them,
`lessons` their progress in first games, `imports` the files that they look at, `outbox` undelivered
messages about tables, `letters` those about none, `messages` the direct messages sent,
`subscriptions` the games whose new tables a person wants to hear of, `digests` when they get the
evening's digest, and `memory` the bot's own memory. `leagues` have `seasons`, these people
(`entries`) and `season_tables`. Seeds come from the system's secure source and are stored; none is
shown before its game is over.

A change here needs a migration in `migrations/versions`; a test compares the two. Migrations are
Alembic's, run at every start and by `plaza db upgrade`. Positions carry the version of the game's
layout, and the game migrates them (`rules/game.py`).
"""

from datetime import datetime
from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

from bot.storage.columns import KEY, SNOWFLAKE, Json, Moment, Plain
from bot.storage.rows import Mention
from rules.event import Event

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_table() -> Column[int]:
    return Column("table_id", KEY, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


def _home() -> Column[int]:
    """Return the column that says whose due times those of a row are (`bot.storage.owning`)."""
    return Column("home", Integer, nullable=False, server_default="0")


def _due(name: str) -> Index:
    """Return the index by which a process finds its due times; most rows have none."""
    return Index(None, "home", name, **_if_known(name))


def _if_known(name: str) -> dict[str, Any]:
    """Return the condition of an index that leaves out rows without this value."""
    known = text(f"{name} IS NOT NULL")
    return {"sqlite_where": known, "postgresql_where": known}


# A table from its opening on. `version` goes up with every visible change, and every change is a
# compare-and-set on it. `channel_id` is `NOWHERE`, and there is no `server_id`, if only its
# person's panel shows it. `state` is the position that the game goes on from, under
# `rules_version`; `moves` counts the journal; `horizon` is the newest move that revealed something:
# nothing up to it can be taken back. `computer_due`: a computer still has to answer. `aside`: the
# error id under which a table that cannot be read was set aside. `clock`: the time of each seat, as
# `bot.engine.time_control` reads it. `settles_at`: until then the newest choice can be taken back
# before computers answer it and the next person is called. `expiry_due`: when the end of a table at
# which nothing happens is announced, and, once it was (`expiry_told`), when it ends.
# `abort_reason`: why it was ended early, null if its people wanted that, empty if no one played.
# `kept`: the people of the game before it, with reserved seats, in the order in which they sit (0:
# a computer); `next_id`: the table that was opened to play again. `rated`: its result counts for
# ratings, if no computer sat there from the beginning. `redraws`: when moves are undone by
# agreement, chance decides anew. `lesson`: it is its player's first game. `hints`: people with a
# question can ask for a hint, and its result does not count for ratings. `verdict`: whether it
# counted when it was finished (`bot.service.counting`), null if that was never judged. `conceded`:
# all people but one had resigned, and that one has won, or it was called off because it was too
# early; null for games that ended in any other way. `reliable`: its lobby asks for people who stay
# to the end (`bot.service.reliability`). `told`: the length of the journal when its newest post was
# made, `told_seats`: the number of `happenings` then; null if unknown. `mentions`: the posts that
# ask a person to move, or offer them their seat or the win, as long as they have buttons.
# `autostart`: its game begins when the last seat is taken. `moving`: decisive moves move in its
# posts. `season_id`: the season of a league in which it is played (`bot.service.leagues`).
# `role_called_at`: when its lobby called the role of its server (`bot.service.calling`).
tables: Final = Table(
    "tables",
    METADATA,
    Column("id", KEY, primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", Json(dict[str, str]), nullable=False),
    Column("status", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("capacity", Integer, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("language", String(16), nullable=False),
    Column("server_id", SNOWFLAKE),
    Column("channel_id", SNOWFLAKE, nullable=False),
    Column("thread_id", SNOWFLAKE),
    Column("post_id", SNOWFLAKE),
    Column("lobby_post_id", SNOWFLAKE),
    Column("opener_id", SNOWFLAKE, nullable=False),
    Column("seed", String(64)),
    Column("rules_version", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("horizon", Integer, nullable=False),
    Column("computer_due", Boolean, nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("changed_at", Moment, nullable=False),
    Column("aside", String(16)),
    Column("clock", String(16), nullable=False, server_default="relaxed"),
    Column("settles_at", Moment),
    Column("expiry_due", Moment),
    Column("expiry_told", Boolean, nullable=False, server_default=false()),
    Column("redraws", Boolean, nullable=False, server_default=true()),
    Column("kept", Json(tuple[int, ...]), nullable=False, server_default="[]"),
    Column("next_id", KEY),
    Column("rated", Boolean, nullable=False, server_default=true()),
    Column("lesson", Boolean, nullable=False, server_default=false()),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("verdict", String(16)),
    Column("abort_reason", Plain),
    Column("conceded", String(16)),
    Column("reliable", Boolean, nullable=False, server_default=false()),
    Column("told", Integer),
    Column("told_seats", Integer),
    Column("mentions", Json(tuple[Mention, ...]), nullable=False, server_default="[]"),
    Column("autostart", Boolean, nullable=False, server_default=false()),
    Column("moving", Boolean, nullable=False, server_default=true()),
    Column("season_id", KEY),
    Column("role_called_at", Moment),
    Column("state", Text),
    _home(),
    Index(None, "server_id", "status"),
    Index(None, "season_id"),
    Index(None, "status", "computer_due"),
    _due("settles_at"),
    _due("expiry_due"),
    Index(None, "server_id", "role_called_at", **_if_known("role_called_at")),
    sqlite_autoincrement=True,
)

# `computer` is the level of the computer that plays when no person does. A person who resigned
# stays in `user_id`. `asked_at`: the version at which the seat's open decision was opened, null
# while it has none; `moved_at`: the version that its own last choice or taking back led to;
# `last_move`: that choice in the journal. `pinged`: its person knows of the present wait. `shown`
# counts the seat's questions and moves: its panels carry it, and never the version, which counts
# the steps that others take in secret. `bank`: the seconds left at `ticking_since`; `deadline`:
# when they are used up, null while they are not counted; `overtime`: that time has come, and the
# others were asked what to do. `remind_at`: when the person is reminded next, `reminded` times so
# far in this wait. `stand_in`: the computer gives the seat back when its person returns. `open_to`:
# the person it is offered to, 0 for anyone. `held_until`: until when a newcomer who took it over
# may not leave it unless the others agree. `called_at`: when its person is, or was, called to a
# wait that may have been taken back since. A plan answers the seat's question: at `plan_due`, or,
# with `plan_at_once`, before others are told of the question. `answers`: the number of waits that
# its person ended by a move; `answer_seconds`: their total time. `took`: the seconds of the last
# wait that a move ended; they count again if that is taken back. `waited`: the seconds of the waits
# that were taken back since. `agreed`: in a lobby, the terms that its person has agreed to
# (`bot.service.terms`), null for the opener and for computers. `warn_at`: when the person is told
# how little time is left; `back_at`: when a person is told again that a computer plays for them by
# a vote. `muted`: its person wants to see the table in lists only, and is not called to it.
seats: Final = Table(
    "seats",
    METADATA,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("user_id", SNOWFLAKE),
    Column("name", Plain, nullable=False),
    Column("computer", String(16)),
    Column("resigned_at", Integer),
    Column("asked_at", Integer),
    Column("waiting_since", Moment),
    Column("pinged", Boolean, nullable=False),
    Column("moved_at", Integer, nullable=False),
    Column("last_move", Integer),
    Column("rank", Integer),
    Column("shown", Integer, nullable=False, server_default="0"),
    Column("bank", Integer),
    Column("ticking_since", Moment),
    Column("deadline", Moment),
    Column("overtime", Boolean, nullable=False, server_default=false()),
    Column("remind_at", Moment),
    Column("reminded", Integer, nullable=False, server_default="0"),
    Column("stand_in", Boolean, nullable=False, server_default=false()),
    Column("open_to", SNOWFLAKE),
    Column("held_until", Moment),
    Column("called_at", Moment),
    Column("plan_due", Moment),
    Column("plan_at_once", Boolean, nullable=False, server_default=false()),
    Column("answers", Integer, nullable=False, server_default="0"),
    Column("answer_seconds", Integer, nullable=False, server_default="0"),
    Column("took", Integer, nullable=False, server_default="0"),
    Column("waited", Integer, nullable=False, server_default="0"),
    Column("agreed", Json(dict[str, str])),
    Column("warn_at", Moment),
    Column("back_at", Moment),
    Column("muted", Boolean, nullable=False, server_default=false()),
    _home(),
    PrimaryKeyConstraint("table_id", "seat"),
    UniqueConstraint("table_id", "user_id"),
    Index(None, "user_id", "asked_at"),
    Index(None, "user_id", "table_id"),
    _due("deadline"),
    _due("remind_at"),
    _due("plan_due"),
    _due("warn_at"),
    _due("back_at"),
)

# A person's planned answer to one kind of question at a seat (`bot.engine.planning`): the first of
# `ranked` that can be chosen, or the result of the standing order, with its `order_value`. `round`
# is the one in which it was made. `cancels`: the surprises that end it, as kinds of events and the
# seat that they are about, null for any other. `ended`: why it no longer answers, kept until its
# person has been told.
plans: Final = Table(
    "plans",
    METADATA,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("user_id", SNOWFLAKE, nullable=False),
    Column("ranked", Json(tuple[tuple[str, ...], ...]), nullable=False),
    Column("order_key", String(32), nullable=False),
    Column("order_value", String(64), nullable=False),
    Column("lasts", String(16), nullable=False),
    Column("round", Integer, nullable=False),
    Column("at_once", Boolean, nullable=False),
    Column("cancels", Json(tuple[tuple[str, int | None], ...]), nullable=False),
    Column("ended", String(16)),
    PrimaryKeyConstraint("table_id", "seat", "kind"),
)

invitations: Final = Table(
    "invitations",
    METADATA,
    _of_table(),
    Column("user_id", SNOWFLAKE, nullable=False),
    Column("invited_by", SNOWFLAKE),
    Column("invited_at", Moment),
    Column("declined", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "user_id"),
    Index("ix_invitations_user_id", "user_id"),
)

# The people whose invitations a person has muted.
silenced: Final = Table(
    "silenced",
    METADATA,
    Column("user_id", SNOWFLAKE, nullable=False),
    Column("inviter_id", SNOWFLAKE, nullable=False),
    PrimaryKeyConstraint("user_id", "inviter_id"),
)

# Former holders of a seat of a running table who handed it over: they know the cards dealt there.
# `left_at`: the version at which they left it, 0 if unknown.
former_holders: Final = Table(
    "former_holders",
    METADATA,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("user_id", SNOWFLAKE, nullable=False),
    Column("left_at", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table_id", "seat", "user_id"),
)

# Happenings at the seats of a table, beside the journal of its game: after the entry of this
# `number`, to `user_id`, under that person's name of the time. `guest`: the person who took the
# seat over.
happenings: Final = Table(
    "happenings",
    METADATA,
    Column("id", KEY, primary_key=True),
    _of_table(),
    Column("number", Integer, nullable=False),
    Column("at", Moment, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", SNOWFLAKE, nullable=False),
    Column("name", Plain, nullable=False),
    Column("guest", SNOWFLAKE),
    Column("guest_name", Plain, nullable=False, server_default=""),
    Index(None, "table_id"),
    Index(None, "user_id"),
    Index(None, "guest"),
)

# People whose data was deleted and who held a seat of a running game (`bot.storage.disguised`).
disguised_holders: Final = Table(
    "disguised_holders",
    METADATA,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("salt", String(32), nullable=False),
    Column("digest", String(64), nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "digest"),
)

# A person's own note. It is theirs, not the seat's.
notes: Final = Table(
    "notes",
    METADATA,
    _of_table(),
    Column("user_id", SNOWFLAKE, nullable=False),
    Column("text", Plain, nullable=False),
    PrimaryKeyConstraint("table_id", "user_id"),
)

# People who follow a table without a seat there, and what they want to be told of it.
watchers: Final = Table(
    "watchers",
    METADATA,
    _of_table(),
    Column("user_id", SNOWFLAKE, nullable=False),
    Column("wish", String(16), nullable=False, server_default="end"),
    PrimaryKeyConstraint("table_id", "user_id"),
    Index("ix_watchers_user_id", "user_id"),
)

# People who look for a table on a server (`bot.service.seeking`), with the games, numbers of seats
# and clocks that suit them, and how many days they wait. Their table opens in the channel where the
# oldest of them has typed /find; `parent_id` is the one above a thread. `half_at`: when they get a
# lobby if no table has begun, null once they have it; `lobby_id`: that lobby. `due_at`: when the
# entry is looked after next; a week after its end it is deleted.
seekers: Final = Table(
    "seekers",
    METADATA,
    Column("id", KEY, primary_key=True),
    Column("server_id", SNOWFLAKE, nullable=False),
    Column("user_id", SNOWFLAKE, nullable=False),
    Column("name", Plain, nullable=False),
    Column("language", String(16)),
    Column("channel_id", SNOWFLAKE, nullable=False),
    Column("parent_id", SNOWFLAKE),
    Column("games", Json(tuple[str, ...]), nullable=False),
    Column("seats", Json(tuple[int, ...]), nullable=False),
    Column("clocks", Json(tuple[str, ...]), nullable=False),
    Column("days", Integer, nullable=False),
    Column("since", Moment, nullable=False),
    Column("until", Moment, nullable=False),
    Column("half_at", Moment),
    Column("due_at", Moment, nullable=False),
    Column("lobby_id", KEY),
    _home(),
    UniqueConstraint("server_id", "user_id"),
    Index(None, "user_id"),
    Index(None, "home", "due_at"),
    sqlite_autoincrement=True,
)

# The journal. Move 0 is the set-up, which no seat chose. A move that was taken back stays, marked
# `undone`: proof, but never counted again. Numbers are never used twice. `planned`: a plan chose it
# for the person who sat there. `round`: the round in which it was made, as the game counts them, 0
# before the first; null if unknown.
moves: Final = Table(
    "moves",
    METADATA,
    _of_table(),
    Column("number", Integer, nullable=False),
    Column("seat", Integer),
    Column("user_id", SNOWFLAKE),
    Column("kind", String(32), nullable=False),
    Column("choice", Json(tuple[int, ...]), nullable=False),
    Column("keys", Json(tuple[str, ...]), nullable=False),
    Column("events", Json(tuple[Event, ...]), nullable=False),
    Column("digest", String(32), nullable=False),
    Column("computer", Boolean, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("made_at", Moment, nullable=False),
    Column("undone", Boolean, nullable=False),
    Column("planned", Boolean, nullable=False, server_default=false()),
    Column("round", Integer),
    PrimaryKeyConstraint("table_id", "number"),
)

# The journal of a table that has long been over, packed into one row (`bot.storage.packing`): its
# rows in `moves` are gone. `people`: the people who made the moves, which refer to them by their
# index here.
packed: Final = Table(
    "packed",
    METADATA,
    _of_table(),
    Column("people", Json(tuple[int, ...]), nullable=False),
    Column("journal", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id"),
)

# The position before each move that may still be taken back.
snapshots: Final = Table(
    "snapshots",
    METADATA,
    _of_table(),
    Column("move", Integer, nullable=False),
    Column("state", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "move"),
)

# `dm_closed`: a DM could not be delivered; `dm_told`: and the person was told, once. `theme` and
# `large_text` are for the pictures that only this person sees; with `reduced_motion` nothing moves
# in the posts of a table where this person plays. `zone` to `vacations`: when this person is off
# (`bot.engine.habits`); `remind_every`: hours between reminders, 0 for none;
# `confirm`: each choice waits for Confirm, also where one click could play it; `counted`: when
# clocks run although this person has lately set time off; `private`: no other person sees the
# ratings.
users: Final = Table(
    "users",
    METADATA,
    Column("user_id", SNOWFLAKE, primary_key=True, autoincrement=False),
    Column("language", String(16)),
    Column("dm", Boolean, nullable=False),
    Column("dm_closed", Boolean, nullable=False),
    Column("dm_told", Boolean, nullable=False, server_default=false()),
    Column("theme", String(16), nullable=False, server_default="dark"),
    Column("large_text", Boolean, nullable=False, server_default=true()),
    Column("zone", String(64), nullable=False, server_default="UTC"),
    Column("quiet", Json(tuple[int, int])),
    Column("weekends_off", Boolean, nullable=False, server_default=false()),
    Column(
        "vacations",
        Json(tuple[tuple[datetime, datetime], ...]),
        nullable=False,
        server_default="[]",
    ),
    Column("remind_every", Integer, nullable=False, server_default="24"),
    Column("confirm", Boolean, nullable=False, server_default=false()),
    Column(
        "counted",
        Json(tuple[tuple[datetime, datetime], ...]),
        nullable=False,
        server_default="[]",
    ),
    Column("private", Boolean, nullable=False, server_default=false()),
    Column("results", String(16), nullable=False, server_default="loud"),
    Column("dm_channel", SNOWFLAKE),
    Column("passes", Json(dict[str, bool]), nullable=False, server_default="{}"),
    Column("reduced_motion", Boolean, nullable=False, server_default=false()),
)

# `left_at`: since when the bot has been gone, as far as is known. `channels`: where tables may be
# opened, none for anywhere. `openers`: the role that may, 0 for managers of the server, null for
# all. `clock`: that of a new table. `most_tables`: how many may be open or running at once.
# `call_role`: the role that lobbies may call.
servers: Final = Table(
    "servers",
    METADATA,
    Column("server_id", SNOWFLAKE, primary_key=True, autoincrement=False),
    Column("language", String(16)),
    Column("left_at", Moment),
    Column("channels", Json(tuple[int, ...]), nullable=False, server_default="[]"),
    Column("openers", SNOWFLAKE),
    Column("clock", String(16)),
    Column("most_tables", Integer),
    Column("call_role", SNOWFLAKE),
)

# The page of a server's tables, kept up to date in a channel. Without `channel_id` its message will
# be removed, and then the row. `post_id`: the message, in `post_channel_id`, of `posted_at`;
# `digest`: a fingerprint of what it says. `trouble`: why it cannot be shown. `due_at`: when it is
# looked after next.
noticeboards: Final = Table(
    "noticeboards",
    METADATA,
    Column("server_id", SNOWFLAKE, primary_key=True, autoincrement=False),
    Column("channel_id", SNOWFLAKE),
    Column("post_id", SNOWFLAKE),
    Column("post_channel_id", SNOWFLAKE),
    Column("posted_at", Moment),
    Column("digest", String(64), nullable=False),
    Column("trouble", String(16)),
    Column("due_at", Moment),
    _home(),
    _due("due_at"),
)

# Votes of the people at a table. `seat`: the one it is about; `user_id`: the person who called it,
# null if time ran out; `clock`: the proposed time control; `guest`: the person to be offered a
# seat, 0 for anyone; `move`: the first of those to be undone; `place_id`: the proposed channel or
# thread of its server. `closes_at` is null once it is closed, and `outcome` is the result.
# `opened_at` and `closes_at` are moved on by the time for which the bot was away
# (`engine/pausing.py`).
votes: Final = Table(
    "votes",
    METADATA,
    Column("id", KEY, primary_key=True),
    _of_table(),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("user_id", SNOWFLAKE),
    Column("clock", String(16)),
    Column("opened_at", Moment, nullable=False),
    Column("closes_at", Moment),
    Column("outcome", String(16)),
    Column("post_id", SNOWFLAKE),
    Column("guest", SNOWFLAKE),
    Column("move", Integer),
    Column("place_id", SNOWFLAKE),
    _home(),
    Index(None, "table_id", "closes_at"),
    _due("closes_at"),
    sqlite_autoincrement=True,
)

ballots: Final = Table(
    "ballots",
    METADATA,
    Column("vote_id", KEY, ForeignKey("votes.id", ondelete="CASCADE"), nullable=False),
    Column("user_id", SNOWFLAKE, nullable=False),
    Column("answer", String(16), nullable=False),
    Column("cast_at", Moment, nullable=False),
    PrimaryKeyConstraint("vote_id", "user_id"),
)

# A person's strength in a game, judged by rated games (`bot.service.ratings`), and the totals of
# these. `wins`: a shared victory counts as a share of one; `expected`: the wins expected at this
# strength.
ratings: Final = Table(
    "ratings",
    METADATA,
    Column("user_id", SNOWFLAKE, nullable=False),
    Column("game", String(32), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Float, nullable=False),
    Column("expected", Float, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("answer_seconds", Integer, nullable=False),
    PrimaryKeyConstraint("user_id", "game"),
    Index(None, "game"),
)

# Each person's result in a rated game, with the rating after it. `walkover`: all others had left.
results: Final = Table(
    "results",
    METADATA,
    _of_table(),
    Column("user_id", SNOWFLAKE, nullable=False),
    Column("game", String(32), nullable=False),
    Column("server_id", SNOWFLAKE),
    Column("rank", Integer, nullable=False),
    Column("won", Float, nullable=False),
    Column("expected", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("walkover", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "user_id"),
    Index(None, "user_id", "game", "server_id"),
)

# A player's progress in first games of a game: kinds of questions that they have answered there.
# `off`: they want no more lessons.
lessons: Final = Table(
    "lessons",
    METADATA,
    Column("user_id", SNOWFLAKE, nullable=False),
    Column("game", String(32), nullable=False),
    Column("kinds", Json(tuple[str, ...]), nullable=False),
    Column("off", Boolean, nullable=False),
    PrimaryKeyConstraint("user_id", "game"),
)

# Files of tables that are over, imported by a person to look at them (`service/imports.py`).
imports: Final = Table(
    "imports",
    METADATA,
    Column("id", KEY, primary_key=True),
    Column("user_id", SNOWFLAKE, nullable=False),
    Column("imported_at", Moment, nullable=False),
    Column("file", Text, nullable=False),
    Index(None, "user_id"),
    sqlite_autoincrement=True,
)

# The count of a person's acts that show a liking (`rules.game.Liking`) in their rated games of one
# game, by their object.
favourites: Final = Table(
    "favourites",
    METADATA,
    Column("user_id", SNOWFLAKE, nullable=False),
    Column("game", String(32), nullable=False),
    Column("key", String(64), nullable=False),
    Column("times", Integer, nullable=False),
    PrimaryKeyConstraint("user_id", "game", "key"),
)

# A game whose new tables a person wants to hear of: `at_once`, or in the evening's digest.
# `server_id`: a server on which they said so, 0 for none; where they have sat it holds, too.
subscriptions: Final = Table(
    "subscriptions",
    METADATA,
    Column("user_id", SNOWFLAKE, nullable=False),
    Column("game", String(32), nullable=False),
    Column("server_id", SNOWFLAKE, nullable=False),
    Column("at_once", Boolean, nullable=False),
    PrimaryKeyConstraint("user_id", "game", "server_id"),
    Index(None, "game", "at_once"),
)

# A person's evening digest: `at`, the minutes after midnight in their zone; `due_at`, when the next
# one is, null if they want nothing in it; `told_at`, up to when they have been told.
digests: Final = Table(
    "digests",
    METADATA,
    Column("user_id", SNOWFLAKE, primary_key=True, autoincrement=False),
    Column("at", Integer, nullable=False),
    Column("due_at", Moment),
    Column("told_at", Moment),
    _home(),
    _due("due_at"),
)

# The bot's own memory, such as the commands it has given to Discord.
memory: Final = Table(
    "memory",
    METADATA,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# Undelivered messages. A row is deleted when it is delivered. `claimed_at`: a process is delivering
# it, or died doing so: then it may have arrived, and is sent again automatically, with its id as
# nonce. `aside`: the id under which it was given up. `vote_id`: the vote it shows. `place_id`,
# `post_id`: the former place of a table that has moved, and the post there that will lose its
# buttons. Ids are never used twice.
outbox: Final = Table(
    "outbox",
    METADATA,
    Column("id", KEY, primary_key=True),
    _of_table(),
    Column("kind", String(16), nullable=False),
    Column("user_id", SNOWFLAKE),
    Column("fresh", Boolean, nullable=False),
    Column("ping", Json(tuple[int, ...]), nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("next_try", Moment, nullable=False),
    Column("claimed_at", Moment),
    Column("aside", String(16)),
    Column("error", Text),
    Column("vote_id", KEY),
    Column("place_id", SNOWFLAKE),
    Column("post_id", SNOWFLAKE),
    Index(None, "aside", "next_try"),
    Index(None, "table_id"),
    sqlite_autoincrement=True,
)

# Undelivered messages that are about no table: for a channel of the server, or to the person.
# `about` is the row that it tells of, in the table of its feature. A row is deleted when it is
# delivered; `claimed_at` is as in the outbox. Ids are never used twice.
letters: Final = Table(
    "letters",
    METADATA,
    Column("id", KEY, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("server_id", SNOWFLAKE),
    Column("user_id", SNOWFLAKE),
    Column("about", KEY),
    Column("created_at", Moment, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("next_try", Moment, nullable=False),
    Column("claimed_at", Moment),
    _home(),
    Index(None, "home", "next_try"),
    Index(None, "user_id"),
    sqlite_autoincrement=True,
)

# Direct messages about a table, or about none if they came as letters. `loud`: it rang.
# `message_id` is null once it has no buttons left. `answered_at`: since when the table no longer
# waits for its person. `used`: its buttons were clicked, so it shows the panel as it is now.
messages: Final = Table(
    "messages",
    METADATA,
    Column("id", KEY, primary_key=True),
    Column("table_id", KEY, ForeignKey("tables.id", ondelete="CASCADE")),
    Column("user_id", SNOWFLAKE, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("message_id", SNOWFLAKE),
    Column("loud", Boolean, nullable=False),
    Column("sent_at", Moment, nullable=False),
    Column("answered_at", Moment),
    Column("used", Boolean, nullable=False, server_default=false()),
    Index(None, "table_id", "user_id"),
    Index(None, "user_id"),
    Index(None, "message_id"),
)

# A league of a server (`bot.service.leagues`): one game for one number of seats (`capacity`),
# season after season. `weeks`: how long a season lasts; `role_id`: who may look after it beside
# managers of the server; `language`: that of its posts. `trouble`: why it cannot go on now, as the
# code of a refusal. `due_at`: when there is something to do next.
leagues: Final = Table(
    "leagues",
    METADATA,
    Column("id", KEY, primary_key=True),
    Column("server_id", SNOWFLAKE, nullable=False),
    Column("name", Plain, nullable=False),
    Column("game", String(32), nullable=False),
    Column("capacity", Integer, nullable=False),
    Column("options", Json(dict[str, str]), nullable=False),
    Column("clock", String(16), nullable=False),
    Column("channel_id", SNOWFLAKE, nullable=False),
    Column("weeks", Integer, nullable=False),
    Column("role_id", SNOWFLAKE),
    Column("language", String(16), nullable=False),
    Column("opened_at", Moment, nullable=False),
    Column("ended_at", Moment),
    Column("trouble", String(32)),
    Column("due_at", Moment),
    _home(),
    Index(None, "server_id"),
    _due("due_at"),
    sqlite_autoincrement=True,
)

# A season. `seed` decides the people's numbers in the schedule, and ties; it is drawn when the
# season begins. `put_off`: how often too few people had registered. `post_id`: the post at which
# people register. `sizes`: those of its divisions, the top one first.
seasons: Final = Table(
    "seasons",
    METADATA,
    Column("id", KEY, primary_key=True),
    Column("league_id", KEY, ForeignKey("leagues.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("opened_at", Moment, nullable=False),
    Column("begins_at", Moment, nullable=False),
    Column("last_day", Moment),
    Column("seed", String(64)),
    Column("put_off", Integer, nullable=False, server_default="0"),
    Column("post_id", SNOWFLAKE),
    Column("sizes", Json(tuple[int, ...]), nullable=False, server_default="[]"),
    UniqueConstraint("league_id", "number"),
    sqlite_autoincrement=True,
)

# People of a season. `division`, from 0, and `place`: their number in its schedule. `final`: their
# rank there at the end, and how they `move`.
entries: Final = Table(
    "entries",
    METADATA,
    Column("season_id", KEY, ForeignKey("seasons.id", ondelete="CASCADE"), nullable=False),
    Column("user_id", SNOWFLAKE, nullable=False),
    Column("name", Plain, nullable=False),
    Column("registered_at", Moment, nullable=False),
    Column("division", Integer),
    Column("place", Integer),
    Column("status", String(16), nullable=False),
    Column("final", Integer),
    Column("move", String(16)),
    PrimaryKeyConstraint("season_id", "user_id"),
    Index("ix_entries_user_id", "user_id"),
)

# The tables of a season, by their `number` in the schedule of a division; `table_id` is null until
# one is opened. `points`: in sixtieths, by seat, null until it counts; `scores`: those of its game,
# null without any. `judged`: it was still running on the last day.
season_tables: Final = Table(
    "season_tables",
    METADATA,
    Column("season_id", KEY, ForeignKey("seasons.id", ondelete="CASCADE"), nullable=False),
    Column("division", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("table_id", KEY, ForeignKey("tables.id", ondelete="SET NULL")),
    Column("points", Json(tuple[int, ...])),
    Column("scores", Json(tuple[int, ...])),
    Column("judged", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("season_id", "division", "number"),
    UniqueConstraint("table_id"),
)
