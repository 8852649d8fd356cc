"""All acts that one person can repeat: the number of posts and mentions they cause.

Each act is done 25 times within one moment, alone or with its undoing; refusals on the way are
skipped. Counted are the things people notice: a new post, a mention, a direct message.
"""

import inspect
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Final, NamedTuple

import pytest

from bot.engine.cooldown import (
    CALLS_PER_HOUR,
    GUESTS_PER_HOUR,
    INVITATIONS_PER_HOUR,
    MOVES_PER_HOUR,
    VOTES_PER_HOUR,
)
from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from bot.engine.play import Play
from bot.languages import LANGUAGES
from bot.limits import Limits
from bot.service.absence import Absence
from bot.service.beginning import Beginning, Start
from bot.service.calling import Calling
from bot.service.invitations import Invitations
from bot.service.lessons import Lessons
from bot.service.lobby import Lobby
from bot.service.managing import Managing
from bot.service.practice import Practice
from bot.service.privacy import Privacy
from bot.service.profiles import Profiles
from bot.service.rematch import Rematches
from bot.service.reminders import Reminders
from bot.service.seeking.seeking import Seeking, Wish
from bot.service.server import WITHOUT_ROLES, Servers
from bot.service.subscriptions import Subscriptions
from bot.service.votes.votes import Votes
from bot.storage.rows import OutboxRow
from tests.bot.service.house import CHANNEL, GAME, OPENER, SERVER, House, person, user_of
from tests.bot.service.test_conceding import deserted
from tests.bot.service.test_left import put_aside
from tests.bot.service.test_second_accounts import with_newcomer, with_resigned
from tests.bot.service.voting import ended, out_of_time

TIMES: Final = 25
GUEST: Final = 1000

Step = Callable[[House, TableInfo, int], Awaitable[object]]


class Act(NamedTuple):
    """An act: its table, the part of the service it uses, and its permitted loudness."""

    at: Callable[[House], Awaitable[TableInfo]]
    steps: tuple[Step, ...]
    covers: tuple[str, ...]
    most: int = 0


async def lobby(house: House) -> TableInfo:
    return await house.lobby(2)


async def almost_full(house: House) -> TableInfo:
    table = await house.lobby(2, 1)
    return await house.host.lobby.remove_computer(table.id, OPENER)


async def with_a_role(house: House) -> TableInfo:
    await house.host.servers.change(SERVER, call_role=7)
    return await almost_full(house)


async def two(house: House) -> TableInfo:
    """Return a table of two where the player who chooses a role may take that back."""
    return await house.running(2, starting_hand="off")


async def two_without_messages(house: House) -> TableInfo:
    for user_id in (OPENER, OPENER + 1):
        await house.set_user(user_id, dm=False)
    return await two(house)


async def three(house: House) -> TableInfo:
    return await house.running(3)


async def private(house: House) -> TableInfo:
    return await house.lobby(1, private=True)


async def invited(house: House) -> TableInfo:
    table = await private(house)
    return await house.host.invitations.invite(table.id, OPENER, GUEST)


async def proposed(house: House) -> TableInfo:
    table = await house.running(4)
    await house.host.votes.propose_abort(table.id, OPENER)
    return table


async def drawn(house: House) -> TableInfo:
    """Return a table where a player has drawn a card as Prospector, so that Undo is over."""
    table = await house.running(2, starting_hand="off")
    options = (await house.asked(table, table.waiting[0])).options
    await house.choose(table, table.waiting[0], (options.index("role:prospector"),))
    return table


async def with_claim(house: House) -> TableInfo:
    """Return a table whose last player has a question and can claim the win."""
    table, last = await deserted(house)
    return await house.play_until(table, lambda table, _: table.waiting == (last,))


def chooser(table: TableInfo) -> int:
    return user_of(table, table.waiting[0])


async def opens(house: House, *_: object) -> None:
    await house.host.beginning.open(
        person(OPENER), GAME, {}, capacity=2, server_id=SERVER, channel_id=CHANNEL
    )


async def opens_and_starts(house: House, *_: object) -> None:
    table = await house.host.beginning.open(
        person(GUEST), GAME, {}, capacity=2, server_id=SERVER, channel_id=CHANNEL
    )
    await house.host.lobby.add_computer(table.id, GUEST, "greedy")
    await house.host.beginning.start(table.id, GUEST)


async def learns(house: House, *_: object) -> None:
    number = await house.host.lessons.begin(person(GUEST), GAME)
    await house.host.votes.propose_abort(number, GUEST)


