"""Public, private and unknown information (RULES.md 6): views and events."""

from collections.abc import Callable

import pytest

from rules.chance import Chance
from rules.decision import Decision
from rules.event import Seat
from rules.san_juan import GAME, asking, passed_over
from rules.san_juan.components import KIND, NAMES
from rules.san_juan.state import State
from rules.san_juan.view import SanJuanView
from tests.contract import laws
from tests.contract.walks import walk
from tests.rules.san_juan.given import NEW, THREE, given, next_round, seat
from tests.rules.san_juan.table import Table, same

NOBODY_ELSE = (1, 2, None)


def marked() -> Table:
    """Seat 0 alone holds, has tucked and is dealt these kinds; all other cards are elsewhere."""
    return given(
        seat("hero tower", "indigo_plant+good library", chapel="palace"),
        seat("well"),
        seat("smithy"),
        deck="statue quarry crane",
        discard="victory_column",
    )


def cards_shown(view: SanJuanView) -> set[int]:
    """Every single card that a view names."""
    shown = {*view.hand, *view.drawn, *view.chapel, *view.bank}
    if isinstance(view.decision, Decision):
        shown |= {int(key[5:]) for key in view.decision.options if key.startswith("card:")}
    return shown


def test_clause_6_3_everyone_sees_displays_goods_counts_roles_governor_and_tiles() -> None:
    table = marked()

    for viewer in (0, 1, 2, None):
        view = table.sees(viewer)
        first = view.tableaus[0]
        assert [NAMES[kind] for kind in first.kinds] == ["indigo_plant", "library"]
        assert [slot.loaded for slot in first.display] == [True, False]
        assert first.hand == 2
        assert (view.governor, view.round, view.roles) == (0, 2, (-1,) * 5)
        assert (view.prices, view.tile) == ((), -1)
        assert view.deck + view.discard == 110 - 2 - 1 - 1 - 3 - 1 - 1 - 1
        assert view.discard == 1
        assert view.waiting == (0,)


def test_the_owner_sees_the_own_hand_and_what_lies_under_the_own_chapel() -> None:
    table = marked()

    assert same(table.hand(0), "hero tower")
    assert table.chapel(0) == "palace"


@pytest.mark.parametrize("viewer", NOBODY_ELSE)
def test_others_see_neither_hand_nor_chapel_nor_how_many_lie_there(viewer: int | None) -> None:
    table = marked()
    other = given(
        seat("hero tower", "indigo_plant+good library"),
        seat("well"),
        seat("smithy"),
        deck="statue quarry crane",
        discard="victory_column",
    )

    assert not {NAMES[KIND[card]] for card in cards_shown(table.sees(viewer))} & {
        "hero",
        "tower",
        "palace",
    }
    assert table.sees(viewer).tableaus[0] == other.sees(viewer).tableaus[0]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_r47_no_one_sees_a_card_but_the_own_ones(viewer: int | None) -> None:
    table = marked()
    table.takes(0, "councillor")

    own = {0: {"hero", "tower", "palace"}, 1: {"well"}, 2: {"smithy"}, None: set[str]()}[viewer]
    drawn = set(table.drawn(viewer).split()) if viewer is not None else set[str]()
    shown = {NAMES[KIND[card]] for card in cards_shown(table.sees(viewer))}

    assert shown == own | drawn
    assert "victory_column" not in shown, "the discard pile is face down"


def test_cards_looked_at_as_councillor_are_told_to_no_one_else() -> None:
    table = marked()

    table.takes(0, "councillor")

    for viewer in NOBODY_ELSE:
        told = [event for event in table.told if event.is_for(viewer)]
        about = [event.kind for event in told if event.facts.get("seat") == 0]
        assert about == ["role_taken"]
    assert "statue" in repr(table.heard(0, "councillor_dealt"))


def test_clause_6_4_goods_are_cards_that_no_one_knows() -> None:
    table = given(seats=3, deck="hero statue palace", role="producer")

    for viewer in (0, 1, 2, None):
        assert not cards_shown(table.sees(viewer)) & {
            card for card, kind in enumerate(KIND) if NAMES[kind] in ("hero", "statue", "palace")
        }
        assert "hero" not in repr([event for event in table.told if event.is_for(viewer)])


