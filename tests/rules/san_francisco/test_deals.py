"""Negotiated option ties (RULES.md 9.1)."""

from functools import partial
from itertools import combinations

import pytest

from rules.chance import Chance
from rules.san_francisco import GAME, cheques
from rules.san_francisco.components import CHEQUES_EACH, Cheque
from rules.san_francisco.state import NEGOTIATED, USUAL, Secret
from rules.san_francisco.tenders.deals import last_sums, split
from tests.contract.costs import calls
from tests.rules.san_francisco.given import EVERYTHING, dealt, holding, streets_of, using
from tests.rules.san_francisco.table import Table

VARIANT = USUAL._replace(ties=NEGOTIATED)


def dealing(*hands: str | None, tiles: str = "work work work", seats: int = 3) -> Table:
    """A table at which players with the same option tile negotiate."""
    table = using(*holding(*hands), tender="option_option_3", seats=seats, variant=VARIANT)
    table.lays_tiles(tiles)
    return table


def worth(table: Table) -> list[int]:
    """The values of the hands."""
    return [sum(table.view(seat).hand) for seat in range(len(table.view().investors))]


def sums(table: Table, seat: int) -> list[int]:
    """The sums that a seat can propose next."""
    asked = table.asked(seat)
    assert asked.kind == "sum"
    return [int(key.removeprefix("sum:")) for key in asked.options]


def test_clause_9_1_sf_21_green_promises_red_and_blue_4_each() -> None:
    green, red, blue = range(3)
    table = dealing()
    assert (table.asks, table.seats) == ("propose", [green, red, blue])
    table.proposes(green, green, "4 4")
    table.all_say("decline", "decline")

    assert (table.asks, table.seats) == ("accept", [red, blue])
    table.all_say("accept", "accept")

    assert worth(table) == [50, 62, 62]
    assert [facts["other"] for facts in table.all_facts("deal_paid")] == [red, blue]
    assert table.view().bank == 0
    assert table.actor == green
    assert table.streets() == set(streets_of("factory", "office"))


def test_r36_payments_are_sums_of_at_most_20() -> None:
    """Another player's hand may hold any cheques, so each sum can be proposed to it."""
    table = dealing()
    table.says(0, "investor:1")

    assert sums(table, 0) == [*range(21)]


def test_clause_9_1_without_the_option_there_are_blind_bids_at_once() -> None:
    table = using(tender="option_option_3")
    table.lays_tiles("work work work")

    assert table.asks == "blind"


def test_clause_9_1_proposals_are_sealed_and_opened_together() -> None:
    table = dealing()
    table.proposes(0, 0, "4 4")

    assert table.told == []
    assert table.view(0).terms != ()
    assert table.view(1).terms == table.view().terms == ()
    assert table.view().offers == ()
    table.says(1, "decline")
    assert table.told == []
    table.proposes(2, 1, "3 3")
    assert [event.kind for event in table.told] == ["proposed", "proposes_nothing", "proposed"]


def test_clause_9_1_the_first_in_the_order_of_the_seats_that_all_accept_binds() -> None:
    table = dealing()
    table.proposes(2, 2, "1 1")
    table.proposes(1, 1, "2 2")
    table.proposes(0, 0, "9 9")

    assert [offer.by for offer in table.view().offers] == [0, 1, 2]
    table.all_say("accept", "decline")
    assert table.facts("rejected") == {"seat": 0, "seats": (2,)}
    assert table.seats == [0, 2]
    table.all_say("accept", "accept")

    assert table.facts("accepted_by") == {"seat": 1, "seats": (0, 2)}
    assert table.facts("agreed")["seat"] == 1
    assert worth(table) == [60, 54, 60]
    assert table.actor == 1


def test_clause_9_1_a_proposal_is_put_to_all_others_at_once() -> None:
    table = dealing()
    table.proposes(0, 1, "4 4")
    table.all_say("decline", "decline")

    assert table.seats == [1, 2], "the investor has to accept too"
    table.says(2, "decline")
    assert table.told == [], "no one sees it before all have answered"
    table.says(1, "accept")
    assert table.facts("rejected")["seats"] == (2,)


def test_clause_9_1_a_promise_that_cannot_be_paid_exactly_does_not_bind() -> None:
    table = dealing("9 10", None, None)
    table.proposes(1, 0, "4 4")
    table.all_say("decline", "decline")
    table.all_say("accept", "accept")

    assert table.facts("unpayable") == {"seat": 1, "other": 0}
    assert worth(table) == [19, 58, 58]
    assert table.asks == "propose", "the second round"


def test_clause_9_1_each_is_paid_with_cheques_of_its_own() -> None:
    """6 and 6 is 12, but a 10 and a 2 cannot be split that way."""
    table = dealing("2 10", None, None)
    table.proposes(1, 0, "6 6")
    table.all_say("decline", "decline")
    table.all_say("accept", "accept")

    assert "unpayable" in table.kinds()


