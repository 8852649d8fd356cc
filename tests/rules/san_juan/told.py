"""Proofs of all forecasts of San Juan before a choice; see `tests/contract/told.py`."""

from collections.abc import Iterator

from rules.decision import Decision
from rules.event import Seat
from rules.game import AnyGame
from rules.san_juan import asking, library
from rules.san_juan.advice import preview, prices, score_so_far
from rules.san_juan.components import (
    BANK,
    BUILD_KEYS,
    KIND,
    LIBRARY,
    ROLE_KEYS,
)
from rules.san_juan.state import State
from rules.san_juan.view import SanJuanView
from tests.contract.told import Proofs
from tests.rules.san_juan import proofs, proofs_of_roles
from tests.rules.san_juan.proofs import SETTLING

CARDS = ("keep", "office", "chapel", "bank", "limit", "pay", "councillor", "archive")
"""Kinds of decisions whose options are cards."""


More = Iterator[tuple[str, int | None, object]]

SAID = {
    "could_double": "role.least",
    "hand_after": "pay: hand after",
    "hand_after_option": "build: hand after option",
    "hand_limit": "limit",
    "next_price": "goods: next price",
    "promise": "role: promise",
    "used_up": "used up",
    "discounts": "role.less",
    "quote": "build: quote",
    "gain": "build: gain beside",
    "card_gain": "pay.gain",
}
"""The facts that pictures take from `FORETELLING`, and a fact told along with each."""
BY_LAW_4 = {"score_so_far", "expected", "added", "tucked"}
"""Scores along the way; the contract has a law of its own for them."""


def more(game: AnyGame, state: State, seat: Seat) -> More:
    """Yield the facts that pictures show a seat beyond options and remarks."""
    view: SanJuanView = game.view(state, seat)
    yield "limit", None, preview.hand_limit(view)
    for other in range(len(view.tableaus)):
        for kind in (LIBRARY, BANK):
            yield "used up", None, (other, kind, library.used_up(view, other, kind))
    decision = view.decision
    if decision is None:
        return
    if (after := preview.hand_after(view)) is not None:
        yield f"{decision.kind}: hand after", None, after
    for position, key in enumerate(decision.options):
        yield from _of_option(view, decision, position, key)
    if decision.kind == "build":
        yield from _of_hand(view, decision)


def _of_option(view: SanJuanView, decision: Decision, position: int, key: str) -> More:
    if decision.kind == "role":
        doubled = library.could_double(view)
        promise = preview.promise(view, ROLE_KEYS.index(key), doubled=doubled)
        yield "role: promise", position, promise
    elif decision.kind == "library":
        doubled = key == asking.USE_LIBRARY
        yield "library: promise", position, preview.promise(view, view.role, doubled=doubled)
    elif decision.kind in ("goods", "produce"):
        good = view.own.display[asking.POSITION_OF[key]].kind
        yield f"{decision.kind}: next price", position, preview.next_price(view, good)
    elif (left := preview.hand_after_option(view, position)) is not None:
        yield f"{decision.kind}: hand after option", position, left


def _of_hand(view: SanJuanView, decision: Decision) -> More:
    for kind in sorted({KIND[card] for card in view.hand}):
        if BUILD_KEYS[kind] in decision.options:
            yield "build: gain beside", None, (kind, score_so_far.gain(view, kind))
        else:
            yield "build: quote", None, (kind, prices.quote(view, kind))


PROOFS: Proofs = {
    **{f"{kind}.building": proofs.is_the_card for kind in CARDS},
    **{f"{kind}.cost": proofs.costs_as_printed for kind in (*CARDS, "build")},
    **{f"{kind}.points": proofs.counts_as_printed for kind in (*CARDS, "build")},
    **{f"{kind}.gain": proofs.would_add for kind in CARDS},
    **{f"{kind}.price": proofs.would_cost for kind in CARDS},
    **{f"{kind}.owned": proofs.stands_alone for kind in CARDS},
    "build.building": proofs.is_built,
    "build.price": proofs.least_price,
    "build.price_most": proofs.most_price,
    "build.gain": proofs.least_gain,
    "build.gain_most": proofs.most_gain,
    "build.over": proofs.covered,
    "build: hand after option": proofs.hand_after_building,
    "build: gain beside": proofs.gain_beside,
    "build: quote": proofs.short,
    "cover.price": proofs.price_there,
    "cover.gain": proofs.gain_there,
    "cover.building": proofs.covered,
    "cover.saves": proofs.saves,
    "cover.loses_good": proofs.loses_good,
    "cover: hand after option": proofs.hand_after_building,
    **{f"{kind}: hand after": proofs.hand_after_paying for kind in ("goods", "pay")},
    **{f"{kind}.building": proofs.holds_the_good for kind in ("goods", "produce", "sell")},
    **{f"{kind}: next price": proofs.next_price for kind in ("goods", "produce")},
    **{f"{kind}: hand after": proofs.hand_after_step for kind in ("produce", "sell")},
    "sell.price": proofs.sells_for,
    "sell: hand after option": proofs.hand_after_option_of_step,
    **{
        f"{kind}: hand after": proofs.hand_after_cards for kind in ("keep", "councillor", "archive")
    },
    **{f"{kind}: hand after": proofs.hand_after_settling for kind in SETTLING},
    "remark library_goods": proofs_of_roles.uses_the_library,
    "remark library_goods.count": proofs_of_roles.library_goods,
    "role.role": proofs_of_roles.is_taken,
    "role.least": proofs_of_roles.brings_least,
    "role.most": proofs_of_roles.brings_most,
    "role.seats": proofs_of_roles.others_get,
    "role.counts": proofs_of_roles.others_get,
    "role.less": proofs_of_roles.lowers_all,
    "role.less_most": proofs_of_roles.lowers_all,
    "role.city": proofs_of_roles.lowers_city,
    "role.production": proofs_of_roles.lowers_production,
    "role.gain": proofs_of_roles.builds_for,
    "role.sells": proofs_of_roles.sells_later_for,
    "role.sells_most": proofs_of_roles.sells_later_for,
    "role.allowed": proofs_of_roles.allows,
    "role.dealt": proofs_of_roles.deals,
    **{f"{kind}: promise": proofs_of_roles.brings for kind in ("role", "library")},
    "limit": proofs.limit,
    "used up": proofs.used_up,
}