def test_a_spectator_is_asked_nothing_and_has_no_cards() -> None:
    view = marked().sees(None)

    assert (view.hand, view.drawn, view.chapel, view.decision) == ((), (), (), None)
    with pytest.raises(TypeError):
        _ = view.own


def test_only_the_seat_that_is_asked_sees_the_decision() -> None:
    table = marked()

    assert table.sees(0).decision is not None
    assert table.sees(1).decision is None


def test_the_library_of_two_players_is_announced() -> None:
    table = given(seat(built="library"), seat(), role="prospector")
    table.uses_library(0)

    assert table.heard(None, "library_chosen") == [{"seat": 0, "doubled": 1}]
    assert table.sees(None).library_used


def test_cards_dug_up_by_the_gold_mine_are_seen_by_all() -> None:
    deck = "smithy hero quarry tower archive"
    table = given(seat(built="gold_mine"), seats=3, governor=1, deck=deck, role="prospector")

    heard = [table.heard(viewer, "gold_mine") for viewer in (0, 1, 2, None)]

    assert len(heard[0]) == 1
    assert all(one == heard[0] for one in heard)


def test_cards_under_a_chapel_come_to_light_in_the_final_score_alone() -> None:
    twelve = "sugar_mill " * 8 + "tobacco_storage " * 3
    table = given(seat("indigo_plant", twelve), seat(built="chapel", chapel="hero"), role="builder")
    assert table.sees(None).outcome is None

    table.builds(0, "indigo_plant")

    outcome = table.sees(None).outcome
    assert outcome is not None
    assert outcome.breakdown[1][1] == ("chapel", 1)


def test_sealed_answers_do_not_show() -> None:
    goods = "indigo_plant+good sugar_mill+good"
    table = given(seat(built=goods), seat(built=goods), seats=3, tiles="ABCDE", role="trader")
    before = table.sees(1)

    table.sells(0, "sugar_mill")

    after = table.sees(1)
    assert after.waiting == (1,)
    assert after.tableaus == before.tableaus
    assert after.decision == before.decision


# --- what others cannot tell apart --------------------------------------------------------------


def paying(cards: str) -> Table:
    table = given(seat(f"{THREE} hero well statue palace"), seats=3, role="builder")
    table.builds(0, THREE, pays=cards)
    return table


def at_the_limit(cards: str) -> Table:
    hand = "tower hero well statue palace crane quarry library archive"
    table = given(seat(hand), seats=3, taken="builder trader", role="producer")
    table.discards(0, cards)
    return table


def tucking(card: str) -> Table:
    table = given(seat("hero well", "chapel"), seats=3, taken="builder trader", role="producer")
    table.tucks(0, card)
    return table


def banking(cards: str) -> Table:
    table = next_round(seat("hero well statue palace", "bank"), variant=NEW)
    table.banks(0, cards)
    return table


def exchanging(cards: str) -> Table:
    table = next_round(seat("hero well statue palace", "office"), variant=NEW)
    table.exchanges(0, cards)
    return table


def keeping(card: str) -> Table:
    table = given(seats=3, deck="hero well statue palace crane", role="councillor")
    table.keeps(0, card)
    for other in (1, 2):
        table.keeps(other, table.offers(other)[0])
    return table


def with_archive(cards: str) -> Table:
    told = seat("hero well quarry", "archive"), seat(), seat()
    table = given(*told, governor=2, role="councillor")
    table.discards(0, cards)
    for other in (1, 2):
        table.keeps(other, table.offers(other)[0])
    return table


def starting_with(which: str) -> Table:
    state, _ = GAME.new({"starting_hand": "on"}, 3, 3)
    table = Table(state)
    for one in (1, 2):
        table.answers(one, "keep", *table.asked(one).options[:4])
    start = ("first", "second").index(which)
    table.answers(0, "keep", *table.asked(0).options[start : start + 4])
    return table


