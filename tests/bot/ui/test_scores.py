"""Scores on request: each seat's points so far, and the lines that make them."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.text import LANGUAGES, texts
from bot.ui import scores
from rules import decision as answering
from rules.game import AnyGame
from tests.bot.ui.tables import LONGEST, position_of
from tests.games import GAMES
from tests.limits.message import walk

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def played(game: AnyGame, seats: int) -> list[Any]:
    """Play a game at random with everything in it; return some positions, the last one too."""
    state, _ = game.new({option.name: option.values[-1] for option in game.options}, seats, 3)
    random, found = Random(3), [game.copy(state)]
    while open_ := game.decisions(state):
        decision = random.choice(list(open_))
        game.apply(state, decision.seat, answering.sample(decision, random.random))
        found.append(game.copy(state))
    return [*found[:-1:40], found[-1]]


def told(game: AnyGame, state: Any, seats: int, viewer: int | None, language: str) -> list[str]:
    """Return the texts of the sheet: a heading, one for each seat, and the explanation."""
    sheet = scores.build(position_of(game, state, seats, viewer), texts(language))
    return [
        str(part["content"]) for part in walk(sheet.view().to_components()) if "content" in part
    ]


@pytest.mark.sampled(3)
@in_every_language
@of_every_game
def test_every_line_is_told_with_its_points_and_nothing_is_cut(
    game: AnyGame, language: str
) -> None:
    seats, words = max(game.seats), texts(language).of(game.key)
    for state in played(game, seats):
        for viewer in (None, 0):
            view = game.view(state, viewer)
            _, *each = told(game, state, seats, viewer, language)
            for seat in range(seats):
                assert "…" not in each[seat]
                for key, points in game.score_so_far(view, seat):
                    line = f"{words.line(key)} {points}".replace("-", "−")
                    assert (line in each[seat]) == bool(points)


@pytest.mark.sampled(5)
@in_every_language
@of_every_game
def test_what_lies_open_in_front_of_a_seat_is_told_to_everyone(
    game: AnyGame, language: str
) -> None:
    seats, words = max(game.seats), texts(language).of(game.key)
    for state in played(game, seats):
        for viewer in (None, 0):
            view = game.view(state, viewer)
            _, *each = told(game, state, seats, viewer, language)
            for seat in range(seats):
                for remark in game.lies_open(view, seat):
                    assert words.remark(remark, ()) in each[seat]


@of_every_game
def test_the_total_is_told_and_nothing_is_guessed(game: AnyGame) -> None:
    seats, words = min(game.seats), texts("en").of(game.key)
    *running, last = played(game, seats)
    for state in (*running, last):
        view = game.view(state, None)
        _, *each = told(game, state, seats, None, "en")
        for seat, text in zip(range(seats), each, strict=False):
            total = sum(line.points for line in game.score_so_far(view, seat))
            assert f": {words.points(total)}" in text
            assert "→" not in text
        meaning = [] if state is last else [f"-# {words.say('so-far')}"]
        assert each[seats:] == meaning


@pytest.mark.parametrize("known", [1, 0])
@in_every_language
def test_points_that_the_viewer_may_not_know_are_called_hidden_and_not_0(
    language: str, known: int
) -> None:
    """A game tells nothing of them; here of all seats but the first few, or of none."""
    plain = next(iter(GAMES.values()))
    game = replace(
        plain,
        score_so_far=lambda view, seat: plain.score_so_far(view, seat) if seat < known else (),
    )
    seats, words = max(game.seats), texts(language)
    state, *_ = played(game, seats)
    _, *each = told(game, state, seats, 0, language)
    hidden = [words.say("scores-hidden", name=name) for name in LONGEST[:seats]]
    assert each[known:] == [*hidden[known:], f"-# {words.of(game.key).say('so-far')}"]
    assert not {*hidden} & {*each[:known]}
    assert not any(character.isdigit() for character in "".join(hidden))
