"""Every case and every ruling of the reference has a named test."""

import re
from pathlib import Path

HERE = Path(__file__).parent

CASES = (
    *(str(number) for number in range(1, 51) if number not in (8, 19, 25, 32, 36, 43, 46, 47, 48)),
    "9b",
)
"""The test cases of the reference, section 3; gaps in the numbers are intended."""

RULINGS = [str(number) for number in range(1, 58)]


def named(word: str) -> set[str]:
    """The numbers that follow `word` in the names of tests and in the ids of their parameters."""
    names = re.compile(r'def (test_\w+)|id="(\w+)"')
    number = re.compile(rf"(?:^|_){word}_(\d+b?)(?=_|$)")
    return {
        found
        for path in HERE.glob("test_*.py")
        for groups in names.findall(path.read_text(encoding="utf-8"))
        for name in groups
        for found in number.findall(name)
    }


def test_every_case_of_the_rulebooks_is_tested_by_name() -> None:
    assert named("case") == set(CASES)


def test_every_ruling_is_tested_by_name() -> None:
    assert named("ruling") == set(RULINGS)


def test_every_ruling_has_its_line_in_the_rules() -> None:
    rules = (HERE.parents[2] / "rules" / "san_juan" / "RULES.md").read_text(encoding="utf-8")

    lines = re.findall(r"^- \*\*R(\d+)\*\*", rules, re.MULTILINE)

    assert lines == RULINGS
