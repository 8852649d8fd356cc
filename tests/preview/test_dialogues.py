"""Every dialogue around a game, on a phone: nothing is cut off, and the gallery lists it."""

import os
from collections.abc import AsyncGenerator, AsyncIterable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

playwright_api = pytest.importorskip("playwright.async_api", reason="Playwright is not installed")

from playwright.async_api import Browser  # noqa: E402 - it may be missing

from bot.notify import alarm  # noqa: E402 - as above
from bot.simulation import settings_for, simulated  # noqa: E402 - as above
from rules.opponents.levels import EXPERT, HARD  # noqa: E402 - as above
from tests.brief import think_briefly  # noqa: E402 - as above
from tests.databases import lay_out  # noqa: E402 - as above
from tests.discord.conftest import SEED  # noqa: E402 - as above
from tests.preview import dialogues, judging, together, venice  # noqa: E402 - as above
from tests.preview.dialogues import Dialogue, Drawing, House  # noqa: E402 - as above
from tests.preview.page import CHROMIUM  # noqa: E402 - as above
from tests.preview.phone import Phone, chromium, cut_off, keep, phone  # noqa: E402 - as above

pytestmark = pytest.mark.proof

if not CHROMIUM.exists():
    pytest.skip("no Chromium here: apt-get install chromium", allow_module_level=True)

LIST = Path(__file__).parents[2] / "docs" / "gallery" / "README.md"


@pytest.mark.timeout(300)
async def test_every_dialogue_can_be_read_on_a_phone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(alarm, "LONGEST_WAIT", float("inf"))  # as in tests/discord
    async with _visited(tmp_path, SEED) as (house, browser):
        await _look_at_all(dialogues.in_channel(house), house, browser)
        dialogue, user = await dialogues.reminded(house), house.ada.user
        async with phone(house.simulation, browser, user, user.dm_channel) as screen:
            await _look(screen, dialogue)


@pytest.mark.timeout(120)
async def test_what_is_told_of_choices_can_be_read_on_a_phone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    think_briefly(monkeypatch, 28, HARD)  # as it is done on the loop here
    think_briefly(monkeypatch, 140, EXPERT)
    async with _visited(tmp_path, judging.SEED) as (house, browser):
        await _look_at_all(judging.with_hints(house), house, browser)


@pytest.mark.timeout(120)
async def test_every_question_of_san_marco_can_be_read_on_a_phone(tmp_path: Path):
    async with _visited(tmp_path, venice.SEED) as (house, browser):
        await _look_at_all(venice.in_venice(house), house, browser)


@pytest.mark.timeout(180)
async def test_what_a_server_plays_together_can_be_read_on_a_phone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(alarm, "LONGEST_WAIT", float("inf"))  # as in tests/discord
    async with _visited(tmp_path, together.SEED) as (house, browser):
        await _look_at_all(together.on_a_server(house), house, browser)


@asynccontextmanager
async def _visited(folder: Path, seed: int) -> AsyncGenerator[tuple[House, Browser]]:
    """Run the bot with real pictures, and a browser to look at it."""
    lay_out(folder / "plaza.db")
    settings = settings_for(folder / "plaza.db", threads=False, log_level="error")
    drawing = Drawing()
    async with (
        chromium() as browser,
        simulated(settings, draw=drawing, seed=lambda: seed) as simulation,
    ):
        yield House(simulation, drawing, "en"), browser


async def _look_at_all(shown: AsyncIterable[Dialogue], house: House, browser: Browser) -> None:
    """Look at dialogues in the channel, as Ada sees them."""
    place = house.simulation.channel
    async with phone(house.simulation, browser, house.ada.actor, place) as screen:
        async for dialogue in shown:
            await _look(screen, dialogue)


async def _look(screen: Phone, dialogue: Dialogue) -> None:
    message = await screen.look_at(dialogue.message.message)
    assert await cut_off(message) == [], dialogue.name
    file = f"{dialogue.name}.png"
    if gallery := os.environ.get("PLAZA_GALLERY"):
        await keep(message, Path(gallery) / file)
    assert f"`{file}`" in LIST.read_text(encoding="utf-8")
