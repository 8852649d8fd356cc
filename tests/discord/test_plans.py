"""Planning ahead by clicks: made, changed, carried out, told to its owner, removed."""

from dataclasses import replace
from typing import Any

import pytest

from bot.simulation import Simulation
from bot.ui import plans
from bot.ui.ids import Claim
from bot.ui.plans import mark_of
from rules.decision import Decision
from rules.game import Order
from rules.registry import GAMES
from tests.discord.clicks import click, deliver, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, waiting
from tests.games.auction import AUCTION
from tests.games.hosting import hosted
from tests.limits.message import check

__all__ = ["hosted"]

NAMES = ("Ada", "Ben", "Cy", "Dan", "Eve")


async def at_auction(simulation: Simulation) -> tuple[int, Member, list[Member]]:
    """Return a table, its first bidder, and the others in their order."""
    people = [Member(simulation, name, seed) for seed, name in enumerate(NAMES)]
    number = await open_table(simulation, people, game=AUCTION.key)
    table = await simulation.bot.host.look.table(number)
    of_seat = {seat.user_id: seat.seat for seat in table.seats}
    people.sort(key=lambda member: of_seat[member.id])
    [first] = await waiting(simulation, number, people)
    assert first == people[0]
    return number, first, people[1:]


async def planning(member: Member, what: str) -> Seen:
    """Open the plan for a subject, from the person's panel."""
    panel = await member.slash("hand")
    await member.press(panel, "Plan")
    await member.select(panel, [what], plans.ASK)
    return panel


async def bid(member: Member, *places: str) -> Seen:
    panel = await member.slash("hand")
    await member.select(panel, places)
    await member.press(panel, "Confirm")
    return panel


@pytest.mark.proof
async def test_a_question_that_offers_nothing_yet_has_no_menu(simulate: Simulate):
    """Discord takes none without options."""

    def foresee(view: Any) -> tuple[Decision, ...]:
        return () if view.decision else (Decision(view.seat, "bid", (), 0, 0),)

    game = replace(AUCTION, foresee=foresee)
    async with simulate(games={**GAMES, AUCTION.key: game}) as simulation:
        _, _, (second, *_) = await at_auction(simulation)
        sheet = await planning(second, "ask bid")
        assert not sheet.menus
        await second.press(sheet, "Pass")
        assert "1. Pass" in sheet.text


@pytest.mark.proof
async def test_a_plan_is_made_by_selecting_and_its_owner_is_told_what_it_chose(simulate: Simulate):
    async with simulate(games={**GAMES}) as simulation:
        number, first, (second, *others) = await at_auction(simulation)
        sheet = await planning(second, "ask bid")
        assert "Bid or pass" in sheet.text
        assert set(sheet.menus) == {plans.RANK}, "what is not yet planned has no terms"
        await second.select(sheet, ["cheque:6"], plans.RANK)
        await second.select(sheet, ["cheque:2", "cheque:8"], plans.RANK)
        await second.press(sheet, "Pass")
        assert "1. Cheque of 6; 2. Cheque of 2 and Cheque of 8; 3. Pass" in sheet.text
        await second.select(sheet, ["round"], plans.LASTS)
        await second.select(sheet, ["at-once"], plans.PACE)
        await second.select(sheet, ["won -", "lead -"], plans.CANCEL)
        assert "Until this round ends · Answers at once" in sheet.text
        assert "Ends if: somebody gets a lot or you lose the lead" in sheet.text
        await second.press(sheet, "◀ Plans")
        assert "Bid or pass" in sheet.text

        await bid(first, "3")
        assert await waiting(simulation, number, others) == [others[0]]
        panel = await second.slash("hand")
        assert "Your plan chose **Cheque of 6**" in panel.text
        assert "(your plan)" in (await second.slash("log")).text
        assert "(your plan)" not in (await first.slash("log")).text
        assert "plan" not in board(simulation).text.lower()
        for other in others:
            assert "plan" not in (await other.slash("hand")).text.lower()

        await second.press(panel, "Undo")
        assert "its choice was undone" in panel.text
        assert await waiting(simulation, number, [first, second, *others]) == [second]


async def test_who_takes_no_messages_is_told_how_they_hear_of_further_questions(
    simulate: Simulate,
):
    async with simulate(games={**GAMES}) as simulation:
        _, _, (second, third, *_) = await at_auction(simulation)
        await simulation.bot.host.profiles.set_user(second.id, dm=False)
        for member in (second, third):
            sheet = await member.slash("hand")
            await member.press(sheet, "Plan")
            assert ("with your next reminder" in sheet.text) == (member == second)


async def test_a_standing_order_is_given_with_its_value_and_removed(simulate: Simulate):
    async with simulate(games={**GAMES}) as simulation:
        _, _, (second, *_) = await at_auction(simulation)
        sheet = await planning(second, "order bid_up_to")
        await second.select(sheet, ["10"], plans.ORDER)
        assert "1. Bid up to 10" in sheet.text
        assert "Until the bidding ends · Answers after a while" in sheet.text
        panel = await second.slash("hand")
        assert "Plan (1)" in panel.buttons
        await second.press(sheet, "Remove plan")
        assert "Bid up to 10" not in sheet.text
        await second.select(sheet, ["order tip_least"], plans.ASK)
        assert "1. Tip the smallest cheque" in sheet.text


