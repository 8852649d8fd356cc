"""What a search knows about Die goldene Stadt: which questions are worth one, and what speaks for a
seat.
"""

from typing import Final

from rules.event import Seat
from rules.goldene_stadt import asking, worth
from rules.goldene_stadt.components import HOUSES_OF
from rules.goldene_stadt.scoring import bonus_letters
from rules.goldene_stadt.state import State, bonus_of
from rules.goldene_stadt.view import view
from rules.insight import Insight, Standing

_FEATURES: Final = (
    "letters",
    "to_come",
    "bonus",
    "built",
    "coins",
    "keys",
    "cards",
    "goods",
    "sites",
    "turn",
    "blocked",
)


def _stage(state: State) -> int:
    return state.round


def _standing(state: State) -> Standing:
    seats = len(state.players)
    most = HOUSES_OF[seats]
    fewest = min([player.houses for player in state.players])
    rounds = len(state.variant.score_cards)
    played = max(1 - fewest / most, state.round / rounds)
    return Standing(min(1.0, played), [_features(state, seat) for seat in range(seats)])


def _features(state: State, seat: Seat) -> tuple[float, ...]:
    player, seen = state.players[seat], view(state, seat)
    sites = asking.sites(seen.traders[seat], asking.free_places(seen.traders, seen.closed))
    return (
        sum(player.ledger) / 20,
        sum([letters for _, letters in worth.letters_to_come(seen, seat)]) / 20,
        sum([bonus_letters(card, player.own) for card in bonus_of(state, seat)]) / 20,
        player.own.bit_count() / 10,
        player.coins / 5,
        player.keys / 2,
        sum(player.hand) / 5,
        len(player.goods) / 5,
        sites.bit_count() / 10,
        (seat - state.start) % len(state.players) / len(state.players),
        float(player.blocked),
    )


INSIGHT: Final[Insight[State]] = Insight(
    game="goldene_stadt",
    searched=frozenset({"bid", "build", "goods"}),
    stage=_stage,
    horizon=2,
    pace=300,
    features=_FEATURES,
    standing=_standing,
)
