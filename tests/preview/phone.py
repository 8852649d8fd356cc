"""A phone on which a member of a simulated Discord looks at single messages."""

import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.async_api import Browser, Locator, Page, async_playwright

from bot.simulation import Simulation
from tests.preview.page import ARGUMENTS, CHROMIUM, READY

WIDTH = 400
HEIGHT = 2400
"""Tall enough for the longest message."""
SHARPNESS = 2 if "PLAZA_GALLERY" in os.environ else 1
"""Pixels of the screen for each pixel of the page: more where pictures of it are kept."""
COLOURS = 256
SHOWN = "#focused-content"
NOW = "() => [window.simcordPreview.renderGeneration, new Date().toISOString()]"
FOCUSED = """
([id, generation, time]) => {
    const page = window.simcordPreview;
    if (!page.ready || page.pendingAction || page.transport.lastSuccessfulRead < time) return false;
    if (page.targetId === id && page.renderGeneration > generation) return true;
    document.getElementById("message-exact-id").value = id;
    document.getElementById("message-exact-form").requestSubmit();
    return false;
}
"""
"""Goes to a message as it is now, by the form for that; whether the page has come there.

A page's request is lost if its connection was idle for so long that it is being closed, so it sends
nothing before it has read again. If it has not heard of the newest update yet, it is refused and
asks again.
"""
LOADED = "() => [...document.querySelectorAll('img')].every(image => image.complete)"
LINE = 24
"""More pixels than a line of a button's label is high, and fewer than two are."""
CUT_OFF = """
(message, line) => [...message.querySelectorAll('*')]
    .filter(part => part.getBoundingClientRect().right > innerWidth
        || part.matches('.button-label') && part.offsetHeight > line
        || getComputedStyle(part).textOverflow == 'ellipsis' && part.scrollWidth > part.offsetWidth)
    .map(part => part.textContent)
"""


@asynccontextmanager
async def chromium() -> AsyncGenerator[Browser]:
    """Start Debian's Chromium."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS)
        yield browser
        await browser.close()


class Phone:
    """Shows messages of one place, as one person sees them."""

    def __init__(self, preview: Any, page: Page) -> None:
        self._preview = preview
        self._page = page

    async def look_at(self, message: Any) -> Locator:
        """Return a message as it is now, with its pictures."""
        now = await self._page.evaluate(NOW)
        await self._page.wait_for_function(FOCUSED, arg=[str(message.id), *now])
        await self._page.wait_for_function(LOADED)
        return self._page.locator(SHOWN)


@asynccontextmanager
async def phone(
    simulation: Simulation, browser: Browser, viewer: Any, place: Any
) -> AsyncGenerator[Phone]:
    """Give a player a phone that shows a channel, or their direct messages."""
    preview = simulation.preview(place, (viewer,), width=WIDTH, height=HEIGHT)
    async with preview:
        page = await browser.new_page(
            viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=SHARPNESS
        )
        await page.goto(preview.url)
        await page.wait_for_function(READY)
        yield Phone(preview, page)
        await page.close()


async def cut_off(message: Locator) -> list[str]:
    """Return the parts of a message that do not fit the screen, or the line of their button or
    menu.
    """
    return await message.evaluate(CUT_OFF, LINE)


async def keep(message: Locator, path: Path) -> None:
    """Write a picture of a message, with as many colours as a screenshot needs."""
    taken = Image.open(BytesIO(await message.screenshot())).convert("RGB")
    taken.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
