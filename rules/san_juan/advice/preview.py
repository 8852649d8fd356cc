"""The cards that a choice would leave or bring the viewer, as far as a view makes it certain."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from rules.decision import Choice, Decision, family
from rules.event import NOBODY
from rules.game import Remark
from rules.san_juan import effects
from rules.san_juan.advice import prices
from rules.san_juan.asking import POSITION_OF
from rules.san_juan.components import (
    AQUEDUCT,
    BUILD_KEYS,
    BUILDER,
    CARPENTER,
    CATHEDRAL,
    COUNCILLOR,
    CUSTOMS_OFFICE,
    GOLD_MINE,
    GOLDSMITH,
    HARBOR,
    HUT,
    KIND,
    POOR_HOUSE,
    PRODUCER,
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
    GOLD_MINE_CARDS,
    POOR_HOUSE_HAND,
    WELL_GOODS,
    allowed_to_chooser,
    councillor_keeps,
    dealt_to_chooser,
    has,
    is_production,
    price_of,
    prospector_draws,
    trade_bonus,
)
from rules.san_juan.foreseen import towns
from rules.san_juan.library import is_rationed
from rules.san_juan.state import BESIDE
from rules.san_juan.view import SanJuanView, Tableau


class Span(NamedTuple):
    """A known number, or the bounds between which the choice itself decides."""

    least: int
    most: int


def remarks(view: SanJuanView, _picked: Choice) -> tuple[Remark, ...]:
    """Say that the last good would use up a Library that works for one role a round (R53)."""
    decision = view.decision
    if decision is None or decision.kind not in _HELPERS or not _library_at_stake(view):
        return ()
    allowed = allowed_to_chooser(view.own, _HELPERS[decision.kind], doubled=True)
    made = decision.kind == "sell" or _cards_left(view, allowed) == allowed
    uses = made and decision.most == allowed
    return (Remark("library_goods", {"count": allowed}),) if uses else ()


_HELPERS: Final = {"produce": AQUEDUCT, "sell": TRADING_POST}
"""The buildings that allow one more good."""


def _library_at_stake(view: SanJuanView) -> bool:
    """Whether the viewer, governor of two, doubles a role and has one to come (RULES.md 5.12)."""
    chooses = view.seat == view.chooser and view.doubled
    return chooses and view.roles.count(view.chooser) == 1 and is_rationed(view, view.chooser)


def hand_after(view: SanJuanView) -> Span | None:
    """Return the cards in hand after the viewer's decision; None if it does not change them.

    Not for decisions whose options differ in this: see `hand_after_option`.
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
            "bank": Span(len(decision.options) - most, len(decision.options) - least),
        }
        return counts[decision.kind]
    if decision.kind in ("goods", "pay"):
        return _after_paying(view, decision)
    if decision.kind == "sell":
        return _after_selling(view, decision)
    if decision.kind == "produce" and has(view.own, WELL) and most >= WELL_GOODS:
        return Span(held, held + (view.deck + view.discard > WELL_GOODS))
    return None


def hand_after_option(view: SanJuanView, position: int) -> Span | None:
    """Return the cards in hand after one option of the viewer's decision.

    None if it depends on several options, or on further questions.
    """
    decision = view.decision
    assert decision is not None, "options belong to a decision"
    key = decision.options[position]
    what = family(key)
    if key == "pass":
        return Span(len(view.hand), len(view.hand))
    if what == "build":
        return _built_anywhere(view, BUILD_KEYS.index(key))
    if what in ("over", "beside"):
        return _built(view, view.plan, POSITION_OF[key])
    if decision.kind == "sell" and decision.most == 1:
        good = view.own.display[POSITION_OF[key]].kind
        sale = _sale(view, view.prices[view.tile], [good], 1)
        return Span(len(view.hand) + sale.least, len(view.hand) + sale.most)
    return None


# --- Builder -----------------------------------------------------------------------------------


def _built_anywhere(view: SanJuanView, kind: Kind) -> Span:
    """Return the cards left by a building, wherever it goes: with a Crane over others too (5.4)."""
    places = [way.cover for way in prices.ways(view, kind) if not way.missing]
    return _span([count for place in places for count in _built(view, kind, place)])


def _built(view: SanJuanView, kind: Kind, cover: int) -> Span:
    """Return the cards left by a building in this place, whichever goods help to pay (5.5)."""
    price = prices.price(view, kind, cover)
    least = max(0, price - prices.cards_to_pay(view, kind))
    spent = range(least, min(prices.goods_to_pay(view, cover), price) + 1)
    return _span([_left(view, kind, cover, price - goods, goods) for goods in spent])


