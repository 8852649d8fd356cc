"""The private panel: with every way to answer, each answer that there is can be given."""

from random import Random

import pytest

from bot.text import LANGUAGES, texts
from bot.ui import ids, panel, question
from rules import decision as answering
from rules.registry import GAMES
from tests.bot.ui.tables import panel_of, position_of
from tests.limits.message import BUTTON, walk


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one_click", [False, True])
@pytest.mark.parametrize("key", GAMES)
def test_what_may_be_declined_has_a_button_that_declines(key: str, one_click: bool, language: str):
    game, random = GAMES[key], Random(1)
    seats = min(game.seats)
    state, _ = game.new({option.name: option.values[-1] for option in game.options}, seats, 1)
    declined: set[str] = set()
    while open_ := game.decisions(state):
        decision = random.choice(list(open_))
        if decision.least == 0:
            position = position_of(game, state, seats, decision.seat)
            shown = panel_of(position, language, notice="", one_click=one_click)
            assert _says(panel.build(shown).view().to_components(), language)
            declined.add(decision.kind)
        game.apply(state, decision.seat, answering.sample(decision, random.random))
    assert declined


def _says(components: list[dict[str, object]], language: str) -> bool:
    """Whether a button that can be pressed says to decline, and answers with nothing."""
    for part in walk(components):
        claim = ids.read(str(part.get("custom_id", ""))) if part["type"] == BUTTON else None
        if claim is not None and claim.action == question.CONFIRM:
            named = part["label"] == texts(language).say("button-decline")
            return named and not part.get("disabled") and ids.positions(claim.picks) == ()
    return False
