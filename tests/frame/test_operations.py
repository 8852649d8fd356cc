"""The handbook for operators is true: commands, settings, checks, names in the log."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from bot import logs, metrics, permissions
from bot.cli import main
from bot.config import PREFIX, Settings
from bot.text import texts

ROOT = Path(__file__).parents[2]
HANDBOOK = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")

CODE = re.compile(r"`([^`\n]+)`|^(?:    |\t)+(.+)$", re.MULTILINE)
PLAZA = re.compile(r"(?:^|[\s/=])plaza ([a-z][^#|&;]*)")


def commands(text: str) -> Iterator[list[str]]:
    """Yield the words after `plaza` wherever code names a command of it."""
    for span, line in CODE.findall(text):
        for rest in PLAZA.findall(span or line):
            yield rest.split()


def misfit(words: list[str]) -> str | None:
    """Return the fault of a command, if any."""
    command: click.Command = main
    rest = list(words)
    while isinstance(command, click.Group):
        name = rest.pop(0) if rest else ""
        found = command.get_command(click.Context(command), name)
        if found is None:
            return f"there is no {name!r} in {' '.join(words)!r}"
        command = found
        if not rest:
            return None  # it is only named
    try:
        command.make_context(words[0], rest, resilient_parsing=False)
    except click.ClickException as error:
        return f"{' '.join(words)}: {error.format_message()}"
    return None


def rows(heading: str) -> Iterator[list[str]]:
    """Yield the cells of the table below a heading, without its head."""
    section = HANDBOOK.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    for line in lines[2:]:
        yield [cell.strip() for cell in line.strip("|").split("|")]


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@pytest.mark.parametrize("page", ["docs/operations.md", "README.md"])
def test_every_command_that_is_named_exists(page: str):
    used = list(commands((ROOT / page).read_text(encoding="utf-8")))
    assert len(used) >= 5
    assert [wrong for words in used if (wrong := misfit(words))] == []


@pytest.mark.parametrize(
    "words",
    ["dance", "db dance", "doctor --loudly", "db backup a b", "db check --release x", "invite 7"],
)
def test_a_command_that_does_not_exist_would_be_found(words: str):
    assert misfit(words.split())


def test_the_settings_are_all_there_with_their_defaults():
    told = {named(name)[0]: named(default) for name, default, _ in rows("Settings")}
    expected: dict[str, list[str]] = {}
    for name, field in Settings.model_fields.items():
        default = field.default
        text = default if isinstance(default, str) else json.dumps(default)
        expected[f"{PREFIX}{name.upper()}"] = [] if default is None else [text]
    assert told == expected


def test_the_example_settings_are_all_there():
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    told = re.findall(rf"^(?:# )?{PREFIX}(\w+)=", example, re.MULTILINE)
    assert [name.lower() for name in told] == list(Settings.model_fields)


def test_the_checks_are_all_there():
    told = {named(name)[0] for name, _ in rows("Is it well?")}
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "bot/ops").glob("*.py"))
    assert told == set(re.findall(r'\b(?:ok|warning|wrong)\(\s*"(\w+)"', code))


def test_the_parts_whose_health_is_told_are_all_there():
    told = {named(name)[0] for name, _ in rows("Asked over HTTP")}
    code = (ROOT / "bot/ops/health.py").read_text(encoding="utf-8")
    assert told == set(re.findall(r'"(\w+)": self\._', code))


def test_the_figures_are_all_there():
    told = {named(name)[0] for name, _ in rows("Figures")}
    counted = [family for family in metrics.REGISTRY.collect() if family.name.startswith("plaza_")]
    names = {f"{each.name}_total" if each.type == "counter" else each.name for each in counted}
    code = (ROOT / "bot/ops/scraping.py").read_text(encoding="utf-8")
    assert told == names | set(re.findall(r'"(plaza_\w+)", ', code))


def test_the_names_in_the_log_are_all_there():
    assert {name for names, _ in rows("The log") for name in named(names)} == logs.KEYS


def test_the_events_worth_a_look_are_logged():
    told = {name for names, _ in rows("Events worth a look") for name in named(names)}
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "bot").rglob("*.py"))
    assert [event for event in told if f'"{event}"' not in code] == []


def test_the_permissions_are_all_there():
    every = (*permissions.IN_CHANNELS, *permissions.FOR_THREADS)
    flat = " ".join(HANDBOOK.split())
    missing = [name for name in permissions.named(every, texts("en")) if name not in flat]
    assert missing == []
