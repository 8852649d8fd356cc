"""The arguments and results of the repositories: one tuple per kind of row, with the columns in
order.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.storage.kinds import Kind, LetterKind
from rules.decision import Choice
from rules.event import NOBODY, Event, Seat
from rules.match import REDRAW, Move

Status: TypeAlias = Literal["lobby", "running", "finished", "cancelled", "aborted"]
BEGUN: Final = ("running", "finished", "aborted")
"""The statuses of tables that have a position."""

NO_TABLE: Final = 0
"""The table of what is about none, such as letters."""

NOWHERE: Final = 0
"""The channel of a solo table: only its person's panel shows it, and it makes no posts."""

VoteKind: TypeAlias = Literal["overtime", "abort", "clock", "offer", "leave", "undo", "place"]
SeatKind: TypeAlias = Literal[
    "resigned", "away", "voted", "late", "moved", "back", "returned", "handed_over", "won"
]
"""The happenings at a seat: its person resigned, or went away; a computer plays there by vote, or
because time was up in a league, or has moved by vote; its person came back, or got it back because
no one else plays; another person took it; its person has won because all others have resigned.
"""
Conceded: TypeAlias = Literal["won", "called_off"]
"""The end of a game that all but one have resigned: that one has won, or it was too early."""
ThemeName: TypeAlias = Literal["dark", "light"]
ResultsBy: TypeAlias = Literal["loud", "silent", "table"]
"""The way in which a person learns the result of a game; `table`: only by the post there."""
Lasts: TypeAlias = Literal["once", "auction", "round", "standing"]
Ended: TypeAlias = Literal["vain", "auction", "round", "surprised", "undone"]


Wish: TypeAlias = Literal["end", "rounds", "daily"]
"""What a person who follows a table is told: its end, and until then perhaps each round, or a line
a day.
"""


class Mention(NamedTuple):
    """A post that asks the person of a seat to move, or offers them something, by its kind."""

    seat: Seat
    post_id: int
    kind: Kind


class TableRow(NamedTuple):
    """A table, without its position (see `schema.tables`)."""

    id: int
    game: str
    options: dict[str, str]
    status: Status
    version: int
    capacity: int
    private: bool
    language: str
    server_id: int | None
    channel_id: int
    thread_id: int | None
    post_id: int | None
    lobby_post_id: int | None
    opener_id: int
    seed: str | None
    rules_version: int
    moves: int
    horizon: int
    computer_due: bool
    created_at: datetime
    changed_at: datetime
    aside: str | None = None
    clock: str = "relaxed"
    settles_at: datetime | None = None
    expiry_due: datetime | None = None
    expiry_told: bool = False
    redraws: bool = True
    kept: tuple[int, ...] = ()
    next_id: int | None = None
    rated: bool = True
    lesson: bool = False
    hints: bool = False
    verdict: str | None = None
    abort_reason: str | None = None
    conceded: Conceded | None = None
    reliable: bool = False
    told: int | None = None
    told_seats: int | None = None
    mentions: tuple[Mention, ...] = ()
    autostart: bool = False
    moving: bool = True
    season_id: int | None = None
    role_called_at: datetime | None = None

    @property
    def is_solo(self) -> bool:
        """Whether only its one person sees it."""
        return self.channel_id == NOWHERE

    @property
    def is_of_league(self) -> bool:
        """Whether it is played in a league, where more is at stake than this game."""
        return self.season_id is not None


class SeatRow(NamedTuple):
    """A seat of a table (see `schema.seats`)."""

    seat: Seat
    user_id: int | None
    name: str
    computer: str | None = None
    resigned_at: int | None = None
    asked_at: int | None = None
    waiting_since: datetime | None = None
    pinged: bool = False
    moved_at: int = 0
    last_move: int | None = None
    rank: int | None = None
    shown: int = 0
    bank: int | None = None
    ticking_since: datetime | None = None
    deadline: datetime | None = None
    overtime: bool = False
    remind_at: datetime | None = None
    reminded: int = 0
    stand_in: bool = False
    open_to: int | None = None
    held_until: datetime | None = None
    called_at: datetime | None = None
    plan_due: datetime | None = None
    plan_at_once: bool = False
    answers: int = 0
    answer_seconds: int = 0
    took: int = 0
    waited: int = 0
    agreed: dict[str, str] | None = None
    warn_at: datetime | None = None
    back_at: datetime | None = None
    muted: bool = False

    @property
    def by_computer(self) -> bool:
        """Whether a computer decides here, from the start, for good or until a person returns."""
        return self.computer is not None

    @property
    def is_held(self) -> bool:
        """Whether a person holds it who has not resigned."""
        return self.user_id is not None and self.resigned_at is None

    @property
    def by_itself(self) -> bool:
        """Whether the question here calls no one: a computer answers, or a plan at once."""
        return self.by_computer or self.plan_at_once

    @property
    def is_planned(self) -> bool:
        """Whether a plan will answer the question here."""
        return self.plan_at_once or self.plan_due is not None


