"""Choices, made or possible, in the words of their game: the same wherever they are told."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.engine.model import TableInfo
from bot.text import Texts, escape
from bot.ui.people import escaped_names, names_of
from rules import decision as answering
from rules.decision import Choice, Decision
from rules.event import Facts

_PASS: Final = ("pass",)
"""The key of the option that only passes."""


class Answer(NamedTuple):
    """An answer as arguments of messages: whether options were chosen or declined, and which."""

    did: str
    options: str


def answer_of(
    decision: Decision,
    choice: Choice,
    facts: Sequence[Facts],
    table: TableInfo,
    texts: Texts,
    *,
    numbered: bool = False,
) -> Answer:
    """Put an answer into words; `numbered`: with the numbers that menus show with options."""
    words, names = texts.of(table.game), names_of(table, texts)

    def label(at: int) -> str:
        number = answering.number(decision, at, facts) if numbered else None
        said = escape(words.option(decision, at, facts[at], names).label)
        return said if number is None else f"{number}. {said}"

    told = Counter(map(label, choice))
    labels = [said if count == 1 else texts.times(count, said) for said, count in told.items()]
    passed = not choice or answering.keys(decision, choice) == _PASS
    did = "declined" if passed else "chosen"
    return Answer(did, texts.join(labels))


def done(
    decision: Decision, choice: Choice, facts: Sequence[Facts], table: TableInfo, texts: Texts
) -> str:
    """Tell the effect of an answer, to follow "You": in its question's words, if it has any."""
    did, options = answer_of(decision, choice, facts, table, texts)
    default = texts.say("answer-done", did=did, options=options)
    if not choice:
        return default
    rest = answer_of(decision, answering.others(decision, choice), facts, table, texts).options
    told = {"did": did, "named": options, "others": rest}
    names = escaped_names(table, texts)
    own = texts.of(table.game).done(decision, [facts[at] for at in choice], names, told)
    return own or default
