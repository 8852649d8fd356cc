"""The facts that a person needs to choose: those of each option, and why there is no question."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from rules.bits import has
from rules.decision import Choice, Decision, parts
from rules.event import Facts, Seat
from rules.game import Remark
from rules.goldene_stadt import asking
from rules.goldene_stadt.advice.score_so_far import letters_now
from rules.goldene_stadt.advice.within_reach import houses_with
from rules.goldene_stadt.components import (
    BONUS_KEYS,
    BONUSES,
    FIRST_DISTRICT,
    GOODS_KEYS,
    INNER,
    LAND_KEYS,
    LAND_OF,
    PLACE_KEYS,
    REWARDS,
    UNITS,
    Place,
)
from rules.goldene_stadt.foreseen import expulsions_before, foreseen
from rules.goldene_stadt.piles import keys_of
from rules.goldene_stadt.rewards import letters_of, on
from rules.goldene_stadt.scoring import bonus_letters
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
    """Tell the cards, the number of houses that they build with the hand on the present map, the
    price, the expelled seat, and the price of the next expulsion (4.3).

    A pair is named by its number, which is a `value`: it does not depend on the options.

    Foreseen from the own pair, all is as after an expulsion there. `back`: it is this pair, won
    back.

    For the houses and the coins left, the facts say whether they are the same with all pairs.
    """
    pairs = [_pair(view, decision.seat, key) for key in decision.options]
    same = {f"same_{fact}": _same(pairs, fact) for fact in ("houses", "left")}
    return [{**pair, **same} for pair in pairs]


def _same(pairs: Sequence[Facts], fact: str) -> int:
    return int(len(pairs) > 1 and len({pair[fact] for pair in pairs}) == 1)


def _pair(view: GoldeneStadtView, seat: Seat, key: str) -> Facts:
    at = asking.PAIR_KEYS.index(key)
    pair, cards = view.pairs[at], tuple([LAND_KEYS[card] for card in view.pairs[at].cards])
    houses = houses_with(view, seat, pair.cards)
    facts: Facts = {"pair": key, "value": at + 1, "cards": cards, "houses": houses}
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
    difference; `reward` is "" if there is none (any more).
    """
    now, then = letters_now(view, seat), letters_now(view, seat, place)
    payments = asking.payments(view.hand, LAND_OF[place], UNITS[place])
    before = _before(view, place)
    return {
        "place": PLACE_KEYS[place],
        **_price(place, payments[0]),
        "ways": len(payments),
        "key": int(has(INNER, place)),
        "letters": letters_of(place, before) if place >= FIRST_DISTRICT else 0,
        "reward": "" if before else REWARDS[place],
        "now": now,
        "then": then,
        "gain": then - now,
    }


def _before(view: GoldeneStadtView, place: Place) -> int:
    """Return the number of players who have already built in a district."""
    return len(view.districts[place - FIRST_DISTRICT]) if place >= FIRST_DISTRICT else 0


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
    """Tell a blocked seat that it ranks behind all others (RULES.md 8.3)."""
    if view.seat is None or view.outcome is not None or not view.traders[view.seat].blocked:
        return ()
    return (Remark("blocked", {}),)
