"""The arguments and results of use cases: people, tables, positions. Facts only, no words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.engine.waits import has_stalled, is_low
from bot.storage.reliability import Stays
from bot.storage.rows import (
    NOWHERE,
    Conceded,
    Happened,
    InLeague,
    Lasts,
    Mention,
    NoticeboardRow,
    PlanRow,
    ResultsBy,
    SeatRow,
    ServerRow,
    Status,
    Stored,
    UserRow,
    VoteKind,
    Where,
    Wish,
)
from rules.decision import Choice, Decision
from rules.event import Event, Facts, Seat
from rules.game import AnyGame, Order, View

ANYBODY: Final = 0
"""The guest of an offer that is open to anyone."""

PlanInfo: TypeAlias = PlanRow
HappenedInfo: TypeAlias = Happened
PlanLasts: TypeAlias = Lasts
Sureness: TypeAlias = Literal["guess", "rough", "known"]
ROUGH: Final = 6.5
KNOWN: Final = 4.5
"""The uncertainty above which a rating is a guess, and that above which it is rough.

At first it is 8.3, after ten games about 6.5, after 35 about 4.5.
"""

UserInfo: TypeAlias = UserRow
ServerInfo: TypeAlias = ServerRow
NoticeboardInfo: TypeAlias = NoticeboardRow
Whereabouts: TypeAlias = Where
LeagueInfo: TypeAlias = InLeague
ResultsWay: TypeAlias = ResultsBy
WatchWish: TypeAlias = Wish


class Person(NamedTuple):
    """An acting person. The name is Discord's, and must be cleaned before it is shown."""

    user_id: int
    name: str
    language: str | None = None


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat as everyone may know it; `computer` is the level of what plays there now.

    `user_id` still names a person who resigned, and one for whom a computer stands in. `rank` is
    set at the end. `deadline`: when the clock of a seat that is waited for runs out; `overtime`: it
    has run out, and the others were asked; `low`: little is left of its time; `stalled`: all
    reminders were ignored; `open_to`: the person offered the seat, or ANYBODY; `held_until`: until
    then a newcomer who took it over has to stay; `agreed`: in a lobby, the terms that its person
    has agreed to (`service/terms.py`); `back_at`: when a person for whom a computer plays against
    their wish is told again.
    """

    seat: Seat
    user_id: int | None
    name: str
    computer: str | None
    resigned: bool
    waiting: bool
    waiting_since: datetime | None
    rank: int | None
    deadline: datetime | None = None
    overtime: bool = False
    stalled: bool = False
    stand_in: bool = False
    open_to: int | None = None
    held_until: datetime | None = None
    agreed: Mapping[str, str] | None = None
    low: bool = False
    back_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A table as everyone may know it; `aside`: the error id under which it was set aside.

    `settles_at`: until then the newest choice can be mended before it is answered. `ends_at`: when
    it ends if no one plays there, once announced. `kept`: the people its seats are kept for.
    `rated`: its result counts for ratings, if only people play, without `hints`. `redraws`: chance
    decides anew when moves are undone. `lesson`: it is its player's first game. `upload`: the
    number of the file that it came in (`service/imports.py`); such a table has no number of its
    own. `known`: names of those who have seats kept for them or offered to them, if they have
    played before. `verdict`: whether a finished game counts for ratings (`service/counting.py`),
    None if that was never judged. `abort_reason`: why it was ended early; empty if no one played,
    None if its people wanted that. `conceded`: how it ended, if all people but one had resigned.
    `reliable`: its lobby asks for people who stay to the end. `autostart`: its game begins when the
    last seat is taken. `moving`: decisive moves move in its posts. `mentions`: the posts that call
    the people of certain seats, with buttons. `season_id`: the season of a league in which it is
    played, and `league` the place there. `role_called`: its lobby has called the server's role.
    """

    id: int
    game: str
    options: Mapping[str, str]
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
    seats: tuple[SeatInfo, ...]
    created_at: datetime
    changed_at: datetime
    aside: str | None = None
    clock: str = "relaxed"
    settles_at: datetime | None = None
    ends_at: datetime | None = None
    redraws: bool = True
    kept: tuple[int, ...] = ()
    rated: bool = True
    lesson: bool = False
    hints: bool = False
    upload: int | None = None
    known: Mapping[int, str] = field(default_factory=dict[int, str])
    verdict: str | None = None
    abort_reason: str | None = None
    conceded: Conceded | None = None
    reliable: bool = False
    autostart: bool = False
    moving: bool = True
    mentions: tuple[Mention, ...] = ()
    season_id: int | None = None
    league: LeagueInfo | None = None
    role_called: bool = False

    @property
    def is_solo(self) -> bool:
        """Whether only its one person sees it."""
        return self.channel_id == NOWHERE

    @property
    def is_of_league(self) -> bool:
        """Whether it is played in a league, where more is at stake than this game."""
        return self.season_id is not None

    @property
    def where(self) -> Where:
        """The place where the table is shown."""
        return Where(self.server_id, self.channel_id, self.thread_id)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have something to decide."""
        return tuple(seat.seat for seat in self.seats if seat.waiting)

    @property
    def players(self) -> tuple[int, ...]:
        """The people who hold a seat."""
        return tuple(seat.user_id for seat in self.seats if seat.user_id and not seat.resigned)

    def holds(self, mention: Mention) -> bool:
        """Whether what a post asks of a person, or offers them, still holds."""
        seat = self.seats[mention.seat]
        if mention.kind == "standin":
            held = seat.stand_in
        elif mention.kind == "alone":
            held = len(self.players) == 1
        else:
            held = seat.waiting
        return held and self.status == "running"

    def waiting_since(self, user_id: int | None) -> datetime | None:
        """Return since when this table has waited for a person; None if it does not."""
        seat = self.seat_of(user_id) if self.aside is None else None
        return None if seat is None or seat.computer is not None else seat.waiting_since

    def seat_of(self, user_id: int | None) -> SeatInfo | None:
        """Return the seat at which this person plays; None for all others."""
        for seat in self.seats:
            if user_id is not None and seat.user_id == user_id and not seat.resigned:
                return seat
        return None


class Upload(NamedTuple):
    """An imported file, by its number; only its owner has it."""

    user_id: int
    number: int


class Note(NamedTuple):
    """A person's own note about a table; empty for none."""

    table: TableInfo
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingInfo:
    """A person's strength in a game, judged by their rated games.

    wins, expected    the games won, and the wins that this strength would predict
    answer_seconds    the average time of an answer; None if none was measured
    """

    user_id: int
    game: str
    mu: float
    sigma: float
    games: int
    wins: float
    expected: float
    answer_seconds: int | None

    @property
    def points(self) -> int:
        """The points shown, a lower bound: 0 at first, 1,000 for a well-known average player."""
        return points_of(self.mu, self.sigma)

    @property
    def reach(self) -> tuple[int, int]:
        """The range of points in which a person very likely is."""
        return self.points, round(40 * (self.mu + 3 * self.sigma))

    @property
    def sure(self) -> Sureness:
        """The certainty of the rating."""
        if self.sigma > ROUGH:
            return "guess"
        return "rough" if self.sigma > KNOWN else "known"


