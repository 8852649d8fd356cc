"""A whole game in the browser: one person at the page of `plaza play`, three computers."""

import os
from pathlib import Path

import pytest

playwright_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from tests.preview.page import CHROMIUM, SIZE, Client, browser, plaza_play  # noqa: E402 - it needs playwright

if not CHROMIUM.exists():
    pytest.skip("no Chromium here: apt-get install chromium", allow_module_level=True)

MOST_DECISIONS = 200
MIDDLE = 40


@pytest.mark.timeout(420)
def test_a_whole_game_against_three_computers_ends_with_the_scoring():
    gallery = os.environ.get("PLAZA_GALLERY")
    with plaza_play() as url, playwright_api.sync_playwright() as playwright:
        chromium = browser(playwright)
        page = chromium.new_page(viewport=SIZE)
        client = Client(page, url)
        assert "simulation" in client.messages.first.inner_text()
        _keep(client, gallery, "first-table")

        client.press(client.board, "Your move")
        decisions = _play(client, gallery)

        assert decisions > 20
        assert client.board.count() == 0, "nothing is left to click on"
        final = client.messages.filter(has_text="points").last
        assert "1. " in final.inner_text()
        _keep(client, gallery, "final-scoring", final)

        client.view_as("Robin")
        assert client.messages.filter(has=page.locator(".message-ephemeral-note")).count() == 0
        chromium.close()


def _play(client: Client, gallery: str | None) -> int:
    kept = False
    for decision in range(MOST_DECISIONS):
        panel = client.panel
        if panel.locator(".preview-select").count() == 0:
            return decision
        if decision >= MIDDLE and not kept and "Build" in panel.inner_text():
            _keep(client, gallery, "own-panel", panel)
            kept = True
        menu = panel.locator(".preview-select")
        most = int(menu.get_attribute("data-maximum") or 1)
        count = menu.locator(".select-option").count()
        first = decision % count if "role" in panel.inner_text() else 0
        client.select(panel, [(first + place) % count for place in range(most)])
        client.press(client.panel, "Confirm")
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions: {client.panel.inner_text()}")


def _keep(client: Client, gallery: str | None, name: str, message=None) -> None:
    """Keep a picture of the page, where somebody asked for it."""
    if gallery is None:
        return
    if message is not None:
        message.scroll_into_view_if_needed()
    client.pictures_loaded()
    client.page.wait_for_timeout(500)
    client.page.screenshot(path=str(Path(gallery) / f"{name}.png"))
