"""The standing page of a server: when it is looked after, and what it lists."""

from datetime import timedelta

from bot.engine.model import NoticeboardInfo
from bot.service.noticeboards import EVERY, MOST_LISTED
from bot.storage import letters
from bot.storage.rows import LetterRow, Where
from bot.text import texts
from bot.ui import noticeboards
from tests.bot.service.house import CHANNEL, SERVER, House


def everywhere(_: Where) -> bool:
    return True


async def board(house: House) -> NoticeboardInfo:
    found = await house.host.noticeboards.of_server(SERVER)
    assert found is not None
    return found


async def told(house: House) -> list[LetterRow]:
    """Do what is due, and take the letters that wait."""
    await house.host.run_due()
    found = await house.store.read(letters.due, house.clock.now(), 99)
    await house.store.write(letters.remove, [row.id for row in found.due])
    return found.due


async def test_it_is_told_at_once_and_then_every_quarter_of_an_hour(house: House) -> None:
    await house.host.noticeboards.hang(SERVER, CHANNEL)
    assert [(row.kind, row.server_id, row.user_id) for row in await told(house)] == [
        ("page", SERVER, None)
    ]
    assert house.later[-1] == house.clock.now() + EVERY
    house.clock.advance(minutes=14)
    assert await told(house) == []
    house.clock.advance(minutes=1)
    assert len(await told(house)) == 1
    house.clock.advance(days=3)
    assert len(await told(house)) == 1, "the bot was not there meanwhile: once is enough"


async def test_one_letter_waits_at_most(house: House) -> None:
    await house.host.noticeboards.hang(SERVER, CHANNEL)
    for _ in range(3):
        await house.host.run_due()
        house.clock.advance(minutes=15)
    assert len(await told(house)) == 1


async def test_it_stands_while_the_bot_is_gone(house: House) -> None:
    await house.host.noticeboards.hang(SERVER, CHANNEL)
    await told(house)
    await house.host.profiles.note_left(SERVER)
    house.clock.advance(days=7)
    assert await told(house) == []
    await house.host.profiles.note_joined(SERVER)
    assert len(await told(house)) == 1


async def test_another_channel_keeps_the_former_message_in_mind(house: House) -> None:
    boards = house.host.noticeboards
    await boards.hang(SERVER, CHANNEL)
    await told(house)
    await boards.note_shown(await board(house), 900, "x")
    posted_at = (await board(house)).posted_at
    house.clock.advance(hours=1)
    await boards.note_shown(await board(house), 900, "y")
    assert (await board(house)).posted_at == posted_at == house.clock.now() - timedelta(hours=1)
    await boards.note_trouble(await board(house), "gone")
    await boards.hang(SERVER, CHANNEL + 1)
    found = await board(house)
    assert (found.channel_id, found.post_channel_id, found.post_id) == (CHANNEL + 1, CHANNEL, 900)
    assert found.trouble is None
    assert len(await told(house)) == 1


async def test_it_is_forgotten_once_its_message_is_gone(house: House) -> None:
    boards = house.host.noticeboards
    await boards.hang(SERVER, None)
    assert await boards.of_server(SERVER) is None
    await boards.hang(SERVER, CHANNEL)
    await told(house)
    await boards.note_removed(await board(house))
    board_before = await board(house)
    assert board_before.channel_id == CHANNEL
    await boards.hang(SERVER, None)
    assert len(await told(house)) == 1
    await boards.note_shown(board_before, 900, "x")  # by a delivery that was under way
    house.clock.advance(minutes=15)
    assert len(await told(house)) == 1, "its message has to go"
    assert (await board(house)).post_id == 900
    await boards.note_removed(await board(house))
    assert await boards.of_server(SERVER) is None
    house.clock.advance(days=1)
    assert await told(house) == [], "nothing more is due"


async def test_it_says_the_same_whoever_has_answered_in_secret(house: House) -> None:
    first, second = await house.running(3), await house.running(3)
    house.clock.advance(hours=1)

    async def said() -> str:
        page = await house.host.noticeboards.page(SERVER, everywhere)
        return noticeboards.build(page, texts("en"))[1]

    before = await said()
    for table in (second, first):
        for seat in table.waiting[:2]:
            await house.answer(await house.table(table.id), seat)
            house.clock.advance(hours=1)
            assert await said() == before


async def test_it_lists_open_and_running_tables_and_the_last_results(house: House) -> None:
    over = await house.play_out(await house.running(2))
    last = await house.play_out(await house.running(2))
    aborted = await house.running(1, 1)
    await house.host.votes.propose_abort(aborted.id, 11)
    running = await house.running(2)
    lobbies = [(await house.lobby(1)).id for _ in range(MOST_LISTED + 2)]
    page = await house.host.noticeboards.page(SERVER, everywhere)
    assert [each.table.id for each in page.running] == [running.id]
    assert [each.table.id for each in page.open] == lobbies[:1:-1]
    assert page.more == 2
    assert [each.id for each in page.results] == [last.id, over.id]
    hidden = await house.host.noticeboards.page(SERVER, lambda _: False)
    assert (hidden.open, hidden.running, hidden.more, hidden.results) == ((), (), 0, ())