def points_of(mu: float, sigma: float) -> int:
    """Return the points that are shown for a rating."""
    return max(0, round(40 * (mu - 3 * sigma)))


class Meeting(NamedTuple):
    """The record of two people in a game's rated games: how many, and how often each was ahead."""

    game: str
    games: int
    ahead: int
    behind: int


class Favourite(NamedTuple):
    """A person's favourite thing to do in a game, as a key, and how often they have done it."""

    key: str
    times: int


class Profile(NamedTuple):
    """A person's ratings, the most played game first; how they and the viewer have met; and for
    each game what they like to do most. `stays`: how often they stayed to the end of a game, None
    if that says nothing yet.
    """

    user_id: int
    ratings: tuple[RatingInfo, ...]
    meetings: tuple[Meeting, ...]
    favourites: Mapping[str, tuple[Favourite, ...]] = MappingProxyType({})
    stays: Stays | None = None


class LeaderPage(NamedTuple):
    """A page of the best at a game; `first`: the first one's place; `more`: others follow;
    `known`: the names under which they last took a seat.
    """

    game: str
    leaders: tuple[RatingInfo, ...]
    page: int
    first: int
    more: bool
    known: Mapping[int, str] = MappingProxyType({})


class Chosen(NamedTuple):
    """An answer that was given: the decision as it was when open, and the facts of its options.

    `planned`: a plan gave it.
    """

    decision: Decision
    choice: Choice
    facts: tuple[Facts, ...]
    planned: bool = False


class Learning(NamedTuple):
    """A player's first lessons: a section of how to play and a kind of question, each empty if
    none.
    """

    section: str
    kind: str


