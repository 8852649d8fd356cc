"""The facts that a person needs to choose: those of each option, and what is not on offer."""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from rules.bits import has, members
from rules.decision import Choice, Decision, parts
from rules.event import Facts, Seat
from rules.game import Remark
from rules.goldene_stadt import asking
from rules.goldene_stadt.advice.score_so_far import letters_now, round_letters
from rules.goldene_stadt.advice.within_reach import letters_at, reach_with
from rules.goldene_stadt.components import (
    BONUS_KEYS,
    BONUSES,
    COASTS,
    DISTRICTS,
    FIRST_DISTRICT,
    GOODS_KEYS,
    INNER,
    LAND_KEYS,
    LAND_OF,
    NEAR,
    PLACE_KEYS,
    REWARDS,
    UNITS,
    Place,
    Places,
)
from rules.goldene_stadt.foreseen import expulsions_before, foreseen
from rules.goldene_stadt.piles import keys_of
from rules.goldene_stadt.rewards import on
from rules.goldene_stadt.scoring import bonus_letters, things_of
from rules.goldene_stadt.view import GoldeneStadtView

_Explain: TypeAlias = Callable[[GoldeneStadtView, Decision], list[Facts]]


def explain(view: GoldeneStadtView, decision: Decision) -> tuple[Facts, ...]:
    """Return the facts of each option: its kind, its cost, its gain.

    For a foreseen question: in the present position, with the pair that will be taken.
    """
    if view.decision is None and decision.kind != "bid":
        view = foreseen(view)
    return tuple(_EXPLAIN[decision.kind](view, decision))


def _bid(view: GoldeneStadtView, decision: Decision) -> list[Facts]:
    """Tell the cards, what they build with the hand on the present map, the price, the expelled
    seat, and the price of the next expulsion (4.3).

    A pair is named by its number, which is a `value`: it does not depend on the options.

    Foreseen from the own pair, all is as after an expulsion there. `back`: it is this pair, won
    back.

    For the coins left, the facts say whether they are the same with all pairs.
    """
    pairs = [_pair(view, decision.seat, key) for key in decision.options]
    same = int(len(pairs) > 1 and len({pair["left"] for pair in pairs}) == 1)
    return [{**pair, "same_left": same} for pair in pairs]


def _pair(view: GoldeneStadtView, seat: Seat, key: str) -> Facts:
    """Tell a pair: `houses` and `letters` are the most that a turn with it brings, `places` one
    such turn.
    """
    at = asking.PAIR_KEYS.index(key)
    pair, cards = view.pairs[at], tuple([LAND_KEYS[card] for card in view.pairs[at].cards])
    reach = reach_with(view, seat, pair.cards)
    facts: Facts = {
        "pair": key,
        "value": at + 1,
        "cards": cards,
        "houses": reach.houses,
        "letters": reach.letters,
        "places": tuple([PLACE_KEYS[place] for place in reach.places]),
    }
    if pair.hand < 0:
        return {**facts, "coins": 0, "left": view.traders[seat].coins}
    expulsions = expulsions_before(view, seat)
    price = asking.price_of_expelling(expulsions)
    facts = {**facts, "coins": price, "left": view.traders[seat].coins - price}
    if pair.hand == seat:
        return {**facts, "back": 1}
    return {**facts, "other": pair.hand, "next": asking.price_of_expelling(expulsions + 1)}


def _build(view: GoldeneStadtView, decision: Decision) -> list[Facts]:
    return [
        {} if key == asking.STOP else _site(view, decision.seat, asking.place_named(key))
        for key in decision.options
    ]


def _site(view: GoldeneStadtView, seat: Seat, place: Place) -> Facts:
    """Tell the cheapest price of a place, its reward, and the round's letters there.

    `now` and `then` are the letters that the score card brings now, and with this house, `gain` the
    difference; `seats` are the rivals who would get fewer, and `counts` how many fewer. `reward` is
    "" if there is none (any more). `opens` are the places to which a road would lead only now.
    """
    now, then = round_letters(view, seat), round_letters(view, seat, place)
    losses = {rival: had - left for rival, (had, left) in enumerate(zip(now, then, strict=True))}
    rivals = [rival for rival, lost in losses.items() if lost > 0]
    payments = asking.payments(view.hand, LAND_OF[place], UNITS[place])
    built = place >= FIRST_DISTRICT and view.districts[place - FIRST_DISTRICT]
    gain, letters = then[seat] - now[seat], letters_at(view, place)
    reward = "" if built else REWARDS[place]
    return {
        "place": PLACE_KEYS[place],
        **_price(place, payments[0]),
        "ways": len(payments),
        "key": int(has(INNER, place)),
        "letters": letters,
        "reward": reward,
        "now": now[seat],
        "then": then[seat],
        "gain": gain,
        "seats": tuple(rivals),
        "counts": tuple([losses[rival] for rival in rivals]),
        "opens": tuple([PLACE_KEYS[each] for each in members(_opened(view, seat, place))]),
        "rank": _rank(place, reward, letters + gain),
    }


