"""All questions, events and counts of the rules have words, and no words are left over."""

import ast
import re
from functools import lru_cache
from pathlib import Path

import pytest

from bot.text import texts
from rules.registry import GAMES

RULES = Path(__file__).parents[3] / "rules"
MADE = {"Event": ("event", 0), "Decision": ("ask", 1), "Remark": ("remark", 0)}
"""The classes that carry a kind, and its place among the arguments."""
CODED = ("remark", "step", "line", "reason")
"""Groups of messages whose names stand in the code; a vocabulary lists those of the others."""
GROUPS = ("event", "ask", *CODED)


@lru_cache(maxsize=8)
def nodes(game: str) -> tuple[ast.AST, ...]:
    paths = sorted({*(RULES / game).rglob("*.py")} - {RULES / game / "vocabulary.py"})
    return tuple(node for path in paths for node in ast.walk(ast.parse(path.read_text())))


def made(game: str) -> set[str]:
    """The messages for things that the rules of a game make by a name in their code."""
    found: set[str] = set()
    for node in nodes(game):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MADE:
            group, place = MADE[node.func.id]
            if len(node.args) > place:
                kind = node.args[place]
                if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
                    found.add(f"{group}-{kind.value}")
    return found


def listed(game: str) -> set[str]:
    """The messages for the vocabulary of a game."""
    asked, told, _ = GAMES[game].vocabulary
    return {f"ask-{entry.kind}" for entry in asked} | {f"event-{entry.kind}" for entry in told}


def names(game: str) -> set[str]:
    """Every text that stands in the code of a game's rules."""
    return {
        node.value
        for node in nodes(game)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("key", GAMES)
def test_what_the_rules_make_is_listed(key: str) -> None:
    """And all listed names stand in the code: a proof shows that they occur (tests/contract)."""
    unlisted = {message for message in made(key) if not message.startswith("remark-")}
    assert sorted(unlisted - listed(key)) == []
    assert {message.partition("-")[2] for message in listed(key)} <= names(key)


@pytest.mark.parametrize("key", GAMES)
def test_what_the_rules_make_has_words(key: str, language: str) -> None:
    book = texts(language).of(key)
    assert sorted(message for message in made(key) | listed(key) if message not in book) == []


@pytest.mark.parametrize("key", GAMES)
def test_no_words_are_left_over(key: str, language: str) -> None:
    """Every message is for a question, an event or a count."""
    known = listed(key) | {f"{group}-{name}" for group in CODED for name in names(key)}
    messages = [message.partition("-with-")[0] for message in texts(language).of(key).catalogue]
    left = [one for one in messages if one.partition("-")[0] in GROUPS and one not in known]
    assert left == []


@pytest.mark.parametrize("key", GAMES)
def test_answers_are_worded_for_questions_and_keys_that_the_rules_know(key: str) -> None:
    """`option-play-card` for the question "play", `option-end` for the key "end" ..."""
    parts = {part for name in names(key) for part in re.split(r"[:-]", name)}
    for message in texts("en").of(key).catalogue:
        if message.startswith("option-"):
            words = message.partition("-with-")[0].split("-")[1:]
            assert set(words) <= parts | {str(number) for number in range(10)}, message