def test_clause_9_1_who_invests_itself_is_offered_what_it_can_pay() -> None:
    table = dealing("3 10", None, None)
    table.says(0, "investor:0")
    assert sums(table, 0) == [0, 3, 10, 13]
    table.says(0, "sum:3")

    assert sums(table, 0) == [0, 10], "the 3 is gone"


def test_clause_9_1_a_right_cannot_be_given_away() -> None:
    table = dealing()
    table.says(0, "investor:0")
    table.says(0, "sum:0")

    assert 0 not in sums(table, 0)


def test_clause_9_1_who_has_no_cheque_cannot_invest() -> None:
    table = dealing("", None, None)

    assert table.asked(1).options == ("investor:1", "investor:2", "decline")


@pytest.mark.parametrize("rejecting", [1, 2])
def test_clause_9_1_two_rounds_without_an_agreement_lead_to_blind_bids(rejecting: int) -> None:
    table = dealing()
    for _ in range(2):
        assert table.asks == "propose"
        table.proposes(0, 0, "4 4")
        table.all_say("decline", "decline")
        for seat in (1, 2):
            table.says(seat, "decline" if seat == rejecting else "accept")

    assert (table.asks, table.seats) == ("blind", [0, 1, 2])
    assert worth(table) == [58, 58, 58]
    table.all_seal("4", "5", "6")
    assert table.actor == 2


def test_clause_9_1_no_one_proposes_and_blind_bids_follow() -> None:
    table = dealing()
    while table.asks == "propose":
        table.says(table.seats[0], "decline")

    assert table.asks == "blind"


def test_clause_9_1_where_the_investor_will_not_place() -> None:
    table = dealing(tiles="work work trade")
    avoid = "b1-b2 a3-b3"
    table.proposes(0, 0, "4", avoid)
    table.says(1, "decline")
    table.says(1, "accept")
    table.seals(2, "1")

    assert table.actor == 0
    assert table.streets() == set(streets_of("factory", "office")) - {"b1-b2", "a3-b3"}
    table.places("c2-c3")
    assert "b1-b2" in table.streets(), "the promise binds no one else"


def test_clause_9_1_who_played_a_tile_alone_pays_one_cheque_as_ever() -> None:
    table = dealing(tiles="work work trade")
    assert table.seats == [0, 1]
    table.proposes(0, 0, "4")
    table.says(1, "decline")
    table.says(1, "accept")

    assert (table.asks, table.seats) == ("payment", [2])


def test_clause_9_1_each_group_comes_to_terms_for_itself() -> None:
    table = dealing(tiles="trade work trade work homes", seats=5)
    assert table.seats == [1, 3], "factory and office first"
    table.proposes(1, 1, "4")
    table.says(3, "decline")
    table.says(3, "accept")

    assert table.seats == [0, 2]
    table.says(0, "decline")
    table.proposes(2, 2, "5")
    table.says(0, "accept")
    table.seals(4, "1")
    assert worth(table) == [63, 54, 53, 62, 57]
    assert table.all_decline() == [1, 2, 4]


def test_clause_9_1_what_is_paid_lies_open() -> None:
    table = dealing(tiles="work work trade")
    table.proposes(0, 0, "10")
    table.says(1, "decline")
    table.says(1, "accept")

    assert table.facts("deal_paid") == {"seat": 0, "other": 1, "cheques": (10,)}
    assert all(event.is_for(None) for event in table.told)
    assert table.investor(1).possible.count(10) == 2


def test_clause_9_1_law_3_who_offers_to_pay_shows_that_it_can() -> None:
    """One cheque of the first hand is unknown, a 2 or a 3; to have offered 9 it must be the 3."""
    table = dealing("3 5 6", "2 4", "1")
    first = table.state.players[0]
    first.known, first.secrets = [5, 6], [Secret(2, (2, 3))]
    table.state.openly.remove(2)
    GAME.check(table.state)
    dealt = [GAME.determinize(table.state, 1, Chance(seed)) for seed in range(20)]
    assert {one.players[0].hand[0] for one in dealt} == {2, 3}, "before it has offered anything"

    table.proposes(0, 0, "9 0")
    table.all_say("decline", "decline")

    dealt = [GAME.determinize(table.state, 1, Chance(seed)) for seed in range(20)]
    assert {one.players[0].hand[0] for one in dealt} == {3}


def test_clause_9_1_who_offers_all_it_has_is_dealt_anew_in_time() -> None:
    """Seven of ten cheques are unknown, and only three of the rest can pay the offer."""
    table = dealing("8 9 10", "2 4", "1")
    first, every = table.state.players[0], tuple(range(1, 11))
    first.known, first.secrets = [], [Secret(value, every) for value in range(1, 8)]
    for secret in first.secrets:
        table.state.openly.remove(secret.value)
    GAME.check(table.state)
    table.proposes(0, 0, "19 8")
    table.all_say("decline", "decline")

    assert (
        max([calls(partial(GAME.determinize, table.state, 1, Chance(seed))) for seed in range(8)])
        < 40_000
    )


