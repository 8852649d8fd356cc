"""What a search knows of San Francisco: which questions are worth one, and what speaks for a
seat.
"""

from typing import Final

from rules.event import Seat
from rules.insight import Insight, Standing
from rules.ranking import total
from rules.san_francisco.components import YEARS
from rules.san_francisco.determinize import unseal
from rules.san_francisco.picking import KINDS
from rules.san_francisco.scoring import lines_of
from rules.san_francisco.state import State
from rules.san_francisco.view import view
from rules.san_francisco.worth import stakes

_FEATURES: Final = ("prestige", "stakes", "influence", "money", "sticks", "supply", "even", "turn")


def _stage(state: State) -> int:
    return state.round


def _standing(state: State) -> Standing:
    seen = view(state, None)
    shares = stakes(seen)

    def features(seat: Seat) -> tuple[float, ...]:
        player = state.players[seat]
        money = sum([*player.hand, *player.laid, *player.drawn])
        prestige = total(lines_of(seen.city, seen.builders, seat, player.bonuses))
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
    unseal=unseal,
)
