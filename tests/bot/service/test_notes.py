"""Notes: their owners, their readers, and their limits."""

import pytest

from bot.engine.errors import ServiceError
from bot.service.notes import LONGEST
from tests.bot.service.house import OPENER, House, person, user_of
from tests.bot.service.voting import ended

BEN = OPENER + 1
STRANGER = 99
TEXT = "build *the* Library"


async def test_a_note_is_shown_on_the_panels_of_a_person_who_wrote_it_alone(house: House) -> None:
    table = await house.running(2)
    await house.host.notes.write(table.id, OPENER, TEXT)
    assert (await house.host.show.panel(table.id, OPENER)).note == TEXT
    for other in (BEN, STRANGER):
        assert TEXT not in repr(await house.host.show.panel(table.id, other))
    assert TEXT not in repr(await house.host.show.board(table.id))


async def test_a_note_is_written_anew_and_taken_away(house: House) -> None:
    table = await house.running(2)
    for text in (TEXT, "something else", ""):
        noted = await house.host.notes.write(table.id, OPENER, text)
        assert noted.text == (await house.host.notes.read(table.id, OPENER)).text == text
    assert (await house.contents())["notes"] == []


async def test_a_note_outlives_the_game(house: House) -> None:
    table = await house.running(1, 1)
    await house.host.notes.write(table.id, OPENER, TEXT)
    await house.host.votes.propose_abort(table.id, OPENER)
    assert (await house.host.show.panel(table.id, OPENER)).note == TEXT


async def test_a_note_never_goes_along_with_the_seat(house: House) -> None:
    table = await house.running(3)
    giver = user_of(table, 0)
    await house.host.notes.write(table.id, giver, TEXT)
    await house.host.absence.offer(table.id, giver, None)
    await house.host.absence.take_seat(table.id, 0, person(STRANGER))
    assert (await house.host.show.panel(table.id, STRANGER)).note == ""
    assert (await house.host.show.panel(table.id, giver)).note == ""


@pytest.mark.parametrize(
    ("user_id", "text", "refusal"),
    [
        (OPENER, "*" * (LONGEST + 1), "note_too_long"),
        (OPENER, "a\0b", "note_with_nul"),
        (STRANGER, TEXT, "not_seated"),
    ],
)
async def test_what_cannot_be_noted_changes_nothing(
    house: House, user_id: int, text: str, refusal: str
) -> None:
    table = await ended(house, 1, 1)
    await house.host.notes.write(table.id, OPENER, TEXT)
    before = await house.contents()
    with pytest.raises(ServiceError, match=refusal):
        await house.host.notes.write(table.id, user_id, text)
    assert await house.contents() == before
