"""Known traps of discord.py and Discord, with the test of each.

Read this table first before raising the version of discord.py.
"""

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.render import Picture, Scene
from bot.simulation import Simulation
from bot.ui.items import ITEMS
from bot.ui.sheet import Sheet
from tests.discord.clicks import contents, deliver, press, stored
from tests.discord.conftest import Simulate
from tests.discord.drawing import stub
from tests.discord.members import Member, Seen, open_table, play_on, posts
from tests.discord.test_dead_buttons import stored_ids
from tests.limits.message import GALLERY, walk

TRAPS: dict[str, tuple[str, ...]] = {
    "The first answer is due within 3 s, however long a picture takes": (
        "test_the_first_answer_does_not_wait_for_a_slow_picture",
        "test_the_acknowledgement_comes_before_any_work",
    ),
    "The token of an interaction expires": (
        "test_a_move_whose_answer_comes_too_late_stands",
        "test_what_cannot_be_acknowledged_is_not_done",
    ),
    "A view that mixes static and dynamic items unregisters the latter, if it times out too": (
        "test_views_hold_dynamic_items_only_and_never_time_out",
        "test_every_component_ever_sent_is_answered_after_a_game_and_a_restart",
    ),
    "All matching templates run": ("test_every_id_matches_exactly_one_template",),
    "An event that cannot be parsed ends the process": (
        "test_no_event_that_cannot_be_read_ends_the_connection",
    ),
    "What cannot be made a call of is left without an answer": (
        "test_interactions_that_can_be_read_and_make_no_sense_are_answered",
    ),
    "Exceptions in callbacks of items are only logged": (
        "test_no_callback_of_an_item_does_anything",
        "test_a_fault_in_any_layer_is_answered_with_an_id_that_the_log_has",
        "test_suggestions_that_fail_say_so_with_an_id_that_the_log_has",
    ),
    "A click that matches nothing is dropped": (
        "test_unknown_components_of_any_kind_are_answered",
        "test_a_known_id_on_another_kind_of_component_is_answered",
        "test_an_id_that_is_not_on_the_message_is_judged_by_its_claim",
        "test_a_message_that_discord_sends_without_its_components_is_answered",
    ),
    "A form from before a restart is dropped": ("test_a_form_of_a_former_run_is_answered",),
    "Suggestions and commands of an older version are dropped": (
        "test_suggestions_for_what_is_gone_are_answered",
        "test_a_command_of_another_version_is_answered",
    ),
    "503 is raised at once": (
        "test_an_outage_delays_a_post_and_doubles_nothing",
        "test_an_answer_that_discord_refuses_is_told_with_an_id",
    ),
    "429 is slept out": ("test_who_is_asked_to_wait_waits_that_long",),
    "A request that is cut off while it sleeps for a global limit stops all others for ever": (
        "test_a_delivery_that_is_given_up_in_a_global_limit_silences_no_one",
        "test_a_gate_that_no_one_opens_is_opened_and_told_of_under_an_id",
    ),
    "403 answers count towards a ban": (
        "test_who_gets_no_dm_is_mentioned_told_once_and_not_tried_again",
    ),
    "Edits are refused: 30046, 50083, 10008": (
        "test_where_the_post_cannot_be_edited_a_new_one_is_made",
        "test_a_thread_that_takes_no_posts_any_more_is_left",
        "test_a_panel_that_was_dismissed_is_shown_anew",
    ),
    "Threads archive": ("test_an_archived_thread_is_opened_by_a_new_post",),
    "Messages and commands have limits": (
        "test_every_panel_fits",
        "test_every_post_fits",
        "test_the_tree_fits_and_speaks_every_language",
    ),
    "Links of attachments expire": ("test_no_link_of_an_attachment_is_stored",),
    "An edit drops the attachments that it does not list": (
        "test_every_picture_that_is_shown_is_attached",
    ),
    "Everyone is mentioned who is not ruled out": ("test_no_one_is_pinged_who_is_not_listed",),
}


def test_each_trap_has_its_test():
    sources = "\n".join(path.read_text() for path in Path(__file__).parents[1].rglob("test_*.py"))
    named = [name for names in TRAPS.values() for name in names]
    assert [name for name in named if f"def {name}(" not in sources] == []


