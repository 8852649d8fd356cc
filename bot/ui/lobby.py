"""A table before its game: the post for all, and the host's panel.

The post shows the players and the game; of the table options only those in the game's headline, and
unusual ones. Anyone can join, leave, read the rules, and press *Manage*. That opens a private
panel: all controls for the host, who also gets it when the table is opened, and a sentence for the
others. Once all seats are taken, *Start* replaces *Join*. The host finds it there, however old the
panel is, and everyone sees what the table waits for. After a change of the terms the post shows the
changes, and the people who still have to press *Agree*.
"""

from collections.abc import Collection, Iterator
from typing import Final

from bot.engine.model import SeatInfo, TableInfo
from bot.render import Picture
from bot.service.terms import mark_of, terms_of, to_agree, unagreed
from bot.text import Texts, escape
from bot.ui import early_end, terms, times
from bot.ui.clocks import clock_brief
from bot.ui.ids import Claim
from bot.ui.items import GO, MAIN, STOP, Button, Menu, People, entry, link
from bot.ui.links import to_place
from bot.ui.panel import FRESH, RULES, in_league
from bot.ui.people import name_for, name_of, table_name
from bot.ui.sheet import Sheet
from rules.game import AnyGame
from rules.opponents.levels import GREEDY, LEVELS

JOIN: Final = "join"
LEAVE: Final = "leave"
AGREE: Final = "agree"
ADD: Final = "add"
LEVEL: Final = "level"
RELEVEL: Final = "relevel"
DROP: Final = "drop"
START: Final = "start"
CANCEL: Final = "cancel"
MANAGE: Final = "manage"
OPTIONS: Final = "options"
INVITE: Final = "invite"
GUEST: Final = "guest"
CALL: Final = "callrole"


def post(
    game: AnyGame,
    table: TableInfo,
    texts: Texts,
    picture: Picture | str | None = None,
    ping: Collection[int] = (),
) -> Sheet:
    """Lay out a table that is gathering players, mentioning those to `ping`; later, a line that
    stays true.
    """
    if table.status != "lobby":
        return _former(game, table, texts)
    sheet = Sheet()
    sheet.text(f"### {table_name(table, texts)}", limit=200)
    if picture is not None:
        sheet.picture(picture)
    sheet.text(f"-# {texts.join(_seated(table, texts))}", limit=600)
    sheet.text(played(game, table, texts), limit=300)
    sheet.text("\n".join(terms.unusual(game, table, texts)), limit=1500)
    sheet.text(state(game, table, texts, ping))
    sheet.text(_changed(game, table, texts, ping), limit=600)
    sheet.text(_kept(table, texts, ping), limit=400)
    sheet.text(_invited(table, texts, ping), limit=400)
    sheet.text(_end(table, texts, ping), limit=400)
    sheet.row(*buttons(game, table, texts))
    return sheet


def _former(game: AnyGame, table: TableInfo, texts: Texts) -> Sheet:
    """Say that the game has begun, with its players and unusual terms; or that the table was
    cancelled. Discord links a thread below its post.
    """
    sheet, name = Sheet(), table_name(table, texts)
    if table.status == "cancelled":
        sheet.text(f"-# {name} · {texts.say('lobby-cancelled')}", limit=300)
        return sheet
    begun = texts.say("lobby-begun", table=name, names=texts.join(_seated(table, texts)))
    thread = f" · <#{table.thread_id}>" if table.thread_id else ""
    sheet.text(f"{begun}{thread}", limit=600)
    sheet.text(f"-# {in_league(table.league, texts)}" if table.league else "", limit=200)
    agreed = terms.in_brief(game, table, texts)
    sheet.text(f"-# {' · '.join(agreed)}" if agreed else "", limit=1500)
    return sheet


def again(game: AnyGame, table: TableInfo, texts: Texts) -> Sheet:
    """Ask a person with a reserved seat whether they play again, in a message to them."""
    claim = Claim(JOIN, table.id, mark=mark_of(terms_of(game, table)))
    sheet = Sheet()
    sheet.text(f"### {table_name(table, texts)}", limit=200)
    sheet.text(texts.say("lobby-again", name=name_for(table, table.opener_id, texts)), limit=300)
    sheet.text(f"-# {played(game, table, texts)}", limit=300)
    sheet.row(
        Button(claim, texts.say("button-join"), MAIN),
        Button(Claim(LEAVE, table.id), texts.say("button-leave")),
    )
    return sheet


def full(table: TableInfo, texts: Texts) -> Sheet:
    """Tell the host that all seats are taken, in a message to them; rings a phone."""
    told = texts.say("notice-full", table=table_name(table, texts))
    start, sheet = _start(table, texts, ready=True), Sheet()
    sheet.text(f"### {told}", limit=300)
    sheet.text(f"-# {texts.join(_seated(table, texts))}", limit=600)
    sheet.row(start)
    sheet.ring(told, start)
    return sheet


