"""A round: laying, turning up, and the end (RULES.md 1 to 3)."""

from rules.decision import choose
from rules.KEY import GAME, flow
from rules.KEY.state import CARDS, HAND, State


def started(*hands: list[int]) -> State:
    """Return a game with these hands."""
    state, _ = GAME.new({}, len(hands), 1)
    for player, hand in zip(state.players, hands, strict=True):
        player.hand = hand
    dealt = [card for hand in hands for card in hand]
    state.aside = [card for card in CARDS if card not in dealt]
    flow.reopen(state)
    GAME.check(state)
    return state


def lay(state: State, seat: int, card: int) -> list[str]:
    """Lay a card; return the kinds of events."""
    asked = GAME.asked(state, seat)
    assert asked is not None
    return [event.kind for event in GAME.apply(state, seat, choose(asked, f"card:{card}"))]


def test_clause_1_1_clause_1_2_every_seat_is_dealt_six_of_40_cards() -> None:
    for seats in GAME.seats:
        state, told = GAME.new({}, seats, 3)
        assert [len(player.hand) for player in state.players] == [HAND] * seats
        dealt = [card for player in state.players for card in player.hand]
        assert sorted([*state.aside, *dealt]) == list(range(1, 41))
        assert told == ()


def test_clause_2_1_a_card_is_laid_face_down() -> None:
    state = started([1, 2, 3, 4, 5, 6], [11, 12, 13, 14, 15, 16])
    assert lay(state, 0, 3) == []
    assert GAME.view(state, 0).laid == 3
    assert GAME.view(state, 1).laid == GAME.view(state, None).laid == 0


def test_clause_2_2_the_highest_card_wins_the_points_of_the_round() -> None:
    state = started([1, 2, 3, 4, 5, 6], [11, 12, 13, 14, 15, 16])
    lay(state, 0, 6)
    assert lay(state, 1, 11) == ["turned_up", "won"]
    lay(state, 1, 12)
    lay(state, 0, 5)
    assert [player.points for player in state.players] == [0, 1 + 2]


def test_clause_3_1_the_last_card_is_laid_by_itself_and_clause_3_2_ends_the_game() -> None:
    state = started([1, 2, 3, 4, 5, 40], [11, 12, 13, 14, 15, 16])
    for card in range(1, 5):
        lay(state, 0, card)
        lay(state, 1, 10 + card)
    lay(state, 0, 5)
    assert lay(state, 1, 15) == ["turned_up", "won", "turned_up", "won"]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((6, 15), (2, 1))
