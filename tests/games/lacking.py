"""The missing parts of a registered game before all laws can judge it, by name, in seconds."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

from bot.render import unread
from bot.text import LANGUAGES, texts
from bot.text.index import index
from bot.text.required import keys
from rules.game import AnyGame
from rules.lesson import lesson_of
from rules.vocabulary import Hears
from tests.contract.walks import walk
from tests.games.record import Known
from tests.rules.stored import file_of

ROOT = Path(__file__).parents[2]
ALREADY_GIVEN = set(Known._field_defaults)
OF_EXTREMES = ("DENSEST", "VARIANTS", "LARGEST", "extremes")
SAMPLED = 4
"""The number of games played to collect a game's steps and scores."""


def lacking(game: AnyGame) -> list[str]:
    """Return the missing parts, each with its file."""
    return [
        *_rules(game.key),
        *_contracts(game.key),
        *_record(game.key),
        *_games(game),
        *_words(game),
        *_lesson(game.key),
        *_pictures(game.key),
    ]


def _rules(key: str) -> Iterator[str]:
    if not (ROOT / "rules" / key / "RULES.md").exists():
        yield f"rules/{key}/RULES.md"
    if not hasattr(_module(f"rules.{key}.flow"), "reopen"):
        yield f"rules/{key}/flow.py: reopen"


def _contracts(key: str) -> Iterator[str]:
    """Look at the import contracts: games know no other, and only its own rooms name a game."""
    said = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    lists = [line for line in said.splitlines() if f'"rules.{key}"' in line]
    if len(lists) < said.count("each further game is added here"):
        yield f"pyproject.toml: rules.{key} in the import contracts"


def _record(key: str) -> Iterator[str]:
    known = getattr(_module(f"tests.games.{key}"), "KNOWN", None)
    for name in Known._fields:
        if name not in ALREADY_GIVEN and not getattr(known, name, None):
            yield f"tests/games/{key}.py: KNOWN.{name}"


def _games(game: AnyGame) -> Iterator[str]:
    """Look for games in the middle of each version, and whole ones to replay."""
    if not file_of(game.key, game.version).exists():
        yield f"tests/rules/stored/{game.key}: python -m tests.rules.stored"
    place = f"tests/rules/{game.key}/transcripts"
    if not hasattr(_module(place.replace("/", ".")), "TRANSCRIPTS"):
        yield f"{place}/__init__.py: TRANSCRIPTS"
    if not list((ROOT / place).glob("*.txt")):
        yield f"{place}: python -m tests.rules.transcripts {game.key}"


def _words(game: AnyGame) -> Iterator[str]:
    wanted = _wanted(game)
    for language in LANGUAGES:
        name = f"data/text/{game.key}.{language}.ftl"
        try:
            own = texts(language).of(game.key)
        except FileNotFoundError:
            yield f"{name}: {', '.join(wanted)}"
            continue
        if missing := [key for key in wanted if key not in own]:
            yield f"{name}: {', '.join(missing)}"
    for language in LANGUAGES:
        name = f"data/text/{game.key}.index.{language}.ftl"
        try:
            index(game.key, language)
        except FileNotFoundError:
            yield name


def _lesson(key: str) -> Iterator[str]:
    if lesson_of(key) is None:
        yield f"data/{key}/lesson.toml: python -m tools.lessons {key}"


def _wanted(game: AnyGame) -> list[str]:
    """Return the words that pictures and panels of some games need."""
    walks = [walk(game, game.seats[seed % len(game.seats)], seed) for seed in range(SAMPLED)]
    views = [
        game.view(state, seat)
        for played in walks
        for state in (*[step.before for step in played.steps], played.last)
        for seat in range(played.seats)
    ]
    ends = [view.outcome for view in views if view.outcome is not None]
    lines = {line.key for end in ends for lines in end.breakdown for line in lines}
    lines |= {tie.key for end in ends for tie in end.tiebreak}
    asked, told, _ = game.vocabulary
    return list(
        keys(
            sorted({view.step for view in views}),
            sorted(entry.kind for entry in asked),
            sorted(lines),
            sorted({end.reason for end in ends}),
            sorted(entry.kind for entry in told if Hears.EVERYBODY in entry.hears),
            orders=sorted({order.key for view in views for order in game.orders(view)}),
            surprises=game.surprises,
        )
    )


def _pictures(key: str) -> Iterator[str]:
    """Look at the pictures; a game that has none of its own is drawn plainly, and lacks nothing."""
    yield from (f"bot/render/{key}: {found.reason}" for found in unread([key]) if found.reason)
    measured = _module(f"tools.extremes.{key}")
    if missing := [name for name in OF_EXTREMES if not hasattr(measured, name)]:
        yield f"tools/extremes/{key}.py: {', '.join(missing)}"
    if not (ROOT / "docs" / "gallery" / f"{key}.txt").exists():
        yield f"docs/gallery/{key}.txt: plaza gallery"


def _module(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not name.startswith(missing.name):
            raise
        return None
