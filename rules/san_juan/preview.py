"""What a choice would leave or bring the one who looks, as far as a view makes it certain."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from rules.decision import Choice, Decision
from rules.event import Facts, Seat
from rules.game import Remark
from rules.san_juan import effects, prices
from rules.san_juan.cards import (
    AQUEDUCT,
    BLACK_MARKET,
    BUILD_KEYS,
    BUILDER,
    CARPENTER,
    CATHEDRAL,
    COUNCILLOR,
    CRANE,
    CUSTOMS_OFFICE,
    KIND,
    LIBRARY,
    POOR_HOUSE,
    PRODUCER,
    PRODUCTION,
    PROSPECTOR,
    ROLES,
    TILES,
    TRADER,
    TRADING_POST,
    WELL,
    Kind,
    Role,
)
from rules.san_juan.effects import (
    BLACK_MARKET_GOODS,
    CUSTOMS_PRICE,
    POOR_HOUSE_HAND,
    WELL_GOODS,
    allowed_to_chooser,
    councillor_keeps,
    dealt_to_chooser,
    has,
    library_once,
    prospector_draws,
    trade_bonus,
)
from rules.san_juan.state import BESIDE
from rules.san_juan.view import SanJuanView


class Span(NamedTuple):
    """A number that is known, or the bounds between which the choice itself decides."""

    least: int
    most: int


def remarks(_view: SanJuanView, _picked: Choice) -> tuple[Remark, ...]:
    """Return nothing: what a choice leaves does not depend on which cards are picked for it."""
    return ()


def hand_after(view: SanJuanView) -> Span | None:
    """Return the cards in hand after the viewer's decision; None where it does not change them.

    Not for choices whose options differ: see `hand_after_option`.
    """
    decision = view.decision
    if decision is None:
        return None
    held, least, most = len(view.hand), decision.least, decision.most
    if decision.kind in ("keep", "councillor", "archive", "limit", "chapel", "bank"):
        counts = {
            "keep": Span(most, most),
            "councillor": Span(held + least, held + most),
            "archive": Span(held + len(view.drawn) - most, held + len(view.drawn) - least),
            "limit": Span(len(decision.options) - most, len(decision.options) - least),
            "chapel": Span(held - most, held - least),
            "bank": Span(held - most, held - least),
        }
        return counts[decision.kind]
    if decision.kind in ("goods", "pay"):
        return _after_paying(view, decision)
    if decision.kind == "sell":
        return Span(held, held + _cards_left(view, _sold_best(view, decision)))
    if decision.kind == "produce" and has(view.own, WELL) and most >= WELL_GOODS:
        return Span(held, held + _cards_left(view, 1))
    return None


def hand_after_option(view: SanJuanView, position: int, facts: Facts) -> Span | None:
    """Return the cards in hand after one option of the viewer's decision.

    None where it takes several options to say, or further questions decide.
    """
    decision = view.decision
    assert decision is not None, "options belong to a decision"
    key = decision.options[position]
    family, _, name = key.partition(":")
    if key == "pass":
        return Span(len(view.hand), len(view.hand))
    if family == "build":
        return _built_anywhere(view, BUILD_KEYS.index(key))
    if family in ("over", "beside"):
        return _built(view, view.plan, int(name) if name else BESIDE)
    if decision.kind == "sell" and decision.most == 1:
        earned = _number(facts["price"]) + trade_bonus(view.own, 1)
        after = len(view.hand) + _cards_left(view, earned)
        return Span(after, after)
    return None


def _number(fact: object) -> int:
    return int(str(fact))


# --- Builder -----------------------------------------------------------------------------------


def _built_anywhere(view: SanJuanView, kind: Kind) -> Span | None:
    """Return the cards left by a building, wherever it goes: with a Crane also over others."""
    places = [BESIDE]
    if has(view.own, CRANE):
        slots = enumerate(view.own.display)
        places += [place for place, slot in slots if slot.kind not in (CRANE, kind)]
    spans = [span for place in places if (span := _built(view, kind, place)) is not None]
    return _span([count for span in spans for count in span]) if spans else None


def _built(view: SanJuanView, kind: Kind, cover: int) -> Span | None:
    """Return the cards left by a building in this place, whichever goods help to pay for it.

    None if it cannot be paid for.
    """
    active, price = _active(view, cover), prices.price(view, kind, cover)
    goods = 0
    if active >> BLACK_MARKET & 1:
        loaded = [place for place, slot in enumerate(view.own.display) if slot.loaded]
        goods = min(BLACK_MARKET_GOODS, len([place for place in loaded if place != cover]), price)
    spent = range(max(0, price - prices.cards_to_pay(view, kind)), goods + 1)
    return _span([_left(view, kind, active, price - good) for good in spent]) if spent else None


def _after_paying(view: SanJuanView, decision: Decision) -> Span:
    """Return the cards left by the building that is planned, at the goods that may be spent."""
    active = _active(view, view.cover)
    if decision.kind == "pay":
        return _span([_left(view, view.plan, active, decision.most)])
    price = prices.price(view, view.plan, view.cover)
    spent = range(decision.least, decision.most + 1)
    return _span(_left(view, view.plan, active, price - goods) for goods in spent)


def _left(view: SanJuanView, kind: Kind, active: int, paid: int) -> int:
    """Return the cards left by a building: less the payment, with what its powers draw."""
    left = prices.cards_to_pay(view, kind) - paid
    drawable = view.deck + view.discard + paid
    if active >> CARPENTER & 1 and not PRODUCTION >> kind & 1 and drawable:
        left, drawable = left + 1, drawable - 1
    if active >> POOR_HOUSE & 1 and left <= POOR_HOUSE_HAND and drawable:
        left += 1
    return left


def _active(view: SanJuanView, cover: int) -> int:
    """Return the powers in force when the building stands: not that of a covered one."""
    if cover == BESIDE:
        return view.own.active
    return view.own.active & ~(1 << view.own.display[cover].kind)


def _span(counts: Iterator[int] | list[int]) -> Span:
    numbers = sorted(counts)
    return Span(numbers[0], numbers[-1])


# --- Trader ------------------------------------------------------------------------------------


def next_price(view: SanJuanView, good: Kind) -> Span:
    """Return what the next Trader pays for a good: one of the tiles that can come next."""
    return _span([_sells_for(tile, good) for tile in _next_tiles(view)])


def _sells_for(tile: tuple[int, ...], good: Kind) -> int:
    return CUSTOMS_PRICE if good == CUSTOMS_OFFICE else tile[good]


def _next_tiles(view: SanJuanView) -> list[tuple[int, ...]]:
    """Return the tile that comes next, or all that it can be."""
    seen = list(view.prices)
    if len(seen) == len(TILES) or view.tile + 1 < len(seen):
        return [seen[(view.tile + 1) % len(seen)]]
    unseen: list[tuple[int, ...]] = list(TILES)
    for tile in seen:
        unseen.remove(tile)
    return unseen


def _sold_best(view: SanJuanView, decision: Decision) -> int:
    goods = [view.own.display[int(key.partition(":")[2])].kind for key in decision.options]
    return _earned(view, view.prices[view.tile], goods, decision.most)


def _earned(view: SanJuanView, tile: tuple[int, ...], goods: list[Kind], most: int) -> int:
    """Return the cards for the dearest goods, as many as may be sold."""
    prices = sorted((_sells_for(tile, good) for good in goods), reverse=True)[:most]
    return sum(prices) + trade_bonus(view.own, len(prices))


def _cards_left(view: SanJuanView, due: int) -> int:
    """Return how many of the cards due there are to draw."""
    return min(due, view.deck + view.discard)


# --- what a role would bring to whoever takes it -------------------------------------------------


def promise(view: SanJuanView, role: Role, *, doubled: bool) -> Span:
    """Return what a role brings the viewer as its chooser.

    Builder: kinds that could be built; Producer: goods made, at most; Trader: cards for
    the dearest goods, at the prices that can come; the others: cards.
    """
    return {
        BUILDER: _buildable,
        PRODUCER: _produced,
        TRADER: _traded,
        COUNCILLOR: _kept,
        PROSPECTOR: _found,
    }[role](view, doubled)


def _buildable(view: SanJuanView, doubled: bool) -> Span:
    choosing = replace(view, step=ROLES[BUILDER], chooser=view.own.seat, doubled=doubled)
    kinds = {KIND[card] for card in view.hand} | ({CATHEDRAL} if view.cathedral else set[Kind]())
    quotes = [prices.quote(choosing, kind) for kind in kinds]
    count = sum(not (found.owned or found.missing) for found in quotes)
    return Span(count, count)


def _produced(view: SanJuanView, doubled: bool) -> Span:
    slots = view.own.display
    empty = sum(bool(PRODUCTION >> slot.kind & 1) and not slot.loaded for slot in slots)
    count = min(empty, allowed_to_chooser(view.own, AQUEDUCT, doubled=doubled))
    return Span(count, count)


def _traded(view: SanJuanView, doubled: bool) -> Span:
    goods = [slot.kind for slot in view.own.display if slot.loaded]
    most = allowed_to_chooser(view.own, TRADING_POST, doubled=doubled)
    return _span([_earned(view, tile, goods, most) for tile in _next_tiles(view)])


def _kept(view: SanJuanView, doubled: bool) -> Span:
    kept = councillor_keeps(view.own, dealt_to_chooser(doubled=doubled))
    count = _cards_left(view, kept)
    return Span(count, count)


def _found(view: SanJuanView, doubled: bool) -> Span:
    count = _cards_left(view, prospector_draws(doubled=doubled))
    return Span(count, count)


# --- what holds now ------------------------------------------------------------------------------


def hand_limit(view: SanJuanView) -> int:
    """Return how many cards the viewer may hold after a round start (RULES.md 3.3)."""
    return effects.hand_limit(view.own, view.tableaus, view.variant)


def could_double(view: SanJuanView) -> bool:
    """Whether the viewer's Library may double the next privilege (RULES.md 5.12)."""
    own = view.own
    return has(own, LIBRARY) and not library_spent(view, own.seat, LIBRARY)


def library_spent(view: SanJuanView, seat: Seat, kind: Kind) -> bool:
    """Whether this is the governor's Library, used for this round (two players only)."""
    rationed = seat == view.governor and library_once(len(view.tableaus), view.variant)
    return rationed and kind == LIBRARY and view.library_used
