"""`plaza gallery`: the changes, before and after."""

import subprocess
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image

from bot.cli import main
from bot.render import Picture
from rules.registry import GAMES
from tools.gallery import drawing
from tools.gallery.manifest import Entry, differences, read, write

GAME = next(iter(GAMES))
DRAWS = {
    **dict.fromkeys(("bot/__init__.py", "rules/__init__.py", "tools/__init__.py"), ""),
    "bot/render/__init__.py": """
from io import BytesIO
from types import SimpleNamespace
from PIL import Image
def draw(colour):
    file = BytesIO()
    Image.new("RGB", (120, 96), colour).save(file, "PNG")
    return SimpleNamespace(data=file.getvalue())
""",
    "tools/gallery/__init__.py": "",
    "rules/registry.py": f"GAMES = [{GAME!r}]",
    "tools/gallery/positions.py": """
def scenes(key):
    return {"same": "red", "other": "red", "gone": "red"}
""",
}
"""A checkout whose pictures are of one colour each."""
FAILS = "raise RuntimeError('no paint')"


def picture(colour: str) -> Picture:
    file = BytesIO()
    Image.new("RGB", (120, 96), colour).save(file, "PNG")
    return Picture(file.getvalue(), f"All is {colour}. Nothing else.", "x.png")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    committed(tmp_path, DRAWS)
    Path("docs/gallery").mkdir(parents=True)
    now = {"same": picture("red"), "other": picture("blue"), "new": picture("red")}

    def pictures_of(key: str) -> Mapping[str, Picture]:
        return now if key == GAME else {}

    monkeypatch.setattr(drawing, "pictures_of", pictures_of)
    return tmp_path


def committed(folder: Path, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    for words in (["init", "-q"], ["add", *files], ["commit", "-q", "-m", "Draw"]):
        subprocess.run(["git", *who, *words], cwd=folder, check=True)


def told(*words: str, code: int = 0) -> list[str]:
    result = CliRunner().invoke(main, ["gallery", *words])
    assert result.exit_code == code, result.output
    return [line.strip() for line in result.output.splitlines()]


def test_what_came_changed_or_went_is_shown_beside_what_it_was(checkout: Path) -> None:
    lines = told()
    assert lines[:-1] == [
        *(f"{GAME}/{name}.png" for name in ("gone", "new", "other")),
        f"docs/gallery/{GAME}.txt",
    ]
    shown = Image.open(checkout / "build" / "gallery" / "changed" / GAME / "other.png")
    assert shown.getpixel((0, 0)) == (255, 0, 0)
    assert shown.getpixel((shown.width - 1, 0)) == (0, 0, 255)
    assert {path.name for path in (checkout / "build" / "gallery" / GAME).iterdir()} == {
        *("same.png", "other.png", "new.png", "contact-sheet-1.png")
    }


def test_the_manifest_is_rewritten_once_and_reads_as_it_was_written(checkout: Path) -> None:
    told()
    path = checkout / "docs" / "gallery" / f"{GAME}.txt"
    known = read(path)
    assert list(known) == ["new", "other", "same"]
    assert known["other"].size == "120x96"
    assert known["other"].alt == "All is blue. Nothing else."
    assert f"docs/gallery/{GAME}.txt" not in told()
    moved = {**known, "other": known["new"]}
    del moved["same"]
    assert list(differences(known, moved)) == ["other: it looks different", "same: it is gone"]


def test_a_sketch_is_written_as_what_differs_from_the_one_most_like_it(tmp_path: Path) -> None:
    board, hand, path = "abcdefgh" * 9, "stuvwxyz" * 9, tmp_path / "manifest.txt"
    sketches = {"board": board, "board-late": f"X{board[1:]}", "hand": hand, "map": f"Y{board[1:]}"}
    entries = {name: Entry("192x216", each, "All.") for name, each in sketches.items()}
    assert write(path, entries)
    assert read(path) == entries
    heads = path.read_text().split("\n\n")
    assert [each.split("\n")[0] for each in heads[1:]] == [
        *("board-late 192x216 board", "hand 192x216", "map 192x216 board")
    ]
    assert not write(path, entries)


@pytest.mark.proof
def test_what_a_revision_drew_is_kept_until_another_is_asked_for(checkout: Path) -> None:
    told()
    (first,) = (checkout / "build" / "gallery" / "before").iterdir()
    kept = first.stat().st_ino
    told()
    assert first.stat().st_ino == kept
    committed(checkout, {"tools/gallery/positions.py": "def scenes(key): return {'same': 'red'}"})
    assert f"{GAME}/gone.png" not in told()
    assert f"{GAME}/gone.png" in told("--before", "HEAD~1")


def test_a_revision_that_cannot_be_drawn_is_named_with_its_reason(checkout: Path) -> None:
    committed(checkout, {"bot/render/__init__.py": FAILS})
    (line,) = told(code=1)
    assert line == "Error: HEAD cannot be drawn here: RuntimeError: no paint"
    assert told("--before", "nowhere", code=1) == ["Error: there is no revision nowhere."]
