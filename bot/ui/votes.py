"""The post of a vote: its question, the effect of each answer, the ballots, the deadline.

Ballots are public. A button carries its vote (as `shown`) and the place of its answer among
those of its kind (as `page`).
"""

from collections.abc import Collection, Sequence
from typing import Final

from bot.engine import time_control
from bot.engine.model import Position, TableInfo, VoteInfo
from bot.service.votes.kinds import KINDS
from bot.service.votes.majority import ABORT, NO, WAIT, YES
from bot.text import Texts, escape
from bot.ui import seats
from bot.ui.clocks import clock_entries, clock_line, clock_name
from bot.ui.happening import event_lines
from bot.ui.ids import Claim
from bot.ui.items import GO, MAIN, NEUTRAL, STOP, Button, Menu
from bot.ui.panel import headed
from bot.ui.people import mention, name_for, name_of, table_name
from bot.ui.seats import player, seat_menu
from bot.ui.sheet import Sheet, clip
from bot.ui.times import distance, moment
from rules.event import Event, Seat

VOTE: Final = "vote"
MISSING: Final = "missing"
CALL: Final = "callvote"
END: Final = "endtable"
PROPOSE_END: Final = "endsure"
CLOCK: Final = "newclock"
PROPOSE_CLOCK: Final = "setclock"
PROPOSE_LEAVING: Final = "askleave"
ASK_UNDO: Final = "askundo"
PROPOSE_UNDO: Final = "undosure"
ASK_PLACE: Final = "askplace"

UNDONE_LINES: Final = 12
UNDONE_LIMIT: Final = 1700

_STYLES: Final = {WAIT: MAIN, YES: GO, ABORT: STOP}
_RULES: Final = {"overtime": "seat", "undo": "all", "place": "everybody"}
_MEANINGS: Final = {
    "abort": {YES: ABORT, NO: "go-on"},
    "clock": {YES: "new-clock", NO: "same-clock"},
    "offer": {YES: "offer", NO: "no-offer"},
    "leave": {YES: "let-go", NO: "stay"},
    "undo": {YES: "take-back", NO: "let-stand"},
    "place": {YES: "show-there", NO: "show-here"},
}


def proposals(position: Position, texts: Texts, missing: Sequence[Seat]) -> list[Button]:
    """Return the buttons for each vote that a player can call.

    `missing`: the seats about which they can call one.
    """
    claim = Claim(END, position.table.id, position.shown, position.seat)
    practice = seats.is_practice(position.table)
    found = [Button(claim, texts.say("button-end" if practice else "button-end-table"))]
    if seats.is_alone(position.table):
        return found
    if position.table.is_of_league:
        return []
    found.append(Button(claim._replace(action=CLOCK), texts.say("button-clock")))
    if not position.can_take_back:
        found.append(Button(claim._replace(action=ASK_UNDO), texts.say("button-ask-undo")))
    if missing:
        found.insert(0, Button(claim._replace(action=MISSING), texts.say("button-missing"), MAIN))
    return found


def missing(position: Position, texts: Texts, waited: Sequence[Seat]) -> Sheet:
    """Ask for the absent person that the vote will be about. Raises ServiceError."""
    player(position)
    sheet = headed(position, texts)
    if not waited:
        sheet.text(texts.say("missing-nobody"))
        return sheet
    sheet.text(texts.say("missing-whom"))
    people = [position.table.seats[seat] for seat in waited]
    sheet.row(seat_menu(CALL, position, people, texts.say("missing-placeholder"), texts))
    return sheet


def ending(position: Position, texts: Texts) -> Sheet:
    """Ask whether to propose the end of the table. Raises ServiceError."""
    player(position)
    alone, practice = seats.is_alone(position.table), seats.is_practice(position.table)
    sheet = headed(position, texts)
    sure = "end-sure-alone" if practice else "end-sure-left" if alone else "end-sure"
    sheet.text(texts.say(sure))
    claim = Claim(PROPOSE_END, position.table.id, position.shown, position.seat)
    end = "button-end" if practice else "button-end-table" if alone else "button-propose-end"
    sheet.row(Button(claim, texts.say(end), STOP))
    return sheet


