"""The public posts of a table: the lobby, the board and the end. They hold nothing hidden."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from bot.render import Picture
from bot.service.model import Position, SeatInfo, TableInfo
from bot.text import Texts, escape
from bot.ui import games, happening, seats, times
from bot.ui.clocks import clock_entries, clock_line, clock_name
from bot.ui.happening import NOTHING_TOLD, Told
from bot.ui.ids import Claim
from bot.ui.items import GO, MAIN, NEUTRAL, STOP, Button, Menu, People, entry
from bot.ui.log import opening
from bot.ui.panel import BOARD, NEXT, heading, view_of
from bot.ui.people import name_for, name_of, waiting_names
from bot.ui.scores import SCORES
from bot.ui.sheet import Sheet
from rules.game import AnyGame

JOIN: Final = "join"
LEAVE: Final = "leave"
ADD: Final = "add"
DROP: Final = "drop"
START: Final = "start"
CANCEL: Final = "cancel"
OPTIONS: Final = "options"
OPTION: Final = "option"
CLOCK: Final = "clock"
INVITE: Final = "invite"
GUEST: Final = "guest"
RULES: Final = "rules"
MOVE: Final = "move"
HAND: Final = "hand"
MORE: Final = "more"


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A running table as everybody may see it.

    `since` tells what happened, `times` says how long there still is. `viewer`: the user to whom
    alone it is shown; a spectator is offered no move.
    """

    position: Position
    texts: Texts
    picture: Picture | str
    reveal: Picture | None = None
    since: Told = NOTHING_TOLD
    ping: Sequence[int] = ()
    times: str = ""
    notice: str = ""
    viewer: int | None = None


def lobby(game: AnyGame, table: TableInfo, texts: Texts, ping: Collection[int] = ()) -> Sheet:
    """Lay out a table that gathers its players; told of its end, it mentions those to `ping`."""
    words = texts.of(table.game)
    sheet = Sheet()
    sheet.text(f"### {words.title} #{table.id}", limit=200)
    sheet.text(_what_it_is(game, texts), limit=300)
    sheet.text(_state_of_lobby(game, table, texts))
    sheet.text(_end_of_lobby(table, texts, ping), limit=400)
    sheet.text("\n".join(_seat_lines(table, texts)), limit=1200)
    sheet.text("\n".join(_option_lines(game, table, texts)), limit=1500)
    if table.status == "lobby":
        _lobby_buttons(sheet, table, texts)
    return sheet


def options(game: AnyGame, table: TableInfo, texts: Texts) -> Sheet:
    """Let the opener choose what is played with: a menu for each table option."""
    words = texts.of(table.game)
    sheet = Sheet()
    sheet.text(texts.say("options-which", table=f"#{table.id}"))
    for place, option in enumerate(game.options):
        chosen = table.options.get(option.name, option.default)
        entries = [
            entry(
                value,
                words.table_option_value(option.name, value),
                words.table_option_note(option.name, value),
                chosen=value == chosen,
            )
            for value in option.values
        ]
        note = words.table_option_note(option.name, chosen)
        sheet.text(f"**{words.table_option(option.name)}**\n-# {note}")
        sheet.row(Menu(Claim(OPTION, table.id, page=place), entries))
    sheet.text(f"**{texts.say('clock-title')}**\n-# {clock_line(table.clock, texts)}")
    sheet.row(Menu(Claim(CLOCK, table.id), clock_entries(table.clock, texts)))
    return sheet


def option_named(game: AnyGame, claim: Claim) -> str | None:
    """Return the table option that a menu of `options` is about, if there is such a one."""
    known = game.options
    return known[claim.page].name if claim.page < len(known) else None


def inviting(table: TableInfo, texts: Texts) -> Sheet:
    """Ask whom to invite."""
    sheet = Sheet()
    sheet.text(texts.say("invite-whom", table=f"#{table.id}"))
    sheet.row(People(Claim(GUEST, table.id), texts.say("button-invite")))
    return sheet


