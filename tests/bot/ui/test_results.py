"""Messages about a game's result, word for word, in every language."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.model import UserInfo, VoteInfo
from bot.service.showing import Ending, Showing
from bot.text import LANGUAGES, texts
from bot.ui import push, results
from rules.game import Outcome
from tests.bot.ui.tables import PICTURE
from tests.bot.ui.test_deciding import ADA, BEN, CLEO, HELD, position, scored
from tests.bot.ui.test_votes import END, OVERTIME
from tests.conftest import Approve
from tests.limits.message import BUTTON, TEXT_DISPLAY, check, walk

SCORES = scored({"buildings": 20, "palace": 4}, {"buildings": 31}, {"buildings": 12})
TIED = scored({"buildings": 20}, {"buildings": 20}, {"buildings": 5}, tiebreak=(HELD,))
SHARED = scored({"buildings": 20}, {"buildings": 20}, {"buildings": 5})
ABORTED = {"status": "aborted"}
YES = {1: "yes", 2: "yes", 3: "no"}


def ending(seat: int, outcome: Outcome | None = SCORES, **table: Any) -> Ending:
    """Return the end of a game of Ada, Ben and Cleo for one of them; None: before its end."""
    found = position(outcome or SCORES, lesson=False)
    seats = tuple(replace(each, user_id=each.seat + 1) for each in found.table.seats)
    view: Any = SimpleNamespace(outcome=outcome, step="over")
    shown = replace(found, view=view, table=replace(found.table, id=12, seats=seats, **table))
    showing = Showing(position=shown, viewer=UserInfo(seat + 1), history=(), off={}, stuck=None)
    return Ending(showing, seats[seat], None, None)


def by_vote(seat: int, vote: VoteInfo) -> Ending:
    return ending(seat, None, **ABORTED)._replace(vote=vote)


def resigned(found: Ending, *gone: int) -> Ending:
    """Return the same ending, but these seats have resigned and rank last."""
    shown = found.showing.position
    seats = tuple(replace(seat, resigned=seat.seat in gone) for seat in shown.table.seats)
    ranks = tuple(3 if seat.seat in gone else 1 for seat in seats)
    shown = replace(shown, table=replace(shown.table, seats=seats), standings=ranks)
    return found._replace(showing=replace(found.showing, position=shown))


PROPOSED = replace(END, user_id=2, voters=(1, 2, 3), answers=YES)
LATE = replace(OVERTIME, voters=(2, 3), answers={2: "abort", 3: "abort"})

ENDINGS = {
    "won": ending(BEN)._replace(rating=(812, 840)),
    "second, rated": ending(ADA)._replace(rating=(700, 681)),
    "third": ending(CLEO),
    "won by the tie-break": ending(BEN, TIED),
    "lost by the tie-break": ending(ADA, TIED),
    "shared": ending(BEN, SHARED),
    "all others resigned": resigned(ending(CLEO), ADA, BEN),
    "called off": ending(ADA, verdict="called_off"),
    "ended by vote": by_vote(ADA, PROPOSED),
    "ended by vote, as its reader proposed": by_vote(BEN, PROPOSED),
    "ended by vote on a player out of time": by_vote(BEN, LATE),
    "ended by vote on its reader": by_vote(ADA, LATE),
    "ended by managers": ending(ADA, None, **ABORTED, abort_reason="spam"),
    "put aside": ending(ADA, None, **ABORTED, abort_reason=""),
    "ended by its last player": ending(ADA, None, **ABORTED),
}


def told(found: Ending, language: str) -> list[str]:
    """Return the push line, then each text and the buttons of the message."""
    words = texts(language)
    sheet = results.build(found, words, PICTURE)
    push.result(sheet, found, words)
    parts = sheet.view().to_components()
    check(parts)
    said = [part["content"] for part in walk(parts) if part["type"] == TEXT_DISPLAY]
    labels = [part["label"] for part in walk(parts) if part["type"] == BUTTON]
    return [f"((o)) {sheet.push}", *said, f"[{' · '.join(labels)}]"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_results(language: str, approved: Approve) -> None:
    approved("\n".join([f"{why}:", *told(found, language), ""]) for why, found in ENDINGS.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mention_at_the_table_says_no_more_than_that_it_is_over(language: str) -> None:
    table = ending(ADA).showing.table
    sheet = results.post(1, table, texts(language))
    push.final(sheet, table, texts(language), (1,))
    [text] = [part["content"] for part in walk(sheet.view().to_components()) if "content" in part]
    assert text == sheet.push
    assert "<@1>" in text
    assert "24" not in text
