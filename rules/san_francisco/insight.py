"""What a search knows about San Francisco: which questions are worth one, and what speaks for a
seat.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from rules import decision as answering
from rules.decision import Choice, Decision
from rules.event import Seat
from rules.insight import Insight, Standing
from rules.ranking import total
from rules.san_francisco import asking
from rules.san_francisco.board import board_of
from rules.san_francisco.components import YEARS
from rules.san_francisco.determinize import unseal
from rules.san_francisco.heuristics import at_a_glance
from rules.san_francisco.picking import KINDS
from rules.san_francisco.scoring import lines_of
from rules.san_francisco.state import State
from rules.san_francisco.worth import stakes

_FEATURES: Final = ("prestige", "stakes", "influence", "money", "sticks", "supply", "even", "turn")


def _stage(state: State) -> int:
    return state.round


def _standing(state: State) -> Standing:
    board = board_of(state)
    shares = stakes(board)

    def features(seat: Seat) -> tuple[float, ...]:
        player = state.players[seat]
        money = sum([*player.hand, *player.laid, *player.drawn])
        prestige = total(lines_of(board.city, board.builders, seat, player.bonuses))
        return (
            prestige / 10,
            shares[seat] / 10,
            player.influence / 20,
            money / 50,
            player.sticks.bit_count() / 10,
            float(player.supply < 3),
            min(player.influence / 20, money / 50),
            (seat - state.start) % len(state.players) / len(state.players),
        )

    seats = range(len(state.players))
    return Standing(len(state.played) / YEARS, [features(seat) for seat in seats])


def _tiles(state: State, decision: Decision) -> Iterator[Choice]:
    """Yield all tiles."""
    yield at_a_glance(state, decision)
    yield from answering.answers(decision)


def _offers(state: State, decision: Decision) -> list[Choice]:
    """Return an offer of each sum, those most like greedy's first."""
    first = at_a_glance(state, decision)
    offers = _sums(decision)
    usual = next(offer for offer, choice in offers.items() if choice == first)
    near = sorted(offers, key=lambda offer: (abs(offer - usual), -offer))
    return [first, *[offers[offer] for offer in near]]


def _sums(decision: Decision) -> Mapping[int, Choice]:
    """Return what can be offered, with the fewest cheques or with its card; -1 is to abstain."""
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
    pace=250,
    features=_FEATURES,
    standing=_standing,
    policy=at_a_glance,
    unseal=unseal,
    sealed={"influence": _offers, "tile": _tiles, "blind": _offers},
)
