"""`python -m tests.month [seed]`: a month in figures. Odd seeds lie in spring, even in autumn."""

import asyncio
import logging
import sys
import tempfile
from pathlib import Path

import structlog

from tests.month.month import AUTUMN, SPRING, Month


def main(seed: int) -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    with tempfile.TemporaryDirectory() as folder:
        month = Month(Path(folder), seed, start=SPRING if seed % 2 else AUTUMN)
        for name, count in sorted(asyncio.run(month.run()).items()):
            print(f"{count:7,}  {name}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
