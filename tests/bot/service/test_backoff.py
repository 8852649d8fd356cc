"""The wait before a failed act is tried again."""

from datetime import timedelta
from itertools import pairwise

from bot.engine.backoff import FIRST_DELAY, LONGEST_DELAY, delay


def test_each_delay_is_twice_as_long_as_the_one_before_up_to_the_longest() -> None:
    delays = [delay(attempts) for attempts in range(12)]
    assert delays[0] == FIRST_DELAY == timedelta(seconds=5)
    assert all(after == min(2 * before, LONGEST_DELAY) for before, after in pairwise(delays))
    assert delays[-1] == LONGEST_DELAY


def test_what_fails_for_weeks_is_tried_again_every_hour() -> None:
    assert delay(24 * 60) == LONGEST_DELAY
