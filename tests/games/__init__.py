"""All games that the suites run over: the real ones, and a small made-up one."""

from typing import Final, NamedTuple

from rules.game import AnyGame
from rules.registry import GAMES as REAL
from tests.games.auction import AUCTION

GAMES: Final[dict[str, AnyGame]] = {**REAL, AUCTION.key: AUCTION}


class Bounds(NamedTuple):
    """What a suite may demand of a game, for small games give it less to look at.

    wins     the share of games that greedy wins against random players
    points   how many times the points of random players it has in the mean
    markers  exchanged markers that somebody sees in one game: more than so many
    """

    wins: float
    points: float
    markers: int


BOUNDS: Final = {
    "san_juan": Bounds(wins=0.95, points=1.5, markers=5),
    "san_marco": Bounds(wins=0.95, points=1.5, markers=5),
    "auction": Bounds(wins=0.85, points=1.2, markers=3),
}
