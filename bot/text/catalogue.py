"""One Fluent file: messages by key, read once per process.

A message has a value and attributes; `"role-builder"` names the value, `"role-builder.effect"` an
attribute. Besides Fluent's own functions, a message can use these: `BOUNDS($least, $most)` is
"2–4", or "2" if both are equal; `SIGNED($least, $most, between: " to ")`, for what is won or lost,
is "−1 to +2" or "+2"; `CAPITALS($name)` is a name in capital letters.

A mistake in a file is an error when it is read; a fact that is missing when a sentence is made
leaves `{$fact}` in it and an error in the log, and fails the tests.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

import structlog
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.languages import DEFAULT, LANGUAGES, SHELF

_KEPT: Final = 4096
"""The number of sentences of a file that are cached: most are repeated often."""

Words: TypeAlias = Mapping[str, str | int]
"""The facts of a sentence, ready to be inserted: numbers, and words."""

_log = structlog.get_logger(__name__)


def language_of(wish: str) -> str:
    """Return the language for a person whose locale is `wish`, e.g. `"de-AT"`."""
    base = wish.replace("_", "-").partition("-")[0].lower()
    return base if base in LANGUAGES else DEFAULT


def _bounds(least: int, most: int) -> str:
    return "–".join(str(int(number)) for number in dict.fromkeys((least, most)))


def _signed(*bounds: int, between: str = "") -> str:
    return str(between).join(f"{int(n):+}".replace("-", "−") for n in dict.fromkeys(bounds))


_FUNCTIONS: Final[dict[str, Any]] = {"BOUNDS": _bounds, "SIGNED": _signed, "CAPITALS": str.upper}


class Catalogue:
    """The messages of one file."""

    def __init__(self, source: str, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
        resource = FluentResource(source)
        self._refuse_mistakes(resource, source)
        self._bundle.add_resource(resource)
        self._messages = {
            entry.id.name: tuple(attribute.id.name for attribute in entry.attributes)
            for entry in resource.body
            if isinstance(entry, ast.Message)
        }
        self._made = lru_cache(maxsize=_KEPT)(self._make)
        self._keys = frozenset(
            key
            for name, attributes in self._messages.items()
            for key in (name, *(f"{name}.{attribute}" for attribute in attributes))
        )

    def __contains__(self, key: object) -> bool:
        return key in self._keys

    def __iter__(self) -> Iterator[str]:
        return iter(self._messages)

    def attributes(self, message: str) -> tuple[str, ...]:
        """Return the attributes that a message has; none if there is no such message."""
        return self._messages.get(message, ())

    def say(self, key: str, words: Words | None = None) -> str:
        """Make the sentence `key` with these facts. Raises KeyError for an unknown key."""
        if key not in self._keys:
            raise KeyError(key)
        return self._made(key, tuple(words.items()) if words else ())

    def _make(self, key: str, words: tuple[tuple[str, str | int], ...]) -> str:
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, dict(words))
        for error in errors:
            _log.error("words.incomplete", reason=f"{key} in {self.language}: {error}")
        return str(text)

    @staticmethod
    def _refuse_mistakes(resource: ast.Resource, source: str) -> None:
        seen: set[str] = set()
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                start = entry.span.start if entry.span else 0
                line = source.count("\n", 0, start) + 1
                raise ValueError(f"line {line} cannot be read: {(entry.content or '')[:80]!r}")
            if isinstance(entry, ast.Message | ast.Term):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if name in seen:
                    raise ValueError(f"{name} stands twice")
                seen.add(name)


@lru_cache(maxsize=64)
def catalogue(name: str, language: str) -> Catalogue:
    """Read `data/text/<name>.<language>.ftl`, once. Raises ValueError for a mistake in it."""
    file = f"{name}.{language}.ftl"
    source = (SHELF / file).read_text(encoding="utf-8")
    try:
        return Catalogue(source, language)
    except ValueError as mistake:
        raise ValueError(f"data/text/{file}: {mistake}") from None
