"""The numbers of greedy: those of its table and no others, each for an existing thing."""

from collections import namedtuple
from pathlib import Path
from typing import NamedTuple

import pytest

from rules import beliefs
from rules.beliefs import believed
from rules.goldene_stadt.computer.beliefs import NUMBERS as OF_GOLDENE_STADT
from rules.goldene_stadt.rewards import REWARDS
from rules.san_francisco.computer.beliefs import NUMBERS as OF_SAN_FRANCISCO
from rules.san_juan.components import NAMES
from rules.san_juan.computer.beliefs import NUMBERS as OF_SAN_JUAN


class One(NamedTuple):
    rival: float


NAMES_THERE = OF_SAN_FRANCISCO._fields
Fewer = namedtuple("Fewer", NAMES_THERE[1:])
More = namedtuple("More", [*NAMES_THERE, "luck"])


def test_the_table_has_the_numbers_of_the_file() -> None:
    assert believed("san_francisco", type(OF_SAN_FRANCISCO)) == OF_SAN_FRANCISCO


@pytest.mark.parametrize("table", [Fewer, More])
def test_a_table_of_other_numbers_is_refused(table: type) -> None:
    with pytest.raises(ValueError, match="validation error"):
        believed("san_francisco", table)


@pytest.mark.parametrize("value", ['"0.3"', "true", "[0.3]"])
def test_what_is_no_number_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    (tmp_path / "any").mkdir()
    (tmp_path / "any" / beliefs.BELIEFS).write_text(f"rival = {value}\n", encoding="utf-8")
    monkeypatch.setattr(beliefs, "files", lambda _: tmp_path)
    with pytest.raises(ValueError, match="validation error"):
        believed("any", One)


def test_every_power_is_of_a_building() -> None:
    assert OF_SAN_JUAN.powers.keys() < set(NAMES)


def test_every_reward_but_goods_and_none_has_a_worth() -> None:
    assert OF_GOLDENE_STADT.rewards.keys() == set(REWARDS) - {"", "goods"}
