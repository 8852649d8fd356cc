"""Names in any script: what cannot be drawn is left out, and nobody is left without a name."""

from dataclasses import replace

import pytest

from bot.render import draw, fonts
from bot.render.names import legible, shown_name
from tests.render.positions import finished, middle_view, scene_of, scene_with
from tests.render.test_files import check

ODD = {
    "wide": "W" * 100,
    "full width": "Ｗ" * 100,
    "emoji": "🎲👩‍👩‍👧‍👦🏳️‍🌈" * 8,
    "arabic": "محمد بن عبد الله",
    "hebrew": "שלום",
    "cjk": "日本語の名前",
    "combining": "Z" + "\u0351\u0316\u0489" * 40 + "algo",
    "right to left marks": "\u202eevil\u202c \u200f",
    "blank": " \u200b\u3164 ",
    "control": "a\x00b\nc\td",
    "spaces": "Anna   Maria" + " " * 80 + "Z",
    "private use": "\ue000\uf8ff",
    "decorative": "𝓐𝓭𝓪",
    "cyrillic": "Дмитрий",
    "greek": "Ελένη",
    "empty": "",
}


@pytest.mark.parametrize("name", ODD.values(), ids=ODD.keys())
def test_odd_names_draw_everywhere_without_missing_characters(name: str) -> None:
    shown = shown_name(name, 2, "en")
    assert shown.strip() == shown != ""
    assert all(fonts.has("bold", character) for character in shown if character != " ")
    names = (name, name[::-1], "Ben", name)
    check(draw(replace(scene_with(middle_view(4, None), "board"), names=names)))
    check(draw(replace(scene_of(finished(4), "final", None), names=names)))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada 🎲", "Ada"),
        ("🎲 Ada", "Ada"),
        ("Jose\u0301", "José"),
        ("𝓐𝓭𝓪", "Ada"),
        ("ＡＤＡ", "ADA"),
        ("Z\u0351\u0316algo", "Zalgo"),
        ("a\u202eb", "ab"),
        ("Дмитрий", "Дмитрий"),
        ("日本 7", "7"),
        ("!!!", ""),
        ("👩‍👩‍👧", ""),
    ],
)
def test_what_is_left_of_a_name(name: str, shown: str) -> None:
    assert legible(name, "bold") == shown


def test_a_name_of_which_nothing_is_left_is_the_seat() -> None:
    assert shown_name("日本", 2, "en") == "Player 3"
    assert "3" in shown_name("日本", 2, "de")
