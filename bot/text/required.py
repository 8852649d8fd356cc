"""The words without which a game cannot be shown: which keys each of its catalogues must have.

Everything else (`picture-ask-*`, words of a game's own pictures, help) is missed where it is used.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.text.game import GameTexts

ALWAYS: Final = ("title", "title.subtitle", "expected")
"""What the game is called, what it is about in a line, and what a guess at the end rests on."""
OF_A_STEP: Final = ("step-{}", "picture-verb-{}")
"""What a step is called, and what those who are to move do in it, in two to four words."""
OF_A_DECISION: Final = ("ask-{}", "picture-ask-{}")
"""The question in a sentence, and in two to four words."""
OF_A_LINE: Final = ("line-{}",)
OF_AN_END: Final = ("reason-{}",)
OVER: Final = "over"
"""The step in which nobody is to move."""


def keys(
    steps: Iterable[str] = (),
    decisions: Iterable[str] = (),
    lines: Iterable[str] = (),
    reasons: Iterable[str] = (),
) -> Iterator[str]:
    """Yield the keys that a game needs which has these steps, kinds of decisions, lines, ends."""
    yield from ALWAYS
    for forms, names in (
        (OF_A_STEP, steps),
        (OF_A_DECISION, decisions),
        (OF_A_LINE, lines),
        (OF_AN_END, reasons),
    ):
        for name in names:
            yield from (form.format(name) for form in forms if (form, name) != (OF_A_STEP[1], OVER))


def lacking(own: GameTexts) -> list[str]:
    """Return what a game's catalogue lacks, as far as it tells which steps and questions it has."""
    names = [name for name in own.catalogue if "." not in name]
    steps = [name.removeprefix("step-") for name in names if name.startswith("step-")]
    asked = [name.removeprefix("ask-") for name in names if name.startswith("ask-")]
    return [key for key in keys(steps, asked) if key not in own]
