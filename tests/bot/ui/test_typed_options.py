"""Table options as people type them."""

import pytest

from bot.text import texts
from bot.ui.ids import Claim
from bot.ui.open_table import PLAY, menu, options_in
from bot.ui.typed_options import read, spelled_out, written
from rules.registry import GAMES


@pytest.mark.parametrize(
    ("game", "typed", "meant"),
    [
        ("san_juan", "stashes=open", {"stashes": "open"}),
        ("san_juan", " stashes = open , tavern=later,", {"stashes": "open", "tavern": "later"}),
        ("san_juan", "open,later", {"stashes": "open", "tavern": "later"}),
        ("san_juan", "open, deck=plus", {"stashes": "open", "deck": "plus"}),
        ("san_francisco", "bonus_villa+swap_cheques", {"cards": "bonus_villa+swap_cheques"}),
        # Two options of this game allow it, so it says nothing; no option allows the others.
        ("san_francisco", "by_lot", {"by_lot": ""}),
        ("san_juan", "nonsense,stashes", {"nonsense": "", "stashes": ""}),
        ("san_juan", "", {}),
    ],
)
def test_a_value_alone_stands_for_its_option(game: str, typed: str, meant: dict[str, str]) -> None:
    assert spelled_out(GAMES[game], read(typed)) == meant


def test_what_gets_too_long_is_written_by_values_alone() -> None:
    done = "deck=new_buildings,starting_hand=off,guard_room=always,stashes=open"
    assert written(done, "tavern=later") == f"{done},tavern=later"
    longer = f"{done},library=each_time,tavern=later"
    short = "new_buildings,off,always,open,each_time,later,at_once"
    assert written(longer, "builder=at_once") == short


def test_a_value_alone_is_kept_where_the_game_is_yet_to_be_chosen() -> None:
    game = GAMES["san_juan"]
    shown = menu(Claim(PLAY, 0), [game], texts("en"), options=read("open"))
    _, _, places = shown.item.options[0].value.partition(" ")
    assert options_in(game, places) == {"stashes": "open"}
