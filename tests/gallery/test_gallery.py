"""The gallery shows what is drawn today: whoever changes a picture looks at it."""

import fcntl
import os
import pickle
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from io import BytesIO
from itertools import chain, combinations, product
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

import pytest
from click.testing import CliRunner
from PIL import Image, ImageChops

from bot.cli import main
from bot.render import Scene, draw, masks
from bot.render.canvas import Canvas
from bot.render.encoding import encode
from bot.render.kit import markers
from bot.render.san_juan.look import GOOD_COLOURS
from bot.render.scene import PictureKind
from bot.render.theme import CAPTION, GOLD, INK, ON_INK, PAPER, RGB, THEMES
from rules.registry import GAMES
from tests.gallery.comparing import BLOCK, difference
from tests.render.legible import Written, drawn_by_light, weak
from tests.render.sprites import forget_all
from tools.gallery import drawing
from tools.gallery.drawing import INDEX, SHEET, File
from tools.gallery.playing import play
from tools.gallery.positions import ODD_NAMES, largest_decisions, largest_of_all, scenes

GALLERY = Path(__file__).parents[2] / "docs" / "gallery"
LOOK = "run `plaza gallery`, look at it in docs/gallery, and commit it if it is as meant"
MOST_BYTES = 500_000
GAME = next(iter(GAMES))
INDIGO: Final = GOOD_COLOURS[0]


class Gallery(NamedTuple):
    """Its files by their paths, and everything that is written in its pictures."""

    files: dict[str, bytes]
    written: dict[Written, str]


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Gallery:
    """Draw everything once: several processes of tests share the games among them."""
    kept = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        kept = kept.parent
    found = dict[str, Gallery]()
    for waiting in (fcntl.LOCK_NB, 0):
        for key in GAMES.keys() - found.keys():
            with suppress(BlockingIOError), (kept / f"gallery_{key}").open("a+b") as file:
                fcntl.flock(file, fcntl.LOCK_EX | waiting)
                found[key] = drawn_into(file, key)
    files = chain(*[each.files.items() for each in found.values()], [drawing.whole_index()])
    return Gallery(dict(files), dict(chain(*[each.written.items() for each in found.values()])))


def drawn_into(file: BinaryIO, key: str) -> Gallery:
    """Return what this file has of a game; draw it first, if nothing is there."""
    file.seek(0)
    if not (stored := file.read()):
        pictures, written = drawn_by_light(scenes(key), draw)
        stored = pickle.dumps(Gallery(dict(drawing.laid_out(key, pictures)), written))
        file.write(stored)
    return pickle.loads(stored)


@pytest.fixture
def drawn(gallery: Gallery) -> Mapping[str, bytes]:
    return gallery.files


@pytest.fixture
def written(gallery: Gallery) -> Mapping[Written, str]:
    return gallery.written


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def picture_of(scene: Scene) -> Image.Image:
    return opened(draw(scene).data)


def triples(palette: list[int]) -> Iterator[RGB]:
    return zip(palette[::3], palette[1::3], palette[2::3], strict=True)


# --- what is stored --------------------------------------------------------------------------


@pytest.mark.proof
def test_every_file_is_stored_and_no_other(drawn: Mapping[str, bytes]) -> None:
    assert drawing.stored(GALLERY) == drawn.keys(), f"files are missing or left over: {LOOK}"


@pytest.mark.proof
def test_every_picture_looks_as_it_is_stored(drawn: Mapping[str, bytes]) -> None:
    told = {
        path: difference(opened((GALLERY / path).read_bytes()), opened(data))
        for path, data in drawn.items()
        if path.endswith(".png") and SHEET not in path and (GALLERY / path).exists()
    }
    changed = [f"{path}: {words}" for path, words in told.items() if words]
    assert not changed, f"{LOOK}\n" + "\n".join(changed)


def test_the_index_has_every_picture_and_its_words(drawn: Mapping[str, bytes]) -> None:
    pages = {path: data.decode() for path, data in drawn.items() if path.endswith(INDEX)}
    assert pages.keys() == {INDEX, *(f"{key}/{INDEX}" for key in GAMES)}
    for path, page in pages.items():
        stored = (GALLERY / path).read_text(encoding="utf-8")
        assert stored == page, f"{path} tells something else: {LOOK}"
    for path in drawn:
        folder, _, name = path.rpartition("/")
        index = pages[f"{folder}/{INDEX}" if name != INDEX and folder else INDEX]
        assert path == INDEX or f"]({path if name == INDEX else name})" in index


