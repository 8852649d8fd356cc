"""/note: written in a command, shown below the player's hand, harmless whatever it holds."""

import pytest

from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table


@pytest.mark.proof
async def test_a_note_is_written_shown_and_removed(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        table = await open_table(simulation, [ada, ben])
        assert "no note" in (await ada.slash("note")).text
        await ada.slash("note", text="**all** in\n# on @everyone")
        quoted = "> \\*\\*all\\*\\* in \\# on \\@everyone"
        assert quoted in (await ada.slash("hand")).text
        assert quoted not in (await ben.slash("hand")).text
        more = Seen(simulation, (await ada.press(board(simulation), "More")).response)
        seen = Seen(simulation, (await ada.press(more, "My note")).response)
        assert quoted in seen.text
        await ada.press(seen, "Remove note")
        assert "no note" in seen.text
        assert quoted not in (await ada.slash("hand", table=table)).text


async def test_a_note_that_is_too_long_is_refused_whatever_markup_it_is(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        await ada.slash("note", text="as it was")
        assert "4,000 characters" in (await ada.slash("note", text="*_`|" * 1000)).text
        assert "> as it was" in (await ada.slash("note")).text
        elsewhere = await ada.slash("note", text="lost", table=99)
        assert "There's no such table." in elsewhere.text


@pytest.mark.proof
async def test_a_note_is_written_at_the_table_that_is_chosen_afterwards(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        tables = [await open_table(simulation, [ada], computers=1) for _ in range(2)]
        for given in ({}, {"table": 99}):
            seen = await ada.slash("note", text="sell late", **given)
            await ada.select(seen, [str(tables[1])])
            assert "> sell late" in seen.text
            assert "no note" in (await ada.slash("note", table=tables[0])).text
            assert "> sell late" in (await ada.slash("note", table=tables[1])).text
        seen = await ada.slash("note")
        await ada.select(seen, [str(tables[0])])
        assert "no note" in seen.text, "a text is written once"
