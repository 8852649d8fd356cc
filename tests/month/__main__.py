"""`python -m tests.month [seed [planners]]`: a month in figures. Odd seeds lie in spring, even in
autumn; `planners` is the share of people who plan ahead, 0 to 1.
"""

import asyncio
import logging
import sys
import tempfile
from pathlib import Path

import structlog

from tests.month.month import AUTUMN, SPRING, Month


def main(seed: int, planners: float) -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    with tempfile.TemporaryDirectory() as folder:
        start = SPRING if seed % 2 else AUTUMN
        month = Month(Path(folder), seed, start=start, planners=planners)
        for name, count in sorted(asyncio.run(month.run()).items()):
            print(f"{count:7,}  {name}")


if __name__ == "__main__":
    given = sys.argv[1:]
    main(int(given[0]) if given else 1, float(given[1]) if len(given) > 1 else 0.5)
