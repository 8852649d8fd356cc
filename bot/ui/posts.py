"""The public posts of a running table: the board and the end. They hold nothing hidden."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine.model import Position, SeatInfo, TableInfo
from bot.render import Picture
from bot.service.showing import Showing
from bot.storage.kinds import CALLS
from bot.storage.rows import Mention
from bot.text import Texts, escape
from bot.ui import deciding, early_end, happening, missed, reminders, replay, seats, times, watching
from bot.ui.happening import NOTHING_TOLD, Told
from bot.ui.ids import Claim
from bot.ui.items import MAIN, Button
from bot.ui.log import opening
from bot.ui.panel import BOARD, FRESH, MORE, NEXT, RULES, heading, view_of
from bot.ui.people import name_of, table_name, waiting_names
from bot.ui.scores import SCORES
from bot.ui.sheet import Motion, Sheet
from rules.event import Seat
from rules.game import Outcome

MOVE: Final = "move"
HAND: Final = "hand"
REMATCH: Final = "rematch"


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A running table as everyone may see it.

    `since` tells the events, `times` the time left; `motion` is the picture again, on which they
    move. If its only viewer is a spectator, they are offered no move, but can watch.
    """

    showing: Showing
    texts: Texts
    picture: Picture | str
    motion: Motion | None = None
    reveal: Picture | None = None
    since: Told = NOTHING_TOLD
    ping: Sequence[int] = ()
    times: str = ""
    notice: str = ""

    @property
    def viewer(self) -> int | None:
        """The only user it is shown to, if any."""
        return None if self.showing.viewer is None else self.showing.viewer.user_id

    @property
    def has_spectator(self) -> bool:
        """Whether it is shown to a single user who has no seat."""
        return self.viewer is not None and self.showing.table.seat_of(self.viewer) is None


def board(board: Board) -> Sheet:
    """Lay out the running table: picture, whose move it is, buttons, news and reveals."""
    position, table, texts = board.showing.position, board.showing.table, board.texts
    sheet = Sheet()
    sheet.text(heading(table, position, texts), limit=300)
    sheet.picture(board.picture, board.motion)
    sheet.text(whose_move(position, texts, board.ping), limit=800)
    sheet.text(board.times, limit=times.LIMIT)
    sheet.text(seats.lines(table, texts), limit=seats.LIMIT)
    sheet.text(board.notice, limit=600)
    sheet.text(early_end.announced(table, texts, board.ping), limit=500)
    sheet.row(*_board_buttons(board))
    sheet.rows(early_end.ways_on(table, texts))
    if board.has_spectator and board.showing.watched is not None:
        watching.told(sheet, table.id, board.showing.watched, texts)
    sheet.rows(seats.offered(table, texts))
    if board.reveal is not None:
        sheet.picture(board.reveal)
    sheet.text(happening.small(board.since), limit=happening.LIMIT)
    return sheet


def former(showing: Showing, texts: Texts) -> Sheet:
    """Lay out the events after a post, in its place, once there is a newer one.

    In its thread the table needs no name.
    """
    table = showing.table
    told = happening.in_brief(table, showing.after_post, texts, showing.history)
    if not told.lines:
        return superseded(table, texts)
    sheet = Sheet()
    if table.thread_id is None:
        sheet.text(f"-# **{table_name(table, texts)}**", limit=200)
    sheet.text(happening.small(told), limit=happening.LIMIT)
    return sheet


def superseded(table: TableInfo, texts: Texts) -> Sheet:
    """Say that there is a newer post, in place of one that is no longer true."""
    sheet, name = Sheet(), table_name(table, texts)
    sheet.text(f"-# {texts.say('notice-newer', table=name)}", limit=300)
    return sheet


def outdated(call: Mention, table: TableInfo, texts: Texts) -> Sheet:
    """Say that a table no longer waits for a person, in place of a post that asked them to move;
    or that what a post offered them is over.
    """
    sheet, named = Sheet(), table_name(table, texts)
    name = escape(name_of(table, table.seats[call.seat], texts))
    key = "notice-answered-post" if call.kind in CALLS else "notice-outdated-post"
    sheet.text(f"-# {texts.say(key, name=name, table=named)}", limit=300)
    return sheet


