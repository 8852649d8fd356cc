"""The gallery shows today's pictures: a changed picture needs a look."""

import fcntl
import os
import pickle
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from io import BytesIO
from itertools import chain
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

import pytest
from PIL import Image, ImageChops

from bot.render import Picture, Scene, draw
from bot.render.san_juan.look import GOOD_COLOURS
from bot.render.scene import PictureKind
from bot.render.theme import GOLD, INK, ON_INK, PAPER, THEMES
from rules.registry import GAMES
from tests.render.legible import Written, drawn_by_light, weak
from tools.gallery import drawing
from tools.gallery.manifest import differences, entry_of, read
from tools.gallery.playing import play
from tools.gallery.positions import ODD_NAMES, largest_decisions, largest_of_all, scenes

MANIFESTS = Path(__file__).parents[2] / "docs" / "gallery"
LOOK = "run `plaza gallery`, look at build/gallery, and commit docs/gallery if it is as meant"
MOST_BYTES = 500_000
GAME = next(iter(GAMES))
INDIGO: Final = GOOD_COLOURS[0]


class Gallery(NamedTuple):
    """The pictures of a game, and all words in them."""

    pictures: Mapping[str, Picture]
    written: Mapping[Written, str]


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Gallery]:
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
    return found


def drawn_into(file: BinaryIO, key: str) -> Gallery:
    """Return this file's data of a game; draw the game first, if it is missing."""
    file.seek(0)
    if not (stored := file.read()):
        stored = pickle.dumps(Gallery(*drawn_by_light(scenes(key), draw)))
        file.write(stored)
    return pickle.loads(stored)


@pytest.fixture
def written(gallery: Mapping[str, Gallery]) -> dict[Written, str]:
    return dict(chain.from_iterable(each.written.items() for each in gallery.values()))


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


# --- the manifests -----------------------------------------------------------------------------


def samples(key: str) -> dict[str, Scene]:
    """Return a board, a hand and a final of a game."""
    most, shown = GAMES[key].seats[-1], scenes(key)
    hand = next(name for name in shown if name.startswith("hand-"))
    return {name: shown[name] for name in (f"board-{most}-late", hand, f"final-{most}")}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", GAMES)
def test_a_board_a_hand_and_a_final_look_as_the_manifest_says(key: str) -> None:
    known = read(MANIFESTS / f"{key}.txt")
    drawn = {name: entry_of(draw(scene)) for name, scene in samples(key).items()}
    assert not list(differences({name: known[name] for name in drawn}, drawn)), LOOK


@pytest.mark.proof
@pytest.mark.parametrize("key", GAMES)
def test_every_picture_looks_as_the_manifest_says(key: str, gallery: Mapping[str, Gallery]) -> None:
    drawn = {name: entry_of(picture) for name, picture in gallery[key].pictures.items()}
    changed = list(differences(read(MANIFESTS / f"{key}.txt"), drawn))
    assert not changed, f"{LOOK}\n" + "\n".join(changed)


def test_every_game_has_a_manifest_and_no_picture_is_committed() -> None:
    there = {path.name for path in MANIFESTS.iterdir()}
    assert there == {"README.md", *(f"{key}.txt" for key in GAMES)}


@pytest.mark.proof
def test_contact_sheets_show_the_pictures_at_the_size_of_a_phone() -> None:
    pictures = {str(number): draw(scene) for number, scene in enumerate(samples(GAME).values())}
    (sheet,) = drawing.sheets(pictures)
    assert sheet.width == 4 * 280 + 5 * 16
    whole = opened(pictures["0"])
    small = whole.resize((280, round(whole.height * 280 / 1200)), Image.Resampling.LANCZOS)
    first = sheet.crop((16, 16, 296, 16 + small.height))
    apart = ImageChops.difference(small, first).convert("L")
    assert sum(apart.histogram()[64:]) == 0


@pytest.mark.proof
@pytest.mark.parametrize("key", GAMES)
def test_no_picture_is_too_large_to_be_looked_at(key: str, gallery: Mapping[str, Gallery]) -> None:
    for name, picture in gallery[key].pictures.items():
        assert len(picture.data) < MOST_BYTES, name


# --- what is shown ---------------------------------------------------------------------------


@pytest.mark.proof
def test_every_kind_of_picture_is_shown() -> None:
    kinds = {key: {scene.kind for scene in scenes(key).values()} for key in GAMES}
    assert all(found >= {"board", "hand", "final"} for found in kinds.values())
    assert set().union(*kinds.values()) == set(PictureKind.__args__)


@pytest.mark.proof
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
    """If this fails, the rules have changed: name the games again in `tools/extremes`."""
    for variant in ("", *import_module(f"tools.extremes.{key}").VARIANTS):
        assert largest_decisions(key, variant) == largest_of_all(key, variant)


@pytest.mark.proof
@pytest.mark.parametrize(("key", "seats"), [(key, n) for key in GAMES for n in GAMES[key].seats])
def test_tables_and_ends_are_shown_for_every_number_of_players(key: str, seats: int) -> None:
    shown = {name for name, scene in scenes(key).items() if len(scene.names) == seats}
    boards = {f"board-{seats}-{when}" for when in ("early", "middle", "late", "full")}
    assert boards | {f"final-{seats}"} <= shown


@pytest.mark.proof
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


@pytest.mark.proof
@pytest.mark.parametrize("key", GAMES)
def test_the_same_games_are_played_every_time(key: str) -> None:
    once, again = (
        [moment.game.digest(moment.state) for moment in play(GAMES[key], 3, 8)] for _ in range(2)
    )
    assert once == again


# --- what is written -------------------------------------------------------------------------


@pytest.mark.proof
def test_all_words_stand_out_from_what_they_are_written_on(
    written: Mapping[Written, str],
) -> None:
    assert not weak(written)


@pytest.mark.proof
@pytest.mark.parametrize("name", THEMES)
def test_words_are_found_on_every_ground(name: str, written: Mapping[Written, str]) -> None:
    theme = THEMES[name]
    wanted = [
        *((theme.text, ground) for ground in (theme.surface, theme.surface_2)),
        *((theme.mute, ground) for ground in (theme.ground, theme.surface)),
        *((theme.act, theme.act_shade), (INK, GOLD), (INK, PAPER), (ON_INK, INK)),
    ]
    missing = [pair for pair in wanted if Written(*pair, name) not in written]
    assert not missing


@pytest.mark.proof
def test_words_are_found_on_everything_that_is_alike_in_every_light(
    written: Mapping[Written, str],
) -> None:
    found = {each[:2] for each in written}
    goods = ((INK, good) for good in GOOD_COLOURS[1:3])
    assert {(GOLD, INK), (ON_INK, INDIGO), *goods} <= found