def answers_itself(seats: Sequence[SeatRow]) -> bool:
    """Whether a computer, or a plan that answers at once, has something to decide."""
    return any(seat.asked_at is not None and seat.by_itself for seat in seats)


class FormerRow(NamedTuple):
    """A person who has handed a seat over (see `schema.former_holders`)."""

    seat: Seat
    user_id: int
    left_at: int


class InLeague(NamedTuple):
    """The place of a table in a league; divisions are counted from 0."""

    name: str
    season: int
    division: int


class Stored(NamedTuple):
    """A table with its seats, in order, and the text of its position, once it has one.

    Only in a list can a table not be `whole`: there, its unreadable fields are empty. `left`: the
    bot is no longer on its server. `known`: names of the people the table waits to sit down, if
    they have sat at any (`tables.names`); empty in a list. `league`: where it is played in one.
    """

    table: TableRow
    seats: tuple[SeatRow, ...]
    state: str | None
    whole: bool = True
    left: bool = False
    known: Mapping[int, str] = {}  # a read-only proxy could not be sent to helpers
    league: InLeague | None = None

    @property
    def awaited(self) -> tuple[int, ...]:
        """The people with reserved seats in a lobby: those of the game before it."""
        if self.table.status != "lobby":
            return ()
        seated = {seat.user_id for seat in self.seats}
        return tuple(user_id for user_id in self.table.kept if user_id not in {0, *seated})

    @property
    def has_room(self) -> bool:
        """Whether a seat is free and not reserved."""
        return len(self.seats) + len(self.awaited) < self.table.capacity


class Where(NamedTuple):
    """The place of a table."""

    server_id: int | None
    channel_id: int
    thread_id: int | None


class Logged(NamedTuple):
    """An event, with the number of its journal entry, which is never shown, and the round of that
    entry, None if it is not known.
    """

    number: int
    round: int | None
    event: Event


class Entry(NamedTuple):
    """An entry of the journal; `seat` is None for the set-up, `round` if it is not known."""

    number: int
    seat: Seat | None
    user_id: int | None
    kind: str
    choice: Choice
    keys: tuple[str, ...]
    events: tuple[Event, ...]
    digest: str
    computer: bool
    rules_version: int
    made_at: datetime
    undone: bool = False
    planned: bool = False
    round: int | None = None

    def move(self) -> Move:
        """Return it as a move of the rules. Raises ValueError for the set-up."""
        if self.seat is None and self.kind != REDRAW:
            raise ValueError("the set-up is no move")
        seat = NOBODY if self.seat is None else self.seat
        return Move(
            seat, self.kind, self.choice, self.keys, self.events, self.digest, self.computer
        )


class Happened(NamedTuple):
    """A happening at a seat (see `schema.happenings`), with the names of that time."""

    number: int
    at: datetime
    kind: SeatKind
    seat: Seat
    user_id: int
    name: str
    guest: int | None = None
    guest_name: str = ""


class PlanRow(NamedTuple):
    """A person's planned answer to one kind of question at a seat (see `schema.plans`)."""

    seat: Seat
    kind: str
    user_id: int
    ranked: tuple[tuple[str, ...], ...] = ()
    order_key: str = ""
    order_value: str = ""
    lasts: Lasts = "once"
    round: int = 0
    at_once: bool = False
    cancels: tuple[tuple[str, Seat | None], ...] = ()
    ended: Ended | None = None


class UserRow(NamedTuple):
    """A user's settings; whether their DMs turned out to be closed, and whether they were told.

    `passes`: by game, whether Plaza passes for them when they can do nothing else, once they have
    said. `unusable`: the settings at their default because the stored value is unusable.
    """

    user_id: int
    language: str | None = None
    dm: bool = True
    dm_closed: bool = False
    dm_told: bool = False
    theme: ThemeName = "dark"
    large_text: bool = True
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    weekends_off: bool = False
    vacations: tuple[tuple[datetime, datetime], ...] = ()
    remind_every: int = 24
    confirm: bool = False
    counted: tuple[tuple[datetime, datetime], ...] = ()
    private: bool = False
    results: ResultsBy = "loud"
    dm_channel: int | None = None
    passes: Mapping[str, bool] = {}
    reduced_motion: bool = False
    unusable: tuple[str, ...] = ()

    @property
    def takes_dms(self) -> bool:
        """Whether this person wants direct messages, and they arrive."""
        return self.dm and not self.dm_closed


