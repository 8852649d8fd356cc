"""Former posts stay true: they tell the events until the next, or that there is a newer one."""

import pytest

from bot.service.counting import LEAST_ROUNDS
from bot.simulation import Simulation
from bot.storage import journal, outbox
from bot.storage.rows import Notice
from bot.ui import posts as laid_out
from rules.event import Event
from tests.discord.conftest import Simulate
from tests.discord.members import (
    Member,
    Seen,
    board,
    newest_first,
    open_table,
    play_on,
    play_sensibly,
    posts,
    waiting,
)
from tests.discord.test_conceding import playing
from tests.discord.test_messages_that_fail import closed
from tests.discord.test_votes import answer, overtime
from tests.discord.test_warnings import HOUR, WARNED, at_table

MOVES = 12
DAY = 24 * 3600
NEWER = "-# San Juan #1: see the newer post."
OUTDATED = "-# This message about San Juan #1 is out of date."


async def two(simulation: Simulation) -> list[Member]:
    people = [Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)]
    await open_table(simulation, people)
    return people


async def tell(simulation: Simulation, notice: Notice) -> None:
    """Have a message told at the first table, as after a move."""
    bot = simulation.bot
    await bot.store.write(outbox.add, 1, [notice], bot.clock.now())
    await bot.outbox.drain()
    await simulation.env.settle()


def in_thread(simulation: Simulation) -> list[Seen]:
    [thread] = simulation.channel.threads
    return [Seen(simulation, message) for message in thread.history()]


def story(simulation: Simulation) -> str:
    """Return the texts of former posts in the thread, a line each."""
    *former, _ = in_thread(simulation)
    return "\n".join(post.text for post in former).replace("-# ", "")


# --- boards --------------------------------------------------------------------------------------


async def test_a_thread_reads_as_the_story_of_the_game(simulate: Simulate):
    """Only the newest post has a picture, buttons, and who is to move."""
    async with simulate(threads=True) as simulation:
        people = await two(simulation)
        await play_on(simulation, 1, people, moves=MOVES)
        *former, newest = in_thread(simulation)
        assert len(former) > 2
        for post in former:
            assert not post.files
            assert not post.buttons
            assert "Waiting for" not in post.text
            assert all(line.startswith("-# ") for line in post.text.splitlines()), post.text
        told = story(simulation)
        assert "Ada" in told
        assert "Ben" in told
        assert "**Builder**" in told or "**Producer**" in told, told
        assert newest.files
        assert "Waiting for" in newest.text


