"""`plaza ladder`: every level against the one below."""

from rules.registry import GAMES
from tools.ladder import climb, table


def test_each_level_plays_against_the_one_below() -> None:
    [rung] = climb(GAMES["san_juan"], ("random", "greedy"), 4, 1)

    assert (rung.level, rung.below, rung.rivals) == ("greedy", "random", 3)
    assert rung.standing.games == 4
    assert rung.points > 400


def test_the_last_line_is_the_mean_of_all_games() -> None:
    one, other = (
        rung
        for key in ("san_juan", "goldene_stadt")
        for rung in climb(GAMES[key], ("random", "greedy"), 4, 1)
    )

    *_, last = table([one, other]).splitlines()

    assert last.split() == ["all", "games", "greedy", f"{(one.points + other.points) / 2:+.0f}"]