class ServerRow(NamedTuple):
    """A server's settings, and since when the bot has been gone from it."""

    server_id: int
    language: str | None = None
    left_at: datetime | None = None
    channels: tuple[int, ...] = ()
    openers: int | None = None
    clock: str | None = None
    most_tables: int | None = None
    call_role: int | None = None


class DigestRow(NamedTuple):
    """When a person gets the evening's digest (see `schema.digests`)."""

    user_id: int
    at: int = 18 * 60
    due_at: datetime | None = None
    told_at: datetime | None = None


class NoticeboardRow(NamedTuple):
    """The page of a server's tables in one of its channels (see `schema.noticeboards`)."""

    server_id: int
    channel_id: int | None
    post_id: int | None = None
    post_channel_id: int | None = None
    posted_at: datetime | None = None
    digest: str = ""
    trouble: str | None = None
    due_at: datetime | None = None


class VoteRow(NamedTuple):
    """A vote of the people at a table (see `schema.votes`)."""

    id: int
    table_id: int
    kind: VoteKind
    seat: Seat | None
    user_id: int | None
    clock: str | None
    opened_at: datetime
    closes_at: datetime | None
    outcome: str | None = None
    post_id: int | None = None
    guest: int | None = None
    move: int | None = None
    place_id: int | None = None


class RatingRow(NamedTuple):
    """A person's strength in a game (see `schema.ratings`)."""

    user_id: int
    game: str
    mu: float
    sigma: float
    games: int = 0
    wins: float = 0
    expected: float = 0
    answers: int = 0
    answer_seconds: int = 0


class ResultRow(NamedTuple):
    """A person's result in a rated game (see `schema.results`)."""

    table_id: int
    user_id: int
    game: str
    server_id: int | None
    rank: int
    won: float
    expected: float
    mu: float
    sigma: float
    walkover: bool = False


class LessonsRow(NamedTuple):
    """A player's progress in first games of a game (see `schema.lessons`)."""

    user_id: int
    game: str
    kinds: tuple[str, ...] = ()
    off: bool = False


class FavouriteRow(NamedTuple):
    """A player's count of an act in their games (see `schema.favourites`)."""

    user_id: int
    game: str
    key: str
    times: int


class SeekerRow(NamedTuple):
    """A person who looks for a table on a server (see `schema.seekers`)."""

    id: int
    server_id: int
    user_id: int
    name: str
    language: str | None
    channel_id: int
    parent_id: int | None
    games: tuple[str, ...]
    seats: tuple[int, ...]
    clocks: tuple[str, ...]
    days: int
    since: datetime
    until: datetime
    half_at: datetime | None
    due_at: datetime
    lobby_id: int | None = None


class Notice(NamedTuple):
    """A message to deliver, before the outbox has numbered it.

    `fresh`: a new post, not an edit; `ping`: the people it mentions; `user_id`: the person whose
    panel it is; `not_before`: when it may be told, None for at once; `vote_id`: the vote that it
    shows; `place_id` and `post_id`: a post in a place that the table has left; if `fresh`, a post
    there tells those to `ping` the new place.
    """

    kind: Kind
    user_id: int | None = None
    fresh: bool = False
    ping: tuple[int, ...] = ()
    not_before: datetime | None = None
    vote_id: int | None = None
    place_id: int | None = None
    post_id: int | None = None


class Letter(NamedTuple):
    """A message about no table, before it has a number: to a person, or for a channel of a server.

    `about`: the row that it tells of, in the table of its feature; `not_before`: when it may be
    told, None for at once.
    """

    kind: LetterKind
    server_id: int | None = None
    user_id: int | None = None
    about: int | None = None
    not_before: datetime | None = None


class LetterRow(NamedTuple):
    """A letter that waits to be told (see `schema.letters`)."""

    id: int
    kind: LetterKind
    server_id: int | None
    user_id: int | None
    about: int | None
    created_at: datetime
    attempts: int
    next_try: datetime
    claimed_at: datetime | None


class MessageRow(NamedTuple):
    """A direct message that was sent, about a table or by a letter (see `schema.messages`)."""

    id: int
    table_id: int | None
    user_id: int
    kind: Kind | LetterKind
    message_id: int | None
    loud: bool
    sent_at: datetime
    answered_at: datetime | None
    used: bool


class OutboxRow(NamedTuple):
    """A notice that waits in the outbox; its `id` serves as nonce."""

    id: int
    table_id: int
    kind: Kind
    user_id: int | None
    fresh: bool
    ping: tuple[int, ...]
    created_at: datetime
    attempts: int
    next_try: datetime
    claimed_at: datetime | None
    vote_id: int | None = None
    place_id: int | None = None
    post_id: int | None = None
