"""Finding a table: the form, a person's place in the queue, and the message at its end.

All that is chosen in the form is in the claim of each of its components, by places in lists that
are only ever added to; a fingerprint tells if the games have changed since. In a direct message,
the claim names the server, too.
"""

from collections.abc import Iterable, Mapping
from datetime import timedelta
from typing import Final, NamedTuple, TypeVar
from zlib import crc32

from bot.engine.model import TableInfo
from bot.engine.time_control import PRESETS, USUAL
from bot.service.seeking.seeking import DAYS, Entry, Standing, Wish
from bot.text import Texts
from bot.ui.clocks import clock_line, clock_name, span
from bot.ui.ids import Claim, bits, positions
from bot.ui.items import GO, MAIN, Button, Menu, entry, link
from bot.ui.links import to_place
from bot.ui.open_table import pitch
from bot.ui.sheet import ENTRIES_LIMIT, Sheet
from bot.ui.times import distance
from rules.game import AnyGame

FIND: Final = "seek"
GAMES: Final = "seekgames"
SEATS: Final = "seekseats"
CLOCKS: Final = "seekclocks"
TIME: Final = "seekdays"
GO_ON: Final = "seekgo"
LEAVE: Final = "seekleave"
AGAIN: Final = "seekagain"

_SERVER_BITS: Final = 64
_SEAT_BITS: Final = 16
_CLOCKS: Final = tuple(PRESETS)
_USUAL_DAYS: Final = 3

T = TypeVar("T")


class Form(NamedTuple):
    """What a person looks for, and on which server; 0 for the one where the form is shown."""

    games: Mapping[str, AnyGame]
    wish: Wish
    server: int = 0

    def claim(self, action: str) -> Claim:
        """Return the claim of a component of the form."""
        keys, wish = tuple(self.games), self.wish
        clocks = bits(_places(_CLOCKS, wish.clocks)) << _SEAT_BITS
        return Claim(
            action,
            0,
            shown=bits(wish.seats) | clocks,
            picks=bits(_places(keys, wish.games)) << _SERVER_BITS | self.server,
            page=_places(DAYS, (wish.days,))[0],
            mark=_mark(keys),
        )

    def changed(self, action: str, values: Iterable[str]) -> "Form":
        """Return it with what was selected in one of its menus; no seats that no game has."""
        chosen, wish = {*values}, self.wish
        if action == GAMES:
            wish = wish._replace(games=_those(self.games, chosen) or wish.games)
        elif action == SEATS:
            wish = wish._replace(seats=_those(self._offered(wish), chosen) or wish.seats)
        elif action == CLOCKS:
            wish = wish._replace(clocks=_those(_CLOCKS, chosen) or wish.clocks)
        else:
            wish = wish._replace(days=(_those(DAYS, chosen) or (wish.days,))[0])
        offered = self._offered(wish)
        seats = tuple(each for each in wish.seats if each in offered)
        return self._replace(wish=wish._replace(seats=seats or offered))

    def with_game(self, key: str) -> "Form":
        """Return it with one more game, for as many people as can play that."""
        games = _those(self.games, {*self.wish.games, key})
        seats = {*self.wish.seats, *_seats(self.games, (key,))}
        return self._replace(wish=self.wish._replace(games=games, seats=tuple(sorted(seats))))

    def _offered(self, wish: Wish) -> tuple[int, ...]:
        return _seats(self.games, wish.games)


def usual(games: Mapping[str, AnyGame], clock: str | None, server: int = 0) -> Form:
    """Return the form as it is at first: all games, any number of players, the usual clock."""
    clocks = (clock if clock in _CLOCKS else USUAL,)
    return Form(games, Wish(tuple(games), _seats(games, games), clocks, _USUAL_DAYS), server)


def form_of(found: Entry, games: Mapping[str, AnyGame], server: int = 0) -> Form:
    """Return the form of an entry; all games if none of its games are left."""
    known = _those(games, {*found.games}) or tuple(games)
    seats = tuple(each for each in found.seats if each in _seats(games, known))
    wish = Wish(known, seats or _seats(games, known), found.clocks, found.days)
    return Form(games, wish, server)


def read(claim: Claim, games: Mapping[str, AnyGame]) -> Form:
    """Read the claim of a component; what it does not say is as it is at first."""
    keys, first = tuple(games), usual(games, None)
    chosen = claim.picks >> _SERVER_BITS if claim.mark == _mark(keys) else 0
    known = _at(keys, positions(chosen)) or keys
    seats = positions(claim.shown & (1 << _SEAT_BITS) - 1)
    offered = _seats(games, known)
    return Form(
        games,
        Wish(
            known,
            tuple(each for each in seats if each in offered) or offered,
            _at(_CLOCKS, positions(claim.shown >> _SEAT_BITS)) or first.wish.clocks,
            (_at(DAYS, (claim.page,)) or (_USUAL_DAYS,))[0],
        ),
        claim.picks & (1 << _SERVER_BITS) - 1,
    )


