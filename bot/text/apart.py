"""Telling the players of a table apart by name.

Players choose their own names, so two at a table may have the same, or names that look alike, such
as `Ann`, `ANN`, and `Αnn` with a Greek capital. Pictures tell players apart by symbols, but
sentences have only names. So names that look alike end in the numbers of their seats: `Ann (3)`. No
player's own name ends like this, and none is that of a computer.
"""

from collections.abc import Sequence
from functools import lru_cache
from re import compile as pattern
from typing import Final
from unicodedata import category, normalize

from bot.text.cutting import cut
from bot.text.names import NAMELESS

COMPUTERS: Final = ("Dotbot", "Pixbot", "Tinbot", "Zipbot", "Gizbot", "Jetbot")
"""The names of computers, in every language: they say that a computer plays."""
LONGEST: Final = 32

_NUMBER: Final = pattern(r"(?:\s*\(\d+\))+$")
_LATIN: Final = str.maketrans(
    "АВЕЗІЈКМНОРСТУХЅԌԚԜҮавеіјкмнорстухѕԁһӏԛԝүгпьΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεηικνορτυχωϲօոսհց",
    "ABE3IJKMHOPCTYXSGQWYabeijkmhopctyxsdhlqwyrnbABEZHIKMNOPTYXabenikvoptuxwconuhg",
)
"""Cyrillic, Greek and Armenian letters, and the Latin ones that they look like."""
_ALIKE: Final = str.maketrans("ijı10", "llllo")
_UNSEEN: Final = ("M", "Z", "P", "C")
"""Marks, spaces and punctuation: they are easily overlooked."""


@lru_cache(maxsize=1024)
def told_apart(
    names: tuple[str, ...], computers: tuple[bool, ...], limit: int = LONGEST
) -> tuple[str, ...]:
    """Return the names of seats, each in at most `limit` characters, so that no two look alike.

    `computers` says which names are computers': they stay as they are, whatever people's names.
    """
    own = [_NUMBER.sub("", name) or NAMELESS for name in names]
    looks = [_looks(cut(name, limit)) for name in own]
    return tuple(
        _numbered(name, seat, limit) if _is_doubtful(seat, looks, computers) else cut(name, limit)
        for seat, name in enumerate(own)
    )


def _is_doubtful(seat: int, looks: Sequence[frozenset[str]], computers: Sequence[bool]) -> bool:
    """Whether a name looks like another one; a computer's only if that is a computer's, too."""
    person = not computers[seat]
    others = [look for at, look in enumerate(looks) if at != seat and (person or computers[at])]
    reserved = _RESERVED if person else ()
    return any(looks[seat] & look for look in (*others, *reserved))


def _numbered(name: str, seat: int, limit: int) -> str:
    number = f" ({seat + 1})"
    return f"{cut(name, limit - len(number))}{number}"


def _looks(name: str) -> frozenset[str]:
    """Return the possible readings of a name; two names that share one look alike."""
    plain = normalize("NFKD", name)
    return frozenset((_folded(plain), _folded(plain.translate(_LATIN))))


def _folded(name: str) -> str:
    seen = "".join(each for each in name.casefold() if category(each)[0] not in _UNSEEN)
    return seen.translate(_ALIKE).replace("rn", "m") or name


_RESERVED: Final = tuple(map(_looks, COMPUTERS))
