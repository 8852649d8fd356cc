"""Finding an entry by a few letters, in any case and with or without accents."""

from collections.abc import Iterable
from functools import lru_cache
from unicodedata import combining, normalize

_TYPED = str.maketrans({"’": "'", "œ": "oe", "æ": "ae"})
"""Letters that Unicode does not decompose, as keyboards have them."""
_SPELLED_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def folded(text: str) -> str:
    """Return the text without case, accents and double spaces, as a keyboard types it."""
    typed = normalize("NFKD", text.casefold().translate(_TYPED))
    plain = "".join(character for character in typed if not combining(character))
    return " ".join(plain.split())


def spelled_out(text: str) -> str:
    """Return the text folded, with umlauts as keyboards without them write them."""
    return folded(normalize("NFC", text.casefold()).translate(_SPELLED_OUT))


def find(query: str, entries: Iterable[tuple[str, str]], limit: int) -> list[str]:
    """Return the keys of the entries `(key, name)` that match, the best first.

    An exact name is best, then a name that begins with the query, then one with a word that begins
    with it, and last a match anywhere; equally good ones come in the order given. A key may have
    several names.
    """
    wanted = folded(query)
    ranked: list[tuple[int, int, str]] = []
    for place, (key, name) in enumerate(entries):
        ranks = [_rank(wanted, form) for form in spellings(name) if wanted in form]
        if ranks:
            ranked.append((min(ranks), place, key))
    return list(dict.fromkeys(key for _, _, key in sorted(ranked)))[:limit]


@lru_cache(maxsize=4096)
def spellings(name: str) -> tuple[str, str]:
    """Return the ways to type a name: folded, and spelled out."""
    return folded(name), spelled_out(name)


def _rank(wanted: str, name: str) -> int:
    """Return the rank of a name that contains the query somewhere."""
    if name == wanted:
        return 0
    if name.startswith(wanted):
        return 1
    return 2 if f" {wanted}" in name else 3
