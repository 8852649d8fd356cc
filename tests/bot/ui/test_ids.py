"""Custom ids: they hold everything, fit, and only ours can be read."""

import re
from dataclasses import replace
from random import Random

import pytest

from bot.ui import ids
from bot.ui.ids import BUTTON, LIMIT, MENU, Claim
from rules.decision import Decision

LARGEST = Claim("z" * 10, 2**53, 2**31, 35 * 36, 2**206 - 1, 1295, 2**32 - 1)


@pytest.mark.parametrize(
    "claim",
    [
        Claim("join", 1),
        Claim("pick", 123, 45, 3, 0b1011, 2, 987654321),
        Claim("undo", 7, 8, None),
        LARGEST,
    ],
)
def test_a_claim_reads_back_as_it_was_written(claim: Claim):
    assert ids.read(claim.button()) == claim
    assert ids.read(claim.menu()) == claim
    assert max(len(claim.button()), len(claim.menu())) <= LIMIT


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "join",
        "pzb",
        "pzb:join",
        "pzb:join:1:0:-:0:0",
        "pzb:join:1:0:-:0:0:0:0",
        "pzb:join:-1:0:-:0:0:0",
        "pzb:JOIN:1:0:-:0:0:0",
        "pzb:join:1:0:-:0:0:0\n",
        "pzb:join:١:0:-:0:0:0",
        "pzb:join:1:0:-:" + "z" * 41 + ":0:0",
        "pzx:join:1:0:-:0:0:0",
        "../../etc/passwd",
        "'; DROP TABLE tables; --",
        "\u202epzb:join:1:0:-:0:0:0",
    ],
)
def test_what_is_not_ours_is_not_read(custom_id: str):
    assert ids.read(custom_id) is None


def test_random_characters_are_never_read():
    random = Random(5)
    for _ in range(2000):
        text = "".join(chr(random.randrange(32, 0x250)) for _ in range(100))
        assert ids.read(text) is None


def test_the_templates_are_disjoint():
    claim = Claim("pick", 1)
    assert BUTTON.fullmatch(claim.button())
    assert not MENU.fullmatch(claim.button())
    assert MENU.fullmatch(claim.menu())
    assert not BUTTON.fullmatch(claim.menu())


def test_picks_are_bits():
    assert ids.positions(ids.bits((0, 2, 109))) == (0, 2, 109)
    assert ids.positions(0) == ()


def test_base36_is_what_int_reads():
    for number in (0, 1, 35, 36, 37, 1295, 1296, 2**64):
        assert int(ids.base36(number), 36) == number
        assert re.fullmatch("[0-9a-z]+", ids.base36(number))


def test_another_question_has_another_mark():
    first = Decision(0, "pay", ("card:1", "card:2"), 1, 1)
    assert ids.mark_of(first) == ids.mark_of(Decision(0, "pay", ("card:1", "card:2"), 1, 1))
    others = [
        replace(first, seat=1),
        replace(first, kind="sell"),
        replace(first, options=("card:2", "card:1")),
        replace(first, most=2),
        replace(first, subject="building:well"),
    ]
    assert len({ids.mark_of(decision) for decision in [first, *others]}) == 6
