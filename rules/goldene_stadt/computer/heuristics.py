"""Common sense for computer players, from a view alone: one function per kind of decision.

Its preferences: a place's letters, at once and by the score cards, most of all that of the round;
then rewards; then roads to places that will score.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rules.adding import added
from rules.bits import bits_of, members
from rules.decision import Choice, Decision
from rules.event import NOBODY, Seat
from rules.goldene_stadt import asking
from rules.goldene_stadt.components import (
    BONUS_KEYS,
    BONUSES,
    DISTRICTS,
    FIRST_DISTRICT,
    GOODS_KEYS,
    INNER,
    LAND_OF,
    LANDS,
    NEAR,
    OF_LAND,
    PLACES,
    REGIONS_AT,
    REWARDS,
    UNITS,
    GoodsCard,
    Place,
    Places,
    goods_of,
)
from rules.goldene_stadt.computer import valuing
from rules.goldene_stadt.computer.beliefs import NUMBERS
from rules.goldene_stadt.computer.quick_view import Seen, quick_view
from rules.goldene_stadt.foreseen import foreseen
from rules.goldene_stadt.rewards import letters_of
from rules.goldene_stadt.scoring import bonus_letters, letters_for
from rules.goldene_stadt.state import State
from rules.goldene_stadt.view import GoldeneStadtView

_REWARD: Final = {"": 0.0, **NUMBERS.rewards}


def greedy(view: GoldeneStadtView, decision: Decision) -> Choice:
    """Choose as a player of common sense would; also in a question that is only foreseen."""
    if view.decision is None and decision.kind != "bid":
        view = foreseen(view)
    return _GREEDY[decision.kind](view, decision)


def quick_greedy(state: State, decision: Decision) -> Choice:
    """Choose as greedy does, in a position that is never the real one."""
    return _GREEDY[decision.kind](quick_view(state, decision.seat), decision)


def _best(figures: Sequence[float]) -> Choice:
    return (figures.index(max(figures)),)


# --- the worth of a place ---------------------------------------------------------------------


def _sites(view: Seen, seat: Seat) -> Places:
    return asking.sites(view.traders[seat], asking.free_places(view.traders, view.closed))


class _Outlook(NamedTuple):
    """The worth to a seat of one more thing, whatever its source.

    regions  rivers and quarters, each with the letters that a house there brings by the score cards
    goods    the letters that the best goods card on the market brings
    new      the places to which no road leads yet, as long as the game goes on
    """

    regions: dict[Places, float]
    goods: float
    new: Places


def _values(view: Seen, seat: Seat, places: Places) -> dict[Place, float]:
    """Return the worth to the seat of a house on each of these places, in letters."""
    trader = view.traders[seat]
    free = asking.free_places(view.traders, view.closed)
    outlook = _Outlook(
        _regions(view, seat, places),
        _best_goods(view, seat) if places & _GIVING_GOODS else 0.0,
        0 if view.ending else ~trader.near & ~trader.own & (free | DISTRICTS),
    )
    return {place: _value(view, trader.own, place, outlook) for place in members(places)}


_GIVING_GOODS: Final = bits_of([place for place in PLACES if REWARDS[place] == "goods"])


def _best_goods(view: Seen, seat: Seat) -> float:
    return max(valuing.goods_worth(view, seat, view.market), default=0.0)


def _regions(view: Seen, seat: Seat, places: Places) -> dict[Places, float]:
    """Return rivers and quarters of these places, each with the gain of one more house there."""
    houses = [trader.own for trader in view.traders]
    found: dict[Places, float] = {}
    for region, chances in valuing.to_come(view).regions.items():
        if region & places:
            gain = valuing.gain(tuple([(own & region).bit_count() for own in houses]), seat, 1)
            found[region] = added([chance * gain for chance in chances])
    return found


def _value(view: Seen, own: Places, place: Place, outlook: _Outlook) -> float:
    value = added([outlook.regions[region] for region in REGIONS_AT[place]])
    before = 0
    if place >= FIRST_DISTRICT:
        before = len(view.districts[place - FIRST_DISTRICT])
        value += letters_of(place, before)
    if not before:
        reward = REWARDS[place]
        value += outlook.goods if reward == "goods" else _REWARD[reward]
    value += NUMBERS.road * (NEAR[place] & outlook.new).bit_count()
    value += added([_bonus_gain(card, own, place) for card in view.bonus])
    return value - NUMBERS.coin if INNER >> place & 1 else value


def _bonus_gain(card: int, own: Places, place: Place) -> float:
    return bonus_letters(card, own | 1 << place) - bonus_letters(card, own)


# --- bidding -----------------------------------------------------------------------------------


def _bid(view: Seen, decision: Decision) -> Choice:
    """Take the pair with which the next houses are worth most, coins deducted."""
    seat = decision.seat
    sites = _sites(view, seat)
    values = _values(view, seat, sites)
    shares = [_best_on(values, land) for land in LANDS]
    price = asking.price_of_expelling(view.expulsions)
    figures: list[float] = []
    for key in decision.options:
        pair = view.pairs[asking.PAIR_KEYS.index(key)]
        hand = list(view.hand)
        for land in pair.cards:
            hand[land] += 1
        coins = price if pair.hand != NOBODY else 0
        figures.append(_prospect(hand, sites, values, shares) - NUMBERS.coin * coins)
    return _best(figures)


def _prospect(
    hand: Sequence[int], sites: Places, values: dict[Place, float], shares: Sequence[float]
) -> float:
    """Return the worth of cards: the houses that they pay for, and above all the best places that
    they will help to pay for. A hand serves all rounds to come.

    `shares` has the worth per card of the best place of each landscape.
    """
    payable = members(asking.affordable(hand, sites))
    ranked = sorted([values[place] for place in payable], reverse=True)
    houses = (1.0, NUMBERS.second)
    best = added([value * part for value, part in zip(ranked, houses, strict=False)])
    likely = added([count * share for count, share in zip(hand, shares, strict=True)])
    return best + NUMBERS.likely * likely


def _best_on(values: dict[Place, float], land: int) -> float:
    """Return the worth per card of the best place of a landscape."""
    found = [values[place] / UNITS[place] for place in values if LAND_OF[place] == land]
    return max(found, default=NUMBERS.nowhere)


# --- building ----------------------------------------------------------------------------------


def _build(view: Seen, decision: Decision) -> Choice:
    """Build where it brings most beyond its cards, or stop (`stops`), but not as the game ends."""
    seat = decision.seat
    places = [asking.place_named(key) for key in decision.options if key != asking.STOP]
    if not places:
        return (0,)
    values = _values(view, seat, bits_of(places))
    figures = [values[place] - NUMBERS.card * _cards_for(place, view.hand) for place in places]
    if view.ending or max(figures) > NUMBERS.stops:
        return _best(figures)
    return (len(places),)


def _cards_for(place: Place, hand: Sequence[int]) -> int:
    """Return the fewest cards that pay for a place: most of its landscape, which comes first."""
    fewest, *_ = asking.payments(tuple(hand), LAND_OF[place], UNITS[place])
    return sum(asking.cards_paid(fewest))


def _pay(view: Seen, decision: Decision) -> Choice:
    """Pay with few cards, and with those that the places within reach need least."""
    needs = _needs(view, decision.seat)
    return _best(
        [
            -added([count * (1 + needs[land]) for land, count in enumerate(asking.cards_paid(key))])
            for key in decision.options
        ]
    )


def _needs(view: Seen, seat: Seat) -> list[float]:
    """Return for each landscape how useful its cards are, from 0 to 1."""
    places = _sites(view, seat)
    counts = [(places & of_land).bit_count() for of_land in OF_LAND]
    most = max(counts) or 1
    return [count / most for count in counts]


def _limit(view: Seen, decision: Decision) -> Choice:
    """Discard the least needed cards; of a landscape that is held often, the last ones."""
    needs = _needs(view, decision.seat)
    ranked = sorted(
        range(len(decision.options)),
        key=lambda position: (_use(needs, decision.options[position]), position),
    )
    return tuple(sorted(ranked[: decision.least]))


def _use(needs: Sequence[float], key: str) -> float:
    copy = int(key.rpartition(":")[2])
    return needs[asking.land_of(key)] / (1 if copy <= 2 else copy)


# --- rewards -----------------------------------------------------------------------------------


def _goods(view: Seen, decision: Decision) -> Choice:
    """Take the goods that will score most; a blind draw is worth the mean."""
    cards = [GOODS_KEYS.index(key) for key in decision.options if key != asking.BLIND]
    figures = valuing.goods_worth(view, decision.seat, cards)
    if len(figures) < len(decision.options):
        figures.append(added(figures) / max(1, len(figures)))
    return _best(figures)


def _give_back(view: Seen, decision: Decision) -> Choice:
    """Give up the card without which the others will score most."""
    cards = [GOODS_KEYS.index(key) for key in decision.options]
    rests = [[one for one in cards if one != card] for card in cards]
    return _best([_kept(view, decision.seat, rest) for rest in rests])


def _kept(view: Seen, seat: Seat, cards: Sequence[GoodsCard]) -> float:
    """Guess the letters that these goods cards bring a seat until the end, if it has no others."""
    figures = 0.0
    for good, times in enumerate(valuing.to_come(view).goods):
        counts = [goods_of(trader.goods, good) for trader in view.traders]
        counts[seat] = goods_of(cards, good)
        figures += letters_for(tuple(counts))[seat] * times
    return figures


def _bonus(view: Seen, decision: Decision) -> Choice:
    """Keep the card that will be worth most if the town goes on growing as it has."""
    own = view.traders[decision.seat].own
    built = max(1, own.bit_count())
    growth = 1 + NUMBERS.growth * view.traders[decision.seat].houses / built
    cards = [BONUS_KEYS.index(key) for key in decision.options]
    return _best([min(BONUSES[card].most, growth * bonus_letters(card, own)) for card in cards])


_GREEDY: Final[dict[str, Callable[[Seen, Decision], Choice]]] = {
    "bid": _bid,
    "build": _build,
    "pay": _pay,
    "goods": _goods,
    "give_back": _give_back,
    "bonus": _bonus,
    "limit": _limit,
}
