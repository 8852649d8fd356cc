"""Exports a table that is over as a file, and makes such a file a table to look at.

A file is replayed from its seed and its choices, and compared at every entry: the question and its
seat, the events, and the hash of the position. So it can only hold a game that keeps to the rules;
a refusal names the first place where it does not. No file can prove that the game was played here,
or by these people.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.engine.errors import BadFile
from bot.engine.model import SeatInfo, TableInfo
from bot.engine.turn import SETUP
from bot.service.tablefile import ConcededFile, Decided, Player, TableFile, Told
from bot.storage.rows import Entry, SeatRow, Stored
from rules import decision as answering
from rules import match
from rules.errors import BadSetup, RulesError
from rules.event import NOBODY, Event, Seat
from rules.game import AnyGame, Outcome
from rules.match import REDRAW, Move
from rules.ranking import ranked

NOBODY_NOW = -1
"""The user id of a player without a name: a person whose data was deleted."""


def file_of(
    game: AnyGame, stored: Stored, entries: Sequence[Entry], outcome: Outcome | None
) -> TableFile:
    """Return the file of a finished table, with its journal and its result."""
    table = stored.table
    kind = ConcededFile if outcome is None else TableFile
    file = kind(
        game=table.game,
        rules=game.version,
        options=table.options,
        seed=table.seed or "",
        began=entries[0].made_at,
        ended=entries[-1].made_at,
        seats=tuple(_player(seat, outcome) for seat in stored.seats),
        journal=tuple(
            _entry(each.seat, each.kind, each.keys, each.events, each.digest) for each in entries
        ),
    )
    return file.sealed()


def _player(seat: SeatRow, outcome: Outcome | None) -> Player:
    return Player(
        name=seat.name,
        computer=seat.user_id is None,
        resigned=seat.resigned_at is not None,
        rank=seat.rank or 0,
        points=0 if outcome is None else outcome.scores[seat.seat],
    )


def _entry(
    seat: Seat | None, kind: str, keys: tuple[str, ...], events: tuple[Event, ...], digest: str
) -> Decided:
    told = tuple(Told.of(event) for event in events)
    return Decided(seat=seat, kind=kind, keys=keys, events=told, digest=digest)


# --- and back -----------------------------------------------------------------------------------


def rules_of(games: Mapping[str, AnyGame], file: TableFile) -> AnyGame:
    """Return the rules of a file's game. Raises BadFile if they differ from those here."""
    game = games.get(file.game)
    if game is None:
        raise BadFile("file_unknown_game")
    if file.rules != game.version:
        raise BadFile("file_other_rules")
    return game


def table_of(file: TableFile) -> TableInfo:
    """Return the table of a file, as far as the file holds it."""
    return TableInfo(
        id=0,
        game=file.game,
        options=file.options,
        status="finished",
        version=0,
        capacity=len(file.seats),
        private=True,
        language="",
        server_id=None,
        channel_id=0,
        thread_id=None,
        post_id=None,
        lobby_post_id=None,
        opener_id=0,
        seats=tuple(_seat(seat, player) for seat, player in enumerate(file.seats)),
        created_at=file.began,
        changed_at=file.ended,
        upload=0,
        conceded="won" if isinstance(file, ConcededFile) else None,
    )


def _seat(seat: int, player: Player) -> SeatInfo:
    return SeatInfo(
        seat=seat,
        user_id=None if player.computer else NOBODY_NOW,
        name=player.name,
        computer="" if player.computer else None,
        resigned=player.resigned,
        waiting=False,
        waiting_since=None,
        rank=player.rank,
    )


def positions(game: AnyGame, file: TableFile) -> Iterator[Any]:
    """Replay a file: yield the set-up, then the position after each entry (always the same state
    object).

    Raises BadFile at the first place where the file is wrong.
    """
    _check_redraws(file)
    state = _begun(game, file)
    yield state
    for number, decided in enumerate(file.journal[1:], start=1):
        _repeat(game, state, number, decided)
        yield state
    _check_end(file, game.outcome(state))