def undoing(position: Position, texts: Texts, events: Sequence[Event]) -> Sheet:
    """Ask whether to propose undoing this person's newest choice and all since, with a list. Raises
    ServiceError.
    """
    player(position)
    sheet = headed(position, texts)
    sheet.text(undone(events, position.table, texts), limit=UNDONE_LIMIT)
    anew = "yes" if position.table.redraws else "no"
    sheet.text(texts.say("undo-sure", anew=anew))
    claim = Claim(PROPOSE_UNDO, position.table.id, position.shown, position.seat)
    sheet.row(Button(claim, texts.say("button-propose-undo"), MAIN))
    return sheet


def other_clock(position: Position, texts: Texts) -> Sheet:
    """Ask for the time control to propose. Raises ServiceError."""
    player(position)
    table, clock = position.table, position.table.clock
    sheet = headed(position, texts)
    sheet.text(texts.say("clock-now", clock=clock_line(clock, texts)))
    claim = Claim(PROPOSE_CLOCK, table.id, position.shown, position.seat)
    sheet.row(Menu(claim, clock_entries(clock, texts)))
    return sheet


def asking_to_leave(position: Position, texts: Texts) -> Sheet:
    """Say that a seat was taken over only recently, and let its person ask the others."""
    seat = player(position)
    assert seat.held_until is not None, "it is held"
    sheet = headed(position, texts)
    sheet.text(texts.say("held-seat", until=distance(seat.held_until)))
    claim = Claim(PROPOSE_LEAVING, position.table.id, position.shown, position.seat)
    sheet.row(Button(claim, texts.say("button-ask-leave"), MAIN))
    return sheet


def build(
    vote: VoteInfo,
    table: TableInfo,
    texts: Texts,
    ping: Collection[int] = (),
    notice: str = "",
) -> Sheet:
    """Lay out a vote, with a button for each answer; once it is closed, with its outcome.

    Voters in `ping` who have not answered are mentioned, and so is the person whose move would end
    it; `notice` stands above it.
    """
    sheet = Sheet()
    sheet.text(notice, limit=400)
    title = f"{table_name(table, texts)} · {texts.say('vote-title')}"
    sheet.text(f"### {title}", limit=200)
    if (late := late_in(vote, table, ping)) is not None:
        sheet.text(texts.say("notice-time-up-post", name=f"<@{late}>"), limit=300)
    sheet.text(f"**{_question(vote, table, texts)}**", limit=500)
    sheet.text(undone(vote.undone, table, texts), limit=UNDONE_LIMIT)
    sheet.text("\n".join(_answers(vote, table, texts)), limit=1800)
    if vote.closes_at is None:
        sheet.text(outcome(vote, table, texts), limit=400)
        return sheet
    sheet.text("\n".join(_rules(vote, table, texts, ping)), limit=900)
    sheet.rows(buttons(vote, table, texts))
    return sheet


def late_in(vote: VoteInfo, table: TableInfo, ping: Collection[int]) -> int | None:
    """Return the person out of time that an open vote is about, if they are pinged."""
    if vote.kind != "overtime" or vote.closes_at is None or vote.seat is None:
        return None
    seat = table.seats[vote.seat]
    return seat.user_id if seat.overtime and seat.user_id in ping else None


def buttons(vote: VoteInfo, table: TableInfo, texts: Texts) -> list[Button]:
    """Return a button for each answer."""
    places = KINDS[vote.kind].answers
    claim = Claim(VOTE, table.id, vote.id, vote.seat)
    return [
        Button(
            claim._replace(page=places.index(answer)),
            texts.say(f"vote-{answer}"),
            _STYLES.get(answer, NEUTRAL),
        )
        for answer in vote.options
    ]


def outcome(vote: VoteInfo, table: TableInfo, texts: Texts) -> str:
    """State the outcome of a closed vote."""
    done = _meaning(vote, vote.outcome or "")
    name, clock = _absent(vote, table, texts), _clock(vote, texts)
    return texts.say(
        f"vote-done-{done}", name=name, clock=clock, place=_place(vote), **_guest(vote, table)
    )


