"""Fonts: a missing or damaged file gives one clear sentence at start, never a broken picture."""

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.cli import main
from bot.ops import doctor_machine
from bot.render import FontsMissing, check_fonts, fonts

FILES = {
    "SourceSerifPro-Bold.ttf": "font-source-serif-pro",
    "SourceSansPro-Semibold.ttf": "font-source-sans-pro",
    "SourceSansPro-Bold.ttf": "font-source-sans-pro",
    "SourceSansPro-Black.ttf": "font-source-sans-pro",
    "Font Awesome 6 Free-Solid-900.otf": "fonticon-fontawesome6",
}
"""Every font that pictures need, and the package to install for it."""

PACKAGES = ("font_source_serif_pro", "font_source_sans_pro", "fonticon_fa6")


def flipped(file: Path) -> None:
    """Change one byte in the middle, as a failing disk does."""
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 0xFF
    file.write_bytes(data)


def cut(share: float) -> Callable[[Path], None]:
    def damage(file: Path) -> None:
        data = file.read_bytes()
        file.write_bytes(data[: int(len(data) * share)])

    return damage


DAMAGES = {
    "empty": cut(0),
    "one byte short": lambda file: file.write_bytes(file.read_bytes()[:-1]),
    "half": cut(0.5),
    "nothing but the beginning": lambda file: file.write_bytes(file.read_bytes()[:13]),
    "one byte flipped": flipped,
    "a web page": lambda file: file.write_text("<html>404 not found</html>" * 100),
}


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install copies of the fonts in front of the real ones; tests can remove or damage them."""
    for package in PACKAGES:
        spec = find_spec(package)
        assert spec is not None
        assert spec.origin is not None
        shutil.copytree(Path(spec.origin).parent, tmp_path / package)
        monkeypatch.delitem(sys.modules, package, raising=False)
    monkeypatch.syspath_prepend(tmp_path)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    for kept in (fonts.font, fonts.path_of, fonts.has, fonts.glyph):
        kept.cache_clear()


def find(place: Path, name: str) -> Path:
    (file,) = place.rglob(name)
    return file


def test_fonts_are_there(installed: Path) -> None:
    check_fonts()
    assert {fonts.path_of(face).name for face in ("serif", "semibold", "bold", "black")} | {
        fonts.path_of(fonts.ICONS).name
    } == set(FILES)
    assert fonts.path_of("bold").is_relative_to(installed)


@pytest.mark.parametrize(("name", "package"), FILES.items())
def test_a_missing_font_is_named_with_what_to_install(
    installed: Path, name: str, package: str
) -> None:
    find(installed, name).unlink()
    with pytest.raises(FontsMissing, match=rf"^The font '.*{name}' is missing: .* {package}$"):
        check_fonts()


@pytest.mark.sampled(6)
@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
@pytest.mark.parametrize(("name", "package"), FILES.items())
def test_a_damaged_font_is_named_with_what_to_install(
    installed: Path, name: str, package: str, damage: Callable[[Path], None]
) -> None:
    damage(find(installed, name))
    with pytest.raises(FontsMissing, match=rf"^The font '.*{name}' is damaged: .* {package}$"):
        check_fonts()


@pytest.mark.parametrize("name", FILES)
def test_a_font_that_cannot_be_read_is_told_like_a_damaged_one(
    installed: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = Path.read_bytes

    def refuse(path: Path) -> bytes:
        if path.name == name:
            raise PermissionError(13, "Permission denied")
        return read(path)

    assert find(installed, name).is_file()
    monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(FontsMissing, match=name):
        check_fonts()


@pytest.mark.parametrize("package", PACKAGES)
def test_a_missing_package_is_named(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(name: str) -> object:
        return None if name == package else find_spec(name)

    monkeypatch.setattr(fonts, "find_spec", found)
    forget()
    with pytest.raises(FontsMissing, match="is missing: pip install"):
        check_fonts()
    forget()


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("damage", [Path.unlink, DAMAGES["half"]], ids=["missing", "damaged"])
def test_the_bot_does_not_start_without_each_font_and_says_why(
    installed: Path, name: str, damage: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(installed)
    monkeypatch.setenv("PLAZA_TOKEN", "MTA.Gx.abcdefghijklmnop")
    monkeypatch.setenv("PLAZA_LOG_FORMAT", "json")
    damage(find(installed, name))
    result = CliRunner().invoke(main, ["run"])
    assert result.exit_code == 2
    (line,) = result.output.strip().splitlines()
    sentence = json.loads(line)["reason"]
    assert sentence.startswith("The font '")
    assert name in sentence
    assert "pip install" in sentence
    assert not list(installed.glob("*.db")), "nothing was begun"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", FILES)
def test_the_doctor_tells_which_font_is_damaged(installed: Path, name: str) -> None:
    assert doctor_machine.fonts().sign == "ok"
    flipped(find(installed, name))
    finding = doctor_machine.fonts()
    assert finding.sign == "wrong"
    assert name in finding.sentence
