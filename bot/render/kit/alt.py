"""The alt text of a picture: as many sentences as Discord takes."""

from collections.abc import Iterable
from typing import Final

LIMIT: Final = 1024
_ELLIPSIS: Final = " …"


def told(sentences: Iterable[str]) -> str:
    """Join sentences; beyond the limit, whole sentences are left off."""
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

    Versions that are not needed are not put into words: that would take longer than some pictures.
    """
    sentences: list[str] = []
    for version in versions:
        sentences = list(version)
        if len(whole := " ".join(sentences)) <= LIMIT:
            return whole
    return told(sentences)