def _begun(game: AnyGame, file: TableFile) -> Any:
    """Set the game up. Raises BadFile if it does not begin as the file says."""
    count = len(file.seats)
    try:
        complete = game.agreed(file.options, count)
        state, told = game.new(complete, count, int(file.seed, 16))
    except BadSetup:
        raise BadFile("file_bad_setup") from None
    if complete != file.options:
        raise BadFile("file_bad_setup")
    setup = _entry(None, SETUP, (), told, game.digest(state))
    if setup != file.journal[0]:
        raise BadFile("file_other_setup")
    return state


def _repeat(game: AnyGame, state: Any, number: int, decided: Decided) -> None:
    """Repeat an entry of the journal. Raises BadFile if that is impossible or differs."""
    repeat = _redrawn if _is_redraw(decided) else _chosen
    move = repeat(game, state, number, decided)
    if (move.keys, move.events) != (decided.keys, decided.told()):
        raise BadFile("file_tells_otherwise", number=number)
    if move.digest != decided.digest:
        raise BadFile("file_leads_elsewhere", number=number)


def _check_redraws(file: TableFile) -> None:
    """Raise BadFile if chance is redrawn more often than seats have chosen.

    Chance is redrawn only after choices were taken back, by agreement of all. Without a bound, a
    game could be padded until it takes ten times as long to replay.
    """
    redraws = sum(_is_redraw(decided) for decided in file.journal)
    if redraws > len(file.journal[1:]) - redraws:
        raise BadFile("file_redrawn")


def _is_redraw(decided: Decided) -> bool:
    return decided.seat is None and decided.kind == REDRAW


def _redrawn(game: AnyGame, state: Any, number: int, decided: Decided) -> Move:
    """Let chance decide again, from the seed in an entry."""
    if game.outcome(state) is not None:
        raise BadFile("file_not_asked", number=number)
    move = Move(NOBODY, REDRAW, (), (), decided.told(), decided.digest)
    try:
        return match.play_again(game, state, move)
    except (LookupError, TypeError, ValueError, OverflowError):
        raise BadFile("file_no_chance", number=number) from None


def _chosen(game: AnyGame, state: Any, number: int, decided: Decided) -> Move:
    """Make the choice of an entry, if its seat has that question in this position."""
    decision = None if decided.seat is None else game.asked(state, decided.seat)
    if decision is None or decision.kind != decided.kind:
        raise BadFile("file_not_asked", number=number)
    if not set(decided.keys) <= set(decision.options):
        raise BadFile("file_unknown_choice", number=number)
    choice = answering.choose(decision, *decided.keys)
    try:
        return match.play(game, state, decision.seat, choice)
    except RulesError:
        raise BadFile("file_against_rules", number=number) from None


def _check_end(file: TableFile, outcome: Outcome | None) -> None:
    """Raise BadFile unless a game has ended as the file says.

    The order of resignations is known from the ranks alone.
    """
    stayed = [not (player.computer or player.resigned) for player in file.seats]
    conceded = isinstance(file, ConcededFile)
    if conceded != (outcome is None) or (conceded and sum(stayed) != 1):
        raise BadFile("file_not_over")
    scores = (0,) * len(stayed) if outcome is None else outcome.scores
    ranks = [2 - stays for stays in stayed] if outcome is None else outcome.ranks
    if tuple(player.points for player in file.seats) != scores:
        raise BadFile("file_other_points")
    merits = [
        (False, -player.rank) if player.resigned else (True, -rank)
        for player, rank in zip(file.seats, ranks, strict=True)
    ]
    if tuple(player.rank for player in file.seats) != ranked(merits):
        raise BadFile("file_other_ranks")
    if not file.is_sealed:
        raise BadFile("file_changed")
