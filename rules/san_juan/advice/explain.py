"""The facts a person needs for a choice: those of each option, according to the rules."""

from rules.decision import Decision, family
from rules.event import Fact, Facts
from rules.facts import number_at
from rules.san_juan import asking, effects
from rules.san_juan.advice import prices, role_shares, score_so_far
from rules.san_juan.advice.preview import (
    as_builder,
    buildable,
    councillor_deal,
    next_price,
    promise,
    worth_of_goods,
)
from rules.san_juan.components import (
    AQUEDUCT,
    BUILD_KEYS,
    BUILDER,
    BUILDING_KEYS,
    COST,
    COUNCILLOR,
    COVERED,
    FAMILY,
    INDIGO_PLANT,
    KIND,
    POINTS,
    PRODUCER,
    QUARRY,
    ROLE_KEYS,
    ROLE_OF,
    TRADER,
    TRADING_POST,
    Kind,
    Role,
)
from rules.san_juan.foreseen import foreseen
from rules.san_juan.library import could_double
from rules.san_juan.state import BESIDE, NO_KIND
from rules.san_juan.view import SanJuanView

_Facts = dict[str, int | str]


def explain(view: SanJuanView, decision: Decision) -> tuple[Facts, ...]:
    """Return the facts of each option: its kind, its cost, its gain.

    For a foreseen question: as far as this is known in advance.
    """
    if view.decision is None:
        view = foreseen(view)
    return tuple(_explain(view, decision, key) for key in decision.options)


def _explain(view: SanJuanView, decision: Decision, key: str) -> Facts:
    what = family(key)
    if what == "card":
        return _held_facts(view, KIND[asking.CARD_OF[key]])
    if what == "build":
        return _build_facts(view, BUILD_KEYS.index(key))
    if what in ("over", "beside"):
        return _cover_facts(view, asking.POSITION_OF[key])
    if what in ("good", "plant"):
        return _good_facts(view, decision, asking.POSITION_OF[key])
    if what == "role":
        return _role_facts(view, ROLE_OF[key])
    return {}


def _held_facts(view: SanJuanView, kind: Kind) -> _Facts:
    """Return the cost and the points; of an end building, the points it would add now.

    Also its price in another player's Builder phase, and whether a second one can't be built.
    """
    price = effects.net_cost(kind, view.own.active, 0)
    owned = score_so_far.stands_alone(view, kind)
    facts = _card_facts(kind) | {"price": price, "owned": int(owned)}
    return facts | {"gain": score_so_far.card_gain(view, kind)} if FAMILY[kind] == "end" else facts


def _card_facts(kind: Kind) -> _Facts:
    return {"building": BUILDING_KEYS[kind], "cost": COST[kind], "points": POINTS[kind]}


# --- Builder -----------------------------------------------------------------------------------


def _build_facts(view: SanJuanView, kind: Kind) -> Facts:
    """Return the cost, and the price and points for every place where the building can go.

    A building that cannot be paid for yet can be planned: then for every place where it may go.
    `over`: the only place for it, which it then covers without a further question.
    """
    found = prices.ways(view, kind)
    ways = [way for way in found if not way.missing] or found
    due = [way.price for way in ways]
    gains = score_so_far.gains(view, kind, [way.cover for way in ways])
    facts = {
        **_card_facts(kind),
        "price": min(due),
        "price_most": max(due),
        "gain": min(gains),
        "gain_most": max(gains),
    }
    if len(ways) == 1 and ways[0].cover != BESIDE:
        facts["over"] = BUILDING_KEYS[view.own.display[ways[0].cover].kind]
    return facts


def _cover_facts(view: SanJuanView, cover: int) -> Facts:
    """Return the price and the points that the building adds there; over another, also the saving.

    `less`, for a building that is not known yet: the largest saving by covering.
    """
    if view.plan == NO_KIND:
        return _foreseen_cover_facts(view, cover)
    price = prices.price(view, view.plan, cover)
    facts: _Facts = {"price": price, "gain": score_so_far.gain(view, view.plan, cover)}
    if cover != BESIDE:
        slot = view.own.display[cover]
        facts["building"] = BUILDING_KEYS[slot.kind]
        facts["saves"] = prices.price(view, view.plan) - price
        facts["loses_good"] = int(slot.loaded)
    return facts


def _foreseen_cover_facts(view: SanJuanView, cover: int) -> _Facts:
    if cover == BESIDE:
        return {"less": 0}
    slot = view.own.display[cover]
    return {
        "building": BUILDING_KEYS[slot.kind],
        "less": COVERED[slot.kind],
        "loses_good": int(slot.loaded),
    }


# --- goods and roles -----------------------------------------------------------------------------


def _good_facts(view: SanJuanView, decision: Decision, position: int) -> Facts:
    kind = view.own.display[position].kind
    facts: _Facts = {"building": BUILDING_KEYS[kind]}
    if decision.kind != "sell":
        return facts
    if view.decision is not None:
        facts["price"] = effects.price_of(view.prices[view.tile], kind)
        return facts
    price = next_price(view, kind)
    return facts | {"price": price.least, "price_most": price.most}


def _role_facts(view: SanJuanView, role: Role) -> Facts:
    """Return the rights of this seat as the role's chooser, and each seat's gain by the role now.

    The Library counts if it may double the privilege.
    """
    doubled = could_double(view)
    brought = promise(view, role, doubled=doubled)
    facts: dict[str, Fact] = {
        "role": ROLE_KEYS[role],
        "least": brought.least,
        "most": brought.most,
        **role_shares.shares(view, role),
    }
    if role == BUILDER:
        choosing = as_builder(view, doubled=doubled)
        facts |= _savings(choosing)
        offers = [_build_facts(choosing, kind) for kind in buildable(choosing)]
        facts["gain"] = max([number_at(offer, "gain_most") for offer in offers], default=0)
    elif role == PRODUCER:
        allowed = effects.allowed_to_chooser(view.own, AQUEDUCT, doubled=doubled)
        worth = worth_of_goods(view, allowed=allowed, made=brought.most)
        facts |= {"allowed": allowed, "sells": worth.least, "sells_most": worth.most}
    elif role == TRADER:
        facts["allowed"] = effects.allowed_to_chooser(view.own, TRADING_POST, doubled=doubled)
    elif role == COUNCILLOR:
        facts["dealt"] = councillor_deal(view, doubled=doubled)
    return facts


def _savings(choosing: SanJuanView) -> _Facts:
    """Return the savings on buildings; by their family, if that makes a difference."""
    city, production = (
        sum(less for _, less in prices.discounts(choosing, kind)) for kind in (QUARRY, INDIGO_PLANT)
    )
    facts: _Facts = {"less": min(city, production), "less_most": max(city, production)}
    return facts if city == production else facts | {"city": city, "production": production}
