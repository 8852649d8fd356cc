"""Runs: which font writes which part of a line, and in what order the parts stand.

A line runs to the right. What its face lacks is written in the font of its script, whole letters at
a time: a letter with its marks, an emoji with its parts. Words of Arabic or Hebrew run to the left,
as far as they are joined by one space, hyphen or dot each, with the digits that follow at once. All
else may be the sentence around two names, which must not change places.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, Literal, NamedTuple
from unicodedata import bidirectional

import regex

from bot.render import fonts
from bot.render.theme import Face
from bot.text.cutting import ELLIPSIS, graphemes

_CJK: Final = ("Han", "Hiragana", "Katakana", "Hangul", "Bopomofo")
_PATTERNS: Final = {
    **{script: rf"\p{{{script}}}" for script in (*fonts.SHAPED, *fonts.PLAIN)},
    fonts.CJK: "|".join(rf"\p{{scx={script}}}" for script in _CJK),
    fonts.EMOJI: r"\p{Extended_Pictographic}|\p{Regional_Indicator}",
}
_SCRIPT: Final = regex.compile("|".join(f"(?P<{key}>{one})" for key, one in _PATTERNS.items()))
_OTHERS: Final = (fonts.SANS, fonts.CJK, fonts.SYMBOLS)
"""The fonts in which anything else is looked for: rare Latin letters, stars, arrows."""

_LEFTWARD: Final = regex.compile("R(?:D*J?D*R)*D*E?")
_KINDS: Final = {"R": "R", "AL": "R", "EN": "D", "AN": "D"}
_JOINING: Final = " -_.'’"


class Run(NamedTuple):
    """Words to write in one font: a face, or that of a script."""

    words: str
    face: Face | str
    direction: Literal["ltr", "rtl"] | None = None


class _Letter(NamedTuple):
    """A grapheme, its font, and whether it runs to the left (R), is a digit (D), joins words (J),
    is the ellipsis of what was cut (E), or anything else (L).
    """

    words: str
    face: Face | str
    kind: str


@lru_cache(maxsize=2048)
def runs(words: str, face: Face | str) -> tuple[Run, ...]:
    """Return the runs of a line from left to right; none if its face can write all of it."""
    if words.isascii() or face == fonts.ICONS:
        return ()
    letters = [_Letter(one, _font_of(one, face), _kind_of(one)) for one in graphemes(words)]
    if all(letter.face == face for letter in letters):
        return ()
    found: list[Run] = []
    end = 0
    for words_leftward in _LEFTWARD.finditer("".join(letter.kind for letter in letters)):
        start, stop = words_leftward.span()
        found += map(_rightward, _parts(letters[end:start]))
        found += map(_leftward, reversed([*_parts(letters[start:stop], numbers=True)]))
        end = stop
    return (*found, *map(_rightward, _parts(letters[end:])))


@lru_cache(maxsize=8192)
def script_of(letter: str) -> str:
    """Return the script whose font can draw a letter with all its marks; "" if none can."""
    found = _SCRIPT.match(letter)
    if found is None and len(letter) > 1:
        return ""  # these fonts would not put marks in their places
    for script in (found.lastgroup,) if found and found.lastgroup else _OTHERS:
        if script in fonts.SHAPED and not fonts.shapes():
            continue
        if all(fonts.has(script, part) for part in letter):
            return script
    return ""


def _font_of(letter: str, face: Face | str) -> Face | str:
    if all(part.isascii() or fonts.has(face, part) for part in letter):
        return face
    return script_of(letter) or face


def _kind_of(letter: str) -> str:
    if letter == ELLIPSIS:
        return "E"
    return "J" if letter in _JOINING else _KINDS.get(bidirectional(letter[0]), "L")


def _parts(letters: Sequence[_Letter], *, numbers: bool = False) -> Iterator[list[_Letter]]:
    """Put neighbours together that are written in the same font; numbers apart, if asked for."""
    for _, part in groupby(letters, lambda letter: (letter.face, numbers and letter.kind == "D")):
        yield list(part)


def _rightward(part: Sequence[_Letter]) -> Run:
    words, face = "".join(letter.words for letter in part), part[0].face
    return Run(words, face, "ltr" if fonts.is_shaped(face) else None)


def _leftward(part: Sequence[_Letter]) -> Run:
    """Return a part of words that run to the left: their numbers do not."""
    run = _rightward(part)
    return run if run.direction is None or part[0].kind == "D" else run._replace(direction="rtl")
