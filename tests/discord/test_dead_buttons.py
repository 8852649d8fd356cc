"""Every component ever sent is answered: after a whole game, a restart, an update, in a fault."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from discord.app_commands import AppCommandError

from bot.simulation import Simulation
from bot.storage import tables
from bot.ui.ids import Claim
from tests.discord.clicks import (
    AUTOCOMPLETE,
    COMMAND,
    FORM,
    Sent,
    answered,
    click,
    deliver,
    deliver_many,
    interaction,
    reader,
    stored,
    watch,
)
from tests.discord.conftest import Simulate
from tests.discord.members import (
    FIRST_GAME,
    MOST_MOVES,
    Member,
    Seen,
    board,
    open_table,
    play_on,
    posts,
)
from tests.discord.test_ratings import walk_over
from tests.limits.message import BUTTON, CHANNELS, MENU, PEOPLE, ROLES

STORED = Path(__file__).parents[1] / "bot" / "ui" / "stored_ids.txt"
MOST_OF_A_FORM = 12


def stored_ids() -> list[str]:
    lines = STORED.read_text().splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def form(custom_id: str) -> tuple[str, str]:
    """Return the kind of component, and its action."""
    kind, action, *_ = custom_id.split(":")
    return kind, action


async def every_panel(simulation: Simulation, ada: Member, ben: Member) -> None:
    """Open the panels that a game alone does not show."""
    opened = await ada.play(players=3, private=True)
    for button in ("Add computer", "Remove computer", "Options", "◀ Back", "Invite", "◀ Back"):
        await ada.press(opened, button)
    rules = Seen(simulation, (await ada.press(posts(simulation)[-1], "Rules")).response)
    await ada.select(rules, ["0"], "term")
    await ada.press(rules, "How to play")
    await ada.press(opened, "Cancel table")
    await ada.press(await ada.slash("help"), "Open a table")
    await ben.press(board(simulation), "More")
    await ben.press(
        Seen(simulation, (await ben.press(board(simulation), "More")).response), "Board"
    )
    await ben.slash("resign")
    await ben.slash("rules")


@pytest.mark.proof
@pytest.mark.parametrize("moves", [40, pytest.param(MOST_MOVES, marks=pytest.mark.soak)])
async def test_every_component_ever_sent_is_answered_after_a_game_and_a_restart(
    simulate: Simulate, moves: int
):
    """Some moves are made by clicks; then one player resigns, and the game is over."""
    async with simulate() as simulation:
        sent = watch(simulation)
        patterns = dict(simulation.bot._connection._view_store._dynamic_items)
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben"))]
        ada, ben = people
        ada.open_panel = ada.by_dm
        ada.careful = False
        await ben.slash("settings", messages=False)
        table = await open_table(simulation, people)
        await every_panel(simulation, ada, ben)
        if await play_on(simulation, table, people, moves=moves) == moves:
            await simulation.bot.host.absence.resign(table, ben.id)
            await simulation.env.settle()
        assert (await simulation.bot.host.look.table(table)).status == "finished"
        assert dict(simulation.bot._connection._view_store._dynamic_items) == patterns

        assert {form(each.custom_id) for each in sent} <= {form(each) for each in stored_ids()}
        await simulation.restart()
        clicks = [
            click(
                simulation,
                reader(simulation, each) or people[place % 2].id,
                each.custom_id,
                each.message,
                values=each.values,
            )
            for place, each in enumerate(sample(sent))
        ]
        await deliver_many(clicks)
        answered(clicks)


def sample(sent: list[Sent]) -> list[Sent]:
    """Return some of each form, early ones and late ones."""
    by_form: dict[tuple[str, str], dict[str, Sent]] = {}
    for each in sent:
        by_form.setdefault(form(each.custom_id), {})[each.custom_id] = each
    chosen: list[Sent] = []
    for found in by_form.values():
        every = max(1, len(found) // MOST_OF_A_FORM)
        chosen += list(found.values())[::every]
    return chosen


# --- components of every version, on tables in every state ---------------------------------------


async def lobby_of(_: Simulation, ada: Member) -> None:
    await ada.play(players=2)


async def running(simulation: Simulation, ada: Member) -> None:
    await open_table(simulation, [ada], computers=1)


async def finished(simulation: Simulation, ada: Member) -> None:
    await walk_over(simulation, Member(simulation, "Ben"), ada)


async def cancelled(simulation: Simulation, ada: Member) -> None:
    await lobby_of(simulation, ada)
    await simulation.bot.host.lobby.cancel(1, ada.id)


async def set_aside(simulation: Simulation, ada: Member) -> None:
    await running(simulation, ada)
    await simulation.bot.store.write(tables.set_aside, 1, "PLANTED2")


async def unknown(simulation: Simulation, ada: Member) -> None:
    """There is no table, as after a restore from an old backup."""


STATES: list[Callable[[Simulation, Member], Awaitable[None]]] = [
    lobby_of,
    running,
    finished,
    cancelled,
    set_aside,
    unknown,
]
QUIET = {"join", "leave", "start", "add", "drop", "cancel"}
"""The actions that the lobby post itself answers."""


@pytest.mark.proof
@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
async def test_every_form_of_every_version_is_answered(
    simulate: Simulate, state: Callable[[Simulation, Member], Awaitable[None]]
):
    async with simulate() as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        seen = await ada.slash("rules", term=FIRST_GAME)
        await state(simulation, ada)
        await simulation.env.settle()
        await simulation.restart()
        values = {"pick": ["0"], "term": ["0"], "guest": [str(eve.id)], "option": ["on"]}
        values |= {
            "clock": ["fast"],
            "tablelang": ["de"],
            "language": ["en"],
            "remind": ["24"],
            "results": ["silent"],
            "vacation": ["0"],
        }
        values |= {"quietfrom": ["22"], "quietto": ["7"], "role": ["1"], "channels": []}
        values |= {"srvclock": ["fast"], "srvtables": ["5"], "srvlang": ["en"]}
        values |= {"leagues": ["1"], "lgtable": ["0"], "lggame": [FIRST_GAME], "lgseats": ["3"]}
        values |= {"lgoptions": ["0"], "lgclock": ["fast"], "lgweeks": ["8"], "lgchannel": ["1"]}
        values |= {"lgremove": [str(eve.id)], "lgplace": ["1"], "lgrole": []}
        values |= {"srvlobby": ["1"], "srvrunning": ["1"]}
        values |= {"offerseat": ["0"], "callvote": ["0"], "setclock": ["fast"]}
        values |= {"offerto": [str(eve.id)], "volume": [FIRST_GAME], "playgame": [FIRST_GAME]}
        values |= {"attable": ["1"], "zonearea": ["Europe"], "zone": ["Europe/Berlin"]}
        values |= {"toround": ["0"], "whose": ["3"], "redraws": ["anew"], "level": ["hard"]}
        values |= {"relevel": ["0:hard"], "ftoround": ["0"], "fwhose": ["3"]}
        values |= {"pracseats": ["3"], "praclevel": ["easy"], "inviteto": ["1"]}
        values |= {"heregame": ["all"], "srvpage": [], "digestat": ["18"]}
        values |= {"seekgames": [FIRST_GAME], "seekseats": ["3"], "seekclocks": ["fast"]}
        values |= {"seekdays": ["1"], "digestat": ["18"]}
        values |= {"logwho": ["1"], "loground": ["all"]}
        values |= {"vacbegin": ["2026-12-24"], "vacdays": ["3"]}
        post = stored(next(reversed(posts(simulation)), seen))
        clicks = [
            click(
                simulation,
                member.id,
                custom_id,
                post,
                values=values.get(form(custom_id)[1]),
                kind=TYPES[form(custom_id)[0]],
                planted=True,
            )
            for custom_id in stored_ids()
            for member in (eve, ada)
        ]
        await deliver_many(clicks)
        loud = [each for each in clicks if form(each.payload["data"]["custom_id"])[1] not in QUIET]
        answered(loud)
        dead = [each for each in clicks if "button no longer works" in each.text]
        assert [each.payload["data"]["custom_id"] for each in dead] == []
        quiet = [each for each in clicks if each not in loud]
        assert all(each.acknowledged and len(each.answers) <= 1 for each in quiet)


TYPES = {"pzb": BUTTON, "pzm": MENU, "pzp": PEOPLE, "pzc": CHANNELS, "pzr": ROLES}


# --- what no one knows ---------------------------------------------------------------------------

STRANGE = ["x", "pzb:", "a" * 100, "../../etc/passwd", "' OR 1=1; --", "pzb:move:١:0:-:0:0:0"]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("kind", [BUTTON, MENU, PEOPLE, 6, 7, 8, 99])
async def test_unknown_components_of_any_kind_are_answered(simulate: Simulate, kind: int):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await running(simulation, ada)
        post = stored(posts(simulation)[-1])
        values = None if kind == BUTTON else ["1"]
        clicks = [
            click(simulation, ada.id, custom_id, post, values=values, kind=kind)
            for custom_id in STRANGE
        ]
        await deliver_many(clicks)
        answered(clicks)
        assert all("button no longer works" in each.text for each in clicks)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("kind", [BUTTON, MENU, PEOPLE, 99])
async def test_a_known_id_on_another_kind_of_component_is_answered(simulate: Simulate, kind: int):
    """discord.py drops these, because it finds no component of that kind."""
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await running(simulation, ada)
        post = stored(posts(simulation)[-1])
        for claim in (Claim("move", 1), Claim("term", 0), Claim("pick", 1, seat=0)):
            for custom_id in (claim.button(), claim.menu(), claim.people()):
                made = click(simulation, ada.id, custom_id, post, values=["0"], kind=kind)
                await deliver(made)
                answered([made])


async def test_a_component_without_its_message_is_answered(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await running(simulation, ada)
        made = click(simulation, ada.id, Claim("move", 1).button(), stored(posts(simulation)[-1]))
        del made.payload["message"]
        await deliver(made)
        answered([made])


async def test_a_form_of_a_former_run_is_answered(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        for custom_id in ("form", "", Claim("sure", 1).button()):
            data = {"custom_id": custom_id, "components": []}
            made = interaction(simulation, ada.id, FORM, data)
            await deliver(made)
            answered([made])


def slash(name: str, *options: dict[str, Any], kind: int = 1) -> dict[str, Any]:
    return {"id": "1", "name": name, "type": kind, "options": list(options)}


OLD_COMMANDS: dict[str, dict[str, Any]] = {
    "gone": slash("gone"),
    "gone, with a subcommand": slash("table", {"name": "open", "type": 1, "options": []}),
    "a subcommand of what has none": slash("hand", {"name": "show", "type": 1, "options": []}),
    "a message's menu": slash("Show", kind=3) | {"target_id": "1"},
    "a member's menu": slash("Show", kind=2) | {"target_id": "1"},
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("data", OLD_COMMANDS.values(), ids=OLD_COMMANDS)
async def test_a_command_of_another_version_is_answered(simulate: Simulate, data: dict[str, Any]):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        made = interaction(simulation, ada.id, COMMAND, data)
        await deliver(made)
        assert made.acknowledged
        assert "This command has changed" in made.text
        assert all(isinstance(error, AppCommandError) for error in simulation.env.errors)


@pytest.mark.parametrize(
    ("table", "told"),
    [
        ({"type": 4, "value": -5}, "There's no such table"),
        ({"type": 4, "value": 10**30}, "There's no such table"),
        ({"type": 3, "value": "x"}, "Something went wrong"),
    ],
)
async def test_an_option_of_another_version_is_answered(
    simulate: Simulate, table: dict[str, Any], told: str
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        made = interaction(simulation, ada.id, COMMAND, slash("hand", {"name": "table"} | table))
        await deliver(made)
        assert told in made.text


async def test_an_option_that_is_gone_is_left_out(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await running(simulation, ada)
        data = slash("hand", {"name": "style", "type": 3, "value": "large"})
        made = interaction(simulation, ada.id, COMMAND, data)
        await deliver(made)
        assert made.acknowledged
        assert "Starting hands" in made.text


FOCUSED = {"type": 3, "value": "no such", "focused": True}
GONE = {
    "the command": slash("gone", FOCUSED | {"name": "term"}),
    "the option": slash("rules", FOCUSED | {"name": "word"}),
    "the suggestions": slash("settings", FOCUSED | {"name": "language"}),
    "the game": slash(
        "play", {"name": "game", "type": 3, "value": "chess"}, FOCUSED | {"name": "options"}
    ),
}


@pytest.mark.parametrize("data", GONE.values(), ids=GONE)
async def test_suggestions_for_what_is_gone_are_answered(simulate: Simulate, data: dict[str, Any]):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        made = interaction(simulation, ada.id, AUTOCOMPLETE, data)
        await deliver(made)
        assert made.acknowledged
        assert made.record.autocomplete_choices == []
