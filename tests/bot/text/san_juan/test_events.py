"""What happened, in one sentence each."""

import pytest

from rules.event import Event
from tests.bot.text.san_juan.words import PLAYERS, book, happened

COSTS_DIFFER = (
    "building:quarry",
    "building:gold_mine",
    "building:tobacco_storage",
    "building:hero",
)
SOME_EQUAL = ("building:well", "building:well", "building:hero", "building:crane")
LIBRARY = "building:library"


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            happened("round_began", round=3, governor=1),
            "Round 3. Governor: Ben.",
            "Runde 3. Gouverneur: Ben.",
        ),
        (
            happened("role_taken", seat=0, role="role:councillor"),
            "Ada takes the Councillor.",
            "Ada nimmt den Ratsherrn.",
        ),
        (happened("passed", seat=2), "Cleo builds nothing.", "Cleo baut nichts."),
        (
            happened("built", seat=0, building=LIBRARY, price=5, goods=2),
            "Ada builds a Library for 5 cards, 2 of them goods.",
            "Ada baut eine Bibliothek für 5 Karten, davon 2 Waren.",
        ),
        (
            happened("built", seat=0, building="building:archive", price=1, goods=0),
            "Ada builds an Archive for 1 card.",
            "Ada baut ein Archiv für 1 Karte.",
        ),
        (
            happened("built", seat=0, building="building:palace", price=0, over=LIBRARY, goods=0),
            "Ada builds a Palace over the Library for free.",
            "Ada baut einen Palast über die Bibliothek umsonst.",
        ),
        (
            happened("produced", seat=1, buildings=("building:indigo_plant",) * 2),
            "Ben makes 2× indigo.",
            "Ben produziert 2× Indigo.",
        ),
        (
            happened(
                "sold",
                seat=1,
                count=4,
                buildings=("building:sugar_mill", "building:coffee_roaster"),
            ),
            "Ben sells sugar and coffee: 4 cards.",
            "Ben verkauft Zucker und Kaffee: 4 Karten.",
        ),
        (happened("drew", seat=1, count=4, source="role:trader"), None, None),
        (
            happened("drew", seat=1, count=1, source="building:well"),
            "Ben draws 1 card (Well).",
            "Ben zieht 1 Karte (Brunnen).",
        ),
        (
            happened("drew_cards", seat=1, cards=(LIBRARY, "building:well", LIBRARY)),
            "You drew 2× Library and Well.",
            "Du hast gezogen: 2× Bibliothek und Brunnen.",
        ),
        (happened("goods", seat=1, cards=(LIBRARY,)), None, None),
        (
            happened("declined", seat=1, role="role:trader"),
            "Ben sells nothing.",
            "Ben verkauft nichts.",
        ),
        (
            happened("declined", seat=1, role="role:producer"),
            "Ben makes no goods.",
            "Ben produziert nichts.",
        ),
        (
            happened("tile_turned", prices=(1, 1, 2, 2, 3)),
            "The trading house pays: indigo 1, sugar 1, tobacco 2, coffee 2, silver 3.",
            "Das Handelshaus zahlt: Indigo 1, Zucker 1, Tabak 2, Kaffee 2, Silber 3.",
        ),
        (
            happened("hands_settled", seats=(1, 2, 0), counts=(1, 0, 3)),
            "Start of the round, cards put away or tucked: Ben 1 and Ada 3.",
            "Rundenbeginn, abgelegt oder verwahrt: Ben 1 und Ada 3.",
        ),
        (happened("hands_settled", seats=(1,), counts=(0,)), None, None),
        (
            happened("councillor_kept", seats=(2, 0, 1), counts=(1, 2, 0)),
            "Cards kept: Cleo 1, Ada 2 and Ben 0.",
            "Karten behalten: Cleo 1, Ada 2 und Ben 0.",
        ),
        (
            happened("gold_mine", seat=0, cards=COSTS_DIFFER, taken="building:gold_mine"),
            "Ada's Gold Mine turns up Quarry, Gold Mine, Tobacco Storage and Hero: "
            "Ada takes the Gold Mine.",
            "Goldgrube von Ada: Steinbruch, Goldgrube, Tabakspeicher und Reiter. "
            "Ada nimmt die Goldgrube.",
        ),
        (
            happened("gold_mine", seat=0, cards=SOME_EQUAL),
            "Ada's Gold Mine turns up 2× Well, Hero and Crane: no gold, as two costs are the same.",
            "Goldgrube von Ada: 2× Brunnen, Reiter und Kran. "
            "Kein Gold, denn zwei Kosten sind gleich.",
        ),
        (
            happened("swapped", seat=1, count=2),
            "Ben exchanges 2 cards (Office Building).",
            "Ben tauscht 2 Karten (Amtsstube).",
        ),
        (
            happened("swapped", seat=1, count=1),
            "Ben exchanges 1 card (Office Building).",
            "Ben tauscht 1 Karte (Amtsstube).",
        ),
        (
            happened("swapped", seat=1, count=0),
            "Ben exchanges nothing (Office Building).",
            "Ben tauscht nichts (Amtsstube).",
        ),
        (
            happened("banked", seat=0, cards=(LIBRARY, "building:well")),
            "You tucked under your Bank: Library and Well.",
            "Unter deine Bank gelegt: Bibliothek und Brunnen.",
        ),
        (
            happened("bank_used", seat=0),
            "Ada has used the Bank for this game.",
            "Ada hat die Bank für dieses Spiel genutzt.",
        ),
        (
            happened("customs_filled", seat=2),
            "Cleo's Customs Office gets a good.",
            "Das Zollamt von Cleo bekommt eine Ware.",
        ),
        (
            happened("goldsmith", seat=0, building="building:well", taken=0),
            "Ada's Goldsmith turns up a Well: it is built already, so it is put away.",
            "Goldschmiede von Ada: Brunnen. Es ist schon gebaut und wird abgelegt.",
        ),
        (
            happened("goldsmith", seat=0, building="building:archive", taken=1),
            "Ada's Goldsmith turns up an Archive: nobody has built it, so Ada takes it.",
            "Goldschmiede von Ada: Archiv. Niemand hat es gebaut, also nimmt Ada die Karte.",
        ),
        (
            happened("drew", seat=1, count=1, source="building:tavern"),
            "Ben draws 1 card (Tavern).",
            "Ben zieht 1 Karte (Schenke).",
        ),
        (
            happened("drew", seat=1, count=1, source="building:hut"),
            "Ben draws 1 card (Hut).",
            "Ben zieht 1 Karte (Hütte).",
        ),
        (
            happened(
                "sold",
                seat=1,
                count=3,
                buildings=("building:indigo_plant", "building:customs_office"),
            ),
            "Ben sells indigo and customs cargo: 3 cards.",
            "Ben verkauft Indigo und Zollgut: 3 Karten.",
        ),
        (
            happened("built", seat=0, building="building:cathedral", price=7, goods=0),
            "Ada builds the Cathedral for 7 cards.",
            "Ada baut die Kathedrale für 7 Karten.",
        ),
        (
            happened(
                "built",
                seat=0,
                building="building:cathedral",
                price=1,
                over="building:park",
                goods=1,
            ),
            "Ada builds the Cathedral over the Park for 1 card, 1 of them a good.",
            "Ada baut die Kathedrale über den Park für 1 Karte, davon 1 Ware.",
        ),
        (
            happened("shuffled", count=1),
            "The discard pile is shuffled: the new deck has 1 card.",
            "Die Ablage wird gemischt: Der neue Stapel hat 1 Karte.",
        ),
        (
            happened("library_chosen", seat=0, doubled=0),
            "Ada saves the Library for later.",
            "Ada hebt die Bibliothek für später auf.",
        ),
        (
            happened("game_over", reason="standstill"),
            "The game is over: no cards are left and nobody built.",
            "Das Spiel ist aus: Es gibt keine Karten mehr, und niemand hat gebaut.",
        ),
    ],
)
def test_events(event: Event, english: str | None, german: str | None) -> None:
    assert book("en").event(event, PLAYERS) == english
    assert book("de").event(event, PLAYERS) == german


def test_without_names_people_are_numbered(language: str) -> None:
    line = book(language).event(happened("passed", seat=2), ())
    assert line is not None
    assert line.startswith({"en": "Player 3", "de": "Spieler 3"}[language])
