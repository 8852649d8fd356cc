"""Bounds: the cost of a use case, the view of computers, and words for every refusal."""

import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable

import bot.service
from bot.storage.schema import METADATA
from bot.text import LANGUAGES, texts
from rules.registry import GAMES
from tests.bot.service.house import House, user_of


async def test_a_turn_takes_few_statements(house: House) -> None:
    """The time of a turn is made of these."""
    table = await house.running(3)
    choice = house.any_answer(await house.asked(table, 0))
    user_id = user_of(table, 0)
    with house.counting() as statements:
        await house.host.play.choose(table.id, user_id, table.version, 0, choice)
    assert statements == [
        "SELECT",  # the table, its seats and its position
        "SELECT",  # the settings of its people
        "SELECT",  # their plans
        "UPDATE",  # the table
        "INSERT",  # the journal
        "INSERT",  # the position before
        "UPDATE",  # the seats
        "SELECT",  # notices of a wait that is over, or mentions
        "SELECT",  # a vote on undoing, which a public move ends
        "UPDATE",  # the person's messages, which are answered now
        "INSERT",  # the outbox
    ]


async def test_computers_are_shown_views_and_samples_only(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["san_juan"]
    asked = 0

    def choose(*args: Any) -> Any:
        nonlocal asked
        asked += 1
        _, level, view, decision, sample, _ = args
        assert not any(isinstance(each, game.state_type) for each in args)
        assert (level, view.seat, view.decision) == ("greedy", decision.seat, decision)
        assert game.view(sample(), decision.seat) == view
        return game.greedy(view, decision)

    monkeypatch.setattr("rules.opponents.choose", choose)
    table = await house.running(1, 2)
    for _ in range(10):
        table = await house.answer(table, table.waiting[0])
    assert asked > 10


COOLDOWNS = ("openings_too_fast", "looks_too_fast", "votes_too_fast", "guests_too_fast")


def _codes() -> set[str]:
    source = "".join(path.read_text() for path in Path(bot.service.__path__[0]).rglob("*.py"))
    raised = re.findall(
        r'(?:NotFound|WrongTime|NotAllowed|TooMuch|super\(\).__init__)\("(\w+)"', source
    )
    by_status = re.findall(r'": "(\w+)"', source)
    return {*raised, *by_status, *COOLDOWNS, "not_lobby", "cancelled"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    codes = _codes()
    assert len(codes) > 15
    for code in codes:
        facts = {"table": 1, "game": "x", "level": "x", "seat": 1, "capacity": 4}
        facts |= {"most": 20, "when": "<t:0:R>"}
        assert texts(language).say(f"error-{code}", **facts)


def test_postgresql_takes_the_schema() -> None:
    for table in METADATA.sorted_tables:
        ddl = str(CreateTable(table).compile(dialect=postgresql.dialect()))
        assert "CREATE TABLE" in ddl
    assert "id BIGSERIAL" in str(
        CreateTable(METADATA.tables["outbox"]).compile(dialect=postgresql.dialect())
    )
