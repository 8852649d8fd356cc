"""What the seats have scored so far, and may end with, as far as the viewer may know."""

from rules.event import Seat
from rules.game import Line
from rules.goldene_stadt.computer import valuing
from rules.goldene_stadt.scoring import bonus_letters, lines_of
from rules.goldene_stadt.state import BONUS_LETTERS
from rules.goldene_stadt.view import GoldeneStadtView


def score_so_far(view: GoldeneStadtView, seat: Seat) -> tuple[Line, ...]:
    """Return the letters of a seat by what they were given for; empty if they are hidden.

    No player has to say how many letters they have (RULES.md 7.3).
    """
    return lines_of(view.traders[seat].ledger) if view.traders[seat].ledger else ()


def expected(view: GoldeneStadtView, seat: Seat) -> tuple[Line, ...]:
    """Guess the final letters of a seat; empty if they are hidden.

    This counts what the score card of the round and those to come would bring as the table stands,
    likewise the viewer's own bonus cards, but nothing for houses yet to be built.
    """
    trader = view.traders[seat]
    if view.outcome is not None:
        return view.outcome.breakdown[seat]
    if not trader.ledger:
        return ()
    ledger = list(trader.ledger)
    for source, letters in valuing.letters_to_come(view):
        ledger[source] += round(letters[seat])
    if seat == view.seat:
        ledger[BONUS_LETTERS] += sum(bonus_letters(card, trader.own) for card in view.bonus)
    return lines_of(ledger)