def begun(table: TableInfo, seat: Seat, texts: Texts) -> Sheet:
    """Tell a player of a table that its game has begun, and where they sit."""
    sheet = Sheet()
    told = texts.say(
        "notice-begun",
        table=table_name(table, texts),
        sign=texts.say("seat-sign", seat=seat),
        place=seat + 1,
        of=len(table.seats),
        first=escape(name_of(table, table.seats[0], texts)),
    )
    sheet.text(told, limit=300)
    sheet.row(
        Button(Claim(FRESH, table.id), texts.say("button-hand"), MAIN),
        Button(Claim(RULES, table.id), texts.say("button-rules")),
        reminders.muting(table.id, texts),
    )
    return sheet


def over(table: TableInfo, texts: Texts) -> Sheet:
    """Tell a watcher of a table that its game has ended, but not how."""
    sheet = Sheet()
    title = texts.of(table.game).title
    sheet.text(texts.say("notice-over", table=f"#{table.id}", title=title), limit=300)
    return sheet


def seated(sheet: Sheet, user_ids: Sequence[int], texts: Texts) -> None:
    """Mention the players, so that a thread is listed among theirs; nothing for none."""
    if user_ids:
        sheet.joins = tuple(user_ids)
        names = texts.join([f"<@{user_id}>" for user_id in user_ids])
        sheet.text(f"-# {texts.say('board-seated', names=names)}", limit=300)


def dm_closed(user_ids: Sequence[int], texts: Texts) -> Sheet:
    """Tell people that direct messages do not reach them."""
    sheet = Sheet()
    names = texts.join([f"<@{user_id}>" for user_id in user_ids])
    sheet.text(texts.say("notice-dm-closed", name=names))
    return sheet


def moved(table: TableInfo, texts: Texts, ping: Sequence[int]) -> Sheet:
    """Tell people in a table's former place where it is now, and ring for them."""
    line = texts.say(
        "notice-moved",
        count=len(ping),
        names=texts.join([f"<@{user_id}>" for user_id in ping]),
        table=table_name(table, texts),
        place=f"<#{table.channel_id}>",
    )
    sheet = Sheet()
    sheet.text(line)
    if ping:
        sheet.ring(line)
    return sheet


def reminder(user_id: int, table: TableInfo, texts: Texts) -> Sheet:
    """Remind a person whose direct messages are closed of this one table."""
    since, seat = table.waiting_since(user_id), table.seat_of(user_id)
    sheet = Sheet()
    if since is not None and seat is not None:
        last = [texts.say("reminder-last")] if seat.stalled else []
        facts = [times.time_left(table, seat, texts), *last]
        name = f"<@{user_id}>"
        sheet.text(f"### {table_name(table, texts)}", limit=200)
        sheet.text(texts.say("reminder-post", name=name, since=times.distance(since)))
        sheet.text(" · ".join(fact for fact in facts if fact))
    sheet.row(*_ways_in(table, texts))
    return sheet


def warned(seat: SeatInfo, table: TableInfo, texts: Texts) -> Sheet:
    """Warn a person who takes no direct messages that little of their time is left."""
    assert seat.deadline is not None, "their clock runs"
    left = times.distance(seat.deadline)
    sheet = Sheet()
    sheet.text(f"### {table_name(table, texts)}", limit=200)
    sheet.text(texts.say("notice-low-post", name=f"<@{seat.user_id}>", left=left))
    sheet.text(f"-# {texts.say('notice-low-then', league=times.of_league(table))}")
    sheet.row(*_ways_in(table, texts))
    return sheet


def time_up(seat: SeatInfo, table: TableInfo, texts: Texts) -> Sheet:
    """Tell a person at the table, if no message has reached them, that their time is up, and what
    follows.
    """
    sheet = Sheet()
    sheet.text(f"### {table_name(table, texts)}", limit=200)
    name = f"<@{seat.user_id}>"
    if table.is_of_league:
        sheet.text(
            texts.labelled(
                texts.say("push-time-up-post", name=name), times.then(seat, table, texts)
            )
        )
    else:
        sheet.text(texts.say("notice-time-up-post", name=name))
    sheet.row(*_ways_in(table, texts))
    return sheet


def final(
    position: Position,
    texts: Texts,
    picture: Picture | str | None,
    board: Picture | str | None = None,
    ping: Sequence[int] = (),
    *,
    private: bool = False,
) -> Sheet:
    """Lay out the end: the scoring as a picture, the ranking in words, and mentions of those to
    `ping`.

    If it is shown in `private`, the last `board` comes with it.
    """
    table, outcome = position.table, view_of(position).outcome
    sheet = Sheet()
    sheet.text(heading(table, position, texts), limit=300)
    if picture is not None:
        sheet.picture(picture)
    if outcome is None:
        sheet.text(early_end.why(table, texts), limit=600)
    if table.status == "finished":
        sheet.text("\n".join(_ranking(position, outcome, texts)), limit=1200)
        if table.verdict not in (None, "unrated"):  # everyone knew that the others are not rated
            sheet.text(f"-# {texts.say(f'final-{table.verdict}')}")
        sheet.text(deciding.sentences(position, texts), limit=600)
    if ping:
        sheet.text(f"-# {texts.join([f'<@{user_id}>' for user_id in ping])}", limit=300)
    sheet.rows(_final_buttons(position, texts, private=private))
    if board is not None:
        sheet.picture(board)
    return sheet


