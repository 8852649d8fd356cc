"""A season of a league by clicks: opened, registered for, played, over, and the next one begun."""

import csv
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from io import StringIO

import pytest

from bot.engine.errors import ServiceError
from bot.simulation import Simulation
from bot.text import texts
from bot.ui.ids import Claim
from bot.ui.leagues import export, managing, wording
from tests.discord.clicks import click, deliver, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, newest_first, play_sensibly
from tests.discord.test_settings_panels import manager
from tests.limits.message import ROLES
from tests.limits.sent import requests_of

DAY = 86_400.0
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo")
"""Ten people are two divisions of five."""


def post(simulation: Simulation, words: str) -> Seen:
    """Return the newest public post that says this."""
    found = [each for each in newest_first(simulation) if words in each.text]
    assert found, words
    return found[0]


def message(simulation: Simulation, member: Member, words: str) -> Seen:
    """Return the newest direct message to a person that says this."""
    sent = [Seen(simulation, each) for each in member.user.dm_channel.history()]
    found = [each for each in sent if words in each.text]
    assert found, [each.text for each in sent]
    return found[-1]


def rings(simulation: Simulation, member: Member, words: str) -> bool:
    """Whether the newest message that says this rang: its line came first, and aloud."""
    sent = [
        each.body
        for each in requests_of(simulation)
        if str(each) == f"POST /channels/{member.user.dm_channel.id}/messages"
    ]
    return any(words in str(each.get("content") or "") for each in sent)


async def pressed(simulation: Simulation, member: Member, seen: Seen, label: str) -> Seen:
    """Press a button, and return what it opens."""
    return Seen(simulation, (await member.press(seen, label)).response)


async def open_league(simulation: Simulation, mia: Member, seats: int = 3) -> Seen:
    """Open a league by the form; return the manager's panel."""
    form = await mia.slash("league", open="Winter League")
    assert "New league: Winter League" in form.text
    await mia.select(form, ["san_juan"], "lggame")
    await mia.select(form, [str(seats)], "lgseats")
    await mia.press(form, "Open the league")
    assert "The league is open." in form.text
    await simulation.env.settle()
    return form


async def registered(simulation: Simulation, names: Sequence[str] = NAMES) -> list[Member]:
    """Have people register at the post."""
    people = [Member(simulation, name) for name in names]
    for member in people:
        seen = await pressed(simulation, member, post(simulation, "register now"), "Register")
        assert "You're registered for Winter League" in seen.text
    return people


async def later(simulation: Simulation, days: float) -> None:
    """Let days go by, and all that is due be done and told."""
    await simulation.env.advance_time(days * DAY)
    await simulation.env.settle()
    await simulation.bot.host.run_due()
    simulation.bot.letters.kick()
    await simulation.env.settle()


async def play_all(simulation: Simulation, people: Sequence[Member]) -> None:
    """Play all running tables to their end, without clicks."""
    by_id, host = {member.id: member for member in people}, simulation.bot.host
    for member in people:
        for listed in await host.look.tables_of(member.id):
            table = listed
            while table.status == "running":
                user_id = table.seats[table.waiting[0]].user_id
                assert user_id is not None
                await play_sensibly(simulation, table.id, by_id[user_id])
                table = await host.look.table(table.id)


async def give_up_all(simulation: Simulation, people: Sequence[Member]) -> None:
    """End all running tables: at each all but the first resign, then a manager ends it."""
    host = simulation.bot.host
    for member in people:
        for table in await host.look.tables_of(member.id):
            for seat in table.seats[1:]:
                assert seat.user_id is not None
                await host.absence.resign(table.id, seat.user_id)
            await host.managing.end(table.id, simulation.guild.id, "The others left", by=0)


