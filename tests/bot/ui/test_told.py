"""Messages to people who only watch, and about the troubles of a table."""

from dataclasses import replace

import pytest

from bot.service.troubles import FAILED, GONE, PERMISSIONS, Trouble
from bot.text import LANGUAGES, texts
from bot.ui import panel, troubles
from bot.ui.people import names_of
from tests.bot.ui.tables import panel_of, position_of, table_of
from tests.games import GAMES


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spectator_is_told_so_and_offered_no_undo(key: str, language: str):
    game = GAMES[key]
    seats = game.seats[0]
    state, _ = game.new({}, seats, 1)
    watching = position_of(game, state, seats, None)
    told = str(panel.build(panel_of(watching, language, notice="")).view().to_components())
    words = texts(language)
    assert words.say("panel-spectator", count=0).rstrip(".") in told
    assert words.say("button-undo") not in told


@pytest.mark.parametrize("code", [PERMISSIONS, GONE, FAILED])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_one_is_told_of_a_next_move_when_the_game_is_over(code: str, language: str):
    words, trouble = texts(language), Trouble("K7QM2P3R", code, ("attach_files",))
    over = table_of(next(iter(GAMES.values())), 2, status="finished")
    told = str(troubles.sheet(trouble, over, words).view().to_components())
    assert "K7QM2P3R" in told
    assert f"#{over.id}" in troubles.sentence(trouble, over, words)
    assert words.say("button-board") in told
    assert words.say("button-move") not in told
    said = {
        troubles.sentence(trouble, replace(over, status=status), words)
        for status in ("lobby", "running", "finished")
    }
    assert len(said) == 3


def test_names_are_cleaned_for_pictures_and_escaped_only_for_posts():
    table = table_of(next(iter(GAMES.values())), 2)
    table = replace(table, seats=(replace(table.seats[0], name="a_b_c"), table.seats[1]))
    assert names_of(table, texts("en"))[0] == "a_b_c"
