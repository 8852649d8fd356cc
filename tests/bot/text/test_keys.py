"""Every key that the bot's code and the rules' refusals ask for is in the catalogues."""

import ast
from collections.abc import Iterator
from pathlib import Path

from bot.text import texts
from rules.registry import GAMES

ROOT = Path(__file__).parents[3]
SAYING = {"say", "word"}
REFUSING = {"ServiceError", "NotFound", "WrongTime", "NotAllowed", "TooMuch", "BadFile", "Refusal"}


def calls(folder: str, names: set[str]) -> Iterator[tuple[str, str, bool]]:
    """Yield file, key and whether it is whole, of each call with a text as its first argument."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in names:
                for key, whole in literals(node.args[0]):
                    yield path.relative_to(ROOT).as_posix(), key, whole


def literals(node: ast.expr) -> Iterator[tuple[str, bool]]:
    """Yield the texts that an expression can be; of an f-string its beginning."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, True
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        first = node.values[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield first.value, False


def known() -> set[str]:
    words = texts("en")
    books = [words.catalogue, *(words.of(game).catalogue for game in GAMES)]
    return {
        key
        for book in books
        for name in book
        for key in (name, *(f"{name}.{attribute}" for attribute in book.attributes(name)))
    }


def test_everything_said_has_words() -> None:
    words = known()
    missing = [
        f"{file}: {key}"
        for file, key, whole in calls("bot", SAYING)
        if "\n" not in key
        and not (key in words if whole else any(word.startswith(key) for word in words))
    ]
    assert missing == []


def test_every_refusal_of_the_service_has_a_reason() -> None:
    words = known()
    missing = [
        f"{file}: {code}"
        for file, code, _ in calls("bot", REFUSING)
        if f"error-{code}" not in words
    ]
    assert missing == []


def test_every_refusal_of_the_rules_has_a_reason() -> None:
    words = known()
    codes = {code for _, code, _ in calls("rules", REFUSING)}
    assert codes >= {"not_asked", "below_floor", "bad_seats"}
    assert [code for code in sorted(codes) if f"refusal-{code}" not in words] == []


def test_every_sentence_of_the_host_is_said_somewhere() -> None:
    """By its whole key, or put together from a beginning and a text that stands in the code, or the
    name of a command's argument.
    """
    whole: set[str] = set()
    beginnings: set[str] = set()
    for folder in ("bot", "rules"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    whole |= {node.value, node.value.replace("_", "-")}
                elif isinstance(node, ast.arg):
                    whole.add(node.arg.replace("_", "-"))
                elif isinstance(node, ast.JoinedStr):
                    beginnings |= {text for text, _ in literals(node) if text.endswith("-")}
    unused = [
        key
        for key in texts("en").catalogue
        if key not in whole
        and not any(key.startswith(text) and key[len(text) :] in whole for text in beginnings)
    ]
    assert unused == []
