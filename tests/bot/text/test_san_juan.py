"""San Juan in words: that nothing is missing, and what the sentences look like."""

import re
from pathlib import Path

import pytest

from bot.text import GameTexts, texts
from rules.decision import Decision
from rules.event import Event, Fact
from rules.san_juan.cards import (
    BUILDING_KEYS,
    COPIES,
    COST,
    DATA,
    EXTRA,
    FAMILY,
    NAMES,
    POINTS,
    ROLE_KEYS,
    kind_named,
)
from rules.san_juan.scoring import STEPS, residence_groups

ROOT = Path(__file__).parents[3]
SOURCES = [path.read_text() for path in sorted((ROOT / "rules" / "san_juan").rglob("*.py"))]
EVENT = re.compile(r'Event\(\s*"(\w+)"')
DECISION = re.compile(r'Decision\(\s*seat, "(\w+)"')
STEP = re.compile(r'"\w+": "(\w+)",\n')
PLAYERS = ("Ada", "Ben", "Cleo", "Dora")

KINDS = {
    "keep", "office", "chapel", "bank", "limit", "role", "library", "build", "cover", "goods",
    "pay", "produce", "sell", "councillor", "archive",
}  # fmt: skip
EVENTS = {
    "starting_hands", "hands_settled", "tucked", "round_began", "role_taken", "library_chosen",
    "library_used", "built", "passed", "paid", "shuffled", "drew", "drew_cards", "produced",
    "declined", "goods", "tile_turned", "sold", "councillor_dealt", "councillor_kept",
    "gold_mine", "game_over", "swapped", "banked", "bank_used", "customs_filled", "goldsmith",
}  # fmt: skip


def book(language: str) -> GameTexts:
    return texts(language).of("san_juan")


def in_sources(pattern: re.Pattern[str]) -> set[str]:
    return {name for source in SOURCES for name in pattern.findall(source)}


def test_the_lists_here_are_those_of_the_rules() -> None:
    assert in_sources(DECISION) == KINDS
    assert in_sources(EVENT) == EVENTS


def test_everything_that_the_rules_say_has_words(language: str) -> None:
    words = book(language)
    for kind in in_sources(DECISION):
        assert f"ask-{kind}" in words
    for kind in in_sources(EVENT):
        assert f"event-{kind}" in words
    for step in ("keep", "round_start", "role", "library", "builder", "producer", "trader",
                 "councillor", "over"):  # fmt: skip
        assert f"step-{step}" in words
    for reason in ("twelve_buildings", "standstill"):
        assert words.reason(reason)


def test_every_building_and_role_has_all_its_forms(language: str) -> None:
    words = book(language)
    for key in (*BUILDING_KEYS, *ROLE_KEYS):
        assert key in words.terms()
        for form in ("the", "short", "effect", "help"):
            assert words.name(key, form)
            assert f"{key.replace(':', '-')}.{form}" in words
    for key, family in zip(BUILDING_KEYS, FAMILY, strict=True):
        message = key.replace(":", "-")
        assert f"{message}.a" in words
        holds = family == "production" or key == "building:customs_office"
        assert (f"{message}.good" in words) == holds
    for key in ROLE_KEYS:
        assert f"{key.replace(':', '-')}.privilege" in words


def test_topics_that_no_card_explains_can_be_looked_up(language: str) -> None:
    topics = {
        "round", "governor", "starting_hand", "round_start", "hand_limit", "building", "goods",
        "trading_house", "chapel_cards", "known_cards", "library_two", "deck", "end", "scoring",
        "tie_break", "together", "edition", "expansion", "table_options", "unconfirmed",
    }  # fmt: skip
    assert {f"term:{topic}" for topic in topics} <= set(book(language).terms())


