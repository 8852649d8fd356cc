"""The text for those who cannot see a picture: sentences, as many as Discord takes."""

from collections.abc import Iterable
from typing import Final

LIMIT: Final = 1024
_ELLIPSIS: Final = " …"


def told(sentences: Iterable[str]) -> str:
    """Join sentences; what goes beyond the limit is left off, whole sentences at a time."""
    kept = list(sentences)
    if len(whole := " ".join(kept)) <= LIMIT:
        return whole
    room = LIMIT - len(_ELLIPSIS)
    while len(words := " ".join(kept)) > room:
        if len(kept) == 1:
            return words[:room].rpartition(" ")[0] + _ELLIPSIS
        kept.pop()
    return words + _ELLIPSIS


def first_that_fits(versions: Iterable[Iterable[str]]) -> str:
    """Return the first version that fits as a whole; if none does, the last, cut.

    A version that is not needed is not worded: that would take longer than many a picture.
    """
    sentences: list[str] = []
    for version in versions:
        sentences = list(version)
        if len(whole := " ".join(sentences)) <= LIMIT:
            return whole
    return told(sentences)
