"""The text for those who cannot see a picture: sentences, as many as Discord takes."""

from collections.abc import Iterable
from typing import Final

LIMIT: Final = 1024
_ELLIPSIS: Final = " …"


def told(sentences: Iterable[str]) -> str:
    """Join sentences; what goes beyond the limit is left off, whole sentences at a time."""
    words = ""
    for sentence in sentences:
        longer = f"{words} {sentence}".strip()
        if len(longer) > LIMIT - len(_ELLIPSIS):
            return (words or sentence[: LIMIT - len(_ELLIPSIS)]) + _ELLIPSIS
        words = longer
    return words
