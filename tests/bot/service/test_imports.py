"""Files of finished games: written, read again, and refused wherever they are false."""

from collections.abc import Callable
from json import dumps
from typing import Any

import pytest

from bot.engine.errors import BadFile, NotFound, ServiceError
from bot.engine.model import TableInfo
from bot.service import replay_steps, tablefile
from bot.service.imports import MOST
from bot.service.replay import FILES_KEPT_FOR
from bot.service.tablefile import LARGEST, TableFile
from bot.text import COMPUTERS, LANGUAGES, texts
from rules.game import AnyGame
from tests.bot.service.exported import EXAMPLE, example, file_of, journal_of, sealed
from tests.bot.service.house import OPENER, House
from tests.games import GAMES
from tests.sql import run

FILE = EXAMPLE.read_bytes()
ADA, EVE = 101, 102
SNOWFLAKES = 123_456_789_012_345_000


def sizes(game: AnyGame) -> tuple[int, ...]:
    return (min(game.seats), max(game.seats))


# --- there and back -----------------------------------------------------------------------------


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_of_any_kind_comes_back_as_it_was(game: AnyGame) -> None:
    for seats in sizes(game):
        state, entries = journal_of(game, seats, 3)
        file = tablefile.read(tablefile.written(file_of(game, seats, 3)))
        played = replay_steps.played_from(GAMES, file)
        last = replay_steps.step_of(played, 10**9, tuple(range(seats)))
        assert last.board == game.view(state, None)
        assert [hand.view for hand in last.hands] == [game.view(state, at) for at in range(seats)]
        told = [event for step in played.film.told for event in step]
        assert told == [event for entry in entries for event in entry.events]
        assert len(tablefile.written(file)) * 5 < LARGEST


def test_the_file_of_version_1_is_still_read_and_shown() -> None:
    played = replay_steps.played_from(GAMES, tablefile.read(FILE))
    assert [seat.name for seat in played.table.seats[:2]] == ["Ada", "Bérénice"]
    assert replay_steps.step_of(played, 10**9, ()).board.outcome is not None
    assert tablefile.written(file_of(GAMES["auction"], 6)) == FILE, "and still written alike"


@pytest.mark.proof
async def test_what_a_host_has_played_is_exported_and_watched_by_a_person_who_imports_it(
    house: House,
) -> None:
    table = await _over(house)
    data = await house.host.replay.export(table.id)
    before = await house.contents()
    upload = await house.host.imports.add(ADA, data)
    for number in (0, 3, 10**9):
        seen = await house.host.replay.step(upload, number, (0, 1))
        there = await house.host.replay.step(table.id, number, (0, 1))
        assert (seen.board, seen.hands, seen.told) == (there.board, there.hands, there.told)
    assert (await house.host.replay.course(upload)).scored
    after = await house.contents()
    assert {name for name in after if after[name] != before[name]} == {"imports"}


async def _over(house: House) -> TableInfo:
    table = await house.lobby(3, 2, game="auction")
    return await house.play_out(await house.host.beginning.start(table.id, OPENER))


# --- facts not in a file ------------------------------------------------------------------------


@pytest.mark.proof
async def test_a_file_holds_no_id_of_discord_and_nothing_of_how_a_person_answered(
    house: House,
) -> None:
    table = await _over(house)
    await house.store.write(run, f"update seats set user_id = {SNOWFLAKES} + 10 + seat")
    columns = ("opener_id", "server_id", "channel_id", "thread_id", "post_id")
    for number, place in enumerate(f"tables set {column}" for column in columns):
        await house.store.write(run, f"update {place} = {SNOWFLAKES} + {number}")
    await house.store.write(run, "update moves set planned = true where number % 2 = 1")
    data = (await house.host.replay.export(table.id)).decode()
    for told in (str(SNOWFLAKES)[:-3], "user", "plan", "made", "server", "channel"):
        assert told not in data
    file = TableFile.model_validate_json(data)
    assert {entry.seat for entry in file.journal} == {None, 0, 1, 2, 3, 4}
    nobodys = "planned = false, user_id = null, computer = true"
    await house.store.write(run, f"update moves set {nobodys}")
    assert (await house.host.replay.export(table.id)).decode() == data


