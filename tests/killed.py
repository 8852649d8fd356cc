"""Programs that kill themselves: the processes that they have started must end, too."""

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def outlived_by_none(program: str, *arguments: str | Path) -> None:
    """Run a program until it has killed itself, and all its processes have ended.

    Each of them has its standard output, which ends when the last of them has ended. Raises
    TimeoutExpired if one lives on.
    """
    bot = subprocess.Popen(
        [sys.executable, "-c", program, *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    try:
        bot.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        os.killpg(bot.pid, signal.SIGKILL)
        raise
    assert bot.returncode == -signal.SIGKILL