@pytest.mark.parametrize("key", GAMES)
def test_contact_sheets_show_the_pictures_at_the_size_of_a_phone(
    key: str, drawn: Mapping[str, bytes]
) -> None:
    sheets = [path for path in drawn if path.startswith(f"{key}/{SHEET}")]
    assert len(sheets) == -(-len(scenes(key)) // 12)
    for path in sheets:
        sheet, stored = opened(drawn[path]), opened((GALLERY / path).read_bytes())
        assert sheet.width == 4 * 280 + 5 * 16
        assert stored.size == sheet.size, f"{path}: {LOOK}"
    name = next(iter(scenes(key)))
    whole = opened(drawn[f"{key}/{name}.png"]).convert("RGB")
    small = whole.resize((280, round(whole.height * 280 / 1200)), Image.Resampling.LANCZOS)
    first = opened(drawn[sheets[0]]).convert("RGB").crop((16, 16, 296, 16 + small.height))
    apart = ImageChops.difference(small, first).convert("L")
    assert sum(apart.histogram()[64:]) == 0


def test_no_file_is_too_large_to_be_looked_at(drawn: Mapping[str, bytes]) -> None:
    for path, data in drawn.items():
        assert len(data) < MOST_BYTES, path


# --- what is shown ---------------------------------------------------------------------------


def test_every_kind_of_picture_is_shown() -> None:
    kinds = {key: {scene.kind for scene in scenes(key).values()} for key in GAMES}
    assert all(found >= {"board", "hand", "final"} for found in kinds.values())
    assert set().union(*kinds.values()) == set(PictureKind.__args__)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_decision_is_shown(key: str) -> None:
    shown = scenes(key).values()
    asked = {scene.view.decision.kind for scene in shown if scene.view.decision is not None}
    met = {
        decision.kind
        for seats in GAMES[key].seats
        for seed in range(40, 43)
        for moment in play(GAMES[key], seats, seed)
        for decision in GAMES[key].decisions(moment.state)
    }
    assert met <= asked


@pytest.mark.soak
@pytest.mark.parametrize("key", GAMES)
def test_no_decision_is_larger_in_a_game_that_is_not_named(key: str) -> None:
    """Where this fails, the rules have changed: name the games anew in `tools/extremes`."""
    for variant in ("", *import_module(f"tools.extremes.{key}").VARIANTS):
        assert largest_decisions(key, variant) == largest_of_all(key, variant)


@pytest.mark.parametrize(("key", "seats"), [(key, n) for key in GAMES for n in GAMES[key].seats])
def test_tables_and_ends_are_shown_for_every_number_of_players(key: str, seats: int) -> None:
    shown = {name for name, scene in scenes(key).items() if len(scene.names) == seats}
    boards = {f"board-{seats}-{when}" for when in ("early", "middle", "late", "full")}
    assert boards | {f"final-{seats}"} <= shown


@pytest.mark.parametrize("key", GAMES)
def test_every_light_language_size_and_odd_name_is_shown(key: str) -> None:
    shown = scenes(key).values()
    for kind in {scene.kind for scene in shown}:
        alike = [scene for scene in shown if scene.kind == kind]
        assert {scene.theme for scene in alike} == THEMES.keys()
        assert {scene.language for scene in alike} == {"en", "de"}
    assert {scene.large for scene in shown if scene.kind == "hand"} == {True, False}
    assert {name for scene in shown for name in scene.names} >= {*ODD_NAMES[: GAMES[key].seats[-1]]}
    assert {len(name) for name in ODD_NAMES} == {32}


@pytest.mark.parametrize("key", GAMES)
def test_the_same_games_are_played_every_time(key: str) -> None:
    once, again = (
        [moment.game.digest(moment.state) for moment in play(GAMES[key], 3, 8)] for _ in range(2)
    )
    assert once == again


# --- what is written -------------------------------------------------------------------------


def test_all_words_stand_out_from_what_they_are_written_on(
    written: Mapping[Written, str],
) -> None:
    assert not weak(written)


@pytest.mark.parametrize("name", THEMES)
def test_words_are_found_on_every_ground(name: str, written: Mapping[Written, str]) -> None:
    theme = THEMES[name]
    wanted = [
        *((theme.text, ground) for ground in (theme.surface, theme.surface_2)),
        *((theme.mute, ground) for ground in (theme.ground, theme.surface)),
        *((theme.act, theme.act_shade), (INK, GOLD), (INK, PAPER), (ON_INK, INK), (GOLD, INK)),
        *((INK, good) for good in GOOD_COLOURS[1:3]),
        (ON_INK, INDIGO),
    ]
    missing = [pair for pair in wanted if Written(*pair, name) not in written]
    assert not missing


# --- what is noticed -------------------------------------------------------------------------


@pytest.fixture
def scene() -> Scene:
    return scenes(GAME)["hand-build-small"]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["BICUBIC", "HAMMING", "BILINEAR", "BOX"])