def answered(table: TableInfo, texts: Texts, *, joined: bool) -> Sheet:
    """Tell a person that they have joined or left a table by a message to them."""
    if joined and table.status == "running":  # the last seat was theirs
        return begun(table, texts)
    name = table_name(table, texts)
    sheet = Sheet()
    if joined:
        opener = name_for(table, table.opener_id, texts)
        by = "itself" if table.autostart else "opener"
        sheet.text(texts.say("done-join", table=name, opener=opener, by=by), limit=300)
        sheet.row(
            Button(Claim(LEAVE, table.id), texts.say("button-leave")),
            link(texts.say("button-table"), to_place(table)),
        )
    else:
        sheet.text(texts.say("done-leave", table=name), limit=300)
    return sheet


def panel(
    game: AnyGame,
    table: TableInfo,
    texts: Texts,
    user_id: int,
    *,
    manages: bool = False,
    calls: bool = False,
    notice: str = "",
) -> Sheet:
    """Lay out a person's private panel of a table before its game.

    manages   whether they manage the server, and so may cancel any table on it
    calls     whether its host can call the server's role
    notice    stands above it
    """
    claim = Claim(MANAGE, table.id)
    invite = Button(
        claim._replace(action=INVITE), texts.say("button-invite"), disabled=is_full(table)
    )
    cancel = Button(claim._replace(action=CANCEL), texts.say("button-cancel"), STOP)
    sheet = Sheet()
    sheet.text(notice, limit=400)
    sheet.text(f"### {table_name(table, texts)}", limit=200)
    if table.status != "lobby":
        sheet.text(state(game, table, texts))
        return sheet
    if user_id != table.opener_id:
        sits = table.seat_of(user_id) is not None
        sheet.text(texts.say("manage-others", opener=name_for(table, table.opener_id, texts)))
        sheet.rows([*([invite] if sits else []), *([cancel] if manages else [])])
        return sheet
    computers = sum(seat.computer is not None for seat in table.seats)
    counted = claim._replace(shown=computers)  # so that a double click seats one computer
    drop = Button(counted._replace(action=DROP), texts.say("button-drop"))
    options = Button(claim._replace(action=OPTIONS), texts.say("button-options"))
    sheet.text(played(game, table, texts), limit=300)
    sheet.text(state(game, table, texts, inviting=False))
    sheet.text(_changed(game, table, texts), limit=600)
    sheet.row(
        _start(table, texts, ready=_missing(game, table) <= 0),
        Button(counted._replace(action=ADD), texts.say("button-add"), disabled=is_full(table)),
        *([drop] if computers else []),
    )
    if not is_full(table):
        sheet.row(_levels(counted._replace(action=LEVEL), texts))
    if computers:
        sheet.row(_other_levels(table, counted._replace(action=RELEVEL), texts))
    call = Button(claim._replace(action=CALL), texts.say("button-call"))
    sheet.row(options, invite, *([call] if calls else []), cancel)
    return sheet


def begun(table: TableInfo, texts: Texts) -> Sheet:
    """Tell the person who started a game that it has begun, with the button to their move."""
    sheet = Sheet()
    sheet.text(texts.say("done-start", table=f"#{table.id}"))
    sheet.row(Button(Claim(FRESH, table.id), texts.say("button-move"), MAIN))
    return sheet


def _levels(claim: Claim, texts: Texts) -> Menu:
    """Offer to add a computer of a level other than the button's."""
    entries = [
        entry(level, texts.say(f"level-{level}"), texts.say(f"level-note-{level}"))
        for level in LEVELS
        if level != GREEDY
    ]
    return Menu(claim, entries, placeholder=texts.say("level-which"))


def _other_levels(table: TableInfo, claim: Claim, texts: Texts) -> Menu:
    """Offer to change the level of a computer that sits there (`level_chosen`)."""
    computers = [seat for seat in table.seats if seat.computer is not None]
    entries = [
        entry(
            f"{at}:{level}",
            texts.say(
                "level-of", name=name_of(table, seat, texts), level=texts.say(f"level-{level}")
            ),
            texts.say(f"level-note-{level}"),
        )
        for at, seat in enumerate(computers)
        for level in LEVELS
        if level != seat.computer
    ]
    return Menu(claim, entries, placeholder=texts.say("level-change"))


def level_chosen(value: str) -> tuple[str, str]:
    """Return the selected computer, as its place among the computers, and its new level."""
    computer, _, level = value.partition(":")
    return computer, level


def inviting(table: TableInfo, texts: Texts, notice: str = "") -> Sheet:
    """Ask for a person to invite; `notice` is shown above."""
    sheet = Sheet()
    sheet.text(notice, limit=400)
    sheet.text(texts.say("invite-whom", table=f"#{table.id}"))
    sheet.row(People(Claim(GUEST, table.id), texts.say("button-invite")))
    sheet.row(back(table, texts))
    return sheet


