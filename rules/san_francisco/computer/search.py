"""A search's knowledge of San Francisco: the questions worth one, and the features of a seat."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import sqrt
from typing import Final

from rules import decision as answering
from rules.adding import added
from rules.decision import Choice, Decision
from rules.event import Seat
from rules.insight import Insight, Standing
from rules.ranking import total
from rules.san_francisco import asking
from rules.san_francisco.asking_for_sticks import KINDS
from rules.san_francisco.board import Board, board_of
from rules.san_francisco.building import Lies, lacking
from rules.san_francisco.components import LANDMARKS, PRESTIGE, YEARS, Kind
from rules.san_francisco.computer.determinize import unseal
from rules.san_francisco.computer.heuristics import quick_greedy
from rules.san_francisco.computer.measures import MEASURES
from rules.san_francisco.computer.valuing import CACHED, ruins, stakes
from rules.san_francisco.scoring import lines_of
from rules.san_francisco.state import State

_AHEAD: Final = (1, 2)
"""The largest lead in sticks over another seat that counts in a feature."""
_LACKING: Final = (1, 2, 3)
"""The most missing sticks for a majority that count in a feature."""

_FEATURES: Final = (
    "prestige",
    "stakes",
    *[f"ahead_{most}" for most in _AHEAD],
    *[f"lacking_{sticks}" for sticks in _LACKING],
    "influence",
    "influence_root",
    "influence_ahead",
    "money",
    "money_root",
    "money_ahead",
)


def _stage(state: State) -> int:
    return state.round


def _standing(state: State) -> Standing:
    board = board_of(state)
    shares, near = stakes(board), _near(board)
    influence = [player.influence for player in state.players]
    money = [sum([*player.hand, *player.laid, *player.drawn]) for player in state.players]

    def features(seat: Seat) -> tuple[float, ...]:
        prestige = total(lines_of(board.city, board.builders, seat, state.players[seat].bonuses))
        return (
            prestige / 10,
            shares[seat] / 10,
            *near[seat],
            influence[seat] / 20,
            sqrt(influence[seat]) / 5,
            _ahead(influence, seat) / 20,
            money[seat] / 50,
            sqrt(money[seat]) / 10,
            _ahead(money, seat) / 50,
        )

    seats = range(len(state.players))
    return Standing(len(state.played) / YEARS, [features(seat) for seat in seats])


def _ahead(counts: Sequence[int], seat: Seat) -> int:
    """Return a seat's lead over the best of the others."""
    return counts[seat] - max([each for other, each in enumerate(counts) if other != seat])


@lru_cache(CACHED)
def _near(board: Board) -> Sequence[Sequence[float]]:
    """Return for each seat how near it is to the majority in ordinary districts (6.1)."""
    ordinary = [each for each in ruins(board).values() if each[0] not in LANDMARKS]
    return [_majorities(ordinary, seat) for seat in range(len(board.sticks))]


def _majorities(ordinary: Sequence[tuple[Kind, Lies]], seat: Seat) -> list[float]:
    """Return a seat's lead where streets are free, by each limit; then its possible majorities.

    That is the worth of the districts where it lacks one stick, then two, then three.
    """
    leads = [(PRESTIGE[kind], _ahead(counts, seat)) for kind, (counts, free) in ordinary if free]
    lacks = [(PRESTIGE[kind], lacking(kind, lies, seat)) for kind, lies in ordinary]
    return [
        *[
            added([prestige * max(-most, min(most, ahead)) / 20 for prestige, ahead in leads])
            for most in _AHEAD
        ],
        *[
            added([prestige / 20 for prestige, sticks in lacks if sticks == so_many])
            for so_many in _LACKING
        ],
    ]


def _tiles(state: State, decision: Decision) -> Iterator[Choice]:
    """Yield all tiles."""
    yield quick_greedy(state, decision)
    yield from answering.answers(decision)


def _offers(state: State, decision: Decision) -> list[Choice]:
    """Return an offer of each sum, those most like greedy's first."""
    first = quick_greedy(state, decision)
    offers = _sums(decision)
    usual = next(offer for offer, choice in offers.items() if choice == first)
    near = sorted(offers, key=lambda offer: (abs(offer - usual), -offer))
    return [first, *[offers[offer] for offer in near]]


def _thrifty(state: State, decision: Decision) -> list[Choice]:
    """Return the cheapest bid, and passing, where all others are out: any cheque wins (4.6)."""
    out = [one.passed for seat, one in enumerate(state.players) if seat != decision.seat]
    if decision.kind != "bid" or not all(out):
        return []
    return [(0,), ()]


def _sums(decision: Decision) -> Mapping[int, Choice]:
    """Return the possible offers, with the fewest cheques or with its card; -1 is to abstain."""
    if decision.weights:
        return answering.totals(decision)
    cards = enumerate(decision.options)
    return {-1 if key == asking.PASS else asking.value_of(key): (at,) for at, key in cards}


INSIGHT: Final[Insight[State]] = Insight(
    game="san_francisco",
    searched=frozenset(
        {"tender", "influence", "bid", "tile", "blind", "district", "street", "grant", *KINDS}
    ),
    stage=_stage,
    horizon=2,
    budgets={"hard": 11, "expert": 900},
    features=_FEATURES,
    standing=_standing,
    measures=MEASURES,
    policy=quick_greedy,
    unseal=unseal,
    sealed={"influence": _offers, "tile": _tiles, "blind": _offers},
    leading=frozenset({"sticks_back"}),
    thrifty=_thrifty,
)
