"""Names of people, in any script, without the characters that all fonts lack."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil
from typing import Final
from unicodedata import category, normalize

from bot.render import fonts
from bot.render.lettering import Fitted, fit
from bot.render.masks import width_of
from bot.render.runs import script_of
from bot.render.theme import Face, Type
from bot.text import COMPUTERS, clean_name, texts, told_apart
from bot.text.cutting import graphemes

FACES: Final[tuple[Face, ...]] = ("bold", "black")
"""The faces in which names are written: others lack letters that these have."""

_UNDRAWN: Final = ("M", "C")
"""Combining marks that have not merged with their letter, which could stack beyond the line; and
joiners, direction marks and format characters, which draw nothing themselves.
"""


@lru_cache(maxsize=1024)
def shown_name(name: str, seat: int, language: str) -> str:
    """Return as much of a name as can be drawn; if nothing is left, e.g. "Player 3"."""
    return legible(name) or texts(language).player(seat)


def shown_names(names: Sequence[str], language: str) -> tuple[str, ...]:
    """Return all names by seat, as they can be drawn: two may differ only in characters that
    cannot.
    """
    shown = tuple(shown_name(name, seat, language) for seat, name in enumerate(names))
    return told_apart(shown, tuple(name in COMPUTERS for name in names))


def legible(name: str) -> str:
    """Return the part of a name that can be drawn; "" if no letter and no emoji is left.

    Letters from decorative alphabets become plain ones, and a Latin letter whose accents the faces
    lack is drawn without them, if no other font has it. Digits alone are accepted only if they are
    the whole name: left over from a longer one, they would look like a count.
    """
    whole = clean_name(name)
    letters = [_drawable(letter) for letter in graphemes(whole)]
    words = " ".join("".join(letters).split())
    if any(map(_is_telling, letters)):
        return words
    return words if words.isdecimal() and words == whole else ""


def _is_telling(letter: str) -> bool:
    """Whether a letter as it is drawn says who it is: no punctuation, no digit."""
    return any(map(str.isalpha, letter)) or not all(map(_is_drawn, letter))


def _drawable(letter: str) -> str:
    """Return a letter in the form that a font has; "" if none has it."""
    if letter == " " or all(map(_is_drawn, letter)):
        return letter
    plain = normalize("NFKC", letter)
    if all(map(_is_drawn, plain)):
        return plain
    if script_of(letter):
        return letter
    return "".join(map(_bare, letter))


def _bare(character: str) -> str:
    """Return one character of a letter that no font has whole: without its accents, if need be."""
    if not category(character).startswith(_UNDRAWN) and script_of(character):
        return character
    return next(filter(_is_drawn, (character, normalize("NFKD", character)[0])), "")


def _is_drawn(character: str) -> bool:
    if category(character).startswith(_UNDRAWN):
        return False
    return all(fonts.has(face, character) for face in FACES)


def fit_around(
    sentence: Callable[[str], str], name: str, kind: Type, room: int, least: int
) -> Fitted:
    """Return a sentence made with a name, on one line of `room` pixels.

    The whole sentence is shrunk down to `least` before the name is cut; the rest never is.
    """
    whole = fit(sentence(name), kind, room, least)
    if whole.words == sentence(name):
        return whole
    rest = ceil(width_of(sentence(""), whole.kind))
    cut = fit(name, whole.kind, room - rest, whole.kind.px)
    return Fitted(sentence(cut.words), whole.kind)
