"""Whole games against books made from events alone (`auditor.py`)."""

from collections.abc import Sequence

import pytest

from rules.event import Event
from rules.san_francisco import GAME
from rules.san_francisco.components import KIND_NAMES
from rules.san_francisco.state import State
from tests.contract.walks import Chooser, at_random, greedily, walk
from tests.rules.auditing import audit
from tests.rules.san_francisco.auditor import Books

EVERY_TABLE = [(seats, choose) for seats in GAME.seats for choose in (at_random, greedily)]
GAMES_EACH = 4
MANY_GAMES = 2000
TERMS = ({"ties": "negotiated", "grants": "3"}, {})
KINDS = 40
"""Most kinds of events come in any few games."""
PART = 28


def opened(state: State) -> Books:
    """Open the books of a new game: the city lies open."""
    view = GAME.view(state, None)
    return Books([KIND_NAMES[kind] for kind in view.city], len(view.investors))


def agree(seed: int, seats: int, choose: Chooser) -> None:
    """Play a game with any table options, and compare the books at every step, to the end.

    Only moved sticks build (SF-37): a building that the books do not expect comes by itself. No
    cheque is lost or made (SF-43), nor anything else that `GAME.check` counts.
    """
    audit(walk(GAME, seats, seed, choose=choose), opened, GAME.check)


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("seats", "choose"), EVERY_TABLE)
def test_clause_1_2_clause_1_4_clause_6_4_r2_r22_sf_37_sf_43_the_books_agree_at_every_step(
    seats: int, choose: Chooser
) -> None:
    """The computer that plays for absent players comes to the end too (R22)."""
    for seed in range(GAMES_EACH):
        agree(seed, seats, choose)


@pytest.mark.proof
def test_the_books_miss_whatever_is_not_told() -> None:
    """The books can fail: without any one event of each kind they do not balance.

    Except for the mix of cards: without its event, the books accept any card.
    """
    missed = {"action_cards"}
    for seed in range(8):
        game = walk(GAME, 3 + seed % 3, seed, TERMS[seed % 2])
        state, told = GAME.new(game.options, game.seats, game.seed)
        batches = [told, *[step.events for step in game.steps]]
        for kind in {event.kind for events in batches for event in events} - missed:
            with pytest.raises((AssertionError, LookupError, ValueError)):
                _listen(opened(state), batches, kind)
            missed.add(kind)
    assert len(missed) >= KINDS


def _listen(books: Books, batches: Sequence[Sequence[Event]], left_out: str) -> None:
    """Let the books take in a game without the first event of a kind."""
    for events in batches:
        kept = [event for event in events if event.kind != left_out]
        if len(kept) != len(events):
            at = next(at for at, event in enumerate(events) if event.kind == left_out)
            kept = [*events[:at], *events[at + 1 :]]
            left_out = ""
        books.hears(kept)
    assert books.ended, "the end was told"


@pytest.mark.soak
@pytest.mark.parametrize("first", range(GAMES_EACH, MANY_GAMES // len(EVERY_TABLE), PART))
@pytest.mark.parametrize(("seats", "choose"), EVERY_TABLE)
def test_clause_1_4_clause_6_4_the_books_agree_in_many_games(
    seats: int, choose: Chooser, first: int
) -> None:
    for seed in range(first, first + PART):
        agree(seed, seats, choose)
