"""Words on several lines of about the same length."""

from functools import lru_cache
from typing import Final

from bot.render.lettering import Fitted, lines
from bot.render.theme import Type

_STEP: Final = 8


@lru_cache(maxsize=1024)
def balanced(words: str, kind: Type, room: int) -> tuple[Fitted, ...]:
    """Break words into as few lines of `room` pixels as can be, none much shorter than the others.

    Empty if a word is too long for a line.
    """
    best = lines(words, kind, room)
    if best is None:
        return ()
    for narrower in range(room - _STEP, room // 2, -_STEP):
        broken = lines(words, kind, narrower)
        if broken is None or len(broken) > len(best):
            break
        best = broken
    return tuple(Fitted(line, kind) for line in best)
