"""What a person is asked, and the options with what to know about each."""

import pytest

from rules.decision import Decision
from rules.event import Fact
from rules.san_juan.components import ROLE_KEYS
from tests.bot.text.san_juan.words import PLAYERS, book, decision

CARDS = ("card:1", "card:2", "card:3", "card:4", "card:5")


@pytest.mark.parametrize(
    ("asked", "english", "german"),
    [
        (
            decision("keep", *CARDS, least=4, most=4),
            "Keep 4 of your 5 cards as your starting hand.",
            "Behalte 4 deiner 5 Karten als Starthand.",
        ),
        (
            decision("limit", *CARDS),
            "Your hand is 1 card too large: choose the one to put away.",
            "Du hast 1 Karte zu viel: Welche legst du ab?",
        ),
        (
            decision("limit", *CARDS, least=2, most=2),
            "Your hand is 2 cards too large: choose those to put away.",
            "Du hast 2 Karten zu viel: Welche legst du ab?",
        ),
        (
            decision("office", *CARDS, least=0, most=2),
            "Exchange up to 2 hand cards (Office Building)? You put them away and draw as many.",
            "Bis zu 2 Handkarten tauschen (Amtsstube)? Du legst sie ab und ziehst ebenso viele.",
        ),
        (
            decision("office", "card:1", least=0),
            "Exchange a hand card (Office Building)? "
            "You put it away and draw another, or you decline.",
            "Eine Handkarte tauschen (Amtsstube)? "
            "Du legst sie ab und ziehst eine andere, oder du verzichtest.",
        ),
        (
            decision("bank", *CARDS, least=0, most=5),
            "Tuck cards under your Bank? "
            "Any number, only once in the game; each is worth 1 point at the end.",
            "Karten unter die Bank legen? "
            "Beliebig viele, nur einmal im Spiel; jede zählt am Ende 1 Punkt.",
        ),
        (decision("role", *ROLE_KEYS), "Choose a role.", "Wähle eine Rolle."),
        (
            decision("library", "library:use", "library:save", subject="role:trader"),
            "Double the privilege of the Trader with your Library? You have one use this round.",
            "Mit der Bibliothek das Privileg verdoppeln (Händler)? Das geht einmal je Runde.",
        ),
        (
            decision("build", "pass"),
            "Nothing in your hand can be built now: you can only pass.",
            "Mit dieser Hand ist jetzt kein Bau möglich: Du kannst nur passen.",
        ),
        (
            decision("build", "build:well", "pass"),
            "Build one building, or pass.",
            "Baue ein Gebäude oder passe.",
        ),
        (
            decision("pay", *CARDS, subject="building:archive"),
            "Choose 1 card to pay for the Archive.",
            "Bezahle das Archiv mit 1 Karte.",
        ),
        (
            decision("pay", *CARDS, least=3, most=3, subject="building:tower"),
            "Choose 3 cards to pay for the Tower.",
            "Bezahle den Turm mit 3 Karten.",
        ),
        (
            decision("sell", "good:0", "good:1", least=0, most=2),
            "Sell up to 2 goods, or none?",
            "Bis zu 2 Waren verkaufen oder keine?",
        ),
        (
            decision("goods", "good:0", "good:1", least=0, most=2, subject="building:tower"),
            "Which goods help to pay for the Tower? Up to 2, each saves a card.",
            "Welche Waren helfen, den Turm zu bezahlen? Bis zu 2, jede spart eine Karte.",
        ),
        (
            decision("councillor", *CARDS),
            "Keep 1 of these 5 cards.",
            "Behalte 1 dieser 5 Karten.",
        ),
    ],
)
def test_questions(asked: Decision, english: str, german: str) -> None:
    assert book("en").ask(asked) == english
    assert book("de").ask(asked) == german


WELL = {"building": "building:well", "cost": 2, "points": 1}