def test_another_smoothing_of_edges_passes(
    name: str, scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    def smoothed(sheet: Image.Image, width: int, height: int) -> Image.Image:
        return sheet.resize((width, height), Image.Resampling[name])

    before = picture_of(scene)
    monkeypatch.setattr(masks, "_reduced", smoothed)
    forget_all()
    after = picture_of(scene)
    forget_all()
    assert after.tobytes() != before.tobytes()
    assert difference(before, after) == ""


def test_another_number_is_noticed(scene: Scene) -> None:
    facts = ({**scene.facts[0], "price": 8}, *scene.facts[1:])
    assert "differs within" in difference(
        picture_of(scene), picture_of(replace(scene, facts=facts))
    )


@pytest.mark.parametrize("name", THEMES)
def test_another_digit_in_the_smallest_type_is_noticed(name: str) -> None:
    theme = THEMES[name]

    def written(digit: str, x: int, y: int) -> Image.Image:
        canvas = Canvas(48, 48, theme.surface)
        canvas.write(digit, 24 + x, 36 + y, CAPTION, theme.mute, "middle")
        return opened(encode(canvas.image, (), theme))

    for x, y in product(range(BLOCK), repeat=2):
        digits = {digit: written(digit, x, y) for digit in "0123456789"}
        for one, other in combinations(digits, 2):
            assert "differs within" in difference(digits[one], digits[other]), (one, other)


def test_a_marker_somewhere_else_is_noticed(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    before = picture_of(scene)
    sprite = markers.sprite
    place = Canvas.place

    def moved(self: Canvas, what: object, x: int, y: int) -> None:
        place(self, what, x + 2 * (what is sprite(1)), y)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(Canvas, "place", moved)
    after = picture_of(scene)
    assert "differs within" in difference(before, after)


def test_another_shade_of_an_area_is_noticed(scene: Scene) -> None:
    picture, other = picture_of(scene), picture_of(scene)
    palette = picture.getpalette()
    assert palette is not None
    place = 3 * list(triples(palette)).index(scene.light.surface)
    palette[place] += 6
    other.putpalette(palette)
    assert "fills" in difference(picture, other)


def test_another_size_is_noticed(scene: Scene) -> None:
    picture = picture_of(scene)
    assert "large" in difference(picture, picture.crop((0, 0, 1200, 959)))


# --- the command -----------------------------------------------------------------------------


def test_the_command_draws_all_names_what_changed_and_removes_what_is_left_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drawn: Mapping[str, bytes]
) -> None:
    pictures = [File(*each) for each in drawn.items()]
    monkeypatch.setattr(drawing, "files", lambda: pictures)

    def changed() -> list[str]:
        result = CliRunner().invoke(main, ["gallery", "--out", str(tmp_path)])
        assert result.exit_code == 0, result.output
        return result.output.splitlines()

    assert len(changed()) == len(drawn) + 1
    assert changed() == ["All is as it was."]
    repacked = tmp_path / GAME / "final-3.png"  # shows what it showed
    Image.open(repacked).save(repacked, "PNG", compress_level=1)
    own = tmp_path / "screenshot.png"
    for path in (own, tmp_path / GAME / "old.png", tmp_path / GAME / "final-2.png"):
        path.write_bytes(b"")
    assert {line.strip() for line in changed()[:-1]} == {f"{GAME}/old.png", f"{GAME}/final-2.png"}
    assert own.exists()
    assert drawing.stored(tmp_path) == drawn.keys()
