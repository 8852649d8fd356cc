"""Tools made for as many seats as any game may have, tried with the made-up game."""

from types import SimpleNamespace

import pytest

from bot.render import draw
from bot.render.kit.alt import LIMIT
from tests.games.auction import AUCTION
from tests.games.hosting import hosted
from tools.arena.command import count_waits, run_arena, table, waits_text
from tools.arena.matches import line_up
from tools.bench import render, rules
from tools.gallery import positions
from tools.gallery.playing import NAMES
from tools.gallery.positions import ODD_NAMES

__all__ = ["hosted"]

KEY, SEATS = AUCTION.key, max(AUCTION.seats)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Declare the game's positions that are hardest to draw."""
    extremes = SimpleNamespace(
        DENSEST=("final-6",),
        VARIANTS={},
        LARGEST={},
        extremes=lambda _, hand: {"hand-extreme": hand},
    )
    monkeypatch.setattr(positions, "_measured", lambda _: extremes)


@pytest.mark.proof
@pytest.mark.usefixtures("measured")
def test_the_gallery_shows_six_by_their_names_odd_ones_too() -> None:
    scenes = positions.scenes(KEY)

    assert scenes["board-6-late"].names == NAMES
    for name in ("board-6-late-names", "final-6-names"):
        assert scenes[name].names == ODD_NAMES
    assert {"board-5-early", "board-6-changed", "hand-bid", "hand-tip", "final-5"} <= scenes.keys()
    for name in ("board-6-late-names", "hand-bid", "final-6-names", "final-6-light"):
        assert 0 < len(draw(scenes[name]).alt) <= LIMIT


def test_pictures_of_six_are_there_to_be_timed() -> None:
    assert [len(scene.names) for scene in render.scenes(KEY, "board", 3)] == [6, 6, 6]


def test_random_games_of_six_are_there_to_be_timed() -> None:
    assert rules.our_playout(AUCTION, 1) > 6 * 5


def test_six_play_in_the_arena_each_once_at_each_seat() -> None:
    report = run_arena(AUCTION, line_up(("greedy", "random"), SEATS), 6)

    head, games, _, _, greedy, random = table(report).splitlines()
    assert head.endswith("6 players: greedy, random, random, random, random, random")
    assert games.startswith("6 games: 1 deals, seatings of each: 6; ")
    assert greedy.split()[1:4] == ["1", "of", "6"]
    assert random.split()[1:4] == ["5", "of", "6"]
    waits = count_waits(report)
    assert "as played" in waits_text(waits, waits)


def test_of_six_equal_players_each_seat_is_told() -> None:
    report = run_arena(AUCTION, line_up(("random",), SEATS), 2)

    assert [line.split()[:2] for line in table(report).splitlines()[4:]] == [
        ["seat", str(seat)] for seat in range(1, 7)
    ]
