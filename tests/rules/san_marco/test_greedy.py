"""Greedy's common sense, in positions with a plain best move."""

from itertools import pairwise

import pytest

from rules.san_marco import GAME
from rules.san_marco.components import NAMES, OUT_AT, Bridge
from rules.san_marco.computer import valuing
from rules.san_marco.computer.heuristics import greedy
from rules.san_marco.state import ASSIGNED, State, Variant
from tests.rules.san_marco.given import dealt, given
from tests.rules.san_marco.table import Table


def picks(table: Table, seat: int | None = None) -> list[str]:
    """Return greedy's choice for a seat, by key."""
    decision = table.asked(seat)
    choice = greedy(table.sees(decision.seat), decision)
    return [decision.options[position] for position in choice]


# --- carrying out ------------------------------------------------------------------------------


def test_it_places_nobles_before_the_doge_who_scores_there() -> None:
    """One noble more makes it first: 8 instead of 6."""
    table = given(
        cards="doge san_marco",
        doge="san_marco",
        nobles={"san_marco": (3, 3, 1, 0)},
    )

    assert picks(table) == ["district:san_marco"]


def test_it_takes_the_doge_where_it_gains_most_beyond_the_others() -> None:
    """Second in both, first nowhere: it goes where a rival gets less."""
    table = given(
        cards="doge castello",
        doge="castello",
        bridges="san_marco-castello:0 cannaregio-castello:0",
        nobles={
            "castello": (1, 3, 0, 0),
            "san_marco": (2, 1, 0, 0),
            "cannaregio": (1, 4, 2, 0),
        },
    )
    table.answers("card:doge")

    assert picks(table) == ["doge:san_marco"]


def test_it_does_not_pay_more_than_the_doge_brings() -> None:
    """8 for it and 6 for a rival are hardly more than 6 for itself alone, and not worth a toll."""
    nobles = {"castello": (3, 1, 1, 0), "san_marco": (3, 2, 0, 0)}
    for owner, district in ((1, "castello"), (0, "san_marco")):
        table = given(
            cards="doge castello",
            doge="castello",
            bridges=f"san_marco-castello:{owner}",
            prestige=(9, 9, 9, 9),
            nobles=nobles,
        )
        table.answers("card:doge")

        assert picks(table) == [f"doge:{district}"]


def test_it_pays_a_toll_for_much() -> None:
    table = given(
        cards="doge castello",
        doge="castello",
        bridges="san_marco-castello:1",
        prestige=(5, 5, 5, 5),
        nobles={"castello": (0, 3, 1, 0), "san_marco": (3, 1, 0, 0)},
    )
    table.answers("card:doge")

    assert picks(table) == ["doge:san_marco:1"]


def test_it_rolls_the_die_first_and_can_react_to_it() -> None:
    table = given(
        cards="banishment san_marco castello",
        doge="san_marco",
        nobles={"san_marco": (3, 3, 1, 0), "castello": (1, 6, 0, 0)},
    )

    assert picks(table) == ["card:banishment"]


def test_a_noble_goes_over_the_bridge_where_it_changes_more() -> None:
    table = given(
        cards="castello bridge",
        bridges="san_marco-castello:0",
        doge="san_marco",
        nobles={"castello": (7, 1, 0, 0), "san_marco": (3, 3, 1, 0)},
    )
    table.answers("district:castello")

    assert picks(table) == ["district:san_marco"]


def test_a_defector_takes_the_lead_from_a_player_who_has_it() -> None:
    table = given(
        cards="defector bridge",
        doge="san_marco",
        nobles={"castello": (5, 1, 1, 1), "san_marco": (3, 4, 1, 0)},
    )
    table.answers("card:defector")

    assert picks(table) == ["noble:san_marco:1"]


@pytest.mark.parametrize("leader", [1, 2])
def test_of_rivals_who_stand_alike_it_takes_from_the_one_who_is_ahead(leader: int) -> None:
    """Not from the first in seat order: that seat would lose in the long run."""
    prestige = tuple(20 if seat == leader else 5 for seat in range(4))
    nobles = {"castello": (2, 3, 3, 0), "san_polo": (3, 0, 0, 0)}
    table = given(cards="defector bridge", doge="castello", nobles=nobles, prestige=prestige)
    table.answers("card:defector")
    assert picks(table) == [f"noble:castello:{leader}"]

    for seed in range(12):
        table = given(cards="banishment bridge", nobles=nobles, prestige=prestige, seed=seed)
        table.plays("banishment", "district:castello")
        if table.asked_kinds() == {"victims"}:
            lost = [int(number) for number in picks(table)[0].partition(":")[2].split(",")]
            assert lost[leader] == max(lost)


