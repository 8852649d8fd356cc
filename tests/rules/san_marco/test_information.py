"""Public and private information (RULES.md 3.3; R23): views, events, taking back."""

from collections.abc import Callable

import pytest

from rules.match import Move, play, take_back
from rules.san_marco import GAME
from rules.san_marco.components import BRIDGE, DEFECTOR, DOGE, NAMES
from tests.contract.walks import walk
from tests.rules.san_marco.given import Nobles, dealt, given
from tests.rules.san_marco.table import Table, choice_of, word_of, words_in

HAND = "doge castello castello dorsoduro bridge defector"
POINTS = "3 2 1 1"
FOUR = "dorsoduro " * 5 + "san_polo " * 5
FOUR_POINTS = "1 1 1 1 1 1"
EVERYBODY = (0, 1, 2, 3, None)


def four() -> Table:
    return dealt(FOUR, FOUR_POINTS, seats=4)


# --- the hand that is divided --------------------------------------------------------------------


def test_a_hand_is_dealt_to_its_distributor_alone() -> None:
    table = dealt(HAND, POINTS)

    [told] = table.heard(0, "dealt")
    assert told["seat"] == 0
    assert sorted(words_in(told)) == sorted([*HAND.split(), *POINTS.split()])
    for viewer in (1, 2, None):
        assert table.heard(viewer, "dealt") == []
        assert table.divisions(viewer)[0].hand == ()
        assert table.sees(viewer).decision is None
    assert [event.audience for event in table.told if event.kind == "dealt"] == [(0,)]


def test_of_two_hands_each_distributor_sees_the_own_one() -> None:
    table = four()
    one, other = (division.distributor for division in table.divisions())

    for viewer in EVERYBODY:
        seen = [len(division.hand) for division in table.divisions(viewer)]
        assert seen == [8 * (viewer == one), 8 * (viewer == other)]
        assert [told["seat"] for told in table.heard(viewer, "dealt")] == (
            [viewer] if viewer in (one, other) else []
        )


def test_others_cannot_tell_one_hand_from_another() -> None:
    one = dealt(HAND, POINTS)
    other = dealt("doge doge doge san_polo san_polo san_polo", "3 3 3 3")

    for viewer in (1, 2, None):
        assert one.sees(viewer) == other.sees(viewer)


# --- R23: committed offers -----------------------------------------------------------------------


def test_r23_while_another_distributor_divides_a_committed_split_is_a_flag() -> None:
    table = four()
    one, other = (division.distributor for division in table.divisions())
    before = {viewer: table.divisions(viewer)[0] for viewer in EVERYBODY if viewer != one}

    table.picks(table.asked(one), (0, 1))

    assert table.told == []
    for viewer, division in before.items():
        assert table.divisions(viewer)[0] == division._replace(divided=True)
    assert table.sees(None).waiting == (other,)
    mine = table.divisions(one)[0]
    assert [len(offer.cards) for offer in mine.offers] == [2, 6], "its own it knows"


def test_r23_once_all_have_divided_everyone_counts_the_backs() -> None:
    table = four()
    first, second = table.divisions()
    table.picks(table.asked(first.distributor), (0, 5, 6))

    table.picks(table.asked(second.distributor), (0, 1, 5))

    assert table.heard(None, "divided") == [
        {"seat": first.distributor, "actions": (1, 4), "limits": (2, 1)},
        {"seat": second.distributor, "actions": (2, 3), "limits": (1, 2)},
    ]
    for viewer in EVERYBODY:
        hidden = table.divisions(viewer)[1]
        assert [(offer.actions, offer.limits) for offer in hidden.offers] == [(2, 1), (3, 2)]
        assert not hidden.opened
        shown = [len(offer.cards) for offer in hidden.offers]
        assert shown == ([3, 5] if viewer == second.distributor else [0, 0])


def test_r23_r14_which_cards_lie_in_the_second_pair_s_offers_is_told_to_no_one() -> None:
    """The same backs with other fronts."""
    one = four()
    one.splits_anyhow()
    second = one.divisions()[1].distributor
    other = Table(GAME.copy(one.state))
    offer, pile = other.state.groups[1].offers[1], other.state.actions
    offer[0], pile[0] = pile[0], offer[0]
    GAME.check(other.state)
    assert offer[0] != one.state.groups[1].offers[1][0]

    for viewer in EVERYBODY:
        if viewer != second:
            assert one.sees(viewer) == other.sees(viewer)
    assert one.sees(second) != other.sees(second)


def test_r14_opening_offers_reveals_them_to_everyone() -> None:
    table = four()
    table.splits_anyhow()

    opened = [event for event in table.told if event.kind == "offer"]
    assert len(opened) == 2
    assert all(event.reveals and event.audience is None for event in opened)
    assert [event.facts["number"] for event in opened] == [1, 2]
    for viewer in EVERYBODY:
        first = table.divisions(viewer)[0]
        assert [len(offer.cards) for offer in first.offers] == [1, 7]
        assert first.opened


