"""A hint: the best answers to what somebody is asked, with what speaks for each, for them alone."""

from collections.abc import Iterator
from typing import Final

from bot.service.tables.hints import Hint
from bot.text import Texts
from bot.ui.answers import answer_of
from bot.ui.people import escaped_names
from bot.ui.sheet import Sheet
from rules.decision import Choice
from rules.opponents.weighing import Weighed

_LIMIT: Final = 900
"""Characters of an answer with its facts."""


def build(hint: Hint, texts: Texts) -> Sheet:
    """Lay out the best answers, the best first."""
    table, judged = hint.table, hint.judged
    words, sheet = texts.of(table.game), Sheet()
    sheet.text(f"### {words.title} #{table.id} · {texts.say('hint-title')}", limit=200)
    sheet.text(f"**{words.ask(judged.decision)}**\n{texts.say('hint-best')}", limit=600)
    told = dict[str, str]()  # two answers may read alike, such as two cards of a kind
    for weighed in judged.weighed:
        answer, worth = _answer(hint, weighed.choice, texts), _worth(hint, weighed, texts)
        facts = [f"-# {fact}" for fact in _facts(hint, weighed.choice, texts) if fact]
        told.setdefault(answer, "\n".join([f"- **{answer}**: {worth}", *facts]))
    for lines in told.values():
        sheet.text(lines, limit=_LIMIT)
    sheet.text(f"-# {texts.say('hint-how')}")
    return sheet


def _answer(hint: Hint, choice: Choice, texts: Texts) -> str:
    judged = hint.judged
    did, options = answer_of(
        judged.decision, choice, judged.facts, hint.table, texts, numbered=True
    )
    return texts.say("hint-answer", did=did, options=options)


def _worth(hint: Hint, weighed: Weighed, texts: Texts) -> str:
    points = texts.of(hint.table.game).points(round(weighed.points))
    return texts.say("hint-worth", share=round(100 * weighed.share), points=points)


def _facts(hint: Hint, choice: Choice, texts: Texts) -> Iterator[str]:
    """Say why one would choose so, and what comes of it."""
    words, names = texts.of(hint.table.game), escaped_names(hint.table, texts)
    view, decision, facts, _ = hint.judged
    for at in choice:
        why = words.why(decision, at, facts[at], names)
        yield why or words.option(decision, at, facts[at], names).note
    for remark in hint.game.remarks(view, choice):
        yield words.remark(remark, names)
