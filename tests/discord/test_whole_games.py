"""Whole games by members of a server, with commands, buttons and menus only."""

from typing import Any

import pytest

from bot.render import DrawingPool
from bot.simulation import Simulation
from tests.discord.conftest import Simulate
from tests.discord.ending import has_ended, trouble
from tests.discord.members import Member, Seen, board, open_table, play_on, posts
from tests.limits.message import walk

pytestmark = pytest.mark.proof

__all__ = ["trouble"]

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def _pinged(message: dict[str, Any]) -> list[str]:
    return [str(user) for user in (message.get("allowed_mentions") or {}).get("users", ())]


def _people(simulation, seats: int) -> list[Member]:
    return [Member(simulation, name, seed) for seed, name in enumerate(NAMES[:seats])]


async def _ways_in(people: list[Member]) -> None:
    """Everyone comes to the panel in another way; the first confirms all, others click once."""
    for member, way in zip(people, ("by_dm", "by_post", "by_command", "by_dm"), strict=False):
        member.open_panel = getattr(member, way)
    for member in people[1:3]:
        await member.slash("settings", messages=False)
    for member in people[1:]:
        member.careful = False


ONCE = [(3, "base")]
OTHERS = [(2, "base"), (2, "new_buildings"), (4, "base"), (4, "new_buildings")]
"""Played by the service in the proofs, and by clicks in the soak."""


@pytest.mark.parametrize(
    ("seats", "deck"), [*ONCE, *(pytest.param(*game, marks=pytest.mark.soak) for game in OTHERS)]
)
async def test_a_whole_game_ends_with_the_final_scoring(simulate: Simulate, seats: int, deck: str):
    async with simulate() as simulation:
        patterns = list(simulation.bot._connection._view_store._dynamic_items)
        people = _people(simulation, seats)
        await _ways_in(people)
        table = await open_table(simulation, people, options=f"deck={deck}")

        moves = await play_on(simulation, table, people)

        assert moves > 20 * seats
        assert (await simulation.bot.host.look.table(table)).options["deck"] == deck
        await has_ended(simulation, table)
        store = simulation.bot._connection._view_store
        assert list(store._dynamic_items) == patterns, "discord.py forgot our components"
        assert not store._views
        assert not store._synced_message_views, "something per message stays in memory"


@pytest.mark.threads
async def test_a_game_with_real_pictures_in_a_thread(simulate: Simulate):
    async with DrawingPool([]) as pool, simulate(threads=True, draw=pool.draw) as simulation:
        ada = Member(simulation, "Ada", 1)
        ada.open_panel = ada.by_dm
        table = await open_table(simulation, [ada], computers=2)

        threads = simulation.channel.threads
        assert [thread.name for thread in threads] == ["San Juan #1: " + _names(simulation)]
        moves = await play_on(simulation, table, [ada])

        assert moves > 20
        await has_ended(simulation, table)
        *_, final, _ = posts(simulation)
        gallery = next(part for part in walk(final.components) if "items" in part)
        assert len(gallery["items"][0]["description"]) > 40, "the scoring is told in words too"
        assert pictures_in(simulation) == [], "no board and no scoring"


def _names(simulation) -> str:
    thread = simulation.channel.threads[0].name
    return thread.partition(": ")[2]


def pictures_in(simulation: Simulation) -> list[str]:
    """Return the names of all pictures in the channel."""
    seen = (Seen(simulation, message) for message in simulation.channel.history())
    return [name for each in seen for name in each.files]


async def test_only_who_waits_is_told_and_by_one_way_only(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = people = _people(simulation, 2)
        await ben.slash("settings", messages=False)
        table = await open_table(simulation, people)
        await ada.look()
        await ben.look()
        await play_on(simulation, table, people, moves=12)

        sent = [
            request.json
            for request in simulation.env.http_requests
            if request.method == "POST" and request.path.endswith("/messages") and request.json
        ]
        [called] = [message for message in sent if "All seats are taken" in str(message)]
        assert _pinged(called) == [], "a message to her, who opened the table that Ben filled"
        pinged = [user for message in sent for user in _pinged(message)]
        assert str(ada.id) not in pinged, "a DM reached her"
        assert str(ben.id) in pinged
        assert ada.user.dm_channel.history()
        assert not ben.user.dm_channel.history()
        assert board(simulation).buttons
