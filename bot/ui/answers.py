"""Choices, made or possible, in the words of their game: the same wherever they are told."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.model import TableInfo
from bot.text import Texts, escape
from bot.ui.people import names_of
from rules import decision as answering
from rules.decision import Choice, Decision
from rules.event import Facts


class Answer(NamedTuple):
    """An answer as arguments of messages: whether options were chosen, kept or declined, and which,
    in words and by their positions.
    """

    did: str
    options: str
    named: Choice


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
    keeps = words.keeps(decision)
    named = answering.others(decision, choice) if keeps else choice

    def label(at: int) -> str:
        number = answering.number(at, facts) if numbered else None
        said = escape(words.option(decision, at, facts[at], names).label)
        return said if number is None else f"{number}. {said}"

    told = Counter(map(label, named))
    labels = [said if count == 1 else texts.times(count, said) for said, count in told.items()]
    did = "kept" if keeps else "chosen" if named else "declined"
    return Answer(did, texts.join(labels), named)
