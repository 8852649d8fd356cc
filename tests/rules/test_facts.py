"""Facts by name and kind."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.decision import family, parts
from rules.event import Facts
from rules.facts import counts_at, key_at, keys_at, number_at, numbers_at

FACTS: Facts = {
    "price": 3,
    "building": "building:library",
    "seats": (0, 2),
    "counts": (5, 1),
    "cards": ("card:1", "card:2"),
    "nobody": (),
}


def test_each_kind_is_read_as_it_is() -> None:
    assert number_at(FACTS, "price") == 3
    assert key_at(FACTS, "building") == "building:library"
    assert numbers_at(FACTS, "seats") == (0, 2)
    assert keys_at(FACTS, "cards") == ("card:1", "card:2")
    assert numbers_at(FACTS, "nobody") == keys_at(FACTS, "nobody") == ()
    assert counts_at(FACTS) == [(0, 5), (2, 1)]


@pytest.mark.parametrize(
    ("read", "name"),
    [
        (number_at, "building"),
        (number_at, "seats"),
        (key_at, "price"),
        (key_at, "cards"),
        (numbers_at, "price"),
        (numbers_at, "cards"),
        (keys_at, "building"),
        (keys_at, "seats"),
    ],
)
def test_another_kind_is_an_error_that_names_the_fact(read: Callable[..., Any], name: str) -> None:
    with pytest.raises(TypeError, match=f"^{name} is n"):
        read(FACTS, name)


def test_a_fact_that_is_not_there_is_an_error() -> None:
    for read in (number_at, key_at, numbers_at, keys_at):
        with pytest.raises(KeyError, match="gain"):
            read(FACTS, "gain")


def test_the_key_of_an_option_says_what_it_is_and_what_it_names() -> None:
    assert (family("noble:castello:2"), parts("noble:castello:2")) == ("noble", ["castello", "2"])
    assert (family("pass"), parts("pass")) == ("pass", [])
