"""The knowledge of a search about San Juan: questions worth a search, and features of a seat."""

from typing import Final

from rules.adding import added
from rules.decision import Decision
from rules.event import Seat
from rules.insight import Insight, Standing
from rules.ranking import total
from rules.san_juan.components import BASE, CITY, COST, DECKS, KIND, NAMES, PRODUCTION, Kind
from rules.san_juan.computer.determinize import unseal
from rules.san_juan.computer.heuristics import quick_greedy
from rules.san_juan.computer.measures import MEASURES
from rules.san_juan.computer.quick_view import QuickView, quick_view
from rules.san_juan.computer.valuing import MEAN_PRICE, POWER, Outlook, outlook, price, want
from rules.san_juan.scoring import SIX, lines_of, rivals
from rules.san_juan.state import WINNING_SIZE, Player, State

_KINDS: Final = tuple(sorted({KIND[card] for card in DECKS[BASE]}))
"""The distinguished kinds: those of the games to which weights are fitted."""
_BEST: Final = 3
"""The number of cards in a hand whose future is considered."""

_FEATURES: Final = (
    "points",
    "buildings",
    "hand",
    "goods",
    "power",
    "plants",
    "sixes_held",
    "turn",
    *[f"built_{NAMES[kind]}" for kind in _KINDS],
    "wanted",
    "affordable",
)


def _stage(state: State) -> int:
    return state.round


def _standing(state: State) -> Standing:
    largest = max([len(player.display) for player in state.players])
    # One look serves all seats, because a seat asked for a role looks at every display.
    seen = quick_view(state, Decision(state.governor, "role", ()))
    return Standing(
        min(1.0, largest / WINNING_SIZE),
        [_features(state, seen, seat, player) for seat, player in enumerate(state.players)],
    )


def _features(state: State, seen: QuickView, seat: Seat, player: Player) -> tuple[float, ...]:
    kinds = [KIND[building.card] for building in player.display]
    points = total(lines_of(kinds, player.stashed, rivals(state, seat)))
    held = {KIND[card] for card in player.hand}
    own = outlook(seen._replace(seat=seat, hand=tuple(player.hand)), seat)
    return (
        points / 10,
        len(kinds) / 10,
        len(player.hand) / 10,
        added([MEAN_PRICE[kinds[position]] for position in player.goods]) / 10,
        added([POWER[kind] for kind in kinds]),
        sum([PRODUCTION >> kind & 1 for kind in kinds]) / 5,
        sum([COST[kind] == SIX and kind not in kinds for kind in held]) / 2,
        (seat - state.governor) % len(state.players) / len(state.players),
        *[kinds.count(kind) / 2 for kind in _KINDS],
        *_hopes(own, held, len(player.hand) - 1),
    )


def _hopes(own: Outlook, held: set[Kind], cash: int) -> tuple[float, float]:
    """Return the possible value of a hand beyond its price, and the most that can be paid now."""
    wants = {kind: want(own, kind) for kind in held if not own.owned & CITY & 1 << kind}
    best = sorted([max(0.0, each) for each in wants.values()])[-_BEST:]
    payable = [each - own.card for kind, each in wants.items() if price(own, kind, 0) <= cash]
    return added(best) / 10, max([0.0, *payable]) / 10


INSIGHT: Final[Insight[State]] = Insight(
    game="san_juan",
    searched=frozenset(
        {"role", "library", "build", "pay", "sell", "councillor", "archive", "keep", "chapel"}
    ),
    stage=_stage,
    horizon=2,
    budgets={"hard": 63, "expert": 700},
    features=_FEATURES,
    standing=_standing,
    measures=MEASURES,
    policy=quick_greedy,
    unseal=unseal,
    leading=frozenset({"cover", "goods"}),
)
