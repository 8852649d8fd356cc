"""Clicks as Discord may deliver them, beyond what a client allows: old, forged, several at once."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from simcord import interactions
from simcord.backend import serializers

from bot.simulation import Simulation
from bot.text import LANGUAGES, texts
from tests.discord.members import Member, Seen
from tests.limits.message import BUTTON, MENU, PEOPLE, TEXT_DISPLAY, walk
from tests.sql import everything

CLICK, COMMAND, AUTOCOMPLETE, FORM = 3, 2, 4, 5
V2 = 1 << 15
EPHEMERAL = 1 << 6
AT_ONCE = 10
COMPLAINTS = [texts(each).say("error-internal", id="").partition(".")[0] for each in LANGUAGES]
"""The beginning of the answer to a bug, in every language."""


class Sent(NamedTuple):
    """A component as it was sent, and the message that it was sent with."""

    message: Any
    component: dict[str, Any]

    @property
    def custom_id(self) -> str:
        return self.component["custom_id"]

    @property
    def values(self) -> list[str] | None:
        """Values that its menu offers; None for a button."""
        if self.component["type"] == BUTTON:
            return None
        return [option["value"] for option in self.component.get("options", [])][:1]


def watch(simulation: Simulation) -> list[Sent]:
    """Return a list to which every component is added that is sent from now on."""
    backend, sent = simulation.env.backend, list[Sent]()

    def keep(message: Any) -> Any:
        before = replace(message)
        sent.extend(Sent(before, part) for part in walk(before.components) if "custom_id" in part)
        return message

    commit, edit = backend.commit_message, backend.edit_message
    backend.commit_message = lambda *args, **more: keep(commit(*args, **more))
    backend.edit_message = lambda *args, **more: keep(edit(*args, **more))
    return sent


def reader(simulation: Simulation, sent: Sent) -> int | None:
    """Return the person whose message it is; None for a public one."""
    message = sent.message
    if message.is_ephemeral:
        return int(message.interaction_metadata["user"]["id"])
    channel = simulation.env.backend.get_channel(message.channel_id)
    return channel.recipient_ids[0] if channel.guild_id is None else None


@dataclass
class Click:
    """An interaction on its way, and its result."""

    simulation: Simulation
    record: Any
    payload: dict[str, Any]

    @property
    def acknowledged(self) -> bool:
        return self.record.responded

    @property
    def answers(self) -> list[dict[str, Any]]:
        """The messages that were sent or edited in answer to it, without the acknowledgement."""
        return [
            request.json or {}
            for request in self.simulation.env.http_requests
            if self.record.token in request.path and not request.path.endswith("/callback")
        ]

    @property
    def text(self) -> str:
        return "\n".join(_texts(self.answers))

    @property
    def components(self) -> list[dict[str, Any]]:
        """All components of its answer."""
        return [part for sent in self.answers for part in walk(sent.get("components") or [])]


def _texts(messages: list[dict[str, Any]]) -> Iterator[str]:
    for message in messages:
        for part in walk(message.get("components") or []):
            if part["type"] == TEXT_DISPLAY:
                yield part["content"]


def click(
    simulation: Simulation,
    user_id: int,
    custom_id: str,
    message: Any,
    *,
    values: list[str] | None = None,
    kind: int | None = None,
    planted: bool = False,
) -> Click:
    """Make a person's click on a message. `planted`: the component is really there."""
    if planted:
        row = {"type": 1, "components": [_button(custom_id)]}
        message = replace(message, components=[row], flags=message.flags | V2)
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind or BUTTON}
    if values is not None:
        data |= {"component_type": kind or MENU, "values": values}
    made = interaction(simulation, user_id, CLICK, data, channel_id=message.channel_id)
    made.record.source_message_id = message.id
    backend = simulation.env.backend
    made.payload["message"] = dict(serializers.message_payload(backend, message))
    return made


def press(simulation: Simulation, member: Member, seen: Seen, action: str) -> Click:
    """Make a click on the button of a message that does this."""
    return click(simulation, member.id, on(seen, action), stored(seen))


def interaction(
    simulation: Simulation,
    user_id: int,
    kind: int,
    data: dict[str, Any],
    *,
    channel_id: int | None = None,
) -> Click:
    """Make an interaction of any kind, with whatever Discord might send."""
    backend = simulation.env.backend
    channel_id = channel_id or simulation.channel.id
    record, payload = interactions.base_payload(
        backend,
        type=kind,
        channel_id=channel_id,
        guild_id=backend.get_channel(channel_id).guild_id,
        user_id=user_id,
        data=data,
    )
    return Click(simulation, record, payload)


async def deliver(*clicks: Click) -> None:
    """Let them all arrive at once, and wait until everything is done."""
    for each in clicks:
        each.simulation.env.backend.emit("INTERACTION_CREATE", each.payload)
    await clicks[0].simulation.env.settle()


async def deliver_many(clicks: Sequence[Click]) -> None:
    """Let them arrive some at a time: SimCord judges all that waits, again and again."""
    for first in range(0, len(clicks), AT_ONCE):
        await deliver(*clicks[first : first + AT_ONCE])


async def contents(simulation: Simulation) -> dict[str, list[tuple[object, ...]]]:
    """Return every row of the database."""
    return await simulation.bot.store.read(everything)


STEP_BY_STEP: Final = {"animate", "share", "turned"}
"""Actions that report progress meanwhile, or show the result to others."""


def answered(clicks: Sequence[Click]) -> None:
    """Assert that each was acknowledged, and then answered once, sensibly."""
    for each in clicks:
        custom_id = each.payload["data"]["custom_id"]
        assert each.acknowledged, custom_id
        answers = each.answers  # all messages ever sent are searched for them
        text = "\n".join(_texts(answers))
        once = len(answers) == 1 or custom_id.split(":")[1] in STEP_BY_STEP
        assert once, f"{custom_id}: {len(answers)} answers: {text}"
        assert text, custom_id
        assert not any(complaint in text for complaint in COMPLAINTS), custom_id


def stored(seen: Seen) -> Any:
    """Return a message as the simulated Discord keeps it."""
    message = seen.message
    channel_id = getattr(message, "channel_id", None) or message.channel.id
    return seen._env.backend.get_message(channel_id, message.id)


def on(seen: Seen, action: str) -> str:
    """Return the custom id of the component of a message that does this."""
    for part in walk(seen.components):
        if part["type"] in (BUTTON, MENU, PEOPLE) and f":{action}:" in part.get("custom_id", ""):
            return part["custom_id"]
    raise AssertionError(f"no {action} on {seen.text}")


def _button(custom_id: str) -> dict[str, Any]:
    return {"type": BUTTON, "style": 2, "label": "x", "custom_id": custom_id, "id": 1}
