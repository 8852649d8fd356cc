"""Foreign, stale, unknown, hostile: nothing changes, and whoever clicked is told why."""

from collections.abc import Callable
from typing import Any

import discord
import pytest
from simcord import interactions

from bot.simulation import Simulation
from bot.ui import ids
from bot.ui.ids import Claim
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, play_on, posts
from tests.limits.message import GALLERY, check, walk

pytestmark = pytest.mark.threads

HOSTILE_NAMES = [
    "@everyone **bold** <@1> `code` [x](http://y)".ljust(100, "!"),
    "\u202e\u2066drawkcab\u200b\u200d" * 8,
    "😀" * 100,
    "```\n# big\n> quote\n```" * 5,
    "‍",
    "<script>alert(1)</script>'; DROP TABLE seats; --",
]


async def test_a_strangers_click_shows_nothing_of_a_hand(simulate: Simulate):
    async with simulate() as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        table = await open_table(simulation, [ada], computers=1)
        for button in ("Your move", "My hand"):
            result = await eve.press(board(simulation), button)
            assert result.ephemeral
            seen = Seen(simulation, result.response)
            assert not seen.menu
            assert [picture["description"] for picture in _pictures(seen)] == ["board of san_juan"]
        version = (await simulation.bot.host.look.table(table)).version
        await _send(simulation, eve, _claim(await ada.look(), "confirm"))
        await _send(simulation, eve, _claim(await ada.look(), "help")._replace(action="undo"))
        assert (await simulation.bot.host.look.table(table)).version == version


@pytest.mark.proof
@pytest.mark.parametrize("command", ["hand", "board", "log", "undo", "resign"])
async def test_who_cannot_see_the_channel_cannot_look_at_its_tables(
    simulate: Simulate, command: str
):
    async with simulate() as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        hide = discord.PermissionOverwrite(view_channel=False)
        hall = simulation.channel
        simulation.channel = simulation.guild.create_text_channel(
            "back-room", overwrites={eve.actor: hide}
        )
        await open_table(simulation, [ada], computers=1)
        await ada.play()
        elsewhere = simulation.env.create_guild("Elsewhere")
        simulation.channel = hall
        assert "#2" not in (await eve.slash("tables")).text
        assert "no such table" in (await eve.slash(command, table=1)).text
        assert "no such table" not in (await ada.slash(command, table=1)).text
        mallory = elsewhere.add_member(simulation.env.create_user("mallory"))
        foreign = await mallory.slash(elsewhere.create_text_channel("hall"), command, table=1)
        assert "no such table" in Seen(simulation, foreign.response).text


async def test_a_stale_panel_is_answered_with_a_fresh_one(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)
        old = await ada.look()
        await ada.pick(old)
        await play_on(simulation, table, [ada], moves=1)
        new = await ada.look()
        assert new.message.id != old.message.id
        await ada.move()
        version = (await simulation.bot.host.look.table(table)).version
        label = "Confirm" if "Confirm" in old.buttons else "Decline"
        if old.can_press(label):
            await ada.press(old, label)
        assert (await simulation.bot.host.look.table(table)).version == version


async def test_a_click_twice_is_one_move(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)
        panel = await ada.look()
        await ada.pick(panel)
        claim = _claim(panel, "confirm")
        before = await _own_moves(simulation, table)
        results = await _send_at_once(simulation, ada, panel, [claim, claim])
        assert all(result.responded for result in results)
        assert await _own_moves(simulation, table) == before + 1