def _after_paying(view: SanJuanView, decision: Decision) -> Span:
    """Return the cards left by the planned building, given the goods that may be spent."""
    if decision.kind == "pay":
        return _span([_left(view, view.plan, view.cover, decision.most, len(view.spent))])
    price = prices.price(view, view.plan, view.cover)
    spent = range(decision.least, decision.most + 1)
    return _span(_left(view, view.plan, view.cover, price - goods, goods) for goods in spent)


def _left(view: SanJuanView, kind: Kind, cover: int, paid: int, goods: int) -> int:
    """Return the cards left by a building: minus the payment, plus what powers draw (5.3 to 5.8).

    Cards and goods used as payment, and a covered good, are on the discard pile by then.
    """
    left = prices.cards_to_pay(view, kind) - paid
    covered = cover != BESIDE and view.own.display[cover].loaded
    drawable = view.deck + view.discard + paid + goods + covered
    if _helps(view, CARPENTER, cover) and not is_production(kind) and drawable:
        left, drawable = left + 1, drawable - 1
    if _helps(view, POOR_HOUSE, cover) and left <= POOR_HOUSE_HAND and drawable:
        left += 1
    return left


def _helps(view: SanJuanView, kind: Kind, cover: int) -> bool:
    """Whether a power is in force after the building: not that of a covered one (R2)."""
    covered = cover != BESIDE and view.own.display[cover].kind == kind
    return has(view.own, kind) and not covered


def _span(counts: Iterator[int] | list[int]) -> Span:
    numbers = sorted(counts)
    return Span(numbers[0], numbers[-1])


# --- Trader ------------------------------------------------------------------------------------


def next_price(view: SanJuanView, good: Kind) -> Span:
    """Return the next Trader's prices of a good, over all tiles that can come next (5.10)."""
    return _span([price_of(tile, good) for tile in _next_tiles(view)])


def _next_tiles(view: SanJuanView) -> list[tuple[int, ...]]:
    """Return the next tile, or all possible ones (RULES.md 2.2; R45)."""
    seen = list(view.prices)
    if len(seen) == len(TILES) or view.tile + 1 < len(seen):
        return [seen[(view.tile + 1) % len(seen)]]
    unseen: list[tuple[int, ...]] = list(TILES)
    for tile in seen:
        unseen.remove(tile)
    return unseen


def _after_selling(view: SanJuanView, decision: Decision) -> Span:
    """Return the cards from those after selling nothing up to those after the best sale."""
    held, hut = len(view.hand), _from_hut(view)
    goods = [view.own.display[POSITION_OF[key]].kind for key in decision.options]
    best = _sale(view, view.prices[view.tile], goods, decision.most)
    return Span(held + hut.least, held + max(best.most, hut.most))


def _from_hut(view: SanJuanView) -> Span:
    """Return the cards of the viewer's Hut, if the viewer sells nothing (R14).

    It is certain only if no other seat has a good to sell.
    """
    hut = has(view.own, HUT)
    first = sum(has(other, HUT) for other in _before(view))
    most = int(hut and view.deck + view.discard > 0)
    certain = view.deck + view.discard > first and not any(map(_loaded, _others(view)))
    return Span(int(hut and certain), most)


def _sale(view: SanJuanView, tile: tuple[int, ...], goods: list[Kind], most: int) -> Span:
    """Return the cards for the dearest goods, as many as may be sold (RULES.md 5.10).

    Even with the goods sold, the piles can be too small for that (6.2): seats that sell before the
    viewer draw first (R34).
    """
    earned = sorted((price_of(tile, good) for good in goods), reverse=True)[:most]
    due = sum(earned) + trade_bonus(view.own, len(earned))
    supply = view.deck + view.discard
    sold = len(earned) - has(view.own, HARBOR) if earned else 0
    before = sum(_takes_at_most(other, tile) for other in _before(view))
    return Span(min(due, max(0, supply - before) + sold), min(due, supply + sold))


def _takes_at_most(other: Tableau, tile: tuple[int, ...]) -> int:
    """Return the most cards that another seat can draw for all its possible sales (5.10)."""
    goods = [slot.kind for slot in other.display if slot.loaded]
    return sum(price_of(tile, good) for good in goods) + trade_bonus(other, len(goods))


def _before(view: SanJuanView) -> list[Tableau]:
    """Return the seats served before the viewer, after the choice of a role (R34)."""
    if view.chooser == NOBODY:
        return []
    seats = len(view.tableaus)
    ahead = (view.own.seat - view.chooser) % seats
    return [view.tableaus[(view.chooser + step) % seats] for step in range(ahead)]


