"""Names of people, in any script: what the fonts lack is left out, character by character."""

from functools import lru_cache
from typing import Final
from unicodedata import category, normalize

from bot.render import fonts
from bot.render.theme import Face
from bot.text import texts

_SPACES: Final = "Z"
_UNDRAWN: Final = ("M", "C")
"""Marks that have not merged with their letter, stacks of which would leave the line; and what
joins, turns or formats, and draws nothing by itself.
"""


@lru_cache(maxsize=1024)
def shown_name(name: str, seat: int, language: str, face: Face = "bold") -> str:
    """Return as much of a name as can be drawn; if nothing is left, "Player 3"."""
    return legible(name, face) or texts(language).player(seat)


def legible(name: str, face: Face) -> str:
    """Return what a face can draw of a name; "" without a letter or a digit.

    Letters from the decorative alphabets become plain ones.
    """
    drawn = "".join(_drawable(character, face) for character in normalize("NFC", name))
    words = " ".join(drawn.split())
    return words if any(character.isalnum() for character in words) else ""


def _drawable(character: str, face: Face) -> str:
    """Return a character in the form that the face has; "" if it has none."""
    if category(character).startswith(_SPACES):
        return " "
    for form in (character, normalize("NFKC", character)):
        if all(_has(face, part) for part in form):
            return form
    return ""


def _has(face: Face, character: str) -> bool:
    return not category(character).startswith(_UNDRAWN) and fonts.has(face, character)
