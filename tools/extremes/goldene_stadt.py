"""The fullest scenes that the pictures have to cope with, made from any scene of a game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from bot.render.scene import Scene
from rules.decision import Decision
from rules.event import NOBODY, Event
from rules.goldene_stadt import GAME
from rules.goldene_stadt.components import (
    CLOSABLE,
    DISTRICT_COUNT,
    DISTRICTS,
    LAND_KEYS,
    LAND_NAMES,
    LANDS,
    PLACES,
    SINGLE,
    THREE_THINGS,
)
from rules.goldene_stadt.view import GoldeneStadtView, Pair, Trader

DENSEST: Final = (
    *("board-4-full", "hand-build", "hand-bid", "hand-pay", "hand-bonus", "reveal-scored"),
    "final-4",
)
"""The fullest scenes of the gallery, which are also drawn in all other ways."""
VARIANTS: Final[Mapping[str, Mapping[str, str]]] = {"open": {"letters": "open", "things": "three"}}
"""Table options with which pictures show further things, by their word in a scene's name."""
LARGEST: Final[Mapping[str, Sequence[tuple[int, int]]]] = {
    "": ((2, 1), (2, 2), (3, 2), (4, 1), (4, 9)),
    "open": ((2, 1), (3, 1), (4, 1), (4, 3), (4, 7)),
}
"""The games, by seats and seed, in which each kind of decision is at its largest, by variant."""

_ALL: Final = sum(1 << place for place in PLACES)
_SCORED: Final = (
    Event("scored", {"thing": "good:silk", "seats": (0, 1, 3), "counts": (2, 4, 2)}),
    Event("scored", {"thing": "river:pine", "seats": (2,), "counts": (4,)}),
    Event("scored_nothing", {"thing": "quarter:north"}),
)


def extremes(boards: Sequence[Scene], hand: Scene) -> Mapping[str, Scene]:
    """Return scenes by name, from one of the table for each number of players and one of a hand."""
    full = {
        f"board-{len(board.names)}-full": replace(
            board, view=full_table(cast(GoldeneStadtView, board.view))
        )
        for board in boards
    }
    ended = replace(boards[-1], kind="reveal", since=scored(boards[-1]))
    return {**full, "reveal-scored": ended, **asked_for_cards(hand)}


def asked_for_cards(hand: Scene) -> Mapping[str, Scene]:
    """Ask about hands that sensible players hardly ever have: seven cards, a fifth goods card."""
    view = cast(GoldeneStadtView, hand.view)
    lands = [f"{key}:1" for key in LAND_KEYS] + [f"{key}:2" for key in LAND_KEYS[:2]]
    kept = [f"goods:{number}" for number in (1, 2, 4, 6, 8)]
    first, *others = view.traders
    seven = replace(view, hand=(2, 2, 1, 1, 1), traders=(first._replace(hand=7), *others))
    fifth = replace(view, traders=(first._replace(goods=(0, 1, 3, 5, 7)), *others))
    return {
        "hand-limit": _asked(hand, seven, "limit", lands, 2),
        "hand-give_back": _asked(hand, fifth, "give_back", kept, 1),
    }


def _asked(
    hand: Scene, view: GoldeneStadtView, kind: str, options: Sequence[str], least: int
) -> Scene:
    decision = Decision(0, kind, tuple(options), least, least)
    view = replace(view, step=kind, decision=decision, waiting=(0,))
    return replace(hand, view=view, facts=GAME.explain(view, decision))


def scored(scene: Scene) -> tuple[Event, ...]:
    """Return the events of the end of the round before the current one."""
    began = cast(GoldeneStadtView, scene.view).round
    return (*_SCORED, Event("round_began", {"round": began, "start": 0}))


def full_table(view: GoldeneStadtView) -> GoldeneStadtView:
    """Put a house on every place, let all build in every district, and give each seat a lot."""
    seats = len(view.traders)
    closed = CLOSABLE[LAND_NAMES.index("forest")] if seats == 2 else 0
    pairs = [
        Pair((land % len(LANDS), (land + 2) % len(LANDS)), seat if seat else NOBODY)
        for seat, land in enumerate(range(seats))
    ]
    order = tuple(range(seats))
    return replace(
        view,
        step="bid",
        round=15,
        card=THREE_THINGS[0],
        pairs=tuple(pairs),
        builders=(),
        traders=tuple(_rich(trader, seats, closed) for trader in view.traders),
        districts=tuple(order[at % seats :] + order[: at % seats] for at in range(DISTRICT_COUNT)),
        closed=closed,
        market=(0, 3, 5),
        waiting=(0,),
        decision=None,
        outcome=None,
        ending="last_house",
    )


def _rich(trader: Trader, seats: int, closed: int) -> Trader:
    """Give a seat a house on every n-th place, and two-digit counts wherever possible."""
    own = sum(1 << place for place in PLACES if place % seats == trader.seat)
    return trader._replace(
        houses=11,
        hand=7,
        coins=12,
        keys=2,
        goods=(0, 3, 5, 6),
        bonus=3,
        ledger=(38, 24, 20, 16, 28),
        own=(own & SINGLE & ~closed) | (DISTRICTS & _ALL),
    )
