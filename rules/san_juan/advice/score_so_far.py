"""The scores of the seats so far and at the end, from a viewer's knowledge."""

from collections.abc import Iterable, Sequence

from rules.event import Seat
from rules.game import Line
from rules.ranking import total
from rules.san_juan.components import FAMILY, NAMES, Kind
from rules.san_juan.effects import is_production
from rules.san_juan.scoring import lines_of, sixes
from rules.san_juan.state import BESIDE, NO_KIND
from rules.san_juan.view import SanJuanView


def score_so_far(view: SanJuanView, seat: Seat) -> tuple[Line, ...]:
    """Score a seat as far as the viewer knows (RULES.md 7.3).

    Hidden stashes of others are not counted; at the end nothing is hidden.
    """
    if view.outcome is not None:
        return view.outcome.breakdown[seat]
    return _lines(view, seat, view.tableaus[seat].kinds)


def gain(view: SanJuanView, kind: Kind, cover: int = BESIDE) -> int:
    """Return the points that the viewer's town gains by a building of this kind.

    Built over another one, the points of that are lost.
    """
    return gains(view, kind, [cover])[0]


def gains(view: SanJuanView, kind: Kind, covers: Iterable[int]) -> list[int]:
    """Return `gain` for each of several places."""
    kinds = view.own.kinds
    now = _points(view, kinds)
    return [_points(view, _built(kinds, kind, cover)) - now for cover in covers]


def card_gain(view: SanJuanView, kind: Kind) -> int:
    """Return the points that a card of the hand would add after the current payment.

    A city building that stands then adds none: there is no second one (RULES.md 1.3).
    """
    if stands_alone(view, kind):
        return 0
    kinds = _after_payment(view)
    return _points(view, _built(kinds, kind)) - _points(view, kinds)


def stands_alone(view: SanJuanView, kind: Kind) -> bool:
    """Whether, after the current payment, none can be built beside the one that stands."""
    return kind in _after_payment(view) and not is_production(kind)


def _after_payment(view: SanJuanView) -> tuple[Kind, ...]:
    kinds = view.own.kinds
    return kinds if view.plan == NO_KIND else _built(kinds, view.plan, view.cover)


def _built(kinds: tuple[Kind, ...], kind: Kind, cover: int = BESIDE) -> tuple[Kind, ...]:
    """Return the buildings with one more, or with another one in this place (RULES.md 5.4)."""
    if cover == BESIDE:
        return (*kinds, kind)
    return (*kinds[:cover], kind, *kinds[cover + 1 :])


def _points(view: SanJuanView, kinds: tuple[Kind, ...]) -> int:
    return total(_lines(view, view.own.seat, kinds))


def _lines(view: SanJuanView, seat: Seat, kinds: Sequence[Kind]) -> tuple[Line, ...]:
    return lines_of(kinds, tucked(view, seat), _rivals(view, seat))


def added(view: SanJuanView, seat: Seat, kind: Kind) -> int | None:
    """Return the points that an end building of the seat adds now; None for all others (RULES.md
    7.3).
    """
    if FAMILY[kind] != "end":
        return None
    return next((line.points for line in score_so_far(view, seat) if line.key == NAMES[kind]), None)


def tucked(view: SanJuanView, seat: Seat) -> int:
    """Return the cards under Chapel, Bank and Harbor, as far as the viewer may know (RULES.md 6.3).

    These are their own; with open stashes, and at the end, those of all.
    """
    if view.outcome is not None:
        return sum(line.points for line in view.outcome.breakdown[seat] if line.key == "chapel")
    stash = view.tableaus[seat].stash
    return 0 if stash is None else stash.sum


def _rivals(view: SanJuanView, seat: Seat) -> int | None:
    """Return the others' number of buildings of cost 6; None without the expansion (R25)."""
    if not view.variant.new_buildings:
        return None
    return sum(sixes(tableau.kinds) for tableau in view.tableaus if tableau.seat != seat)
