"""What a search knows about Die goldene Stadt: which questions are worth one, and what speaks for a
seat.
"""

from typing import Final

from rules.event import Seat
from rules.goldene_stadt import asking, worth
from rules.goldene_stadt.components import HOUSES_OF, Places
from rules.goldene_stadt.heuristics import at_a_glance
from rules.goldene_stadt.scoring import bonus_letters
from rules.goldene_stadt.state import State, bonus_of, closed_places
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
    letters = [each for _, each in worth.letters_to_come(view(state, None))]
    to_come = [sum(each) for each in zip(*letters, strict=True)]
    free = asking.free_places(state.players, closed_places(state.closed))
    features = [_features(state, seat, to_come[seat], free) for seat in range(seats)]
    return Standing(min(1.0, played), features)


def _features(state: State, seat: Seat, to_come: float, free: Places) -> tuple[float, ...]:
    player = state.players[seat]
    return (
        sum(player.ledger) / 20,
        to_come / 20,
        sum([bonus_letters(card, player.own) for card in bonus_of(state, seat)]) / 20,
        player.own.bit_count() / 10,
        player.coins / 5,
        player.keys / 2,
        sum(player.hand) / 5,
        len(player.goods) / 5,
        asking.sites(player, free).bit_count() / 10,
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
    policy=at_a_glance,
)
