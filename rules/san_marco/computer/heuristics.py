"""Common sense for computer players, from a view alone: one function per kind of decision."""

from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import Final

from rules.adding import added
from rules.decision import Choice, Decision
from rules.event import Seat
from rules.san_marco import asking
from rules.san_marco.bridges import without
from rules.san_marco.components import (
    BANISHMENT,
    BRIDGE,
    DEFECTOR,
    DISTRICT_KEYS,
    DOGE,
    KIND_KEYS,
    NAMES,
    NOTHING,
    Bridge,
)
from rules.san_marco.computer.beliefs import NUMBERS
from rules.san_marco.computer.card_play import (
    Aim,
    banishing,
    best_bridge,
    best_plan,
    bridging,
    defecting,
    gain,
    grudge,
    lifting,
    placing,
    pulls,
    shifts,
    taking,
    visiting,
    ways,
)
from rules.san_marco.computer.offers import Cards, Takers, divide
from rules.san_marco.computer.quick_view import Seen, quick_view
from rules.san_marco.computer.valuing import Outlook, Row, changed, outlook
from rules.san_marco.foreseen import foreseen
from rules.san_marco.state import State
from rules.san_marco.view import Division, SanMarcoView, division_of, divisions_of

_DISTRICT: Final = {key: district for district, key in enumerate(DISTRICT_KEYS)}
_ROLES: Final = {2: NUMBERS.roles_of_two, 3: NUMBERS.roles_of_three}
_OFFER: Final = {key: offer for offer, key in enumerate(asking.OFFER_KEYS)}
_SHARING: Final = frozenset({*asking.SPLITS, "choose"})
"""The kinds of decisions that look at offers."""


def greedy(view: SanMarcoView, decision: Decision) -> Choice:
    """Choose by common sense; also in a question that is only foreseen."""
    if view.decision is None:
        view = foreseen(view)
    return next(_ranked(view, decision))


def quick_greedy(state: State, decision: Decision) -> Choice:
    """Choose as greedy does, in a position that is never the real one."""
    return next(promising(state, decision))


def promising(state: State, decision: Decision) -> Iterator[Choice]:
    """Yield the answers that make sense, greedy's first, in a position that is never real."""
    divisions = divisions_of(state, decision.seat) if decision.kind in _SHARING else ()
    return _ranked(quick_view(state, decision.seat, divisions), decision)


def _ranked(view: Seen, decision: Decision) -> Iterator[Choice]:
    """Yield the answers that make sense, greedy's first."""
    if decision.kind in asking.SPLITS:
        yield from _divisions(view, decision)
        return
    figures = _FIGURES[decision.kind](view, decision)
    for option in sorted(range(len(figures)), key=figures.__getitem__, reverse=True):
        yield (option,)


# --- setting up, roles -------------------------------------------------------------------------


def _reroll(_: Seen, decision: Decision) -> list[float]:
    """Spread the nobles."""
    return [float(key == asking.AGAIN) for key in decision.options]


def _roles(view: Seen, decision: Decision) -> list[float]:
    """Give the better roles to the seats that have less."""
    points = outlook(view).points
    return [
        -added([worth * points[seat] for worth, seat in _worths(asking.numbers_in(key))])
        for key in decision.options
    ]


def _worths(seats: Sequence[Seat]) -> Iterator[tuple[float, Seat]]:
    """Yield the worth of each seat's role, in the order of an option's names."""
    return zip(_ROLES[len(seats)], seats, strict=True)


# --- offers ------------------------------------------------------------------------------------


def _divisions(view: Seen, decision: Decision) -> Iterator[Choice]:
    """Yield ways to divide, beginning with those that will probably leave most for the seat."""
    division = division_of(view.divisions, decision.seat)
    takers = Takers(view, _order(division))
    made = tuple([offer.cards for offer in division.offers])
    for offers in divide(takers, made, division.hand):
        yield _picking(division, offers[0])


def _picking(division: Division, offer: Cards) -> Choice:
    """Return the positions of an offer's cards in the hand."""
    wanted, choice = list(offer), list[int]()
    for position, kind in enumerate(division.hand):
        if kind in wanted:
            wanted.remove(kind)
            choice.append(position)
    return tuple(choice)


def _order(division: Division) -> tuple[Seat, ...]:
    return (*division.deciders, division.distributor)


def _choose(view: Seen, decision: Decision) -> list[float]:
    """Take the offer that brings most, by itself and by denying it to the others."""
    division = view.divisions[view.division]
    seats = _order(division)
    takers = Takers(view, seats[seats.index(decision.seat) :])
    offers = [division.offers[_OFFER[key]].cards for key in decision.options]
    return [takers.thorough(offer)[0] for offer in offers]


# --- carrying out ------------------------------------------------------------------------------


def _aim(own: Outlook, view: Seen, seat: Seat) -> Aim | None:
    """Return the best district for the doge, if he is among the cards to come."""
    cards = view.cards if view.plan == NOTHING else (*view.cards, view.plan)
    return best_plan(own, seat, cards).aim if DOGE in cards else None


def _play(view: Seen, decision: Decision) -> list[float]:
    """Play helpful cards first, nobles before the doge; end when nothing helps."""
    own, seat = outlook(view), decision.seat
    aim = _aim(own, view, seat)
    cost = 0.0 if view.houses[seat].supply else _cost(own, seat, aim)
    return [_card(own, seat, key, aim, cost) for key in decision.options]


