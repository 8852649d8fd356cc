"""The seats' scores so far and at the end, as far as the viewer may know."""

from rules.bits import bits_of
from rules.event import Seat
from rules.game import Line, Remark
from rules.goldene_stadt.components import Place
from rules.goldene_stadt.scoring import counted, letters_for, lines_of
from rules.goldene_stadt.view import GoldeneStadtView


def score_so_far(view: GoldeneStadtView, seat: Seat) -> tuple[Line, ...]:
    """Return the letters of a seat by source; empty if they are hidden.

    No player has to reveal their letters (RULES.md 7.3).
    """
    return lines_of(view.traders[seat].ledger) if view.traders[seat].ledger else ()


def lies_open(view: GoldeneStadtView, seat: Seat) -> tuple[Remark, ...]:
    """Tell the letters that the score card of the round would bring a seat as the table stands."""
    letters = 0 if view.outcome is not None else letters_now(view, seat)
    return (Remark("round", {"letters": letters}),) if letters else ()


def letters_now(view: GoldeneStadtView, seat: Seat, *places: Place) -> int:
    """Return the letters that the round's score card would bring a seat, with more houses of it
    on these places.
    """
    return round_letters(view, seat, *places)[seat]


def round_letters(view: GoldeneStadtView, seat: Seat, *places: Place) -> tuple[int, ...]:
    """Return the letters that the round's score card would bring every seat (RULES.md 7).

    This is for the present table, with more houses of one seat on these places.
    """
    own = [trader.own for trader in view.traders]
    own[seat] |= bits_of(places)
    goods = [trader.goods for trader in view.traders]
    scored = [letters_for(counts) for _, _, counts in counted(view.card, own, goods)]
    return tuple(map(sum, zip(*scored, strict=True)))
