"""Data files cite their sources: each cited source is listed, and each listed source is cited."""

from typing import Any

import pytest

from rules.components import Sourced


def data(*sources: str) -> dict[str, Any]:
    """A data file with these sources: a number cites `a`, and a group of values `b`."""
    return {
        "numbers": {"sticks": {"value": 15, "source": "a", "confidence": "high"}},
        "provenance": [{"of": "cards", "sources": ["b"], "confidence": "low", "note": ""}],
        "sources": [{"id": one, "what": "a review", "where": ""} for one in sources],
    }


def test_a_source_is_listed_once_it_is_cited() -> None:
    assert [source.id for source in Sourced.model_validate(data("a", "b")).sources] == ["a", "b"]


@pytest.mark.parametrize(
    ("sources", "named"),
    [
        pytest.param("a", "'b'", id="a_group_cites_what_is_not_listed"),
        pytest.param("b", "'a'", id="a_number_cites_what_is_not_listed"),
        pytest.param("abc", "'c'", id="nothing_cites_what_is_listed"),
    ],
)
def test_an_unknown_or_idle_source_is_named(sources: str, named: str) -> None:
    with pytest.raises(ValueError, match=rf"unknown sources, or idle ones: \[{named}\]"):
        Sourced.model_validate(data(*sources))