def board(board: Board) -> Sheet:
    """Lay out the running table: picture, whose move it is, buttons, what happened and came up."""
    table, texts = board.position.table, board.texts
    sheet = Sheet()
    sheet.text(heading(table, board.position, texts), limit=300)
    sheet.picture(board.picture)
    sheet.text(whose_move(board.position, texts, board.ping), limit=800)
    sheet.text(board.times, limit=times.LIMIT)
    sheet.text(seats.lines(table, texts), limit=seats.LIMIT)
    sheet.text(board.notice, limit=600)
    sheet.row(*_board_buttons(table, board.viewer, texts, board.since))
    sheet.rows(seats.offered(table, texts))
    sheet.text(happening.small(board.since), limit=happening.LIMIT)
    if board.reveal is not None:
        sheet.picture(board.reveal)
    return sheet


def dm_closed(user_ids: Sequence[int], texts: Texts) -> Sheet:
    """Tell people that no direct message reaches them."""
    sheet = Sheet()
    names = texts.join([f"<@{user_id}>" for user_id in user_ids])
    sheet.text(texts.say("notice-dm-closed", name=names))
    return sheet


def reminder(user_id: int, table: TableInfo, texts: Texts) -> Sheet:
    """Remind a person, whom no direct message reaches, of this one table."""
    since, seat = table.waiting_since(user_id), table.seat_of(user_id)
    sheet = Sheet()
    if since is not None and seat is not None:
        last = [texts.say("reminder-last")] if seat.stalled else []
        facts = [times.time_left(table, seat, texts), *last]
        name = f"<@{user_id}>"
        sheet.text(f"### {texts.of(table.game).title} #{table.id}", limit=200)
        sheet.text(texts.say("reminder-post", name=name, since=times.distance(since)))
        sheet.text(" · ".join(fact for fact in facts if fact))
    claim = Claim(MOVE, table.id)
    sheet.row(
        Button(claim, texts.say("button-move"), MAIN),
        Button(claim._replace(action=HAND), texts.say("button-hand")),
    )
    return sheet


def final(
    position: Position,
    texts: Texts,
    picture: Picture | str | None,
    board: Picture | str | None = None,
    *,
    private: bool = False,
) -> Sheet:
    """Lay out the end: the scoring as a picture, the ranking in words.

    Who asks for it in `private` is shown the `board` as it stood, too.
    """
    table, outcome = position.table, view_of(position).outcome
    sheet = Sheet()
    sheet.text(heading(table, position, texts), limit=300)
    if picture is not None:
        sheet.picture(picture)
    if outcome is not None:
        order = sorted(table.seats, key=lambda seat: position.standings[seat.seat])
        lines = [
            texts.say(
                "final-line",
                rank=position.standings[seat.seat],
                name=escape(name_of(seat, texts)),
                points=outcome.scores[seat.seat],
            )
            for seat in order
        ]
        sheet.text("\n".join(lines), limit=1200)
    else:
        sheet.text(texts.say("final-aborted"))
    sheet.row(*_final_buttons(table, texts, private=private))
    if board is not None:
        sheet.picture(board)
    return sheet


def whose_move(position: Position, texts: Texts, ping: Sequence[int] = ()) -> str:
    """Say for whom the table waits; those to ping are mentioned, the others named."""
    names = waiting_names(position.table, texts, tuple(ping))
    return texts.say("board-waiting", names=", ".join(names), count=len(names))


def _what_it_is(game: AnyGame, texts: Texts) -> str:
    """Say in a line what the game is, and what else its catalogue says to who might join."""
    words, lines = texts.of(game.key), [games.pitch(game, texts)]
    if "title.best" in words:
        lines.append(words.say("title.best"))
    return "\n".join(f"-# {line}" for line in lines)


def _state_of_lobby(game: AnyGame, table: TableInfo, texts: Texts) -> str:
    taken = len(table.seats)
    full, private = taken >= table.capacity, table.private
    door = "full" if full else "invited" if private else "open"
    state = texts.say(f"lobby-{table.status}", seats=taken, capacity=table.capacity, door=door)
    missing = min(game.seats) - taken
    if table.status != "lobby" or missing <= 0:
        return state
    return f"{state} {texts.say('lobby-missing', missing=missing)}"


