"""Bridge card: a new bridge, or when all stand, one of a rival's (RULES.md 5.2)."""

from rules.decision import Choice, Decision
from rules.event import Event
from rules.san_marco import asking
from rules.san_marco.actions.play import finish
from rules.san_marco.bridges import ends
from rules.san_marco.components import BRIDGES, DISTRICT_KEYS, NOTHING, PAIRS, Bridge
from rules.san_marco.nobles import get_noble, lifted
from rules.san_marco.state import State


def go_on(state: State, told: list[Event]) -> None:
    """Ask for a bridge to replace if all stand, then for its place; then build (RULES.md 5.2)."""
    if len(state.bridges) == BRIDGES and state.taken == NOTHING:
        state.open = [asking.take(state)]
    elif state.place == NOTHING:
        state.open = [asking.bridge(state, state.acting)]
    elif get_noble(state):
        _build(state, told)
        finish(state)


def answer_take(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Note the bridge that is taken over or moved (RULES.md 5.2)."""
    keys = [asking.bridge_key(bridge) for bridge in state.bridges]
    state.taken = keys.index(decision.options[choice[0]])


def _build(state: State, told: list[Event]) -> None:
    """Put an own noble on the bridge; that of a former owner goes back (RULES.md 5.2)."""
    seat, facts = state.acting, ends(state.place) | lifted(state)
    state.players[seat].supply -= 1
    new = Bridge(state.place, seat)
    if state.taken == NOTHING:
        state.bridges.append(new)
        told.append(Event("built", {"seat": seat, **facts}))
        return
    old = state.bridges[state.taken]
    state.bridges[state.taken] = new
    state.players[old.owner].supply += 1
    if old.pair == new.pair:
        told.append(Event("took_over", {"seat": seat, "owner": old.owner, **facts}))
        return
    one, two = PAIRS[old.pair]
    moved = {"from_one": DISTRICT_KEYS[one], "from_two": DISTRICT_KEYS[two]}
    told.append(Event("moved_bridge", {"seat": seat, "owner": old.owner, **moved, **facts}))
