"""The numbers of greedy: those of its table and no others, each of something that there is."""

from collections import namedtuple

import pytest

from rules.beliefs import believed
from rules.goldene_stadt.beliefs import NUMBERS as OF_GOLDENE_STADT
from rules.goldene_stadt.rewards import REWARDS
from rules.san_francisco.beliefs import NUMBERS as OF_SAN_FRANCISCO
from rules.san_juan.beliefs import NUMBERS as OF_SAN_JUAN
from rules.san_juan.components import NAMES

NAMES_THERE = OF_SAN_FRANCISCO._fields
Fewer = namedtuple("Fewer", NAMES_THERE[1:])
More = namedtuple("More", [*NAMES_THERE, "luck"])


def test_the_table_has_the_numbers_of_the_file() -> None:
    assert believed("san_francisco", type(OF_SAN_FRANCISCO)) == OF_SAN_FRANCISCO


@pytest.mark.parametrize("table", [Fewer, More])
def test_a_table_of_other_numbers_is_refused(table: type) -> None:
    with pytest.raises(ValueError, match="validation error"):
        believed("san_francisco", table)


def test_every_power_is_of_a_building() -> None:
    assert OF_SAN_JUAN.powers.keys() < set(NAMES)


def test_every_reward_but_goods_and_none_has_a_worth() -> None:
    assert OF_GOLDENE_STADT.rewards.keys() == set(REWARDS) - {"", "goods"}
