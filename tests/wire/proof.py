"""The proof after a run: people's panels, the journal, and the posts agree."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, MetaData, select

from bot.engine.clock import SystemClock
from bot.service.host import Host
from bot.storage import journal, lists, tables
from bot.storage.rows import Entry, Stored
from bot.storage.schema import outbox
from bot.storage.store import Store
from bot.ui import ids
from bot.ui.presenter import Presenter
from rules import match
from rules.registry import GAMES
from tests.discord.drawing import stub
from tests.sql import run
from tests.wire.payloads import Payload, labelled, text_of
from tests.wire.people import table_of
from tests.wire.players import Answer, Intent, Player
from tests.wire.world import World


@dataclass
class Proof:
    """The counts of the proof."""

    tables: int = 0
    finished: int = 0
    acknowledged: int = 0
    """Moves that a panel showed as done: each is in the journal, once."""
    planned: int = 0
    """Moves that plans made: each as its person had planned it."""
    moves: int = 0
    computers: int = 0
    rows: int = 0
    """All rows ever put into the outbox: each was told once, or made needless."""
    posts: int = 0
    """Posts and direct messages: each with a nonce of its own."""
    doubled: int = 0
    called: int = 0
    """Openers mentioned by a new post of their lobby, after others had filled it."""

    def __str__(self) -> str:
        return (
            f"{self.tables} tables ({self.finished} finished), {self.moves} moves of people "
            f"({self.acknowledged} shown as done, none lost or doubled), {self.planned} of plans "
            f"(none late, none that no one meant) and {self.computers} of computers, "
            f"{self.rows} rows of the outbox, {self.posts} posts, {self.called} openers "
            f"called, {self.doubled} doubled"
        )


async def prove(world: World, people: Sequence[Player], url: str) -> Proof:
    """Prove it for every table. Raises AssertionError."""
    proof = Proof(
        acknowledged=sum(bool(each.done) for one in people for each in one.intents.values())
    )
    assert not world.complaints, world.complaints
    assert not world.lapsed, "the run took so long that Discord forgot what it was still told"
    assert not [error for one in people for error in one.errors]
    store = Store.open(url)
    try:
        observed = await store.read(_observed)
        left = await store.read(run, "select error from outbox where kind <> 'tidy'")
        assert left == [], f"rows that were not told: {left}"
        for number in await store.read(lists.numbers):
            stored = await store.read(tables.find, number)
            entries = (await store.read(journal.entries, number))[1:]
            assert stored is not None
            _prove_plans(stored, entries, people, proof)
            _prove_moves(stored, entries, people, proof)
            rows = [row for row in observed if row["table_id"] == number]
            _prove_posts(world, stored, rows, entries, proof)
            await _prove_board(world, stored, store)
    finally:
        await store.close()
    return proof


def _observed(db: Connection) -> list[dict[str, Any]]:
    observed = outbox.to_metadata(MetaData(), name="observed")
    return [row._asdict() for row in db.execute(select(observed).order_by(observed.c.id)).all()]


def _prove_moves(
    stored: Stored, entries: list[Entry], people: Sequence[Player], proof: Proof
) -> None:
    """The journal replays, and holds exactly the intended moves, in order."""
    proof.tables += 1
    proof.finished += stored.table.status == "finished"
    if stored.table.seed is None:
        assert not entries
        return
    game, seed = GAMES[stored.table.game], int(stored.table.seed, 16)
    moves = [entry.move() for entry in entries]
    state = match.replay(game, stored.table.options, len(stored.seats), seed, moves)
    assert game.dump(state) == stored.state
    answers = _answers(stored, entries)
    proof.computers += sum(entry.computer for entry in entries)
    for player in people:
        own = [answer for user_id, answer in answers if user_id == player.id]
        proof.moves += len(own)
        meant = sorted(
            (shown, intent) for (table, shown), intent in player.intents.items()
            if table == stored.table.id
        )  # fmt: skip
        _compare(own, [intent for _, intent in meant], f"{player.name} at {stored.table.id}")


def _prove_plans(
    stored: Stored, entries: list[Entry], people: Sequence[Player], proof: Proof
) -> None:
    """All answers of plans had been planned by their people."""
    planned = [entry for entry in entries if entry.planned]
    proof.planned += len(planned)
    meant = {player.id: player.planned for player in people}
    for entry in planned:
        assert entry.user_id is not None
        wanted = stored.table.id, frozenset(entry.keys)
        assert wanted in meant[entry.user_id], f"no one planned {entry}"


def _answers(stored: Stored, entries: list[Entry]) -> list[tuple[int | None, Answer]]:
    """Return the answers by person and question."""
    assert stored.table.seed is not None
    game = GAMES[stored.table.game]
    state, _ = game.new(stored.table.options, len(stored.seats), int(stored.table.seed, 16))
    answers: list[tuple[int | None, Answer]] = []
    for entry in entries:
        assert entry.seat is not None
        asked = next(each for each in game.decisions(state) if each.seat == entry.seat)
        if not entry.computer and not entry.planned:
            user_id = stored.seats[entry.seat].user_id
            answers.append((user_id, (ids.mark_of(asked), entry.choice)))
        game.apply(state, entry.seat, entry.choice)
    return answers


def _compare(journal_: list[Answer], meant: list[Intent], who: str) -> None:
    """Each intent led to one move at most, and to exactly one if it was shown as done."""
    left = list(journal_)
    for intent in meant:
        assert len(intent.done) <= 1, f"{who}: done twice"
        if intent.done:
            assert left[:1] == intent.done, f"{who}: a move that was shown as done is lost"
            left.pop(0)
        elif left and left[0] in intent.tried:
            left.pop(0)
    assert not left, f"{who}: {len(left)} moves that no one meant"


def _prove_posts(
    world: World,
    stored: Stored,
    rows: list[dict[str, Any]],
    entries: list[Entry],
    proof: Proof,
) -> None:
    """Every row was told once, or something later told it."""
    # A nonce begins with the row's id; counted by that, another nonce would not hide a repeat.
    # The channel is told of an end beside the thread, by the same row.
    ends = [nonce for nonce, _ in world.posted if nonce.endswith("-end")]
    assert len(ends) == len(set(ends)), "the channel was told of an end twice"
    told = Counter(nonce.partition("-")[0] for nonce, _ in world.posted if nonce not in ends)
    proof.rows += len(rows)
    count = {row["id"]: told[str(row["id"])] for row in rows}
    proof.posts += sum(count.values())
    proof.doubled += sum(each > 1 for each in count.values())
    assert all(each <= 1 for each in count.values()), "a row was told twice"
    _prove_lobby(world, [row for row in rows if row["kind"] == "lobby"], proof)
    public = [row for row in rows if row["kind"] in ("board", "final")]
    for row in public:
        if row["kind"] == "final":
            assert count[row["id"]] == 1, "the end was told"
        elif row["fresh"]:
            assert any(count[each["id"]] for each in public if each["id"] >= row["id"])
    for row in rows:
        if row["kind"] == "panel" and not count[row["id"]]:
            acted = [entry for entry in entries if _is_of(stored, entry, row["user_id"])]
            since = [entry for entry in acted if entry.made_at >= row["created_at"]]
            left_to_plan = any(s.is_planned for s in stored.seats if s.user_id == row["user_id"])
            assert since or left_to_plan, f"a panel is missing: {row}"


def _prove_lobby(world: World, rows: list[dict[str, Any]], proof: Proof) -> None:
    """A lobby has one post, and one more for each call of its opener, with a mention.

    A later event before the call is sent (the start of the game) makes it needless.
    """
    posts = {int(nonce.partition("-")[0]): number for nonce, number in world.posted}
    told = [row["id"] for row in rows if row["id"] in posts]
    assert told, f"a lobby has a post: {rows}"
    calls = {row["id"]: set(row["ping"]) for row in rows if row["fresh"]}
    for before, row in zip([0, *told], told, strict=False):
        called = [ping for call, ping in calls.items() if before < call <= row]
        assert called or not before, f"a lobby has one post more than calls: {told} {rows}"
        mentioned = set(world.mentioned[posts[row]])
        assert mentioned <= set().union(*called), f"mentioned without a call: {row} {rows}"
        proof.called += bool(mentioned)
    for call in calls:
        overtaken = any(row["id"] > call for row in rows)
        assert call in told or overtaken, f"a call is missing: {call} {rows}"


def _is_of(stored: Stored, entry: Entry, user_id: int) -> bool:
    return entry.seat is not None and stored.seats[entry.seat].user_id == user_id


async def _prove_board(world: World, stored: Stored, store: Store) -> None:
    """The newest post shows the table as it is."""
    table = stored.table
    if table.status not in ("running", "finished"):
        return
    posts = [each for each in world.public_posts() if f"#{table.id} " in text_of(each)]
    newest = posts[-1]
    host = Host(store, clock=SystemClock(), seed=lambda: 0)
    presenter = Presenter(stub, "en")
    show = presenter.board if table.status == "running" else presenter.final
    sheet = await show(await host.show.board(table.id))
    wanted = text_of({"components": sheet.view().to_components()})
    open_ = [each for each in world.public_posts() if _gathers(each, table.id)]
    assert not open_, f"lobbies keep their buttons: {[each['nonce'] for each in open_]}"
    names = {f"<@{seat.user_id}>": seat.name for seat in stored.seats}
    shown = re.sub(r"<@\d+>", lambda found: names[found[0]], text_of(newest))
    # Until its first edit, a post in a new thread also names all who are to find the thread.
    shown = re.sub(r"\n-# At this table: .*", "", shown)
    assert shown == wanted, f"the newest post shows\n{shown}\ninstead of\n{wanted}"
    if table.status == "running":
        assert labelled(newest, "Your move")
        old = [each for each in posts[:-1] if labelled(each, "Your move")]
        assert not old, f"former posts keep their buttons: {[each['nonce'] for each in old]}"


def _gathers(post: Payload, table: int) -> bool:
    """Whether a post is a lobby of this table that still takes players or can start."""
    if not (labelled(post, "Join") or labelled(post, "Start")):
        return False
    return table_of(post) == table