async def practises(house: House, *_: object) -> None:
    number = await house.host.practice.begin(person(GUEST), GAME, 4, "greedy")
    await house.host.votes.propose_abort(number, GUEST)


async def chooses(house: House, table: TableInfo, _: int) -> None:
    seat = table.waiting[0]
    options = (await house.asked(table, seat)).options
    place = options.index("role:producer")
    version = (await house.table(table.id)).version
    await house.host.play.choose(table.id, chooser(table), version, seat, (place,))


async def takes_back(house: House, table: TableInfo, _: int) -> None:
    version = (await house.table(table.id)).version
    await house.host.play.take_back(table.id, chooser(table), version)


async def goes_on(house: House, table: TableInfo, _: int) -> None:
    version = (await house.table(table.id)).version
    await house.host.play.go_on(table.id, chooser(table), version)


async def rejects(house: House, _: TableInfo, turn: int) -> None:
    """Let the others vote no, so that the next vote can be called."""
    for vote in range(1, turn + 2):
        for voter in (await house.host.votes.find(vote)).voters:
            await attempted(house.host.votes.cast(vote, voter, "no"))


async def plays_again_and_cancels(house: House, table: TableInfo, _: int) -> None:
    again = await house.host.rematches.rematch(table.id, person(OPENER))
    await house.host.lobby.cancel(again.id, OPENER)


async def attempted(act: Awaitable[object]) -> None:
    with suppress(ServiceError):
        await act


