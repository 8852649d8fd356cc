"""Positions that a seat cannot tell from its own: everything that it cannot know is dealt at
random.
"""

from collections.abc import Sequence

from rules.chance import Chance
from rules.decision import sample
from rules.event import Seat
from rules.san_marco import asking, flow
from rules.san_marco.actions.play import forget
from rules.san_marco.components import FIRST_LIMIT, NOTHING, Kind
from rules.san_marco.state import OPEN, Group, State


def determinize(state: State, seat: Seat, chance: Chance) -> State:
    """Return a position that `seat` cannot tell from this one, with everything hidden dealt at
    random.

    Hidden: the order of both draw piles, the cards of the other distributors until their offers are
    opened (with open hands only their division), the others' answers about a card that is not yet
    carried out, and all chance to come. The backs of the cards in an offer are seen once all
    distributors have divided (R23); before that only which of them have.
    """
    dealt = state.copy()
    dealt.chance = Chance(chance.below(1 << 32))
    hidden = [group for group in dealt.groups if not group.opened and group.distributor != seat]
    if dealt.variant.hands == OPEN:
        _redeal([], dealt.actions, dealt.limits, chance)
        for group in hidden:
            _redeal([group], [], [], chance)
    else:
        _redeal(hidden, dealt.actions, dealt.limits, chance)
    if not all(group.divided for group in dealt.groups):
        for group in hidden:
            _divide_anew(dealt, group, chance)
    elif dealt.acting != seat and dealt.plan != NOTHING and not dealt.roll:
        _put_back(dealt)
    return dealt


def redraw(state: State, chance: Chance) -> None:
    """Redraw everything that chance has yet to decide: both draw piles, dice and lots."""
    state.chance = Chance(chance.below(1 << 64))
    chance.shuffle(state.actions)
    chance.shuffle(state.limits)


def _redeal(
    groups: Sequence[Group], actions: list[Kind], limits: list[Kind], chance: Chance
) -> None:
    """Shuffle the cards of these groups into the piles, and deal each place as many as it had."""
    places = [cards for group in groups for cards in (group.hand, *group.offers)]
    for kind in [kind for cards in places for kind in cards]:
        _pile(kind, actions, limits).append(kind)
    for pile in (actions, limits):
        pile.sort()
        chance.shuffle(pile)
    for cards in places:
        cards[:] = sorted([_pile(kind, actions, limits).pop() for kind in cards])


def _pile(kind: Kind, actions: list[Kind], limits: list[Kind]) -> list[Kind]:
    return actions if kind < FIRST_LIMIT else limits


def unseal(dealt: State, seat: Seat) -> None:
    """Let all others who divide at the same time as `seat` start again."""
    if not all(group.divided for group in dealt.groups):
        for group in dealt.groups:
            if group.distributor != seat:
                _ask_anew(dealt, group)


def _divide_anew(dealt: State, group: Group, chance: Chance) -> None:
    """Ask a distributor from the start; a seat that had divided divides at random.

    Another seat has yet to divide, so nothing is carried out.
    """
    finished = group.divided
    _ask_anew(dealt, group)
    if finished:
        while own := [asked for asked in dealt.open if asked.seat == group.distributor]:
            flow.act(dealt, own[0], sample(own[0], chance.random), [])


def _ask_anew(dealt: State, group: Group) -> None:
    group.hand = sorted([*group.hand, *[kind for offer in group.offers for kind in offer]])
    group.offers, group.takers = [], []
    others = [asked for asked in dealt.open if asked.seat != group.distributor]
    dealt.open = sorted([*others, asking.split(group)], key=lambda asked: asked.seat)


def _put_back(dealt: State) -> None:
    """Let another seat choose again about a card that is not yet carried out."""
    dealt.cards = sorted([*dealt.cards, dealt.plan])
    forget(dealt)
    flow.reopen(dealt)
