"""A release has a folder of its own, so that an update takes no file from under a running bot."""

import os
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.disk

SCRIPT = Path(__file__).parents[2] / "scripts" / "release.sh"
MAKEFILE = "install:\n\tmkdir -p .venv/bin\n\techo '#!/bin/sh' > .venv/bin/plaza\n"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Return a checkout of a package that is quickly installed."""
    folder = tmp_path / "source"
    folder.mkdir()
    (folder / "Makefile").write_text(MAKEFILE)
    git(folder, "init", "--quiet")
    commit(folder, "one")
    return folder


def git(folder: Path, *words: str) -> None:
    named = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    subprocess.run(["git", *named, *words], cwd=folder, check=True)


def commit(source: Path, content: str) -> None:
    (source / "code").write_text(content)
    git(source, "add", ".")
    git(source, "commit", "--quiet", "-m", content)


def release(source: Path, root: Path) -> subprocess.CompletedProcess[str]:
    words = [str(SCRIPT), str(root)]
    return subprocess.run(words, cwd=source, capture_output=True, text=True, check=False)


def test_what_runs_keeps_its_files_when_another_release_comes(source: Path, tmp_path: Path):
    root = tmp_path / "plaza"
    assert release(source, root).returncode == 0
    running = (root / "current").resolve()
    commit(source, "two")
    told = release(source, root)
    assert told.returncode == 0, told.stderr
    assert (running / "code").read_text() == "one"
    assert (root / "current" / "code").read_text() == "two"
    assert (root / "current" / ".venv" / "bin" / "plaza").is_file()


def test_a_release_that_cannot_be_installed_is_not_switched_to(source: Path, tmp_path: Path):
    root = tmp_path / "plaza"
    release(source, root)
    (source / "Makefile").write_text("install:\n\tfalse\n")
    commit(source, "two")
    assert release(source, root).returncode != 0
    assert (root / "current" / "code").read_text() == "one"


def test_the_service_can_read_what_root_lays_out(source: Path, tmp_path: Path):
    before = os.umask(0o077)
    try:
        release(source, tmp_path / "plaza")
    finally:
        os.umask(before)
    assert (tmp_path / "plaza" / "current" / "code").stat().st_mode & 0o777 == 0o644
