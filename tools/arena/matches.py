"""Matches between computer players: the share of wins, and its certainty.

Luck is reduced twice: the line-up is rotated through all seats, and every rotation plays the same
deals (as in duplicate bridge).
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from rules.chance import Chance
from rules.decision import Choice
from rules.event import Seat
from rules.game import AnyGame, Options, Outcome
from rules.ranking import won
from tools.arena.planning import Desk
from tools.arena.players import PLANS, PLAYERS
from tools.arena.rates import Interval, independent, wilson
from tools.arena.thinking import Thought, Watch

LineUp: TypeAlias = tuple[str, ...]
"""The player at each seat, by name (`tools.arena.players`)."""

NO_OPTIONS: Final[Options] = {}
_STREAMS: Final = 16


class Turn(NamedTuple):
    """A choice of a seat: the journal of a game is the list of these.

    `planned`: the seat had planned it, and was not called.
    """

    seat: Seat
    choice: Choice
    planned: bool = False


class Fixture(NamedTuple):
    """A game to be played: the line-up, and the deal's seed."""

    line_up: LineUp
    seed: int


class Played(NamedTuple):
    """A finished game: the deal's seed, the line-up, every choice, and the end.

    `thought` has the seconds for which each player that looks ahead thought about each decision.
    """

    seed: int
    line_up: LineUp
    journal: tuple[Turn, ...]
    outcome: Outcome
    thought: Thought


class Standing(NamedTuple):
    """The joint result of `seats` players in `games` games: those of a level, or of one seat.

    `wins` counts a shared victory by its share; `points` adds up over games and seats. `sure` is
    the number of games on different deals that would tell as much (`independent`).
    """

    who: str
    seats: int
    games: int
    wins: float
    points: int
    sure: float

    @property
    def rate(self) -> float:
        """Return the share of the games that they won."""
        return self.wins / self.games

    @property
    def interval(self) -> Interval:
        """Return the bounds of that rate, with 95 % confidence."""
        return wilson(self.rate * self.sure, self.sure)

    @property
    def mean_points(self) -> float:
        """Return the mean score of one such player."""
        return self.points / (self.games * self.seats)


# --- the players -------------------------------------------------------------------------------


def line_up(levels: Sequence[str], seats: int) -> LineUp:
    """Fill the seats with the levels named; the last is repeated: one hero against the others.

    Raises ValueError for no level, an unknown one, or more of them than seats.
    """
    unknown = [level for level in levels if level not in PLAYERS]
    if unknown:
        raise ValueError(f"unknown level {unknown[0]!r}; known are {', '.join(PLAYERS)}")
    if not 1 <= len(levels) <= seats:
        raise ValueError(f"name 1 to {seats} levels for {seats} players")
    return (*levels, *[levels[-1]] * (seats - len(levels)))


def rotations(players: LineUp) -> list[LineUp]:
    """Return the line-up rotated through all seats, without repeats."""
    turned = [players[turn:] + players[:turn] for turn in range(len(players))]
    return list(dict.fromkeys(turned))


# --- playing ---------------------------------------------------------------------------------


def play(game: AnyGame, players: LineUp, seed: int, options: Options = NO_OPTIONS) -> Played:
    """Play one game to its end, and record how long players that look ahead think.

    If several seats are asked at once, their answers come in random order; planned answers come
    before all others.
    """
    state, _ = game.new(options, len(players), seed)
    chances = [Chance(seed * _STREAMS + seat) for seat in range(len(players))]
    arrival = Chance(seed * _STREAMS + len(players))
    desks = [Desk(seat) for seat, level in enumerate(players) if level == PLANS]
    watch, journal = Watch(), list[Turn]()
    while decisions := game.decisions(state):
        if planned := _planned(game, state, desks):
            journal += planned
            continue
        _file(game, state, desks)
        first = arrival.below(len(decisions)) if len(decisions) > 1 else 0
        decision = decisions[first]
        seat = decision.seat
        with watch.of(game, players[seat], decision):
            choice = PLAYERS[players[seat]].choose(game, state, decision, chances[seat])
        game.apply(state, seat, choice)
        journal.append(Turn(seat, choice))
        for desk in desks:
            desk.present = desk.present or desk.seat == seat
    outcome = game.outcome(state)
    assert outcome is not None, "a game without open decisions has ended"
    return Played(seed, players, tuple(journal), outcome, watch.seconds)


def _planned(game: AnyGame, state: Any, desks: Sequence[Desk]) -> list[Turn]:
    """Let the first seat that has a plan for its question answer, with all parts of the choice."""
    for desk in desks:
        choices = desk.answers(game, state)
        for choice in choices:
            game.apply(state, desk.seat, choice)
        if choices:
            return [Turn(desk.seat, choice, planned=True) for choice in choices]
    return []


def _file(game: AnyGame, state: Any, desks: Sequence[Desk]) -> None:
    """Let players who have chosen and have no new question plan ahead."""
    for desk in desks:
        if desk.present and game.asked(state, desk.seat) is None:
            desk.file(game, state)


def fixtures(players: LineUp, games: int, first_seed: int = 1) -> list[Fixture]:
    """Return at least this many games: each deal once in every rotation, whole deals only."""
    turned = rotations(players)
    deals = range(first_seed, first_seed - (-games // len(turned)))
    return [Fixture(seated, deal) for deal in deals for seated in turned]


# --- counting --------------------------------------------------------------------------------


def standings(played: Sequence[Played]) -> list[Standing]:
    """Add up wins and points by level, in the order of the first line-up; ties are split."""
    return [
        _standing(level, played, [_seats_of(level, one) for one in played])
        for level in dict.fromkeys(played[0].line_up)
    ]


def seat_standings(played: Sequence[Played]) -> list[Standing]:
    """Add up wins and points by seat: the worth of a seat if all play equally well."""
    return [
        _standing(f"seat {seat + 1}", played, [(seat,)] * len(played))
        for seat in range(len(played[0].line_up))
    ]


def _seats_of(level: str, one: Played) -> tuple[Seat, ...]:
    return tuple(seat for seat, seated in enumerate(one.line_up) if seated == level)


def _standing(who: str, played: Sequence[Played], seats: Sequence[tuple[Seat, ...]]) -> Standing:
    """Add up the results of the `seats` of each game."""
    wins: dict[int, list[float]] = {}
    points = 0
    for one, own in zip(played, seats, strict=True):
        points += sum([one.outcome.scores[seat] for seat in own])
        wins.setdefault(one.seed, []).append(sum([won(one.outcome, seat) for seat in own]))
    total = sum([sum(each) for each in wins.values()])
    sure = independent([sum(each) / len(each) for each in wins.values()], len(played))
    return Standing(who, len(seats[0]), len(played), total, points, sure)
