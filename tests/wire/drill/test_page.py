"""`docs/discord.md` agrees with the table in code; each assumption has a line and a test.

`python -m tests.wire.drill.test_page` rewrites the tables of the page.
"""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.ops.drill import application, checks, directly, edits, panel, posts, rights, threads
from bot.ops.drill.assumption import Assumption
from bot.ops.drill.assumptions import DRILLED
from bot.ops.drill.byhand import BY_HAND
from bot.ops.drill.nonces import Nonces
from bot.ops.drill.running import REMOVED, in_between

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "discord.md"
STEPS = ROOT / "docs" / "drill.md"
EVERY = {**DRILLED, **BY_HAND}

BEGIN, END = "<!-- {}: begin -->\n", "<!-- {}: end -->\n"


def table(assumptions: Mapping[str, Assumption], last: str) -> str:
    """Return the rows of a table of the page."""
    rows = [f"| What Plaza rests on | Source | {last} | Test |", "|---|---|---|---|"]
    for key, each in assumptions.items():
        how = f"{each.by_hand} (`{key}`)" if each.by_hand else f"`{key}`"
        test = f"`{each.test}`" if each.test else "none: clients are not simulated"
        rows.append(f"| {_cell(each.sentence)} | {each.source} | {how} | {test} |")
    return "\n".join(rows) + "\n"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


TABLES = {
    "drilled": table(DRILLED, "Line of the drill"),
    "by hand": table(BY_HAND, "By hand"),
}


def _span(text: str, name: str) -> tuple[int, int]:
    begin, end = BEGIN.format(name), END.format(name)
    return text.index(begin) + len(begin), text.index(end)


@pytest.mark.parametrize("name", TABLES)
def test_the_page_shows_what_is_in_code(name: str):
    text = PAGE.read_text(encoding="utf-8")
    begin, end = _span(text, name)
    assert text[begin:end].strip() == TABLES[name].strip()


def test_each_assumption_has_its_test():
    sources = "\n".join(path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
    assert {key for key, each in EVERY.items() if not each.test} <= BY_HAND.keys()
    named = [each.test for each in EVERY.values() if each.test]
    assert [name for name in named if f"def {name}(" not in sources] == []


def test_each_assumption_has_one_line_and_each_line_an_assumption():
    nonces = Nonces()
    made: list[checks.Check] = [
        nonces.beginning,
        *in_between(),
        nonces.ending,
        threads.AFTER_WAITS,
        *rights.CHECKS,
    ]
    keys = [key for check in made for key in check.keys] + [REMOVED]
    assert sorted(keys) == sorted(DRILLED)
    for part in (application, directly, edits, panel, posts):
        assert set(part.CHECKS) <= set(made)
    assert all(need in DRILLED for check in made for need in check.needs)


def test_only_what_no_drill_sees_is_seen_by_hand():
    assert not set(DRILLED) & set(BY_HAND)
    assert not any(each.by_hand for each in DRILLED.values())
    assert all(each.by_hand for each in BY_HAND.values())


def test_each_step_that_is_named_is_there():
    steps = set(re.findall(r"^## Step (\d+)", STEPS.read_text(encoding="utf-8"), re.MULTILINE))
    at = [each.by_hand for each in BY_HAND.values() if each.by_hand.startswith("drill.md")]
    assert {number for each in at for number in re.findall(r"\d+", each)} <= steps


def main() -> None:
    """Rewrite the tables of the page."""
    text = PAGE.read_text(encoding="utf-8")
    for name, rows in TABLES.items():
        begin, end = _span(text, name)
        text = text[:begin] + rows + text[end:]
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