def test_the_numbers_in_the_help_are_those_of_the_cards(language: str) -> None:
    source = (ROOT / "data" / "text" / f"san_juan.{language}.ftl").read_text(encoding="utf-8")
    for kind, name in enumerate(NAMES):
        entry = source.split(f"\nbuilding-{name} = ")[1].split("\nbuilding-")[0]
        family, given = re.findall(r"\{ -(\w+)\((.*)\) \}", entry)[0]
        numbers = {key: int(value) for key, value in re.findall(r"(\w+): (\d+)", given)}
        expected = {"cost": COST[kind], "points": POINTS[kind]}
        if FAMILY[kind] == "end":
            assert expected.pop("points") == 0
        copies = {"copies": COPIES[kind], "extra": EXTRA[kind]}
        expected |= {key: count for key, count in copies.items() if count}
        assert family == FAMILY[kind]
        assert numbers == expected, name


def test_the_names_are_those_of_the_reference() -> None:
    german = {
        "indigo_plant": "Indigoküperei",
        "trading_post": "Handelsstation",
        "hero": "Reiter",
        "carpenter": "Schreinerei",
        "triumphal_arch": "Triumphbogen",
        "office": "Amtsstube",
        "guard_room": "Wachstube",
        "hut": "Hütte",
        "tavern": "Schenke",
        "park": "Park",
        "customs_office": "Zollamt",
        "bank": "Bank",
        "harbor": "Hafen",
        "goldsmith": "Goldschmiede",
        "residence": "Residenz",
        "cathedral": "Kathedrale",
    }
    for name, expected in german.items():
        assert book("de").name(f"building:{name}") == expected
    assert book("en").name("building:hero") == "Hero"
    assert book("en").name("building:office") == "Office Building"
    assert [book("de").name(key) for key in ROLE_KEYS] == [
        "Baumeister", "Aufseher", "Händler", "Ratsherr", "Goldsucher",
    ]  # fmt: skip


def test_where_the_copies_are_from_is_told() -> None:
    first_line = {name: book("en").help(f"building:{name}").split("\n")[0] for name in NAMES}
    assert first_line["well"].endswith("1 point · 3 cards")
    assert first_line["palace"].endswith("points at the end · 2 cards")
    assert first_line["indigo_plant"].endswith("1 point · 10 cards")
    assert first_line["sugar_mill"].endswith("1 point · 8 cards, 1 more with the expansion")
    assert first_line["hut"].endswith("1 point · 3 cards of the expansion")
    assert first_line["residence"].endswith("points at the end · 2 cards of the expansion")
    assert first_line["cathedral"].endswith("points at the end · a single tile of the expansion")


def test_every_value_that_is_not_confirmed_is_named(language: str) -> None:
    words = book(language)
    told = words.help("term:unconfirmed")
    doubtful = [
        building.id
        for building in DATA.buildings
        for value in (building.cost, building.points, building.copies, building.extra)
        if value is not None and value.confidence == "unconfirmed"
    ]
    assert len(doubtful) == 5
    for name in doubtful:
        assert words.name(f"building:{name}") in told


def test_the_example_of_the_residence_counts_as_the_rules_do(language: str) -> None:
    words = book(language)
    names = ("sugar_mill", "poor_house", "black_market", "well", "crane")
    example = words.help("building:residence").splitlines()[-1]
    assert all(words.name(f"building:{name}") in example for name in names if name != "sugar_mill")
    groups = residence_groups([kind_named(name) for name in ("sugar_mill", *names)])
    assert f"4 + 3 = {STEPS[groups]} " in example


