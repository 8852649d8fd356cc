"""The scores of the seats so far and at the end, from public information."""

from rules.event import Seat
from rules.game import Line, Remark
from rules.san_marco.components import DISTRICTS, District
from rules.san_marco.passages import bonus_now
from rules.san_marco.rounds import keys_of
from rules.san_marco.scoring import lines_of, points_of
from rules.san_marco.view import SanMarcoView


def score_so_far(view: SanMarcoView, seat: Seat) -> tuple[Line, ...]:
    """Score a seat so far: its points on the track (RULES.md 1.5), by where they came from."""
    if view.outcome is not None:
        return view.outcome.breakdown[seat]
    return lines_of(view.houses[seat].ledger)


def lies_open(view: SanMarcoView, seat: Seat) -> tuple[Remark, ...]:
    """Name the limit cards of a seat, face up until the passage ends (RULES.md 3.4), and its final
    scoring and bonus if the game ended now.
    """
    house = view.houses[seat]
    named = (Remark("limits", {"cards": keys_of(house.limits)}),) if house.limits else ()
    if view.outcome is not None:
        return named
    final = final_now(view)[seat]
    bonus = bonus_now(view.step, [each.limit for each in view.houses])[seat]
    return (*named, Remark("now", {"final": final, "bonus": bonus}))


def final_now(view: SanMarcoView) -> list[int]:
    """Return each seat's points if the final scoring were now (RULES.md 8.1)."""
    points = [doge_now(view, district) for district in DISTRICTS]
    return [sum(of_seat) for of_seat in zip(*points, strict=True)]


def doge_now(view: SanMarcoView, district: District) -> tuple[int, ...]:
    """Return each seat's points if this district were scored now (RULES.md 6)."""
    return points_of(view.nobles[district], view.worth[district])
