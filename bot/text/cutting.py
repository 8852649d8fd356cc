"""Shortening a text tidily to fit."""

from typing import Final

ELLIPSIS: Final = "…"


def cut(text: str, limit: int) -> str:
    """Shorten `text` to at most `limit` characters: at a space if one is near, with an ellipsis."""
    if len(text) <= limit:
        return text
    kept = text[: limit - len(ELLIPSIS)]
    space = kept.rfind(" ")
    if space > limit * 2 // 3:
        kept = kept[:space]
    return kept.rstrip(" ,;:·–-") + ELLIPSIS