def asking(form: Form, texts: Texts) -> Sheet:
    """Ask what a person looks for."""
    games, wish = form.games, form.wish
    sheet = Sheet()
    sheet.text(f"### {texts.say('find-title')}")
    sheet.text(texts.say("find-how"))
    titles = [
        entry(key, texts.of(key).title, pitch(game, texts), chosen=key in wish.games)
        for key, game in games.items()
    ][:ENTRIES_LIMIT]
    seats = [
        entry(str(each), texts.say("find-players", count=each), chosen=each in wish.seats)
        for each in _seats(games, wish.games)
    ]
    clocks = [
        entry(each, clock_name(each, texts), clock_line(each, texts), chosen=each in wish.clocks)
        for each in _CLOCKS
    ]
    days = [
        entry(str(each), span(timedelta(days=each), texts), chosen=each == wish.days)
        for each in DAYS
    ]
    for action, entries in ((GAMES, titles), (SEATS, seats), (CLOCKS, clocks), (TIME, days)):
        sheet.text(f"**{texts.say(f'find-{action.removeprefix(FIND)}')}**")
        most = 1 if action == TIME else len(entries)
        sheet.row(Menu(form.claim(action), entries, most=most))
    sheet.row(Button(form.claim(GO_ON), texts.say("button-find"), GO))
    return sheet


def standing(found: Standing, form: Form, texts: Texts) -> Sheet:
    """Say which table a person got, or who waits with them, and until when."""
    sheet = Sheet()
    if found.table is not None:
        _say_table(sheet, found.table, texts)
    buttons: list[Button] = []
    if found.entry is not None:
        if found.table is None:
            buttons += _say_queue(sheet, found, found.entry, form, texts)
        buttons.append(Button(form.claim(FIND), texts.say("button-find-change")))
        buttons.append(Button(Claim(LEAVE, 0, picks=form.server), texts.say("button-find-leave")))
    ways = [] if found.table is None else [link(texts.say("button-table"), to_place(found.table))]
    sheet.row(*ways, *buttons)
    return sheet


def _say_table(sheet: Sheet, table: TableInfo, texts: Texts) -> None:
    """Say which table a person got; a lobby waits for others."""
    sheet.text(
        texts.say(
            "find-got",
            game=texts.of(table.game).title,
            table=f"#{table.id}",
            state="lobby" if table.status == "lobby" else "running",
            seats=len(table.seats),
            capacity=table.capacity,
        )
    )


def _say_queue(sheet: Sheet, found: Standing, own: Entry, form: Form, texts: Texts) -> list[Button]:
    """Say who waits; return a button that adds the game for which most others wait."""
    sheet.text(f"### {texts.say('find-waiting')}")
    if own.half_at is None:
        sheet.text(texts.say("find-until", until=distance(own.until)))
    else:
        sheet.text(texts.say("find-times", half=distance(own.half_at), until=distance(own.until)))
    sheet.text(f"-# {_wish_line(form.wish, texts)}")
    waiting = {key: found.waiting.get(key, 0) for key in form.games}
    each = [
        texts.say("find-count-game", game=texts.of(key).title, count=waiting[key])
        for key in form.wish.games
    ]
    sheet.text(texts.say("find-count", each=" · ".join(each)))
    if found.full:
        sheet.text(texts.say("find-full"))
    others = {key: count for key, count in waiting.items() if key not in form.wish.games and count}
    if not others:
        return []
    other = max(others, key=others.__getitem__)
    title = texts.of(other).title
    sheet.text(texts.say("find-sooner", game=title, count=others[other]))
    more = form.with_game(other).claim(GO_ON)
    return [Button(more, texts.say("button-find-add", game=title), MAIN)]


def ended(found: Entry, games: Mapping[str, AnyGame], texts: Texts) -> Sheet:
    """Say that no table has filled up, and offer to look again."""
    form = form_of(found, games, found.server_id)
    sheet = Sheet()
    sheet.text(
        texts.say(
            "find-over",
            games=texts.join([texts.of(key).title for key in form.wish.games]),
            place=f"<#{found.channel_id}>",
            time=span(timedelta(days=found.days), texts),
        )
    )
    sheet.row(
        Button(Claim(AGAIN, 0, picks=found.server_id), texts.say("button-find-again"), MAIN),
        Button(form.claim(FIND), texts.say("button-find-others")),
    )
    return sheet


def _wish_line(wish: Wish, texts: Texts) -> str:
    return texts.say(
        "find-wish",
        games=texts.join([texts.of(key).title for key in wish.games]),
        seats=", ".join(map(str, wish.seats)),
        clocks=", ".join(clock_name(each, texts) for each in wish.clocks),
    )


def _seats(games: Mapping[str, AnyGame], keys: Iterable[str]) -> tuple[int, ...]:
    """Return the numbers of players that these games allow; one alone finds no table."""
    return tuple(sorted({each for key in keys for each in games[key].seats if each > 1}))


def _those(known: Iterable[T], chosen: Iterable[object]) -> tuple[T, ...]:
    """Return the known values that were chosen, as text or as they are."""
    wanted = {*map(str, chosen)}
    return tuple(each for each in known if str(each) in wanted)


def _places(known: tuple[T, ...], chosen: Iterable[T]) -> tuple[int, ...]:
    return tuple(known.index(each) for each in chosen)


def _at(known: tuple[T, ...], places: Iterable[int]) -> tuple[T, ...]:
    return tuple(known[place] for place in places if place < len(known))


def _mark(keys: tuple[str, ...]) -> int:
    return crc32(" ".join(keys).encode())