def test_it_banishes_where_others_lead() -> None:
    table = given(
        cards="banishment bridge",
        doge="san_marco",
        nobles={"san_marco": (2, 4, 0, 0), "castello": (5, 1, 1, 1), "san_polo": (4, 0, 0, 0)},
    )
    table.answers("card:banishment")

    assert picks(table) == ["district:san_marco"]


def test_it_sends_those_home_whose_loss_brings_it_most() -> None:
    """A roll of 1 to 4 leaves a choice; a rival just ahead goes first."""
    rolls = set[int]()
    for seed in range(12):
        table = given(
            cards="banishment bridge",
            doge="san_marco",
            nobles={"san_marco": (3, 4, 0, 2), "castello": (1, 0, 0, 0)},
            seed=seed,
        )
        table.plays("banishment", "district:san_marco")
        if table.asked_kinds() == {"victims"}:
            lost = [int(number) for number in picks(table)[0].partition(":")[2].split(",")]
            assert lost[1] >= min(2, sum(lost))
            rolls.add(sum(lost))
    assert len(rolls) > 1


def test_it_declines_what_would_help_only_others() -> None:
    """Alone in the lead everywhere, with no one to take from."""
    table = given(cards="banishment", nobles={"castello": (9, 0, 0, 0), "san_polo": (8, 0, 0, 0)})

    assert picks(table) == ["end"]


def test_with_the_fewest_limit_points_it_banishes_others_but_not_itself() -> None:
    for nobles, choice in (
        ({"castello": (2, 4, 0), "san_polo": (4, 0, 0)}, "district:castello"),
        ({"castello": (9, 0, 0)}, "decline"),
    ):
        table = given(seats=3, seat=1, limits=(3, 12, 10), nobles=nobles)
        table.ends()
        assert table.asked_kinds() == {"fewest"}
        assert picks(table) == [choice]


def test_a_noble_is_lifted_where_it_is_missed_least() -> None:
    """Nine against one can spare a noble; four against four cannot."""
    table = given(
        cards="castello bridge",
        bridges=" ".join(f"{pair}:0" for pair in ("cannaregio-castello", "santa_croce-san_polo")),
        nobles={
            "san_polo": (19, 1, 0, 0),
            "san_marco": (4, 4, 4, 0),
            "castello": (0, 1, 0, 0),
        },
    )
    table.answers("district:castello")
    if table.asked_kinds() == {"place"}:
        table.answers("district:castello")

    assert picks(table) == ["district:san_polo"]


# --- bridges -----------------------------------------------------------------------------------


