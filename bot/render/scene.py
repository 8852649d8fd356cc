"""Scenes, from which pictures are drawn, and finished pictures."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image

from bot.render.theme import RGB, THEMES, Theme
from rules.decision import Choice, Decision
from rules.event import Event, Facts, Seat
from rules.game import Outcome, View

PictureKind: TypeAlias = Literal[
    "lobby",
    "board",
    "hand",
    "final",
    "reveal",
    "course",
    "chances",
    "profile",
    "stats",
    "division",
    "crosstable",
    "champion",
]

Hinted: TypeAlias = tuple[tuple[int, int], ...]
"""Ranks, and the numbers of options in the menu."""

NO_GAME: Final = "plaza"
"""Stands for a game in pictures about several games."""


@dataclass(frozen=True, slots=True)
class Gathering:
    """The public facts of a table before its game: only its number of seats."""

    seats: int
    seat: Seat | None = None
    step: str = ""
    round: int = 0
    waiting: tuple[Seat, ...] = ()
    decision: Decision | None = None
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Course:
    """The course of points in a finished game: those of each seat, before the first round and after
    each.
    """

    scored: tuple[tuple[int, ...], ...]
    seat: Seat | None = None
    step: str = ""
    round: int = 0
    waiting: tuple[Seat, ...] = ()
    decision: Decision | None = None
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Chances:
    """Each seat's chance to win a finished game, in percent, at the beginning of each round and at
    the end.

    `turns`: the choices that are told below the picture, each by its seat and its round, in order.
    """

    percent: tuple[tuple[int, ...], ...]
    turns: tuple[tuple[Seat, int], ...] = ()
    seat: Seat | None = None
    step: str = ""
    round: int = 0
    waiting: tuple[Seat, ...] = ()
    decision: Decision | None = None
    outcome: Outcome | None = None


class Played(NamedTuple):
    """A person's record in the rated games of one game.

    wins, expected   the games won, and the wins expected of a person of that strength
    reach            the range of points in which they very likely are; the lower end is their
                     rating
    sure             the certainty, as a selector of the message `profile-sure`
    answer           how long an answer took on average, in words; "" if not known
    favourites       their favourite acts, as keys of the game, and how often they did each
    """

    game: str
    games: int
    wins: str
    expected: str
    reach: tuple[int, int]
    sure: str
    answer: str
    favourites: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A person's record, game by game."""

    played: tuple[Played, ...]
    seat: Seat | None = None
    step: str = ""
    round: int = 0
    waiting: tuple[Seat, ...] = ()
    decision: Decision | None = None
    outcome: Outcome | None = None


class Favoured(NamedTuple):
    """A game that is played often: how often, and what a person likes to do in it, in words."""

    game: str
    games: int
    liked: str


@dataclass(frozen=True, slots=True)
class Figures:
    """The games of a server or a person in numbers.

    figures     numbers, in words, each with its label
    months      the games finished in each of the last months, behind the number of the month
    favourites  the games that are played most
    person      whether they are a person's
    """

    figures: tuple[tuple[str, str], ...]
    months: tuple[tuple[int, int], ...]
    favourites: tuple[Favoured, ...]
    person: bool
    seat: Seat | None = None
    step: str = ""
    round: int = 0
    waiting: tuple[Seat, ...] = ()
    decision: Decision | None = None
    outcome: Outcome | None = None


class Ranked(NamedTuple):
    """A person's line in a division of a league.

    points, wins    in sixtieths
    played, tables  how many of their tables are over, and how many they have
    move            where they would go, or go, after the season: "up", "down", or ""
    """

    rank: int
    points: int
    wins: int
    played: int
    tables: int
    move: str


class Met(NamedTuple):
    """A table of a division: its people, by their lines in the division, in the order of seats.

    `points`: in sixtieths, aligned with them; () until the table counts. `judged`: computers
    played it to its end.
    """

    people: tuple[int, ...]
    points: tuple[int, ...]
    judged: bool


