"""The remarks of a game in a panel: the effects of picks, or the reason for no question."""

from collections.abc import Sequence
from typing import Final

from bot.engine.model import Position
from bot.text import Texts
from bot.ui.people import escaped_names
from bot.ui.question import Question
from rules.decision import Choice

LIMIT: Final = 1200
ABOVE_LIMIT: Final = 130
"""The most characters of remarks above a question."""


def of(position: Position, texts: Texts, picked: Choice = ()) -> list[str]:
    """Tell the effects of the picks so far, or the reason for no question, if the game says so."""
    words, names = texts.of(position.table.game), escaped_names(position.table, texts)
    return [words.remark(each, names) for each in position.game.remarks(position.view, picked)]


def steady(position: Position, texts: Texts, question: Question) -> list[str]:
    """Return the remarks above the question: the first that hold whatever is picked.

    They leave the buttons on the first screen. If each option is a button, all hold until one is
    picked.
    """
    picks = (question.picked, () if question.as_buttons else (0,))
    after = [of(position, texts, picked) for picked in picks]
    found = [each for each in of(position, texts) if all(each in remarks for remarks in after)]
    while found and sum(map(len, found)) > ABOVE_LIMIT:
        found.pop()
    return found


def listed(lines: Sequence[str]) -> str:
    """Write remarks as a list."""
    return "\n".join(f"- {line}" for line in lines)
