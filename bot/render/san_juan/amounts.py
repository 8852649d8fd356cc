"""Amounts as pictures write them: points, what a building adds, a number or its bounds."""

from rules.event import Seat
from rules.ranking import total
from rules.san_juan.advice import score_so_far
from rules.san_juan.advice.preview import Span
from rules.san_juan.components import Kind
from rules.san_juan.view import SanJuanView


def points(view: SanJuanView, seat: Seat) -> int:
    """Return the points of a seat, as far as the viewer knows."""
    return total(score_so_far.score_so_far(view, seat))


def bonus(view: SanJuanView, seat: Seat, kind: Kind) -> str:
    """Write the points that an end building adds now, such as "+8"; "" for all others."""
    added = score_so_far.added(view, seat, kind)
    return "" if added is None else f"+{added}"


def bounds(span: Span) -> str:
    """Write a known number, such as "4", or its bounds: "4–6"."""
    return str(span.least) if span.least == span.most else f"{span.least}–{span.most}"


def signed(span: Span) -> str:
    """Write a gain or loss, such as "+4" or "−1", or its bounds: "−2/+3"."""
    ends = [f"{number:+}".replace("-", "−") for number in dict.fromkeys(span)]
    return "/".join(ends)
