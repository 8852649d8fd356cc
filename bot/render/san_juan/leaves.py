"""What a choice would leave or bring, as far as it is certain: cards in hand, goods, buildings."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from bot.render.san_juan.standing import BESIDE, chance, discounts
from rules.decision import Decision
from rules.event import Facts
from rules.san_juan.cards import (
    AQUEDUCT,
    BLACK_MARKET,
    BUILD_KEYS,
    BUILDER,
    BUILDING_KEYS,
    CARPENTER,
    CATHEDRAL,
    COST,
    COUNCILLOR,
    COVERED,
    CRANE,
    CUSTOMS_OFFICE,
    KIND,
    LIBRARY,
    MARKET_HALL,
    MARKET_STAND,
    POOR_HOUSE,
    PREFECTURE,
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
from rules.san_juan.effects import BLACK_MARKET_GOODS, CUSTOMS_PRICE, TWO_PLAYERS
from rules.san_juan.view import SanJuanView

_DEALT: Final = 2
_PRIVILEGE_DEALT: Final = 3
_WELL_GOODS: Final = 2


class Span(NamedTuple):
    """A number that is known, or the bounds between which the choice itself decides."""

    least: int
    most: int

    @property
    def words(self) -> str:
        """Write it: `"4"`, or `"4–6"`."""
        return str(self.least) if self.least == self.most else f"{self.least}–{self.most}"


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
    if decision.kind == "produce" and _works(view, WELL) and most >= _WELL_GOODS:
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
        earned = _number(facts["price"]) + _trade_bonus(view, 1)
        after = len(view.hand) + _cards_left(view, earned)
        return Span(after, after)
    return None


def _number(fact: object) -> int:
    return int(str(fact))


# --- Builder -----------------------------------------------------------------------------------


def _built_anywhere(view: SanJuanView, kind: Kind) -> Span | None:
    """Return the cards left by a building, wherever it goes: with a Crane also over others."""
    places = [BESIDE]
    if _works(view, CRANE):
        slots = enumerate(view.own.display)
        places += [place for place, slot in slots if slot.kind not in (CRANE, kind)]
    spans = [span for place in places if (span := _built(view, kind, place)) is not None]
    return _span([count for span in spans for count in span]) if spans else None


def _built(view: SanJuanView, kind: Kind, cover: int) -> Span | None:
    """Return the cards left by a building in this place, whichever goods help to pay for it.

    None if it cannot be paid for.
    """
    active, price = _active(view, cover), _price(view, kind, cover)
    goods = 0
    if active >> BLACK_MARKET & 1:
        loaded = [place for place, slot in enumerate(view.own.display) if slot.loaded]
        goods = min(BLACK_MARKET_GOODS, len([place for place in loaded if place != cover]), price)
    spent = range(max(0, price - (len(view.hand) - (kind != CATHEDRAL))), goods + 1)
    return _span([_left(view, kind, active, price - good) for good in spent]) if spent else None


def _after_paying(view: SanJuanView, decision: Decision) -> Span:
    """Return the cards left by the building that is planned, at the goods that may be spent."""
    active = _active(view, view.cover)
    if decision.kind == "pay":
        return _span([_left(view, view.plan, active, decision.most)])
    price = _price(view, view.plan, view.cover)
    spent = range(decision.least, decision.most + 1)
    return _span(_left(view, view.plan, active, price - goods) for goods in spent)


def _left(view: SanJuanView, kind: Kind, active: int, paid: int) -> int:
    """Return the cards left by a building: less the payment, with what its powers draw."""
    left = len(view.hand) - (kind != CATHEDRAL) - paid
    drawable = view.deck + view.discard + paid
    if active >> CARPENTER & 1 and not PRODUCTION >> kind & 1 and drawable:
        left, drawable = left + 1, drawable - 1
    if active >> POOR_HOUSE & 1 and left <= 1 and drawable:
        left += 1
    return left


def _price(view: SanJuanView, kind: Kind, cover: int) -> int:
    """Return what the kind costs now over a building, which then no longer helps to pay."""
    covered = view.own.display[cover].kind if cover != BESIDE else None
    value = 0 if covered is None else COVERED[covered]
    helper = "" if covered is None else BUILDING_KEYS[covered]
    less = sum(less for key, less in discounts(view, kind) if key != helper)
    return max(0, COST[kind] - value - less)


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
    return sum(prices) + _trade_bonus(view, len(prices))


def _trade_bonus(view: SanJuanView, sold: int) -> int:
    return (_works(view, MARKET_HALL) and sold >= 1) + (_works(view, MARKET_STAND) and sold >= 2)


def _cards_left(view: SanJuanView, due: int) -> int:
    """Return how many of the cards due there are to draw."""
    return min(due, view.deck + view.discard)


# --- what a role would bring to whoever takes it -------------------------------------------------


def promise(view: SanJuanView, role: Role, *, doubled: bool) -> Span:
    """Return what a role brings the viewer as its chooser.

    Builder: kinds in hand that could be built; Producer: goods made, at most; Trader: cards for
    the dearest goods, at the prices that can come; the others: cards.
    """
    return {
        BUILDER: _buildable,
        PRODUCER: _produced,
        TRADER: _traded,
        COUNCILLOR: _kept,
        PROSPECTOR: _found,
    }[role](view, doubled)


def could_double(view: SanJuanView) -> bool:
    """Whether the viewer's Library may double the next privilege."""
    once = len(view.tableaus) == TWO_PLAYERS and view.variant.library == "once"
    rationed = once and view.seat == view.governor
    return _works(view, LIBRARY) and not (rationed and view.library_used)


def _buildable(view: SanJuanView, doubled: bool) -> Span:
    choosing = replace(view, step=ROLES[BUILDER], chooser=view.own.seat, doubled=doubled)
    chances = [chance(choosing, kind) for kind in {KIND[card] for card in view.hand}]
    count = sum(not (found.owned or found.missing) for found in chances)
    return Span(count, count)


def _produced(view: SanJuanView, doubled: bool) -> Span:
    slots = view.own.display
    empty = sum(bool(PRODUCTION >> slot.kind & 1) and not slot.loaded for slot in slots)
    count = min(empty, _allowed(view, AQUEDUCT, doubled))
    return Span(count, count)


def _traded(view: SanJuanView, doubled: bool) -> Span:
    goods = [slot.kind for slot in view.own.display if slot.loaded]
    most = _allowed(view, TRADING_POST, doubled)
    return _span([_earned(view, tile, goods, most) for tile in _next_tiles(view)])


def _kept(view: SanJuanView, doubled: bool) -> Span:
    dealt = _DEALT + _PRIVILEGE_DEALT * (1 + doubled)
    count = _cards_left(view, min(1 + _works(view, PREFECTURE), dealt))
    return Span(count, count)


def _found(view: SanJuanView, doubled: bool) -> Span:
    count = _cards_left(view, 1 + doubled)
    return Span(count, count)


def _allowed(view: SanJuanView, helper: Kind, doubled: bool) -> int:
    return 2 + _works(view, helper) + doubled


def _works(view: SanJuanView, kind: Kind) -> bool:
    return bool(view.own.active >> kind & 1)
