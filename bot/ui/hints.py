"""A hint: the best answers to a person's question and the reasons for each, for them alone."""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.service.hints import Hint
from bot.text import Texts
from bot.ui.answers import Answer, answer_of
from bot.ui.people import escaped_names, names_of
from bot.ui.sheet import Sheet
from rules.decision import Choice
from rules.opponents.weighing import Weighed

_LIMIT: Final = 900
"""The most characters of an answer with its facts."""
_EXPLAINED: Final = 3
"""Of several options so many are explained at most: the answers must still be seen at a glance."""


def build(hint: Hint, texts: Texts) -> Sheet:
    """Lay out the best answers, the best first."""
    table, judged = hint.table, hint.judged
    words, sheet = texts.of(table.game), Sheet()
    sheet.text(f"### {words.title} #{table.id} · {texts.say('hint-title')}", limit=200)
    sheet.text(f"**{words.ask(judged.decision)}**\n{texts.say('hint-best')}", limit=600)
    for weighed in judged.weighed:
        sheet.text("\n".join(_lines(hint, weighed, texts)), limit=_LIMIT)
    sheet.text(f"-# {texts.say('hint-how')}")
    return sheet


def readings(hint: Hint, texts: Texts) -> tuple[str, ...]:
    """Return how each option reads: two equal cards read the same, two people of one name do not.

    The facts distinguish such people.
    """
    table, (_, decision, facts, _) = hint.table, hint.judged
    words, names = texts.of(table.game), names_of(table, texts)
    return tuple(
        f"{words.option(decision, at, about, names).label} {sorted(about.items())}"
        for at, about in enumerate(facts)
    )


def _lines(hint: Hint, weighed: Weighed, texts: Texts) -> Iterator[str]:
    """Give an answer with its worth, and below it the reasons for it and its effects."""
    did, options, named = _answer(hint, weighed.choice, texts)
    answer = texts.say("hint-answer", did=did, options=options)
    yield f"- **{answer}**: {_worth(hint, weighed, texts)}"
    for fact in (*_reasons(hint, named, texts), *_remarks(hint, weighed.choice, texts)):
        yield f"-# {fact}"


def _answer(hint: Hint, choice: Choice, texts: Texts) -> Answer:
    judged = hint.judged
    return answer_of(judged.decision, choice, judged.facts, hint.table, texts, numbered=True)


def _worth(hint: Hint, weighed: Weighed, texts: Texts) -> str:
    points = texts.of(hint.table.game).points(round(weighed.points))
    return texts.say("hint-worth", share=round(100 * weighed.share), points=points)


def _reasons(hint: Hint, named: Choice, texts: Texts) -> Iterator[str]:
    """Say why one would choose an option; of several, those by which answers differ, by name."""
    if len(named) == 1:
        reasons = [_reason(hint, named[0], texts)]
    else:
        apart = _apart(hint, named, texts)
        reasons = [
            f"{label}: {reason}" for label, at in apart if (reason := _reason(hint, at, texts))
        ]
    yield from filter(None, reasons)


def _reason(hint: Hint, at: int, texts: Texts) -> str:
    """Say why one would choose an option, or else what it is; "" if there is nothing to say."""
    words, names = texts.of(hint.table.game), escaped_names(hint.table, texts)
    decision, facts = hint.judged.decision, hint.judged.facts[at]
    return words.why(decision, at, facts, names) or words.option(decision, at, facts, names).note


def _apart(hint: Hint, named: Choice, texts: Texts) -> Iterable[tuple[str, int]]:
    """Return the options of an answer that not all answers have; none if there are too many."""
    answers = [_answer(hint, weighed.choice, texts).named for weighed in hint.judged.weighed]
    shared = set[str].intersection(*[set(_labels(hint, each, texts)) for each in answers])
    apart = [each for each in _labels(hint, named, texts).items() if each[0] not in shared]
    return apart if len(apart) <= _EXPLAINED else ()


def _labels(hint: Hint, named: Choice, texts: Texts) -> dict[str, int]:
    """Return how options read, each with one of its positions."""
    words, names = texts.of(hint.table.game), escaped_names(hint.table, texts)
    decision, facts = hint.judged.decision, hint.judged.facts
    return {words.option(decision, at, facts[at], names).label: at for at in named}


def _remarks(hint: Hint, choice: Choice, texts: Texts) -> Iterator[str]:
    """Say what effects an answer has; without picks a game would remark on an open question."""
    if not choice:
        return
    words, names = texts.of(hint.table.game), escaped_names(hint.table, texts)
    for remark in hint.game.remarks(hint.judged.view, choice):
        yield words.remark(remark, names)
