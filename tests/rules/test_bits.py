"""Small sets of numbers as one number."""

import pytest

from rules.bits import bits_of, has, members


@pytest.mark.parametrize("numbers", [(), (0,), (3, 0, 40), (2, 2, 5)])
def test_a_set_has_what_it_is_made_of(numbers: tuple[int, ...]) -> None:
    bits = bits_of(numbers)
    assert members(bits) == sorted(set(numbers))
    assert [number for number in range(64) if has(bits, number)] == members(bits)
    assert bits.bit_count() == len(set(numbers))
