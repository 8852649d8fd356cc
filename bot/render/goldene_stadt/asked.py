"""The facts of options, read back into cards."""

from rules.event import Facts
from rules.facts import keys_at
from rules.goldene_stadt.components import GOOD_KEYS, GOODS_CARDS, LAND_KEYS, GoodsCard, Land


def cards_in(facts: Facts) -> list[Land]:
    """Return the landscape cards of a pair or of a payment."""
    return [LAND_KEYS.index(key) for key in keys_at(facts, "cards")]


def goods_in(facts: Facts) -> GoodsCard | None:
    """Return a goods card with these goods; None for the stack."""
    if "goods" not in facts:
        return None
    one, other = (GOOD_KEYS.index(key) for key in keys_at(facts, "goods"))
    return GOODS_CARDS.index((one, other))