async def played(simulation: Simulation, moves: int = 12) -> list[Member]:
    """Let two people play on: one by DM, one mentioned in the posts."""
    people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben"))]
    people[0].open_panel = people[0].by_dm
    await people[1].slash("settings", messages=False)
    await open_table(simulation, people)
    await play_on(simulation, 1, people, moves=moves)
    return people


async def test_the_first_answer_does_not_wait_for_a_slow_picture(simulate: Simulate):
    go_on = asyncio.Event()
    go_on.set()

    async def draw(scene: Scene) -> Picture:
        await go_on.wait()
        return await stub(scene)

    async with simulate(draw=draw) as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        post = posts(simulation)[-1]
        move = press(simulation, ada, post, "move")
        go_on.clear()
        simulation.env.backend.emit("INTERACTION_CREATE", move.payload)
        for _ in range(10_000):
            await asyncio.sleep(0)
            if move.acknowledged:
                break
        assert move.acknowledged, "before the picture"
        assert not move.answers
        go_on.set()
        await simulation.env.settle()
        assert len(move.answers) == 1


@pytest.mark.proof
async def test_views_hold_dynamic_items_only_and_never_time_out(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    views: list[discord.ui.LayoutView] = []
    make = Sheet.view

    def kept(self: Sheet) -> discord.ui.LayoutView:
        views.append(make(self))
        return views[-1]

    monkeypatch.setattr(Sheet, "view", kept)
    async with simulate() as simulation:
        await played(simulation)
        assert len(views) > 30
        assert all(view.timeout is None for view in views)
        assert len({view.id for view in views}) == len(views), "a new one for every message"
        for view in views:
            for item in view.walk_children():
                assert isinstance(item, ITEMS) or not item.is_dispatchable()
        store = simulation.bot._connection._view_store
        assert set(store._dynamic_items.values()) == set(ITEMS)
        assert not store._views
        assert not store._synced_message_views


def test_every_id_matches_exactly_one_template():
    templates = [item.__discord_ui_compiled_template__ for item in ITEMS]
    for custom_id in stored_ids():
        assert sum(bool(template.fullmatch(custom_id)) for template in templates) == 1


@pytest.mark.parametrize("item", ITEMS)
def test_no_callback_of_an_item_does_anything(item: type[discord.ui.DynamicItem[Any]]):
    assert not {"callback", "interaction_check"} & set(vars(item))


@pytest.mark.proof
async def test_no_one_is_pinged_who_is_not_listed(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        ada.actor = simulation.guild.add_member(
            simulation.env.create_user("mallory", global_name="@everyone @here <@&1>")
        )
        ben = Member(simulation, "Ben")
        await ben.slash("settings", messages=False)
        await open_table(simulation, [ada, ben])
        await play_on(simulation, 1, [ada, ben], moves=8)
        sent = [
            request.json
            for request in simulation.env.http_requests
            if request.json and "components" in request.json and request.method != "PUT"
        ]
        assert len(sent) > 20
        for message in sent:
            mentions = message["allowed_mentions"]
            assert mentions["parse"] == []
            assert {int(user) for user in mentions.get("users", ())} <= {ada.id, ben.id}
            assert not mentions.get("roles")


@pytest.mark.proof
async def test_every_picture_that_is_shown_is_attached(simulate: Simulate):
    async with simulate() as simulation:
        await played(simulation)
        shown = 0
        for channel in simulation.env.backend.messages.values():
            for message in channel.values():
                galleries = [part for part in walk(message.components) if part["type"] == GALLERY]
                assert len(message.attachments) == len(galleries)
                shown += len(galleries)
        assert shown > 2


@pytest.mark.proof
async def test_no_link_of_an_attachment_is_stored(simulate: Simulate):
    async with simulate() as simulation:
        await played(simulation)
        told = repr(await contents(simulation)).lower()
        assert "http" not in told
        assert "cdn" not in told
        assert ".png" not in told


@pytest.mark.proof
async def test_a_message_that_discord_sends_without_its_components_is_answered(simulate: Simulate):
    """Discord does so if the click crosses an edit that takes the buttons away."""
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        panel: Seen = await ada.look()
        await ada.pick(panel)
        confirm = press(simulation, ada, panel, "confirm")
        confirm.payload["message"] |= {"components": [], "flags": 0}
        await deliver(confirm)
        assert len(confirm.answers) == 1
        assert stored(panel).components
