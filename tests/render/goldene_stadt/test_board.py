"""The table: changes are marked, and the words have the same facts as the picture."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.render import draw
from bot.render.canvas import Canvas
from bot.render.goldene_stadt import board as boards
from bot.render.goldene_stadt import rows
from bot.render.goldene_stadt.changes import Part, changed, new_houses
from bot.render.goldene_stadt.strip import draw_strip
from bot.render.kit.alt import LIMIT
from bot.render.kit.brackets import MOST
from bot.text import LANGUAGES
from rules.event import NOBODY, Event
from rules.goldene_stadt.components import GOODS_CARDS, PLACE_KEYS
from tests.render.goldene_stadt.boards import LONG, bidding, board, place, view_of, with_view

BUILT = Event("built", {"seat": 1, "place": "place:eagle_bay", "cards": ("land:coast",)})
LAID = Event("laid", {"seat": 2, "pair": "pair:c"})
SCORED = Event("scored", {"thing": "good:silk", "seats": (0, 3), "counts": (2, 4)})


def test_new_houses_pairs_and_letters_are_marked_newest_first() -> None:
    parts = changed(view_of(bidding()), (BUILT, LAID, SCORED))
    assert parts == (
        Part("pair", 2),
        Part("house", place("eagle_bay")),
        Part("letters", 0),
        Part("letters", 3),
    )


def test_pairs_that_are_gone_are_not_marked() -> None:
    view = replace(view_of(bidding()), pairs=())
    assert changed(view, (LAID, BUILT)) == (Part("house", place("eagle_bay")),)
    assert new_houses(view, (LAID, BUILT)) == [place("eagle_bay")]


def test_no_more_is_marked_than_can_be_looked_at() -> None:
    since = [Event("built", {"seat": 0, "place": key, "cards": ()}) for key in PLACE_KEYS]
    assert len(changed(view_of(bidding()), since)) == MOST


def test_each_change_has_its_box_and_hidden_letters_have_none() -> None:
    scene = replace(bidding(), since=(BUILT, LAID, SCORED))
    canvas = Canvas(1200, 1500, (0, 0, 0))
    for letters, count in (((5, 0, 0, 0, 0), 4), ((), 2)):
        view = view_of(scene)
        traders = tuple(trader._replace(ledger=letters) for trader in view.traders)
        view = replace(view, traders=traders)
        drawn = draw_strip(canvas, 900, scene, view)
        players = rows.draw_rows(canvas, 1100, scene, view)
        found = list(boards.marked(scene, view, boards.whole(), drawn, players))
        assert len(found) == count


@pytest.mark.proof
def test_what_is_new_is_bracketed_and_told() -> None:
    scene = board()
    turned = Event("goods_turned", {"goods": ("good:silk", "good:spice")})
    assert "New: goods card face up." in draw(replace(scene, since=(turned,))).alt
    built = next(
        at for trader in view_of(scene).traders for at in range(46) if trader.own >> at & 1
    )
    news = Event("built", {"seat": 0, "place": PLACE_KEYS[built], "cards": ()})
    assert draw(replace(scene, since=(news,))).data != draw(scene).data


# --- rows -----------------------------------------------------------------------------------------


def test_goods_are_counted_by_kind() -> None:
    trader = view_of(board()).traders[0]._replace(goods=(0, 1, 4))
    shown = [good for card in (0, 1, 4) for good in GOODS_CARDS[card]]
    assert rows.goods_held(trader) == [shown.count(good) for good in range(4)]


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "change", [{"houses": 3}, {"coins": 9}, {"keys": 2}, {"hand": 6}, {"bonus": 5}, {"goods": (2,)}]
)
def test_everything_that_a_player_has_shows(change: dict[str, object]) -> None:
    scene, view = board(), view_of(board())
    first, *others = view.traders
    other = replace(view, traders=(first._replace(**change), *others))
    assert draw(with_view(scene, other)).data != draw(scene).data


@pytest.mark.parametrize(
    ("ledgers", "leads"), [(((5,), (7,)), [False, True]), (((5,), ()), [False])]
)
def test_who_leads_stands_out_where_all_letters_are_known(
    ledgers: Sequence[tuple[int, ...]], leads: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[bool] = []
    monkeypatch.setattr(rows, "_letters", lambda *_rest, best: found.append(best))
    scene = board(2)
    pairs = zip(view_of(scene).traders, ledgers, strict=True)
    traders = tuple(trader._replace(ledger=ledger) for trader, ledger in pairs)
    draw(with_view(scene, replace(view_of(scene), traders=traders)))
    assert found == leads


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_told_within_the_limit_even_with_long_names(seats: int, language: str) -> None:
    for scene in (board(seats), board(seats, 0.95), bidding(seats)):
        since = (BUILT, LAID, SCORED) if seats == 4 else (BUILT,)
        full = replace(scene, language=language, names=LONG[:seats], since=since)
        for told in (draw(full).alt, draw(replace(scene, language=language)).alt):
            assert 0 < len(told) <= LIMIT
            assert "{" not in told
            assert "…" not in told.rpartition(".")[2]


def test_the_houses_are_told_by_area_and_place() -> None:
    scene = board(3, 0.3)
    told, view = draw(scene).alt, view_of(scene)
    assert "Coast: " in told
    for trader in view.traders:
        for at in range(16):
            if trader.own >> at & 1:
                assert f" {scene.names[trader.seat]}" in told
    assert "This round scores " in told
    assert "Goods cards face up: " in told


def test_the_builders_of_a_district_are_told_in_order() -> None:
    view = view_of(board(3, 0.3))
    one = replace(view, districts=((2, 0), *view.districts[1:]))
    assert "Mint Ward Chloé and Ada" in draw(with_view(board(3, 0.3), one)).alt


def test_pairs_are_told_with_whose_hand_lies_on_them() -> None:
    told, view = draw(bidding(3)).alt, view_of(bidding(3))
    assert [pair.hand for pair in view.pairs] == [NOBODY, 1, 2]
    assert "(free)" in told
    assert "(Ben)" in told
    assert "(Chloé)" in told


def test_letters_are_told_where_they_are_known_and_nowhere_else() -> None:
    scene = board(3, 0.5)
    assert all(not trader.ledger for trader in view_of(scene).traders)
    assert "letters 7" not in draw(scene).alt
    traders = tuple(trader._replace(ledger=(7, 0, 0, 0, 0)) for trader in view_of(scene).traders)
    known = with_view(scene, replace(view_of(scene), traders=traders))
    assert draw(known).alt.count("letters 7") == 3
    assert draw(known).data != draw(scene).data
