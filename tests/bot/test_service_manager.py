"""Signs of life for systemd: from a loop that runs, and from no other."""

import asyncio
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.process import service_manager


@pytest.fixture
def manager(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """Return the socket of a manager that wants a sign of life every 90 ms."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door:
        door.bind(str(tmp_path / "notify"))
        door.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.setenv("WATCHDOG_USEC", "90000")
        monkeypatch.setenv("WATCHDOG_PID", str(os.getpid()))
        yield door


def heard(door: socket.socket) -> int:
    count = 0
    while True:
        try:
            assert door.recv(100) == b"WATCHDOG=1"
        except BlockingIOError:
            return count
        count += 1


async def test_a_running_loop_gives_signs_and_a_hung_one_gives_none(manager: socket.socket):
    task = asyncio.create_task(service_manager.stay_awake())
    await asyncio.sleep(0.1)
    assert heard(manager) >= 2
    time.sleep(0.2)  # noqa: ASYNC251 - the loop hangs
    assert heard(manager) == 0
    task.cancel()


async def test_a_manager_that_does_not_listen_holds_up_nothing(manager: socket.socket):
    for _ in range(1000):  # more than wait in the socket
        service_manager.notify("WATCHDOG=1")
    manager.close()
    service_manager.notify("WATCHDOG=1")


async def test_a_person_who_is_not_watched_says_nothing(
    manager: socket.socket, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("WATCHDOG_PID", "1")  # of another process, which has handed it on
    await service_manager.stay_awake()
    monkeypatch.delenv("WATCHDOG_USEC")
    await service_manager.stay_awake()
    assert heard(manager) == 0