@pytest.mark.parametrize(
    ("choosing", "first", "second"),
    [
        pytest.param(paying, "hero well", "statue palace", id="what_was_paid"),
        pytest.param(at_the_limit, "hero well", "crane tower", id="discarded"),
        pytest.param(tucking, "hero", "well", id="tucked"),
        pytest.param(banking, "hero well", "statue palace", id="put_into_the_bank"),
        pytest.param(exchanging, "hero well", "statue palace", id="exchanged"),
        pytest.param(keeping, "hero", "well", id="kept_as_councillor"),
        pytest.param(with_archive, "hero", "well", id="put_away_with_the_archive"),
        pytest.param(starting_with, "first", "second", id="starting_hand"),
    ],
)
def test_others_cannot_tell_which_cards_were_chosen(
    choosing: Callable[[str], Table], first: str, second: str
) -> None:
    one, other = choosing(first), choosing(second)
    assert one.sees(0) != other.sees(0)
    for viewer in NOBODY_ELSE:
        assert one.sees(viewer) == other.sees(viewer)
        told = [event for event in one.told if event.is_for(viewer)]
        assert told == [event for event in other.told if event.is_for(viewer)]


# --- every event, and who hears it ---------------------------------------------------------------

FOR_EVERYBODY = {
    "starting_hands": {"counts"},
    "round_began": {"round", "governor"},
    "swapped": {"seat", "count"},
    "hands_settled": {"seats", "counts"},
    "bank_used": {"seat"},
    "role_taken": {"seat", "role"},
    "library_chosen": {"seat", "doubled"},
    "library_used": {"seat"},
    "passed": {"seat", "cards"},
    "built": {"seat", "building", "price", "goods", "over"},
    "shuffled": {"count"},
    "cards_gone": set(),
    "drew": {"seat", "count", "source"},
    "produced": {"seat", "buildings"},
    "declined": {"seat", "role"},
    "tile_turned": {"prices"},
    "sold": {"seat", "buildings", "count"},
    "customs_filled": {"seat"},
    "councillor_kept": {"seats", "counts"},
    "gold_mine": {"seat", "cards", "taken"},
    "goldsmith": {"seat", "building", "taken"},
    "game_over": {"reason"},
}
FOR_ITS_SEAT = {"tucked", "banked", "paid", "drew_cards", "councillor_dealt"}
FOR_NOBODY = {"goods"}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_event_of_whole_games_reaches_its_audience_alone(seats: int) -> None:
    kinds: set[str] = set()

    walks = [walk(GAME, seats, seed, {"deck": "new_buildings"}) for seed in range(12)]
    for step in (step for one in walks for step in one.steps):
        for event in step.events:
            kinds.add(event.kind)
            if event.kind in FOR_ITS_SEAT:
                assert event.audience == (event.facts["seat"],)
                assert set(event.facts) == {"seat", "cards"}
            elif event.kind in FOR_NOBODY:
                assert event.audience == ()
            else:
                assert event.audience is None
                assert set(event.facts) <= FOR_EVERYBODY[event.kind]

    never = {"library_chosen", "library_used"} if seats > 2 else set[str]()
    rare = {"cards_gone"}
    assert kinds | rare == {*FOR_EVERYBODY, *FOR_ITS_SEAT, *FOR_NOBODY} - never


# --- who is asked to build (R36) -----------------------------------------------------------------


@pytest.mark.proof
@pytest.mark.planted
def test_r36_a_seat_that_is_asked_in_vain_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def always(_: State, __: Seat) -> bool:
        return True

    monkeypatch.setattr(passed_over, "could_build", always)

    with pytest.raises(AssertionError, match="is asked in vain"):
        _judged(laws.law_5_a_seat_known_to_have_no_choice_is_not_asked)


@pytest.mark.planted
def test_r36_a_seat_that_is_passed_by_for_its_hand_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def peeked(state: State, seat: Seat) -> bool:
        return len(asking.build(state, seat).options) > 1

    monkeypatch.setattr(passed_over, "could_build", peeked)

    with pytest.raises(AssertionError):
        _judged(laws.law_3_a_choice_tells_its_seat_nothing_hidden_unless_it_says_so)


def _judged(law: laws.Law) -> None:
    for seed in range(6):
        law(walk(GAME, 3, seed), Chance(seed))
