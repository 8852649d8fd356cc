"""Names at a table: no two look alike, and no person has a computer's name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text import COMPUTERS, clean_name, told_apart
from rules.registry import GAMES

PIECES = st.sampled_from(
    ["Ann", "ANN", "ann", "Αnn", "Аnn", "Ａｎｎ", "Ánn", "Ann.", " ", "_", "(1)", "(2)", "\u200b"]
)
NAMES = st.one_of(st.lists(PIECES, max_size=6).map("".join), st.text(max_size=40)).map(clean_name)
PERSON = st.tuples(NAMES | st.sampled_from(COMPUTERS), st.just(False))
COMPUTER = st.tuples(st.sampled_from(COMPUTERS), st.just(True))
SEATED = st.lists(
    PERSON | COMPUTER,
    min_size=1,
    max_size=6,
    unique_by=lambda seat: seat if seat[1] else object(),
)


def apart(*names: str, computers: int = 0, limit: int = 32) -> tuple[str, ...]:
    """Tell people apart, with computers at the last seats."""
    places = tuple(seat >= len(names) - computers for seat in range(len(names)))
    return told_apart(names, places, limit)


@pytest.mark.parametrize(
    "other",
    [
        pytest.param("Iris", id="the same"),
        pytest.param("iRIS", id="case"),
        pytest.param("lris", id="a small L"),
        pytest.param("Іrіs", id="Cyrillic"),
        pytest.param("Ιrιs", id="Greek"),
        pytest.param(clean_name("Ｉｒｉｓ"), id="full width"),
        pytest.param(clean_name("I\u200bri\u2060s"), id="invisible"),
        pytest.param("Írìs", id="accents"),
        pytest.param("I ris_", id="spaces"),
        pytest.param("Iris (1)", id="a number as if from here"),
    ],
)
def test_names_that_look_alike_have_the_numbers_of_their_seats(other: str) -> None:
    first, ben, third = apart("Iris", "Ben", other)
    assert (first, ben) == ("Iris (1)", "Ben")
    assert third.endswith(" (3)")
    assert third != "Iris (3)" or other in {"Iris", "Iris (1)"}


@pytest.mark.parametrize(("one", "other"), [("Nora", "Nona"), ("🦊", "🐻"), ("Ann 1", "Ann 2")])
def test_other_names_stay_as_they_are(one: str, other: str) -> None:
    assert apart(one, other) == (one, other)


def test_greek_names_that_differ_in_case_look_alike() -> None:
    assert apart("ΝΗΥ", "νηυ") == ("ΝΗΥ (1)", "νηυ (2)")


def test_a_person_called_like_a_computer_has_a_number_and_the_computer_has_none() -> None:
    name = COMPUTERS[1]
    assert apart(name.upper(), "Ben", name, computers=1) == (f"{name.upper()} (1)", "Ben", name)
    assert apart(name, "Ben") == (f"{name} (1)", "Ben"), "the names of computers are reserved"


def test_no_name_ends_in_a_number_that_is_not_its_seat() -> None:
    assert apart("Ann (2)", "Ben") == ("Ann", "Ben")
    assert apart("(2)", "(1)") == ("? (1)", "? (2)")


def test_names_that_are_cut_alike_are_told_apart() -> None:
    told = apart("Bartholomew A", "Bartholomew B", "Ben", limit=12)
    assert told == ("Barthol… (1)", "Barthol… (2)", "Ben")


@pytest.mark.proof
@given(seated=SEATED, limit=st.sampled_from([12, 32]))
def test_no_two_names_are_ever_alike(seated: list[tuple[str, bool]], limit: int) -> None:
    names, computers = zip(*seated, strict=True)
    told = told_apart(names, computers, limit)
    assert len({name.casefold() for name in told}) == len(told)
    assert max(map(len, told)) <= limit
    assert told_apart(told, computers, limit) == told, "telling apart twice changes nothing"
    for name, shown, computer in zip(names, told, computers, strict=True):
        assert (shown in COMPUTERS) == computer
        assert shown == name or not computer


def test_there_is_a_name_for_each_computer_at_the_largest_table() -> None:
    assert len(set(COMPUTERS)) == len(COMPUTERS) >= max(max(game.seats) for game in GAMES.values())
    assert max(map(len, COMPUTERS)) <= 8, "short lines name them whole"
