"""Discord's limits for slash commands, checked on the JSON that the bot registers."""

import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

Part = dict[str, Any]

COMMANDS = 100
OPTIONS = 25
CHARACTERS = 8000
MENU_ENTRIES = 15
USER, MESSAGE = 2, 3
"""The types of commands that are entries of the menu on a person or a message."""
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
BIGGEST = 2**53


def problems(commands: Sequence[Part], locales: Sequence[str] = ()) -> list[str]:
    """Return the faults of the commands; each must have words in all of the `locales`."""
    found = [f"{len(commands)} commands"] if len(commands) > COMMANDS else []
    kinds = Counter(command.get("type", 1) for command in commands)
    found += [f"{kinds[kind]} entries" for kind in (USER, MESSAGE) if kinds[kind] > MENU_ENTRIES]
    found += _twins(commands)
    for command in commands:
        if command.get("type", 1) in (USER, MESSAGE):
            found += [f"{command['name']}: {what}" for what in _of_entry(command, locales)]
            continue
        found += [f"/{command['name']}: {what}" for what in _of_part(command, locales)]
        if (size := length(command)) > CHARACTERS:
            found.append(f"/{command['name']}: {size} characters")
    return found


def length(part: Part) -> int:
    """Count names, descriptions and values, in every language, of a part and all below it."""
    words = [part["name"], part.get("description") or "", str(part.get("value", ""))]
    words += [*_localised(part, "name").values(), *_localised(part, "description").values()]
    below = [*part.get("options", ()), *part.get("choices", ())]
    return sum(map(len, words)) + sum(map(length, below))


def _of_entry(entry: Part, locales: Sequence[str]) -> Iterator[str]:
    """Yield the faults of a menu's entry: a name with spaces, and no description."""
    for name in (entry["name"], *_localised(entry, "name").values()):
        if not (1 <= len(name) <= 32 and name == name.strip()):
            yield f"the name {name!r}"
    if entry.get("description"):
        yield "a description"
    for locale in locales:
        if locale not in _localised(entry, "name"):
            yield f"no name in {locale}"


def _of_part(part: Part, locales: Sequence[str]) -> Iterator[str]:
    for name in (part["name"], *_localised(part, "name").values()):
        if not _is_name(name):
            yield f"the name {name!r}"
    for text in (part.get("description") or "", *_localised(part, "description").values()):
        if not 1 <= len(text) <= 100:
            yield f"a description of {len(text)} characters"
    for locale in locales:
        if not all(locale in _localised(part, words) for words in ("name", "description")):
            yield f"{part['name']} has no words in {locale}"
    yield from _of_choices(part.get("choices") or ())
    yield from _of_options(part.get("options") or (), locales)


def _of_options(options: Sequence[Part], locales: Sequence[str]) -> Iterator[str]:
    if len(options) > OPTIONS:
        yield f"{len(options)} options or subcommands"
    yield from _twins(options)
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield "a required option after an optional one"
    for option in options:
        yield from _of_part(option, locales)


def _of_choices(choices: Sequence[Part]) -> Iterator[str]:
    if len(choices) > OPTIONS:
        yield f"{len(choices)} choices"
    for choice in choices:
        for name in (choice["name"], *_localised(choice, "name").values()):
            if not 1 <= len(name) <= 100:
                yield f"a choice's name of {len(name)} characters"
        if isinstance(choice["value"], str) and not 1 <= len(choice["value"]) <= 100:
            yield f"a choice's value of {len(choice['value'])} characters"
        if not isinstance(choice["value"], str) and abs(choice["value"]) > BIGGEST:
            yield f"a choice's value of {choice['value']}"


def autocomplete(choices: Sequence[Part]) -> list[str]:
    """Return the faults in the suggestions for a typed text."""
    return list(_of_choices(choices))


def _twins(parts: Sequence[Part]) -> list[str]:
    """Find names that two siblings share, in any language."""
    languages = {locale for part in parts for locale in _localised(part, "name")}
    found = Counter(part["name"] for part in parts)
    for locale in languages:
        found |= Counter(_localised(part, "name").get(locale, part["name"]) for part in parts)
    return [f"{name} twice" for name, count in found.items() if count > 1]


def _is_name(name: str) -> bool:
    letters = all(unicodedata.category(sign)[0] in "LN" or sign in "-_'" for sign in name)
    return 1 <= len(name) <= 32 and letters and name == name.lower()


def _localised(part: Part, words: str) -> dict[str, str]:
    return part.get(f"{words}_localizations") or {}
