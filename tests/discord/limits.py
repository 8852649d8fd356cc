"""Discord's limits for a message of components, held against the JSON that is sent."""

from collections.abc import Iterator
from typing import Any

COMPONENTS = 40
TEXT = 4000
ROW, BUTTON, MENU, PEOPLE, TEXT_DISPLAY, GALLERY = 1, 2, 3, 5, 10, 12


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield every component, nested ones too."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if "accessory" in component:
            yield from walk([component["accessory"]])


def check(components: list[dict[str, Any]]) -> None:
    """Assert that Discord would take these components, and that nobody lost a custom id."""
    everything = list(walk(components))
    assert len(everything) <= COMPONENTS
    texts = [part["content"] for part in everything if part["type"] == TEXT_DISPLAY]
    assert sum(map(len, texts)) <= TEXT
    assert all(text.strip() for text in texts)
    ids = [part["custom_id"] for part in everything if "custom_id" in part]
    assert len(ids) == len(set(ids))
    assert all(1 <= len(custom_id) <= 100 for custom_id in ids)
    for part in everything:
        _CHECKS.get(part["type"], lambda _: None)(part)


def _check_row(row: dict[str, Any]) -> None:
    kinds = [part["type"] for part in row["components"]]
    assert 1 <= len(kinds) <= 5
    assert kinds in ([MENU], [PEOPLE]) or set(kinds) == {BUTTON}


def _check_button(button: dict[str, Any]) -> None:
    assert 1 <= len(button["label"]) <= 80
    assert ("url" in button) != ("custom_id" in button)
    assert len(button.get("url", "")) <= 512


def _check_menu(menu: dict[str, Any]) -> None:
    options = menu["options"]
    assert 1 <= len(options) <= 25
    assert 0 <= menu["min_values"] <= menu["max_values"] <= len(options)
    assert menu["max_values"] >= 1
    assert len(menu.get("placeholder") or "") <= 150
    values = [option["value"] for option in options]
    assert len(values) == len(set(values))
    for option in options:
        assert 1 <= len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
        assert option.get("description") is None or 1 <= len(option["description"]) <= 100
    chosen = sum(bool(option.get("default")) for option in options)
    assert chosen <= menu["max_values"]


def _check_gallery(gallery: dict[str, Any]) -> None:
    assert 1 <= len(gallery["items"]) <= 10
    for item in gallery["items"]:
        assert 1 <= len(item["description"]) <= 1024, "a picture needs its alt text"


_CHECKS = {ROW: _check_row, BUTTON: _check_button, MENU: _check_menu, GALLERY: _check_gallery}