@pytest.mark.proof
async def test_a_person_who_was_forgotten_has_no_name_in_it(house: House) -> None:
    table = await _over(house)
    await house.host.privacy.forget(OPENER)
    file = tablefile.read(await house.host.replay.export(table.id))
    names = [(seat.name, seat.computer) for seat in file.seats]
    computers = [(name, True) for name in COMPUTERS[:2]]
    assert sorted(names) == sorted([("", False), ("P12", False), ("P13", False), *computers])


@pytest.mark.proof
async def test_only_a_game_that_was_played_to_its_end_is_exported(house: House) -> None:
    table = await house.lobby(3, 2, game="auction")
    assert await _not_exported(house, table) == "not_finished"
    table = await house.host.beginning.start(table.id, OPENER)
    assert await _not_exported(house, table) == "not_finished"
    table = await house.play_out(table)
    await house.store.write(run, "update tables set aside = 'e5'")
    assert await _not_exported(house, table) == "set_aside"


async def _not_exported(house: House, table: TableInfo) -> str:
    with pytest.raises(ServiceError) as refused:
        await house.host.replay.export(table.id)
    return refused.value.code


# --- the files kept, by owner -------------------------------------------------------------------


async def test_a_file_is_shown_to_a_person_who_imported_it_and_to_no_one_else(house: House) -> None:
    upload = await house.host.imports.add(ADA, FILE)
    assert (await house.host.replay.step(upload, 0)).table.upload == upload.number
    for stranger in (upload._replace(user_id=EVE), upload._replace(number=upload.number + 1)):
        with pytest.raises(NotFound, match="no_file"):
            await house.host.replay.step(stranger, 0)


async def test_a_file_is_kept_over_a_restart_for_a_week_and_the_newest_of_each_person(
    house: House,
) -> None:
    first = await house.host.imports.add(ADA, FILE)
    hers = await house.host.imports.add(EVE, FILE)
    later = [await house.host.imports.add(ADA, FILE) for _ in range(MOST)]
    await house.restart()
    with pytest.raises(NotFound, match="no_file"):
        await house.host.replay.step(first, 0)
    for upload in (hers, *later):
        await house.host.replay.step(upload, 0)
    house.clock.advance(days=FILES_KEPT_FOR.days)
    with pytest.raises(NotFound, match="no_file"):
        await house.host.replay.step(hers, 0)
    await house.host.imports.add(ADA, FILE)
    assert len((await house.contents())["imports"]) == 1, "the others' are deleted"


async def test_with_their_data_people_get_their_files_and_take_them_away(house: House) -> None:
    await house.host.imports.add(ADA, FILE)
    upload = await house.host.imports.add(EVE, FILE)
    assert b"B\xc3\xa9r\xc3\xa9nice" in await house.host.privacy.everything(ADA)
    await house.host.privacy.forget(ADA)
    assert len((await house.contents())["imports"]) == 1
    await house.host.replay.step(upload, 0)


# --- refusals -----------------------------------------------------------------------------------

Change = Callable[[Any], object]


def at(number: int, **values: Any) -> Change:
    """Change an entry of the journal."""
    return lambda file: file["journal"][number].update(values)


def seat(number: int, **values: Any) -> Change:
    """Change a seat."""
    return lambda file: file["seats"][number].update(values)


def top(**values: Any) -> Change:
    """Change a field at the top."""
    return lambda file: file.update(values)


def changed(change: Change) -> bytes:
    """Return the example with a change, valid or not."""
    found = example()
    change(found)
    return dumps(found).encode()


def text(old: str, new: str) -> bytes:
    """Return the example with its text changed, once."""
    found = FILE.decode()
    assert old in found
    return found.replace(old, new, 1).encode()


def exchanged(file: Any) -> None:
    """Let two entries that were made one after the other change places."""
    journal = file["journal"]
    journal[2], journal[3] = journal[3], journal[2]


REDRAW = next(at for at, entry in enumerate(example()["journal"]) if entry["kind"] == "redraw")
LAST = len(example()["journal"]) - 1
DIGEST = "0" * 24