HOST: Final[dict[str, Step]] = {
    "join": lambda house, table, _: house.host.lobby.join(table.id, person(GUEST)),
    "leave": lambda house, table, _: house.host.lobby.leave(table.id, GUEST),
    "agree": lambda house, table, _: house.host.lobby.agree(table.id, OPENER + 1),
    "accept": lambda house, table, _: house.host.invitations.accept(table.id, person(GUEST)),
    "decline": lambda house, table, _: house.host.invitations.decline(table.id, GUEST),
    "silence": lambda house, table, _: house.host.invitations.silence(table.id, GUEST),
    "hear all": lambda house, *_: house.host.invitations.hear_all(GUEST),
    "hear": lambda house, table, _: house.host.invitations.hear(table.id, GUEST),
    "invite": lambda house, table, turn: house.host.invitations.invite(
        table.id, OPENER, GUEST + turn
    ),
    "call players": lambda house, table, _: house.host.calling.call(table.id, OPENER),
    "add": lambda house, table, _: house.host.lobby.add_computer(table.id, OPENER, "greedy"),
    "drop": lambda house, table, _: house.host.lobby.remove_computer(table.id, OPENER),
    "level": lambda house, table, turn: house.host.lobby.set_level(
        table.id, OPENER, 0, ("easy", "hard")[turn % 2]
    ),
    "option": lambda house, table, turn: house.host.lobby.set_option(
        table.id, OPENER, "starting_hand", ("on", "off")[turn % 2]
    ),
    "clock": lambda house, table, turn: house.host.lobby.set_clock(
        table.id, OPENER, ("fast", "normal")[turn % 2]
    ),
    "rated": lambda house, table, turn: house.host.lobby.set_rated(
        table.id, OPENER, rated=bool(turn % 2)
    ),
    "cancel": lambda house, table, _: house.host.lobby.cancel(table.id, OPENER),
    "start": lambda house, table, _: house.host.beginning.start(table.id, OPENER),
    "resign": lambda house, table, _: house.host.absence.resign(table.id, chooser(table)),
    "claim": lambda house, table, _: house.host.absence.claim(table.id, chooser(table)),
    "away": lambda house, table, _: house.host.absence.stand_in(table.id, chooser(table)),
    "back": lambda house, table, _: house.host.absence.come_back(table.id, chooser(table)),
    "offer": lambda house, table, turn: house.host.absence.offer(table.id, OPENER, GUEST + turn),
    "offer to anyone": lambda house, table, _: house.host.absence.offer(table.id, OPENER, None),
    "withdraw": lambda house, table, _: house.host.absence.withdraw(table.id, OPENER),
    "take": lambda house, table, turn: house.host.absence.take_seat(
        table.id, table.seats[0].seat, person(GUEST + turn)
    ),
    "move": lambda house, table, turn: house.host.absence.move_here(
        table.id, OPENER, SERVER, CHANNEL + turn
    ),
    "call": lambda house, table, _: house.host.votes.call_overtime(
        table.id, user_of(table, 1), table.waiting[0]
    ),
    "propose end": lambda house, table, _: house.host.votes.propose_abort(table.id, OPENER),
    "propose clock": lambda house, table, _: house.host.votes.propose_clock(
        table.id, OPENER, "fast"
    ),
    "propose offer": lambda house, table, turn: house.host.votes.propose_offer(
        table.id, user_of(table, 0), 1, GUEST + turn
    ),
    "propose leaving": lambda house, table, _: house.host.votes.propose_leaving(table.id, 99),
    "propose undoing": lambda house, table, _: house.host.votes.propose_undoing(
        table.id, chooser(table)
    ),
    "propose place": lambda house, table, _: house.host.votes.propose_place(
        table.id, OPENER, SERVER, CHANNEL + 1
    ),
    "redraws": lambda house, table, turn: house.host.lobby.set_redraws(
        table.id, OPENER, redraws=bool(turn % 2)
    ),
    "reliable": lambda house, table, turn: house.host.lobby.set_reliable(
        table.id, OPENER, reliable=bool(turn % 2)
    ),
    "autostart": lambda house, table, turn: house.host.lobby.set_autostart(
        table.id, OPENER, autostart=bool(turn % 2)
    ),
    "motion": lambda house, table, turn: house.host.lobby.set_moving(
        table.id, OPENER, moving=bool(turn % 2)
    ),
    "language": lambda house, table, turn: house.host.lobby.set_language(
        table.id, OPENER, LANGUAGES[turn % 2]
    ),
    "hints": lambda house, table, turn: house.host.lobby.set_hints(
        table.id, OPENER, hints=bool(turn % 2)
    ),
    "export": lambda house, _, __: house.host.privacy.everything(OPENER),
    "forget": lambda house, table, _: house.host.privacy.forget(chooser(table)),
    "vote": lambda house, _, turn: house.host.votes.cast(1, OPENER + 1, ("yes", "no")[turn % 2]),
    "set": lambda house, _, turn: house.host.profiles.set_user(
        OPENER + 1, dm=bool(turn % 2), quiet=((0, 60), None)[turn % 2], remind_every=6 + turn % 2
    ),
    "plan": lambda house, _, __: house.host.profiles.plan_vacation(OPENER + 1, None, 1),
    "end vacation": lambda house, _, __: house.host.profiles.end_vacation(
        OPENER + 1, house.clock.now().replace(hour=0)
    ),
    "later": lambda house, table, _: house.host.reminders.put_off(
        table.id, chooser(table), tomorrow=False
    ),
    "tomorrow": lambda house, table, _: house.host.reminders.put_off(
        table.id, chooser(table), tomorrow=True
    ),
    "mute": lambda house, table, _: house.host.reminders.mute(table.id, chooser(table)),
    "mute the table": lambda house, table, turn: house.host.reminders.mute_table(
        table.id, chooser(table), muted=turn % 2 == 0
    ),
    "take up": lambda house, table, _: house.host.absence.go_on(table.id, user_of(table, 0)),
    "end": lambda house, table, _: house.host.managing.end(table.id, SERVER, "spam", by=OPENER),
    "subscribe": lambda house, _, turn: house.host.subscriptions.choose(
        GUEST, [GAME], SERVER, at_once=bool(turn % 2)
    ),
    "unsubscribe": lambda house, _, turn: house.host.subscriptions.choose(
        GUEST, [], None, at_once=bool(turn % 2)
    ),
    "set the hour": lambda house, _, turn: house.host.subscriptions.set_hour(
        GUEST, 60 * (turn % 24)
    ),
    "find": lambda house, _, turn: house.host.seeking.enter(
        person(GUEST),
        Start(SERVER, CHANNEL),
        Wish((GAME,), (2 + turn % 2,), ("normal",), 1),
        WITHOUT_ROLES,
    ),
    "find no more": lambda house, _, __: house.host.seeking.leave(SERVER, GUEST),
    "server": lambda house, _, turn: house.host.servers.change(SERVER, most_tables=1 + turn),
}

