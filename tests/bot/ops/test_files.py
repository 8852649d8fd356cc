"""`plaza table`: files of finished tables, written and looked into from the command line."""

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.cli import main
from bot.ops import files
from bot.service import tablefile
from bot.text import LANGUAGES, texts
from tests.bot.service.exported import EXAMPLE, file_of
from tests.bot.service.house import OPENER, House
from tests.databases import address_of
from tests.games import GAMES
from tests.games.hosting import worded

__all__ = ["worded"]

pytestmark = pytest.mark.usefixtures("worded")
GAME = "san_juan"


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Know the made-up game as well, and use a separate database."""
    monkeypatch.setattr(files, "GAMES", GAMES)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PLAZA_DATABASE_URL", address_of(tmp_path / "plaza.db"))


def plaza(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["table", *map(str, arguments)])


def refused(*arguments: object) -> str:
    """Return the one sentence with which a command ends, and nothing else."""
    result = plaza(*arguments)
    assert result.exit_code == 2
    assert result.output.startswith("plaza: ")
    return result.output.removeprefix("plaza: ").strip()


@pytest.fixture
def played(tmp_path: Path) -> None:
    """Play a game to its end (1), and begin another (2)."""

    async def play() -> None:
        house = House(tmp_path / "plaza.db")
        await house.begin()
        table = await house.lobby(1, 1)
        await house.play_out(await house.host.beginning.start(table.id, OPENER))
        await house.running()
        await house.store.close()

    asyncio.run(play())


@pytest.mark.proof
@pytest.mark.usefixtures("played")
def test_a_finished_table_is_exported_and_shown(tmp_path: Path) -> None:
    told = plaza("export", 1, "--output", "game.json")
    assert told.output == "game.json holds table 1, with the cards of all players.\n"
    assert plaza("export", "1").output == (tmp_path / "game.json").read_text()
    shown = plaza("show", "game.json").output
    assert shown.startswith("San Juan\n")
    assert "1. " in shown
    assert "P11" in shown
    assert (
        refused("export", "2")
        == "Only a game that was played to its end can be replayed or exported."
    )
    assert refused("export", "3") == "There's no such table."


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("files") / "game.json"
    path.write_bytes(tablefile.written(file_of(GAMES[GAME], 4)))
    return path


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happened_up_to_a_step_is_told_in_words(game: Path, language: str) -> None:
    few = plaza("show", game, "--step", "3", "--language", language).output
    all_ = plaza("show", game, "--language", language).output
    beyond = plaza("show", game, "--step", "9999", "--language", language).output
    assert all_.startswith(few.strip())
    assert all_ == beyond
    third, fourth = (texts(language).say("replay-step", step=n, steps=0) for n in (3, 4))
    assert third.rstrip("0") in few
    assert fourth.rstrip("0") not in few
    assert few.startswith("San Juan\n")
    assert "\n2. " in few, "how it ended"


def test_what_only_some_were_told_stands_behind_their_names(game: Path) -> None:
    told = plaza("show", game).output
    assert "\nAda: You paid with " in told


@pytest.mark.proof
def test_the_board_is_drawn_as_everyone_saw_it_after_a_step(game: Path, tmp_path: Path) -> None:
    for number in (3, 40):
        assert plaza("show", game, "--step", number, "--picture", f"{number}.png").exit_code == 0
    first, later = ((tmp_path / f"{number}.png").read_bytes() for number in (3, 40))
    assert first.startswith(b"\x89PNG")
    assert first != later


def test_a_file_that_cannot_be_shown_or_written_is_one_sentence(game: Path) -> None:
    changed = game.with_name("changed.json")
    changed.write_bytes(game.read_bytes().replace(b'"name": "Ada"', b'"name": "Eve"'))
    assert "changed after its export" in refused("show", changed)
    assert "verändert" in refused("show", changed, "--language", "de")
    assert "cannot be read" in refused("show", "nowhere.json")
    assert "cannot be read" in refused("show", game.parent / "game.json" / "x")
    assert "of a game I don't know" in refused("show", _of_chess(game))
    nowhere = game.with_name("no") / "board.png"
    result = plaza("show", game, "--step", "0", "--picture", nowhere)
    assert result.exit_code == 2
    assert result.output.endswith(
        f"plaza: {nowhere} cannot be written (No such file or directory).\n"
    )


def _of_chess(game: Path) -> Path:
    path = game.with_name("chess.json")
    path.write_bytes(game.read_bytes().replace(b'"game": "san_juan"', b'"game": "chess"'))
    return path


def test_the_example_of_the_documentation_is_shown() -> None:
    assert plaza("show", EXAMPLE).output.startswith("Auction\n")
