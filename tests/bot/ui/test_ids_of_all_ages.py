"""Custom ids as others send them: old ones still read, bent ones never raise, all claims fit."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui import ids, question
from bot.ui.ids import LIMIT, TEMPLATES, Claim
from bot.ui.question import Question, add_controls, selected, summary
from bot.ui.sheet import Sheet
from rules.decision import Decision
from tests.bot.ui.test_question import EN, shown
from tests.limits.message import check

STORED = [
    line
    for line in (Path(__file__).parent / "stored_ids.txt").read_text().splitlines()
    if line and not line.startswith("#")
]
PICKS = st.integers(0, 36**40 - 1)

claims = st.builds(
    Claim,
    action=st.from_regex("[a-z]{1,10}", fullmatch=True),
    table=st.integers(0, 36**11 - 1),
    shown=st.integers(0, 36**7 - 1),
    seat=st.none() | st.integers(0, 36**2 - 1),
    picks=PICKS,
    page=st.integers(0, 36**2 - 1),
    mark=st.integers(0, 36**7 - 1),
)
ours = st.builds(lambda claim: claim.button(), claims) | st.sampled_from(STORED)


@pytest.mark.parametrize("custom_id", STORED)
def test_an_id_of_any_version_is_read(custom_id: str):
    assert ids.read(custom_id) is not None


@pytest.mark.proof
@given(claims)
def test_every_claim_fits_and_reads_back(claim: Claim):
    written = (claim.button(), claim.menu(), claim.people(), claim.channels(), claim.roles())
    for custom_id in written:
        assert len(custom_id) <= LIMIT
        assert ids.read(custom_id) == claim
        assert sum(bool(template.fullmatch(custom_id)) for template in TEMPLATES) == 1


@given(st.text(max_size=120))
def test_any_text_is_read_or_is_not(text: str):
    assert ids.read(text) is None or re.fullmatch("pz[bmpcr](:[a-z0-9-]+){7}", text)


@pytest.mark.proof
@given(ours, st.integers(0, 120), st.text(max_size=3))
def test_a_bent_id_is_none_or_a_claim_within_bounds(custom_id: str, place: int, text: str):
    bent = custom_id[:place] + text + custom_id[place + 1 :]
    claim = ids.read(bent)
    if claim is None:
        return
    assert bent.isascii()
    assert 0 <= claim.table < 1 << 63
    assert 0 <= claim.shown < 1 << 63
    assert 0 <= claim.picks < 36**40
    assert claim.seat is None or 0 <= claim.seat < 36**2


@given(PICKS, st.integers(-1, 36**2), st.integers(1, 60), st.integers(0, 60), st.booleans())
def test_any_picks_and_any_page_still_make_a_panel(
    picks: int, page: int, count: int, most: int, confirm: bool
):
    decision = Decision(0, "offer", tuple(f"card:{n}" for n in range(count)), min(1, most), most)
    asked = shown(decision, picked=ids.positions(picks), page=page, confirm=confirm)
    check(_components(asked))


@given(st.lists(st.text(max_size=6) | st.integers(-3, 99).map(str), max_size=40), PICKS)
def test_any_values_are_refused_or_are_positions(values: list[str], picks: int):
    asked = shown(
        Decision(0, "offer", tuple(map(str, range(30))), 0, 30), picked=ids.positions(picks)
    )
    chosen = selected(asked, values)
    if chosen is not None:
        assert chosen == tuple(sorted(set(chosen)))
        assert set(chosen) <= set(range(30))


def _components(asked: Question) -> list[dict]:
    sheet = Sheet()
    add_controls(sheet, asked, EN)
    sheet.text(summary(asked, EN))
    sheet.row(*question.answers(asked, EN))
    return sheet.view().to_components()
