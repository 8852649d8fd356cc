"""Names in any script: letters that no font has are left out; no one is left without a name."""

from dataclasses import replace
from unicodedata import category

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.render import Scene, draw, fonts, masks
from bot.render.kit.header import SEPARATOR, Pill, page
from bot.render.kit.names import FACES, fit_around, legible, shown_name
from bot.render.lettering import ELLIPSIS, fit
from bot.render.runs import Run, runs, script_of
from bot.render.san_francisco import look
from bot.render.theme import LEAST_NAME, NAME, THEMES, Face
from bot.text import LANGUAGES, clean_name, texts
from bot.text.cutting import graphemes
from tests.render.noting import Noted, noting
from tests.render.positions import finished, largest_decisions, middle_view, scene_of, scene_with
from tools.extremes.san_juan import reveal

ODD = {
    "wide": "W" * 100,
    "full width": "Ｗ" * 100,
    "emoji": "🎲👩‍👩‍👧‍👦🏳️‍🌈🇵🇷" * 8,
    "emoji and a word": "👩‍👩‍👧‍👦 Ada 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "arabic with marks": "مُحَمَّد بْن عَبْد الله",
    "hebrew": "שָׁלוֹם",
    "devanagari": "क्षत्रिय",
    "thai": "กำลังใจ",
    "hangul": "한국어",
    "cjk": "日本語の名前" * 5,
    "vietnamese": "Nguyễn Thị Ẫm",
    "combining": "Z" + "\u0351\u0316\u0489" * 40 + "algo",
    "right to left marks": "\u202eevil\u202c \u200f",
    "right to left only": "\u202e\u2067\u200f",
    "blank": " \u200b\u3164 \u2800\u115f",
    "control": "a\x00b\nc\td",
    "spaces": "Anna   Maria" + " " * 80 + "Z",
    "private use": "\ue000\uf8ff",
    "lone surrogate": "\ud83d Ada",
    "replacement": "\ufffd\ufffc",
    "decorative": "𝓐𝓭𝓪",
    "cyrillic": "Дмитрий",
    "greek": "Ελένη",
    "old greek": "Ἀλέξανδρος",
    "african": "Ŋina Ɓa",
    "markup": "**<@1>** `Ada`",
    "empty": "",
}

ROOMS = (129, 204, 420, 684)
"""From a column of the sheet for six to the whole sky."""

anything = st.one_of(
    st.text(max_size=40),
    st.text(st.characters(max_codepoint=0x24F), max_size=40),
    st.text(st.characters(categories=["M", "C", "Z", "S", "Lo"]), max_size=40),
    st.lists(st.sampled_from(list(ODD.values())), max_size=3).map("".join),
)


@pytest.mark.proof
@given(name=anything, seat=st.integers(0, 5), language=st.sampled_from(LANGUAGES))
@example(name="\u1e9a\u0149", seat=0, language="en")
@example(name="\u00b4\u00a8\u037a", seat=0, language="en")
@settings(max_examples=400, deadline=None)
def test_every_character_of_every_name_is_drawn_within_its_room(
    name: str, seat: int, language: str
) -> None:
    shown = shown_name(name, seat, language)
    assert shown.strip() == shown != ""
    for letter in set(graphemes(shown)) - {" "}:
        assert category(letter[0])[0] not in "MC"
        for face in FACES:
            assert script_of(letter) or all(fonts.has(face, part) for part in letter)
            assert masks.text(letter, face, 42).image.getbbox(), "it leaves no ink"
    assert legible(shown) == shown, "what is drawn once is drawn again"
    for room in ROOMS:
        fitted = fit(shown, NAME, room, LEAST_NAME)
        assert fitted.width <= room
        assert LEAST_NAME <= fitted.kind.px <= NAME.px
        assert fitted.words == shown or ELLIPSIS in fitted.words


@pytest.mark.proof
@given(name=st.text(st.characters(categories=["Lo", "So", "M", "Z", "Cf", "Nd"]), max_size=20))
@settings(max_examples=100, deadline=None)
def test_a_name_of_which_no_letter_and_no_symbol_is_left_is_the_seat(name: str) -> None:
    named, drawn = shown_name(name, 2, "en"), graphemes(legible(name))
    telling = any(letter.isalpha() or not fonts.has("bold", letter[0]) for letter in drawn)
    assert telling or named == texts("en").player(2) or named == clean_name(name)