# --- half-made choices ---------------------------------------------------------------------------

TWELVE = (
    "cannaregio-santa_croce:1 cannaregio-san_polo:1 cannaregio-san_marco:1 "
    "cannaregio-castello:2 santa_croce-san_polo:2 santa_croce-dorsoduro:2 "
    "san_polo-san_marco:3 san_polo-dorsoduro:3 san_marco-dorsoduro:3 "
    "san_marco-castello:0 cannaregio-santa_croce:0 cannaregio-san_polo:0"
)
SOME: Nobles = {"castello": (2, 2, 0, 0), "san_polo": (1, 1, 1, 1)}
NONE_LEFT: Nobles = {"castello": (12, 2, 0, 0), "san_polo": (10, 1, 1, 1)}


@pytest.mark.parametrize(
    ("card", "links", "nobles"),
    [
        pytest.param("castello", [], SOME, id="a_district_card"),
        pytest.param("castello", ["district:san_marco"], NONE_LEFT, id="and_its_target"),
        pytest.param("bridge", [], SOME, id="a_bridge_card"),
        pytest.param("bridge", ["bridge:san_polo-san_marco:3"], SOME, id="and_what_is_taken"),
        pytest.param(
            "bridge",
            ["bridge:san_polo-san_marco:3", "pair:san_polo-san_marco"],
            NONE_LEFT,
            id="and_where_it_goes",
        ),
        pytest.param("defector", [], SOME, id="a_defector_card"),
        pytest.param("defector", ["noble:castello:1"], NONE_LEFT, id="and_whom_it_replaces"),
        pytest.param("doge", [], SOME, id="a_doge_card"),
        pytest.param("banishment", [], SOME, id="a_banishment_card"),
    ],
)
def test_no_one_else_learns_of_a_card_before_it_is_carried_out(
    card: str, links: list[str], nobles: Nobles
) -> None:
    table = given(
        cards="castello bridge defector doge banishment castello",
        bridges=TWELVE,
        nobles=nobles,
        doge="castello",
        prestige=(5, 5, 5, 5),
    )
    before = {viewer: table.sees(viewer) for viewer in EVERYBODY}

    table.plays(card, *links)

    assert table.told == []
    assert table.asked().seat == 0
    assert table.asked().kind != "play"
    for viewer in (1, 2, 3, None):
        assert table.sees(viewer) == before[viewer]
        assert table.sees(viewer).step == "play"
    assert word_of(table.sees(0).plan) == card


def test_the_own_view_knows_the_chain_so_far() -> None:
    table = given(cards="bridge defector castello", bridges=TWELVE, nobles=NONE_LEFT)
    table.plays("bridge", "bridge:san_polo-san_marco:3")

    view = table.sees(0)
    assert (view.plan, view.bridges[view.taken].owner) == (BRIDGE, 3)
    table.answers("pair:san_polo-san_marco")
    assert table.sees(0).place >= 0

    table = given(cards="defector castello", bridges=TWELVE, nobles=NONE_LEFT)
    table.plays("defector", "noble:castello:1")
    view = table.sees(0)
    assert (view.plan, view.victim, NAMES[view.place]) == (DEFECTOR, 1, "castello")
    assert DOGE not in view.cards


@pytest.mark.parametrize(
    ("card", "links"),
    [
        ("castello", ["district:san_marco", "district:san_polo"]),
        ("bridge", ["bridge:san_polo-san_marco:3", "pair:san_polo-san_marco", "district:castello"]),
        ("defector", ["noble:castello:1", "district:san_polo"]),
        ("banishment", ["district:castello"]),
    ],
)
def test_once_a_card_is_carried_out_the_chain_is_forgotten(card: str, links: list[str]) -> None:
    cards = "castello bridge defector banishment"
    table = given(cards=cards, bridges=TWELVE, nobles=NONE_LEFT)

    table.plays(card, *links)
    if table.asked_kinds() == {"victims"}:
        table.answers(table.options()[0])

    view = table.sees(0)
    assert table.asked().kind == "play"
    assert (view.plan, view.taken, view.place, view.victim, view.roll) == (-1, -1, -1, -1, 0)
    assert sorted(word_of(kind) for kind in view.cards) == sorted(
        word for word in cards.split() if word != card
    )


# --- taking back ---------------------------------------------------------------------------------


def moves(table: Table, *answers: tuple[int, str]) -> list[Move]:
    """Let seats pick one option each, as the journal keeps it."""
    made: list[Move] = []
    for seat, key in answers:
        choice = (table.asked(seat).options.index(key),)
        made.append(play(GAME, table.state, seat, choice))
    return made


def test_each_link_of_a_chain_can_be_taken_back_and_the_card_once_it_is_played() -> None:
    table = given(cards="castello bridge", bridges="san_marco-castello:0", nobles=SOME)
    made = moves(table, (0, "district:castello"), (0, "district:san_marco"), (0, "card:bridge"))

    assert [take_back(made[: count + 1], 0) for count in range(3)] == [0, 1, 2]
    assert all(not move.reveals for move in made)


