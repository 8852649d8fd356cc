"""Every case and every ruling of the reference has a named test, or waits for the expansion."""

import re
from pathlib import Path

HERE = Path(__file__).parent

CASES = (
    *(str(number) for number in range(1, 51) if number not in (8, 19, 25, 32, 36, 43, 46, 47, 48)),
    "9b",
)
"""The test cases of the reference, section 3; gaps in the numbers are intended."""

CASES_OF_THE_EXPANSION = {
    "20",  # Cathedral
    "28",  # Customs Office
    "29",  # Harbor
    "30",  # Hut
    "38",  # Goldsmith
    "40",  # Tavern
    "41",  # Guard Room; without one the limits are those of case 4
}

RULINGS = [str(number) for number in range(1, 58)]

RULINGS_OF_THE_EXPANSION = {
    "1",  # Guard Room
    "5",  # Cathedral
    *("11", "12", "13"),  # Tavern
    "14",  # Hut
    *("15", "16", "17"),  # Customs Office
    "18",  # Harbor
    *("19", "20", "21"),  # Bank
    "24",  # Goldsmith
    *("25", "26", "27", "28"),  # Cathedral
    *("29", "30"),  # Residence
    "43",  # Office
    "57",  # Goldsmith
}


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


def test_every_case_of_the_rulebooks_is_tested_by_name_or_needs_the_expansion() -> None:
    assert named("case") == set(CASES) - CASES_OF_THE_EXPANSION


def test_every_ruling_is_tested_by_name_or_needs_the_expansion() -> None:
    assert named("ruling") == set(RULINGS) - RULINGS_OF_THE_EXPANSION


def test_every_ruling_has_its_line_in_the_rules() -> None:
    rules = (HERE.parents[2] / "rules" / "san_juan" / "RULES.md").read_text(encoding="utf-8")

    lines = re.findall(r"^- \*\*R(\d+)\*\*", rules, re.MULTILINE)

    assert lines == RULINGS


def test_every_clause_that_code_cites_is_in_the_rules() -> None:
    root = HERE.parents[2]
    rules = (root / "rules" / "san_juan" / "RULES.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^(?:#+ |\*\*)(\d+(?:\.\d+)?)", rules, re.MULTILINE))
    cited = {
        number
        for folder in ("rules", "tests", "bot")
        for path in (root / folder).rglob("*.py")
        if "san_juan" in str(path)
        for passage in re.findall(r"RULES\.md ([\d., to]+\d)", path.read_text(encoding="utf-8"))
        for number in re.findall(r"\d+(?:\.\d+)?", passage)
    }

    assert cited
    assert cited <= clauses
