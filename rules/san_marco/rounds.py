"""A round: roles, dealing, splitting, opening and choosing (RULES.md 3).

All distributors have the decision `split` open at once. Its options are their own cards, `least` 1,
`most` all but one: the picked ones are the first offer, the rest the second. With three offers it
is a chain of two links (`split`, then `split_rest` from the rest, leaving at least one). A
distributor's cards are in no other seat's view or event; once all have answered, the others see the
numbers of action and limit cards in each offer. Before Confirm, `preview.remarks` tells the
distributor the offers that result from the picks so far, their limit points, and each decider's
total.
"""

from collections.abc import Sequence
from typing import Final

from rules.decision import Choice, Decision
from rules.event import EVERYBODY, NOBODY, Event, Facts, Seat
from rules.san_marco import asking
from rules.san_marco.components import FIRST_LIMIT, KIND_KEYS, Kind, actions_in, limit_of
from rules.san_marco.state import ASSIGNED, OPEN, Group, State

DEAL: Final = {2: (5, 3), 3: (6, 4)}
"""The numbers of action and limit cards dealt, by the number of offers (RULES.md 3.2 and 9.2)."""
WITH_TWO_GROUPS: Final = 4
"""With this many in play there are two distributors."""


def begin(state: State, told: list[Event]) -> None:
    """Begin the next round of the passage (RULES.md 3)."""
    state.round += 1
    state.groups, state.group = [], 0
    told.append(
        Event(
            "round_began",
            {
                "round": state.round,
                "passage": state.passage,
                "seat": state.start,
                "last": int(state.last_round),
            },
        )
    )


def in_play(state: State) -> list[Seat]:
    """Return the seats of the round, the start player first, then clockwise (RULES.md 7.2)."""
    seats = len(state.players)
    clockwise = [(state.start + step) % seats for step in range(seats)]
    return [seat for seat in clockwise if not state.players[seat].out]


# --- roles -----------------------------------------------------------------------------------


def give_roles(state: State, told: list[Event]) -> None:
    """Draw lots for the roles, or ask the start player for them (RULES.md 3.1)."""
    others = in_play(state)[1:]
    if state.variant.roles == ASSIGNED:
        state.open = [asking.roles(state, others)]
        return
    state.chance.shuffle(others)
    _form_groups(state, others, told, reveals=True)