@pytest.mark.parametrize(
    "end", [give_up_all, pytest.param(play_all, marks=pytest.mark.proof)], ids=["left", "played"]
)
async def test_a_season_from_its_registration_to_the_next_one(
    simulate: Simulate, end: Callable[[Simulation, Sequence[Member]], Awaitable[None]]
) -> None:
    async with simulate(threads=True) as simulation:
        await open_league(simulation, manager(simulation))
        people = await registered(simulation)
        ada = people[0]
        panel = await ada.slash("league")
        assert "Registered (10): Ada, Ben" in panel.text
        assert "You're registered." in panel.text
        await later(simulation, 7.1)
        assert "10 players, 10 tables" in post(simulation, "10 players").text
        assert list(post(simulation, "-# Winter League · season 1 has begun").buttons) == ["League"]
        told = message(simulation, ada, "Winter League · season 1 has begun")
        assert "3 tables for you" in told.text
        assert told.text.count("seat 1, with") == told.text.count("seat 3, with") == 1
        assert list(told.buttons) == ["Next table", "League", "Rules of the league"]
        [table, *_] = await simulation.bot.host.look.tables_of(ada.id)
        board = await ada.slash("board", table=table.id)
        assert "\n-# Winter League · season 1 · division 2" in board.text
        panel = await ada.slash("league")
        assert "0 of 10 tables are over." in panel.text
        assert panel.text.count("your move") == 3
        await ada.select(panel, ["0"], "lgtable")
        assert panel.files == ["0-division.png"]
        assert (await pressed(simulation, ada, panel, "Who met whom")).files == ["0-crosstable.png"]
        await end(simulation, people)
        await later(simulation, 0.1)
        over = post(simulation, "season 1 is over")
        assert "Champion: **" in over.text
        assert over.files == ["0-champion.png", "1-division.png", "2-division.png"]
        placed = message(simulation, ada, "Points: ")
        assert " of 5 in division 2" in placed.text
        await ada.press(placed, "Register")
        panel = await ada.slash("league")
        assert "Registered (1): Ada" in panel.text
        before = panel.menus["leagues"]["options"][0]["value"]
        await ada.select(panel, [before], "leagues")
        assert "Over. Champion: **" in panel.text
        assert "10 of 10" not in panel.text


async def test_people_who_played_last_are_asked_and_may_decline_for_good(
    simulate: Simulate,
) -> None:
    """Nothing more is stored: only people of the last season are asked."""
    async with simulate() as simulation:
        await open_league(simulation, manager(simulation))
        people = ada, ben, *_ = await registered(simulation, NAMES[:4])
        await later(simulation, 7.1)
        await give_up_all(simulation, people)
        await later(simulation, 0.1)
        await later(simulation, 6)
        asked = message(simulation, ada, "are you in again?")
        assert list(asked.buttons) == ["Register", "Don't ask again"]
        seen = await pressed(simulation, ada, asked, "Don't ask again")
        assert "Plaza won't ask you again about this league" in seen.text
        seen = await pressed(simulation, ben, message(simulation, ben, "in again?"), "Register")
        assert "You're registered for Winter League · season 2" in seen.text
        assert "Registered (1): Ben" in (await ben.slash("league")).text


async def test_not_again_in_an_old_message_does_not_resign_at_once(simulate: Simulate) -> None:
    """Who registered elsewhere plays by then."""
    async with simulate() as simulation:
        await open_league(simulation, manager(simulation))
        people = ada, *others = await registered(simulation, NAMES[:4])
        await later(simulation, 7.1)
        await give_up_all(simulation, people)
        await later(simulation, 0.1)
        await later(simulation, 6)
        old = message(simulation, ada, "are you in again?")
        await ada.press(await ada.slash("league"), "Register")
        for each in others:
            await each.press(message(simulation, each, "are you in again?"), "Register")
        await later(simulation, 1.1)
        seen = await pressed(simulation, ada, old, "Don't ask again")
        assert "you resign at all your tables" in seen.text
        assert len(await simulation.bot.host.look.tables_of(ada.id)) == 3


