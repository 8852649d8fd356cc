"""Cut texts: a letter stays whole, with its marks, its skin or its flag."""

import pytest

from bot.text import clean_name
from bot.text.cutting import ELLIPSIS, cut, graphemes

WHOLE = ("👍🏽", "🇵🇷", "मि", "กำ", "e\u0301\u0323", "ก็", "न्दि")


@pytest.mark.parametrize("letter", WHOLE)
def test_what_a_reader_sees_as_one_letter_is_never_cut(letter: str) -> None:
    text = letter * 40
    for limit in range(2, 40):
        kept = cut(text, limit).removesuffix(ELLIPSIS)
        assert len(kept) < limit
        assert set(graphemes(kept)) <= {letter}


@pytest.mark.parametrize("letter", WHOLE[:2])
def test_nor_is_it_in_a_name(letter: str) -> None:
    name = clean_name(f"A{letter * 40}")
    assert set(graphemes(name)) == {"A", letter, ELLIPSIS}
    assert len(name) <= 32


def test_what_is_cut_ends_at_a_space_if_one_is_near() -> None:
    assert cut("the golden city", 13) == "the golden…"
    assert cut("the golden city", 15) == "the golden city"
