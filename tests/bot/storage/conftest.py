"""A database for each test, with the present schema or empty."""

from pathlib import Path

import pytest

from tests.databases import lay_out, unused


@pytest.fixture
def url(tmp_path: Path) -> str:
    return lay_out(tmp_path / "plaza.db")


@pytest.fixture
def empty(tmp_path: Path) -> str:
    return unused(tmp_path / "plaza.db")
