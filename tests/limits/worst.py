"""The fullest tables that a game can come to: long hands, full towns, the most to choose from."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from bot.text import texts
from rules import decision as answering
from rules.game import AnyGame
from rules.registry import GAMES
from rules.san_juan.components import DECKS, KIND, NAMES, NEW_BUILDINGS
from rules.san_marco.components import BRIDGES as MOST_BRIDGES
from rules.san_marco.components import NAMES as DISTRICT_NAMES
from rules.san_marco.components import NOBLES, PAIR_KEYS
from tests.rules.san_juan.given import NEW, given, seat
from tests.rules.san_marco import given as san_marco

Worst = tuple[AnyGame, int, list[Any]]

BIG_HAND: Final = 20
BIG_TOWN: Final = 12
STEPS: Final = 8
MANY_NOBLES: Final = 3
GAMES_EACH: Final = 8


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
        states += _played_on(game, given(*told, role=role, variant=NEW).state, STEPS, seats)
    return game, seats, states


def _san_marco(seats: int) -> Worst:
    """Place every noble and every bridge, some everywhere; carry each card out from there."""
    game, states = GAMES["san_marco"], []
    spread = dict.fromkeys(DISTRICT_NAMES, MANY_NOBLES)
    spread["castello"] = NOBLES - MOST_BRIDGES // seats - MANY_NOBLES * (len(spread) - 1)
    nobles = {name: (count,) * seats for name, count in spread.items()}
    bridges = [
        f"{pair.removeprefix('pair:')}:{place % seats}"
        for place, pair in enumerate([*PAIR_KEYS, *PAIR_KEYS][:MOST_BRIDGES])
    ]
    for card in ("bridge", "defector", "doge", "banishment", "castello"):
        table = san_marco.given(
            seats=seats, cards=card, nobles=nobles, bridges=" ".join(bridges), doge="dorsoduro"
        )
        for seed in range(GAMES_EACH):
            states += _played_on(game, game.copy(table.state), STEPS, seed)
    return game, seats, _largest(game, states)


def _largest(game: AnyGame, states: list[Any]) -> list[Any]:
    """Return, for each kind of decision, the position with the most options."""
    found: dict[str, tuple[int, Any]] = {}
    for state in states:
        for decision in game.decisions(state):
            size = len(decision.options)
            if size > found.get(decision.kind, (0, None))[0]:
                found[decision.kind] = size, state
    return [state for _, state in found.values()]


def _played_on(game: AnyGame, state: Any, steps: int, seed: int) -> list[Any]:
    """Return this and the next positions of a game that is played at random."""
    states: list[Any] = []
    random = Random(seed)
    for _ in range(steps):
        open_ = game.decisions(state)
        if not open_:
            break
        states.append(game.copy(state))
        asked = random.choice(list(open_))
        game.apply(state, asked.seat, answering.sample(asked, random.random))
    return states


POSITIONS: Final[dict[str, Callable[[], Worst]]] = {
    "san_juan, two full hands": lambda: _san_juan(2, 2),
    "san_juan, four full towns": lambda: _san_juan(4, 1),
    "san_marco, three full houses": lambda: _san_marco(3),
    "san_marco, four full houses": lambda: _san_marco(4),
}