def test_a_bridge_opens_the_way_for_the_doge_in_hand() -> None:
    table = given(
        cards="bridge doge",
        doge="castello",
        nobles={"castello": (0, 3, 2, 0), "san_marco": (5, 1, 0, 0)},
    )

    assert picks(table) == ["card:bridge"]
    table.answers("card:bridge")
    assert picks(table) == ["pair:san_marco-castello"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_first_bridges_follow_the_nobles(seats: int) -> None:
    """Once all games of four began with the same four bridges, whatever had been rolled."""
    begun = {first_bridges(GAME.new({}, seats, seed)[0]) for seed in range(20)}

    assert len(begun) > 10


def first_bridges(state: State) -> frozenset[Bridge]:
    while not state.passage:
        [decision] = GAME.decisions(state)
        GAME.apply(state, decision.seat, greedy(GAME.view(state, decision.seat), decision))
    return frozenset(state.bridges)


def test_a_bridge_lets_nobles_go_where_they_bring_more() -> None:
    """One noble wins Castello; elsewhere no one can be caught up with."""
    nobles = dict.fromkeys(NAMES, (0, 4, 2, 1)) | {"castello": (3, 3, 0, 0)}
    table = given(cards="bridge castello", nobles=nobles, doge="san_polo")
    table.answers("card:bridge")
    [pair] = picks(table)

    assert "castello" in pair


def test_a_further_bridge_leads_somewhere_new() -> None:
    """If a further noble is worth the same everywhere."""
    nobles = dict.fromkeys(NAMES, (4, 2, 1, 1))
    table = given(cards="bridge castello", bridges="san_marco-castello:0", nobles=nobles)
    table.answers("card:bridge")
    [pair] = picks(table)

    assert "san_marco" not in pair
    assert "castello" not in pair


# --- offers ------------------------------------------------------------------------------------


def two_offers(first: str, actions: str, points: str) -> Table:
    """Let seat 1 choose between two offers of seat 0, in the last round of a passage."""
    table = dealt(actions, points, limits=(0, 0, 10), doge="castello")
    table.splits(first)
    return table


def test_it_takes_more_cards_where_limits_are_alike() -> None:
    table = two_offers("castello 1 2", "castello defector defector doge san_marco", "1 2 3")

    assert picks(table) == ["offer:2"]


def test_it_takes_fewer_limit_points_where_cards_are_alike() -> None:
    hand = "castello castello defector defector bridge"
    table = two_offers("castello defector 3 3", hand, "3 3 1")

    assert picks(table) == ["offer:2"]


@pytest.mark.parametrize(("limit", "taken"), [(0, "offer:1"), (8, "offer:2")])
def test_limit_points_weigh_more_close_to_ten(limit: int, taken: str) -> None:
    table = dealt(
        "castello castello bridge bridge defector san_polo",
        "2 2 1 1",
        limits=(8, limit, limit),
    )
    table.splits("castello castello defector san_polo 2 2", "bridge 1")
    assert picks(table) == [taken]


@pytest.mark.planted
@pytest.mark.parametrize("danger", [1, OUT_AT - 1, OUT_AT, OUT_AT + 2])
def test_limit_points_cost_more_the_more_there_are_wherever_danger_begins(
    danger: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search for better numbers tries all of these."""
    monkeypatch.setattr(valuing, "NUMBERS", valuing.NUMBERS._replace(danger=danger))
    costs = [valuing.burden(0, more, last=False) for more in range(1, OUT_AT + 4)]
    assert all(fewer < more for fewer, more in pairwise(costs))


def test_it_divides_evenly() -> None:
    """Neither all limit cards nor all action cards end in one offer."""
    table = dealt("doge doge castello san_polo bridge defector", "3 3 2 1", doge="castello")
    counts: list[int] = []
    for _ in range(2):
        keys = picks(table, 0)
        counts.append(sum(key.startswith("card:limit") for key in keys))
        assert not all(key.startswith("card:limit") for key in keys)
        table.answers(*keys, seat=0)
    assert max(counts) < 4
    assert max(facts_limit(table)) < 9


def facts_limit(table: Table) -> list[int]:
    return [int(str(facts["limit"])) for facts in table.heard(None, "offer")]


def test_the_second_distributor_is_a_player_who_is_ahead() -> None:
    """Of four that is the worst role, and the first decider's the best of those to be given."""
    for prestige, roles in (((0, 20, 10, 0), "3,1,2"), ((0, 0, 10, 20), "1,3,2")):
        variant = Variant(roles=ASSIGNED)
        table = given(seat=2, start=3, variant=variant, prestige=prestige)
        table.ends()
        assert picks(table) == [f"roles:{roles}"]


def test_it_lets_a_player_who_has_least_decide_first() -> None:
    table = given(seats=3, seat=2, start=2, variant=Variant(roles=ASSIGNED), prestige=(0, 9, 3))
    table.ends()

    assert picks(table) == ["roles:2,1"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_r18_it_finishes_a_game_whose_players_are_gone_in_the_middle_of_a_card(seats: int) -> None:
    table = given(seats=seats, cards="banishment castello", passage=3, nobles={"castello": (1, 2)})
    table.answers("card:banishment")

    while waiting := table.sees(None).waiting:
        table.answers(*picks(table, waiting[0]), seat=waiting[0])

    assert table.outcome().reason == "three_passages"


def test_greedy_lifts_no_noble_from_where_it_has_just_decided_to_put_it() -> None:
    """A seat that shares the lead loses little by one noble less, if no more comes there."""
    nobles = {"castello": (12, 12), "san_polo": (7, 6), "dorsoduro": (6, 5)}
    table = given(cards="castello", nobles=nobles, passage=3)
    table.answers("district:castello")

    assert table.asked().kind == "source"
    [picked] = GAME.greedy(table.sees(0), table.asked())
    assert table.options()[picked] != "district:castello"
