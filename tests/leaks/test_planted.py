"""The suite can fail: one leak of each kind is planted, and has to be found.

Each is two or three lines put into the bot. They give away a value made of the whole stored
position (`hidden`), or of the newest secret choice (`odd`); both are hidden from everyone.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
import structlog

from bot.cogs import answer, tables
from bot.engine import commit, logbook, looking, telling, turn
from bot.engine.model import TableInfo
from bot.service.replay import Replaying
from bot.storage import journal, outbox
from bot.storage.rows import Logged, Notice, SeatRow, Stored
from bot.ui import log, panel, posts, question, ratings
from rules.game import AnyGame
from rules.registry import GAMES
from tests.leaks.checker import Leak
from tests.leaks.pairs import Fetch, compare_dealt_anew, positions
from tests.leaks.test_behaviour import compare_all
from tests.leaks.test_dealt_anew import together
from tests.leaks.viewers import Viewer, everything, glance, viewers_of
from tests.leaks.world import World, world

Plant = Callable[["Soil"], None]


class Soil:
    """The ground of planted leaks: the bot of a world, changed for one test."""

    def __init__(self, world: World, monkeypatch: Any) -> None:
        self.world = world
        self.patch, self.setitem = monkeypatch.setattr, monkeypatch.setitem
        self.odd = False
        wrapped = turn.Turn.play

        def noted(this: Any, seat: int, choice: Any) -> None:
            self.odd = bool(sum(choice) % 2)
            wrapped(this, seat, choice)

        self.patch(turn.Turn, "play", noted)

    @property
    def hidden(self) -> str:
        with closing(sqlite3.connect(self.world.path)) as file:
            rows = file.execute("select state from tables where state is not null").fetchall()
        return f"{crc32(repr(rows).encode()):x}"

    def around(self, owner: Any, name: str, change: Callable[[Any], Any]) -> None:
        """Have `change` applied to the results of this function."""
        wrapped = getattr(owner, name)
        self.patch(owner, name, lambda *given, **named: change(wrapped(*given, **named)))

    def draws(self, change: Callable[[Any], Any]) -> None:
        drawn = self.world.bot.presenter._draw

        async def draw(scene: Any) -> Any:
            return change(await drawn(scene))

        self.patch(self.world.bot.presenter, "_draw", draw)


def the_words_for_a_picture(soil: Soil) -> None:
    soil.draws(lambda picture: replace(picture, alt=picture.alt + soil.hidden))


def a_pixel_of_a_picture(soil: Soil) -> None:
    soil.draws(lambda picture: replace(picture, data=picture.data + soil.hidden.encode()))


def the_size_of_a_file(soil: Soil) -> None:
    soil.draws(
        lambda picture: replace(picture, data=picture.data + bytes(int(soil.hidden, 16) % 97))
    )


def the_name_of_a_file(soil: Soil) -> None:
    soil.draws(lambda picture: replace(picture, name=f"{soil.hidden}.png"))


def the_note_of_an_option(soil: Soil) -> None:
    entry = question.entry
    soil.patch(question, "entry", lambda value, label, *_, **__: entry(value, label, soil.hidden))


def the_value_of_an_option(soil: Soil) -> None:
    entry = question.entry
    soil.patch(question, "entry", lambda value, *text, **_: entry(value + soil.hidden, *text))


def a_hash_in_an_id(soil: Soil) -> None:
    soil.patch(question.ids, "mark_of", lambda _: int(soil.hidden, 16))


def a_suggestion_while_typing(soil: Soil) -> None:
    soil.around(tables.tables, "label", lambda name: name + soil.hidden)


def a_line_of_the_tables_log(soil: Soil) -> None:
    soil.around(log, "_lines", lambda lines: [*lines, soil.hidden])


def a_line_of_the_profile(soil: Soil) -> None:
    soil.around(ratings, "met", lambda lines: [*lines, soil.hidden])


def a_file_of_a_game_that_goes_on(soil: Soil) -> None:
    async def export(*_: Any) -> bytes:
        return soil.hidden.encode()

    soil.patch(Replaying, "export", export)


def a_refusal(soil: Soil) -> None:
    soil.around(answer, "reason", lambda sentence: sentence + soil.hidden)


def a_line_of_the_log(soil: Soil) -> None:
    soil.around(
        posts, "heading", lambda text: structlog.get_logger().info("shown", it=soil.hidden) or text
    )


def the_seed(soil: Soil) -> None:
    def with_seed(text: str) -> str:
        with closing(sqlite3.connect(soil.world.path)) as file:
            return text + str(file.execute("select seed from tables").fetchone()[0])

    soil.around(posts, "heading", with_seed)


def an_event_for_everyone(soil: Soil) -> None:
    soil.patch(
        looking,
        "_visible",
        lambda entries, _: tuple(each for entry in entries for each in entry.events),
    )


def the_panel_of_another_seat(soil: Soil) -> None:
    soil.patch(looking, "own_seat", lambda stored, user_id: user_id and stored.seats[0])


def what_was_mine_before_i_resigned(soil: Soil) -> None:
    def own_seat(stored: Stored, user_id: int | None) -> SeatRow | None:
        return next((seat for seat in stored.seats if seat.user_id == user_id), None)

    soil.patch(looking, "own_seat", own_seat)


def the_order_of_the_players(soil: Soil) -> None:
    soil.around(panel, "waiting_names", lambda names: sorted(names, key=soil.hidden.find))
    soil.around(posts, "waiting_names", lambda names: [*names, soil.hidden[:1]])


def a_count_of_secret_steps(soil: Soil) -> None:
    """Panels carried this until the suite was written."""
    soil.around(looking, "position_of", lambda it: replace(it, shown=it.table.version))


def lines_that_vanish_when_a_player_begins(soil: Soil) -> None:
    """The board did this until the suite was written."""

    def since(db: Any, stored: Stored, start: SeatRow | None) -> Any:
        return journal.entries(db, stored.table.id, (start and start.last_move) or 0)

    soil.patch(looking, "_entries_since", since)


def a_history_cut_by_entries(soil: Soil) -> None:
    """Each sealed answer would push an older move out of the pictures."""

    def newest(db: Any, table_id: int, seat: int | None, _: int) -> Any:
        newest = journal.entries(db, table_id)[-6:]
        told = (Logged(each.number, each.round, event) for each in newest for event in each.events)
        return [each for each in told if each.event.is_for(seat)]

    soil.patch(looking.journal, "newest_events", newest)


def a_page_cut_by_entries(soil: Soil) -> None:
    """Each sealed answer would turn an older line over to the page before."""
    wrapped = logbook.page

    def page(stored: Stored, own: SeatRow | None, told: Any, *rest: Any, **more: Any) -> Any:
        newest = [each for each in told if each.number > stored.table.moves - 6]
        return wrapped(stored, own, newest, *rest, **more)

    soil.patch(logbook, "page", page)


def a_count_of_pages_by_entries(soil: Soil) -> None:
    soil.around(logbook, "page", lambda page: replace(page, pages=page.table.version))


def a_round_that_began_in_secret(soil: Soil) -> None:
    soil.around(logbook, "page", lambda page: replace(page, rounds=(1, page.table.version)))


def an_edit_after_a_secret_choice(soil: Soil) -> None:
    soil.patch(turn.Turn, "is_seen", lambda _: True)


def the_number_of_posts(soil: Soil) -> None:
    more = [Notice("board", fresh=True)]
    soil.around(telling, "notices", lambda told: more if soil.odd else told)


def a_ping(soil: Soil) -> None:
    soil.around(telling, "to_ping", lambda users: [11] if soil.odd else users)


def the_order_of_messages(soil: Soil) -> None:
    soil.around(telling, "notices", lambda told: told[::-1] if soil.odd else told)


def a_delay(soil: Soil) -> None:
    add = outbox.add
    soil.patch(
        commit.outbox,
        "add",
        lambda db, table, told, now: add(db, table, told, now + timedelta(seconds=soil.odd)),
    )


AT_A_GLANCE: tuple[Plant, ...] = (
    the_words_for_a_picture,
    a_pixel_of_a_picture,
    the_size_of_a_file,
    the_name_of_a_file,
    the_note_of_an_option,
    the_value_of_an_option,
    a_hash_in_an_id,
    a_line_of_the_tables_log,
    an_event_for_everyone,
    the_panel_of_another_seat,
    what_was_mine_before_i_resigned,
)
IN_ALL_THAT_IS_FETCHED: tuple[Plant, ...] = (
    a_line_of_the_profile,
    a_file_of_a_game_that_goes_on,
    a_suggestion_while_typing,
    a_refusal,
    a_line_of_the_log,
    the_seed,
    the_order_of_the_players,
)
IN_WHAT_HAPPENS: tuple[Plant, ...] = (
    a_count_of_secret_steps,
    lines_that_vanish_when_a_player_begins,
    a_history_cut_by_entries,
    a_page_cut_by_entries,
    a_count_of_pages_by_entries,
    a_round_that_began_in_secret,
    an_edit_after_a_secret_choice,
    the_number_of_posts,
    a_ping,
    the_order_of_messages,
    a_delay,
)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("plant", AT_A_GLANCE, ids=lambda plant: plant.__name__)
async def test_it_is_found_at_a_glance(plant: Plant, tmp_path: Path, monkeypatch):
    await found_by_dealing_anew(plant, glance, tmp_path, monkeypatch)


@pytest.mark.proof
@pytest.mark.parametrize("plant", IN_ALL_THAT_IS_FETCHED, ids=lambda plant: plant.__name__)
async def test_it_is_found_by_fetching_everything(plant: Plant, tmp_path: Path, monkeypatch):
    await found_by_dealing_anew(plant, everything, tmp_path, monkeypatch)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("plant", IN_WHAT_HAPPENS, ids=lambda plant: plant.__name__)
async def test_it_is_found_by_choosing_otherwise(plant: Plant, tmp_path: Path, monkeypatch):
    game = next(iter(GAMES.values()))
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        plant(Soil(built, monkeypatch))
        with pytest.raises(Leak):
            await compare_all(built, game, min(game.seats), 60, 60)


async def found_by_dealing_anew(plant: Plant, fetch: Fetch, tmp_path: Path, monkeypatch) -> None:
    game = next(iter(GAMES.values()))
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        plant(Soil(built, monkeypatch))
        with pytest.raises(Leak):
            await deal_anew_until_found(built, game, fetch)


async def deal_anew_until_found(world: World, game: AnyGame, fetch: Fetch) -> None:
    async for table in positions(world, game, max(game.seats), 30, stride=12, resigning=True):
        for group in _asked_first(table):
            await compare_dealt_anew(world, table, group, fetch)


def _asked_first(table: TableInfo) -> list[list[Viewer]]:
    """Viewers with the same knowledge, first those with a question, which could tell most."""
    return sorted(together(viewers_of(table)), key=lambda group: group[0].seat not in table.waiting)
