"""Every dialogue around a game, on a phone: nothing is cut off, and the gallery shows it."""

import os
from pathlib import Path

import pytest

playwright_api = pytest.importorskip("playwright.async_api", reason="Playwright is not installed")

from bot.notify import alarm  # noqa: E402 - it needs playwright
from bot.simulation import settings_for, simulated  # noqa: E402 - as above
from rules.opponents import levels  # noqa: E402 - as above
from rules.opponents.levels import EXPERT, HARD  # noqa: E402 - as above
from tests.databases import lay_out  # noqa: E402 - as above
from tests.discord.conftest import SEED  # noqa: E402 - as above
from tests.preview import dialogues, judging, venice  # noqa: E402 - as above
from tests.preview.dialogues import Dialogue, Drawing, House  # noqa: E402 - as above
from tests.preview.page import CHROMIUM  # noqa: E402 - as above
from tests.preview.phone import Phone, chromium, cut_off, keep, phone  # noqa: E402 - as above

if not CHROMIUM.exists():
    pytest.skip("no Chromium here: apt-get install chromium", allow_module_level=True)

GALLERY = Path(__file__).parents[2] / "docs" / "gallery"
MOST_BYTES = 150_000


@pytest.mark.timeout(300)
async def test_every_dialogue_can_be_read_on_a_phone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(alarm, "LONGEST_WAIT", float("inf"))  # as in tests/discord
    lay_out(tmp_path / "plaza.db")
    settings = settings_for(tmp_path / "plaza.db", threads=False, log_level="error")
    drawing = Drawing()
    async with (
        chromium() as browser,
        simulated(settings, draw=drawing, seed=lambda: SEED) as simulation,
    ):
        house = House(simulation, drawing, "en")
        ada = house.ada
        async with phone(simulation, browser, ada.actor, simulation.channel) as screen:
            async for dialogue in dialogues.in_channel(house):
                await _look(screen, dialogue)
        dialogue = await dialogues.reminded(house)
        async with phone(simulation, browser, ada.user, ada.user.dm_channel) as screen:
            await _look(screen, dialogue)


@pytest.mark.timeout(120)
async def test_what_is_told_of_choices_can_be_read_on_a_phone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    for level, seconds in ((HARD, 0.02), (EXPERT, 0.1)):  # as it is done on the loop here
        monkeypatch.setitem(levels._SECONDS, level, seconds)  # type: ignore[index] - only here
    lay_out(tmp_path / "plaza.db")
    settings = settings_for(tmp_path / "plaza.db", threads=False, log_level="error")
    drawing = Drawing()
    async with (
        chromium() as browser,
        simulated(settings, draw=drawing, seed=lambda: judging.SEED) as simulation,
    ):
        house = House(simulation, drawing, "en")
        async with phone(simulation, browser, house.ada.actor, simulation.channel) as screen:
            async for dialogue in judging.with_hints(house):
                await _look(screen, dialogue)


@pytest.mark.timeout(120)
async def test_every_question_of_san_marco_can_be_read_on_a_phone(tmp_path: Path):
    lay_out(tmp_path / "plaza.db")
    settings = settings_for(tmp_path / "plaza.db", threads=False, log_level="error")
    drawing = Drawing()
    async with (
        chromium() as browser,
        simulated(settings, draw=drawing, seed=lambda: venice.SEED) as simulation,
    ):
        house = House(simulation, drawing, "en")
        async with phone(simulation, browser, house.ada.actor, simulation.channel) as screen:
            async for dialogue in venice.in_venice(house):
                await _look(screen, dialogue)


async def _look(screen: Phone, dialogue: Dialogue) -> None:
    message = await screen.look_at(dialogue.message.message)
    assert await cut_off(message) == [], dialogue.name
    file = f"{dialogue.name}.png"
    if gallery := os.environ.get("PLAZA_GALLERY"):
        await keep(message, Path(gallery) / file)
    assert 0 < (GALLERY / file).stat().st_size < MOST_BYTES
    assert f"`{file}`" in (GALLERY / "README.md").read_text(encoding="utf-8")
