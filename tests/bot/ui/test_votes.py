"""The post of a vote: its question, effects and result, in words that everyone understands."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.engine.model import TableInfo, VoteInfo
from bot.service.votes.kinds import KINDS
from bot.text import texts
from bot.ui import votes
from bot.ui.ids import Claim, read
from rules.event import Event
from rules.registry import GAMES
from tests.bot.ui.tables import NOON, table_of
from tests.limits.message import BUTTON, TEXT_DISPLAY, walk

EN = texts("en")
ADA, BEN, CY = (10**18 + seat for seat in range(3))
NAMES = ("Ada", "Ben", "Cy")
UNTIL = NOON + timedelta(days=3)

OVERTIME = VoteInfo(
    id=7,
    table_id=12,
    kind="overtime",
    seat=0,
    user_id=None,
    clock=None,
    opened_at=NOON,
    closes_at=UNTIL,
    outcome=None,
    post_id=None,
    options=KINDS["overtime"].answers,
    voters=(BEN, CY),
    answers={},
)
END = replace(OVERTIME, kind="abort", seat=None, user_id=BEN, options=KINDS["abort"].answers)
CLOCK = replace(END, kind="clock", clock="fast")
OFFER = replace(END, kind="offer", seat=0, guest=0)
TO_EVE = replace(OFFER, guest=9)
LEAVE = replace(END, kind="leave", seat=0, user_id=ADA)

UNDO = replace(
    END,
    kind="undo",
    move=3,
    undone=(Event("drew", {"seat": 1, "count": 1}, reveals=True),),
)

PLACE = replace(END, kind="place", place_id=600)


def table() -> TableInfo:
    made = table_of(GAMES["san_juan"], 3, (0,), id=12)
    people = [replace(seat, name=name) for seat, name in zip(made.seats, NAMES, strict=True)]
    return replace(made, seats=tuple(people))


def parts(vote: VoteInfo, ping: tuple[int, ...] = ()) -> tuple[str, list[str]]:
    """Return the text of a post, and the claims of its buttons."""
    found = list(walk(votes.build(vote, table(), EN, ping).view().to_components()))
    text = "\n".join(part["content"] for part in found if part["type"] == TEXT_DISPLAY)
    return text, [part["custom_id"] for part in found if part["type"] == BUTTON]


TOLD = {
    "the person it is about, and since when": (OVERTIME, "Ada is out of time (asked <t:"),
    "who has called it": (
        replace(OVERTIME, user_id=CY),
        "Cy asks: Ada is keeping the table waiting (asked",
    ),
    "what an answer would do": (OVERTIME, "a computer at normal level plays until Ada is back"),
    "who may still vote": (OVERTIME, "Still to vote: Ben and Cy"),
    "who has answered what": (replace(OVERTIME, answers={CY: "wait"}), "✓ Cy"),
    "and may change it": (replace(OVERTIME, answers={BEN: "wait", CY: "move"}), "can still change"),
    "until when": (OVERTIME, f"Open until <t:{int(UNTIL.timestamp())}:f>"),
    "the rule": (OVERTIME, "A majority of all voters decides immediately"),
    "who proposes the end": (END, "Ben proposes to end this table"),
    "what yes would do": (END, "without a ranking"),
    "the rule of a proposal": (END, "It passes once more than half of all voters say yes"),
    "which clock is proposed": (CLOCK, "Ben proposes another clock: fast."),
    "what that clock gives": (CLOCK, "**Yes**: Everyone starts with 12 hours"),
    "what is offered to anyone": (OFFER, "Ben proposes to offer Ada's seat to anyone."),
    "what is offered to a guest": (TO_EVE, "Ben proposes to offer Ada's seat to <@9>."),
    "that hands come with a seat": (TO_EVE, "<@9> can take the seat, with its cards"),
    "that an offer is a proposal": (OFFER, "It passes once more than half of all voters"),
    "who wants to leave": (LEAVE, "Ada took a seat less than a day ago"),
    "what a no would do": (LEAVE, "Ada stays until a day has passed"),
    "who asks to undo moves": (UNDO, "Ben asks everyone to undo a move"),
    "what would be undone": (UNDO, "*(revealed)*"),
    "that chance decides anew": (UNDO, "The cards and dice to come will be new"),
    "that all must agree": (UNDO, "It passes once everyone says yes"),
    "where it would be shown": (PLACE, "Ben wants to show this table in <#600>"),
    "that all must agree to a place": (PLACE, "It passes once everyone says yes. One no ends"),
    "who proposed it and has left": (replace(END, user_id=5), "<@5> proposes"),
    "their name, if it is known": (
        replace(END, user_id=5, known={5: "Fay_"}),
        "<@5> (Fay\\_) proposes",
    ),
    "and the guest's": (replace(TO_EVE, known={9: "Eve"}), "Ada's seat to <@9> (Eve)."),
}


@pytest.mark.parametrize("what", TOLD)
def test_an_open_vote_tells(what: str) -> None:
    vote, told = TOLD[what]
    text, _ = parts(vote)
    assert told in text


OUTCOMES = {
    "wait": (OVERTIME, "the table waits"),
    "move": (OVERTIME, "made one move for Ada"),
    "computer": (OVERTIME, "until Ada is back"),
    "substitute": (OVERTIME, "Ada's seat is on offer"),
    "abort": (OVERTIME, "the table is over"),
    "moot": (OVERTIME, "nothing left to decide"),
    "yes": (END, "the table is over"),
    "no": (CLOCK, "the clock stays as it is"),
    "yes, to anyone": (OFFER, "Ada's seat is on offer to anyone"),
    "yes, to a guest": (TO_EVE, "Ada's seat is on offer to <@9>"),
    "no, no offer": (OFFER, "Ada's seat isn't offered"),
    "yes, leave": (LEAVE, "Ada is free to leave the seat"),
    "yes, undone": (UNDO, "Everyone agreed: the moves are undone"),
    "no, not undone": (UNDO, "everything stays as it is"),
    "yes, there": (PLACE, "Everyone agreed: the table is shown in <#600>"),
    "no, here": (PLACE, "the table stays where it is"),
    "no, stay": (LEAVE, "Ada stays until a day has passed"),
}


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_a_closed_vote_tells_what_came_of_it_and_has_no_buttons(outcome: str) -> None:
    vote, told = OUTCOMES[outcome]
    text, buttons = parts(replace(vote, closes_at=None, outcome=outcome.partition(",")[0]))
    assert told in text
    assert "Open until" not in text
    assert buttons == []


@pytest.mark.parametrize(
    "vote", [OVERTIME, END, CLOCK, OFFER, LEAVE, UNDO, PLACE], ids=lambda vote: vote.kind
)
def test_each_answer_has_a_button_that_means_it(vote: VoteInfo) -> None:
    _, buttons = parts(vote)
    claims = [read(custom_id) for custom_id in buttons]
    assert [votes.answer_of(vote, claim) for claim in claims if claim] == list(vote.options)
    assert all(claim and (claim.table, claim.shown) == (12, 7) for claim in claims)


def test_an_answer_that_there_is_not_means_nothing() -> None:
    assert votes.answer_of(END, Claim(votes.VOTE, 12, 7, page=2)) == ""


def test_only_those_who_have_yet_to_answer_are_mentioned() -> None:
    text, _ = parts(replace(OVERTIME, answers={CY: "wait"}), (BEN, CY))
    assert f"<@{BEN}>" in text
    assert f"<@{CY}>" not in text