async def test_the_story_tells_once_and_in_its_place_what_happened_to_seats(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        ada, ben = people = await two(simulation)
        absence, seats = simulation.bot.host.absence, ("Ada is away", "Ada is back")
        await play_on(simulation, 1, people, moves=MOVES)
        await absence.stand_in(1, ada.id)
        await play_on(simulation, 1, [ben], moves=MOVES)
        assert "Ada is away: a computer plays." in story(simulation)
        await absence.come_back(1, ada.id)
        await play_on(simulation, 1, people, moves=MOVES)
        told = [line for line in story(simulation).splitlines() if line.startswith(seats)]
        assert told == ["Ada is away: a computer plays.", "Ada is back."]


async def test_a_resignation_is_the_first_that_the_post_before_it_tells(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben", "Eve"))]
        await open_table(simulation, people)
        before = in_thread(simulation)[-1]
        await simulation.bot.host.absence.resign(1, people[2].id)
        await simulation.bot.outbox.drain()
        assert before.text.startswith("-# Eve resigns.")
        await tell(simulation, Notice("board", fresh=True))
        assert story(simulation).count("Eve resigns.") == 1


@pytest.mark.proof
@pytest.mark.parametrize("threads", [False, True])
async def test_each_public_event_is_told_once_and_by_one_post(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch, *, threads: bool
):
    told: list[Event] = []
    former = laid_out.former

    def noted(*given: object) -> object:
        told.extend(given[0].after_post)  # pyright: ignore[reportAttributeAccessIssue,reportUnknownArgumentType,reportUnknownMemberType]
        return former(*given)  # pyright: ignore[reportArgumentType,reportCallIssue]

    async with simulate(threads=threads) as simulation:
        people = await two(simulation)
        before = len(await simulation.bot.store.read(journal.events, 1, None))
        monkeypatch.setattr(laid_out, "former", noted)
        await play_on(simulation, 1, people)
        events = await simulation.bot.store.read(journal.events, 1, None)
        assert told == [each.event for each in events[before:]]


async def test_in_a_channel_the_story_names_its_table(simulate: Simulate):
    async with simulate() as simulation:
        people = await two(simulation)
        first = board(simulation)
        while board(simulation).message.id == first.message.id:
            await play_on(simulation, 1, people, moves=1)
        assert first.text.startswith("-# **San Juan #1**\n-# ")


async def test_where_nothing_has_happened_a_line_leads_to_the_newer_post(simulate: Simulate):
    async with simulate() as simulation:
        await two(simulation)
        first = board(simulation)
        await tell(simulation, Notice("board", fresh=True))
        assert first.text == NEWER


async def test_an_answer_in_secret_is_not_told_by_a_former_post(simulate: Simulate):
    async with simulate() as simulation:
        people = await two(simulation)
        first, secret = board(simulation), people[0]
        assert len(await waiting(simulation, 1, people)) == 2, "both choose their hands in secret"
        await play_sensibly(simulation, 1, secret)
        await tell(simulation, Notice("board", fresh=True))
        assert first.text == NEWER


async def test_a_post_of_an_earlier_version_tells_nothing_of_seats(simulate: Simulate):
    """Earlier happenings at them are unknown."""
    async with simulate() as simulation:
        ada, ben = await two(simulation)
        await simulation.bot.host.absence.stand_in(1, ada.id)
        await tell(simulation, Notice("board", fresh=True))
        first = board(simulation)
        await simulation.bot.host.profiles.set_place(1, told_seats=None)
        await simulation.bot.host.absence.come_back(1, ada.id)
        await play_on(simulation, 1, [ben], moves=1)
        await tell(simulation, Notice("board", fresh=True))
        assert "Ada" not in first.text


async def test_a_post_of_which_it_is_not_known_what_it_told_leads_to_the_newer(simulate: Simulate):
    """Like those of earlier versions."""
    async with simulate() as simulation:
        people = await two(simulation)
        first = board(simulation)
        await simulation.bot.host.profiles.set_place(1, told=None)
        while board(simulation).message.id == first.message.id:
            await play_on(simulation, 1, people, moves=1)
        assert first.text == NEWER


@pytest.mark.proof
async def test_the_last_board_tells_how_the_game_came_to_its_end(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        people = await two(simulation)
        await play_on(simulation, 1, people)
        *former, final = in_thread(simulation)
        assert "Game over" in final.text
        assert not any(post.files or post.buttons for post in former)
        assert former[-1].text.startswith("-# ")
        assert former[-1].text != NEWER


async def test_what_discord_lets_no_one_edit_stays_and_holds_up_nothing(simulate: Simulate):
    async with simulate() as simulation:
        people = await two(simulation)
        first, path = board(simulation), f"/channels/{simulation.channel.id}/messages/*"
        simulation.env.inject_error("PATCH", path, status=400, code=30046, times=None)
        while board(simulation).message.id == first.message.id:
            await play_on(simulation, 1, people, moves=1)
        assert first.files
        assert board(simulation).files


# --- votes ---------------------------------------------------------------------------------------


async def test_a_vote_that_is_posted_anew_leaves_one_line(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = await two(simulation)
        await simulation.bot.host.votes.propose_abort(1, ada.id)
        await simulation.bot.outbox.drain()
        first = board(simulation, "Yes")
        await tell(simulation, Notice("vote", fresh=True, ping=(ben.id,), vote_id=1))
        assert board(simulation, "Yes").message.id != first.message.id
        assert first.text == NEWER
        assert not first.buttons


# --- posts that ask a person to move -------------------------------------------------------------


async def called(simulation: Simulation) -> tuple[Member, Seen]:
    """Return a person without direct messages who was reminded by a post, and that post."""
    ada, _ = await two(simulation)
    return ada, await reminded(simulation, ada)


async def reminded(simulation: Simulation, member: Member, days: int = 1) -> Seen:
    await simulation.bot.host.profiles.set_user(member.id, dm=False)
    await simulation.env.advance_time(days * DAY)
    post = next(each for each in newest_first(simulation) if member.actor.mention in each.text)
    assert post.can_press("Your move")
    return post


async def test_a_reminder_becomes_a_line_once_there_is_a_newer_one(simulate: Simulate):
    async with simulate() as simulation:
        ada, first = await called(simulation)
        second = await reminded(simulation, ada, days=2)
        assert (first.text, first.buttons) == (NEWER, {})
        assert second.message.id != first.message.id


async def test_a_reminder_becomes_a_line_once_there_is_a_newer_board(simulate: Simulate):
    async with simulate() as simulation:
        _, first = await called(simulation)
        await tell(simulation, Notice("board", fresh=True))
        assert board(simulation).can_press("Your move")
        assert (first.text, first.buttons) == (NEWER, {})


async def test_a_reminder_that_is_answered_says_so_once_the_board_does(simulate: Simulate):
    async with simulate() as simulation:
        ada, first = await called(simulation)
        await play_sensibly(simulation, 1, ada)
        await simulation.bot.outbox.drain()
        assert board(simulation).message.id < first.message.id, "that is edited"
        assert first.text == "-# San Juan #1 is no longer waiting for Ada."
        assert not first.buttons


async def test_a_reminder_stays_while_the_table_waits_and_only_its_board_changes(
    simulate: Simulate,
):
    async with simulate() as simulation:
        _, first = await called(simulation)
        await tell(simulation, Notice("board"))
        assert first.can_press("Your move")


async def test_a_warning_that_is_answered_becomes_a_line(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = await at_table(simulation)
        await simulation.bot.host.profiles.set_user(ada.id, dm=False)
        await simulation.env.advance_time(WARNED)
        await leaves_a_line(simulation, [ada, ben], "your time runs out")


async def test_a_post_that_time_is_up_becomes_a_line_when_the_move_is_made(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = await at_table(simulation, clock="1/0/1")
        closed(simulation, ada)
        await simulation.env.advance_time(HOUR)
        await leaves_a_line(simulation, [ada, ben], "the others are voting")


async def leaves_a_line(simulation: Simulation, people: list[Member], told: str) -> None:
    """Have the first person answer a post with this text; only a line is left of it."""
    [post] = [each for each in posts(simulation) if told in each.text and not each.files]
    assert post.can_press("Your move")
    while await waiting(simulation, 1, people[:1]):
        await play_sensibly(simulation, 1, people[0])
    await simulation.env.advance_time(60)
    assert post.text in (NEWER, f"-# San Juan #1 is no longer waiting for {people[0].actor.name}.")
    assert not post.buttons


# --- posts that offer a person something ----------------------------------------------------------


async def test_a_way_back_stays_while_a_computer_plays_and_becomes_a_line(simulate: Simulate):
    async with simulate() as simulation:
        table, ada, others, vote = await overtime(simulation)
        closed(simulation, ada)
        for other in others:
            await answer(other, vote, "Computer takes over")
        post = board(simulation, "I'm back")
        await tell(simulation, Notice("board", fresh=True))
        await play_on(simulation, table, others, moves=4)
        assert board(simulation).message.id > post.message.id
        assert post.can_press("I'm back"), "a newer board does not offer it"
        await simulation.bot.host.absence.come_back(table, ada.id)
        await simulation.bot.outbox.drain()
        assert (post.text, post.buttons) == (OUTDATED, {})


async def test_an_offer_to_claim_the_win_becomes_a_line_at_the_end(simulate: Simulate):
    async with simulate() as simulation:
        table, (ada, *others) = await playing(simulation, 3, rounds=LEAST_ROUNDS)
        closed(simulation, ada)
        for member in others:
            await simulation.bot.host.absence.resign(table, member.id)
        await simulation.bot.outbox.drain()
        post = board(simulation, "Claim the win")
        await reminded(simulation, ada)
        assert post.can_press("Claim the win"), "a reminder does not offer it"
        await simulation.bot.host.absence.claim(table, ada.id)
        await simulation.bot.outbox.drain()
        assert (post.text, post.buttons) == (NEWER, {})


async def test_where_a_table_has_left_a_reminder_says_where_it_is(simulate: Simulate):
    async with simulate() as simulation:
        ada, first = await called(simulation)
        other = simulation.guild.create_text_channel("games")
        await ada.actor.slash(other, "here", table=1)
        await simulation.env.settle()
        assert f"is shown in <#{other.id}> now" in first.text
        assert not first.buttons


async def test_no_reminder_has_buttons_after_the_end(simulate: Simulate):
    async with simulate() as simulation:
        ada, first = await called(simulation)
        await simulation.bot.host.absence.resign(1, ada.id)
        await simulation.bot.outbox.drain()
        assert (first.text, first.buttons) == (NEWER, {})
