"""Each click is declared once, at the method that answers it."""

import pytest

from bot.cogs.router import BESIDE, IN_PLACE, Router, anywhere, at_table
from tests.discord.conftest import Simulate
from tests.discord.test_dead_buttons import form, stored_ids


async def test_there_is_a_method_for_every_id_of_any_age_and_an_id_for_every_method(
    simulate: Simulate,
):
    async with simulate() as simulation:
        answered = set(simulation.bot.router.clicks)
    assert answered == {form(each)[1] for each in stored_ids()}


def test_two_methods_cannot_answer_the_same_click():
    class One:
        @at_table("same", opens=BESIDE)
        async def same(self) -> None: ...

    class Other:
        @anywhere("same", opens=IN_PLACE)
        async def same(self) -> None: ...

    with pytest.raises(ValueError, match="two methods answer same"):
        Router(None, None, (One(), Other()))  # pyright: ignore[reportArgumentType]  # neither is asked
