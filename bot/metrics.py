"""Counters of the running bot, in memory only, for `/metrics`.

A count costs a few microseconds and reads nothing. Figures that can be queried, such as the number
of tables, are not kept here (`bot/ops/scraping.py`). No label holds an id or a name of a person, a
server or a table: each has few values, all of them in the code.
"""

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)

disable_created_metrics()  # pyright: ignore[reportUnknownMemberType] - it takes and returns nothing

REGISTRY: Final = CollectorRegistry()

TURNS: Final = Counter("plaza_turns", "Turns that were stored.", ["what"], registry=REGISTRY)

ANSWERS: Final = Histogram(
    "plaza_answer_seconds",
    "From the acknowledgement of a click or command until it was answered.",
    registry=REGISTRY,
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30),
)

REFUSALS: Final = Counter(
    "plaza_refusals", "Clicks and commands that were refused.", ["code"], registry=REGISTRY
)

FAILURES: Final = Counter(
    "plaza_failures", "Clicks and commands that were answered by an error id.", registry=REGISTRY
)

NOT_ACKNOWLEDGED: Final = Counter(
    "plaza_not_acknowledged",
    "Clicks and commands whose acknowledgement Discord did not take: nothing was done.",
    registry=REGISTRY,
)

LOOP_LAG: Final = Histogram(
    "plaza_loop_lag_seconds",
    "How much later than wanted the event loop came back.",
    registry=REGISTRY,
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)

WRITE_WAITS: Final = Histogram(
    "plaza_write_wait_seconds",
    "From asking to write until nobody else did.",
    registry=REGISTRY,
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)

PICTURES: Final = Histogram(
    "plaza_picture_seconds",
    "From asking for a picture until it was there.",
    ["kind"],
    registry=REGISTRY,
    buckets=(0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5),
)

NO_PICTURES: Final = Counter(
    "plaza_pictures_missing", "Pictures in whose place was a sentence.", ["why"], registry=REGISTRY
)
TOO_MANY: Final = "too_many"
FAILED: Final = "failed"
for _why in (TOO_MANY, FAILED):
    NO_PICTURES.labels(
        _why
    )  # exposed as 0, else Prometheus would not see the first one as an increase

EFFORT: Final = Counter(
    "plaza_effort_seconds",
    "Processor time of what people cause besides playing, such as replays and reviews.",
    registry=REGISTRY,
)

DATABASE: Final = Histogram(
    "plaza_database_seconds",
    "Transactions, with the time for which they waited to begin.",
    ["kind"],
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)

REQUESTS: Final = Counter(
    "plaza_requests",
    "Requests to Discord, with all repeats.",
    ["kind"],
    registry=REGISTRY,
)

ProcessCollector(registry=REGISTRY)
