"""The channel of a table in a thread: one line when its game begins, one when it ends."""

import pytest

from bot.engine.model import Person
from bot.notify.publisher import DiscordPublisher
from bot.simulation import Simulation
from bot.storage import outbox
from bot.storage.rows import Notice, OutboxRow
from bot.text import texts
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, play_on
from tests.discord.test_conceding import playing
from tests.discord.test_ringing import SILENT, requests

DAY = 24 * 3600.0


def lines(simulation: Simulation) -> list[Seen]:
    """Return the texts in the channel, without its threads."""
    return [Seen(simulation, message) for message in simulation.channel.history()]


async def test_a_lobby_becomes_a_line_on_which_its_thread_hangs(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        [begun], [thread] = lines(simulation), simulation.channel.threads
        seats = (await simulation.bot.host.look.table(1)).seats
        computer = next(seat.name for seat in seats if seat.user_id is None)
        names = [f"{computer} (normal)" if seat.user_id is None else "Ada" for seat in seats]
        told = f"**San Juan #1** has begun: {names[0]} and {names[1]}"
        assert thread.id == begun.message.id
        assert begun.text == told
        assert not begun.files
        assert not begun.buttons
        await play_on(simulation, 1, [ada])
        assert begun.text == told, "it stays true"


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("language", "told"), [("en", "Clock: **fast**"), ("de", "Bedenkzeit: **schnell**")]
)
async def test_what_is_not_as_usual_can_still_be_read_there(
    simulate: Simulate, language: str, told: str
):
    async with simulate(threads=True) as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await simulation.bot.host.profiles.set_user(ada.id, language=language)
        await ada.play(players=2, clock="fast", options="starting_hand=off")
        await simulation.bot.host.lobby.join(1, Person(ben.id, "Ben"))
        await simulation.bot.host.beginning.start(1, ada.id)
        await simulation.env.settle()
        words = texts(language).of("san_juan")
        option = words.table_option("starting_hand")
        value = words.table_option_value("starting_hand", "off")
        [begun] = lines(simulation)
        assert begun.text.splitlines()[1] == f"-# {option}: **{value}** · {told}"


@pytest.mark.proof
@pytest.mark.parametrize("threads", [False, True])
async def test_an_end_is_told_in_the_channel_once_and_silently(simulate: Simulate, threads: bool):
    async with simulate(threads=threads) as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await open_table(simulation, [ada, ben])
        await play_on(simulation, 1, [ada, ben])
        if not threads:
            assert not [line for line in lines(simulation) if line.text.endswith(" points.")]
            return
        _, end = lines(simulation)
        position = await simulation.bot.host.look.position(1, None)
        assert position.view is not None
        assert position.view.outcome is not None
        best = [seat for seat in position.table.seats if position.standings[seat.seat] == 1]
        names = " and ".join(seat.name for seat in best)
        wins = "wins" if len(best) == 1 else "win"
        points = position.view.outcome.scores[best[0].seat]
        assert end.text == f"**San Juan #1** · **{names}** {wins}: {points} points."
        assert list(end.buttons) == ["Board", "Replay", "Rematch"]
        assert requests(simulation, "POST", simulation.channel.id)[-1]["flags"] & SILENT


async def test_a_repeat_tells_it_under_the_same_nonce(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    """So Discord makes one message of them, as of the final post."""
    rows: list[OutboxRow] = []
    publish = DiscordPublisher.publish

    async def twice(publisher: DiscordPublisher, row: OutboxRow) -> None:
        await publish(publisher, row)
        if row.kind == "final":
            rows.append(row)
            await publish(publisher, row)

    monkeypatch.setattr(DiscordPublisher, "publish", twice)
    async with simulate(threads=True) as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        await simulation.bot.host.absence.resign(1, ada.id)
        await simulation.env.settle()
        assert len(rows) == 1
        sent = [
            each.json
            for each in simulation.env.http_requests
            if each.method == "POST" and each.path == f"/channels/{simulation.channel.id}/messages"
        ]
        first, second = [each for each in sent if each and "Rematch" in str(each["components"])]
        assert first["nonce"] == second["nonce"]
        assert first["enforce_nonce"]


@pytest.mark.proof
async def test_a_game_that_was_ended_early_says_so(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        table, (ada, ben, _) = await playing(simulation, 3)
        vote = await simulation.bot.host.votes.propose_abort(table, ada.id)
        await simulation.bot.host.votes.cast(vote.id, ben.id, "yes")
        await simulation.env.settle()
        told = "**San Juan #1** · The players ended this table early. There's no ranking."
        assert lines(simulation)[-1].text == told
        assert list(lines(simulation)[-1].buttons) == ["Board", "Rematch"]


@pytest.mark.proof
async def test_a_game_that_all_others_have_left_says_who_won(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        table, (ada, _) = await playing(simulation, 2, rounds=3)
        await simulation.bot.host.absence.resign(table, ada.id)
        await simulation.env.settle()
        assert lines(simulation)[-1].text == "**San Juan #1** · Ada resigned: **Ben wins.**"


@pytest.mark.proof
async def test_a_table_that_is_put_aside_can_be_taken_up_from_the_channel(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await open_table(simulation, [ada, ben])
        await simulation.env.advance_time(46 * DAY)
        end = lines(simulation)[-1]
        assert end.text.startswith("**San Juan #1** · Put aside: no one has played here")
        assert "Go on" in end.buttons
        await ben.press(end, "Go on")
        assert (await simulation.bot.host.look.table(1)).status == "running"
        assert board(simulation, "Your move").files


async def test_a_line_that_is_posted_anew_leads_to_the_thread(simulate: Simulate):
    """Like after a person has deleted the post."""
    async with simulate(threads=True) as simulation:
        await open_table(simulation, [Member(simulation, "Ada")], computers=1)
        [begun], [thread] = lines(simulation), simulation.channel.threads
        simulation.env.backend.delete_message(simulation.channel.id, begun.message.id)
        bot = simulation.bot
        await bot.store.write(outbox.add, 1, [Notice("lobby")], bot.clock.now())
        await bot.outbox.drain()
        assert lines(simulation)[-1].text.endswith(f" · <#{thread.id}>")


async def test_a_table_that_was_cancelled_leaves_one_line(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.play(players=3)
        await ada.press(panel, "Cancel table")
        [line] = lines(simulation)
        assert line.text == "-# San Juan #1 · This table was cancelled."
        assert not line.files
