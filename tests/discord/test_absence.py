"""Being away, offering and taking seats, and moving tables: by clicks and commands."""

import pytest

from bot.simulation import Simulation
from tests.discord.clicks import click, deliver, on, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, play_on, posts, waiting

NAMES = ("Ada", "Ben", "Cy")


async def at_table(simulation: Simulation) -> tuple[int, list[Member]]:
    people = [Member(simulation, name, seed) for seed, name in enumerate(NAMES)]
    return await open_table(simulation, people), people


async def more(member: Member) -> Seen:
    """Press *More* on the newest post."""
    result = await member.press(board(member.simulation), "More")
    return Seen(member.simulation, result.response)


async def offer(member: Member, guest: Member | None = None) -> Seen:
    """Offer the person's own seat, to a guest or to anyone."""
    sheet = await more(member)
    await member.press(sheet, "Offer a seat")
    if guest is None:
        await member.press(sheet, "Offer it to anyone")
    else:
        await member.select(sheet, [guest.actor], "offerto")
    return sheet


async def take(member: Member) -> Seen:
    result = await member.press(board(member.simulation), "Take this seat")
    return Seen(member.simulation, result.response)


@pytest.mark.proof
async def test_away_and_back(simulate: Simulate):
    async with simulate() as simulation:
        table, people = await at_table(simulation)
        ada, others = people[0], people[1:]
        sheet = await more(ada)
        await ada.press(sheet, "I'm away")
        assert "A computer at normal level plays for you here until" in sheet.text
        await ada.press(sheet, "Let a computer play for me")
        assert "A computer plays for you now" in sheet.text
        assert not sheet.menu
        assert "Ada is away" in board(simulation).text
        await play_on(simulation, table, others, moves=10)
        assert ada not in await waiting(simulation, table, people)

        panel = await ada.slash("hand")
        assert "A computer plays for you here" in panel.text
        await ada.press(panel, "I'm back")
        assert "Welcome back" in panel.text
        await play_on(simulation, table, people, moves=10)


@pytest.mark.proof
async def test_a_seat_is_offered_to_anyone_and_taken(simulate: Simulate):
    async with simulate() as simulation:
        eve = Member(simulation, "Eve", 9)
        table, people = await at_table(simulation)
        ada, others = people[0], people[1:]
        await play_on(simulation, table, people, moves=5)
        told = await offer(ada)
        assert "anyone can take it" in told.text
        assert "Ada's seat is on offer" in board(simulation).text
        panel = await take(eve)
        assert "The seat is yours" in panel.text
        assert "Take this seat" not in board(simulation).buttons
        seat = (await simulation.bot.host.look.table(table)).seat_of(eve.id)
        assert seat is not None
        assert seat.name == "Eve"
        assert "don't sit" in (await ada.slash("undo", table=table)).text
        assert "watching" in (await ada.slash("hand", table=table)).text
        await play_on(simulation, table, [eve, *others], moves=15)


@pytest.mark.proof
async def test_a_seat_is_kept_for_a_guest_who_is_mentioned(simulate: Simulate):
    async with simulate() as simulation:
        eve, fay = Member(simulation, "Eve", 9), Member(simulation, "Fay", 8)
        table, people = await at_table(simulation)
        ada = people[0]
        await offer(ada, eve)
        post = board(simulation)
        assert f"is on offer to <@{eve.id}>" in post.text
        assert "on offer to another player" in (await take(fay)).text
        assert "already sit" in (await take(people[1])).text
        assert "The seat is yours" in (await take(eve)).text
        assert (await simulation.bot.host.look.table(table)).seat_of(fay.id) is None


@pytest.mark.proof
async def test_no_bot_is_offered_a_seat_or_invited(simulate: Simulate):
    async with simulate() as simulation:
        table, (ada, *_) = await at_table(simulation)
        robot = simulation.guild.add_member(simulation.env.create_user("robot", bot=True))
        sheet = await more(ada)
        await ada.press(sheet, "Offer a seat")
        result = await ada.select(sheet, [robot], "offerto")
        assert "Bots don't play here" in Seen(simulation, result.followups[-1]).text
        seats = (await simulation.bot.host.look.table(table)).seats
        assert all(seat.open_to is None for seat in seats)
        panel = await ada.play(players=3, private=True)
        await ada.press(panel, "Invite")
        result = await ada.select(panel, [robot], "guest")
        assert "Bots don't play here" in Seen(simulation, result.followups[-1]).text


@pytest.mark.proof
async def test_an_offer_is_withdrawn_and_its_button_answers_in_words(simulate: Simulate):
    async with simulate() as simulation:
        eve = Member(simulation, "Eve", 9)
        _, people = await at_table(simulation)
        ada = people[0]
        await offer(ada)
        post = board(simulation)
        pressed = click(simulation, eve.id, on(post, "takeseat"), stored(post))
        sheet = await more(ada)
        await ada.press(sheet, "Offer a seat")
        await ada.press(sheet, "Withdraw offer")
        assert "offer is withdrawn" in sheet.text
        assert "Take this seat" not in board(simulation).buttons
        await deliver(pressed)
        assert "isn't on offer" in pressed.text


