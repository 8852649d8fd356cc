"""Fixtures for all tests of words: no missing word goes unnoticed."""

import logging
from collections.abc import Iterator

import pytest

from bot.text import LANGUAGES


@pytest.fixture(autouse=True)
def no_fluent_error(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A missing fact leaves an error in the log only; here it fails."""
    with caplog.at_level(logging.ERROR, logger="bot.text"):
        yield
    assert [record.getMessage() for record in caplog.get_records("call")] == []


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Each language in turn."""
    return request.param
