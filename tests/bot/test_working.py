"""Work for people in a helper: it is done as it would be here, and its cost goes on their bill."""

import time
from collections.abc import Iterator, Mapping
from contextlib import closing

import pytest

from bot.engine.errors import BadFile, ServiceError
from bot.process import working
from bot.process.helpers import NoHelp
from bot.process.working import WorkingPool
from bot.reckoning import billed
from bot.service import replay_steps, tablefile
from rules.game import AnyGame
from rules.registry import GAMES
from tests.bot.service.exported import file_of

pytestmark = pytest.mark.proof


@pytest.fixture(scope="module")
def pool() -> Iterator[WorkingPool]:
    with closing(WorkingPool()) as pool:
        yield pool


async def test_a_game_is_played_again_as_it_would_be_here(pool: WorkingPool) -> None:
    file = tablefile.written(file_of(GAMES["san_marco"], 3))
    with billed() as bill:
        reel = await pool.work(replay_steps.reel_of_file, file)
    assert reel == replay_steps.reel_of_file(GAMES, file)
    assert bill.seconds > 0
    step = await pool.work(replay_steps.seen, reel, replay_steps.step_of, 10**9, (0, 1))
    assert step == replay_steps.seen(GAMES, reel, replay_steps.step_of, 10**9, (0, 1))


def refuse(_: Mapping[str, AnyGame], refusal: ServiceError) -> None:
    raise refusal


async def test_a_refusal_comes_back_as_it_was(pool: WorkingPool) -> None:
    with pytest.raises(BadFile) as refused:
        await pool.work(refuse, BadFile("file_no_chance", number=3))
    assert (refused.value.code, refused.value.facts) == ("file_no_chance", {"number": 3})


def sleep(_: Mapping[str, AnyGame]) -> None:
    time.sleep(10)


async def test_work_that_takes_too_long_goes_on_the_bill(
    pool: WorkingPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(working, "SECONDS", 0.1)
    with billed() as bill, pytest.raises(NoHelp):
        await pool.work(sleep)
    assert bill.seconds >= 0.1