def ended(position: Position, texts: Texts) -> Sheet:
    """Tell a game's result in a line, in its thread's channel, with the buttons that lead on."""
    table, outcome = position.table, view_of(position).outcome
    how = early_end.why(table, texts) if outcome is None else _winners(position, outcome, texts)
    sheet = Sheet()
    sheet.text(f"**{table_name(table, texts)}** · {how}", limit=600)
    sheet.row(
        *early_end.ways_on(table, texts),
        Button(Claim(BOARD, table.id), texts.say("button-board")),
        *(replay.leading_to(table, texts, replay.REPLAY) if table.status == "finished" else ()),
        Button(Claim(REMATCH, table.id), texts.say("button-rematch"), MAIN),
    )
    return sheet


def _winners(position: Position, outcome: Outcome, texts: Texts) -> str:
    """Name the winners, with their points."""
    table = position.table
    best = [seat for seat in table.seats if position.standings[seat.seat] == 1]
    names = texts.join([escape(name_of(table, seat, texts)) for seat in best])
    scored = texts.of(table.game).points(outcome.scores[best[0].seat])
    return texts.say("final-winners", names=names, count=len(best), scored=scored)


def _ranking(position: Position, outcome: Outcome | None, texts: Texts) -> list[str]:
    """Return a line for each seat, the winner first; without points if nothing was scored."""
    table, words = position.table, texts.of(position.table.game)
    return [
        texts.say(
            "final-line",
            rank=position.standings[seat.seat],
            name=escape(name_of(table, seat, texts)),
            scored="none" if outcome is None else words.points(outcome.scores[seat.seat]),
            resigned="yes" if seat.resigned else "no",
        )
        for seat in sorted(table.seats, key=lambda seat: position.standings[seat.seat])
    ]


def whose_move(position: Position, texts: Texts, ping: Sequence[int] = ()) -> str:
    """Name the players to move; those to ping are mentioned."""
    names = waiting_names(position.table, texts, tuple(ping))
    return texts.say("board-waiting", names=", ".join(names), count=len(names))


def _ways_in(table: TableInfo, texts: Texts) -> list[Button]:
    """Return the buttons that open the panel of the person who presses them."""
    claim = Claim(MOVE, table.id)
    return [
        Button(claim, texts.say("button-move"), MAIN),
        Button(claim._replace(action=HAND), texts.say("button-hand")),
    ]


def _board_buttons(board: Board) -> list[Button]:
    table, viewer, texts = board.showing.table, board.viewer, board.texts
    claim, own = Claim(MOVE, table.id), _ways_in(table, texts)
    if viewer is not None:
        waits, sits = table.waiting_since(viewer) is not None, table.seat_of(viewer) is not None
        own = own[:1] if waits else own[1:] if sits else []
    last = MORE if viewer is None else SCORES
    follow = watching.button(table.id, texts, watched=board.showing.watched)
    return [
        *own,
        opening(table, texts, board.since.left_out),
        Button(claim._replace(action=RULES), texts.say("button-rules")),
        Button(claim._replace(action=last), texts.say(f"button-{last}")),
        *((missed.opening(table, texts),) if viewer is not None else ()),
        *((follow,) if board.has_spectator else ()),
    ]


def _final_buttons(position: Position, texts: Texts, *, private: bool) -> list[Button]:
    table, last = position.table, SCORES if private else BOARD
    claim = Claim(last, table.id)
    course = (replay.COURSE,) if private else ()
    again = (replay.REPLAY, *replay.turned_of(position.game), *course)
    return [
        *early_end.ways_on(table, texts),
        opening(table, texts),
        Button(claim, texts.say(f"button-{last}")),
        Button(claim._replace(action=RULES), texts.say("button-rules")),
        Button(claim._replace(action=REMATCH), texts.say("button-rematch"), MAIN),
        Button(claim._replace(action=NEXT), texts.say("button-next")),
        *(replay.leading_to(table, texts, *again) if table.status == "finished" else ()),
    ]
