"""`make proofs`: each test with the mark is in a part, and each part has its day."""

import re
from pathlib import Path

from tools.proofs import PARTS, SHARES, due

ROOT = Path(__file__).parents[2]
MARKED = re.compile(r"\bmark\.(proof|sampled)\b")


def test_every_proof_is_in_a_part():
    parts = tuple(test for part in PARTS.values() for test in part.tests)
    marked = [
        str(file.relative_to(ROOT))
        for file in (ROOT / "tests").rglob("test_*.py")
        if MARKED.search(file.read_text())
    ]
    assert [file for file in marked if not file.startswith(parts)] == []


def test_what_a_change_can_touch_is_proved_at_once():
    assert {"host", "clicks", "postgresql", "kills"} <= {*due(["bot/storage/store.py"], 1)}
    assert "postgresql" not in due(["rules/san_juan/roles/trader.py"], 0)
    assert [*due(["constraints.txt"], 1)] == [*PARTS]


def test_all_else_is_proved_within_some_days():
    assert {name for day in range(SHARES) for name in due([], day)} == {*PARTS}
