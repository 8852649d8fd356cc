"""The fullest tables that a game can come to: long hands, full towns, the longest words."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from bot.text import texts
from rules import decision as answering
from rules.game import AnyGame
from rules.registry import GAMES
from rules.san_juan.cards import DECKS, KIND, NAMES, NEW_BUILDINGS
from tests.rules.san_juan.given import NEW, given, seat

Worst = tuple[AnyGame, int, list[Any]]

BIG_HAND: Final = 20
BIG_TOWN: Final = 12
STEPS: Final = 8


def _by_length() -> list[str]:
    """Return the words of all cards, the longest in German first."""
    words = texts("de").of("san_juan")
    names = [NAMES[KIND[card]] for card in DECKS[NEW_BUILDINGS]]
    return sorted(names, key=lambda name: (-len(words.name(f"building:{name}")), name))


def _san_juan(seats: int, hands: int) -> Worst:
    """Give everybody twelve different buildings and some twenty cards; play on from there."""
    left = _by_length()
    towns: list[list[str]] = []
    for _ in range(seats):
        towns.append(list(dict.fromkeys(left))[:BIG_TOWN])
        for name in towns[-1]:
            left.remove(name)
    held = [[left.pop(0) for _ in range(BIG_HAND)] for _ in range(hands)]
    told = [
        seat(hand=" ".join(hand), built=" ".join(town))
        for town, hand in zip(towns, held + [[]] * (seats - hands), strict=True)
    ]
    game, states = GAMES["san_juan"], []
    for role in ("builder", "producer", "trader", "councillor", "prospector"):
        state, random = given(*told, role=role, variant=NEW).state, Random(seats)
        for _ in range(STEPS):
            open_ = game.decisions(state)
            if not open_:
                break
            states.append(game.copy(state))
            asked = random.choice(list(open_))
            game.apply(state, asked.seat, answering.sample(asked, random.random))
    return game, seats, states


POSITIONS: Final[dict[str, Callable[[], Worst]]] = {
    "san_juan, two full hands": lambda: _san_juan(2, 2),
    "san_juan, four full towns": lambda: _san_juan(4, 1),
}
