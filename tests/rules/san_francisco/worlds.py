"""Public knowledge of the cheques: all their possible places, by the events so far.

Independent of the engine: it keeps every world that fits the public events (RULES.md 1.4).
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeAlias

from rules.event import Event
from rules.san_francisco.components import CHEQUES_EACH

Cheques: TypeAlias = tuple[int, ...]
World: TypeAlias = tuple[tuple[Cheques, ...], Cheques]
"""The hands, and the bank."""


class Worlds:
    """All possible worlds; `laid`, `drawn` and `offered` lie open, by seat."""

    def __init__(self, seats: int) -> None:
        self.all: set[World] = {((CHEQUES_EACH,) * seats, ())}
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        self.drawn: list[list[int]] = [[] for _ in range(seats)]
        self.offered: list[list[int]] = [[] for _ in range(seats)]
        self.lost: list[int] = []

    def hands(self, seat: int) -> list[Cheques]:
        """The possible hands of a seat."""
        return [hands[seat] for hands, _ in self.all]

    def lacking(self, seat: int) -> int:
        """The cheques that a seat still has to lay to exceed all others."""
        return max(map(sum, self.laid)) + 1 - sum(self.laid[seat])

    def hear(self, event: Event) -> None:
        """Take in a public event."""
        facts: Any = event.facts
        seat, values = facts.get("seat"), [*facts.get("cheques", ())]
        match event.kind:
            case "bid":
                self._takes(seat, values)
                self.laid[seat] += values
            case "passed":
                self._gives(seat, _emptied(self.laid[seat]))
            case "won_auction":
                self._banks(_emptied(self.laid[seat]))
            case "won_alone":
                self._pays_secretly(seat)
            case "blind_opened":
                self._takes(seat, values)
                self._gives(seat, values)
                self.offered[seat] = values
            case "won_tile":
                self._takes(seat, self.offered[seat])
                self._banks(self.offered[seat])
            case "deal_paid":
                self._takes(seat, values)
                self._gives(facts["other"], values)
            case "drew":
                self._draws(seat, facts["count"])
            case "kept":
                self._gives(seat, _emptied(self.drawn[seat]))
            case "exceeded":
                self.lost += _emptied(self.drawn[seat])
            case "year_over":
                self._banks(_emptied(self.lost))
            case _:
                pass

    def _takes(self, seat: int, values: Sequence[int]) -> None:
        """Cheques leave a hand: it held them."""
        self.all = {
            (_with(hands, seat, _less(hands[seat], values)), bank)
            for hands, bank in self.all
            if not Counter(values) - Counter(hands[seat])
        }

    def _gives(self, seat: int, values: Sequence[int]) -> None:
        self.all = {
            (_with(hands, seat, _more(hands[seat], values)), bank) for hands, bank in self.all
        }

    def _banks(self, values: Sequence[int]) -> None:
        self.all = {(hands, _more(bank, values)) for hands, bank in self.all}

    def _draws(self, seat: int, value: int) -> None:
        self.all = {(hands, _less(bank, (value,))) for hands, bank in self.all if value in bank}
        self.drawn[seat].append(value)

    def _pays_secretly(self, seat: int) -> None:
        """Any of its cheques may be the one."""
        self.all = {
            (_with(hands, seat, _less(hands[seat], (value,))), _more(bank, (value,)))
            for hands, bank in self.all
            for value in set(hands[seat])
        }


def _emptied(pile: list[int]) -> list[int]:
    """Take all cheques there."""
    taken = pile[:]
    pile.clear()
    return taken


def _with(hands: tuple[Cheques, ...], seat: int, hand: Cheques) -> tuple[Cheques, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _more(cheques: Cheques, values: Sequence[int]) -> Cheques:
    return tuple(sorted((*cheques, *values)))


def _less(cheques: Cheques, values: Sequence[int]) -> Cheques:
    return tuple(sorted((Counter(cheques) - Counter(values)).elements()))