def _others(view: SanJuanView) -> list[Tableau]:
    return [other for other in view.tableaus if other.seat != view.seat]


def _loaded(town: Tableau) -> bool:
    return any(slot.loaded for slot in town.display)


# --- the gain of a role for its chooser -----------------------------------------------------------


def promise(view: SanJuanView, role: Role, *, doubled: bool) -> Span:
    """Return the gain of a role for the viewer as its chooser (RULES.md 5).

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


def as_builder(view: SanJuanView, *, doubled: bool) -> SanJuanView:
    """Return the view as it would be if the viewer had chosen the Builder."""
    return replace(view, step=ROLES[BUILDER], chooser=view.own.seat, doubled=doubled)


def _buildable(view: SanJuanView, doubled: bool) -> Span:
    """Count the kinds that could be built (RULES.md 5.2)."""
    return _exactly(len(buildable(as_builder(view, doubled=doubled))))


def buildable(choosing: SanJuanView) -> list[Kind]:
    """Return the kinds that the viewer could build, who chose the Builder (RULES.md 5.2)."""
    kinds = {KIND[card] for card in choosing.hand}
    if choosing.cathedral:
        kinds.add(CATHEDRAL)
    quotes = {kind: prices.quote(choosing, kind) for kind in kinds}
    return [kind for kind, found in quotes.items() if not (found.owned or found.missing)]


def _produced(view: SanJuanView, doubled: bool) -> Span:
    """Count the goods that would be made (RULES.md 5.9)."""
    allowed = allowed_to_chooser(view.own, AQUEDUCT, doubled=doubled)
    return _exactly(_cards_left(view, min(len(_empty(view)), allowed)))


def _empty(view: SanJuanView) -> list[Kind]:
    """Return the viewer's production buildings without goods."""
    slots = view.own.display
    return [slot.kind for slot in slots if is_production(slot.kind) and not slot.loaded]


def worth_of_goods(view: SanJuanView, *, allowed: int, made: int) -> Span:
    """Return the next Trader's cards for the goods that the Producer brings its chooser.

    They are the dearest; but if all empty buildings may produce, the first ones are served.
    """
    kinds = _empty(view)
    if len(kinds) > allowed:
        kinds.sort(reverse=True)
    goods = kinds[:made]
    return _span([sum(price_of(tile, kind) for kind in goods) for tile in _next_tiles(view)])


def _traded(view: SanJuanView, doubled: bool) -> Span:
    """Count the cards for the dearest goods (RULES.md 5.10)."""
    goods = [slot.kind for slot in view.own.display if slot.loaded]
    if not goods:
        return _from_hut(view)
    most = allowed_to_chooser(view.own, TRADING_POST, doubled=doubled)
    choosing = replace(view, chooser=view.own.seat)
    return _span([_sale(choosing, tile, goods, most).most for tile in _next_tiles(view)])


def _kept(view: SanJuanView, doubled: bool) -> Span:
    """Count the cards that would be kept (RULES.md 5.11)."""
    return _exactly(councillor_keeps(view.own, councillor_deal(view, doubled=doubled)))


def councillor_deal(view: SanJuanView, *, doubled: bool) -> int:
    """Return the cards that the Councillor deals to the viewer as its chooser.

    Customs Offices get their goods first (R17).
    """
    filled = sum(
        slot.kind == CUSTOMS_OFFICE and not slot.loaded and has(town, CUSTOMS_OFFICE)
        for town in view.tableaus
        for slot in town.display
    )
    left = max(0, view.deck + view.discard - filled)
    return min(left, dealt_to_chooser(doubled=doubled))


def _found(view: SanJuanView, doubled: bool) -> Span:
    """Return the cards that the chooser draws, up to those that luck may add (5.13)."""
    drawn = _cards_left(view, prospector_draws(doubled=doubled))
    left = view.deck + view.discard - drawn
    luck = (has(view.own, GOLD_MINE) and left >= GOLD_MINE_CARDS) + (
        has(view.own, GOLDSMITH) and left > 0
    )
    return Span(drawn, drawn + luck)


def _exactly(count: int) -> Span:
    return Span(count, count)


def _cards_left(view: SanJuanView, due: int) -> int:
    """Return the number of due cards that can be drawn (RULES.md 6.2)."""
    return min(due, view.deck + view.discard)


# --- limits --------------------------------------------------------------------------------------


def hand_limit(view: SanJuanView) -> int:
    """Return the number of cards that the viewer may hold after the next round start (RULES.md
    3.3).

    Everything that stands is in force by then (5.6).
    """
    standing = towns(view)
    return effects.hand_limit(standing[view.own.seat], standing, view.variant)