@pytest.mark.parametrize(
    ("kind", "key", "facts", "english", "german"),
    [
        (
            "pay",
            "card:70",
            WELL,
            ("Well", "Cost 2, 1 point. Producer: draw 1 if you made 2 goods or more"),
            ("Brunnen", "Kosten 2, 1 Punkt. Aufseher: ab 2 produzierten Waren 1 Karte ziehen"),
        ),
        (
            "build",
            "build:well",
            {**WELL, "price": 0, "price_most": 0, "gain": 1, "gain_most": 1},
            ("Well", "Free (cost 2), +1 point. Producer: draw 1 if you made 2 goods or more"),
            (
                "Brunnen",
                "Umsonst (Kosten 2), +1 Punkt. Aufseher: ab 2 produzierten Waren 1 Karte ziehen",
            ),
        ),
        (
            "build",
            "build:palace",
            {
                "building": "building:palace",
                "cost": 6,
                "points": 0,
                "price": 3,
                "price_most": 6,
                "gain": -1,
                "gain_most": 8,
            },
            ("Palace", "Pay 3–6 (cost 6), −1 to +8 points. End: 1 point for every 4 others"),
            ("Palast", "Zahle 3–6 (Kosten 6), −1 bis +8 Punkte. Ende: 1 Punkt je 4 andere Punkte"),
        ),
        (
            "build",
            "build:well",
            {
                **WELL,
                "price": 0,
                "price_most": 0,
                "gain": -1,
                "gain_most": -1,
                "over": "building:chapel",
            },
            ("Well", "Only over the Chapel: free (cost 2), −1 point"),
            ("Brunnen", "Nur über die Kapelle: umsonst (Kosten 2), −1 Punkt"),
        ),
        (
            "build",
            "pass",
            {},
            ("Pass", "Build nothing this time"),
            ("Passen", "Diesmal nichts bauen"),
        ),
        (
            "cover",
            "over:2",
            {"building": "building:chapel", "price": 3, "saves": 3, "gain": -1, "loses_good": 0},
            ("Over the Chapel", "Pay 3 cards (saves 3), −1 point"),
            ("Über die Kapelle", "Zahle 3 Karten (spart 3), −1 Punkt"),
        ),
        (
            "cover",
            "over:0",
            {
                "building": "building:indigo_plant",
                "price": 1,
                "saves": 1,
                "gain": 0,
                "loses_good": 1,
            },
            ("Over the Indigo Plant", "Pay 1 card (saves 1), +0 points. Its good is lost"),
            (
                "Über die Indigoküperei",
                "Zahle 1 Karte (spart 1), +0 Punkte. Die Ware darauf geht verloren",
            ),
        ),
        (
            "cover",
            "over:0",
            {"building": "building:park", "price": 0, "saves": 6, "gain": 6, "loses_good": 0},
            ("Over the Park", "Free (saves 6), +6 points"),
            ("Über den Park", "Umsonst (spart 6), +6 Punkte"),
        ),
        (
            "cover",
            "over:1",
            {"building": "building:smithy", "price": 0, "saves": 0, "gain": 0, "loses_good": 0},
            ("Over the Smithy", "Free, +0 points"),
            ("Über die Schmiede", "Umsonst, +0 Punkte"),
        ),
        (
            "build",
            "build:cathedral",
            {
                "building": "building:cathedral",
                "cost": 7,
                "points": 0,
                "price": 6,
                "price_most": 6,
                "gain": 4,
                "gain_most": 4,
            },
            (
                "Cathedral (from the table)",
                "Pay 6 (cost 7), +4 points. "
                "End: others' buildings of cost 6 bring 4, 7, 9, 10 points",
            ),
            (
                "Kathedrale (vom Tisch)",
                "Zahle 6 (Kosten 7), +4 Punkte. "
                "Ende: fremde Gebäude zu 6 bringen 4, 7, 9, 10 Punkte",
            ),
        ),
        (
            "sell",
            "good:0",
            {"building": "building:customs_office", "price": 2},
            ("Customs Office", "Its customs cargo sells for 2 cards"),
            ("Zollamt", "Zollgut bringt 2 Karten"),
        ),
        (
            "cover",
            "beside",
            {"price": 2, "gain": 1},
            ("Beside your buildings", "Pay 2 cards, +1 point"),
            ("Neben deine Gebäude", "Zahle 2 Karten, +1 Punkt"),
        ),
        (
            "sell",
            "good:0",
            {"building": "building:coffee_roaster", "price": 3},
            ("Coffee Roaster", "Its coffee sells for 3 cards"),
            ("Kaffeerösterei", "Kaffee bringt 3 Karten"),
        ),
        (
            "goods",
            "good:0",
            {"building": "building:coffee_roaster"},
            ("Coffee Roaster", "Its coffee pays for 1 card"),
            ("Kaffeerösterei", "Die Ware (Kaffee) zahlt 1 Karte"),
        ),
        (
            "role",
            "role:trader",
            {"role": "role:trader", "allowed": 3, "least": 4, "most": 6},
            ("Trader", "Everybody may sell a good; you may sell 3, now for 4–6 cards"),
            (
                "Händler",
                "Alle dürfen eine Ware verkaufen, du bis zu 3; das bringt jetzt 4–6 Karten",
            ),
        ),
        (
            "role",
            "role:builder",
            {"role": "role:builder", "less": 2, "less_most": 2, "least": 0, "most": 0},
            ("Builder", "All may build; you pay 2 less. Nothing can be built"),
            ("Baumeister", "Alle dürfen bauen, du zahlst 2 weniger. Baubar: 0"),
        ),
        (
            "role",
            "role:builder",
            {"role": "role:builder", "city": 2, "production": 1, "least": 4, "most": 4},
            (
                "Builder",
                "All may build; you pay 2 less for city buildings, 1 for production. "
                "4 can be built",
            ),
            (
                "Baumeister",
                "Alle dürfen bauen, du zahlst 2 weniger für Stadtgebäude, sonst 1. Baubar: 4",
            ),
        ),
        (
            "role",
            "role:councillor",
            {"role": "role:councillor", "dealt": 8, "least": 2, "most": 2},
            ("Councillor", "Everybody draws 2 and keeps 1; you draw 8 and keep 2"),
            ("Ratsherr", "Alle ziehen 2 und behalten 1; du ziehst 8 und behältst 2"),
        ),
        (
            "role",
            "role:prospector",
            {"role": "role:prospector", "least": 1, "most": 2},
            ("Prospector", "Only you draw: 1–2 cards"),
            ("Goldsucher", "Nur du ziehst: 1–2 Karten"),
        ),
        (
            "library",
            "library:save",
            {},
            ("Save it for later", "Your next role this round can be doubled instead"),
            ("Für später aufheben", "Dafür kannst du deine nächste Rolle dieser Runde verdoppeln"),
        ),
    ],
)
def test_options(
    kind: str, key: str, facts: dict[str, Fact], english: tuple[str, str], german: tuple[str, str]
) -> None:
    assert book("en").option(decision(kind, key), 0, facts, PLAYERS) == english
    assert book("de").option(decision(kind, key), 0, facts, PLAYERS) == german
