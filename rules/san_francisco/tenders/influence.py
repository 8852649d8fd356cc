"""Tenders by influence cards (RULES.md 4.1 to 4.3): all seal one, then all are opened."""

from rules.decision import Choice, Decision
from rules.event import Event
from rules.san_francisco import asking
from rules.san_francisco.state import ABSTAINS, NOT_YET, Right, State
from rules.san_francisco.tenders import sold


def go_on(state: State, told: list[Event]) -> None:
    """Ask all seats that have not sealed a card; when all have, reveal them (RULES.md 4.1)."""
    unsealed = [
        seat
        for seat, player in enumerate(state.players)
        if player.sealed == NOT_YET and not player.passed
    ]
    if unsealed:
        state.open = [asking.influence(state, seat) for seat in unsealed]
    else:
        _open(state, told)


def answer_influence(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Seal an influence card, or none."""
    key = decision.options[choice[0]]
    sealed = ABSTAINS if key == asking.PASS else asking.value_of(key)
    state.players[decision.seat].sealed = sealed


def _open(state: State, told: list[Event]) -> None:
    """Reveal the cards: the highest unmatched ones win, and are paid (4.2, 4.3)."""
    cards = {
        seat: player.sealed
        for seat, player in enumerate(state.players)
        if player.sealed not in (ABSTAINS, NOT_YET)
    }
    facts = {"seats": tuple(cards), "counts": tuple(cards.values())}
    told.append(Event("influence_opened", facts, reveals=True))
    values = [*cards.values()]
    tied = tuple([seat for seat, value in cards.items() if values.count(value) > 1])
    if tied:
        told.append(Event("tied", {"seats": tied}))
    alone = [seat for seat in cards if seat not in tied]
    winners = sorted(alone, key=cards.__getitem__, reverse=True)[: sold.rights(state)]
    for rank, seat in enumerate(winners, start=1):
        state.players[seat].influence -= cards[seat]
        told.append(Event("won_influence", {"seat": seat, "count": cards[seat], "rank": rank}))
    sold.close(state, [Right(seat) for seat in winners], told)
