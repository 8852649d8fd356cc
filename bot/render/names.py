"""Names of people, in any script: what the fonts lack is left out, cluster by cluster."""

from functools import lru_cache
from unicodedata import category, normalize

from bot.render import fonts
from bot.render.theme import Face
from bot.text import texts

_JOINER = "\u200d"
_MARKS = "M"
_OTHER = "C"
_SPACES = "Z"


@lru_cache(maxsize=1024)
def shown_name(name: str, seat: int, language: str, face: Face = "bold") -> str:
    """Return as much of a name as can be drawn; if nothing is left, "Player 3"."""
    return legible(name, face) or texts(language).player(seat)


def legible(name: str, face: Face) -> str:
    """Return the clusters of a name that a face can draw; "" without a letter or a digit.

    Letters from the decorative alphabets become plain ones.
    """
    drawn = [_drawable(cluster, face) for cluster in _clusters(normalize("NFC", name))]
    words = " ".join("".join(drawn).split())
    return words if any(character.isalnum() for character in words) else ""


def _clusters(name: str) -> list[str]:
    """Split into what a reader sees as one character: a base with all that is joined to it."""
    clusters: list[str] = []
    for character in name:
        joined = clusters and (
            category(character).startswith(_MARKS)
            or character == _JOINER
            or clusters[-1].endswith(_JOINER)
        )
        if joined:
            clusters[-1] += character
        else:
            clusters.append(character)
    return clusters


def _drawable(cluster: str, face: Face) -> str:
    """Return the base of a cluster, in the form that the face has; "" if it has none.

    Marks that do not merge with their base are dropped: stacks of them would leave the line.
    """
    base = cluster[0]
    kind = category(base)
    if kind.startswith(_SPACES):
        return " "
    if kind.startswith((_OTHER, _MARKS)):
        return ""
    for form in (base, normalize("NFKC", base)):
        if all(fonts.has(face, character) for character in form):
            return form
    return ""