def test_clause_4_8_all_that_was_found_is_dealt_to_a_player_who_can_have_paid_it() -> None:
    """There is one way: two seats have paid 1 to 5 each, in payments that leave two numbers."""
    table = dealing("6 7", "6 8", "1")
    pairs = [(value, value + 1) for value in range(1, 6)]
    for player in table.state.players[:2]:
        player.known, player.secrets = [], [Secret(pair[0], pair) for pair in pairs]
        for low, _ in pairs:
            table.state.openly.remove(low)
            table.state.bank.remove(low)
            table.state.found.append(low)
            cheques.gain(table.state.players[2], [low])
    GAME.check(table.state)
    for seed in range(20):
        dealt = GAME.determinize(table.state, 2, Chance(seed))
        assert [secret.value for secret in dealt.players[1].secrets] == [1, 2, 3, 4, 5]
        GAME.check(dealt)


# --- what a hand can pay ------------------------------------------------------------------------


@pytest.mark.timeout(10)
def test_clause_9_1_a_hand_of_many_cheques_is_divided_at_once() -> None:
    """Deals may bring the cheques of all players together in one hand."""
    hand = sorted(CHEQUES_EACH * 3)
    assert split(hand, (20, 20, 20, 20)) == [(10, 10), (6, 7, 7), (6, 6, 8), (5, 7, 8)]
    assert split([2] * 40, (20, 20, 20, 19)) is None


@pytest.mark.parametrize("seed", range(60))
def test_clause_9_1_a_hand_is_divided_as_if_all_ways_were_tried(seed: int) -> None:
    chance = Chance(seed)
    hand = sorted([CHEQUES_EACH[chance.below(len(CHEQUES_EACH))] for _ in range(chance.below(9))])
    sums = [chance.below(2) * chance.below(12) for _ in range(1 + chance.below(4))]

    assert split(hand, sums) == _one_by_one(hand, sums)
    payable = [one for one in range(13) if _one_by_one(hand, [*sums, one]) is not None]
    assert last_sums(hand, sums, 12) == payable


def _one_by_one(hand: list[Cheque], sums: list[int]) -> list[tuple[Cheque, ...]] | None:
    """Try all ways, those with few cheques first."""
    if not sums:
        return []
    for size in range(len(hand) + 1):
        for some in sorted({*combinations(hand, size)}, reverse=True):
            left = [*hand]
            for cheque in some:
                left.remove(cheque)
            others = _one_by_one(left, sums[1:]) if sum(some) == sums[0] else None
            if others is not None:
                return [some, *others]
    return None


# --- what is paid, and in which order proposals are put ------------------------------------------


@pytest.mark.parametrize(
    ("hand", "sums", "paid"),
    [
        pytest.param(None, "11", [(5, 6)], id="clause_9_1_small_cheques_are_kept"),
        pytest.param(
            None, "11 19", [(5, 6), (9, 10)], id="clause_9_1_large_ones_are_left_for_the_next"
        ),
        pytest.param(None, "20 20", [(5, 7, 8), (4, 6, 10)], id="clause_9_1_three_each"),
        pytest.param("1 2 3", "3 0", [(3,), ()], id="clause_9_1_one_cheque_not_two"),
        pytest.param("2 10", "6 6", None, id="clause_9_1_impossible"),
    ],
)
def test_the_investor_pays_with_the_fewest_cheques(
    hand: str | None, sums: str, paid: list[tuple[int, ...]] | None
) -> None:
    cheques = [*CHEQUES_EACH] if hand is None else [*map(int, hand.split())]

    assert split(sorted(cheques), [*map(int, sums.split())]) == paid


def test_clause_9_1_proposals_are_put_from_the_start_player_on() -> None:
    table = using(*holding(None), tender="option_option_3", start=2, variant=VARIANT)
    table.lays_tiles("work work work")
    for seat in (0, 1, 2):
        table.proposes(seat, seat, "4 4")

    assert [offer.by for offer in table.view().offers] == [2, 0, 1]


@pytest.mark.parametrize(("avoid", "sold"), [("", True), ("b2-c2", False)])
def test_r4_promised_streets_are_not_free_for_the_right(avoid: str, sold: bool) -> None:
    """F1/F2 serves both tiles, B2/C2 work alone: promised away, one street is left for two."""
    filled = [street for street in EVERYTHING if street not in ("f1-f2", "b2-c2")]
    table = using(*dealt(filled, 5), tender="option_option_3", seats=5, variant=VARIANT)
    table.lays_tiles("work work homes homes homes")
    table.proposes(0, 0, "4", avoid)
    table.says(1, "decline")
    table.says(1, "accept")
    while table.asks == "propose":
        table.says(table.seats[0], "decline")
    table.all_seal("1", "2", "3")

    assert ("won_tile" in table.kinds()) == sold
    assert ("unsold" in table.kinds()) == (not sold)
