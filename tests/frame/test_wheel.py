"""The wheel: an installed Plaza has everything that the checkout has."""

import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import bot

pytestmark = pytest.mark.disk

ROOT = Path(__file__).parents[2]


@pytest.mark.proof
def test_the_wheel_holds_code_and_data_and_the_command(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    (wheel,) = tmp_path.glob("plaza_boardgames-*.whl")
    packed = zipfile.ZipFile(wheel)
    held = {name for name in packed.namelist() if ".dist-info/" not in name}
    (entry_points,) = (n for n in packed.namelist() if n.endswith("/entry_points.txt"))

    assert held == tracked_files("bot", "rules", "data")
    assert b"plaza = bot.cli:main" in packed.read(entry_points)


@pytest.mark.proof
def test_the_source_has_all_that_make_needs_and_no_gallery(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    (source,) = tmp_path.glob("plaza_boardgames-*.tar.gz")
    with tarfile.open(source) as packed:
        held = {name.partition("/")[2] for name in packed.getnames()}
    known = tracked_files(".")
    gallery = {name for name in known if name.startswith("docs/gallery/")}
    assert gallery
    assert held - {"PKG-INFO"} == known - gallery


def test_the_version_has_its_notes() -> None:
    notes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## [{bot.__version__}] - " in notes


def test_no_sentence_has_another_project_installed() -> None:
    """On PyPI, `plaza` is another person's."""
    wanted = re.compile(r"pip install[^`\n]*?['\" ]plaza(?![\w-])")
    files = [name for name in tracked_files(".") if name.endswith((".py", ".md", ".toml", ".sh"))]
    told = [name for name in files if wanted.search((ROOT / name).read_text(encoding="utf-8"))]
    assert wanted.search("pip install 'plaza[play]'")
    assert told == ["tests/frame/test_wheel.py"]


@pytest.mark.proof
def test_an_installed_plaza_offers_no_tools_of_the_developers(tmp_path: Path) -> None:
    """No checkout is in the way, this one or that which the environment was installed from."""
    for name in tracked_files("bot", "rules", "data"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    help_there = (
        "import sys; from pathlib import Path;"
        "elsewhere = [p for p in sys.path if not (Path(p) / 'pyproject.toml').exists()];"
        f"sys.path[:] = [{str(tmp_path)!r}, *elsewhere];"
        "from bot.cli import main; main(['--help'])"
    )
    told = subprocess.run(
        [sys.executable, "-P", "-c", help_there],
        cwd=tmp_path,
        capture_output=True,
        check=True,
        text=True,
    ).stdout

    assert "doctor" in told
    assert "gallery" not in told


def tracked_files(*folders: str) -> set[str]:
    """Return the files below these folders that git knows or would add, if they still exist."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", *folders],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return {name for name in listed.stdout.split("\0") if name and (ROOT / name).exists()}
