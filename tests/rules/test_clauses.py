"""The rules of every game stand in its RULES.md, by the clauses that its code cites."""

import re
from pathlib import Path

import pytest

from rules.registry import GAMES

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("key", GAMES)
def test_every_clause_that_code_cites_is_in_the_rules(key: str) -> None:
    rules = (ROOT / "rules" / key / "RULES.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^(?:#+ |\*\*)(\d+(?:\.\d+)?)", rules, re.MULTILINE))
    cited = {
        number
        for folder in ("rules", "tests", "bot")
        for path in (ROOT / folder).rglob("*.py")
        if key in str(path.relative_to(ROOT))
        for passage in re.findall(r"RULES\.md ([\d., to]+\d)", path.read_text(encoding="utf-8"))
        for number in re.findall(r"\d+(?:\.\d+)?", passage)
    }

    assert cited
    assert cited <= clauses
