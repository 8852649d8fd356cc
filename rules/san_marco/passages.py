"""From the end of a round to the end of its passage, and of the game (RULES.md 7 and 8)."""

from collections.abc import Sequence

from rules.decision import Choice, Decision
from rules.event import NOBODY, Event, Seat
from rules.san_marco import asking, rounds
from rules.san_marco.actions import banishment
from rules.san_marco.components import OUT_AT, PASSAGES
from rules.san_marco.scoring import REASON, by_seat, score_all
from rules.san_marco.state import BELOW_TEN, BONUS, State


def begin(state: State, told: list[Event]) -> None:
    """Begin the next passage with its first round (RULES.md 7.5)."""
    state.passage += 1
    state.round, state.last_round = 0, False
    told.append(Event("passage_began", {"passage": state.passage}))
    rounds.begin(state, told)


def end_round(state: State, told: list[Event]) -> None:
    """Go on to the next round, to the last one, or end the passage (RULES.md 7.1, 7.2 and 9.4)."""
    out = [seat for seat, player in enumerate(state.players) if player.limit >= OUT_AT]
    new = tuple([seat for seat in out if not state.players[seat].out])
    if new:
        told.append(Event("out", {"seats": new}))
    if is_last(state.last_round, [player.limit for player in state.players]):
        _end_passage(state, told)
        return
    for seat in out:
        state.players[seat].out = True
    state.last_round = bool(out)
    _pass_on_start(state)
    if out:
        told.append(Event("last_round", {"seats": tuple(sorted(rounds.in_play(state)))}))
    rounds.begin(state, told)


def is_last(last_round: bool, limits: Sequence[int]) -> bool:
    """Whether the passage ends with this round: it is the last one, or fewer than two can go on
    (RULES.md 7.1, 7.2 and 9.4).
    """
    return last_round or sum(limit < OUT_AT for limit in limits) < 2


def _pass_on_start(state: State) -> None:
    """Make the next seat clockwise that still takes part the start player (R11 and R12)."""
    state.start = (state.start + 1) % len(state.players)
    while state.players[state.start].out:
        state.start = (state.start + 1) % len(state.players)


# --- the end of a passage --------------------------------------------------------------------


def _end_passage(state: State, told: list[Event]) -> None:
    """Pay the bonus; the seat with the fewest limit points may banish (RULES.md 7.3 and 7.4)."""
    state.groups = []
    _pay_bonus(state, told)
    limit, seats = fewest(state)
    state.fewest = seats[0] if len(seats) == 1 else NOBODY
    if state.fewest != NOBODY:
        told.append(Event("fewest", {"seat": state.fewest, "limit": limit}))
        return
    if seats:
        told.append(Event("fewest_tied", {"seats": seats, "limit": limit}))
    _after_fewest(state, told)


def _pay_bonus(state: State, told: list[Event]) -> None:
    """Pay every seat below ten the difference to the highest of all (RULES.md 7.3; R20)."""
    limits = [player.limit for player in state.players]
    counts = bonuses(limits)
    for player, bonus in zip(state.players, counts, strict=True):
        player.ledger[BONUS] += bonus
    told.append(Event("bonus", {"highest": max(limits), **by_seat(counts)}))


def bonuses(limits: Sequence[int]) -> list[int]:
    """Return each seat's bonus by these limit points at the end of a passage (RULES.md 7.3)."""
    return [max(limits) - limit if limit < OUT_AT else 0 for limit in limits]


def bonus_now(step: str, limits: Sequence[int]) -> list[int]:
    """Return each seat's bonus if the passage ended now; 0 once it is paid."""
    return [0 for _ in limits] if step in ("fewest", "over") else bonuses(limits)


def fewest(state: State) -> tuple[int, tuple[Seat, ...]]:
    """Return the fewest limit points and the seats that have them; none if that many share it
    without a banishment (RULES.md 7.4; R2).
    """
    limits = [player.limit for player in state.players]
    least = min(limits)
    barred = state.variant.fewest == BELOW_TEN and least >= OUT_AT
    seats = [seat for seat, limit in enumerate(limits) if limit == least and not barred]
    return least, tuple(seats)


def ask_fewest(state: State) -> None:
    """Ask whether and where to banish; after the roll, for each seat's loss (RULES.md 7.4)."""
    if state.roll:
        state.open = [asking.victims(state, state.fewest)]
    else:
        state.open = [asking.fewest(state)]


def answer_fewest(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Begin the banishment, or go on without one (RULES.md 7.4)."""
    key = decision.options[choice[0]]
    if key == asking.DECLINE:
        told.append(Event("kept_peace", {"seat": decision.seat}))
        _after_fewest(state, told)
    else:
        banishment.begin(state, decision.seat, key, told)


def answer_victims(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Send nobles home (RULES.md 5.4); after that of the fewest the passage is over (7.4)."""
    banishment.answer_victims(state, decision, choice, told)
    if state.fewest != NOBODY:
        _after_fewest(state, told)


def _after_fewest(state: State, told: list[Event]) -> None:
    """End the passage: the next one, or after the third the final scoring (RULES.md 7.5; 8.1)."""
    state.fewest = NOBODY
    told.append(Event("passage_ended", {"passage": state.passage}))
    if state.passage == PASSAGES:
        score_all(state, told)
        state.ended = REASON
        told.append(Event("game_over", {}))
        return
    _clear(state)
    begin(state, told)


def _clear(state: State) -> None:
    """Shuffle all cards, reset limits; the start player moves on one seat (RULES.md 7.5; R12)."""
    state.actions += state.discard
    state.discard = []
    for player in state.players:
        state.limits += player.limits
        player.limits, player.out = [], False
    state.actions.sort()
    state.limits.sort()
    state.chance.shuffle(state.actions)
    state.chance.shuffle(state.limits)
    _pass_on_start(state)
