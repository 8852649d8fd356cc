"""Two languages tell the same: the same people and numbers, and the same things by their names.

The tables of words hold each sentence in English; the German one has to agree with it. That every
message uses the same facts in both is a law of the catalogues (`test_catalogues.py`).
"""

import re
from collections.abc import Collection, Iterable

from bot.text import GameTexts
from rules.event import Fact

_NUMBER = re.compile(r"[−+]?\d+")
_NOTHING = {"0", "+0"}
"""What one language may tell in a word, where the other has a number."""


def agree(
    english: str,
    german: str,
    facts: Iterable[Fact],
    books: tuple[GameTexts, GameTexts],
    people: Collection[str] = (),
) -> None:
    """Fail unless the German sentence tells what the English one does. AssertionError."""
    assert _numbers(english) == _numbers(german), german
    assert _named(people, english) == _named(people, german), german
    one, other = books
    for key in _keys(facts):
        if one.name(key) in english:
            assert other.name(key) in german, german


def _numbers(sentence: str) -> list[str]:
    return sorted(number for number in _NUMBER.findall(sentence) if number not in _NOTHING)


def _named(people: Collection[str], sentence: str) -> list[str]:
    """The people in the order in which they are named first."""
    found = [name for name in people if name in sentence]
    return sorted(found, key=sentence.index)


def _keys(facts: Iterable[Fact]) -> set[str]:
    """The keys of things among facts."""
    found = [each for fact in facts for each in (fact if isinstance(fact, tuple) else (fact,))]
    return {each for each in found if isinstance(each, str) and ":" in each}
