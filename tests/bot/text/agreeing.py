"""All languages tell the same: the same people and numbers, and the same things by their names.

A reviewer approves the texts, in a file for each language (`approved`). Each sentence also has to
agree with the English one. That every message uses the same facts in all languages is a law of the
catalogues (`test_catalogues.py`).
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from bot.text import GameTexts, texts
from rules.decision import Decision
from rules.event import Event, Fact
from rules.game import Remark
from tests.bot.text.pages import decision

People = Sequence[str]
Said = str | Sequence[str | None] | None
"""A sentence, or several, such as the label and the note of an option."""

_NUMBER = re.compile(r"[−+]?\d+")
_NOTHING = {"0", "+0"}
"""Facts that one language may tell in a word, where the other has a number."""


def told(game: str, language: str, events: Iterable[Event], people: People) -> Iterator[str]:
    """Yield the words of each event, and the brief ones."""
    books = _books(game, language)
    for event in events:
        english, said = (book.event(event, people) for book in books)
        one, brief = (book.brief(event, people) for book in books)
        if said is None or brief is None or english is None or one is None:
            assert english is said is one is brief
            yield f"{event.kind}: -"
            continue
        assert (one.seat, one.chapter is None) == (brief.seat, brief.chapter is None)
        shorts = [f"{each.chapter or ''} {each.words}".strip() for each in (one, brief)]
        _agree((english, said), event.facts.values(), books, people)
        _agree(shorts, event.facts.values(), books, people)
        assert 0 < len(shorts[1]) < len(said) or event.kind in ("game_over", "action")
        yield f"{event.kind}: {said} | {shorts[1]}"


def asked(game: str, language: str, questions: Iterable[Decision]) -> Iterator[str]:
    """Yield the words of each question."""
    books = _books(game, language)
    for question in questions:
        words = [book.ask(question) for book in books]
        _agree(words, [question.subject], books)
        yield f"{question.kind}: {words[1]}"


def offered(
    game: str,
    language: str,
    options: Iterable[tuple[str, str, Mapping[str, Fact]]],
    people: People,
) -> Iterator[str]:
    """Yield the label and the note of each option: its question's kind, its key, its facts."""
    books = _books(game, language)
    for kind, key, facts in options:
        worded = [book.option(decision(kind, key), 0, facts, people) for book in books]
        for words in zip(*worded, strict=True):
            _agree(words, facts.values(), books, people)
        label, note, _ = worded[1]
        yield f"{key}: {label}" + f" | {note}" * bool(note)


def remarked(game: str, language: str, remarks: Iterable[Remark], people: People) -> Iterator[str]:
    """Yield the words of each remark."""
    books = _books(game, language)
    for remark in remarks:
        words = [book.remark(remark, people) for book in books]
        _agree(words, remark.facts.values(), books, people)
        yield f"{remark.key}: {words[1]}"


def scenes(language: str, scenes: Iterable[Callable[[str], Iterable[Said]]]) -> Iterator[str]:
    """Yield the texts of each scene, under its name."""
    for scene in scenes:
        yield f"{scene.__name__}:"
        for said in scene(language):
            parts = [said] if isinstance(said, str) else said or ("-",)
            yield "    " + " | ".join(part for part in parts if part)


def _books(game: str, language: str) -> tuple[GameTexts, GameTexts]:
    return texts("en").of(game), texts(language).of(game)


def _agree(
    sentences: Iterable[str],
    facts: Iterable[Fact],
    books: tuple[GameTexts, GameTexts],
    people: People = (),
) -> None:
    """Fail unless the second sentence tells the same facts as the first, the English one."""
    english, other = sentences
    assert _numbers(english) == _numbers(other), other
    assert _named(people, english) == _named(people, other), other
    one, two = books
    for key in _keys(facts):
        if one.name(key) in english:
            assert two.name(key) in other, other


def _numbers(sentence: str) -> list[str]:
    return sorted(number for number in _NUMBER.findall(sentence) if number not in _NOTHING)


def _named(people: People, sentence: str) -> list[str]:
    """The people in the order in which they are named first."""
    found = [name for name in people if name in sentence]
    return sorted(found, key=sentence.index)


def _keys(facts: Iterable[Fact]) -> set[str]:
    """The keys of things among facts."""
    found = [each for fact in facts for each in (fact if isinstance(fact, tuple) else (fact,))]
    return {each for each in found if isinstance(each, str) and ":" in each}