@pytest.mark.proof
async def test_a_resigned_seat_is_offered_by_the_others(simulate: Simulate):
    async with simulate() as simulation:
        eve = Member(simulation, "Eve", 9)
        table, (ada, ben, cy) = await at_table(simulation)
        sure = await ben.slash("resign")
        await ben.press(sure, "Resign")
        sheet = await more(ada)
        await ada.press(sheet, "Offer a seat")
        assert "get your seat" in sheet.text
        resigned = (await simulation.bot.host.look.table(table)).seats
        [seat] = [str(each.seat) for each in resigned if each.resigned]
        await ada.select(sheet, [seat], "offerseat")
        assert "Ben's seat" in sheet.text
        assert "You all vote on it" in sheet.text
        await ada.press(sheet, "Offer it to anyone")
        assert "The others are being asked" in sheet.text
        assert "Take this seat" not in board(simulation).buttons
        vote = board(simulation, "Yes")
        assert "Ada proposes to offer Ben's seat to anyone." in vote.text
        await cy.press(vote, "Yes")
        assert "Ben's seat is on offer to anyone" in vote.text
        assert "The seat is yours" in (await take(eve)).text
        await play_on(simulation, table, [ada, cy, eve], moves=10)


@pytest.mark.proof
async def test_who_has_just_come_asks_the_others_before_leaving(simulate: Simulate):
    async with simulate() as simulation:
        eve = Member(simulation, "Eve", 9)
        table, (ada, ben, cy) = await at_table(simulation)
        await offer(ada)
        await take(eve)
        sheet = await more(eve)
        await eve.press(sheet, "Offer a seat")
        assert "less than a day ago" in sheet.text
        assert not sheet.can_press("Offer it to anyone")
        sheet = await eve.slash("resign", table=table)
        assert not sheet.can_press("Resign")
        await eve.press(sheet, "Ask the others")
        assert "The others are being asked" in sheet.text
        vote = board(simulation, "Yes")
        assert "Eve took a seat less than a day ago" in vote.text
        for member in (ben, cy):
            await member.press(vote, "Yes")
        assert "Eve is free to leave the seat" in vote.text
        sheet = await eve.slash("resign", table=table)
        await eve.press(sheet, "Resign")
        assert "You resigned" in sheet.text


async def test_buttons_with_values_that_no_one_offered_are_refused(simulate: Simulate):
    async with simulate() as simulation:
        _, people = await at_table(simulation)
        ada = people[0]
        sheet = await more(ada)
        await ada.press(sheet, "Offer a seat")
        own = on(sheet, "offerto")
        for action, values in (("offerto", ["x"]), ("offerseat", ["9"]), ("callvote", ["-1"])):
            forged = own.replace("offerto", action).replace("pzp", "pzm")
            bad = click(simulation, ada.id, forged, stored(sheet), values=values, planted=True)
            await deliver(bad)
            assert "button no longer works" in bad.text


@pytest.mark.sampled(1)
@pytest.mark.parametrize("elsewhere", [True, False], ids=["elsewhere", "in the same channel"])
async def test_where_a_table_was_shown_nothing_can_be_pressed(
    simulate: Simulate, *, elsewhere: bool
):
    async with simulate() as simulation:
        table, (ada, *_) = await at_table(simulation)
        sheet = await more(ada)
        await ada.press(sheet, "End table")
        await ada.press(sheet, "Propose to end it")
        shown = posts(simulation)
        channel = simulation.channel
        if elsewhere:
            channel = simulation.guild.create_text_channel("elsewhere")
        await ada.actor.slash(channel, "here", table=table)
        former = {post.message.id for post in shown}
        now = [post for post in posts(simulation) if post.message.id in former]
        assert [bool(post.buttons) for post in now] == [False] * len(shown)
        simulation.channel = channel
        newest, vote = board(simulation), board(simulation, "No")
        assert former.isdisjoint({newest.message.id, vote.message.id})


@pytest.mark.proof
async def test_a_table_moves_to_another_channel(simulate: Simulate):
    async with simulate() as simulation:
        table, people = await at_table(simulation)
        ada, eve = people[0], Member(simulation, "Eve", 9)
        elsewhere = simulation.guild.create_text_channel("elsewhere")
        result = await eve.actor.slash(elsewhere, "here", table=table)
        assert "don't sit" in Seen(simulation, result.response).text
        result = await ada.actor.slash(elsewhere, "here", table=table)
        assert f"Table #{table} is shown here" in Seen(simulation, result.response).text
        info = await simulation.bot.host.look.table(table)
        assert info.channel_id == elsewhere.id
        [post] = [Seen(simulation, message) for message in elsewhere.history()]
        assert "Your move" in post.buttons
        simulation.channel = elsewhere
        await play_on(simulation, table, people, moves=6)
