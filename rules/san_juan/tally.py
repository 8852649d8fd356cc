"""What the seats have scored so far, from what a viewer knows."""

from rules.event import Seat
from rules.game import Line
from rules.san_juan.cards import Kind
from rules.san_juan.scoring import lines_of, sixes
from rules.san_juan.view import SanJuanView


def tally(view: SanJuanView, seat: Seat, *more: Kind) -> tuple[Line, ...]:
    """Score a seat as far as the viewer knows, with `more` buildings in its town.

    Hidden stashes of others are not counted; at the end nothing is hidden.
    """
    if view.outcome is not None and not more:
        return view.outcome.breakdown[seat]
    kinds = (*view.tableaus[seat].kinds, *more)
    return lines_of(kinds, tucked(view, seat), _rivals(view, seat))


def tucked(view: SanJuanView, seat: Seat) -> int:
    """Return the cards under Chapel, Bank and Harbor, as far as the viewer may know.

    That is their own; with open stashes everybody's, and so at the end.
    """
    if view.outcome is not None:
        return sum(line.points for line in view.outcome.breakdown[seat] if line.key == "chapel")
    stash = view.tableaus[seat].stash
    return 0 if stash is None else stash.cards


def _rivals(view: SanJuanView, seat: Seat) -> int | None:
    """Return how many buildings of cost 6 the others have; None without the expansion."""
    if not view.variant.new_buildings:
        return None
    return sum(sixes(tableau.kinds) for tableau in view.tableaus if tableau.seat != seat)
