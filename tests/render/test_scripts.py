"""Names in all scripts: each in its font, whole, in its direction; without the fonts as ever."""

import shutil
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from time import process_time

import pytest

from bot.ops import doctor_machine
from bot.render import Scene, draw, fonts, masks, runs
from bot.render.keeping import SHELF
from bot.render.kit.names import legible, shown_name
from bot.render.lettering import ELLIPSIS, fit
from bot.render.runs import Run
from bot.render.theme import NAME
from bot.text.cutting import graphemes
from rules.registry import GAMES
from tests.render.conftest import forget_fonts
from tests.render.positions import middle_view, scene_with
from tests.render.test_fonts import DAMAGES
from tools.gallery.positions import scenes

pytestmark = pytest.mark.usefixtures("fresh")
needs_raqm = pytest.mark.skipif(not fonts.shapes(), reason="FriBidi is missing")

PEOPLE = ("陳大文", "محمد", "שלום", "สมชาย", "한국", "अमित", "🦊🔥", "xX_陳_Xx")
UPRIGHT = ("陳大文", "한국", "🦊🔥", "xX_陳_Xx", "ქეთი", "Ṱshivenḓa")
"""Names that need no Raqm."""
BAD = {
    "32 emoji": "🦊" * 32,
    "marks alone": "\u0301" * 200_000,
    "a letter with marks": "ب" + "\u064e" * 200_000,
    "zalgo": "ש\u0351\u0316\u0489" * 40,
    "overrides": "\u202eשלום\u202c\u2067محمد\u2066\u200f",
    "invisible": "م\u200d\u200c\u2060\ufeff陳\u3164",
    "control": "陳\x00\x07\x1b[31m大\r\n文",
    "joined for ever": "क्" * 200,
    "both directions": "שלום Ada (مرحبا) 12-34 🦊…" * 3,
    "long": "አማርኛ" * 50_000,
}


@pytest.mark.parametrize("name", PEOPLE)
@needs_raqm
def test_people_are_called_what_they_are_called(name: str) -> None:
    assert legible(name) == shown_name(name, 2, "en") == name
    assert masks.text(name, "bold", 42).image.getbbox()


@needs_raqm
def test_marks_that_the_font_of_a_letter_lacks_are_left_out() -> None:
    assert legible("ש\u0351\u0316לום") == "שלום"
    assert legible("陳\u0351大文") == "陳大文"


@pytest.mark.usefixtures("without_scripts")
@pytest.mark.parametrize("name", [*PEOPLE[:-1], "Ṱ"])
def test_without_the_fonts_they_are_the_seat(name: str) -> None:
    assert shown_name(name, 2, "en") == ("T" if name == "Ṱ" else "Player 3")
    assert shown_name("xX_陳_Xx", 2, "en") == "xX__Xx"


@pytest.mark.usefixtures("without_scripts")
def test_without_the_fonts_the_doctor_says_which_are_missing() -> None:
    finding = doctor_machine.fonts()
    assert finding.sign == "warning"
    for told in ("Arabic", "CJK (pip install manimgx-fonts-cjk)", "Emoji", "Thai"):
        assert told in finding.sentence


def test_other_names_look_the_same_with_and_without_the_fonts(
    request: pytest.FixtureRequest,
) -> None:
    people = ("Zoë", "Дмитрий", "Ελένη", "Nguyễn Thị Ẫm")
    scene = replace(scene_with(middle_view(4, None), "board"), names=people)
    drawn = draw(scene)
    request.getfixturevalue("without_scripts")
    forget_fonts()
    assert draw(scene) == drawn


def test_without_raqm_only_what_stands_side_by_side_is_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fonts.features, "check", lambda _: False)
    assert [legible(name) for name in UPRIGHT] == [*UPRIGHT]
    for name in UPRIGHT:
        assert masks.text(name, "bold", 42).image.getbbox()
    assert [shown_name(name, 0, "en") for name in ("محمد", "अमित", "שלום")] == ["Player 1"] * 3
    finding = doctor_machine.fonts()
    assert finding.sign == "warning"
    assert "Hebrew" in finding.sentence
    assert "libfribidi0" in finding.sentence
    assert "CJK" not in finding.sentence


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
@pytest.mark.parametrize("script", ["Emoji", "Thai"])
def test_a_damaged_font_breaks_no_picture_and_the_doctor_names_it(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    script: str,
    damage: Callable[[Path], None],
) -> None:
    spec = find_spec("manimgx_fonts")
    assert spec is not None
    assert spec.origin is not None
    shutil.copytree(Path(spec.origin).parent, tmp_path / "manimgx_fonts")
    monkeypatch.delitem(sys.modules, "manimgx_fonts", raising=False)
    monkeypatch.syspath_prepend(tmp_path)
    damage(fonts.path_of(script))
    for name in ("สมชาย", "🦊🔥", "Ada สมชาย 🦊"):
        shown = shown_name(name, 0, "en")
        assert shown
        masks.text(fit(shown, NAME, 129).words, "bold", 42)
    finding = doctor_machine.fonts()
    assert finding.sign == "warning"
    assert f"{script} (pip install --force-reinstall manimgx-fonts)" in finding.sentence


