"""`plaza new-game` lays out a game that obeys all laws, and leaves existing files alone."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.cli import main
from tools.new_game import AFTERWARDS, CannotLayOut, lay_out

ROOT = Path(__file__).parents[2]
KEY = "high_card"
COPIED = ("rules", "data", "tests", "tools")
LAWS = (
    *("tests/games/test_complete.py", "tests/contract", f"tests/rules/{KEY}", "tests/rules/stored"),
    *("tests/rules/test_clauses.py", "tests/rules/test_flow.py", "tests/rules/test_opponents.py"),
    *("tests/rules/test_transcripts.py", "tests/bot/text/test_games.py"),
    *("tests/bot/text/test_rules_said.py", "tests/bot/ui/test_panel.py"),
    "tests/frame/test_imports.py",
)
ALL = (*LAWS, "tests/games", "tests/bot/ui", "tests/limits", "tests/leaks")
WITHOUT_PICTURES = (
    *("tests/render/test_plain.py", "tests/bot/ops/test_doctor.py"),
    *("tests/bot/ops/test_operating.py", "-k"),
    "broken or everything_is_asked or without_a_token or nothing_is_wrong",
)
"""Tests that would notice that a registered game has no pictures of its own."""
CHANGED = {"rules/registry.py", "pyproject.toml"}
"""The changed files; all others are new."""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Make a checkout in which a game can be laid out."""
    for name in COPIED:
        leave_out = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, tmp_path / name, ignore=leave_out)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "bot").symlink_to(ROOT / "bot")
    return tmp_path


def run(checkout: Path, *words: str) -> str:
    """Run a module there; return its output."""
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=checkout, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.proof
@pytest.mark.parametrize("laws", [LAWS, pytest.param(ALL, marks=pytest.mark.soak)])
def test_a_new_game_obeys_all_laws(checkout: Path, laws: tuple[str, ...]) -> None:
    gallery = checkout / "docs" / "gallery"
    gallery.mkdir(parents=True)
    (gallery / f"{KEY}.txt").touch()  # to draw it would take too long

    came = {str(path) for path in lay_out(checkout, KEY)}

    assert {path for path in came if (ROOT / path).exists()} == CHANGED
    for command in AFTERWARDS:
        if "gallery" not in command:
            run(checkout, *[word.replace("KEY", KEY) for word in command])
    run(checkout, "ruff", "check", "--no-cache", "rules", f"tests/rules/{KEY}", "tests/games")
    everything = ("pytest", "-q", "-p", "no:cacheprovider", "-m", "not soak")
    said = run(checkout, *everything, *laws, "-k", KEY)
    assert int(said.split(" passed")[0].split()[-1]) > 100
    if laws == ALL:
        run(checkout, *everything, *WITHOUT_PICTURES)


def test_no_game_is_laid_out_over_another(checkout: Path) -> None:
    before = (checkout / "pyproject.toml").read_text()

    with pytest.raises(CannotLayOut, match=r"san_juan.* is there already"):
        lay_out(checkout, "san_juan")

    assert (checkout / "pyproject.toml").read_text() == before


def test_a_key_is_no_word_of_the_code(checkout: Path) -> None:
    """`tests/frame/test_imports.py` would take each such word for the name of the game."""
    with pytest.raises(CannotLayOut, match=r"quantize is a word in bot/render/encoding\.py"):
        lay_out(checkout, "quantize")

    assert not (checkout / "rules" / "quantize").exists()


@pytest.mark.parametrize("key", ["High", "2card", "a-b", "class", "a__b", ""])
def test_a_key_is_the_name_of_a_module(key: str) -> None:
    result = CliRunner().invoke(main, ["new-game", key])
    assert result.exit_code == 1
    assert "is no key" in result.output