def undone(events: Sequence[Event], table: TableInfo, texts: Texts) -> str:
    """List the moves to be undone, the newest last, and mark reveals."""
    lines: list[str] = []
    for event in events:
        for line in event_lines(table, (event,), texts):
            told = texts.say("undo-revealed", line=line) if event.reveals else line
            lines.append(f"- {told}")
    if not lines:
        return ""
    kept = lines[-UNDONE_LINES:]
    more = [texts.say("undo-more", count=len(lines) - len(kept))] if len(kept) < len(lines) else []
    kept = [clip(line, UNDONE_LIMIT // (UNDONE_LINES + 2)) for line in kept]
    return "\n".join([texts.say("undo-what"), *more, *kept])


def answer_of(vote: VoteInfo, claim: Claim) -> str:
    """Return the answer that a button stands for; "" if there is no such answer."""
    places = KINDS[vote.kind].answers
    return places[claim.page] if claim.page < len(places) else ""


def _question(vote: VoteInfo, table: TableInfo, texts: Texts) -> str:
    caller = "" if vote.user_id is None else name_for(table, vote.user_id, texts, known=vote.known)
    since = None if vote.seat is None else table.seats[vote.seat].waiting_since
    return texts.say(
        f"vote-about-{vote.kind}",
        name=_absent(vote, table, texts),
        caller=caller,
        called="no" if vote.user_id is None else "yes",
        since=distance(since or vote.opened_at),
        clock=_clock(vote, texts),
        place=_place(vote),
        **_guest(vote, table),
    )


def _answers(vote: VoteInfo, table: TableInfo, texts: Texts) -> list[str]:
    """For each answer, tell its effect and its voters."""
    lines: list[str] = []
    for answer in vote.options:
        given = [voter for voter in vote.voters if vote.answers.get(voter) == answer]
        names = [name_for(table, voter, texts) for voter in given]
        effect = texts.say(
            f"vote-does-{_meaning(vote, answer)}",
            name=_absent(vote, table, texts),
            clock="" if vote.clock is None else clock_line(vote.clock, texts),
            limit="yes" if time_control.read(vote.clock or table.clock) else "no",
            anew="yes" if table.redraws else "no",
            place=_place(vote),
            **_guest(vote, table),
        )
        lines.append(texts.labelled(f"**{texts.say(f'vote-{answer}')}**", effect))
        if names:
            lines.append(f"-# ✓ {texts.join(names)}")
    return lines


def _rules(vote: VoteInfo, table: TableInfo, texts: Texts, ping: Collection[int]) -> list[str]:
    """Tell the voters, the deadline, and the rule of the vote."""
    assert vote.closes_at is not None, "only an open vote has rules to go by"
    missing = [
        name_for(table, voter, texts, ping) for voter in vote.voters if voter not in vote.answers
    ]
    lines = [
        texts.say("vote-missing", count=len(missing), names=texts.join(missing)),
        texts.say("vote-until", at=moment(vote.closes_at), left=distance(vote.closes_at)),
        texts.say(f"vote-rule-{_RULES.get(vote.kind, 'proposal')}"),
    ]
    return [f"-# {line}" for line in lines]


def _meaning(vote: VoteInfo, answer: str) -> str:
    """Return the meaning of an answer; most answers say it themselves."""
    return _MEANINGS.get(vote.kind, {}).get(answer, answer)


def _absent(vote: VoteInfo, table: TableInfo, texts: Texts) -> str:
    """Name the person whose seat a vote is about."""
    return "" if vote.seat is None else escape(name_of(table, table.seats[vote.seat], texts))


def _guest(vote: VoteInfo, table: TableInfo) -> dict[str, str]:
    """Name the person to be offered a seat."""
    to = "guest" if vote.guest else seats.anybody(table)
    return {"to": to, "guest": mention(vote.guest or 0, vote.known)}


def _clock(vote: VoteInfo, texts: Texts) -> str:
    """Name the time control that is proposed."""
    return "" if vote.clock is None else clock_name(vote.clock, texts)


def _place(vote: VoteInfo) -> str:
    """Name the proposed channel."""
    return "" if vote.place_id is None else f"<#{vote.place_id}>"