def buttons(game: AnyGame, table: TableInfo, texts: Texts) -> Iterator[Button]:
    """Yield the buttons for everyone."""
    claim = Claim(JOIN, table.id)
    seen = claim._replace(mark=mark_of(terms_of(game, table)))
    if is_full(table):
        yield _start(table, texts, ready=_missing(game, table) <= 0)
    else:
        yield Button(seen, texts.say("button-join"), MAIN)
    if to_agree(game, table):
        yield Button(seen._replace(action=AGREE), texts.say("button-agree"), MAIN)
    yield Button(claim._replace(action=LEAVE), texts.say("button-leave"))
    yield Button(claim._replace(action=RULES), texts.say("button-rules"))
    yield Button(claim._replace(action=MANAGE), texts.say("button-manage"))


def _start(table: TableInfo, texts: Texts, *, ready: bool) -> Button:
    return Button(Claim(START, table.id), texts.say("button-start"), GO, disabled=not ready)


def back(table: TableInfo, texts: Texts) -> Button:
    """Return the button that leads back to the panel."""
    return Button(Claim(MANAGE, table.id), texts.say("button-return"))


def is_full(table: TableInfo) -> bool:
    """Whether every seat is taken."""
    return len(table.seats) >= table.capacity


def _missing(game: AnyGame, table: TableInfo) -> int:
    """Return the number of people still needed; 0 or less if there are enough."""
    return min(game.seats) - len(table.seats)


def played(game: AnyGame, table: TableInfo, texts: Texts) -> str:
    """Describe the game in a line: its name, its clock, its length and its difficulty."""
    words = texts.of(table.game)
    headlines = [
        words.table_option_value(option.name, table.options.get(option.name, option.default))
        for option in terms.applying(game, table)
        if option.headline
    ]
    clock = clock_brief(table.clock, texts)
    facts = [*headlines, clock, words.say("title.duration"), words.say("title.weight")]
    return " · ".join(facts)


def state(
    game: AnyGame,
    table: TableInfo,
    texts: Texts,
    ping: Collection[int] = (),
    *,
    inviting: bool = True,
) -> str:
    """State the number of players, who may join (if not obvious), and what the start waits for."""
    taken, missing = len(table.seats), _missing(game, table)
    closed = is_full(table) or not inviting
    invited = table.private or taken + len(table.kept) >= table.capacity
    door = "closed" if closed else "invited" if invited else "open"
    if table.status == "aborted":
        return early_end.why(table, texts)
    told = texts.say(f"lobby-{table.status}", seats=taken, capacity=table.capacity, door=door)
    if table.status != "lobby":
        return told
    opener = name_for(table, table.opener_id, texts, ping)
    needed = texts.say("lobby-missing", missing=max(0, missing), opener=opener)
    return f"{told} {needed}"


def _changed(game: AnyGame, table: TableInfo, texts: Texts, ping: Collection[int] = ()) -> str:
    """State the changed terms, and ask people who have not agreed to them yet."""
    asked = to_agree(game, table)
    if not asked:
        return ""
    people = [seat.user_id for seat in asked if seat.user_id is not None]
    names = texts.join([name_for(table, user_id, texts, ping) for user_id in people])
    new = {key for seat in asked for key in unagreed(game, table, seat)}
    told = [
        f"- {terms.named(table, key, value, texts)}"
        for key, value in terms_of(game, table).items()
        if key in new
    ]
    return texts.say("lobby-changed", names=names, changes="\n".join(told))


def _kept(table: TableInfo, texts: Texts, ping: Collection[int]) -> str:
    """Ask the people with reserved seats."""
    if not table.kept:
        return ""
    names = texts.join([name_for(table, user_id, texts, ping) for user_id in table.kept])
    return texts.say("lobby-kept", names=names, count=len(table.kept))


def invited(table: TableInfo, ping: Collection[int]) -> list[int]:
    """Return the people to `ping` without a seat here, taken or reserved: they were invited."""
    here = {*table.kept, *(seat.user_id for seat in table.seats)}
    return [user_id for user_id in ping if user_id not in here]


def _invited(table: TableInfo, texts: Texts, ping: Collection[int]) -> str:
    """Ask invited people who get no direct message."""
    guests = invited(table, ping)
    names = texts.join([f"<@{user_id}>" for user_id in guests])
    return texts.say("lobby-guests", names=names) if guests else ""


def _end(table: TableInfo, texts: Texts, ping: Collection[int]) -> str:
    """State the end of a lobby that has been open for long."""
    if table.ends_at is None:
        return ""
    people = [seat.user_id for seat in table.seats if seat.user_id is not None]
    names = texts.join([name_for(table, user_id, texts, ping) for user_id in people])
    return texts.say("lobby-ends", names=names, when=times.distance(table.ends_at))


def _seated(table: TableInfo, texts: Texts) -> list[str]:
    return [_seat(table, seat, texts) for seat in table.seats]


def _seat(table: TableInfo, seat: SeatInfo, texts: Texts) -> str:
    name = escape(name_of(table, seat, texts))
    if seat.resigned:
        return texts.say("seat-resigned", name=name)
    if seat.computer is None:
        return name
    level = f"level-{seat.computer}"  # a later version may have stored it
    known = texts.say(level if level in texts else "level-unknown")
    return texts.say("seat-computer", name=name, level=known)
