"""Doge card: he stays or moves, tolls are paid, and his district is scored (RULES.md 5.5).

The options are destinations, not steps. A key names the route by its payees, `doge:san_marco:2,3`
(the district, and the seats paid on the way), one for every set of payees among the cheapest
routes. Price, payees and the points that each seat would get are facts. The step of an isolated
doge is an option like these, paid to no one. The routes are found in `bridges.py`.
"""

from rules.decision import Choice, Decision
from rules.event import Event, Facts, Seat
from rules.san_marco import asking
from rules.san_marco.actions.play import finish
from rules.san_marco.bridges import Route
from rules.san_marco.components import DISTRICT_KEYS, NOWHERE
from rules.san_marco.scoring import score_doge
from rules.san_marco.state import TOLLS, State


def go_on(state: State, _: list[Event]) -> None:
    """Ask for his destination (RULES.md 5.5)."""
    state.open = [asking.doge(state)]


def answer_doge(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Pay the tolls, move him, and score (RULES.md 5.5)."""
    route = asking.route_named(state.bridges, state.doge, decision.options[choice[0]])
    told.append(_moved(state, decision.seat, route))
    state.players[decision.seat].ledger[TOLLS] -= route.price
    for payee in route.payees:
        state.players[payee].ledger[TOLLS] += 1
    state.doge = route.district
    score_doge(state, told)
    finish(state)


def _moved(state: State, seat: Seat, route: Route) -> Event:
    """Tell his destination, the price and the owners of the bridges (RULES.md 5.5)."""
    facts: Facts = {"seat": seat, "district": DISTRICT_KEYS[route.district]}
    if state.doge == NOWHERE:
        return Event("doge_entered", facts)
    if state.doge == route.district:
        return Event("doge_stayed", facts)
    step = route.price - len(route.payees)
    toll: Facts = {"price": route.price, "payees": route.payees, "step": step}
    return Event("doge_moved", {**facts, **toll})
