"""Fitting words into room: shrink, then cut with an ellipsis; or break into lines."""

from bisect import bisect_right
from functools import lru_cache
from typing import Final, NamedTuple

from bot.render.masks import width_of
from bot.render.theme import LEAST, Type
from bot.text.cutting import ELLIPSIS, graphemes

SOFT_HYPHEN: Final = "\u00ad"
_STEP: Final = 2
_NARROWER: Final = 8
"""The step, in pixels, by which lines are narrowed until they are of about the same length."""


class Fitted(NamedTuple):
    """Words as they fit, and the size at which they do."""

    words: str
    kind: Type

    @property
    def width(self) -> float:
        """The width of the words."""
        return width_of(self.words, self.kind)


@lru_cache(maxsize=2048)
def fit(words: str, kind: Type, room: int, least: int = LEAST) -> Fitted:
    """Return the words on one line of `room` pixels: shrunk down to `least`, then cut."""
    words = words.replace(SOFT_HYPHEN, "")
    for px in range(kind.px, least - 1, -_STEP):
        smaller = kind._replace(px=px)
        if width_of(words, smaller) <= room:
            return Fitted(words, smaller)
    smallest = kind._replace(px=min(least, kind.px))
    return Fitted(_cut(words, smallest, room), smallest)


def _cut(words: str, kind: Type, room: int) -> str:
    """Cut the end, but keep a single last letter, which distinguishes computers."""
    head, _, last = words.rpartition(" ")
    end = f"{ELLIPSIS} {last}" if head and len(last) == 1 else ELLIPSIS
    words = head if len(end) > 1 else words
    letters = graphemes(words)

    def begun(count: int) -> str:
        return "".join(letters[:count]).rstrip()

    count = bisect_right(
        range(1, len(letters) + 1), room, key=lambda count: width_of(begun(count) + end, kind)
    )
    return begun(count) + end if begun(count) else ELLIPSIS


@lru_cache(maxsize=2048)
def lines(words: str, kind: Type, room: int) -> tuple[str, ...] | None:
    """Break words into lines of `room` pixels; None if a word is too long for a line.

    A line ends at a space, at a line break, or at a soft hyphen, which is then shown.
    """
    broken: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}".lstrip()
            if _shown_width(longer, kind) <= room:
                line = longer
                continue
            head, rest = _hyphenate(line, word, kind, room)
            if head:
                broken.append(head)
            if _shown_width(rest, kind) > room:
                return None
            line = rest
        broken.append(line)
    return tuple(line.replace(SOFT_HYPHEN, "") for line in broken)


def _shown_width(words: str, kind: Type) -> float:
    return width_of(words.replace(SOFT_HYPHEN, ""), kind)


def _hyphenate(line: str, word: str, kind: Type, room: int) -> tuple[str, str]:
    """Return the line with as much of the word as fits on it, and the rest of the word."""
    parts = word.split(SOFT_HYPHEN)
    for count in range(len(parts) - 1, 0, -1):
        head = f"{line} {''.join(parts[:count])}-".lstrip()
        if _shown_width(head, kind) <= room:
            return head, SOFT_HYPHEN.join(parts[count:])
    return line, word


@lru_cache(maxsize=2048)
def block(words: str, kind: Type, room: int, most: int, least: int = LEAST) -> tuple[Fitted, ...]:
    """Return words on at most `most` lines, as large as fits; cut only if nothing else helps."""
    for px in range(kind.px, least - 1, -_STEP):
        smaller = kind._replace(px=px)
        broken = lines(words, smaller, room)
        if broken is not None and len(broken) <= most:
            return tuple(Fitted(line, smaller) for line in broken)
    smallest = kind._replace(px=least)
    broken = lines(words, smallest, room)
    if broken is None:
        return (fit(words.replace("\n", " "), smallest, room, least),)
    kept = [Fitted(line, smallest) for line in broken[: most - 1]]
    rest = " ".join(broken[most - 1 :])
    return (*kept, fit(rest, smallest, room, least))


@lru_cache(maxsize=1024)
def balanced(words: str, kind: Type, room: int) -> tuple[Fitted, ...]:
    """Break words into as few lines of `room` pixels as possible, none much shorter than the
    others.

    Empty if a word is too long for a line.
    """
    best = lines(words, kind, room)
    if best is None:
        return ()
    for narrower in range(room - _NARROWER, room // 2, -_NARROWER):
        broken = lines(words, kind, narrower)
        if broken is None or len(broken) > len(best):
            break
        best = broken
    return tuple(Fitted(line, kind) for line in best)
