"""A small machine's requests to Linux, and the message if Linux refuses."""

import os
import subprocess
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.load.__main__ import main
from tests.load.machine import Machine, NoMachine, limits


@pytest.fixture
def sleeper() -> Iterator[int]:
    """Give the id of a process that does nothing until the test is over."""
    with subprocess.Popen(["cat"], stdin=subprocess.PIPE) as process:
        yield process.pid


def test_a_share_is_so_much_of_each_hundredth_of_a_second(tmp_path: Path) -> None:
    asked = {file.name: value for file, value in limits(tmp_path / "machine", 0.3)}
    assert asked == {
        "cpu.cfs_period_us": "10000",
        "cpu.cfs_quota_us": "3000",
        "cpu.shares": "10240",
    }


def test_groups_of_version_2_are_asked_in_their_own_words(tmp_path: Path) -> None:
    (tmp_path / "cgroup.controllers").touch()
    asked = {file.name: value for file, value in limits(tmp_path / "machine", 0.3)}
    assert asked == {
        "cgroup.subtree_control": "+cpu",
        "cpu.max": "3000 10000",
        "cpu.weight": "1000",
    }


def test_a_process_has_one_core_and_the_group_of_its_machine(tmp_path: Path, sleeper: int) -> None:
    Machine(1, 0.3, [tmp_path / "absent", tmp_path]).hold(sleeper)
    cores = sorted(os.sched_getaffinity(0))
    assert os.sched_getaffinity(sleeper) == {cores[1 % len(cores)]}
    [group] = tmp_path.iterdir()
    assert (group / "cgroup.procs").read_text() == str(sleeper)
    assert (group / "cpu.cfs_quota_us").read_text() == "3000"


def test_a_group_that_cannot_be_limited_is_not_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(file: Path, _: str) -> None:
        raise PermissionError(13, "Permission denied", str(file))

    monkeypatch.setattr(Path, "write_text", refuse)
    with pytest.raises(NoMachine, match="Permission denied"):
        Machine(0, 0.3, [tmp_path])
    assert [*tmp_path.iterdir()] == []


def test_where_there_are_no_control_groups_one_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = partial(Machine, roots=[tmp_path / "absent"])
    monkeypatch.setattr("tests.load.__main__.Machine", nowhere)
    found = CliRunner().invoke(main, ["--machine", "0.3"])
    assert found.exit_code == 1
    assert "Error: --machine: no control group can be made here (" in found.stderr
