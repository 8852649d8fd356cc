"""A hint: the best answers to a person's question and the reasons for each, for them alone."""

from collections.abc import Iterator
from typing import Final

from bot.service.tables.hints import Hint
from bot.text import Texts
from bot.ui.answers import answer_of
from bot.ui.people import escaped_names, names_of
from bot.ui.sheet import Sheet
from rules.decision import Choice
from rules.opponents.weighing import Weighed

_LIMIT: Final = 900
"""The most characters of an answer with its facts."""


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
    choice = weighed.choice
    judged = hint.judged
    did, options, named = answer_of(
        judged.decision, choice, judged.facts, hint.table, texts, numbered=True
    )
    answer = texts.say("hint-answer", did=did, options=options)
    yield f"- **{answer}**: {_worth(hint, weighed, texts)}"
    for fact in (*_reasons(hint, named, texts), *_remarks(hint, choice, texts)):
        yield f"-# {fact}"


def _worth(hint: Hint, weighed: Weighed, texts: Texts) -> str:
    points = texts.of(hint.table.game).points(round(weighed.points))
    return texts.say("hint-worth", share=round(100 * weighed.share), points=points)


def _reasons(hint: Hint, named: Choice, texts: Texts) -> Iterator[str]:
    """Say why one would choose an option; nothing for several, as nobody could tell them apart."""
    if len(named) != 1:
        return
    [at] = named
    words, names = texts.of(hint.table.game), escaped_names(hint.table, texts)
    decision, facts = hint.judged.decision, hint.judged.facts[at]
    reason = words.why(decision, at, facts, names) or words.option(decision, at, facts, names).note
    if reason:
        yield reason


def _remarks(hint: Hint, choice: Choice, texts: Texts) -> Iterator[str]:
    """Say what effects an answer has; without picks a game would remark on an open question."""
    if not choice:
        return
    words, names = texts.of(hint.table.game), escaped_names(hint.table, texts)
    for remark in hint.game.remarks(hint.judged.view, choice):
        yield words.remark(remark, names)
