"""What is told, in both languages."""

from typing import Final

import pytest

from bot.text import LANGUAGES
from rules.decision import Decision, number
from rules.event import Event, Facts
from tests.bot.text.agreeing import agree
from tests.bot.text.pages import happened
from tests.bot.text.san_francisco.words import BOOKS, PLAYERS

VILLAS, OFFICES = "tender:villa_cheques_1", "tender:office_influence_3"
WORK, HOMES = "tile:work", "tile:homes"
C3_D3, A1_NORTH = "street:c3-d3", "street:a1-n"
DEAL = {"seat": 1, "other": 0, "seats": (1, 2), "counts": (4, 0), "streets": (C3_D3, A1_NORTH)}


SAID: Final = [
    (happened("action_cards", actions=("action:grant", "action:grant", "action:bonus_villa")),
     "The twelve action cards: 2× Grant and Bonus: villas.", "twelve action cards chosen"),
    (happened("round_began", round=3, start=2),
     "Round 3 begins. Start player: Cleo.", "Cleo starts"),
    (happened("unusable", tender=VILLAS),
     "Villas: 1 right, cheques: no such street is free, so another card is drawn.",
     "no street for Villas: 1 right, cheques"),
    (happened("reshuffled", count=35),
     "The pile is used up: 35 tender cards make a new one.", "new pile"),
    (happened("turned_up", tender=OFFICES),
     "Tender card: Office: 3 rights, influence.", "Office: 3 rights, influence"),
    (happened("accepted", seat=0, tender=OFFICES), "Ada uses the tender card.", "uses it"),
    (happened("refused", seat=0, tender=VILLAS),
     "Ada refuses the tender card: Villas: 1 right, cheques.", "refuses Villas: 1 right, cheques"),
    (happened("influence_opened", seats=(0, 1, 2), counts=(7, 5, 0)),
     "Influence cards: Ada 7, Ben 5 and Cleo 0.", "Ada 7, Ben 5, Cleo 0"),
    (happened("influence_opened", seats=(), counts=()),
     "Nobody plays an influence card.", "no influence card played"),
    (happened("tied", seats=(1, 2)), "Ben and Cleo tie and cancel out.", "tie: Ben, Cleo"),
    (happened("won_influence", seat=0, count=7, rank=1),
     "Ada wins right number 1 for 7 influence.", "right 1 for 7"),
    (happened("nobody_won"), "Nobody wins a right.", "no right won"),
    (happened("bid", seat=1, cheques=(1, 2), total=8), "Ben lays 1 and 2 and bids 8.", "bids 8"),
    (happened("passed", seat=1), "Ben passes.", "passes"),
    (happened("won_auction", seat=2, total=8),
     "Cleo wins the right and pays 8.", "wins the right for 8"),
    (happened("tile_opened", seats=(0, 2), tile=WORK),
     "Option tile Factory + Office: Ada and Cleo.", "Factory + Office: Ada, Cleo"),
    (happened("won_alone", seat=2, tile=WORK),
     "Cleo alone has chosen Factory + Office and pays a cheque face down.",
     "alone with Factory + Office"),
    (happened("paid", seat=2, count=10), "You paid with 10.", "pays 10"),
    (happened("cannot_pay", seat=2, tile=WORK),
     "Cleo alone has chosen Factory + Office, but has no cheque: the right lapses.",
     "no cheque for Factory + Office"),
    (happened("unsold", tile=HOMES),
     "No street is left for Villas + Houses, so this right is not sold.",
     "no street for Villas + Houses"),
    (happened("blind_opened", seat=0, cheques=(4, 5), total=9),
     "Ada bids 4 and 5: 9 in all.", "bids 9"),
    (happened("blind_opened", seat=0, cheques=(9,), total=9), "Ada bids 9.", "bids 9"),
    (happened("blind_opened", seat=0, cheques=(), total=0), "Ada bids nothing.", "bids 0"),
    (happened("won_tile", seat=0, tile=HOMES, total=9),
     "Ada gets the right of Villas + Houses for 9.", "Villas + Houses for 9"),
    (happened("proposes_nothing", seat=2), "Cleo proposes nothing.", "proposes nothing"),
    (Event("proposed", DEAL),
     "Ben proposes that Ada invests and pays Ben 4 and does not place on C3/D3 and A1 north.",
     "proposes: Ada invests, pays Ben 4"),
    (Event("agreed", {**DEAL, "streets": (), "counts": (4, 1)}),
     "Agreed as Ben proposed: Ada invests and pays Ben 4 and Cleo 1.", "agreed: Ada invests"),
    (happened("rejected", seat=1, seats=(0, 2)),
     "The proposal of Ben is rejected by Ada and Cleo.", "is rejected by Ada, Cleo"),
    (happened("accepted_by", seat=1, seats=(0, 2)),
     "The proposal of Ben is accepted by Ada and Cleo.", "is accepted by Ada, Cleo"),
    (happened("unpayable", seat=1, other=0),
     "Ada cannot pay exactly what Ben proposed.", "cannot be paid"),
    (happened("deal_paid", seat=0, other=1, cheques=(1, 3)),
     "Ada pays Ben in cheques: 1 and 3.", "pays Ben 1, 3"),
    (happened("of_no_use", seats=(0, 2)),
     "The card is of no use to Ada and Cleo: not sold to them.", "no use: Ada, Cleo"),
    (happened("lapsed", seat=0), "Ada cannot use the right: it lapses.", "right lapses"),
    (happened("declined", seat=0), "Ada declines.", "declines"),
    (happened("lifted", seat=0, street=A1_NORTH),
     "Ada lifts the stick on A1 north.", "lifts A1 north"),
    (happened("placed", seat=0, street=C3_D3), "Ada places a stick on C3/D3.", "stick on C3/D3"),
    (happened("built", seat=0, district="district:d3", kind="kind:city_hall", points=10),
     "Ada builds D3 (City hall): 10 prestige.", "builds City hall D3 +10"),
    (happened("bonus", seat=0, kind="kind:villa", points=3),
     "Ada gets the bonus for Villas: 3 prestige.", "bonus +3"),
    (happened("action", action="action:shift_cheques", year=1909),
     "Action card of 1909: Shift (cheques).", "Move any stick by one or two streets, straight"),
    (happened("shifted", seat=0, other=1, street=C3_D3, target="street:d3-e3"),
     "Ada shifts the stick of Ben from C3/D3 to D3/E3.", "shifts Ben: C3/D3 → D3/E3"),
    (happened("swapped", seat=0, seats=(1, 2), street=C3_D3, target=A1_NORTH),
     "Ada swaps the sticks on C3/D3 and A1 north, of Ben and Cleo.", "swaps C3/D3 and A1 north"),
    (happened("replaced", seat=0, other=1, street=C3_D3),
     "Ada sends back the stick of Ben on C3/D3.", "replaces Ben on C3/D3"),
    (happened("sticks_back", seat=0, streets=(C3_D3, A1_NORTH)),
     "Ada takes back 2 sticks: C3/D3 and A1 north.", "takes back 2 sticks"),
    (happened("no_sticks_back", seat=0),
     "Ada takes back no stick and gets nothing.", "takes back no stick"),
    (happened("takes_influence", seat=0, count=4), "Ada gets 4 influence.", "+4 influence"),
    (happened("takes_cheques", seat=0, most=10),
     "Ada chooses cheques up to 10.", "cheques up to 10"),
    (happened("drew", seat=0, count=5, total=8), "Ada draws a 5 and has 8.", "draws 5 (now 8)"),
    (happened("exceeded", seat=0, most=10),
     "Ada is beyond 10 and loses all drawn cheques.", "beyond 10, loses all"),
    (happened("kept", seat=0, total=8), "Ada keeps 8 in cheques.", "keeps 8"),
    (happened("kept", seat=0, total=0), "Ada stops without a cheque.", "keeps 0"),
    (happened("bank_empty"), "The bank is empty: nobody can draw any more.", "the bank is empty"),
    (happened("game_over", reason="twelve_years"),
     "The game is over.", "the end: the twelfth year is over"),
    (happened("game_over", reason="no_street_left"),
     "The game is over.", "the end: no street is left"),
    (happened("game_over", reason="standstill"),
     "The game is over.", "the end: nobody can invest any more"),
]  # fmt: skip
"""What happened, the sentence that tells it, and the few words for a small line."""


