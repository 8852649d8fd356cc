"""`make play` and `make test` on a machine that lacks something: one sentence and a failure."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.disk

ROOT = Path(__file__).parents[2]

OLD = "sys.version_info = (3, 9, 2, 'final', 0)"
WITHOUT_VENV = "sys.modules['ensurepip'] = None"


def fake_python(folder: Path, name: str, difference: str) -> Path:
    """Return an interpreter like this one, with one statement run before the code of `-c`."""
    path = folder / name
    path.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "import sys; {difference}; $2"\n')
    path.chmod(0o755)
    return path


def bootstrap(
    python: Path, venv: Path, purpose: str = "play", **settings: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["scripts/bootstrap.sh", str(venv), purpose],
        cwd=ROOT,
        env={**os.environ, "PYTHON": str(python), **settings},
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_old_python_ends_in_one_sentence(tmp_path: Path) -> None:
    python = fake_python(tmp_path, "python3", OLD)

    run = bootstrap(python, tmp_path / "venv")

    assert run.returncode != 0
    assert run.stdout == ""
    assert run.stderr == (
        "Plaza needs Python 3.11 or newer; found 3.9.2. Install it, "
        "or say which one to use: make PYTHON=/path/to/python3.12 play\n"
    )
    assert not (tmp_path / "venv").exists()


@pytest.mark.parametrize(
    ("name", "package"),
    [
        ("python3", "python3-venv"),
        ("python3.12", "python3.12-venv"),
        ("python", "python3-venv"),
    ],
)
def test_a_python_without_venv_names_the_package(tmp_path: Path, name: str, package: str) -> None:
    python = fake_python(tmp_path, name, WITHOUT_VENV)

    run = bootstrap(python, tmp_path / "venv", "test")

    assert run.returncode != 0
    assert run.stderr.startswith("Plaza needs the venv module, which Python 3.")
    assert f"(Debian, Ubuntu: apt-get install {package})" in run.stderr
    assert run.stderr.endswith("make PYTHON=/path/to/python3.12 test\n")
    assert run.stderr.count("\n") == 1


def test_no_python_at_all_ends_in_one_sentence(tmp_path: Path) -> None:
    run = bootstrap(tmp_path / "python3", tmp_path / "venv")

    assert run.returncode != 0
    assert run.stderr.startswith("Plaza needs Python 3.11 or newer and found no ")
    assert run.stderr.count("\n") == 1


def test_a_python_that_does_not_run_ends_in_one_sentence(tmp_path: Path) -> None:
    python = tmp_path / "python3"
    python.write_text("#!/bin/sh\nexit 1\n")
    python.chmod(0o755)

    run = bootstrap(python, tmp_path / "venv")

    assert run.returncode != 0
    assert run.stderr.endswith(
        "does not run; install it, or say which one to use: make PYTHON=/path/to/python3.12 play\n"
    )
    assert run.stderr.count("\n") == 1


def test_for_running_it_the_sentence_names_make_install(tmp_path: Path) -> None:
    run = bootstrap(tmp_path / "python3", tmp_path / "venv", "run")

    assert run.stderr.endswith("make PYTHON=/path/to/python3.12 install\n")


@pytest.mark.parametrize(
    ("target", "purpose"), [("install", "run"), ("play", "play"), ("develop", "test")]
)
def test_each_target_installs_what_it_needs_and_nothing_else(target: str, purpose: str) -> None:
    """A user who only runs Plaza gets no test tools."""
    planned = _planned(target)
    assert [line.split()[-1] for line in planned if "bootstrap.sh" in line] == [purpose]


GATES = ("test", "proofs", "lint", "types", "imports")


@pytest.mark.parametrize("target", GATES)
def test_every_gate_makes_what_it_needs(target: str) -> None:
    assert any("bootstrap.sh" in line and line.endswith(" test") for line in _planned(target))


def _planned(target: str) -> list[str]:
    """Return the commands that make would run, with no environment there yet."""
    run = subprocess.run(
        ["make", "-n", "VENV=nowhere", target], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return run.stdout.splitlines()


def test_make_stops_there_and_leaves_no_stamp(tmp_path: Path) -> None:
    python = fake_python(tmp_path, "python3", OLD)
    venv = tmp_path / "venv"

    run = subprocess.run(
        ["make", f"PYTHON={python}", f"VENV={venv}", "play"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.returncode != 0
    assert run.stderr.startswith("Plaza needs Python 3.11 or newer; found 3.9.2.")
    assert not venv.exists()


@pytest.mark.proof
def test_without_packages_to_install_the_last_line_says_so(tmp_path: Path) -> None:
    """A half-made environment is rebuilt, and a failed install does not count as done."""
    venv = tmp_path / "venv"
    (venv / "bin").mkdir(parents=True)

    run = bootstrap(
        Path(sys.executable), venv, PIP_NO_INDEX="1", PIP_FIND_LINKS="", PIP_CONFIG_FILE=os.devnull
    )

    assert run.returncode != 0
    assert (venv / "bin" / "python").exists()
    assert run.stderr.splitlines()[-1].startswith("Plaza's packages could not be installed")
