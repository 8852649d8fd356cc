"""`plaza drill` as a process: exit codes, signals, the raw file, and others' clicks."""

import asyncio
import json
import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest

from bot.ops.drill import command, running, scrubbing, threads
from bot.ops.drill.ground import Asked
from bot.ops.drill.marks import PREFIX
from tests.wire.discord_server import limited
from tests.wire.drill.conftest import TOKEN, Drilling, shown
from tests.wire.payloads import clickable
from tests.wire.world import CHANNEL


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw once, and let no real time pass."""
    monkeypatch.setattr(threads, "LATE", 0.0)
    drawn = shown()
    monkeypatch.setattr(running.samples, "make", lambda _: drawn)


@pytest.mark.proof
async def test_the_exit_code_says_whether_anything_is_wrong(drilling: Drilling):
    asked = Asked(CHANNEL, waits=())
    assert await command.run(asked, TOKEN, None) == 0
    drilling.server.false.add("thread-twice")
    assert await command.run(asked, TOKEN, None) == 1


@pytest.mark.proof
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_ends_the_checks_and_everything_is_removed(
    drilling: Drilling, sent: signal.Signals, capsys: pytest.CaptureFixture[str]
):
    async def interrupted() -> bool:
        os.kill(os.getpid(), sent)
        return True

    drilling.server.at(60, interrupted)
    assert await command.run(Asked(CHANNEL, waits=()), TOKEN, None) == 130
    told = capsys.readouterr()
    assert "Stopping. What was made is being removed." in told.err
    assert "ok       removed: no message is left" in told.out
    assert drilling.world.own() == []


@pytest.mark.proof
async def test_the_raw_file_names_no_one(drilling: Drilling, tmp_path: Path):
    world, raw = drilling.world, tmp_path / "raw.json"
    theirs = world.post(CHANNEL, {"content": "my secret plan", "allowed_mentions": {}}, {})
    theirs["author"] = world.users[drilling.user]
    world.bot["avatar"] = "0123456789abcdef"
    outcome = await drilling.run()
    scrubbing.write(raw, outcome.record, outcome.bot_id)
    told = raw.read_text(encoding="utf-8")
    assert TOKEN not in told
    assert "token-" not in told
    for secret in ("my secret plan", "0123456789abcdef", '"ada"', '"plaza"', 'Plaza"'):
        assert secret not in told
    ids = {key for key in (*world.users, CHANNEL) if key > 10**9}
    assert not any(str(number) in told for number in ids)
    assert set(re.findall(r"\d{17,}", told)) == {
        number for number in re.findall(r"\d{17,}", told) if number.startswith("10000000000000")
    }
    answers, clicks = json.loads(told)["answers"], json.loads(told)["clicks"]
    assert len(clicks) == 5
    assert len(answers) == len(outcome.record.answers)
    assert all(set(each) == {"method", "path", "status", "limits", "body"} for each in answers)
    posts = [each for each in answers if each["method"] == "POST"]
    assert any("x-ratelimit-remaining" in each["limits"] for each in posts)


@pytest.mark.proof
async def test_ids_and_names_are_replaced_consistently(drilling: Drilling):
    outcome = await drilling.run(user=False, waits=())
    answers: list[Any] = json.loads(scrubbing.raw(outcome.record, outcome.bot_id))["answers"]
    posts = [each for each in answers if each["method"] == "POST"]
    made = next(each["body"] for each in posts if each["path"].endswith("/messages"))
    path = f"/channels/{made['channel_id']}/messages/{made['id']}"
    assert any(each["method"] == "DELETE" and each["path"] == path for each in answers)
    me = next(each["body"] for each in answers if each["path"] == "/users/@me")
    assert made["author"]["username"] == me["username"]


@pytest.mark.proof
def test_signatures_of_addresses_are_replaced():
    url = "https://cdn.example/a/123456789012345678/1/x.png?ex=6&is=5&hm=abc&"
    told = scrubbing.Scrubber(1).scrubbed({"url": url, "description": "x"})
    assert "hm=abc" not in told["url"]
    assert told["url"].endswith("x.png?ex=0&is=0&hm=0")


@pytest.mark.proof
async def test_a_rate_limit_that_is_met_is_told_and_waited_out(drilling: Drilling):
    drilling.server.plan("POST", "/messages$", 429, skip=3, times=2, **limited(0.01))
    outcome = await drilling.run(user=False, waits=())
    assert outcome.report.well
    assert outcome.report.lines["limits-told"].told.endswith("2 requests over one")


async def test_without_an_operator_what_needs_a_click_is_not_seen(drilling: Drilling):
    outcome = await drilling.run(user=False, waits=())
    unseen = {key for key, line in outcome.report.lines.items() if line.sign == "not seen"}
    assert {"answer-deferred", "dm-line", "mention-by-edit", "nonce-later"} <= unseen
    assert outcome.report.well
    assert drilling.server.gateway.identified == 0


@pytest.mark.proof
async def test_closed_direct_messages_are_a_line(drilling: Drilling):
    drilling.world.closed_dms.add(drilling.user)
    outcome = await drilling.run(waits=())
    assert outcome.report.lines["dm-closed"].sign == "ok"
    assert "50007" in outcome.report.lines["dm-closed"].told
    assert outcome.report.lines["dm-line"].sign == "not seen"
    assert outcome.report.well


async def test_who_does_not_click_is_waited_for_no_longer_than_asked(
    drilling: Drilling, monkeypatch: pytest.MonkeyPatch
):
    async def idle(_: Drilling) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Drilling, "click", idle)
    outcome = await drilling.run(patience=0.05, waits=())
    told = outcome.report.lines["click-post"].told
    assert told == "No click on open within 0.05 seconds."
    assert outcome.report.lines["silent-flag"].sign == "ok"
    assert drilling.world.own() == []


async def test_only_the_drill_s_own_components_are_answered(drilling: Drilling):
    world, server = drilling.world, drilling.server
    foreign = world.post(CHANNEL, {"content": "Table 7", "allowed_mentions": {}}, {})
    mallory = int(world.add_user("mallory")["id"])
    task = asyncio.create_task(drilling.run(waits=()))
    assert await world.bell.until(lambda: _open(drilling) is not None, 20.0)
    part = {"custom_id": "pzb:move:1:0:-:0:0:0", "type": 2}
    left = await server.click(drilling.user, foreign, part)
    message, button = _open(drilling)
    stranger = await server.click(mallory, message, button)
    outcome = await task
    assert left.callback is None
    assert outcome.report.well
    assert stranger.callback is not None
    assert stranger.callback["data"]["flags"] == 64
    assert left.token not in json.dumps(outcome.record.events)


def _open(drilling: Drilling) -> Any:
    """Return the post to be pressed and its button, once a click on it would be heard."""
    for message in drilling.world.messages.values():
        for part in clickable(message):
            is_open = part["custom_id"].startswith(PREFIX) and part["custom_id"].endswith(":open")
            if is_open and drilling.server.connected:
                return message, part
    return None


async def test_a_repeat_that_fails_is_told(drilling: Drilling):
    nap = drilling.nap

    async def lost(seconds: float) -> None:
        await nap(seconds)
        if seconds == 120.0:
            drilling.server.plan("POST", "/messages$", 503)

    drilling.nap = lost
    outcome = await drilling.run(user=False, waits=(2, 4.5))
    line = outcome.report.lines["nonce-later"]
    assert line.told.startswith("after 4.5 min the same message, after 2 min the request failed")
    assert line.sign == "ok"


async def test_waits_beyond_what_plaza_rests_on_are_only_told(drilling: Drilling):
    outcome = await drilling.run(user=False, waits=(8,))
    line = outcome.report.lines["nonce-later"]
    assert line.sign == "not seen"
    assert line.told == "after 8 min a second one; Plaza rests on 5 min at most."