@pytest.fixture
def covered(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Refuse to draw a character that its face lacks; return what is drawn."""
    drawn: set[str] = set()
    draw_text = masks.text

    def text(words: str, face: Face, px: int) -> masks.Mask:
        if face != fonts.ICONS:
            for run in runs(words, face) or (Run(words, face),):
                missing = [one for one in run.words if one != " " and not fonts.has(run.face, one)]
                assert not missing, f"{run.face} lacks {missing} of {words!r}"
            drawn.add(words)
        return draw_text(words, face, px)

    monkeypatch.setattr(masks, "text", text)
    return drawn


@pytest.mark.proof
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ODD.values(), ids=ODD.keys())
def test_odd_names_draw_in_every_picture_without_a_missing_character(
    name: str, theme: str, covered: set[str]
) -> None:
    names = (name, name[::-1], "Ben", name)
    board = scene_with(middle_view(4, None), "board")
    scenes: list[Scene] = [
        board,
        reveal(board, "taken"),
        largest_decisions()["build"],
        scene_of(finished(4), "final", None),
    ]
    for scene in scenes:
        covered.clear()
        picture = draw(replace(scene, names=names[: len(scene.names)], theme=theme))
        assert picture.alt
        assert covered, "something is written"


@pytest.mark.usefixtures("without_scripts")
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
        ("a\u200db", "ab"),
        ("Дмитрий", "Дмитрий"),
        ("Nguyễn Thị Ẫm", "Nguyễn Thị Ẫm"),
        ("日本 7", ""),
        ("日本 Seven", "Seven"),
        ("7️⃣", ""),
        ("1234", "1234"),
        ("½", ""),
        ("Ada\ufffd", "Ada"),
        ("Ἀλέξανδρος", "Ἀλέξανδρος"),
        ("Ṱshivenḓa", "Tshivenda"),
        ("!!!", ""),
        ("👩‍👩‍👧", ""),
        ("🇵🇷", ""),
        ("مُحَمَّد", ""),
        ("क्षत्रिय", ""),
        ("\u202e\u200f \u3164\u2800", ""),
    ],
)
def test_what_is_left_of_a_name_where_only_latin_greek_and_cyrillic_are_there(
    name: str, shown: str
) -> None:
    assert legible(name) == shown


@pytest.mark.usefixtures("without_scripts")
def test_a_name_of_which_nothing_is_left_is_the_seat() -> None:
    assert shown_name("日本", 2, "en") == "Player 3"
    assert "3" in shown_name("日本", 2, "de")


def test_a_sentence_is_shrunk_before_the_name_in_it_is_cut_and_keeps_its_rest() -> None:
    def say(name: str) -> str:
        return f"Gold! {name} takes the well"

    whole = fit_around(say, "Ada", NAME, 600, LEAST_NAME)
    assert whole == (say("Ada"), NAME)
    shrunk = fit_around(say, "Maximiliane", NAME, 500, LEAST_NAME)
    assert shrunk.words == say("Maximiliane")
    assert LEAST_NAME <= shrunk.kind.px < NAME.px
    cut = fit_around(say, "W" * 32, NAME, 500, LEAST_NAME)
    assert cut.kind.px == LEAST_NAME
    assert cut.words.startswith("Gold! WW")
    assert cut.words.endswith(f"W{ELLIPSIS} takes the well")
    assert cut.width <= 500


def test_a_sub_line_that_does_not_fit_leaves_its_last_part() -> None:
    def beside(verb: str) -> list[str]:
        found: list[Noted] = []
        with noting(found.append):
            crest, pill = look.crest("en"), Pill("", verb, seat=0)
            page(crest, f"#12{SEPARATOR}Round 12", pill, THEMES["dark"])
        return [each.words for each in found]

    assert f"#12{SEPARATOR}Round 12" in beside("bid")
    assert "Round 12" in beside("Waiting for 2: bid influence")
