"""A person's stored data: exported completely, and deleted without a trace."""

import json

import pytest

from bot.engine.model import Person, TableInfo
from bot.storage import outbox
from bot.storage.rows import Notice
from bot.text import LANGUAGES, texts
from bot.ui.people import name_for, names_of
from tests.bot.service.house import House, people_waiting, person, user_of
from tests.bot.service.voting import out_of_time
from tests.sql import run

ADA = 8_811_223_344_556_677
"""An id that stands nowhere else in a database, not even as part of another number."""
NAME = "Adalgunde"


async def _running(house: House, others: int = 2) -> TableInfo:
    """Return a running table that Ada has opened and where she has made a choice."""
    table = await house.host.beginning.open(
        Person(ADA, NAME), "san_juan", {}, capacity=3, server_id=500, channel_id=600, private=True
    )
    for user_id in range(12, 12 + others):
        await house.host.invitations.invite(table.id, ADA, user_id)
        table = await house.host.lobby.join(table.id, person(user_id))
    table = await house.host.beginning.start(table.id, ADA)
    seat = next(each.seat for each in table.seats if each.user_id == ADA)
    return await house.answer(table, seat)


async def _traces(house: House) -> list[str]:
    """Return the places where the person can still be found."""
    return [
        f"{name}: {row}"
        for name, rows in (await house.contents()).items()
        for row in rows
        if str(ADA) in str(row) or NAME in str(row)
    ]


async def test_everything_about_a_person_is_handed_out(house: House) -> None:
    table = await _running(house)
    await house.host.profiles.set_user(ADA, zone="Europe/Berlin")
    await house.store.write(run, f"update tables set kept = '[{ADA}]' where id = {table.id}")
    mention = [Notice("board", ping=(ADA,))]
    await house.store.write(outbox.add, table.id, mention, house.clock.now())
    told = json.loads(await house.host.privacy.everything(ADA))
    assert (told["format"], told["user_id"]) == (1, ADA)
    stored = told["stored"]
    assert stored["users"][0]["zone"] == "Europe/Berlin"
    assert [row["table_id"] for row in stored["seats"]] == [table.id]
    assert [row["id"] for row in stored["tables"]] == [table.id]
    assert [row["kind"] for row in stored["moves"]] == ["keep"]
    assert stored["tables.kept"] == [{"id": table.id}]
    assert len(stored["outbox.ping"]) >= 1
    assert "seed" not in str(stored)


async def test_what_is_handed_out_counts_no_steps_that_others_took_in_secret(house: House) -> None:
    """It is the same whether another player has sealed an answer before, or not."""
    own = {"table_id", "seat", "user_id", "name", "keys"}
    told: list[list[dict[str, object]]] = []
    for sealed in (0, 1):
        table = await house.running(3)
        ada, *others = people_waiting(table)
        for seat in (*others[:sealed], ada):
            await house.answer(table, seat)
        data = json.loads(await house.host.privacy.everything(user_of(table, ada)))["stored"]
        rows = [each for each in data["seats"] + data["moves"] if each["table_id"] == table.id]
        told.append([{name: row[name] for name in row.keys() - own} for row in rows])
    assert told[0] == told[1]
    assert len(told[0]) == 2


@pytest.mark.proof
async def test_nothing_of_a_person_who_is_forgotten_is_left(house: House) -> None:
    table = await _running(house)
    lobby = await house.host.beginning.open(
        Person(ADA, NAME), "san_juan", {}, capacity=2, server_id=500, channel_id=600
    )
    await house.host.lobby.join(lobby.id, person(12))
    await house.host.profiles.set_user(ADA, zone="Europe/Berlin")
    await house.host.votes.propose_abort(table.id, ADA)
    await house.host.notes.write(table.id, ADA, "Watch Ben.")
    other = await house.running(2)
    await house.host.watching.watch(other.id, ADA)
    assert await _traces(house)

    await house.host.privacy.forget(ADA)
    assert await _traces(house) == []
    lobby = await house.table(lobby.id)
    assert (lobby.opener_id, [seat.user_id for seat in lobby.seats]) == (12, [12])
    table = await house.table(table.id)
    [gone] = [seat for seat in table.seats if seat.resigned]
    assert gone.computer == "greedy"
    assert (await house.host.profiles.user(ADA)).zone == "UTC"
    await house.prove(table)
    await house.restart()
    table = await house.play_out(await house.table(table.id))
    assert table.seats[gone.seat].rank == 3
    await house.prove(table)
    await house.outbox.drain()


@pytest.mark.proof
async def test_no_seat_is_kept_for_a_person_who_is_forgotten(house: House) -> None:
    former = await house.play_out(await _running(house))
    asked = await house.host.rematches.rematch(former.id, person(12))
    assert ADA in asked.kept
    await house.host.privacy.forget(ADA)
    assert await _traces(house) == []
    assert (await house.table(asked.id)).kept == (13,)
    again = await house.host.rematches.rematch(former.id, person(13))
    assert [seat.user_id for seat in again.seats if (seat.user_id or 0) > 0] == [12, 13]


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_finished_table_keeps_a_seat_without_a_name(house: House, language: str) -> None:
    table = await house.play_out(await _running(house))
    before = table
    await house.host.privacy.forget(ADA)
    assert await _traces(house) == []
    table = await house.table(table.id)
    assert [seat.rank for seat in table.seats] == [seat.rank for seat in before.seats]
    [seat] = [each.seat for each in before.seats if each.user_id == ADA]
    placeholder = table.seats[seat].user_id
    assert placeholder is not None
    assert placeholder < 0
    words = texts(language)
    forgotten = words.say("person-forgotten")
    assert names_of(table, words)[seat] == forgotten
    assert name_for(table, placeholder, words) == forgotten
    await house.prove(table)


async def test_a_seat_that_was_offered_to_them_is_on_offer_no_more(house: House) -> None:
    table = await house.running(3)
    await house.host.absence.offer(table.id, user_of(table, 0), ADA)
    await house.host.privacy.forget(ADA)
    assert (await house.table(table.id)).seats[0].open_to is None
    assert await _traces(house) == []
    await house.prove(table)


async def test_a_vote_on_them_ends(house: House) -> None:
    table = await out_of_time(house)
    await house.resign(table, 0)
    vote = await house.host.votes.propose_offer(table.id, user_of(table, 1), 0, ADA)
    await house.host.privacy.forget(ADA)
    assert (await house.host.votes.find(vote.id)).outcome == "moot"
    assert await _traces(house) == []
    await house.prove(table)


async def test_a_table_that_cannot_be_read_costs_only_the_name(house: House) -> None:
    table = await _running(house)
    await house.host._context.set_aside(table.id, "as a test")
    await house.host.privacy.forget(ADA)
    assert await _traces(house) == []


async def test_a_crash_leaves_all_of_it_undone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _running(house)
    before = await house.contents()

    def crash(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("bot.storage.privacy._hush", crash)
    with pytest.raises(RuntimeError):
        await house.host.privacy.forget(ADA)
    assert await house.contents() == before


async def test_who_comes_back_is_a_new_person(house: House) -> None:
    table = await _running(house)
    await house.host.privacy.forget(ADA)
    assert await house.host.look.tables_of(ADA) == ()
    lobby = await house.host.beginning.open(
        Person(ADA, NAME), "san_juan", {}, capacity=2, server_id=500, channel_id=600
    )
    assert lobby.opener_id == ADA
    assert people_waiting(await house.table(table.id))
