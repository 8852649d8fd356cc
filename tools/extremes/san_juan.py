"""The fullest and the emptiest scenes that the pictures have to cope with, made from any scene."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from bot.render.scene import Scene
from rules.event import Event
from rules.san_juan.components import BUILD_KEYS, BUILDING_KEYS, CARDS, PRODUCTION, kind_named
from rules.san_juan.view import SanJuanView, Slot

TOWN: Final = 12
HANDS: Final = (0, 1, 8, 12, 20)
DENSEST: Final = (
    *("board-4-full", "hand-role", "hand-build", "hand-pay", "hand-12", "hand-20"),
    *("reveal-taken", "final-4"),
)
"""The fullest scenes of the gallery, which are also drawn in all other ways."""
VARIANTS: Final = {"new": {"deck": "new_buildings", "stashes": "open"}}
"""Table options with which pictures show further things, by their word in a scene's name."""
LARGEST: Final = {
    "": (
        *((2, 1), (2, 2), (2, 5), (2, 6), (2, 11), (2, 12)),
        *((4, 1), (4, 5), (4, 8), (4, 10)),
    ),
    "new": (
        *((2, 1), (2, 2), (2, 4), (2, 5), (2, 10), (3, 3), (3, 10), (3, 11)),
        *((4, 1), (4, 3), (4, 12)),
    ),
}
"""The games, by seats and seed, in which each kind of decision is at its largest, by variant."""
_ENDS: Final = ("guild_hall", "city_hall", "triumphal_arch", "palace")
_MINED: Final = {
    "taken": ("indigo_plant", "well", "quarry", "palace"),
    "nothing": ("indigo_plant", "well", "statue", "tower"),
}


def extremes(boards: Sequence[Scene], hand: Scene) -> Mapping[str, Scene]:
    """Return scenes by name, from one of the table for each number of players and one of a hand."""
    view = cast(SanJuanView, hand.view)
    towns = {
        f"board-{len(board.names)}-full": replace(
            board, view=full_towns(cast(SanJuanView, board.view))
        )
        for board in boards
    }
    hands = {f"hand-{count}": replace(hand, view=holding(view, count), facts=()) for count in HANDS}
    reveals = {f"reveal-{result}": reveal(boards[-1], result) for result in _MINED}
    return {**towns, **hands, **reveals}


def full_towns(view: SanJuanView) -> SanJuanView:
    """Give each seat twelve buildings with goods, and covers below some of them."""
    kinds = [kind_named(name) for name in _ENDS]
    kinds += [kind for kind in range(len(BUILD_KEYS)) if kind not in kinds]
    tableaus = tuple(
        tableau._replace(
            display=tuple(
                Slot(kind, bool(PRODUCTION >> kind & 1), (kinds[0],) if place % 4 == 1 else ())
                for place, kind in enumerate(kinds[tableau.seat * 4 : tableau.seat * 4 + TOWN])
            ),
            hand=TOWN,
        )
        for tableau in view.tableaus
    )
    return replace(view, tableaus=tableaus)


def holding(view: SanJuanView, count: int) -> SanJuanView:
    """Give the viewer this many cards, 0 to 22, and ask nothing."""
    hand = tuple(card for card in CARDS if card % 5 == 3)[:count]
    return replace(view, decision=None, hand=hand)


def reveal(scene: Scene, result: str) -> Scene:
    """Let the first seat's Gold Mine turn up four cards; see `_MINED` for the results."""
    cards = tuple(BUILDING_KEYS[kind_named(name)] for name in _MINED[result])
    taken = {"taken": cards[0]} if result == "taken" else {}
    mined = Event("gold_mine", {"seat": 0, "cards": cards, **taken}, reveals=True)
    return replace(scene, kind="reveal", since=(mined,), history=(*scene.history, mined))
