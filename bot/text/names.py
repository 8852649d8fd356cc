"""Names from Discord, cleaned so that they break nothing in a message, a menu or a file.

`clean_name` is applied when a name comes in; the result has no paired markup, no mention, no line
break, nothing invisible and nothing that changes the direction of writing. Letters, digits, emoji
and `_` stay; `escape` takes care of the rest in markdown.
"""

import re
from functools import lru_cache
from typing import Final
from unicodedata import category, combining, normalize

from bot.text.cutting import ELLIPSIS, beginning

NAMELESS: Final = "?"

_MARKUP: Final = frozenset('*`~|<>[]\\@#/:"')
"""Markdown, mentions and links; also what file systems do not accept."""
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f\ufffc\ufffd")
"""Shown as nothing, or as unreadable, though Unicode calls them letters, marks or symbols."""
_HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_MARKS: Final = ("Mn", "Me", "Mc")
_MOST_MARKS: Final = 4
_MOST_STACKED: Final = 2
_BESIDE: Final = "Mc"
"""Marks that take room of their own, such as vowels of Burmese and Hindi: they do not pile up."""
_LONGEST: Final = 500
"""What follows is not read: Discord allows no more than 32 characters."""
_VARIATION: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_LEADING: Final = re.compile(r"^[\s.+\-…]+")
"""Characters that would begin a list item, or a hidden file."""
_ESCAPED: Final = re.compile(r"[\\*_~`|<>\[\]()#@:]|^[-+]|(?<=^\d)\.|(?<=^\d\d)\.")


@lru_cache(maxsize=4096)  # a panel names the same few people dozens of times
def clean_name(raw: str, limit: int = 32) -> str:
    """Return `raw` as it can be shown anywhere, in at most `limit` characters; never empty."""
    plain = "".join(_plain(character) for character in _VARIATION.sub("", raw[:_LONGEST]))
    name = " ".join(_calm(normalize("NFC", plain)).split())
    name = _LEADING.sub("", name)
    if len(name) > limit:
        name = beginning(name, limit - len(ELLIPSIS)).rstrip() + ELLIPSIS
    return name or NAMELESS


def clean_line(raw: str) -> str:
    """Return a person's text as one line, without invisible characters.

    Its markup stays: `escape` makes it harmless.
    """
    seen = [" " if each.isspace() else each for each in _VARIATION.sub("", raw) if _is_seen(each)]
    return " ".join(_calm(normalize("NFC", "".join(seen))).split())


def escape(name: str) -> str:
    """Escape a name for Discord's markdown, so that it looks as it is written."""
    return _ESCAPED.sub(lambda match: "\\" + match[0], name)


def _plain(character: str) -> str:
    """Return the plain form of one character: "" if it is invisible, a space for markup."""
    if character == ELLIPSIS:
        return character
    if character.isspace():
        return " "
    plain = normalize("NFKC", character)
    return "".join(_kept(part) for part in plain)


def _kept(character: str) -> str:
    if character in _MARKUP:
        return " "
    return character if _is_seen(character) else ""


def _is_seen(character: str) -> bool:
    hidden = character in _BLANK or category(character) in _HIDDEN
    return character.isspace() or not hidden


def _calm(text: str) -> str:
    """Leave at most four marks on a letter, no more than two that stack, and none without one."""
    kept: list[str] = []
    marks = stacked = _MOST_MARKS
    for character in text:
        kind = category(character)
        if kind in _MARKS or combining(character):
            marks += 1
            stacked += kind != _BESIDE
            if marks > _MOST_MARKS or stacked > _MOST_STACKED:
                continue
        else:
            marks = stacked = _MOST_MARKS if character == " " else 0
        kept.append(character)
    return "".join(kept)