def _card(own: Outlook, seat: Seat, key: str, aim: Aim | None, cost: float) -> float:
    """Return the urgency of a card: useless ones come after the doge and stopping.

    `cost` is the cost of a noble.
    """
    if key in (asking.END, KIND_KEYS[DOGE]):
        return 0.0
    kind = KIND_KEYS.index(key)
    if kind == BRIDGE:
        return best_bridge(own, seat) - cost
    best = max(shifts(own, seat, kind, aim)).gain - NUMBERS.idle
    return best * NUMBERS.soon if kind == BANISHMENT else best - cost


def _cost(own: Outlook, seat: Seat, aim: Aim | None) -> float:
    """Return the cost of a noble that has to be lifted."""
    return -max(lifting(own, seat, aim)).gain


def _place(view: Seen, decision: Decision) -> list[float]:
    own, seat = outlook(view), decision.seat
    targets = [_DISTRICT[key] for key in decision.options]
    aim = _aim(own, view, seat)
    return [change.gain for change in placing(own, seat, targets, aim)]


def _defect(view: Seen, decision: Decision) -> list[float]:
    own, seat = outlook(view), decision.seat
    changes = defecting(own, seat, _aim(own, view, seat))
    gains = dict(zip(defectors(view.nobles, seat), [each.gain for each in changes], strict=True))
    return [gains[key] for key in decision.options]


def defectors(nobles: Sequence[Row], seat: Seat) -> list[str]:
    """Return the nobles of all others as options, district by district."""
    return [
        f"noble:{NAMES[district]}:{owner}"
        for district, row in enumerate(nobles)
        for owner, count in enumerate(row)
        if count and owner != seat
    ]


def _banish(view: Seen, decision: Decision) -> list[float]:
    """Banish, also with the fewest limit points; decline if it would help the others."""
    own, seat = outlook(view), decision.seat
    aim = _aim(own, view, seat) if view.acting == seat else None
    gains = {change.district: change.gain for change in banishing(own, seat, aim)}
    return [gains[_DISTRICT[key]] if key in _DISTRICT else NUMBERS.idle for key in decision.options]


def _victims(view: Seen, decision: Decision) -> list[float]:
    own, seat = outlook(view), decision.seat
    aim = _aim(own, view, seat) if view.acting == seat else None
    district = _DISTRICT[decision.subject]
    row = own.rows[district]
    figures: list[float] = []
    for key in decision.options:
        lost = asking.numbers_in(key)
        left = tuple([nobles - gone for nobles, gone in zip(row, lost, strict=True)])
        spite = added([gone * grudge(own.points, seat, at) for at, gone in enumerate(lost)])
        figures.append(gain(own, seat, district, left, aim) + spite)
    return figures


def _source(view: Seen, decision: Decision) -> list[float]:
    """Lift the noble that is missed least once the card has been carried out."""
    own, seat = outlook(view), decision.seat
    if view.plan not in (BRIDGE, NOTHING):
        own = own.with_row(view.place, changed(own.rows[view.place], seat, 1))
    if view.plan == DEFECTOR:
        own = own.with_row(view.place, changed(own.rows[view.place], view.victim, -1))
    gains = {change.district: change.gain for change in lifting(own, seat, _aim(own, view, seat))}
    return [gains[_DISTRICT[key]] for key in decision.options]


# --- bridges and the doge ----------------------------------------------------------------------


def _bridge(view: Seen, decision: Decision) -> list[float]:
    """Place it where it leads somewhere new, or where the doge should go at once."""
    own, seat = outlook(view), decision.seat
    if view.taken != NOTHING:
        own = own._replace(bridges=without(own.bridges, view.taken))
    aim, pulled = _aim(own, view, seat), pulls(own, seat)
    figures: list[float] = []
    for key in decision.options:
        pair = asking.pair_named(key)
        worth = bridging(own, seat, pair, pulled)
        if aim is not None:
            bridges = [*own.bridges, Bridge(pair, seat)]
            worth += max([visiting(own, seat, way) for way in ways(own, seat, bridges)])
        figures.append(worth)
    return figures


def _take(view: Seen, decision: Decision) -> list[float]:
    own, seat = outlook(view), decision.seat
    pulled = pulls(own, seat)
    standing = {asking.bridge_key(bridge): bridge for bridge in own.bridges}
    return [taking(own, seat, standing[key], pulled) for key in decision.options]


def _doge(view: Seen, decision: Decision) -> list[float]:
    """Take him where it brings most, less the toll and the others' gains."""
    own, seat = outlook(view), decision.seat
    found = {asking.doge_key(way): way for way in ways(own, seat, own.bridges)}
    return [visiting(own, seat, found[key]) if key in found else -inf for key in decision.options]


_FIGURES: Final[dict[str, Callable[[Seen, Decision], list[float]]]] = {
    "reroll": _reroll,
    "bridge": _bridge,
    "roles": _roles,
    "choose": _choose,
    "play": _play,
    "place": _place,
    "take": _take,
    "defect": _defect,
    "doge": _doge,
    "banish": _banish,
    "fewest": _banish,
    "victims": _victims,
    "source": _source,
}
"""By kind of decision, the gain of each option; divisions have no figures."""
