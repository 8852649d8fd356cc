"""Painted sprites: from drawings to sheets, from sheets into pictures; and pictures without any."""

import json
import shutil
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from PIL import Image

from bot.ops import doctor_machine
from bot.render import draw, sprites
from bot.render.canvas import Box, Canvas
from bot.render.kit import rows
from bot.render.sprites import MANIFEST, art_of, painted, sprite
from bot.render.theme import DARK, rgb
from tests.games.scenes import positions, scene_of
from tests.render.sprites import forget_all

ROOT = Path(__file__).parents[2]
PAINTED = sorted(path.parent.name for path in (ROOT / "data").glob("*/art"))
GAME = "san_francisco"
SPRITE, SIZE, LARGER = "villa", (124, 84), (170, 115)
GREEN = rgb("#22AA44")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a copy of a game's sheets, which are read in place of the real ones."""
    folder = tmp_path / GAME / "art"
    shutil.copytree(ROOT / "data" / GAME / "art", folder)
    monkeypatch.setattr(sprites, "files", lambda _: tmp_path)
    forget_all()
    yield folder
    forget_all()


@pytest.mark.parametrize("game", PAINTED)
def test_the_sheets_are_those_of_the_drawings(game: str) -> None:
    """Run `make art` after a change of a drawing, and commit both."""
    folder = ROOT / "data" / game / "art"
    manifest = json.loads((folder / MANIFEST).read_text("utf-8"))
    drawings = {path.stem: hash_of(path) for path in (ROOT / "art" / game).glob("*.svg")}
    sheets = {path.stem: hash_of(path) for path in folder.glob("*.webp")}
    assert {name: told["drawing"] for name, told in manifest["sheets"].items()} == drawings
    assert {name: told["sheet"] for name, told in manifest["sheets"].items()} == sheets
    assert len([*folder.iterdir()]) == len(sheets) + 1


def test_every_drawing_is_of_a_game_that_has_sheets() -> None:
    assert sorted(path.name for path in (ROOT / "art").iterdir()) == PAINTED


@pytest.mark.parametrize("game", PAINTED)
def test_all_that_is_opaque_has_a_colour_of_the_palette(game: str) -> None:
    art = art_of(game)
    known = {colour for colours in art.colours.values() for colour in colours}
    for sizes in art.sprites.values():
        for image in [rendered.image for rendered in sizes]:
            pixels = image.getcolors(image.width * image.height) or []
            found = [colour for _, colour in pixels if isinstance(colour, tuple)]
            assert {colour[:3] for colour in found if colour[3] == 255} <= known


def test_a_sprite_is_pasted_as_it_was_rendered() -> None:
    canvas = Canvas(200, 150, GREEN)
    box = Box(10, 20, *SIZE)
    assert painted(GAME, SPRITE, canvas, box)
    kept = next(one for one in art_of(GAME).sprites[SPRITE] if (one.width, one.height) == SIZE)
    assert canvas.image.crop(box.edges).tobytes() == kept.image.convert("RGB").tobytes()
    assert canvas.image.getpixel((9, 19)) == GREEN


@pytest.mark.parametrize("size", [SIZE, LARGER, (60, 60), (300, 40)])
def test_a_sprite_fills_its_box_whatever_its_shape(size: tuple[int, int]) -> None:
    found = sprite(GAME, SPRITE, *size)
    assert found is not None
    assert found.size == size


def test_corners_are_cut_if_they_are_round() -> None:
    canvas = Canvas(130, 88, GREEN)
    assert painted(GAME, SPRITE, canvas, Box(0, 0, *SIZE), 20)
    assert canvas.image.getpixel((0, 0)) == GREEN
    assert canvas.image.getpixel((65, 0)) != GREEN


def test_nothing_is_pasted_where_there_is_no_sprite() -> None:
    canvas = Canvas(20, 20, GREEN)
    assert not painted(GAME, "nothing", canvas, Box(0, 0, 20, 20))
    assert not painted("no_game", SPRITE, canvas, Box(0, 0, 20, 20))
    assert not painted("", SPRITE, canvas, Box(0, 0, 20, 20))
    assert canvas.image.getcolors() == [(400, GREEN)]


@pytest.mark.parametrize(("icon", "shown"), [("star", True), ("robot", False)])
def test_a_painted_count_takes_the_place_of_its_icon(icon: str, shown: bool) -> None:
    def drawn(count: rows.Count) -> bytes:
        canvas = Canvas(600, 70, DARK.ground)
        rows.draw_row(canvas, Box(0, 0, 600, 70), rows.RowHead(0, "Ada"), [count])
        return canvas.image.tobytes()

    plain = rows.Count(120, icon, "7")
    assert (drawn(plain) != drawn(plain._replace(art=GAME))) is shown