BYTES = {
    "nothing": (b"", "file_not_json"),
    "no JSON": (b"Hello!", "file_not_json"),
    "no text": (b"\xff\xd8\xff\xe0 a picture", "file_not_json"),
    "half a file": (FILE[: len(FILE) // 2], "file_not_json"),
    "too large": (FILE + b" " * LARGEST, "file_too_large"),
    "nested deep": (b"[" * 400_000 + b"]" * 400_000, "file_not_json"),
    "objects nested deep": (b'{"a":' * 150_000 + b"1" + b"}" * 150_000, "file_not_json"),
    "a number of 900,000 digits": (
        text('"rules": 1', f'"rules": {"9" * 900_000}'),
        "file_not_json",
    ),
    "NaN": (text('"points": 14', '"points": NaN'), "file_not_json"),
    "infinity": (text('"points": 14', '"points": -Infinity'), "file_not_json"),
    "more than any number": (text('"points": 14', '"points": 1e999'), "file_wrong"),
    "a line break in a name": (text("Ada", "A\nda"), "file_not_json"),
    "half a character": (text("Ada", "A\\ud800da"), "file_not_json"),
    "a key twice": (text('"rank": 1', '"rank": 2, "rank": 1'), "file_twice"),
    "a list": (b"[]", "file_of_others"),
    "another file": (b'{"format": 1, "user_id": 7, "stored": {}}', "file_of_others"),
    "no version": (changed(lambda file: file.pop("version")), "file_of_others"),
    "a later version": (changed(top(version=3, news=[])), "file_too_new"),
    "a game that is over and was conceded": (
        changed(top(version=2, conceded=True)),
        "file_not_over",
    ),
    "a concession of the first version": (changed(top(conceded=True)), "file_wrong"),
    "a second version without one": (changed(top(version=2)), "file_not_over"),
    "no version that there was": (changed(top(version=0)), "file_wrong"),
    "a version that is none": (changed(top(version=True)), "file_wrong"),
    "something more": (changed(top(note="hi")), "file_wrong"),
    "something more in a seat": (changed(seat(0, user_id=7)), "file_wrong"),
    "something less": (changed(lambda file: file.pop("seed")), "file_wrong"),
    "a number as text": (changed(seat(0, rank="1")), "file_wrong"),
    "yes for a number": (changed(seat(0, rank=True)), "file_wrong"),
    "no seed": (changed(top(seed="-1")), "file_wrong"),
    "a time without a zone": (changed(top(began="2026-01-01T12:00:00")), "file_wrong"),
    "no journal": (changed(top(journal=[])), "file_wrong"),
    "a fact within a fact": (
        changed(lambda file: file["journal"][0]["events"][0]["facts"].update(value={"a": 1})),
        "file_wrong",
    ),
    "another name, and the old digest": (changed(seat(0, name="Eve")), "file_changed"),
    "another time, and the old digest": (
        changed(top(ended="2026-01-02T12:00:00Z")),
        "file_changed",
    ),
    "another digest": (changed(top(digest=DIGEST)), "file_changed"),
    "NUL in a name, and the old digest": (changed(seat(0, name="A\x00da")), "file_changed"),
}

UNTRUE = {
    "a game that there is not": (top(game="chess"), "file_unknown_game", None),
    "other rules": (top(rules=2), "file_other_rules", None),
    "another game": (top(game="san_juan", rules=GAMES["san_juan"].version), "file_bad_setup", None),
    "too few seats": (lambda file: file["seats"].pop(), "file_other_setup", None),
    "no seats": (top(seats=[]), "file_bad_setup", None),
    "an option that there is not": (top(options={"x": "y"}), "file_bad_setup", None),
    "another seed": (top(seed="f" * 64), "file_other_setup", None),
    "another beginning": (at(0, digest=DIGEST), "file_other_setup", None),
    "another choice": (at(1, keys=["cheque:1", "cheque:2"]), "file_tells_otherwise", 1),
    "a choice that there is not": (at(1, keys=["cheque:99"]), "file_unknown_choice", 1),
    "the same twice": (at(1, keys=["cheque:1"] * 9), "file_against_rules", 1),
    "another seat": (at(1, seat=1), "file_not_asked", 1),
    "a seat that there is not": (at(1, seat=-1), "file_not_asked", 1),
    "no one's choice": (at(1, seat=None), "file_not_asked", 1),
    "another question": (at(1, kind="role"), "file_not_asked", 1),
    "nothing happens": (at(1, events=[]), "file_tells_otherwise", 1),
    "another hash": (at(5, digest=DIGEST), "file_leads_elsewhere", 5),
    "the wrong order": (exchanged, "file_not_asked", 2),
    "one choice less": (lambda file: file["journal"].pop(2), "file_not_asked", 2),
    "chance without a seed": (at(REDRAW, events=[]), "file_no_chance", REDRAW),
    "chance from too much": (
        lambda file: file["journal"][REDRAW]["events"][0]["facts"].update(seed="f" * 900),
        "file_no_chance",
        REDRAW,
    ),
    "chance from nothing": (
        lambda file: file["journal"][REDRAW]["events"][0]["facts"].update(seed=7),
        "file_no_chance",
        REDRAW,
    ),
    "chance after the end": (
        lambda file: file["journal"].append(file["journal"][REDRAW]),
        "file_not_asked",
        LAST + 1,
    ),
    "chance more often than choices": (
        lambda file: file["journal"].extend([file["journal"][REDRAW]] * LAST),
        "file_redrawn",
        None,
    ),
    "not over": (lambda file: file["journal"].pop(), "file_not_over", None),
    "more than all": (
        lambda file: file["journal"].append(file["journal"][-1]),
        "file_not_asked",
        LAST + 1,
    ),
    "other points": (seat(0, points=99), "file_other_points", None),
    "other ranks": (seat(0, rank=2), "file_other_ranks", None),
    "a person who did not resign": (seat(1, resigned=False), "file_other_ranks", None),
}


HOSTILE = {
    **{why: (data, code, None) for why, (data, code) in BYTES.items()},
    **{why: (sealed(change), code, number) for why, (change, code, number) in UNTRUE.items()},
}


@pytest.mark.sampled(30)
@pytest.mark.parametrize(("data", "code", "number"), HOSTILE.values(), ids=HOSTILE)
def test_a_file_that_is_not_true_is_refused_with_what_is_wrong(
    data: bytes, code: str, number: int | None
) -> None:
    with pytest.raises(BadFile) as refused:
        replay_steps.played_from(GAMES, tablefile.read(data))
    assert refused.value.code == code
    assert refused.value.facts.get("number") == number
    for language in LANGUAGES:
        words = texts(language)
        said = words.error(code, refused.value.facts)
        assert said != words.say("error-other", code=code)
        assert len(said) < 200


@pytest.mark.parametrize("options", [{}, {"expansion": "?"}], ids=["left out", "none that is"])
def test_a_file_tells_each_option_of_its_game_with_a_value_that_it_has(options: Any) -> None:
    file = file_of(GAMES["san_juan"], 2)
    assert replay_steps.played_from(GAMES, file)
    with pytest.raises(BadFile, match="file_bad_setup"):
        replay_steps.played_from(GAMES, file.model_copy(update={"options": options}).sealed())


WRONG = {
    "something more in a seat": "seats.0.user_id",
    "no version that there was": "version",
    "something less": "seed",
    "a fact within a fact": "journal.0.events.0.facts.value.int",
}


@pytest.mark.parametrize(("why", "place"), WRONG.items(), ids=WRONG)
def test_the_refusal_says_where_a_file_is_wrong(why: str, place: str) -> None:
    with pytest.raises(BadFile) as refused:
        tablefile.read(HOSTILE[why][0])
    assert refused.value.facts == {"place": place}


def test_what_a_file_calls_its_parts_is_said_without_doing_harm() -> None:
    name = "@everyone `**[x](http://x)**` " * 50
    with pytest.raises(BadFile) as refused:
        tablefile.read(changed(top(**{name: 1})))
    place = str(refused.value.facts["place"])
    assert len(place) == 60
    assert set(place) <= set("_everyonxhttp")


async def test_what_is_refused_changes_nothing(house: House) -> None:
    await house.host.imports.add(ADA, FILE)
    before = await house.contents()
    for data, code, _ in HOSTILE.values():
        with pytest.raises(BadFile, match=code):
            await house.host.imports.add(ADA, data)
    assert await house.contents() == before


@pytest.mark.proof
async def test_of_a_running_table_nothing_can_be_shown(house: House) -> None:
    """Even a player who had its journal and its seed could not look further in this way."""
    table = await _over(house)
    file = tablefile.read(await house.host.replay.export(table.id))
    running = file.model_copy(update={"journal": file.journal[:-3]}).sealed()
    with pytest.raises(BadFile, match="file_not_over"):
        await house.host.imports.add(ADA, tablefile.written(running))