@pytest.mark.proof
async def test_two_people_who_answer_at_once_are_both_heard(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben"))]
        table = await open_table(simulation, people)
        sent = []
        for member in people:
            panel = await member.by_post()
            await member.pick(panel)
            custom_id = _claim(panel, "confirm").button()
            sent.append(_payload(simulation, member, custom_id, panel, None))
        for _, payload in sent:
            simulation.env.backend.emit("INTERACTION_CREATE", payload)
        await simulation.env.settle()
        assert all(record.responded for record, _ in sent)
        assert await _own_moves(simulation, table) == 2


@pytest.mark.proof
async def test_old_posts_of_a_finished_table_are_answered(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)
        panel = await ada.look()
        claim = _claim(panel, "confirm")
        await simulation.bot.host.absence.resign(table, ada.id)
        await simulation.env.settle()
        post = posts(simulation)[-1]
        for action in ("move", "hand", "log", "rules", "more", "confirm", "undo", "sure", "start"):
            text = await _send(simulation, ada, claim._replace(action=action), post)
            assert text, action
            assert "wrong on our side" not in text


HOSTILE_CLAIMS = [
    Claim("move", 9999),
    Claim("move", 2**53),
    Claim("start", 9999),
    Claim("confirm", 1, 0, 3, 0b1),
    Claim("confirm", 1, 2**30, 0, 2**200),
    Claim("confirm", 1, 1, None, 1),
    Claim("take", 1, 1, 700, 1),
    Claim("nonsense", 1),
    Claim("term", 1200),
    Claim("leaf", 0, page=1200, seat=1),
    Claim("guest", 1),
    Claim("pick", 1, 1, 0, 1, 1200),
]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("claim", HOSTILE_CLAIMS, ids=lambda claim: claim.button())
async def test_hostile_claims_change_nothing(simulate: Simulate, claim: Claim):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)
        version = (await simulation.bot.host.look.table(table)).version
        text = await _send(simulation, ada, claim)
        assert text
        assert "wrong on our side" not in text
        assert (await simulation.bot.host.look.table(table)).version == version


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "custom_id",
    ["x", "pzb:", "a" * 100, "../../../etc/passwd", "' OR 1=1; --", "pzb:move:1:0:-:0:0:0 "],
)
async def test_unknown_components_are_answered(simulate: Simulate, custom_id: str):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        assert "do not know this button" in await _emit(simulation, ada, custom_id)


async def test_a_form_from_before_a_restart_is_answered(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        record, payload = interactions.base_payload(
            simulation.env.backend,
            type=5,
            channel_id=simulation.channel.id,
            guild_id=simulation.guild.id,
            user_id=ada.id,
            data={"custom_id": "form", "components": []},
        )
        simulation.env.backend.emit("INTERACTION_CREATE", payload)
        await simulation.env.settle()
        assert record.responded


async def test_an_id_that_is_not_on_the_message_is_judged_by_its_claim(simulate: Simulate):
    """Discord sends the message as it was a moment ago, or as it is by now."""
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        custom_id = Claim("start", 1).button()
        assert "before the game has started" in await _emit(simulation, ada, custom_id)


@pytest.mark.proof
@pytest.mark.parametrize("values", [["99"], ["-1"], ["x"], ["٣"], ["0", "0"], ["1" * 90]])
async def test_unknown_options_are_refused(simulate: Simulate, values: list[str]):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)
        panel = await ada.look()
        version = (await simulation.bot.host.look.table(table)).version
        text = await _emit(simulation, ada, panel.menu["custom_id"], panel, values=values)
        assert "wrong on our side" not in text
        assert (await simulation.bot.host.look.table(table)).version == version


@pytest.mark.proof
@pytest.mark.parametrize("name", HOSTILE_NAMES, ids=range(len(HOSTILE_NAMES)))
async def test_hostile_names_are_safe_everywhere(simulate: Simulate, name: str):
    async with simulate(threads=True) as simulation:
        user = simulation.env.create_user("mallory", global_name=name)
        mallory = Member(simulation, "Ada")
        mallory.actor = simulation.guild.add_member(user)
        await open_table(simulation, [mallory], computers=1)
        await play_on(simulation, 1, [mallory], moves=3)
        for post in posts(simulation):
            check(post.components)
            assert "@everyone" not in post.text
            assert "```" not in post.text
            assert not any(character in post.text for character in "\u202e\u2066\u200b")
        thread = simulation.channel.threads[0]
        assert 1 <= len(thread.name or "") <= 100
        assert not any(message.mention_everyone for message in thread.history())
        found = await mallory.actor.autocomplete(simulation.channel, "hand", "table", "1")
        assert all(1 <= len(choice["name"]) <= 100 for choice in found)
        assert (await mallory.slash("tables")).text


