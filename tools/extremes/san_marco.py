"""The fullest scenes that the pictures have to cope with, made from any scene of a game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from bot.render.scene import Scene
from rules.decision import Decision
from rules.event import NOBODY, Event, Seat
from rules.san_marco.advice.explain import explain
from rules.san_marco.components import (
    BANISHMENT,
    BRIDGE,
    BRIDGES,
    DEFECTOR,
    DISTRICTS,
    DOGE,
    FIRST_LIMIT,
    PAIRS,
    SAN_MARCO,
    Bridge,
    Kind,
)
from rules.san_marco.view import Division, Offer, SanMarcoView

DENSEST: Final = (
    *("board-4-full", "hand-split", "hand-choose-long", "hand-defect", "hand-doge"),
    *("hand-play", "reveal-banished", "final-4"),
)
"""The fullest scenes of the gallery, which are also drawn in all other ways."""
VARIANTS: Final = {
    "open": {"hands": "open", "roles": "assigned", "districts": "graded", "fewest": "below_ten"}
}
"""Table options with which pictures show further things, by their word in a scene's name."""
LARGEST: Final = {
    "": (*((3, 1), (3, 2), (3, 3), (3, 6), (3, 9)), *((4, 3), (4, 5), (4, 6), (4, 9))),
    "open": (*((3, 1), (3, 2), (3, 4), (3, 7)), *((4, 1), (4, 2), (4, 7), (4, 9), (4, 11))),
}
"""The games, by seats and seed, in which each kind of decision is at its largest, by variant."""

_BANISHED: Final = (
    Event("bonus", {"highest": 12, "seats": (0, 2, 3), "counts": (4, 11, 6)}),
    Event("fewest", {"seat": 2}),
    Event("banishing", {"seat": 2, "district": "district:santa_croce", "roll": 5}, reveals=True),
    Event(
        "banished",
        {"seat": 2, "district": "district:santa_croce", "seats": (0, 1, 3), "counts": (2, 2, 1)},
    ),
)
_PEACE: Final = (
    Event("bonus", {"highest": 10, "seats": (0, 1), "counts": (3, 2)}),
    Event("kept_peace", {"seat": 1}),
)
"""Ends of passages: with nobles of several banished, and with none."""
_LONG: Final = (0, SAN_MARCO, BRIDGE, DEFECTOR, DOGE, BANISHMENT)
_SHORT: Final = ((FIRST_LIMIT + 2,), (FIRST_LIMIT + 1,))


def extremes(boards: Sequence[Scene], hand: Scene) -> Mapping[str, Scene]:
    """Return scenes by name, from one of the table for each number of players and one of a hand."""
    full = {
        f"board-{len(board.names)}-full": replace(
            board, view=full_table(cast(SanMarcoView, board.view))
        )
        for board in boards
    }
    dividing = replace(boards[-1], view=dividing_table(cast(SanMarcoView, boards[-1].view)))
    view = cast(SanMarcoView, hand.view)
    return {
        **full,
        f"board-{len(boards[-1].names)}-dividing": dividing,
        "hand-choose-long": choosing(hand, view),
        "hand-waiting": replace(hand, view=committed(view), facts=()),
        "reveal-banished": ending(boards[-1], *_BANISHED),
        "reveal-peace": ending(boards[0], *_PEACE),
    }


def ending(scene: Scene, *told: Event) -> Scene:
    """End a passage, with its events."""
    view = cast(SanMarcoView, scene.view)
    houses = tuple(house._replace(limits=(), out=False) for house in view.houses)
    begun = replace(
        view, passage=2, round=1, houses=houses, divisions=(), waiting=(), decision=None
    )
    last = Event("passage_ended", {"passage": 1})
    return replace(scene, kind="reveal", view=begun, facts=(), since=(*told, last))


def full_table(view: SanMarcoView) -> SanMarcoView:
    """Fill all districts, place all bridges, and open offers as uneven as possible."""
    seats = range(len(view.houses))
    nobles = tuple(
        tuple(10 - 2 * ((district + seat) % 4) for seat in seats) for district in DISTRICTS
    )
    houses = tuple(
        house._replace(limits=(FIRST_LIMIT,) * (8 + house.seat), ledger=(80, 11, 9, 0))
        for house in view.houses
    )
    return replace(
        view,
        step="choose",
        passage=3,
        round=4,
        houses=houses,
        nobles=nobles,
        bridges=_all_bridges(len(seats)),
        doge=SAN_MARCO,
        divisions=_divisions(len(seats)),
        division=0,
        acting=NOBODY,
        cards=(),
        roll=0,
        waiting=(1,),
        decision=None,
        outcome=None,
    )


def dividing_table(view: SanMarcoView) -> SanMarcoView:
    """Let one distributor still divide, while the other is done."""
    divisions = (
        Division(0, (1,), (), divided=True, opened=False, offers=()),
        Division(2, (3,), (), divided=False, opened=False, offers=()),
    )
    return replace(full_table(view), step="split", divisions=divisions, waiting=(2,))


def choosing(scene: Scene, view: SanMarcoView) -> Scene:
    """Let the viewer choose among three offers, one of them as long as possible."""
    offers = (_LONG, *_SHORT)
    seat = 0 if view.seat is None else view.seat
    division = Division(2, (seat, 1), (), True, True, tuple(_offer(cards) for cards in offers))
    asked = Decision(seat, "choose", ("offer:1", "offer:2", "offer:3"))
    shown = replace(full_table(view), divisions=(division,), decision=asked, waiting=(seat,))
    return replace(scene, view=shown, facts=explain(shown, asked))


def committed(view: SanMarcoView) -> SanMarcoView:
    """Let the viewer, whose offers are made, wait for the other distributor."""
    seat = 0 if view.seat is None else view.seat
    others = [other for other in range(len(view.houses)) if other != seat]
    offers = (_offer(_LONG[2:7]), _offer((*_SHORT[0], *_SHORT[1], FIRST_LIMIT)))
    divisions = (
        Division(seat, (others[0],), (), divided=True, opened=False, offers=offers),
        Division(others[1], (others[2],), (), divided=False, opened=False, offers=()),
    )
    return replace(full_table(view), step="split", divisions=divisions, waiting=(others[1],))


def _all_bridges(seats: int) -> tuple[Bridge, ...]:
    """Return all bridges, three on the first pairs."""
    owners = min(seats, 3)
    return tuple(
        Bridge(place // owners if place < 2 * owners else place % len(PAIRS), place % seats)
        for place in range(BRIDGES)
    )


def _divisions(seats: int) -> tuple[Division, ...]:
    """Return three offers for three players; for more two groups, the second one face down."""
    opened = tuple(_offer(cards) for cards in (_LONG, *_SHORT))
    if seats == 3:
        return (Division(0, (1, 2), (), True, True, opened),)
    hidden = (Offer(4, 3, (), NOBODY), Offer(1, 0, (), NOBODY))
    return (
        Division(0, (1,), (), True, True, (_offer(_LONG[1:]), opened[1])),
        Division(2, (3,), (), divided=True, opened=False, offers=hidden),
    )


def _offer(cards: tuple[Kind, ...], taker: Seat = NOBODY) -> Offer:
    limits = sum(kind >= FIRST_LIMIT for kind in cards)
    return Offer(len(cards) - limits, limits, cards, taker)