def test_letters_that_a_damaged_font_refuses_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, width = masks.text("AdaAda", "bold", 42).image.size, masks.width_of("AdaAda", NAME)
    large = masks._large

    class Broken:
        def __getattr__(self, _: str) -> None:
            raise OSError("invalid outline")

    assert runs.runs("Ada陳Ada", "bold")
    monkeypatch.setattr(masks, "_large", lambda face: Broken() if face == "CJK" else large(face))
    left = masks.text("Ada陳Ada", "bold", 42).image.size
    assert left == pytest.approx(drawn, abs=2)
    assert masks.width_of("Ada陳Ada", NAME) == pytest.approx(width, abs=2)


@pytest.mark.parametrize("name", BAD.values(), ids=BAD.keys())
def test_bad_names_cost_little_and_never_break_a_picture(name: str) -> None:
    begun = process_time()
    shown = shown_name(name, 0, "en")
    fitted = fit(shown, NAME, 300)
    mask = masks.text(fitted.words, "bold", fitted.kind.px)
    spent = process_time() - begun
    assert fitted.width <= 300
    assert mask.image.height <= 2 * NAME.px, "it stays in its line"
    assert len(shown) <= 32
    assert spent < 0.3, "with opening its fonts"


# --- runs ----------------------------------------------------------------------------------------


@needs_raqm
@pytest.mark.parametrize(
    ("words", "drawn"),
    [
        ("Ada", []),
        ("Zoë – Ελένη", []),
        ("xX_陳_Xx", ["xX_", "陳", "_Xx"]),
        ("שלום עולם", ["<עולם", " ", "<שלום"]),
        ("שלום123", ["123", "<שלום"]),
        ("שלום 123", ["<שלום", " 123"]),
        ("שלו…", ["…", "<שלו"]),
        ("שלום, דוד", ["<שלום", ", ", "<דוד"]),
        ("שלום 5 · דוד 7", ["<שלום", " 5 · ", "<דוד", " 7"]),
        ("Gold! محمد takes it", ["Gold! ", "<محمد", " takes it"]),
        ("محمد٣٤", ["٣٤", "<محمد"]),
        ("Ada 🦊🔥", ["Ada ", "🦊🔥"]),
        ("สมชายとAda", ["สมชาย", "と", "Ada"]),
    ],
)
def test_every_part_has_its_font_and_direction(words: str, drawn: list[str]) -> None:
    parts = runs.runs(words, "bold")
    assert [f"{'<' * (part.direction == 'rtl')}{part.words}" for part in parts] == drawn


def test_the_width_of_mixed_words_is_that_of_their_ink() -> None:
    for words in UPRIGHT:
        mask = masks.text(words, "bold", 42)
        assert mask.left + mask.image.width == pytest.approx(
            masks.width_of(words, NAME._replace(px=42)), abs=10
        )


# --- cut at letters ------------------------------------------------------------------------------

WHOLE = ("👍🏽", "🇵🇷", "मि", "กำ", "e\u0301\u0323")


@pytest.mark.parametrize("letter", WHOLE)
def test_what_a_reader_sees_as_one_letter_is_never_cut(letter: str) -> None:
    name = letter * 20
    for room in range(60, 400, 40):
        kept = fit(name, NAME, room).words.removesuffix(ELLIPSIS)
        assert set(graphemes(kept)) <= {letter}


# --- everywhere ----------------------------------------------------------------------------------


@cache
def of_each_kind(game: str) -> dict[str, Scene]:
    """Return the scene with the most people, of each kind of picture."""
    found: dict[str, Scene] = {}
    for scene in scenes(game).values():
        if scene.kind not in found or len(scene.names) > len(found[scene.kind].names):
            found[scene.kind] = scene
    return found


@pytest.mark.sampled(2)
@pytest.mark.parametrize("people", [PEOPLE, PEOPLE[::-1], tuple(BAD.values())])
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_picture_is_drawn_with_everybodys_name(
    game: str, people: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    in_fonts = masks._in_fonts

    def whole(parts: tuple[Run, ...], px: int) -> masks.Mask:
        for part in parts:
            missing = [one for one in part.words if one != " " and not fonts.has(part.face, one)]
            assert not missing, f"{part.face} lacks {missing} of {part.words!r}"
        return in_fonts(parts, px)

    monkeypatch.setattr(masks, "_in_fonts", whole)
    SHELF.forget()
    kinds = of_each_kind(game)
    assert {"lobby", "board", "hand", "final", "course", "profile"} <= set(kinds)
    for scene in kinds.values():
        named = replace(scene, names=people[: len(scene.names)])
        alt = draw(named).alt
        assert alt
        if people is PEOPLE and scene.kind in {"board", "final", "lobby"} and fonts.shapes():
            assert all(name in alt for name in named.names), scene.kind