@pytest.mark.sampled(1)
@pytest.mark.parametrize("command", ["hand", "board", "log", "undo", "resign"])
async def test_unknown_tables_are_told_apart(simulate: Simulate, command: str):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        assert "any table" in (await ada.slash(command)).text
        assert "no such table" in (await ada.slash(command, table=77)).text
        assert "no such table" in (await ada.slash(command, table=2**53 - 1)).text


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"game": "chess"}, "do not know this game"),
        ({"players": 9}, "cannot be played with 9"),
        ({"options": "starting_hand=maybe"}, "not possible"),
        ({"options": "nonsense=1, =, ,,"}, "no option"),
        ({"options": "\u202e<@1>**x** @everyone=1"}, "no option 1 x everyone in"),
    ],
)
async def test_wrong_options_open_no_table(simulate: Simulate, options: dict[str, Any], told: str):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        assert told in (await ada.play(**options)).text
        assert not posts(simulation)


async def test_a_bug_is_told_with_an_id_that_the_log_has(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")

        async def broken(*_: object, **__: object) -> None:
            raise ZeroDivisionError("planted")

        monkeypatch.setattr(simulation.bot.host.look, "tables_of", broken)
        errors: list[dict[str, Any]] = []
        monkeypatch.setattr("bot.cogs.answer._log.error", _collect(errors), raising=False)
        text = (await ada.slash("tables")).text
        assert errors[0]["error"] in text
        assert len(errors[0]["error"]) == 8


def _collect(errors: list[dict[str, Any]]) -> Callable[..., None]:
    return lambda _, **facts: errors.append(facts)


def _pictures(seen: Seen) -> list[dict[str, Any]]:
    return [
        item for part in walk(seen.components) if part["type"] == GALLERY for item in part["items"]
    ]


def _claim(panel: Seen, action: str) -> Claim:
    """Return what a button of this panel claims."""
    for button in panel.buttons.values():
        claim = ids.read(button.get("custom_id", ""))
        if claim is not None and claim.action == action:
            return claim
    raise AssertionError(f"no {action} on {panel.text}")


async def _send(
    simulation: Simulation, member: Member, claim: Claim, post: Seen | None = None
) -> str:
    """Click a component that claims this, planted on a post as a hostile client might."""
    return await _emit(simulation, member, claim.button(), post, planted=True)


async def _emit(
    simulation: Simulation,
    member: Member,
    custom_id: str,
    post: Seen | None = None,
    *,
    values: list[str] | None = None,
    planted: bool = False,
) -> str:
    record, payload = _payload(simulation, member, custom_id, post, values)
    if planted:
        row = {"type": 1, "components": [_button(custom_id)]}
        payload["message"]["components"] = [row]
        payload["message"]["flags"] = 1 << 15
    simulation.env.backend.emit("INTERACTION_CREATE", payload)
    await simulation.env.settle()
    assert record.responded, "nobody answered"
    messages = [*record.followup_ids, record.message_id]
    backend = simulation.env.backend
    found = [backend.messages[record.channel_id].get(number) for number in messages if number]
    texts = [Seen(simulation, message).text for message in found if message is not None]
    return "\n".join(texts)


async def _send_at_once(
    simulation: Simulation, member: Member, panel: Seen, claims: list[Claim]
) -> list[Any]:
    sent = [_payload(simulation, member, claim.button(), panel, None) for claim in claims]
    for _, payload in sent:
        simulation.env.backend.emit("INTERACTION_CREATE", payload)
    await simulation.env.settle()
    return [record for record, _ in sent]


def _payload(
    simulation: Simulation,
    member: Member,
    custom_id: str,
    post: Seen | None,
    values: list[str] | None,
) -> tuple[Any, dict[str, Any]]:
    from simcord.backend import serializers

    backend = simulation.env.backend
    message = (post or posts(simulation)[-1]).message
    channel_id = getattr(message, "channel_id", None) or message.channel.id
    stored = backend.get_message(channel_id, message.id)
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
    if values is not None:
        data |= {"component_type": 3, "values": values}
    record, payload = interactions.base_payload(
        backend,
        type=3,
        channel_id=channel_id,
        guild_id=simulation.guild.id,
        user_id=member.id,
        data=data,
    )
    record.source_message_id = stored.id
    payload["message"] = dict(serializers.message_payload(backend, stored))
    return record, payload


def _button(custom_id: str) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": "x", "custom_id": custom_id, "id": 1}


async def _own_moves(simulation: Simulation, table: int) -> int:
    from bot.storage import journal

    entries = await simulation.bot.store.read(journal.entries, table, 0)
    return sum(entry.seat is not None and not entry.computer for entry in entries)