async def test_a_click_in_a_message_asks_about_a_server_of_another_process(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simulate() as simulation:
        await open_league(simulation, manager(simulation))
        ada, *_ = await registered(simulation, NAMES[:4])
        await later(simulation, 7.1)
        told = message(simulation, ada, "has begun")
        monkeypatch.setattr(simulation.bot, "get_guild", lambda _: None)
        seen = await pressed(simulation, ada, told, "Rules of the league")
        assert "You play at 3 tables at the same time" in seen.text


async def test_leaving_a_running_season_is_asked_once_more(simulate: Simulate) -> None:
    async with simulate() as simulation:
        await open_league(simulation, manager(simulation))
        ada, *_ = await registered(simulation, NAMES[:4])
        late = Member(simulation, "Late")
        await later(simulation, 7.1)
        panel = await ada.slash("league")
        await ada.press(panel, "Withdraw")
        assert "you resign at all your tables" in panel.text
        assert len(await simulation.bot.host.look.tables_of(ada.id)) == 3
        await ada.press(panel, "Withdraw and resign")
        assert "You've withdrawn from Winter League · season 1." in panel.text
        assert not await simulation.bot.host.look.tables_of(ada.id)
        panel = await late.slash("league")
        await late.press(panel, "Register")
        assert "You're on the waiting list" in panel.text
        await late.press(panel, "Withdraw")
        assert "You've withdrawn" in panel.text
        assert "Register" in (await late.slash("league")).buttons
        await later(simulation, 14)
        assert "Register" not in (await late.slash("league")).buttons, "it is too late"


async def test_a_season_that_all_have_left_has_no_champion(simulate: Simulate) -> None:
    async with simulate() as simulation:
        await open_league(simulation, manager(simulation))
        people = await registered(simulation, NAMES[:4])
        await later(simulation, 7.1)
        [view] = await simulation.bot.host.leagues.of_server(simulation.guild.id)
        for member in people:
            await simulation.bot.host.leagues.withdraw(view.season.id, member.id)
        await later(simulation, 0.1)
        over = post(simulation, "season 1 is over")
        assert "No champion this time" in over.text
        assert over.files == ["0-division.png"]


async def test_only_managers_open_put_off_and_end_a_league(simulate: Simulate) -> None:
    async with simulate() as simulation:
        mia, ada = manager(simulation), Member(simulation, "Ada")
        seen = await ada.slash("league")
        assert "The server's managers can open one" in seen.text
        assert not seen.buttons
        assert "Only the server's managers" in (await ada.slash("league", open="Mine")).text
        seen = await mia.slash("league")
        await mia.press(seen, "New league")
        assert "New league: " in seen.text
        await open_league(simulation, mia)
        [view] = await simulation.bot.host.leagues.of_server(simulation.guild.id)
        panel = await mia.slash("league")
        forged = [
            Claim(action, 0, shown=view.season.id).button()
            for action in (wording.MANAGE, managing.PUT_OFF, managing.END, managing.ENDED)
        ]
        clicks = [click(simulation, ada.id, each, stored(panel)) for each in forged]
        await deliver(*clicks)
        assert all("Only the server's managers" in each.text for each in clicks)
        await mia.press(panel, "Manage")
        await mia.press(panel, "Put off a week")
        assert "put off by a week" in panel.text
        await mia.select(panel, [ada.user], "lgremove")
        await mia.press(await mia.slash("league"), "Manage")
        await mia.press(panel, "End the league")
        assert "End this league for good?" in panel.text
        await mia.press(panel, "End it for good")
        assert "The league has ended." in panel.text
        await simulation.env.settle()
        assert "the server's managers have ended" in post(simulation, "is called off").text


async def test_managers_name_a_role_and_another_channel(simulate: Simulate) -> None:
    async with simulate() as simulation:
        mia, role = manager(simulation), simulation.guild.create_role("League")
        ada = Member(simulation, "Ada", roles=[role])
        elsewhere = simulation.guild.create_text_channel("league")
        await open_league(simulation, mia)
        assert "Manage" not in (await ada.slash("league")).buttons
        panel = await mia.slash("league")
        await mia.press(panel, "Manage")
        await mia.select(panel, [role], "lgrole")
        await mia.select(panel, [elsewhere], "lgplace")
        [view] = await simulation.bot.host.leagues.of_server(simulation.guild.id)
        assert (view.league.role_id, view.league.channel_id) == (role.id, elsewhere.id)
        panel = await ada.slash("league")
        await ada.press(panel, "Manage")
        own_id = Claim(managing.ROLE, 0, shown=view.season.id).roles()
        tried = click(simulation, ada.id, own_id, stored(panel), values=[], kind=ROLES)
        await deliver(tried)
        assert "Only the server's managers" in tried.text
        await ada.press(panel, "Put off a week")
        assert "put off by a week" in panel.text
        await mia.select(await _managing(mia), [], "lgrole")
        assert "Manage" not in (await ada.slash("league")).buttons


async def _managing(mia: Member) -> Seen:
    panel = await mia.slash("league")
    await mia.press(panel, "Manage")
    return panel


async def test_the_last_days_are_told_and_ring_for_those_who_are_waited_for(
    simulate: Simulate,
) -> None:
    """Silently 7 days before, aloud 2 days before."""
    async with simulate() as simulation:
        await open_league(simulation, manager(simulation))
        ada, *_ = people = await registered(simulation, NAMES[:4])
        host = simulation.bot.host
        await later(simulation, 7.1)
        rang: list[set[str]] = []
        for days in (49, 5):
            await later(simulation, days - 1)
            for table in await host.look.tables_of(ada.id):
                with suppress(ServiceError):  # no computer stands in for her there
                    await host.absence.come_back(table.id, ada.id)
            await later(simulation, 1)
            told = {each.name: message(simulation, each, "ends soon") for each in people}
            assert all("of your tables aren't over" in each.text for each in told.values())
            rang.append({each.name for each in people if rings(simulation, each, "ends soon")})
        assert rang[0] == set()
        waited = {
            seat.user_id
            for number in range(1, 5)
            for seat in (await host.look.table(number)).seats
            if seat.waiting
        }
        assert rang[1] >= {"Ada"}
        assert rang[1] == {each.name for each in people if each.id in waited}


async def test_the_form_keeps_all_that_was_chosen(simulate: Simulate) -> None:
    async with simulate() as simulation:
        mia = manager(simulation)
        form = await mia.slash("league", open="Marathon")
        elsewhere = simulation.guild.create_text_channel("league")
        for action, value in {
            "lggame": ["san_marco"],
            "lgseats": ["3"],
            "lgoptions": ["0"],
            "lgclock": ["fast"],
            "lgweeks": ["12"],
            "lgchannel": [elsewhere],
        }.items():
            await mia.select(form, value, action)
        await mia.press(form, "Open the league")
        [view] = await simulation.bot.host.leagues.of_server(simulation.guild.id)
        league = view.league
        assert (league.name, league.game, league.capacity) == ("Marathon", "san_marco", 3)
        assert (league.clock, league.weeks, league.channel_id) == ("fast", 12, elsewhere.id)
        assert len(league.options) == 1


async def test_people_of_other_servers_see_nothing_of_a_league(simulate: Simulate) -> None:
    async with simulate() as simulation:
        await open_league(simulation, manager(simulation))
        [view] = await simulation.bot.host.leagues.of_server(simulation.guild.id)
        elsewhere = simulation.env.create_guild("Elsewhere")
        eve = elsewhere.add_member(simulation.env.create_user("eve"))
        there = await eve.slash(elsewhere.create_text_channel("hall"), "help")
        actions = (wording.LEAGUE, wording.RULES, wording.EXPORT, wording.REGISTER)
        forged = [Claim(action, 0, shown=view.season.id).button() for action in actions]
        seen = Seen(simulation, there.response)
        clicks = [click(simulation, eve.id, each, stored(seen)) for each in forged]
        await deliver(*clicks)
        assert all("There's no such league here." in each.text for each in clicks)


async def test_a_season_is_exported(simulate: Simulate) -> None:
    async with simulate() as simulation:
        await open_league(simulation, manager(simulation))
        people = await registered(simulation, ["Ada", "Ben", "Cleo", "=1+1"])
        await later(simulation, 7.1)
        await give_up_all(simulation, people)
        await later(simulation, 0.1)
        season = await simulation.bot.host.leagues.view(1)
        told = json.loads(export.as_json(season, texts("en")))
        assert (told["league"], told["season"], told["status"]) == ("Winter League", 1, "over")
        [division] = told["divisions"]
        assert {line["name"] for line in division["standing"]} == {"Ada", "Ben", "Cleo", "=1+1"}
        assert [each["points"] for each in division["tables"]] == [["10", "0", "0"]] * 4
        lines = [*csv.DictReader(StringIO(export.as_csv(season, texts("en"))))]
        assert "'=1+1" in {line["name"] for line in lines}
        assert [line["rank"] for line in lines] == ["1", "2", "3", "4"]
        panel = await people[0].slash("league")
        before = panel.menus["leagues"]["options"][0]["value"]
        await people[0].select(panel, [before], "leagues")
        seen = await pressed(simulation, people[0], panel, "Export")
        assert "This season as JSON and as CSV" in seen.text


async def test_the_rules_of_a_league_are_told_on_one_page(simulate: Simulate) -> None:
    async with simulate() as simulation:
        await open_league(simulation, manager(simulation))
        ada = Member(simulation, "Ada")
        page = await pressed(
            simulation, ada, post(simulation, "register now"), "Rules of the league"
        )
        assert "You play at 3 tables at the same time" in page.text
        assert "Points, first to last: 10 · 5 · 1." in page.text


async def test_a_season_whose_channel_is_gone_goes_on_by_messages_and_command(
    simulate: Simulate,
) -> None:
    async with simulate() as simulation:
        await open_league(simulation, manager(simulation))
        people = ada, *_ = await registered(simulation, NAMES[:4])
        simulation.env.backend.delete_channel(simulation.channel.id)
        await later(simulation, 7.1)
        assert "3 tables for you" in message(simulation, ada, "season 1 has begun").text
        await give_up_all(simulation, people)
        await later(simulation, 0.1)
        assert " of 4 in division 1" in message(simulation, ada, "Points: ").text
        [view] = await simulation.bot.host.leagues.of_server(simulation.guild.id)
        assert (view.season.number, view.season.status) == (2, "registering")
