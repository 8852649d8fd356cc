"""The possible building places in figures: each with its cost and its gain."""

from collections.abc import Iterator
from typing import Final

from bot.render.goldene_stadt import art, look
from bot.render.kit.figures import Figure
from bot.render.kit.menus import Layout, OptionFigures, at_size
from bot.render.kit.wording import words_of
from bot.render.scene import Scene
from rules import decision as answering
from rules.event import Facts
from rules.facts import key_at, keys_at, number_at
from rules.goldene_stadt.rewards import COINS

_LARGE: Final = (52, 48, 46, 42)
_SMALL: Final = (38, 34)
_FEW: Final = 6
"""The number that fits in one column."""
_LONG: Final = 2
"""A long column has words of the second smallest size."""


def options(scene: Scene) -> list[OptionFigures]:
    """Return the places that can be built on, in the order of their numbers."""
    decision, facts = scene.view.decision, scene.facts
    assert decision is not None, "a player builds"
    numbers = [answering.number(decision, at, facts) for at in range(len(facts))]
    numbered = sorted((number, at) for at, number in enumerate(numbers) if number is not None)
    return [(Figure(number=number), *_site(scene, facts[at])) for number, at in numbered]


def _site(scene: Scene, facts: Facts) -> Iterator[Figure]:
    own = words_of(scene)
    yield Figure(own.name(key_at(facts, "place")))
    cards = number_at(facts, "own") + len(keys_at(facts, "jokers"))
    yield Figure(f"\N{MINUS SIGN}{cards}", art=art.GAME, icon=look.CARD_ICON, tone="mute")
    if number_at(facts, "key"):
        yield Figure("\N{MINUS SIGN}1", art=art.GAME, icon=look.KEY_ICON, tone="warn")
    if letters := number_at(facts, "letters"):
        yield Figure(f"+{letters}", art=art.GAME, icon=look.LETTER_ICON)
    if reward := key_at(facts, "reward"):
        number = f"+{COINS[reward]}" if reward in COINS else ""
        yield Figure(number, art=art.GAME, icon=look.REWARD_ICONS[reward])
    if gain := number_at(facts, "gain"):
        yield Figure(f"+{gain}", art=art.GAME, icon=look.LETTER_ICON)


def layout(scene: Scene, width: int) -> Layout:
    """Return them in the required text size, in as many columns as there is room for."""
    offered, sizes = options(scene), _LARGE if scene.large else _SMALL
    found = [at_size(offered, width, size) for size in sizes]
    fitting = [layout for layout in found if layout is not None]
    assert fitting, "an option is no wider than the picture"
    low = [layout for layout in fitting if layout.columns > 1 or len(offered) <= _FEW]
    return low[0] if low else fitting[-_LONG:][0]