@pytest.mark.parametrize(("event", "english", "short"), SAID)
def test_what_happened(event: Event, english: str, short: str) -> None:
    one, other = BOOKS
    assert one.event(event, PLAYERS) == english
    german = other.event(event, PLAYERS)
    assert german is not None
    agree(english, german, event.facts.values(), BOOKS, PLAYERS)
    brief, kurz = one.brief(event, PLAYERS), other.brief(event, PLAYERS)
    assert brief is not None
    assert kurz is not None
    assert brief.words == short
    agree(short, kurz.words, event.facts.values(), BOOKS, PLAYERS)
    assert (brief.chapter is None) == (kurz.chapter is None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_year_goes_without_saying(language: str) -> None:
    book = BOOKS[language == "de"]
    event = happened("year_over", year=1907)
    assert book.event(event, PLAYERS) is None
    assert book.brief(event, PLAYERS) is None


@pytest.mark.parametrize(
    ("kind", "option", "facts", "english", "german"),
    [
        ("bid", "cheque:7:1", {"value": 7}, "Cheque 7", "Scheck 7"),
        ("influence", "influence:0", {"value": 0, "left": 30}, "Influence 0", "Einfluss 0"),
        ("sum", "sum:12", {"value": 12, "other": 1}, "12 for Ben", "12 für Ben"),
    ],
)
def test_an_option_is_named_by_its_value(
    kind: str, option: str, facts: Facts, english: str, german: str
) -> None:
    """No number stands before it, which would look like another."""
    decision = Decision(0, kind, (option, "other"))
    assert [book.option(decision, 0, facts, PLAYERS).label for book in BOOKS] == [english, german]
    assert number(0, [facts, {}]) is number(1, [facts, {}]) is None