def _rank(place: Place, reward: str, letters: int) -> int:
    """Rank what brings letters first, then what lies inland; last the ports that give a coin."""
    if letters:
        return 1
    return 2 if not has(COASTS, place) else 4 if reward == "coin" else 3


def _opened(view: GoldeneStadtView, seat: Seat, place: Place) -> Places:
    """Return the free places inland, and districts, to which a house here builds the first road."""
    trader, free = view.traders[seat], asking.free_places(view.traders, view.closed)
    there = NEAR[place] & ~trader.near & ~trader.own
    return there & ((free & ~COASTS) | DISTRICTS)


def _price(place: Place, payment: str) -> Facts:
    """Tell the number of cards of a place's landscape that pay for it, and the other cards used."""
    land = LAND_OF[place]
    paid = list(asking.cards_paid(payment))
    own, paid[land] = paid[land], 0
    return {"land": LAND_KEYS[land], "own": own, "jokers": keys_of(paid)}


def _pay(view: GoldeneStadtView, decision: Decision) -> list[Facts]:
    place, held = PLACE_KEYS.index(decision.subject), sum(view.hand)
    return [
        {**_price(place, key), "cards": keys_of(paid), "left": held - sum(paid)}
        for key, paid in [(key, asking.cards_paid(key)) for key in decision.options]
    ]


def _goods(view: GoldeneStadtView, decision: Decision) -> list[Facts]:
    return [
        {"left": view.warehouse} if key == asking.BLIND else {"goods": on(GOODS_KEYS.index(key))}
        for key in decision.options
    ]


def _bonus(view: GoldeneStadtView, decision: Decision) -> list[Facts]:
    """Tell the value of each bonus card with the present houses (RULES.md 8.4)."""
    own = view.traders[decision.seat].own
    cards = [BONUS_KEYS.index(key) for key in decision.options]
    return [
        {
            "bonus": BONUS_KEYS[card],
            "letters": bonus_letters(card, own),
            "each": BONUSES[card].letters,
            "most": BONUSES[card].most,
        }
        for card in cards
    ]


def _limit(_: GoldeneStadtView, decision: Decision) -> list[Facts]:
    return [{"card": f"land:{parts(key)[0]}"} for key in decision.options]


_EXPLAIN: Final[dict[str, _Explain]] = {
    "bid": _bid,
    "build": _build,
    "pay": _pay,
    "goods": _goods,
    "give_back": _goods,
    "bonus": _bonus,
    "limit": _limit,
}


def remarks(view: GoldeneStadtView, _picked: Choice) -> tuple[Remark, ...]:
    """Tell a blocked seat that it ranks behind all others (RULES.md 8.3).

    Where a pair or a place can be chosen: what the round scores; and why something is not on offer.
    """
    if view.seat is None or view.outcome is not None:
        return ()
    found = [Remark("blocked", {})] if view.traders[view.seat].blocked else []
    decision = view.decision
    if decision is None or decision.kind not in ("bid", "build"):
        return tuple(found)
    if len(decision.options) > 1:
        facts: Facts = {"things": things_of(view.card), "letters": letters_now(view, view.seat)}
        found.append(Remark("scores", facts))
    not_offered = _pairs_not_offered if decision.kind == "bid" else _places_not_offered
    return (*found, *not_offered(view, view.seat))


def _pairs_not_offered(view: GoldeneStadtView, seat: Seat) -> Iterator[Remark]:
    """Tell the pairs that cannot be had, and the price of expelling (0: none is left) (4.3)."""
    price, coins = asking.price_of_expelling(view.expulsions), view.traders[seat].coins
    taken = [key for key, pair in zip(asking.PAIR_KEYS, view.pairs, strict=False) if pair.hand >= 0]
    if taken and not 0 < price <= coins:
        yield Remark("no_pair", {"pairs": tuple(taken), "price": price, "coins": coins})


def _places_not_offered(view: GoldeneStadtView, seat: Seat) -> Iterator[Remark]:
    """Tell the landscapes of places within reach that the hand cannot pay, and the inner districts
    that lack a key.
    """
    trader, free = view.traders[seat], asking.free_places(view.traders, view.closed)
    places = asking.sites(trader, free)
    unpaid = places & ~asking.affordable(view.hand, places)
    lands = sorted({LAND_OF[place] for place in members(unpaid)})
    if lands:
        yield Remark("no_cards", {"lands": tuple([LAND_KEYS[land] for land in lands])})
    locked = trader.near & INNER & ~trader.own
    if locked and not trader.keys:
        yield Remark("no_key", {"places": tuple([PLACE_KEYS[each] for each in members(locked)])})
