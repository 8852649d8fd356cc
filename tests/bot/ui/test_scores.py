"""Scores on request: each seat's points so far and expected, and the lines that make them."""

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
                now, then = dict(game.score_so_far(view, seat)), dict(game.expected(view, seat))
                for key in now.keys() | then.keys():
                    before, after = now.get(key, 0), then.get(key, 0)
                    line = f"{words.line(key)} {before}"
                    if before != after:
                        line += f" → {after}"
                    line = line.replace("-", "−")
                    assert (line in each[seat]) == bool(before or after)


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
def test_both_totals_stand_beside_each_other_while_the_game_goes_on(game: AnyGame) -> None:
    seats = min(game.seats)
    *running, last = played(game, seats)
    for state in running:
        view = game.view(state, None)
        _, *each, meaning = told(game, state, seats, None, "en")
        for seat, text in enumerate(each):
            now, then = (
                sum(line.points for line in lines(view, seat))
                for lines in (game.score_so_far, game.expected)
            )
            assert f": {texts('en').of(game.key).points(now)}" in text
            assert f", {then} expected at the end" in text
        assert texts("en").of(game.key).say("expected") in meaning
    ended = " ".join(told(game, last, seats, None, "en"))
    assert "expected" not in ended
    assert "→" not in ended


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
        expected=lambda view, seat: plain.expected(view, seat) if seat < known else (),
    )
    seats, words = max(game.seats), texts(language)
    state, *_ = played(game, seats)
    _, *each = told(game, state, seats, 0, language)
    hidden = [words.say("scores-hidden", name=name) for name in LONGEST[:seats]]
    meaning = [f"-# {words.of(game.key).say('expected')}"] if known else []
    assert each[known:] == hidden[known:] + meaning
    assert not {*hidden} & {*each[:known]}
    assert not any(character.isdigit() for character in "".join(hidden))
