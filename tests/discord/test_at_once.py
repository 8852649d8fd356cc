"""Several clicks arrive before the first is answered: each is answered, kindly, and one wins."""

import pytest

from bot.simulation import Simulation
from bot.storage import journal
from bot.ui.practice import BEGIN
from tests.discord.clicks import COMPLAINTS, Click, click, deliver, on, press, stored
from tests.discord.conftest import Simulate
from tests.discord.members import FIRST_GAME, Member, Seen, open_table, play_on, posts
from tests.limits.message import MENU

pytestmark = pytest.mark.threads

MOVED_ON = "The table has moved on"


async def own_moves(simulation: Simulation, table: int = 1) -> int:
    entries = await simulation.bot.store.read(journal.entries, table)
    return sum(entry.seat is not None and not entry.computer for entry in entries)


def kind(*clicks: Click) -> None:
    """Assert that each was answered once, and that none was given a fault of ours."""
    for each in clicks:
        assert each.acknowledged
        assert len(each.answers) == 1, each.text
        assert not any(complaint in each.text for complaint in COMPLAINTS)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("by_dm", [False, True])
async def test_a_double_click_on_confirm_shows_the_new_panel_twice(simulate: Simulate, by_dm: bool):
    async with simulate() as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben"))]
        ben = people[1]
        await open_table(simulation, people)
        panel = await (ben.by_dm() if by_dm else ben.by_command())
        await ben.pick(panel)
        clicks = [press(simulation, ben, panel, "confirm") for _ in range(2)]
        await deliver(*clicks)
        kind(*clicks)
        assert await own_moves(simulation) == 1
        first, second = clicks
        assert first.text == second.text, "a second click looks like the first"
        assert MOVED_ON not in second.text
        assert panel.text == first.text


async def test_two_panels_of_one_person_make_one_move(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben"))]
        ada = people[0]
        await open_table(simulation, people)
        panels = [await ada.by_command() for _ in range(2)]
        values = [option["value"] for option in panels[0].menu["options"]]
        for panel, chosen in zip(panels, (values[:4], values[-4:]), strict=True):
            await ada.select(panel, chosen)
        clicks = [press(simulation, ada, panel, "confirm") for panel in panels]
        await deliver(*clicks)
        kind(*clicks)
        assert await own_moves(simulation) == 1
        assert sorted(MOVED_ON in each.text for each in clicks) == [False, True]


@pytest.mark.proof
async def test_two_seats_are_both_heard(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben"))]
        await open_table(simulation, people)
        clicks = []
        for member in people:
            panel = await member.by_post()
            await member.pick(panel)
            clicks.append(press(simulation, member, panel, "confirm"))
        await deliver(*clicks)
        kind(*clicks)
        assert await own_moves(simulation) == 2
        assert not any(MOVED_ON in each.text for each in clicks)


async def test_a_double_click_seats_one_computer(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        opened = await ada.play(players=4)
        clicks = [press(simulation, ada, opened, "add") for _ in range(2)]
        await deliver(*clicks)
        assert all(each.acknowledged for each in clicks)
        table = await simulation.bot.host.look.table(1)
        assert [seat.computer for seat in table.seats] == [None, "greedy"]


async def test_a_double_click_begins_one_table_for_practice(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.slash("help")
        await ada.press(panel, "Practise")
        await ada.select(panel, [FIRST_GAME])
        clicks = [press(simulation, ada, panel, BEGIN) for _ in range(2)]
        await deliver(*clicks)
        kind(*clicks)
        first, second = clicks
        assert "Keep 4" in first.text
        assert first.text == second.text
        assert len(await simulation.bot.host.look.tables_of(ada.id)) == 1


@pytest.mark.proof
@pytest.mark.parametrize("order", [("undo", "confirm"), ("confirm", "undo")])
async def test_undo_against_confirm(simulate: Simulate, order: tuple[str, str]):
    async with simulate() as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben"))]
        await open_table(simulation, people)
        payer, panel = await to_pay(simulation, people)
        before = await own_moves(simulation)
        clicks = [press(simulation, payer, panel, action) for action in order]
        await deliver(*clicks)
        kind(*clicks)
        undone = "Undone" in "".join(each.text for each in clicks)
        assert await own_moves(simulation) == before + (-1 if undone else 1)
        assert sum(MOVED_ON in each.text for each in clicks) == 1


async def to_pay(simulation: Simulation, people: list[Member]) -> tuple[Member, Seen]:
    """Play until a person could pay for a building; return them and their panel, all picked."""
    for _ in range(40):
        await play_on(simulation, 1, people, moves=1)
        for member in people:
            panel = await member.by_command()
            if panel.menu and panel.can_press("Undo") and "pay" in panel.text.lower():
                await member.pick(panel)
                return member, panel
    raise AssertionError("no one ever built")


@pytest.mark.proof
async def test_a_double_click_on_undo_takes_back_once(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben"))]
        await open_table(simulation, people)
        payer, panel = await to_pay(simulation, people)
        before = await own_moves(simulation)
        clicks = [press(simulation, payer, panel, "undo") for _ in range(2)]
        await deliver(*clicks)
        kind(*clicks)
        assert await own_moves(simulation) == before - 1
        assert all("Undone" in each.text for each in clicks)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("other", ["join", "cancel", "start", "leave"])
async def test_start_against_the_rest_of_the_lobby(simulate: Simulate, other: str):
    async with simulate() as simulation:
        ada, ben, cy = (Member(simulation, name) for name in ("Ada", "Ben", "Cy"))
        await ada.play(players=3)
        lobby = posts(simulation)[-1]
        await ben.press(lobby, "Join")
        panel = Seen(simulation, (await ada.press(lobby, "Manage")).response)
        who, on = {
            "join": (cy, lobby),
            "cancel": (ada, panel),
            "start": (ada, panel),
            "leave": (ben, lobby),
        }[other]
        clicks = [press(simulation, ada, panel, "start"), press(simulation, who, on, other)]
        await deliver(*clicks)
        for each in clicks:
            assert each.acknowledged
            assert len(each.answers) <= 1, "the lobby's post says the rest"
            assert not any(complaint in each.text for complaint in COMPLAINTS)
        table = await simulation.bot.host.look.table(1)
        assert table.status in {"running", "cancelled", "lobby"}
        shown = any("Your move" in post.buttons for post in posts(simulation))
        assert shown is (table.status == "running")


async def test_a_pick_beside_a_confirm_is_shown_what_came_of_it(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben"))]
        ada = people[0]
        await open_table(simulation, people)
        panel = await ada.by_command()
        await ada.pick(panel)
        pick = click(simulation, ada.id, on(panel, "pick"), stored(panel), values=["0"], kind=MENU)
        clicks = [press(simulation, ada, panel, "confirm"), pick]
        await deliver(*clicks)
        kind(*clicks)
        assert await own_moves(simulation) == 1
