"""A hint: the best answers to a person's question and the reasons for each, for them alone."""

from collections.abc import Iterator, Sequence
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


def build(hint: Hint, texts: Texts) -> Sheet:
    """Lay out the best answers, the best first, or in the order of the menu if they are equal."""
    table, judged = hint.table, hint.judged
    words, sheet = texts.of(table.game), Sheet()
    sheet.text(f"### {words.title} #{table.id} · {texts.say('hint-title')}", limit=200)
    best, equal = judged.weighed[0], _are_equal(judged.weighed)
    share = round(100 * best.share)
    how = texts.say("hint-equal", share=share) if equal else texts.say("hint-best")
    sheet.text(f"**{words.ask(judged.decision)}**\n{how}", limit=600)
    told = sorted(judged.weighed, key=lambda each: each.choice) if equal else judged.weighed
    reasons = _reasons(hint, told, texts)
    for weighed, reason in zip(told, reasons, strict=True):
        worth = "" if equal else _worth(weighed, best, texts)
        sheet.text("\n".join(_lines(hint, weighed, worth, reason, texts)), limit=_LIMIT)
    sheet.text(f"-# {texts.say('hint-how')}")
    return sheet


def readings(hint: Hint, texts: Texts) -> tuple[str, ...]:
    """Return the words of each option: two equal cards have the same, two people of one name do
    not.

    The facts distinguish such people.
    """
    table, (_, decision, facts, _) = hint.table, hint.judged
    words, names = texts.of(table.game), names_of(table, texts)
    return tuple(
        f"{words.option(decision, at, about, names).label} {sorted(about.items())}"
        for at, about in enumerate(facts)
    )


def _are_equal(weighed: Sequence[Weighed]) -> bool:
    """Whether none of several answers stands out."""
    return len(weighed) > 1 and all(each.is_equal for each in weighed)


def _lines(hint: Hint, weighed: Weighed, worth: str, reason: str, texts: Texts) -> Iterator[str]:
    """Give an answer with its worth, and below it the reason for it and its effects."""
    did, options = _answer(hint, weighed.choice, texts)
    said = options if did == "declined" else ""  # it has a button with these words
    answer = f"**{said or texts.say('hint-answer', did=did, options=options)}**"
    yield f"- {texts.labelled(answer, worth) if worth else answer}"
    for fact in (reason, *_remarks(hint, weighed.choice, texts)):
        if fact:
            yield f"-# {fact}"


def _answer(hint: Hint, choice: Choice, texts: Texts) -> Answer:
    judged = hint.judged
    return answer_of(judged.decision, choice, judged.facts, hint.table, texts, numbered=True)


def _worth(weighed: Weighed, best: Weighed, texts: Texts) -> str:
    if weighed.is_equal and weighed is not best:
        return texts.say("hint-as-good")
    return texts.say("hint-worth", share=round(100 * weighed.share))


def _reasons(hint: Hint, told: Sequence[Weighed], texts: Texts) -> list[str]:
    """Give the reason for each answer of one option; "" without one, and if all have the same."""
    reasons = [_reason(hint, weighed.choice, texts) for weighed in told]
    alike = len(reasons) > 1 and len({*reasons}) == 1
    return [""] * len(reasons) if alike else reasons


def _reason(hint: Hint, choice: Choice, texts: Texts) -> str:
    if len(choice) != 1:
        return ""  # reasons for several could not be told apart
    words, names = texts.of(hint.table.game), escaped_names(hint.table, texts)
    [at] = choice
    return words.why(hint.judged.decision, at, hint.judged.facts[at], names)


def _remarks(hint: Hint, choice: Choice, texts: Texts) -> Iterator[str]:
    """Tell the effects of an answer; without picks a game would remark on an open question."""
    if not choice:
        return
    words, names = texts.of(hint.table.game), escaped_names(hint.table, texts)
    for remark in hint.game.remarks(hint.judged.view, choice):
        yield words.remark(remark, names)
