"""Lists that do not fit: whole lines only, and how many more there are."""

import pytest

from bot.engine.model import Person
from tests.discord.conftest import Simulate
from tests.discord.members import Member
from tests.limits.message import check


@pytest.mark.proof
async def test_more_tables_than_fit_are_counted_not_cut(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        for member in (ada, ben):
            for _ in range(20):
                await simulation.bot.host.beginning.open(
                    Person(member.id, "x" * 32),
                    "san_juan",
                    {},
                    capacity=2,
                    server_id=simulation.guild.id,
                    channel_id=simulation.channel.id,
                )
        await simulation.env.settle()
        listed = await ada.slash("tables")
        check(listed.components)
        lines = [line for line in listed.text.splitlines() if line.startswith("- ")]
        told = [int(line.split()[2]) for line in listed.text.splitlines() if line.startswith("…")]
        assert all(line.endswith("1 of 2 seats taken") for line in lines)
        assert told, "some do not fit"
        assert len(lines) + sum(told) == 20 + 40
