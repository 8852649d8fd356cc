"""A game's result for one of its players, in a message to them: their place, and what decided it.

A game that was ended early has no places. Then the message gives the reason, and the votes; or says
that its reader has won because all others resigned.
"""

from typing import Final, Literal, TypeAlias

from bot.engine.idling import is_put_aside
from bot.engine.model import TableInfo, VoteInfo
from bot.render import Picture
from bot.service.showing import Ending
from bot.service.votes.majority import ABORT, YES
from bot.text import Texts
from bot.ui import deciding, early_end, replay
from bot.ui.ids import Claim
from bot.ui.items import MAIN, Button
from bot.ui.panel import BOARD, NEXT, heading, view_of
from bot.ui.people import name_for, table_name
from bot.ui.posts import REMATCH
from bot.ui.sheet import Sheet

Why: TypeAlias = Literal["won", "called_off", "vote", "managers", "aside", "players"]
"""The reasons for ending a game early."""

_ENDS: Final = {"abort": YES, "overtime": ABORT}
"""The answer with which each kind of vote ends a table."""


def build(ending: Ending, texts: Texts, picture: Picture | str) -> Sheet:
    """Lay out the game's result for its reader."""
    position, table = ending.showing.position, ending.showing.table
    sheet = Sheet()
    sheet.text(heading(table, position, texts), limit=300)
    if has_places(ending):
        place = "result-resigned" if ending.seat.resigned else "result-place"
        sheet.text(f"**{texts.say(place, **facts(ending, texts))}**", limit=200)
        sheet.text(deciding.between(position, ending.seat.seat, texts), limit=600)
        sheet.text(_rating(ending, texts), limit=300)
    elif table.conceded == "won":
        gone = texts.join(early_end.gone(table, texts))
        won = f"**{texts.say('result-won', gone=gone)}**"
        sheet.text(early_end.why(table, texts) if ending.seat.resigned else won, limit=300)
        sheet.text(_rating(ending, texts), limit=300)
    elif ending.vote is not None:
        sheet.text(_vote(ending.vote, ending, texts), limit=600)
    else:
        sheet.text(early_end.why(table, texts), limit=600)
    sheet.picture(picture)
    sheet.rows(buttons(table, texts))
    return sheet


def post(user_id: int, table: TableInfo, texts: Texts) -> Sheet:
    """Tell a person at the table, if their DMs are closed, that their game is over."""
    sheet = Sheet()
    title = table_name(table, texts)
    sheet.text(texts.say("push-final", names=f"<@{user_id}>", table=title), limit=300)
    sheet.rows(buttons(table, texts))
    return sheet


def has_places(ending: Ending) -> bool:
    """Whether the game was played to its end."""
    return view_of(ending.showing.position).outcome is not None


def facts(ending: Ending, texts: Texts) -> dict[str, str | int]:
    """Return the place of its reader, and their score."""
    position, seat = ending.showing.position, ending.seat.seat
    outcome = view_of(position).outcome
    assert outcome is not None, "the game was played to its end"
    rank = position.standings[seat]
    return {
        "rank": rank,
        "of": len(position.standings),
        "shared": "yes" if position.standings.count(rank) > 1 else "no",
        "scored": texts.of(position.table.game).points(outcome.scores[seat]),
    }


def why(ending: Ending) -> Why:
    """Return the reason why a game was ended early."""
    table = ending.showing.table
    if table.conceded is not None:
        return table.conceded
    if is_put_aside(table):
        return "aside"
    if table.abort_reason is not None:
        return "managers"
    return "players" if ending.vote is None else "vote"


def buttons(table: TableInfo, texts: Texts) -> list[Button]:
    """Return the buttons that lead on from a finished game."""
    claim = Claim(REMATCH, table.id)
    over = (replay.REPLAY,) if table.status == "finished" else ()
    return [
        *early_end.ways_on(table, texts),
        Button(claim, texts.say("button-rematch"), MAIN),
        Button(claim._replace(action=BOARD), texts.say("button-board")),
        *replay.leading_to(table, texts, *over),
        Button(claim._replace(action=NEXT), texts.say("button-next")),
    ]


def _rating(ending: Ending, texts: Texts) -> str:
    """State the change of the rating, or why there is none; nothing while there are no points."""
    verdict = ending.showing.table.verdict
    if ending.rating is not None:
        before, after = ending.rating
        if not after and not before:
            return ""
        change = f"{after - before:+}".replace("-", "−")
        return f"-# {texts.say('result-rating', points=after, change=change)}"
    return f"-# {texts.say(f'final-{verdict}')}" if verdict in ("called_off", "often") else ""


def _vote(vote: VoteInfo, ending: Ending, texts: Texts) -> str:
    """Name the people who wanted the game to end, and the votes."""
    table, own = ending.showing.table, ending.seat.user_id
    about = vote.user_id if vote.seat is None else table.seats[vote.seat].user_id
    name = "" if about is None else name_for(table, about, texts, known=vote.known)
    given = list(vote.answers.values()).count(_ENDS[vote.kind])
    return texts.say(
        f"result-vote-{vote.kind}",
        name=name,
        own="yes" if about == own else "no",
        count=given,
        voters=len(vote.voters),
    )