ACTS: Final[dict[str, Act]] = {
    "opens tables": Act(lobby, (opens,), ("Beginning.open",), Limits().openings_per_hour),
    "opens tables and starts them": Act(
        lobby, (opens_and_starts,), (), 2 * Limits().openings_per_hour
    ),
    "begins first games": Act(lobby, (learns,), ("Lessons.begin",)),
    "practises": Act(lobby, (practises,), ("Practice.begin",)),
    "joins and leaves": Act(lobby, (HOST["join"], HOST["leave"]), ("Lobby.join", "Lobby.leave")),
    "joins and leaves the last seat": Act(
        almost_full, (HOST["join"], HOST["leave"]), (), CALLS_PER_HOUR
    ),
    "invites": Act(
        private,
        (HOST["invite"],),
        ("Lobby.invite", "Invitations.invite"),
        INVITATIONS_PER_HOUR,
    ),
    "looks for players": Act(
        lobby, (HOST["find"], HOST["find no more"]), ("Seeking.enter", "Seeking.leave")
    ),
    "calls the role": Act(with_a_role, (HOST["call players"],), ("Calling.call",), 1),
    "answers an invitation": Act(
        invited,
        (HOST["accept"], HOST["decline"], HOST["silence"], HOST["hear"], HOST["hear all"]),
        tuple(
            f"Invitations.{answer}"
            for answer in ("accept", "decline", "silence", "hear", "hear_all")
        ),
        1,
    ),
    "adds and removes computers": Act(
        lobby,
        (HOST["add"], HOST["level"], HOST["drop"]),
        ("Lobby.add_computer", "Lobby.set_level", "Lobby.remove_computer"),
    ),
    "changes the table": Act(
        lobby,
        (
            HOST["option"],
            HOST["clock"],
            HOST["rated"],
            HOST["redraws"],
            HOST["hints"],
            HOST["reliable"],
            HOST["autostart"],
            HOST["motion"],
            HOST["language"],
        ),
        (
            "Lobby.set_option",
            "Lobby.set_clock",
            "Lobby.set_rated",
            "Lobby.set_redraws",
            "Lobby.set_hints",
            "Lobby.set_reliable",
            "Lobby.set_autostart",
            "Lobby.set_moving",
            "Lobby.set_language",
        ),
        CALLS_PER_HOUR,
    ),
    "changes the table, and the others agree": Act(
        lobby, (HOST["clock"], HOST["agree"]), ("Lobby.agree",), CALLS_PER_HOUR
    ),
    "cancels": Act(lobby, (HOST["cancel"],), ("Lobby.cancel",)),
    "starts": Act(lobby, (HOST["start"],), ("Beginning.start",), 2),
    "chooses, lets it stand and takes it back": Act(
        two,
        (chooses, goes_on, takes_back),
        ("Play.choose", "Play.go_on", "Play.take_back"),
        2,
    ),
    "chooses and takes back, where no one takes messages": Act(
        two_without_messages, (chooses, takes_back), (), 1
    ),
    "plays again": Act(
        ended,
        (plays_again_and_cancels,),
        ("Rematches.rematch",),
        Limits().openings_per_hour + 1,
    ),
    "resigns": Act(two, (HOST["resign"],), (), 2),
    "resigns where a computer plays on": Act(three, (HOST["resign"],), ("Absence.resign",), 3),
    "claims the win": Act(with_claim, (HOST["claim"],), ("Absence.claim",), 3),
    "goes away and comes back": Act(
        two, (HOST["away"], HOST["back"]), ("Absence.stand_in", "Absence.come_back"), 2
    ),
    "offers the own seat to guests": Act(
        three, (HOST["offer"],), ("Absence.offer",), GUESTS_PER_HOUR
    ),
    "offers the own seat to anyone and withdraws": Act(
        three, (HOST["offer to anyone"], HOST["withdraw"]), ("Absence.withdraw",)
    ),
    "puts reminders off and wants none": Act(
        two,
        (HOST["later"], HOST["tomorrow"], HOST["mute"]),
        ("Reminders.put_off", "Reminders.mute"),
    ),
    "mutes a table and calls that off": Act(
        two, (HOST["mute the table"],), ("Reminders.mute_table",)
    ),
    "takes seats": Act(three, (HOST["offer to anyone"], HOST["take"]), ("Absence.take_seat",), 1),
    "takes up a table that was put aside": Act(
        put_aside, (HOST["take up"],), ("Absence.go_on",), 4
    ),
    "ends a running table": Act(three, (HOST["end"],), ("Managing.end",), 3),
    "moves the table": Act(three, (HOST["move"],), ("Absence.move_here",), 2 * MOVES_PER_HOUR),
    "moves it with a vote": Act(proposed, (HOST["move"],), (), MOVES_PER_HOUR),
    "calls votes": Act(
        lambda house: out_of_time(house, clock="relaxed"),
        (HOST["call"], rejects),
        ("Votes.call_overtime",),
        VOTES_PER_HOUR,
    ),
    "proposes the end": Act(
        three, (HOST["propose end"], rejects), ("Votes.propose_abort",), VOTES_PER_HOUR
    ),
    "proposes a clock": Act(
        three, (HOST["propose clock"], rejects), ("Votes.propose_clock",), VOTES_PER_HOUR
    ),
    "proposes a place": Act(
        three, (HOST["propose place"], rejects), ("Votes.propose_place",), VOTES_PER_HOUR
    ),
    "proposes guests": Act(
        lambda house: with_resigned(house, 3),
        (HOST["propose offer"], rejects),
        ("Votes.propose_offer",),
        VOTES_PER_HOUR,
    ),
    "asks to leave": Act(
        with_newcomer,
        (HOST["propose leaving"], rejects),
        ("Votes.propose_leaving",),
        VOTES_PER_HOUR,
    ),
    "asks to undo moves": Act(
        drawn, (HOST["propose undoing"], rejects), ("Votes.propose_undoing",), VOTES_PER_HOUR
    ),
    "has all that is stored sent": Act(two, (HOST["export"],), ("Privacy.everything",)),
    "is forgotten": Act(two, (HOST["forget"],), ("Privacy.forget",), 2),
    "votes": Act(proposed, (HOST["vote"],), ("Votes.cast",)),
    "changes settings": Act(
        three,
        (HOST["set"], HOST["plan"], HOST["end vacation"]),
        ("Profiles.set_user", "Profiles.plan_vacation", "Profiles.end_vacation"),
    ),
    "chooses what to hear of": Act(
        three,
        (HOST["subscribe"], HOST["set the hour"], HOST["unsubscribe"]),
        ("Subscriptions.choose", "Subscriptions.set_hour"),
    ),
    "changes the server": Act(three, (HOST["server"],), ("Servers.change",)),
}

