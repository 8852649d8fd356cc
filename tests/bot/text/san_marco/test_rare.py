"""What random games hardly ever show, led there by hand: four equal rolls, all bridges in use, an
empty supply, a doge without bridges. Tests of whole games leave these to this file.
"""

import pytest

from bot.text import OptionText
from rules.san_marco import GAME
from tests.bot.text.san_marco.words import PLAYERS, book
from tests.rules.san_marco.given import given
from tests.rules.san_marco.table import Table

ALL_BRIDGES = (
    "cannaregio-san_marco:1 cannaregio-castello:1 cannaregio-san_polo:1 san_marco-castello:1 "
    "cannaregio-san_marco:2 cannaregio-castello:2 cannaregio-san_polo:2 san_marco-castello:2 "
    "cannaregio-san_marco:3 cannaregio-castello:3 cannaregio-san_polo:3 santa_croce-dorsoduro:3"
)
NO_SUPPLY = {"castello": (20,), "san_marco": (5, 1, 2, 0)}


def asked(table: Table, language: str) -> str:
    return book(language).ask(table.asked())


def option(table: Table, key: str, language: str) -> OptionText:
    decision = table.asked()
    place = decision.options.index(key)
    return book(language).option(decision, place, table.explains(key), PLAYERS)


def told(table: Table, language: str) -> list[str | None]:
    return [book(language).event(event, PLAYERS) for event in table.told]


def four_equal() -> Table:
    """The first game in which somebody rolls four equal numbers: Dora, as it happens."""
    tables = (Table(GAME.new({}, 4, seed)[0]) for seed in range(1000))
    return next(table for table in tables if table.asked_kinds() == {"reroll"})


def test_four_equal_rolls() -> None:
    table = four_equal()
    name = PLAYERS[table.asked().seat]
    facts = table.explains("again")
    english, german = (book(language).name(str(facts["district"])) for language in ("en", "de"))
    assert asked(table, "en") == "Your four rolls are all the same. Roll the last one again?"
    assert asked(table, "de") == "Deine vier Würfe sind alle gleich. Den letzten wiederholen?"
    assert option(table, "again", "en") == (
        "Roll again",
        f"Until a face other than {english} shows",
    )
    assert option(table, "again", "de") == ("Neu würfeln", f"Bis etwas anderes als {german} kommt")
    assert option(table, "keep", "en") == ("Keep all four", f"Eight nobles in {english}")
    assert option(table, "keep", "de") == ("Alle vier behalten", f"Acht Adlige in {german}")
    table.answers("keep")
    assert told(table, "en")[0] == f"{name} keeps the four equal rolls."
    assert told(table, "de")[0] == f"{name} behält die vier gleichen Würfe."


def test_a_roll_is_repeated() -> None:
    table = four_equal()
    name = PLAYERS[table.asked().seat]
    table.answers("again")
    [district] = [event.facts["district"] for event in table.told if event.kind == "rerolled"]
    shown = book("en").name(str(district))
    assert told(table, "en")[0] == f"{name} makes the last roll again: {shown}."
    assert told(table, "de")[0] == f"{name} wiederholt den letzten Wurf: {shown}."


def no_bridge_left() -> Table:
    table = given(cards="bridge", nobles={"castello": (1, 1, 1, 1)}, bridges=ALL_BRIDGES)
    table.answers("card:bridge")
    return table


def test_a_bridge_of_somebody_else() -> None:
    table = no_bridge_left()
    key = "bridge:santa_croce-dorsoduro:3"
    assert (
        asked(table, "en")
        == "All bridges are built. Which bridge of another player do you replace?"
    )
    assert asked(table, "de") == "Alle Brücken stehen. Welche fremde ersetzt du durch eine eigene?"
    assert option(table, key, "en") == (
        "Santa Croce – Dorsoduro · Dora",
        "Take it over there, or move it",
    )
    assert option(table, key, "de") == (
        "Santa Croce – Dorsoduro · Dora",
        "Dort übernehmen oder versetzen",
    )


def test_a_bridge_is_taken_over() -> None:
    table, pair = no_bridge_left(), "pair:santa_croce-dorsoduro"
    table.answers("bridge:santa_croce-dorsoduro:3")
    assert option(table, pair, "en").note == "The bridge stays where it is and becomes yours"
    assert option(table, pair, "de").note == "Die Brücke bleibt stehen und wird deine"
    assert option(table, "pair:san_marco-castello", "en").note == "2 bridges there"
    table.answers(pair)
    assert told(table, "en")[0] == (
        "Ada takes over Dora's bridge between Santa Croce and Dorsoduro."
    )
    assert told(table, "de")[0] == (
        "Ada übernimmt die Brücke von Dora zwischen Santa Croce und Dorsoduro."
    )


def test_a_bridge_is_moved() -> None:
    table = no_bridge_left()
    table.answers("bridge:cannaregio-castello:2")
    table.answers("pair:san_polo-san_marco")
    assert told(table, "en")[0] == (
        "Ada takes Cleo's bridge between Cannaregio and Castello "
        "and puts it between San Polo and San Marco."
    )
    assert told(table, "de")[0] == (
        "Ada nimmt die Brücke von Cleo zwischen Cannaregio und Castello "
        "und setzt sie zwischen San Polo und San Marco."
    )


