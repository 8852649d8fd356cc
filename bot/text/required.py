"""The words without which a game cannot be shown: the keys that each of its catalogues must have.

Anything else that is missing (words of a game's own pictures, help) shows only when it is used.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.text.game import GameTexts

HOW: Final = ("goal", "turn", "card", "pays", "end", "time")
"""How to play, in six sentences for a person new to the game: the aim, a turn, the numbers on a
card, what pays, the end, the time it takes.
"""
ALWAYS: Final = (
    "title",
    "title.short",
    "title.subtitle",
    "title.duration",
    "title.weight",
    "so-far",
    "how",
    *(f"how.{line}" for line in HOW),
)
"""The game's name, also on a button, its theme in a line, its time, how hard it is to learn, the
basis of the score so far, and how to play.
"""
OVER: Final = "over"
"""The step in which no seat is to move."""


def keys(
    steps: Iterable[str] = (),
    decisions: Iterable[str] = (),
    lines: Iterable[str] = (),
    reasons: Iterable[str] = (),
    events: Iterable[str] = (),
    *,
    orders: Iterable[str] = (),
    surprises: Iterable[str] = (),
) -> Iterator[str]:
    """Yield the keys that a game needs with these steps, decisions, lines, ends, events, orders.

    A step needs its name, and a verb for the seats to move, in two to four words. A decision needs
    its question in a sentence and in two to four words, and what to consider. A public event of
    these kinds needs its few words for a small line. A standing order needs a phrase, with its
    $value, and its effect; a surprise a phrase ("a player takes a role").
    """
    yield from ALWAYS
    for step in steps:
        yield f"step-{step}"
        if step != OVER:
            yield f"picture-verb-{step}"
    for kind in decisions:
        yield f"ask-{kind}"
        yield f"ask-{kind}.why"
        yield f"picture-ask-{kind}"
    yield from (f"line-{line}" for line in lines)
    yield from (f"reason-{reason}" for reason in reasons)
    yield from (f"event-{kind}.short" for kind in events)
    for order in orders:
        yield f"order-{order}"
        yield f"order-{order}.why"
    yield from (f"surprise-{kind}" for kind in surprises)


def lacking(own: GameTexts) -> list[str]:
    """Return the keys that a game's catalogue lacks, given its steps and questions."""
    names = [name for name in own.catalogue if "." not in name]
    steps = [name.removeprefix("step-") for name in names if name.startswith("step-")]
    asked = [name.removeprefix("ask-") for name in names if name.startswith("ask-")]
    return [key for key in keys(steps, asked) if key not in own]
