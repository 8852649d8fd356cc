"""A search's knowledge of Die goldene Stadt: the questions worth one, a seat's features."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from rules.adding import added
from rules.event import Seat
from rules.goldene_stadt import asking
from rules.goldene_stadt.components import BONUSES, HOUSES_OF
from rules.goldene_stadt.computer.heuristics import quick_greedy
from rules.goldene_stadt.computer.measures import MEASURES
from rules.goldene_stadt.computer.quick_view import QuickView, quick_view
from rules.goldene_stadt.computer.valuing import goods_to_come, to_come
from rules.goldene_stadt.scoring import bonus_letters
from rules.goldene_stadt.state import State, bonus_of, closed_places
from rules.insight import Insight, Standing, dot

_AHEAD: Final = (1, 3)
"""The largest lead in a thing over another seat that counts in a feature."""

_FEATURES: Final = (
    "letters",
    "any_goods",
    *[f"goods_{most}" for most in _AHEAD],
    "any_regions",
    *[f"regions_{most}" for most in _AHEAD],
    "bonus",
    "bonus_left",
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
    seen = quick_view(state, state.start)
    goods, regions = _weighed(goods_to_come(seen)), _weighed(_regions(seen))
    free = asking.free_places(state.players, closed_places(state.closed))

    def features(seat: Seat) -> tuple[float, ...]:
        player, cards = state.players[seat], bonus_of(state, seat)
        bonus = sum([bonus_letters(card, player.own) for card in cards])
        return (
            sum(player.ledger) / 20,
            *goods[seat],
            *regions[seat],
            bonus / 20,
            (sum([BONUSES[card].most for card in cards]) - bonus) / 20,
            player.own.bit_count() / 10,
            player.coins / 5,
            player.keys / 2,
            sum(player.hand) / 5,
            len(player.goods) / 5,
            asking.sites(player, free).bit_count() / 10,
            (seat - state.start) % seats / seats,
            float(player.blocked),
        )

    return Standing(min(1.0, played), [features(seat) for seat in range(seats)])


def _regions(seen: QuickView) -> list[tuple[tuple[int, ...], float]]:
    """Return for each region every seat's houses, and how often it will still score."""
    return [
        (tuple([(trader.own & region).bit_count() for trader in seen.traders]), added(chances))
        for region, chances in to_come(seen).regions.items()
    ]


def _weighed(things: Sequence[tuple[tuple[int, ...], float]]) -> Sequence[Sequence[float]]:
    """Add up each seat's standing in these things, each once per scoring to come."""
    times = [often for _, often in things]
    return [
        [dot(times, held) / 10 for held in zip(*own, strict=True)]
        for own in zip(*[_held(counts) for counts, _ in things], strict=True)
    ]


@cache
def _held(counts: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
    """Return for each seat whether it has any of a thing, and how far it leads, by each limit.

    That brings letters (RULES.md 7.2). Counts are small and come up again and again.
    """
    held: list[tuple[float, ...]] = []
    for seat, own in enumerate(counts):
        ahead = own - max(counts[:seat] + counts[seat + 1 :])
        held.append((float(own > 0), *[float(max(-most, min(most, ahead))) for most in _AHEAD]))
    return tuple(held)


INSIGHT: Final[Insight[State]] = Insight(
    game="goldene_stadt",
    searched=frozenset({"bid", "build", "goods"}),
    stage=_stage,
    horizon=2,
    budgets={"hard": 14, "expert": 750},
    features=_FEATURES,
    standing=_standing,
    measures=MEASURES,
    policy=quick_greedy,
)