def decision(
    kind: str, *options: str, least: int = 1, most: int = 1, subject: str = ""
) -> Decision:
    return Decision(0, kind, options, least, most, subject)


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
            "Bis zu 2 Waren verkaufen, oder keine?",
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
            {**WELL, "price": 0, "gain": 1, "covers": 0},
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
                "gain": 8,
                "covers": 2,
            },
            ("Palace", "Pay 3 or more (cost 6), +8 points. End: 1 point for every 4 others"),
            ("Palast", "Zahle ab 3 (Kosten 6), +8 Punkte. Ende: 1 Punkt je 4 andere Punkte"),
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
            ("Over the Chapel", "Pay 3 cards (saves 3), points now: -1"),
            ("Über die Kapelle", "Zahle 3 Karten (spart 3), Punkte jetzt: -1"),
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
            ("Over the Indigo Plant", "Pay 1 card (saves 1), points now: 0. Its good is lost"),
            (
                "Über die Indigoküperei",
                "Zahle 1 Karte (spart 1), Punkte jetzt: 0. Die Ware darauf geht verloren",
            ),
        ),
        (
            "cover",
            "over:0",
            {"building": "building:park", "price": 0, "saves": 6, "gain": 6, "loses_good": 0},
            ("Over the Park", "Free (saves 6), points now: 6"),
            ("Über den Park", "Umsonst (spart 6), Punkte jetzt: 6"),
        ),
        (
            "cover",
            "over:1",
            {"building": "building:smithy", "price": 0, "saves": 0, "gain": 0, "loses_good": 0},
            ("Over the Smithy", "Free, points now: 0"),
            ("Über die Schmiede", "Umsonst, Punkte jetzt: 0"),
        ),
        (
            "build",
            "build:cathedral",
            {
                "building": "building:cathedral",
                "cost": 7,
                "points": 0,
                "price": 6,
                "gain": 4,
                "covers": 0,
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
            {"role": "role:trader"},
            ("Trader", "Everybody may sell a good; you sell 1 more"),
            ("Händler", "Alle dürfen eine Ware verkaufen, du 1 mehr"),
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
    assert book("en").option(decision(kind, key), 0, facts) == english
    assert book("de").option(decision(kind, key), 0, facts) == german


def happened(kind: str, **facts: Fact) -> Event:
    return Event(kind, facts)


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
            "The Gold Mine of Ada turns up Quarry, Gold Mine, Tobacco Storage and Hero: "
            "Ada takes the Gold Mine.",
            "Goldgrube von Ada: Steinbruch, Goldgrube, Tabakspeicher und Reiter. "
            "Ada nimmt die Goldgrube.",
        ),
        (
            happened("gold_mine", seat=0, cards=SOME_EQUAL),
            "The Gold Mine of Ada turns up 2× Well, Hero and Crane: "
            "no gold, as two costs are the same.",
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
            "The Bank of Ada is used for this game.",
            "Die Bank von Ada ist für dieses Spiel genutzt.",
        ),
        (
            happened("customs_filled", seat=2),
            "The Customs Office of Cleo gets a good.",
            "Das Zollamt von Cleo bekommt eine Ware.",
        ),
        (
            happened("goldsmith", seat=0, building="building:well", taken=0),
            "The Goldsmith of Ada turns up a Well: it is built already, so it is put away.",
            "Goldschmiede von Ada: Brunnen. Schon gebaut, also abgelegt.",
        ),
        (
            happened("goldsmith", seat=0, building="building:archive", taken=1),
            "The Goldsmith of Ada turns up an Archive: nobody has built it, so Ada takes it.",
            "Goldschmiede von Ada: Archiv. Noch nicht gebaut: Ada nimmt die Karte.",
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
            "The discard pile is shuffled: 1 card is the new deck.",
            "Die Ablage wird gemischt: 1 Karte ist der neue Stapel.",
        ),
        (
            happened("library_chosen", seat=0, doubled=0),
            "Ada saves the Library for later.",
            "Ada hebt die Bibliothek für später auf.",
        ),
        (
            happened("game_over", reason="standstill"),
            "The game is over: no cards are left and nobody could build.",
            "Das Spiel ist aus: Es gibt keine Karten mehr, und niemand konnte bauen.",
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


@pytest.mark.parametrize(
    ("language", "query", "first"),
    [
        ("de", "aqua", "building:aqueduct"),
        ("de", "aquae", "building:aqueduct"),
        ("de", "PRÄF", "building:prefecture"),
        ("de", "praef", "building:prefecture"),
        ("de", "handler", "role:trader"),
        ("de", "haendler", "role:trader"),
        ("de", "saule", "building:victory_column"),
        ("en", "column", "building:victory_column"),
        ("en", "lib", "term:library_two"),
        ("en", "  gold  mine ", "building:gold_mine"),
        ("en", "tie", "term:tie_break"),
    ],
)
def test_looking_up(language: str, query: str, first: str) -> None:
    assert book(language).find_terms(query)[0] == first
