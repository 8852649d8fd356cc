"""Every case and every ruling of the reference has a named test."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SHARED = HERE.parents[2].parent / "shared" / "rules" / "san_marco.md"

CASES = [number for number in range(1, 35) if number not in (5, 10, 21, 23, 28, 32)]
"""The test cases of the reference, section 5; gaps in the numbers are intended."""

RULINGS = list(range(1, 26))


def named(pattern: str) -> set[int]:
    """The numbers that follow a word in the names of tests and in the ids of their parameters."""
    names = re.compile(r'def (test_\w+)|id="(\w+)"')
    number = re.compile(rf"(?:^|_){pattern}(\d+)(?=_|$)")
    return {
        int(found)
        for path in HERE.glob("test_*.py")
        for groups in names.findall(path.read_text(encoding="utf-8"))
        for name in groups
        for found in number.findall(name)
    }


def test_every_case_of_the_rulebook_is_tested_by_name() -> None:
    assert named("sm_") == set(CASES)


def test_every_ruling_is_tested_by_name() -> None:
    assert named("r") == set(RULINGS)


def test_every_ruling_has_its_line_in_the_rules() -> None:
    rules = (HERE.parents[2] / "rules" / "san_marco" / "RULES.md").read_text(encoding="utf-8")

    assert [int(line) for line in re.findall(r"^- \*\*R(\d+)\*\*", rules, re.MULTILINE)] == RULINGS


def test_the_reference_lists_the_same_cases_and_rulings() -> None:
    if not SHARED.exists():
        pytest.skip("the reference is not part of the project")
    reference = SHARED.read_text(encoding="utf-8")

    assert [int(case) for case in re.findall(r"^\| SM-(\d+) \|", reference, re.MULTILINE)] == CASES
    assert [int(line) for line in re.findall(r"^\| R(\d+) \|", reference, re.MULTILINE)] == RULINGS