def test_the_supply_is_empty() -> None:
    table = given(cards="castello", nobles=NO_SUPPLY)
    table.answers("district:castello")
    assert asked(table, "en") == ("Your supply is empty. From which district do you lift a noble?")
    assert asked(table, "de") == (
        "Dein Vorrat ist leer. Aus welchem Gebiet nimmst du einen Adligen?"
    )
    assert option(table, "district:san_marco", "en") == ("San Marco", "You have 5 there")
    assert option(table, "district:san_marco", "de") == ("San Marco", "Du hast dort 5")
    table.answers("district:san_marco")
    assert told(table, "en")[0] == ("Ada lifts a noble from San Marco and puts it into Castello.")
    assert told(table, "de")[0] == (
        "Ada nimmt einen Adligen aus San Marco und stellt ihn nach Castello."
    )


@pytest.mark.parametrize(
    ("card", "links", "english", "german"),
    [
        (
            "defector",
            ("noble:san_marco:1", "district:castello"),
            "Ada replaces one of Ben's nobles in San Marco with one from Castello.",
            "Ada ersetzt einen Adligen von Ben in San Marco durch einen aus Castello.",
        ),
        (
            "bridge",
            ("pair:san_marco-castello", "district:castello"),
            "Ada builds a bridge between San Marco and Castello, with a noble from Castello.",
            "Ada baut eine Brücke zwischen San Marco und Castello, mit einem Adligen aus Castello.",
        ),
    ],
)
def test_a_lifted_noble_is_told_with_the_card(
    card: str, links: tuple[str, ...], english: str, german: str
) -> None:
    table = given(cards=card, nobles=NO_SUPPLY)
    table.plays(card, *links)
    assert told(table, "en")[0] == english
    assert told(table, "de")[0] == german


def test_a_lifted_noble_is_told_with_the_card_and_the_bridge_that_it_crosses() -> None:
    nobles = {"castello": (19,), "san_marco": (5, 1, 2, 0)}
    table = given(cards="castello", nobles=nobles, bridges="san_marco-castello:0")
    table.plays("castello", "district:san_marco", "district:castello")
    assert told(table, "en")[0] == (
        "Ada lifts a noble from Castello and puts it into San Marco, over a bridge from Castello."
    )
    assert told(table, "de")[0] == (
        "Ada nimmt einen Adligen aus Castello und stellt ihn nach San Marco, "
        "über eine Brücke von Castello."
    )


@pytest.mark.parametrize(
    ("pair", "english", "german"),
    [
        (
            "pair:santa_croce-dorsoduro",
            "Ada takes over Dora's bridge between Santa Croce and Dorsoduro, "
            "with a noble from Castello.",
            "Ada übernimmt die Brücke von Dora zwischen Santa Croce und Dorsoduro, "
            "mit einem Adligen aus Castello.",
        ),
        (
            "pair:san_polo-san_marco",
            "Ada takes Dora's bridge between Santa Croce and Dorsoduro "
            "and puts it between San Polo and San Marco, with a noble from Castello.",
            "Ada nimmt die Brücke von Dora zwischen Santa Croce und Dorsoduro "
            "und setzt sie zwischen San Polo und San Marco, mit einem Adligen aus Castello.",
        ),
    ],
)
def test_a_bridge_replaced_by_a_lifted_noble(pair: str, english: str, german: str) -> None:
    table = given(cards="bridge", nobles=NO_SUPPLY, bridges=ALL_BRIDGES)
    table.plays("bridge", "bridge:santa_croce-dorsoduro:3", pair, "district:castello")
    assert told(table, "en")[0] == english
    assert told(table, "de")[0] == german


def test_a_doge_without_bridges() -> None:
    table = given(
        cards="doge",
        nobles={"castello": (2,)},
        doge="dorsoduro",
        prestige=(3,),
        bridges="san_marco-castello:1",
    )
    step, further = "doge:santa_croce", "doge:castello:1"
    assert option(table, step, "en") == ("Santa Croce · −2 to nobody", "Nobody scores")
    assert option(table, step, "de") == ("Santa Croce · −2 an niemanden", "Niemand punktet")
    assert option(table, further, "en") == (
        "Castello · −3: 2 and toll to Ben",
        "Prestige: Ada 6",
    )
    assert option(table, further, "de") == (
        "Castello · −3: 2 und Zoll an Ben",
        "Punkte: Ada 6",
    )
    table.answers(step)
    assert told(table, "en")[:2] == [
        "Ada moves the doge to Santa Croce and pays 2 to nobody.",
        "Santa Croce is scored: nobody is there.",
    ]
    assert told(table, "de")[:2] == [
        "Ada führt den Dogen nach Santa Croce und zahlt 2 an niemanden.",
        "Wertung in Santa Croce: Niemand ist dort.",
    ]


def test_who_is_out_is_told_until_when() -> None:
    table = given(cards="doge", limits=(4, 12, 3, 5), out=(1,))
    [remark] = GAME.remarks(table.sees(1), ())
    assert book("en").remark(remark, PLAYERS) == (
        "You are out of this passage with 12 limit points. You play again when the next one begins."
    )
    assert book("de").remark(remark, PLAYERS) == (
        "Du bist in diesem Durchgang draußen, mit 12 Limitpunkten. "
        "Im nächsten spielst du wieder mit."
    )
    [remark] = GAME.remarks(given(cards="doge", out=(1,), limits=(4, 12), passage=3).sees(1), ())
    assert book("en").remark(remark, PLAYERS) == (
        "You are out of this passage with 12 limit points. "
        "It is the last one; then every district is scored."
    )
    assert book("de").remark(remark, PLAYERS) == (
        "Du bist in diesem Durchgang draußen, mit 12 Limitpunkten. "
        "Es ist der letzte; danach wird jedes Gebiet gewertet."
    )
    assert not GAME.remarks(table.sees(2), ())
    assert not GAME.remarks(table.sees(None), ())