def test_a_split_of_three_offers_can_be_taken_back_link_by_link_until_it_is_opened() -> None:
    table = dealt(HAND, POINTS)
    first = play(GAME, table.state, 0, choice_of(table.asked(), "doge 3"))
    assert first.sealed
    assert take_back([first], 0) == 0

    second = play(GAME, table.state, 0, choice_of(table.asked(), "castello"))
    assert second.reveals, "the offers were opened"
    assert take_back([first, second], 0) is None


def test_a_split_can_be_taken_back_while_the_other_distributor_divides() -> None:
    table = four()
    one, other = table.sees(None).waiting
    made = [play(GAME, table.state, one, (0,))]
    assert made[0].sealed
    assert take_back(made, one) == 0

    made.append(play(GAME, table.state, other, (0,)))
    assert made[1].reveals
    assert take_back(made, one) is None


def test_to_take_an_offer_reveals_nothing() -> None:
    table = dealt(HAND, POINTS)
    table.splits("castello", "dorsoduro")
    seat = table.asked().seat

    made = moves(table, (seat, "offer:1"))

    assert take_back(made, seat) == 0


def test_a_roll_cannot_be_taken_back_but_naming_the_card_can() -> None:
    table = given(cards="banishment castello", nobles=SOME)
    made = moves(table, (0, "card:banishment"))
    assert take_back(made, 0) == 0

    made += moves(table, (0, "district:castello"))

    assert made[1].reveals
    assert take_back(made, 0) is None


# --- every event of whole games ------------------------------------------------------------------

FACTS = {
    "rolled": {"seat", "districts"},
    "kept_rolls": {"seat"},
    "rerolled": {"seat", "district"},
    "bridge_placed": {"seat", "one", "two"},
    "passage_began": {"passage"},
    "round_began": {"round", "passage", "seat", "last"},
    "roles": {"seat", "seats"},
    "dealt": {"seat", "cards"},
    "divided": {"seat", "actions", "limits"},
    "offer": {"seat", "number", "cards", "limit"},
    "took": {"seat", "giver", "number", "cards", "limit", "total"},
    "kept": {"seat", "number", "cards", "limit", "total"},
    "placed": {"seat", "district", "card", "lifted"},
    "built": {"seat", "one", "two", "lifted"},
    "took_over": {"seat", "owner", "one", "two", "lifted"},
    "moved_bridge": {"seat", "owner", "from_one", "from_two", "one", "two", "lifted"},
    "defected": {"seat", "owner", "district", "lifted"},
    "banishing": {"seat", "district", "roll"},
    "banished": {"seat", "district", "seats", "counts"},
    "doge_entered": {"seat", "district"},
    "doge_stayed": {"seat", "district"},
    "doge_moved": {"seat", "district", "price", "payees", "step"},
    "scored": {"district", "seats", "counts"},
    "declined": {"seat", "cards"},
    "out": {"seats"},
    "last_round": {"seats"},
    "bonus": {"highest", "seats", "counts"},
    "fewest": {"seat", "limit"},
    "fewest_tied": {"seats", "limit"},
    "kept_peace": {"seat"},
    "passage_ended": {"passage"},
    "game_over": set(),
}
REVEAL = {"rolled", "rerolled", "dealt", "offer", "banishing"}
RARE = {"rerolled", "kept_rolls", "took_over", "moved_bridge"}


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_event_of_whole_games_reaches_its_audience_alone(seats: int) -> None:
    kinds: set[str] = set()
    for seed in range(10):
        game = walk(GAME, seats, seed, {"hands": "hidden", "roles": "random"})
        _, begun = GAME.new(game.options, seats, seed)
        for told in (begun, *[step.events for step in game.steps]):
            for event in told:
                kinds.add(event.kind)
                seldom = {"lifted", "card"} if event.kind == "placed" else {"lifted"}
                assert set(event.facts) - seldom == FACTS[event.kind] - seldom
                assert set(event.facts) <= FACTS[event.kind]
                own = (event.facts["seat"],) if event.kind == "dealt" else None
                assert event.audience == own
                assert event.reveals == (event.kind in REVEAL | {"roles"})

    assert kinds - RARE == set(FACTS) - RARE


@pytest.mark.parametrize(("hands", "roles"), [("open", "random"), ("hidden", "assigned")])
def test_with_the_options_events_reach_their_audience_alone(hands: str, roles: str) -> None:
    audiences: dict[str, Callable[[object], object]] = {
        "open": lambda _: None,
        "hidden": lambda seat: (seat,),
    }
    for step in walk(GAME, 4, 1, {"hands": hands, "roles": roles}).steps:
        for event in step.events:
            if event.kind == "dealt":
                assert event.audience == audiences[hands](event.facts["seat"])
                assert event.reveals
            if event.kind == "roles":
                drawn = roles == "random"
                assert event.reveals == drawn or len(event.facts["seats"]) == 1  # type: ignore[arg-type]
