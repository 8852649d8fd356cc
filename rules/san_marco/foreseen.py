"""A view at a foreseen question."""

from collections import Counter
from dataclasses import replace

from rules.event import NOBODY
from rules.san_marco.components import Kind, actions_in
from rules.san_marco.view import SanMarcoView


def foreseen(view: SanMarcoView) -> SanMarcoView:
    """Return the view as if its seat carried its cards out, for foreseen questions.

    These can be the cards of any offer of its own that no seat has taken: of each kind as many as
    one of them has.
    """
    own = [division for division in view.divisions if division.distributor == view.seat]
    left = [offer.cards for division in own for offer in division.offers if offer.taker == NOBODY]
    kinds = Counter[Kind]()
    for cards in left:
        kinds |= Counter(actions_in(cards))
    acting = NOBODY if view.seat is None else view.seat
    return replace(view, acting=acting, cards=tuple(sorted(kinds.elements())))
