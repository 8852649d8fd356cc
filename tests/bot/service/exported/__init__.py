"""Whole games as the host stores them, played by chance without a host, and files of them.

`auction_v1.json` is a file of version 1 as it was written when that was new. It is never written
again: every later Plaza reads it.
"""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from json import dumps, loads
from pathlib import Path
from random import Random
from typing import Any

from bot.engine.turn import SETUP
from bot.service import exporting, tablefile
from bot.service.tablefile import TableFile
from bot.storage.rows import Entry, SeatRow, Stored, TableRow
from rules import match
from rules.decision import sample
from rules.game import AnyGame
from rules.match import REDRAW, Move
from rules.ranking import ranked

EXAMPLE = Path(__file__).parent / "auction_v1.json"
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
REDRAWN = 12
"""The move before which chance decides again."""

PEOPLE = ((101, "Ada"), (102, "Bérénice"), (-7, ""), (None, ""))
"""Two people, the second resigned, a person whose data was deleted, and a computer."""


def journal_of(game: AnyGame, seats: int, seed: int) -> tuple[Any, list[Entry]]:
    """Play a game by chance; return its last position and its journal."""
    random, moves = Random(seed), list[Move]()
    state, told = game.new({}, seats, seed)
    entries = [_entry(0, Move(match.NOBODY, SETUP, (), (), told, game.digest(state)), game)]
    while asked := game.decisions(state):
        if len(moves) == REDRAWN:
            moves.append(match.redraw(game, state, seed + 1))
        decision = random.choice(list(asked))
        choice = sample(decision, random.random)
        moves.append(match.play(game, state, decision.seat, choice))
    return state, entries + [_entry(at, move, game) for at, move in enumerate(moves, start=1)]


def _entry(number: int, move: Move, game: AnyGame) -> Entry:
    seat = None if move.kind in (SETUP, REDRAW) else move.seat
    made = NOON + timedelta(minutes=number)
    rest = (move.kind, move.choice, move.keys, move.events, move.digest, False, game.version, made)
    return Entry(number, seat, None, *rest)


def file_of(game: AnyGame, seats: int, seed: int = 3) -> TableFile:
    """Return the file of such a game."""
    state, entries = journal_of(game, seats, seed)
    outcome = game.outcome(state)
    assert outcome is not None
    return exporting.file_of(game, stored(game, seats, seed, outcome.ranks), entries, outcome)


def stored(game: AnyGame, seats: int, seed: int, ranks: tuple[int, ...]) -> Stored:
    """Return the stored table at the end of such a game."""
    resigned = [PEOPLE[seat % len(PEOPLE)][1] == "Bérénice" for seat in range(seats)]
    final = ranked([(not gone, -rank) for gone, rank in zip(resigned, ranks, strict=True)])
    rows = [
        SeatRow(seat, user_id and user_id + seat, name, resigned_at=9 if gone else None, rank=rank)
        for seat, (gone, rank) in enumerate(zip(resigned, final, strict=True))
        for user_id, name in [PEOPLE[seat % len(PEOPLE)]]
    ]
    table = TableRow(
        id=17,
        game=game.key,
        options=game.agreed({}, seats),
        status="finished",
        version=99,
        capacity=seats,
        private=False,
        language="en",
        server_id=500,
        channel_id=600,
        thread_id=700,
        post_id=800,
        lobby_post_id=900,
        opener_id=101,
        seed=f"{seed:064x}",
        rules_version=game.version,
        moves=0,
        horizon=0,
        computer_due=False,
        created_at=NOON,
        changed_at=NOON,
    )
    return Stored(table, tuple(rows), None)


def example() -> Any:
    """Return the stored file as JSON, to be changed."""
    return loads(EXAMPLE.read_bytes())


def sealed(change: Callable[[Any], object]) -> bytes:
    """Return the stored file with a change, and with the digest that then belongs to it."""
    found = example()
    change(found)
    return tablefile.written(TableFile.model_validate_json(dumps(found)).sealed())
