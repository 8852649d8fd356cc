"""The arena's runs: resumed records, and several processes."""

from itertools import islice
from pathlib import Path

import pytest
from click.testing import CliRunner

from rules.registry import GAMES
from tools.arena import hall
from tools.arena.command import arena
from tools.arena.hall import Hall
from tools.arena.matches import Played, fixtures

SAN_JUAN = GAMES["san_juan"]
WANTED = fixtures(("greedy", "random"), 4)


def played(where: Hall, options: dict[str, str] | None = None) -> list[Played]:
    return list(where.play(SAN_JUAN, options or {}, WANTED))


def test_several_processes_play_the_same_games_in_the_same_order() -> None:
    assert played(Hall(jobs=2)) == played(Hall())


def test_what_is_in_the_record_is_not_played_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = Hall(record=tmp_path / "record")
    before = list(islice(where.play(SAN_JUAN, {}, WANTED), 2))
    anew: list[int] = []
    play = hall.play

    def counted(*what: object) -> Played:
        anew.append(1)
        return play(*what)  # type: ignore[arg-type] - whatever is asked for

    monkeypatch.setattr(hall, "play", counted)

    games = played(where)

    assert len(anew) == len(WANTED) - 2
    assert games[:2] == before
    assert games == played(where) == played(Hall())


def test_a_record_knows_what_was_played_with(tmp_path: Path) -> None:
    where = Hall(record=tmp_path / "record")

    assert played(where) != played(where, {"starting_hand": "off"})
    assert played(where) == played(Hall())


def test_a_game_that_was_half_written_is_played_anew(tmp_path: Path) -> None:
    where = Hall(record=tmp_path / "record")
    games = played(where)
    whole = (tmp_path / "record").read_bytes()
    (tmp_path / "record").write_bytes(whole[:-100])

    assert played(where) == games
    assert (tmp_path / "record").read_bytes() == whole


@pytest.mark.parametrize("text", ["{}\n", "{}", "a list\nof things"])
def test_another_file_is_no_record_and_stays_as_it_is(text: str, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_text(text)
    result = CliRunner().invoke(arena, ["san_juan", "--games", "1", "--record", str(wrong)])

    assert result.exit_code == 1
    assert result.output == f"Error: {wrong} is no record of the arena\n"
    assert wrong.read_text() == text
