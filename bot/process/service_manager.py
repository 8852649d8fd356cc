"""Telling systemd that the event loop runs, if it wants to know (`WatchdogSec`).

A hanging loop falls silent, and systemd restarts the process. This is the datagram of `sd_notify`,
which needs no library.
"""

import asyncio
import os
import socket
from contextlib import suppress

BEATS: int = 3
"""The number of signs of life within the time after which systemd would give up."""


async def stay_awake() -> None:
    """Send signs of life for as long as the loop runs, if systemd watches this process."""
    microseconds, process = os.environ.get("WATCHDOG_USEC"), os.environ.get("WATCHDOG_PID")
    if not microseconds or process not in (None, str(os.getpid())):
        return
    while True:
        notify("WATCHDOG=1")
        await asyncio.sleep(int(microseconds) / 1_000_000 / BEATS)


def notify(told: str) -> None:
    """Send the service manager a message, if one listens."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    if address.startswith("@"):  # of Linux' abstract names
        address = f"\0{address[1:]}"
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door:
        door.setblocking(False)  # the next sign of life comes soon
        door.sendto(told.encode(), address)