async def test_a_standing_order_takes_any_of_many_sums(simulate: Simulate):
    order = Order("bid_up_to", "bid", tuple(str(coins) for coins in range(1, 60)))
    game = replace(AUCTION, orders=lambda _: (order,))
    async with simulate(games={**GAMES, AUCTION.key: game}) as simulation:
        _, _, (second, *_) = await at_auction(simulation)
        sheet = await planning(second, "order bid_up_to")
        assert not sheet.can_press("◀ 1/3")
        await second.press(sheet, "1/3 ▶")
        await second.select(sheet, ["42"], plans.ORDER)
        assert "1. Bid up to 42" in sheet.text


@pytest.mark.proof
async def test_while_it_is_due_its_owner_gets_no_message_and_can_be_faster(simulate: Simulate):
    async with simulate(games={**GAMES}) as simulation:
        number, first, (second, third, *_) = await at_auction(simulation)
        sheet = await planning(second, "ask bid")
        await second.select(sheet, ["cheque:6"], plans.RANK)
        before = len(second.user.dm_channel.history())
        await bid(first, "3")
        assert len(second.user.dm_channel.history()) == before
        panel = await second.slash("hand")
        assert "Your plan answers this soon" in panel.text
        await second.select(panel, ["5"])
        await second.press(panel, "Confirm")
        assert await waiting(simulation, number, [second, third]) == [third]


# --- all games ------------------------------------------------------------------------------------

MOST_MOVES = 60


async def plan_all(member: Member) -> None:
    """Give every standing order, then plan an answer to every question that is foreseen instead."""
    panel = await member.slash("hand")
    await member.press(panel, "Plan")
    offered = [option["value"] for option in panel.menus[plans.ASK]["options"]]
    for what in sorted(offered, reverse=True):
        if plans.ASK not in panel.menus:
            await member.press(panel, "◀ Plans")
        await member.select(panel, [what], plans.ASK)
        for action in (plans.ORDER, plans.RANK):
            if action in panel.menus:
                await select_least(member, panel, action)
        check(panel.components)


async def select_least(member: Member, panel: Seen, action: str) -> None:
    menu = panel.menus[action]
    values = [option["value"] for option in menu["options"]]
    await member.select(panel, values[: max(1, menu["min_values"])], action)


@pytest.mark.proof
@pytest.mark.parametrize("key", GAMES)
async def test_plans_answer_in_every_game_and_only_their_owner_is_told(simulate, key: str):
    async with simulate() as simulation:
        host, count = simulation.bot.host, min(GAMES[key].seats)
        people = [Member(simulation, name, seed) for seed, name in enumerate(NAMES[:count])]
        number = await open_table(simulation, people, game=key)
        owner = people[-1]
        for _ in range(MOST_MOVES):
            position = await host.look.position(number, owner.id)
            if position.planned:
                break
            if position.is_planned:
                await simulation.env.advance_time(1800)
                continue
            due = await waiting(simulation, number, people)
            if owner not in due and not position.plans:
                await plan_all(owner)
            await due[0].move()
        panel = await owner.slash("hand")
        assert "Your plan " in panel.text, panel.text
        assert "(your plan)" in (await owner.slash("log")).text
        for other in people[:-1]:
            seen = [await other.slash("hand"), await other.slash("log"), board(simulation)]
            assert not any("your plan" in each.text.lower() for each in seen)


# --- bad input -----------------------------------------------------------------------------------

FORGED = {
    "a question of another game": Claim(plans.RANK, 1, mark=mark_of("role")),
    "no such order": Claim(plans.ORDER, 1, mark=mark_of("sell_nothing")),
    "another page of nothing": Claim(plans.TURN, 1, page=35, mark=mark_of("role")),
    "terms of no plan": Claim(plans.LASTS, 1, mark=mark_of("bid")),
    "surprises of no plan": Claim(plans.CANCEL, 1, mark=mark_of("bid")),
    "nothing that there is": Claim(plans.ASK, 1),
    "nothing to remove": Claim(plans.REMOVE, 1, mark=mark_of("bid")),
}


VALUES = ("ask role", "order sell", "cheque:99", "won 9", "", "ask ")


@pytest.mark.proof
async def test_forged_clicks_are_answered_and_change_nothing(simulate: Simulate):
    async with simulate(games={**GAMES}) as simulation:
        number, _, (second, *_) = await at_auction(simulation)
        shown = stored(await second.slash("hand"))
        for claim in FORGED.values():
            custom_id = claim._replace(table=number).menu()
            for value in VALUES:
                made = click(simulation, second.id, custom_id, shown, values=[value], planted=True)
                await deliver(made)
                assert made.text, (claim, value)
                assert "Something went wrong" not in made.text, (claim, value)
        position = await simulation.bot.host.look.position(number, second.id)
        assert position.plans == ()


@pytest.mark.proof
async def test_a_person_who_is_asked_meanwhile_is_told_so_above_their_plans(simulate: Simulate):
    async with simulate(games={**GAMES}) as simulation:
        _, first, (second, *_) = await at_auction(simulation)
        sheet = await planning(second, "ask bid")
        await bid(first, "3")
        await second.select(sheet, ["cheque:6"], plans.RANK)
        assert "You're being asked right now" in sheet.text
        assert "Below is what can be planned now" not in sheet.text
