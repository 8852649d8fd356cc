"""A game's foreseen questions, checked against whole games (docs/contract.md)."""

from collections.abc import Iterator

from rules.chance import Chance
from rules.decision import Decision, refusal
from rules.decision import check as check_open
from rules.event import Event, Seat
from rules.game import AnyGame, Order, nothing_foreseen
from tests.contract.walks import State, Walk, some
from tests.games import known


def waiting(walk: Walk, chance: Chance, count: int) -> Iterator[tuple[int, Seat]]:
    """Yield positions, by number, each with a seat that has no question there."""
    game = walk.game
    for number in some(chance, range(len(walk.steps)), count):
        asked = {decision.seat for decision in game.decisions(walk.steps[number].before)}
        for seat in range(walk.seats):
            if seat not in asked:
                yield number, seat


# --- questions -----------------------------------------------------------------------------------


def check_foreseen(game: AnyGame, state: State, seat: Seat, chance: Chance) -> None:
    """Each is a sound question of the seat, with facts, and the same for the same view."""
    view = game.view(state, seat)
    foreseen = game.foresee(view)
    kinds = [decision.kind for decision in foreseen]
    assert len(set(kinds)) == len(kinds), "each kind of question once"
    for decision in foreseen:
        assert decision.seat == seat
        check_open([decision], ended=False)
        assert len(game.explain(view, decision)) == len(decision.options), "facts for every option"
        answer = game.greedy(view, decision)
        assert refusal(decision, answer) is None, f"{answer} answers {decision}"
    assert game.foresee(game.view(game.determinize(state, seat, chance), seat)) == foreseen


def check_what_is_asked_next(walk: Walk, number: int, seat: Seat) -> None:
    """The next question of the seat is among those that it foresaw, and so are its options.

    This holds if it has learned nothing unforeseeable since, and the game's record (`unforeseen`)
    does not exempt the question.
    """
    game, about = walk.game, known(walk.game.key)
    if game.foresee is nothing_foreseen:
        return
    for step in walk.steps[number:]:
        asked = game.asked(step.before, seat)
        if asked is not None:
            if asked.kind not in about.unforeseen:
                view = game.view(walk.steps[number].before, seat)
                check_among(asked, game.foresee(view))
            return
        if any(is_news(event, seat) or about.changes(event, seat) for event in step.events):
            return


def check_among(asked: Decision, foreseen: tuple[Decision, ...]) -> None:
    found = [decision for decision in foreseen if decision.kind == asked.kind]
    assert found, f"{asked} was not foreseen"
    assert set(asked.options) <= set(found[0].options), f"{asked} offers more than {found[0]}"
    assert found[0].least <= asked.least, f"{asked} takes fewer than {found[0]}"
    assert asked.most <= max(found[0].most, asked.least), f"{asked} takes more than {found[0]}"


def is_news(event: Event, seat: Seat) -> bool:
    """Whether it teaches a seat something unforeseeable: a draw, or a reveal."""
    return event.is_for(seat) and (event.reveals or event.audience is not None)


# --- orders --------------------------------------------------------------------------------------


def check_orders(game: AnyGame, state: State, decision: Decision, chance: Chance) -> None:
    """Each gives an answer or none, and the same one in every world that the seat cannot tell."""
    view = game.view(state, decision.seat)
    other = game.view(game.determinize(state, decision.seat, chance), decision.seat)
    orders = game.orders(view)
    assert len({order.key for order in orders}) == len(orders)
    assert game.orders(other) == orders
    for order in orders:
        check_order(order)
        for value in order.values or ("",):
            if order.kind == decision.kind:
                choice = game.obey(view, decision, order.key, value)
                assert choice is None or refusal(decision, choice) is None
                assert game.obey(other, decision, order.key, value) == choice


def check_order(order: Order) -> None:
    assert len(set(order.values)) == len(order.values)
    assert order.advice is None or order.advice in (order.values or ("",))
