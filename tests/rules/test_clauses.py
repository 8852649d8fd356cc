"""Every clause and every reading of a game's own RULES.md has a test named after it.

A test names a clause as `clause_5_10` and a reading as `r24`, in its name or in the id of one of
its parameters.
"""

import re
from pathlib import Path

import pytest

from rules.registry import GAMES

ROOT = Path(__file__).parents[2]

_NAMES = re.compile(r'def (test_\w+)|id="(\w+)"')
_CLAUSE = re.compile(r"(?:^|_)clause_(\d+(?:_\d+)?)(?=_|$)")
_CITED = re.compile(r"(?:RULES\.md|\() ?((?:\d+(?:\.\d+)?)(?:(?:, | and | to )\d+(?:\.\d+)?)*)")
_READING = re.compile(r"(?:^|_)r(\d+)(?=_|$)")


def rules_of(game: str) -> str:
    return (ROOT / "rules" / game / "RULES.md").read_text(encoding="utf-8")


def clauses_of(rules: str) -> set[str]:
    """The numbered clauses, and the sections that have none."""
    clauses = set(re.findall(r"^\*\*(\d+\.\d+) ", rules, re.MULTILINE))
    sections = set(re.findall(r"^## (\d+)\. ", rules, re.MULTILINE))
    readings = set(re.findall(r"^## (\d+)\. Readings", rules, re.MULTILINE))
    return clauses | (sections - {clause.partition(".")[0] for clause in clauses}) - readings


def readings_of(game: str) -> list[str]:
    return re.findall(r"^- \*\*R(\d+)\*\*", rules_of(game), re.MULTILINE)


def named(game: str, number: re.Pattern[str]) -> set[str]:
    """The numbers in the names of tests and in the ids of their parameters."""
    return {
        found.replace("_", ".")
        for path in (ROOT / "tests" / "rules" / game).glob("test_*.py")
        for names in _NAMES.findall(path.read_text(encoding="utf-8"))
        for name in names
        for found in number.findall(name)
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_tested_by_name(game: str) -> None:
    assert named(game, _CLAUSE) == clauses_of(rules_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_reading_is_tested_by_name(game: str) -> None:
    readings = readings_of(game)

    assert readings == [str(number) for number in range(1, len(readings) + 1)]
    assert named(game, _READING) == set(readings)


def cited_in(game: str) -> set[str]:
    """The clauses that the code of the rules cites, singly or from one `to` another."""
    found: set[str] = set()
    for path in (ROOT / "rules" / game).rglob("*.py"):
        for passage in _CITED.findall(path.read_text(encoding="utf-8")):
            found.update(re.findall(r"\d+(?:\.\d+)?", passage))
            for section, first, last in re.findall(r"(\d+)\.(\d+) to \d+\.(\d+)", passage):
                found |= {f"{section}.{number}" for number in range(int(first), int(last) + 1)}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_cited_where_it_is_carried_out(game: str) -> None:
    """Or its whole section is. Behind the readings, RULES.md names the sources of the data."""
    told, _, _ = rules_of(game).partition(". Readings\n")
    cited = cited_in(game)
    assert not {one for one in clauses_of(told) if not {one, section_of(one)} & cited}


def section_of(clause: str) -> str:
    return clause.partition(".")[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_code_cites_is_in_the_rules(game: str) -> None:
    clauses = set(re.findall(r"^(?:#+ |\*\*)(\d+(?:\.\d+)?)", rules_of(game), re.MULTILINE))
    cited = {
        number
        for folder in ("rules", "tests", "bot")
        for path in (ROOT / folder).rglob("*.py")
        if game in str(path.relative_to(ROOT))
        for passage in re.findall(r"RULES\.md ([\d., to]+\d)", path.read_text(encoding="utf-8"))
        for number in re.findall(r"\d+(?:\.\d+)?", passage)
    }

    assert cited
    assert cited <= clauses


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_of_the_vocabulary_is_in_the_rules(game: str) -> None:
    rules, vocabulary = rules_of(game), GAMES[game].vocabulary
    known = set(re.findall(r"^(?:## |\*\*)(\d+(?:\.\d+)?)", rules, re.MULTILINE))
    known |= {f"R{number}" for number in readings_of(game)}

    assert {entry.clause for entry in (*vocabulary.asked, *vocabulary.told)} <= known
