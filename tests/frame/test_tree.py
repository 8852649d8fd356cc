"""A clone stays light: commits have a limit, in all and for each file."""

import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOST_IN_ALL = 12_000_000
MOST_OF_ART = 6_000_000
MOST_OF_A_FILE = 400_000
PICTURES = {".png", ".jpg", ".webp", ".gif"}
MOST_PICTURES = 8
MOST_OF_A_PICTURE = 150_000


@pytest.fixture(scope="module")
def sizes() -> dict[Path, int]:
    """Return the bytes of each file that git knows and that is still there."""
    if not (ROOT / ".git").exists():
        pytest.skip("no checkout of git")
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    names = [Path(name) for name in listed.stdout.split("\0") if name]
    return {name: (ROOT / name).stat().st_size for name in names if (ROOT / name).exists()}


def is_art(path: Path) -> bool:
    """Whether a file is a drawing, or a sheet rendered from one."""
    return path.parts[0] == "art" or (path.parts[0] == "data" and path.parts[2:3] == ("art",))


def test_the_tree_is_small_but_for_the_art(sizes: Mapping[Path, int]) -> None:
    art = sum(size for path, size in sizes.items() if is_art(path))
    assert art <= MOST_OF_ART
    assert sum(sizes.values()) - art < MOST_IN_ALL


def test_every_file_is_small(sizes: Mapping[Path, int]) -> None:
    assert not [path for path, size in sizes.items() if size >= MOST_OF_A_FILE]


def test_few_pictures_are_committed_outside_data(sizes: Mapping[Path, int]) -> None:
    pictures = [path for path in sizes if path.suffix in PICTURES and path.parts[0] != "data"]
    assert len(pictures) <= MOST_PICTURES
    assert not [path for path in pictures if sizes[path] > MOST_OF_A_PICTURE]