class Foreseen(NamedTuple):
    """A question that may come, with the options it may have, and their facts."""

    decision: Decision
    facts: tuple[Facts, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """A table and what one viewer may know of the game.

    game           the rules it is played by
    view           None before the start
    facts          about each option of `view.decision`
    since          what happened since the viewer's own last move, that move included
    standings      the final rank of each seat, resigned ones last; empty before the end
    shown          the count of the seat's own questions and moves, which the viewer's panel carries
    chosen         the viewer's newest choice, where it can be taken back
    plans          the viewer's own plans, and those that have ended since their last choice by hand
    planned        the kinds of questions that plans have answered since then
    is_planned     whether a plan will answer what the viewer is asked
    muted          whether the viewer wants to see the table in lists only
    """

    table: TableInfo
    game: AnyGame
    seat: Seat | None
    view: View | None
    facts: tuple[Facts, ...]
    can_take_back: bool
    since: tuple[Event, ...]
    standings: tuple[int, ...]
    shown: int = 0
    chosen: Chosen | None = None
    plans: tuple[PlanInfo, ...] = ()
    planned: tuple[str, ...] = ()
    is_planned: bool = False
    muted: bool = False


@dataclass(frozen=True, slots=True)
class Planning:
    """A player's possible plans at a table.

    foreseen       the questions that may come next, one of a kind
    surprises      what may end a plan: a surprise of the game or `planning.LEAD`, and the seat that
                   it is about, None for any other
    others_play    whether others could tell from an answer's speed that it was planned
    takes_dms      whether they receive the direct messages that call them to the questions after a
                   plan
    passes         whether they are passed for when they can do nothing else; None where people are
                   never asked then
    """

    position: Position
    foreseen: tuple[Foreseen, ...]
    orders: tuple[Order, ...]
    surprises: tuple[tuple[str, Seat | None], ...]
    others_play: bool
    takes_dms: bool
    passes: bool | None


class Wanted(NamedTuple):
    """A reader's filter of a log: one seat's acts, one round's events."""

    seat: Seat | None = None
    round: int = 0


EVERYTHING: Final = Wanted()


@dataclass(frozen=True, slots=True)
class LogPage:
    """A page of the log as its reader knows it, oldest first.

    events         what happened in the game, and to its seats
    fresh          how many of the events are no older than the reader's own last move
    planned        the places of the events caused by a plan of the reader
    page, pages    which page it is, from 0, the beginning; how many there are
    wanted         the filter of these pages
    rounds         all rounds that the reader can ask for
    openings       the events that began them, in the same order, if the game tells any; perhaps
                   also of a round in which no one has moved yet
    """

    table: TableInfo
    events: tuple[Event | Happened, ...]
    fresh: int
    page: int
    pages: int
    planned: frozenset[int] = frozenset()
    wanted: Wanted = EVERYTHING
    rounds: tuple[int, ...] = ()
    openings: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteInfo:
    """A vote as everyone may know it, at its table as that is now.

    seat, user_id          the seat it is about; the person who called it (None: a clock that ran
                           out)
    clock, guest           what is proposed: a clock; the person offered a seat, or ANYBODY
    move, undone           the moves proposed to be undone: from which one on, and what all may know
                           of them; nothing once it is closed
    place_id               the proposed new place of the table
    closes_at, outcome     None once it is closed; None until then
    options                what can be answered
    voters, answers        the people who may vote, and the answers given so far
    known                  the names of the guest and of the caller, if they have played before
    """

    id: int
    table_id: int
    kind: VoteKind
    seat: Seat | None
    user_id: int | None
    clock: str | None
    opened_at: datetime
    closes_at: datetime | None
    outcome: str | None
    post_id: int | None
    guest: int | None = None
    move: int | None = None
    place_id: int | None = None
    undone: tuple[Event, ...] = ()
    options: tuple[str, ...]
    voters: tuple[int, ...]
    answers: Mapping[int, str]
    known: Mapping[int, str] = field(default_factory=dict[int, str])


def table_info(stored: Stored) -> TableInfo:
    """Return the public view of a stored table."""
    table = stored.table
    return TableInfo(
        id=table.id,
        game=table.game,
        options=table.options,
        status=table.status,
        version=table.version,
        capacity=table.capacity,
        private=table.private,
        language=table.language,
        server_id=table.server_id,
        channel_id=table.channel_id,
        thread_id=table.thread_id,
        post_id=table.post_id,
        lobby_post_id=table.lobby_post_id,
        opener_id=table.opener_id,
        seats=tuple(_seat_info(seat) for seat in stored.seats),
        created_at=table.created_at,
        changed_at=table.changed_at,
        aside=table.aside,
        clock=table.clock,
        settles_at=table.settles_at,
        ends_at=table.expiry_due if table.expiry_told else None,
        redraws=table.redraws,
        kept=stored.awaited,
        rated=table.rated,
        lesson=table.lesson,
        hints=table.hints,
        known=stored.known,
        verdict=table.verdict,
        abort_reason=table.abort_reason,
        conceded=table.conceded,
        reliable=table.reliable,
        autostart=table.autostart,
        moving=table.moving,
        mentions=table.mentions,
        season_id=table.season_id,
        league=stored.league,
        role_called=table.role_called_at is not None,
    )


def _seat_info(row: SeatRow) -> SeatInfo:
    return SeatInfo(
        seat=row.seat,
        user_id=row.user_id,
        name=row.name,
        computer=row.computer,
        resigned=row.resigned_at is not None,
        waiting=row.asked_at is not None,
        waiting_since=row.waiting_since,
        rank=row.rank,
        deadline=row.deadline,
        overtime=row.overtime,
        stalled=has_stalled(row),
        stand_in=row.stand_in,
        open_to=row.open_to,
        held_until=row.held_until,
        agreed=row.agreed,
        low=is_low(row),
        back_at=row.back_at,
    )
