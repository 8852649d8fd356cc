"""Each click is declared once, at the method that answers it."""

from inspect import iscoroutinefunction, isfunction
from types import CodeType
from typing import Any

import pytest

from bot.cogs.panels import show_panel
from bot.cogs.router import BESIDE, IN_PLACE, Router, anywhere, at_table
from bot.ui import question
from bot.ui.presenter import Presenter
from tests.discord.conftest import Simulate
from tests.discord.test_dead_buttons import form, stored_ids
from tests.leaks.viewers import CHANGING

PLAYING = {question.PICK, question.BACK, question.ON}
"""Picking an answer: players are never slowed down."""

DRAWING = {name for name, method in vars(Presenter).items() if iscoroutinefunction(method)}
DRAWING |= {show_panel.__name__}


async def test_there_is_a_method_for_every_id_of_any_age_and_an_id_for_every_method(
    simulate: Simulate,
):
    async with simulate() as simulation:
        answered = set(simulation.bot.router.clicks)
    assert answered == {form(each)[1] for each in stored_ids()}


async def test_a_click_that_draws_and_changes_nothing_counts_as_looking(simulate: Simulate):
    async with simulate() as simulation:
        router = simulation.bot.router
    drawing = {each for each, handler in router._handlers.items() if draws(handler)}
    assert len(drawing) > 30, "that is how many they were"
    looking = {action for action, click in router.clicks.items() if click.looks}
    assert drawing <= looking | PLAYING | CHANGING


def draws(handler: Any) -> bool:
    """Whether a method, or one of its class that it calls, names one of the presenter's."""
    found, left = set[str](), [handler.__func__.__code__]
    for code in left:
        methods = [getattr(type(handler.__self__), name, None) for name in {*code.co_names} - found]
        left += [each.__code__ for each in methods if isfunction(each)]
        left += [each for each in code.co_consts if isinstance(each, CodeType)]
        found |= {*code.co_names}
    return "_presenter" in found and bool(DRAWING & found)


def test_two_methods_cannot_answer_the_same_click():
    class One:
        @at_table("same", opens=BESIDE)
        async def same(self) -> None: ...

    class Other:
        @anywhere("same", opens=IN_PLACE)
        async def same(self) -> None: ...

    with pytest.raises(ValueError, match="two methods answer same"):
        Router(None, None, (One(), Other()))  # pyright: ignore[reportArgumentType]  # neither is asked