def answer_roles(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Form the groups that the start player has chosen (RULES.md 2.5, 3.1)."""
    order = asking.numbers_in(decision.options[choice[0]])
    _form_groups(state, order, told, reveals=False)


def _form_groups(state: State, others: list[Seat], told: list[Event], *, reveals: bool) -> None:
    """Pair the start player with the first drawn, the second with the third; then deal (RULES.md
    3.1, 9.2).

    With fewer in play the start player is the only distributor, and all others decide.
    """
    if len(others) + 1 == WITH_TWO_GROUPS:
        state.groups = [Group(state.start, others[:1]), Group(others[1], others[2:])]
    else:
        state.groups = [Group(state.start, others)]
    for group in state.groups:
        facts: Facts = {"seat": group.distributor, "seats": tuple(group.deciders)}
        told.append(Event("roles", facts, reveals=reveals))
    for group in state.groups:
        _deal(state, group, told)


def _deal(state: State, group: Group, told: list[Event]) -> None:
    """Deal each distributor the cards to be divided (RULES.md 3.2, 9.2)."""
    actions, limits = DEAL[len(group.deciders) + 1]
    hand = [state.actions.pop() for _ in range(actions)]
    hand += [state.limits.pop() for _ in range(limits)]
    group.hand = sorted(hand)
    audience = EVERYBODY if state.variant.hands == OPEN else (group.distributor,)
    facts: Facts = {"seat": group.distributor, "cards": keys_of(group.hand)}
    told.append(Event("dealt", facts, audience, reveals=True))


def keys_of(cards: Sequence[Kind]) -> tuple[str, ...]:
    """Return cards as keys."""
    return tuple([KIND_KEYS[kind] for kind in cards])


# --- splitting -------------------------------------------------------------------------------


def answer_split(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Make an offer; the last one is the rest. No other seat learns of it (RULES.md 3.3)."""
    group = group_of(state, decision.seat)
    _offer(group, [group.hand[position] for position in choice])
    if len(group.offers) == len(group.deciders):
        _offer(group, group.hand[:])
    if all(other.divided for other in state.groups):
        told += [_divided(other) for other in state.groups]


def group_of(state: State, distributor: Seat) -> Group:
    """Return the group for which a seat divides (RULES.md 3.1)."""
    return next(group for group in state.groups if group.distributor == distributor)


def _offer(group: Group, cards: list[Kind]) -> None:
    """Set cards of the hand aside as an offer (RULES.md 3.3)."""
    group.offers.append(cards)
    group.takers.append(NOBODY)
    for kind in cards:
        group.hand.remove(kind)


def _divided(group: Group) -> Event:
    """Return the number of cards of each back in the offers of a group (R23)."""
    actions = [len(actions_in(offer)) for offer in group.offers]
    limits = [len(offer) - count for offer, count in zip(group.offers, actions, strict=True)]
    facts: Facts = {"seat": group.distributor, "actions": tuple(actions), "limits": tuple(limits)}
    return Event("divided", facts)


# --- opening and choosing --------------------------------------------------------------------


def go_on(state: State, told: list[Event]) -> bool:
    """Take the round one step further. Return False if it is over (RULES.md 3.4)."""
    group = state.groups[state.group]
    if not group.opened:
        _ask_or_open(state, group, told)
        return True
    if NOBODY in group.takers:
        _next_taker(state, group, told)
        return True
    state.acting = NOBODY
    state.group += 1
    return state.group < len(state.groups)


def _ask_or_open(state: State, group: Group, told: list[Event]) -> None:
    """Ask all distributors for their offers (RULES.md 3.3).

    When all are made, open those of this group (3.4).
    """
    undivided = [other for other in state.groups if not other.divided]
    if undivided:
        state.open = sorted(map(asking.split, undivided), key=lambda asked: asked.seat)
    else:
        _open(group, told)


def _open(group: Group, told: list[Event]) -> None:
    """Turn the offers of a group face up, after the group before it has finished (R14)."""
    group.opened = True
    for number, offer in enumerate(group.offers, start=1):
        facts: Facts = {
            "seat": group.distributor,
            "number": number,
            "cards": keys_of(offer),
            "limit": limit_of(offer),
        }
        told.append(Event("offer", facts, reveals=True))


def _next_taker(state: State, group: Group, told: list[Event]) -> None:
    """Ask the next decider; the distributor takes the offer that is left (RULES.md 3.4, 9.3)."""
    taken = len(group.takers) - group.takers.count(NOBODY)
    if taken < len(group.deciders):
        state.acting = group.deciders[taken]
        state.open = [asking.choose(group, state.acting)]
        return
    state.acting = group.distributor
    _take(state, group, group.takers.index(NOBODY), told)


def answer_choose(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Take the chosen offer (RULES.md 3.4)."""
    offer = asking.OFFER_KEYS.index(decision.options[choice[0]])
    _take(state, state.groups[state.group], offer, told)


def _take(state: State, group: Group, number: int, told: list[Event]) -> None:
    """Give an offer to the acting seat (RULES.md 3.4).

    Its limit cards lie in front of the seat, and the seat carries out its action cards.
    """
    seat, cards = state.acting, group.offers[number]
    group.takers[number] = seat
    player = state.players[seat]
    player.limits += [kind for kind in cards if kind >= FIRST_LIMIT]
    state.cards = actions_in(cards)
    facts: Facts = {
        "seat": seat,
        "number": number + 1,
        "cards": keys_of(cards),
        "limit": limit_of(cards),
        "total": player.limit,
    }
    if seat == group.distributor:
        told.append(Event("kept", facts))
    else:
        told.append(Event("took", {**facts, "giver": group.distributor}))