@dataclass(frozen=True, slots=True)
class Division:
    """A division of a league's season, the best first.

    `league` is the league's name; divisions are counted from 1, of `divisions`.
    """

    league: str
    season: int
    number: int
    divisions: int
    ranked: tuple[Ranked, ...]
    met: tuple[Met, ...]
    over: bool
    seat: Seat | None = None
    step: str = ""
    round: int = 0
    waiting: tuple[Seat, ...] = ()
    decision: Decision | None = None
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """The input of a picture: equal scenes give equal pictures.

    kind       the cover while players gather (its view is a `Gathering`), the table for all, one
               seat's own cards with its decision, the final scores, chance's reveals since the
               viewer's last look, the course of points (its view is a `Course`), the chances to win
               (its view is a `Chances`), a person's record (its view is a `Record`, its only name
               theirs, its game NO_GAME), games in numbers (its view is `Figures`, the rest
               likewise), or a division of a league: its standing, who met whom, its champion (its
               view is a `Division`, its names by the order of that)
    names      of the players, by seat, as given; characters that cannot be drawn are left out later
    computers  the seats that computers play
    facts      of the options of the view's decision, aligned with them
    table      the table's name, e.g. "#12"; "" leaves it out
    theme      the theme in which it is drawn: a key of `theme.THEMES`
    large      whether a hand is for a person who needs large text
    legend     whether the icons are explained, for a learner
    picked     the positions of the options that are picked so far, ascending: they stand out
    hinted     the options of the best answers, each with its rank: they alone stand out
    since      the events that the viewer has not seen yet, oldest first: they are marked
    missed     whether what did not change steps back, for a viewer who catches up
    history    the newest events that the viewer may know, oldest first; the game uses those it
               needs
    standings  the final rank of each seat; () leaves the ranking to the game
    resigned   seats from which a player resigned: they rank last, whatever the game says
    reduced    how many times smaller it is as a frame of an animation; 0: it is no frame
    before     the scene before a frame; the frame holds only the differences
    moving     the newest events, which move on it, once; () for a still
    """

    kind: PictureKind
    game: str
    view: View
    names: tuple[str, ...]
    computers: tuple[bool, ...]
    language: str
    facts: tuple[Facts, ...] = ()
    table: str = ""
    theme: str = "dark"
    large: bool = False
    legend: bool = False
    picked: Choice = ()
    hinted: Hinted = ()
    since: tuple[Event, ...] = ()
    missed: bool = False
    history: tuple[Event, ...] = ()
    standings: tuple[int, ...] = ()
    resigned: tuple[Seat, ...] = ()
    reduced: int = 0
    before: "Scene | None" = None
    moving: tuple[Event, ...] = ()

    @property
    def light(self) -> Theme:
        """The colours of the ground."""
        return THEMES[self.theme]

    def key(self) -> Hashable:
        """Return the identity of this scene: equal for equal scenes."""
        return tuple(_hashable(getattr(self, field.name)) for field in fields(self))


def _hashable(value: object) -> Hashable:
    if isinstance(value, Scene):
        return value.key()
    if isinstance(value, Event):
        return value.kind, _hashable(value.facts)
    if isinstance(value, Mapping):
        facts: Facts = value  # pyright: ignore[reportUnknownVariableType]
        return tuple(sorted(facts.items()))
    if isinstance(value, tuple):
        parts: tuple[object, ...] = value  # pyright: ignore[reportUnknownVariableType]
        return tuple(_hashable(part) for part in parts)
    assert isinstance(value, Hashable), "views and facts hold values only"
    return value


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawn scene: the image, the same in words, and the game's own colours."""

    image: Image.Image
    alt: str
    colours: Sequence[RGB]


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture: a PNG or WebP, the same in words, and a name that reveals nothing.

    Without data, it would show none of the options that are hinted.
    """

    data: bytes
    alt: str
    name: str
