"""The command that weighs the bot over thousands of turns: it plays, weighs and judges."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from tests.wire.enduring import SETTLED, Enduring, Moment, Weight, verdict
from tests.wire.weighed_bot import Told

AT_REST = Moment(
    turns=SETTLED,
    by_people=1000,
    told=Told(tasks=15, threads=9, objects=80000, pictures=5000, helpers=[1, 2], standstill=0.01),
    bot=Weight(150, 130, 125, 36),
    helpers=[Weight(200, 130, 120, 8)] * 2,
)


@pytest.mark.proof
def test_a_real_bot_is_played_and_weighed(tmp_path: Path):
    (moment,) = asyncio.run(Enduring(tmp_path, seed=2).run(20, every=20))
    assert moment.turns >= 20
    assert moment.told.pictures > 0
    assert len(moment.helpers) == len(moment.told.helpers) == 2
    assert moment.bot.own <= moment.bot.shared_out <= moment.bot.resident


def grown(moment: Moment, *, bot: float = 0, helper: float = 0) -> Moment:
    """Return the moment with this many megabytes more."""
    first, second = moment.helpers
    return replace(
        moment,
        turns=moment.turns * 2,
        bot=replace(moment.bot, shared_out=moment.bot.shared_out + bot),
        helpers=[replace(first, shared_out=first.shared_out + helper), second],
    )


@pytest.mark.parametrize(
    ("bot", "helper", "flat"), [(0, 0, True), (12, 25, True), (14, 0, False), (0, 27, False)]
)
def test_what_grows_by_more_than_a_tenth_is_not_flat(bot: float, helper: float, flat: bool):
    assert verdict([AT_REST, grown(AT_REST, bot=bot, helper=helper)])[0] is flat


def test_what_grows_before_all_is_settled_counts_for_nothing():
    early = replace(AT_REST, turns=SETTLED - 1)
    assert verdict([early, grown(AT_REST, bot=100)])[0]