def _end_of_lobby(table: TableInfo, texts: Texts, ping: Collection[int]) -> str:
    """Say when a lobby ends that has been open for long."""
    if table.status != "lobby" or table.ends_at is None:
        return ""
    people = [seat.user_id for seat in table.seats if seat.user_id is not None]
    names = texts.join([name_for(table, user_id, texts, ping) for user_id in people])
    return texts.say("lobby-ends", names=names, when=times.distance(table.ends_at))


def _seat_lines(table: TableInfo, texts: Texts) -> list[str]:
    lines = [f"{place + 1}. {_seat(seat, texts)}" for place, seat in enumerate(table.seats)]
    free = table.capacity - len(table.seats) if table.status == "lobby" else 0
    return lines + [f"{len(lines) + place + 1}. {texts.say('seat-free')}" for place in range(free)]


def _seat(seat: SeatInfo, texts: Texts) -> str:
    name = escape(name_of(seat, texts))
    if seat.resigned:
        return texts.say("seat-resigned", name=name)
    if seat.computer is None:
        return name
    return texts.say("seat-computer", name=name, level=texts.say(f"level-{seat.computer}"))


def _option_lines(game: AnyGame, table: TableInfo, texts: Texts) -> list[str]:
    words = texts.of(table.game)
    lines: list[str] = []
    for option in game.options:
        value = table.options.get(option.name, option.default)
        name, chosen = words.table_option(option.name), words.table_option_value(option.name, value)
        lines.append(f"{name}: **{chosen}**\n-# {words.table_option_note(option.name, value)}")
    clock = clock_name(table.clock, texts)
    stands = table.status == "running" and seats.is_alone(table)
    note = texts.say("clock-alone") if stands else clock_line(table.clock, texts)
    lines.append(f"{texts.say('clock-title')}: **{clock}**\n-# {note}")
    return lines


def _lobby_buttons(sheet: Sheet, table: TableInfo, texts: Texts) -> None:
    claim = Claim(JOIN, table.id)
    full = len(table.seats) >= table.capacity
    computers = sum(seat.computer is not None for seat in table.seats)
    counted = claim._replace(shown=computers)  # so that a double click seats one computer
    sheet.row(
        Button(claim, texts.say("button-join"), MAIN, disabled=full),
        Button(claim._replace(action=LEAVE), texts.say("button-leave")),
        Button(claim._replace(action=OPTIONS), texts.say("button-options")),
        Button(claim._replace(action=START), texts.say("button-start"), GO),
    )
    sheet.row(
        Button(counted._replace(action=ADD), texts.say("button-add"), NEUTRAL, disabled=full),
        Button(counted._replace(action=DROP), texts.say("button-drop"), disabled=not computers),
        Button(claim._replace(action=INVITE), texts.say("button-invite"), disabled=full),
        Button(claim._replace(action=RULES), texts.say("button-rules")),
        Button(claim._replace(action=CANCEL), texts.say("button-cancel"), STOP),
    )


def _board_buttons(table: TableInfo, viewer: int | None, texts: Texts, since: Told) -> list[Button]:
    claim = Claim(MOVE, table.id)
    own = [
        Button(claim, texts.say("button-move"), MAIN),
        Button(claim._replace(action=HAND), texts.say("button-hand")),
    ]
    if viewer is not None:
        waits, sits = table.waiting_since(viewer) is not None, table.seat_of(viewer) is not None
        own = own[:1] if waits else own[1:] if sits else []
    last = MORE if viewer is None else SCORES
    return [
        *own,
        opening(table, texts, since.left_out),
        Button(claim._replace(action=RULES), texts.say("button-rules")),
        Button(claim._replace(action=last), texts.say(f"button-{last}")),
    ]


def _final_buttons(table: TableInfo, texts: Texts, *, private: bool) -> list[Button]:
    last = SCORES if private else BOARD
    claim = Claim(last, table.id)
    return [
        opening(table, texts),
        Button(claim, texts.say(f"button-{last}")),
        Button(claim._replace(action=RULES), texts.say("button-rules")),
        Button(claim._replace(action=NEXT), texts.say("button-next")),
    ]
