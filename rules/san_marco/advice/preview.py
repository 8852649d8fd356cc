"""Remarks to a seat: the resulting offers, or that it is out.

The resulting offers are told as remarks on the picks: weights without a floor would add up only one
offer.
"""

from collections import Counter

from rules.decision import Choice, Decision
from rules.game import Remark
from rules.san_marco import asking
from rules.san_marco.advice.score_so_far import final_now
from rules.san_marco.components import OUT_AT, PASSAGES, limit_of
from rules.san_marco.passages import bonuses, is_last
from rules.san_marco.rounds import keys_of
from rules.san_marco.scoring import by_seat
from rules.san_marco.view import SanMarcoView, division_of


def remarks(view: SanMarcoView, picked: Choice) -> tuple[Remark, ...]:
    """Return a remark on each offer that a distributor is making or a decider could take, on the
    end of the game, or on the reason why a seat has no question.
    """
    if view.decision is None:
        return _out(view)
    if view.decision.kind == "choose":
        return (*_of_the_end(view), *_of_bonuses(view, view.decision))
    offers = made(view, picked) if picked and view.decision.kind in asking.SPLITS else ()
    return (*_of_the_end(view), *offers)


def _of_the_end(view: SanMarcoView) -> tuple[Remark, ...]:
    """Announce the end of the game as soon as it is certain (RULES.md 7.2, 8.1): whether the bonus
    is still to come, and each seat's final scoring as the nobles stand now.
    """
    paid, limits = view.step == "fewest", [house.limit for house in view.houses]
    if view.passage < PASSAGES or not (paid or is_last(view.last_round, limits)):
        return ()
    return (Remark("final", {"bonus": int(not paid), **by_seat(final_now(view))}),)


def _of_bonuses(view: SanMarcoView, decision: Decision) -> tuple[Remark, ...]:
    """Remark on the offers that put their taker out: the others' bonus grows by them (7.1, 7.3).

    Of two offers the distributor gets the other (3.4). Offers with the same effect share a remark.
    """
    division, numbers = view.divisions[view.division], dict[tuple[int, ...], list[int]]()
    cards = {key: division.offers[asking.OFFER_KEYS.index(key)].cards for key in decision.options}
    for key in decision.options:
        limits = [house.limit for house in view.houses]
        limits[decision.seat] += limit_of(cards[key])
        if len(cards) == 2:
            limits[division.distributor] += sum(
                limit_of(left) for other, left in cards.items() if other != key
            )
        if limits[decision.seat] >= OUT_AT:
            number = asking.OFFER_KEYS.index(key) + 1
            numbers.setdefault(tuple(bonuses(limits)), []).append(number)
    return tuple(
        [
            Remark("out_with", {"numbers": tuple(found), **by_seat(gains)})
            for gains, found in numbers.items()
        ]
    )


def _out(view: SanMarcoView) -> tuple[Remark, ...]:
    """Tell a seat the length of its absence (RULES.md 7.1): the facts say whether a passage
    follows.
    """
    if view.seat is None or view.outcome is not None or not view.houses[view.seat].out:
        return ()
    facts = {"limit": view.houses[view.seat].limit, "passage": view.passage}
    return (Remark("out", facts),)


def made(view: SanMarcoView, picked: Choice) -> tuple[Remark, ...]:
    """Remark on each resulting offer of the seat to move, with these cards picked.

    The rest is the last offer, unless two are still to be made of it. Tells the cards in each, and
    the limit points that each seat would then have (RULES.md 3.3, 3.4).
    """
    assert view.decision is not None, "a player makes offers"
    division = division_of(view.divisions, view.decision.seat)
    cards = [division.hand[position] for position in picked]
    offers = [*[list(offer.cards) for offer in division.offers], cards]
    if len(offers) == division.shares - 1:
        offers.append(list((Counter(division.hand) - Counter(cards)).elements()))
    seats = (*division.deciders, division.distributor)
    return tuple(
        [
            Remark(
                "offer",
                {
                    "number": number,
                    "cards": keys_of(cards),
                    "limit": limit_of(cards),
                    "seats": seats,
                    "counts": tuple([view.houses[seat].limit + limit_of(cards) for seat in seats]),
                },
            )
            for number, cards in enumerate(offers, start=1)
        ]
    )