def test_a_game_without_art_lacks_nothing() -> None:
    assert art_of("no_game") == sprites.Art()
    assert [finding.subject for finding in doctor_machine.games((GAME,))] == ["games"]


def hash_of(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def shortened(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-9])


def emptied(path: Path) -> None:
    path.write_bytes(b"")


@pytest.mark.parametrize("harm", [Path.unlink, shortened, emptied])
@pytest.mark.parametrize("name", ["districts.webp", MANIFEST])
def test_what_is_damaged_is_said_and_everything_is_drawn_without(
    data: Path, name: str, harm: object
) -> None:
    board = scene_of(GAME, next(positions(GAME, 3, 3)), "board", None)
    whole = draw(board)
    assert callable(harm)
    harm(data / name)
    forget_all()
    plain = draw(board)
    [finding] = doctor_machine.games((GAME,))
    assert finding.subject == "art"
    assert GAME in finding.sentence
    assert plain.alt == whole.alt
    assert plain.data != whole.data
    shutil.rmtree(data)
    forget_all()
    assert draw(board) == plain


@pytest.mark.parametrize("game", PAINTED)
def test_a_painted_game_is_drawn_without_its_sheets(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = scene_of(game, next(positions(game, 3, 3)), "board", None)
    forget_all()
    whole = draw(board)
    monkeypatch.setattr(sprites, "files", lambda _: tmp_path)
    forget_all()
    plain = draw(board)
    assert plain.alt == whole.alt
    assert plain.data != whole.data
    forget_all()


DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" data-colours="4">
  <view id="red" viewBox="0 0 20 20" data-sizes="20x20 30x10"/>
  <view id="blue" viewBox="20 0 10 20"/>
  <rect width="20" height="20" fill="#ff0000"/><rect x="20" width="20" height="20" fill="#0000ff"/>
</svg>"""


def test_a_drawing_is_rendered_sprite_by_sprite_at_each_size() -> None:
    pytest.importorskip("resvg_py")
    from tools import art

    found = [*art.rendered(DRAWING)]
    assert [(name, image.size) for name, image in found] == [
        ("red", (20, 20)),
        ("red", (30, 10)),
        ("blue", (10, 20)),
    ]
    assert [image.getpixel((5, 5)) for _, image in found] == [
        (255, 0, 0, 255),
        (255, 0, 0, 255),
        (0, 0, 255, 255),
    ]
    sheet, places = art.laid(found)
    assert isinstance(sheet, Image.Image)
    boxes = [Box(*place[1:]) for place in places]
    assert not any(one.shared(other) for one in boxes for other in boxes if one is not other)
    few = art.in_palette(sheet, art.palette_of([sheet], 4))
    assert {colour for _, colour in few.getcolors() or ()} == {
        (255, 0, 0, 255),
        (0, 0, 255, 255),
        (0, 0, 0, 0),
    }


DUSK = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" data-colours="16">
  <view id="sky" viewBox="0 0 64 64" data-dither="yes"/>
  <defs><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="#101030"/>
    <stop offset="1" stop-color="#a06040"/></linearGradient></defs>
  <rect width="64" height="64" fill="url(#g)"/><rect x="40" width="24" height="64" fill="#406080"/>
</svg>"""


def test_a_gradient_is_dithered_and_what_is_flat_stays_flat(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    from tools import art

    path = tmp_path / "dusk.svg"
    path.write_text(DUSK, encoding="utf-8")
    sheet = art.sheet_of(path)
    palette = art.palette_of([sheet.image], sheet.colours)
    dithered = art.painted(sheet, palette).crop((0, 0, 64, 64))
    banded = art.in_palette(sheet.image, palette).crop((0, 0, 64, 64))
    flat = dithered.crop((40, 0, 64, 64)).getcolors() or []
    assert len(flat) == 1
    assert {*_colours(dithered)} == {*_colours(banded)}
    assert _error(dithered, sheet.image) * 2 < _error(banded, sheet.image)


def _colours(image: Image.Image) -> list[object]:
    return [colour for _, colour in image.getcolors() or ()]


def _error(image: Image.Image, wanted: Image.Image) -> float:
    """Return how far squares of a gradient are from what was painted, on average."""
    both = (each.crop((0, 0, 40, 64)).convert("L").reduce(8) for each in (image, wanted))
    pixels = zip(*(each.tobytes() for each in both), strict=True)
    return sum(abs(one - other) for one, other in pixels)
