"""People's acts are counted, and the figures identify no one."""

import re
from typing import cast

from bot import metrics
from bot.ops.health import Health
from bot.ops.scraping import Scrape
from bot.render import DrawingPool
from bot.ui.ids import Claim
from tests.bot.ops.health import Pool
from tests.discord.clicks import click, deliver, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, open_table


def count(name: str, **labels: str) -> float:
    return metrics.REGISTRY.get_sample_value(name, labels) or 0


async def test_answers_refusals_and_pictures_are_counted(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)

        def counts() -> tuple[float, float, float]:
            return (
                count("plaza_answer_seconds_count"),
                count("plaza_refusals_total", code="unknown_component"),
                count("plaza_picture_seconds_count", kind="board"),
            )

        answers, refusals, pictures = counts()
        await ada.slash("board", table=1)
        panel = await ada.slash("settings")
        made = click(simulation, ada.id, Claim("vacation", 0).menu(), stored(panel), values=["x"])
        await deliver(made)
        assert counts() == (answers + 3, refusals + 1, pictures + 1)


async def test_no_one_can_be_found_in_the_figures(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        await ada.slash("board", table=4711)
        bot, pool = simulation.bot, cast("DrawingPool", Pool())
        text = (await Scrape(bot, pool, Health(bot, pool), None).text()).decode()
        ids = {ada.actor.id, simulation.guild.id, simulation.channel.id}
    assert "plaza_turns_total" in text
    told = {int(number) for number in re.findall(r"\d+", text)}
    assert not told & ids
    assert "Ada" not in text
