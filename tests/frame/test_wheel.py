"""The wheel: an installed Plaza has everything that the checkout has."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.disk

ROOT = Path(__file__).parents[2]


def test_the_wheel_holds_code_and_data_and_the_command(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    (wheel,) = tmp_path.glob("plaza-*.whl")
    packed = zipfile.ZipFile(wheel)
    held = {name for name in packed.namelist() if ".dist-info/" not in name}
    (entry_points,) = (n for n in packed.namelist() if n.endswith("/entry_points.txt"))

    assert held == tracked_files("bot", "rules", "data")
    assert b"plaza = bot.cli:main" in packed.read(entry_points)


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
    """Return what git knows, or would take, below these folders and what is still there."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", *folders],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return {name for name in listed.stdout.split("\0") if name and (ROOT / name).exists()}
