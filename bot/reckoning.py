"""The cost of work: seconds of processor time, on the bill of the person who asked for it.

All work for people (a helper process, a drawing process, a transaction) reports what it has
`spent`. That goes on the bill of the requesting context, if there is one.
"""

import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(slots=True)
class Bill:
    """The seconds of processor time that were spent for a person."""

    seconds: float = 0.0


_BILL: ContextVar[Bill | None] = ContextVar("bill", default=None)


@contextmanager
def billed() -> Generator[Bill]:
    """Put on one bill all that is spent in this context, and by tasks and threads begun in it."""
    bill = Bill()
    before = _BILL.set(bill)
    try:
        yield bill
    finally:
        _BILL.reset(before)


def spent(seconds: float) -> None:
    """Put seconds on the bill of this context, if there is one."""
    bill = _BILL.get()
    if bill is not None:
        bill.seconds += seconds


def measured(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> tuple[T, float]:
    """Return the result of `work`, and the seconds of processor time that this process took."""
    begun = time.process_time()
    result = work(*args, **kwargs)
    return result, time.process_time() - begun


@contextmanager
def spending() -> Generator[None]:
    """Put on the bill the time that this thread spends in this context, without waits."""
    begun = time.thread_time()
    try:
        yield
    finally:
        spent(time.thread_time() - begun)
