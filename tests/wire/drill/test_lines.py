"""If all assumptions hold, no line is wrong; if one is false, exactly its line is."""

import pytest

from bot.ops.drill.assumptions import DRILLED
from bot.ops.drill.lines import Line
from bot.ops.drill.running import Outcome
from tests.wire.drill.conftest import Drilling

NOT_SEEN = {"dm-closed", "private-thread"}
"""Lines not seen although all is true: open direct messages, and facts hidden from a lone bot."""


def lines(outcome: Outcome, sign: str) -> list[Line]:
    return [line for line in outcome.report.lines.values() if line.sign == sign]


@pytest.mark.proof
async def test_when_all_is_true_no_line_is_wrong(drilling: Drilling):
    outcome = await drilling.run()
    assert lines(outcome, "wrong") == []
    assert {line.key for line in lines(outcome, "not seen")} == NOT_SEEN
    assert set(outcome.report.lines) == set(DRILLED)
    assert drilling.said[-1] == f"{len(DRILLED) - 2} ok, 0 wrong, 2 not seen"
    assert drilling.world.own() == []


OTHERWISE = {
    # What a bot alone cannot see is never wrong.
    "private-thread": (set[str](), NOT_SEEN),
    "dm-closed": ({"dm-closed"}, {"private-thread", "dm-line", "dm-sheet"}),
    "medium-names-file": (
        {"medium-names-file"},
        {*NOT_SEEN, "edit-uploads"},
    ),
    "medium-url-name": (
        {"medium-url-name"},
        {
            *NOT_SEEN,
            *("edit-uploads", "two-galleries"),
        },
    ),
    "v2-content-null": ({"v2-content-null"}, {*NOT_SEEN, "edit-uploads", "mention-by-edit"}),
    "thread-line-old": ({"thread-line-old"}, {*NOT_SEEN, "thread-line-deleted"}),
    "nonce-at-once": ({"nonce-at-once"}, {*NOT_SEEN, "nonce-later"}),
    "thread-id": (
        {"thread-id"},
        {
            *NOT_SEEN,
            *("thread-last", "thread-owner-joins", "mention-by-edit", "thread-duration"),
            "thread-active",
            *("archived-edit", "thread-reopened", "archived-post", "thread-locked"),
        },
    ),
}
"""The wrong lines, and the unseen ones, if one assumption is false on which others rest."""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", DRILLED)
async def test_exactly_what_is_false_is_told_as_wrong(drilling: Drilling, key: str):
    drilling.server.false.add(key)
    if key == "dm-closed":
        drilling.world.closed_dms.add(drilling.user)
        drilling.world.dm_code = 50009
    outcome = await drilling.run()
    wrong, unseen = OTHERWISE.get(key, ({key}, NOT_SEEN))
    print(*lines(outcome, "wrong"), sep="\n")
    assert {line.key for line in lines(outcome, "wrong")} == wrong
    assert {line.key for line in lines(outcome, "not seen")} == unseen
    assert outcome.report.well == (not wrong)