NOT_BY_PEOPLE: Final = {
    *("Votes.find", "Votes.to_undo", "Votes.set_post", "Votes.open_overtime", "Votes.close_due"),
    *("Invitations.find", "Invitations.of_table", "Invitations.tables_for"),
    *("Invitations.silenced_by", "Calling.role_of", "Calling.role_at"),
    *(
        "Beginning.began",
        "Lessons.new_to",
        "Lessons.stop",
        "Absence.leave_thread",
        "Absence.tell_again",
    ),
    "Reminders.remind",
    *(
        "Seeking.entry",
        "Seeking.numbered",
        "Seeking.gathered",
        "Seeking.standing",
        "Seeking.look_after",
    ),
    *("Subscriptions.of", "Subscriptions.opened", "Subscriptions.evening"),
    *("Subscriptions.prepare", "Subscriptions.note_told"),
    *("Profiles.user", "Profiles.untold", "Profiles.note_dm", "Profiles.note_opened"),
    *("Profiles.note_arrived", "Profiles.note_told", "Profiles.note_left", "Profiles.note_joined"),
    *("Profiles.note_servers", "Profiles.set_place", "Servers.settings", "Managing.running"),
}
"""Use cases that only look, or that Discord and time trigger."""


def _use_cases() -> Iterator[str]:
    tables = (Beginning, Lobby, Invitations, Rematches, Lessons, Practice, Play, Absence, Votes)
    for service in (
        *tables,
        Calling,
        Seeking,
        Subscriptions,
        Reminders,
        Profiles,
        Privacy,
        Servers,
        Managing,
    ):
        for name, _ in inspect.getmembers(service, inspect.iscoroutinefunction):
            if not name.startswith("_"):
                yield f"{service.__name__}.{name}"


def test_everything_that_people_can_do_is_here() -> None:
    covered = [name for act in ACTS.values() for name in act.covers]
    assert sorted([*covered, *NOT_BY_PEOPLE]) == sorted(_use_cases())


@pytest.mark.proof
@pytest.mark.parametrize("what", ACTS)
async def test_no_one_makes_noise_without_limit(house: House, what: str) -> None:
    act = ACTS[what]
    table = await act.at(house)
    await house.outbox.drain()
    house.recorder.take()
    known, loud = {table.id}, 0
    for turn in range(TIMES):
        for step in act.steps:
            await attempted(step(house, table, turn))
            await house.outbox.drain()
        loud += sum(_is_loud(row, known) for row in house.recorder.take())
    assert loud <= act.most
    assert loud or not act.most, "nothing was done"


def _is_loud(row: OutboxRow, known: set[int]) -> bool:
    new = row.table_id not in known
    known.add(row.table_id)
    return bool(row.fresh or row.ping or row.user_id or new)


async def test_a_person_invites_only_so_many(house: House) -> None:
    """Each tells one person, and edits the post."""
    table = await private(house)
    for turn in range(INVITATIONS_PER_HOUR):
        await HOST["invite"](house, table, turn)
    with pytest.raises(ServiceError, match="invitations_too_fast"):
        await HOST["invite"](house, table, 300)
    house.clock.advance(hours=1)
    await HOST["invite"](house, table, 300)
