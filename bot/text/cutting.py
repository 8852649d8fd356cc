"""Shortening a text tidily to fit."""

from typing import Final

import regex

ELLIPSIS: Final = "…"
_GRAPHEME: Final = regex.compile(r"\X")


def graphemes(text: str) -> list[str]:
    """Return the letters that a reader sees: each with its marks, an emoji with all its parts."""
    return list(text) if text.isascii() else _GRAPHEME.findall(text)


def cut(text: str, limit: int) -> str:
    """Shorten `text` to at most `limit` characters: at a space if one is near, with an ellipsis."""
    if len(text) <= limit:
        return text
    kept = beginning(text, limit - len(ELLIPSIS))
    space = kept.rfind(" ")
    if space > limit * 2 // 3:
        kept = kept[:space]
    return kept.rstrip(" ,;:·–-") + ELLIPSIS


def beginning(text: str, limit: int) -> str:
    """Return as many whole graphemes as have at most `limit` characters together."""
    if text[: limit + 1].isascii():
        return text[:limit]
    end = 0
    for letter in _GRAPHEME.finditer(text):
        if letter.end() > limit:
            break
        end = letter.end()
    return text[:end]
