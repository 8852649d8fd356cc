"""`plaza new-game`: lays out the rooms of a new game, with the smallest playable one in them.

The files are in `layout/`, under their target paths; KEY and TITLE stand for the game's key and
title. They are a whole game that obeys all laws: replace its rules file by file, while the laws
continue to hold.
"""

import keyword
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import click

LAYOUT: Final = Path(__file__).with_name("layout")
ROOT: Final = Path()
"""The checkout, where developers' tools run."""
PACKAGES: Final = ("bot", "rules", "tools")
REGISTRY: Final = "rules/registry.py"
CONTRACTS: Final = "pyproject.toml"
TIDIED: Final = ("rules/KEY", "rules/registry.py", "tests/rules/KEY", "tests/games/KEY.py")
AFTERWARDS: Final = (
    ("ruff", "check", "--quiet", "--fix", "--select", "I", *TIDIED),
    ("ruff", "format", "--quiet", *TIDIED),
    ("tests.rules.stored",),
    ("tests.rules.transcripts", "KEY"),
    ("bot", "gallery"),
)
"""Modules to run: they tidy up the code, and make stored games, transcripts, pictures."""


class CannotLayOut(Exception):
    """Such a game is impossible here."""


@click.command("new-game")
@click.argument("key")
def new_game(key: str) -> None:
    """Lay out the rooms of a game KEY, such as `santa_fe`, with a small playable game in them."""
    try:
        for path in lay_out(ROOT, key):
            click.echo(f"  {path}")
    except CannotLayOut as error:
        raise click.ClickException(str(error)) from None
    for command in AFTERWARDS:
        words = [word.replace("KEY", key) for word in command]
        click.echo(f"python -m {' '.join(words)}")
        subprocess.run([sys.executable, "-m", *words], check=True)
    click.echo(f"To paint it: drawings in art/{key}/, then `make art` (docs/pictures.md, Art).")


def lay_out(root: Path, key: str) -> list[Path]:
    """Lay the rooms of a game out in a checkout, and register it; return what came or changed.

    Raises CannotLayOut, and then nothing has changed.
    """
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", key) or keyword.iskeyword(key):
        raise CannotLayOut(f"{key} is no key: lower-case letters, digits and single underscores")
    rooms = {
        root / str(path.relative_to(LAYOUT)).replace("KEY", key): _named(path, key)
        for path in sorted(LAYOUT.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
    there = [path for path in rooms if path.exists()]
    if there:
        raise CannotLayOut(f"{there[0]} is there already")
    named = _naming(root, key)
    if named is not None:
        raise CannotLayOut(f"{key} is a word in {named}, and no code outside may name a game")
    registry, contracts = root / REGISTRY, root / CONTRACTS
    rooms[registry] = registered(registry.read_text(encoding="utf-8"), key)
    rooms[contracts] = contracted(contracts.read_text(encoding="utf-8"), key)
    for path, text in rooms.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [path.relative_to(root) for path in rooms]


def _naming(root: Path, key: str) -> Path | None:
    """Return a module in which the key appears as a word; None if there is none."""
    word = re.compile(rf"\b{key}\b")
    for package in PACKAGES:
        for path in sorted((root / package).rglob("*.py")):
            if word.search(path.read_text(encoding="utf-8")):
                return path.relative_to(root)
    return None


def _named(path: Path, key: str) -> str:
    title = key.replace("_", " ").title()
    return path.read_text(encoding="utf-8").replace("KEY", key).replace("TITLE", title)


def registered(text: str, key: str) -> str:
    """Return the registry with one more game, after all others."""
    name = key.upper()
    imports = re.findall(r"^from rules\.\w+ import GAME as \w+$", text, re.MULTILINE)
    lines = sorted([*imports, f"from rules.{key} import GAME as {name}"])
    text = text.replace("\n".join(imports), "\n".join(lines))
    return re.sub(r"(for game in \([^)]*?),?\)", rf"\1, {name})", text)


def contracted(text: str, key: str) -> str:
    """Return the import contracts with one more game, wherever each further one belongs."""
    last = re.findall(r'"rules\.(\w+)"\]  # each further', text)[0]
    text = text.replace(f'"rules.{last}"', f'"rules.{last}", "rules.{key}"')
    for line in re.findall(rf'^    ".*\b{last}\b.* -> .*",\n', text, re.MULTILINE):
        text = text.replace(line, line + line.replace(last, key))
    return text
