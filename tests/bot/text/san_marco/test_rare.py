"""Rare situations, set up by hand: four equal rolls, all bridges in use, an empty supply, a doge
without bridges. Tests of whole games leave these to this file.
"""

from collections.abc import Iterator

from bot.text import OptionText
from rules.san_marco import GAME
from tests.bot.text.agreeing import Said, scenes
from tests.bot.text.san_marco.words import PLAYERS, book
from tests.conftest import Approve
from tests.rules.san_marco.given import ALL_BRIDGES, NO_SUPPLY, given
from tests.rules.san_marco.table import Table


def asked(table: Table, language: str) -> str:
    return book(language).ask(table.asked())


def option(table: Table, key: str, language: str) -> OptionText:
    decision = table.asked()
    place = decision.options.index(key)
    return book(language).option(decision, place, table.explains(key), PLAYERS)


def told(table: Table, language: str) -> list[str | None]:
    return [book(language).event(event, PLAYERS) for event in table.told]


def four_equal() -> Table:
    """The first game in which a player rolls four equal numbers: Dora, as it happens."""
    tables = (Table(GAME.new({}, 4, seed)[0]) for seed in range(1000))
    return next(table for table in tables if table.asked_kinds() == {"reroll"})


def four_equal_rolls(language: str) -> Iterator[Said]:
    table = four_equal()
    yield asked(table, language)
    yield option(table, "again", language)
    yield option(table, "keep", language)
    table.answers("keep")
    yield told(table, language)[0]


def a_roll_is_repeated(language: str) -> Iterator[Said]:
    table = four_equal()
    table.answers("again")
    yield told(table, language)[0]


def no_bridge_left() -> Table:
    table = given(cards="bridge", nobles={"castello": (1, 1, 1, 1)}, bridges=ALL_BRIDGES)
    table.answers("card:bridge")
    return table


def a_bridge_of_another_player(language: str) -> Iterator[Said]:
    table = no_bridge_left()
    key = "bridge:santa_croce-dorsoduro:3"
    yield asked(table, language)
    yield option(table, key, language)


def a_bridge_is_taken_over(language: str) -> Iterator[Said]:
    table, pair = no_bridge_left(), "pair:santa_croce-dorsoduro"
    table.answers("bridge:santa_croce-dorsoduro:3")
    yield option(table, pair, language).note
    yield option(table, "pair:san_marco-castello", language).note
    table.answers(pair)
    yield told(table, language)[0]


def a_bridge_is_moved(language: str) -> Iterator[Said]:
    table = no_bridge_left()
    table.answers("bridge:cannaregio-castello:2")
    table.answers("pair:san_polo-san_marco")
    yield told(table, language)[0]


def the_supply_is_empty(language: str) -> Iterator[Said]:
    table = given(cards="castello", nobles=NO_SUPPLY)
    table.answers("district:castello")
    yield asked(table, language)
    yield option(table, "district:san_marco", language)
    table.answers("district:san_marco")
    yield told(table, language)[0]


def a_lifted_noble_is_told_with_the_card(language: str) -> Iterator[Said]:
    for card, first in (("defector", "noble:san_marco:1"), ("bridge", "pair:san_marco-castello")):
        table = given(cards=card, nobles=NO_SUPPLY)
        table.plays(card, first, "district:castello")
        yield told(table, language)[0]


def a_lifted_noble_is_told_with_the_card_and_the_bridge_that_it_crosses(
    language: str,
) -> Iterator[Said]:
    nobles = {"castello": (19,), "san_marco": (5, 1, 2, 0)}
    table = given(cards="castello", nobles=nobles, bridges="san_marco-castello:0")
    table.plays("castello", "district:san_marco", "district:castello")
    yield told(table, language)[0]


def a_bridge_replaced_by_a_lifted_noble(language: str) -> Iterator[Said]:
    for pair in ("pair:santa_croce-dorsoduro", "pair:san_polo-san_marco"):
        table = given(cards="bridge", nobles=NO_SUPPLY, bridges=ALL_BRIDGES)
        table.plays("bridge", "bridge:santa_croce-dorsoduro:3", pair, "district:castello")
        yield told(table, language)[0]


def a_doge_without_bridges(language: str) -> Iterator[Said]:
    table = given(
        cards="doge",
        nobles={"castello": (2,)},
        doge="dorsoduro",
        prestige=(3,),
        bridges="san_marco-castello:1",
    )
    step, further = "doge:santa_croce", "doge:castello:1"
    yield option(table, step, language)
    yield option(table, further, language)
    table.answers(step)
    yield told(table, language)[:2]


def who_is_out_is_told_until_when(language: str) -> Iterator[Said]:
    table = given(cards="doge", limits=(4, 12, 3, 5), out=(1,))
    [remark] = GAME.remarks(table.sees(1), ())
    yield book(language).remark(remark, PLAYERS)
    [remark] = GAME.remarks(given(cards="doge", out=(1,), limits=(4, 12), passage=3).sees(1), ())
    yield book(language).remark(remark, PLAYERS)
    assert not GAME.remarks(table.sees(2), ())
    assert not GAME.remarks(table.sees(None), ())


SCENES = (
    four_equal_rolls,
    a_roll_is_repeated,
    a_bridge_of_another_player,
    a_bridge_is_taken_over,
    a_bridge_is_moved,
    the_supply_is_empty,
    a_lifted_noble_is_told_with_the_card,
    a_lifted_noble_is_told_with_the_card_and_the_bridge_that_it_crosses,
    a_bridge_replaced_by_a_lifted_noble,
    a_doge_without_bridges,
    who_is_out_is_told_until_when,
)


def test_rare(language: str, approved: Approve) -> None:
    approved(scenes(language, SCENES))
