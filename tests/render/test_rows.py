"""Players' rows: names give way only for lack of room, columns stay in place."""

from dataclasses import replace

import pytest

from bot.render import Scene
from bot.render.canvas import Box, Canvas
from bot.render.kit.grid import down
from bot.render.kit.rows import LOW, TALL, Count, Form, Row, RowHead, draw_row, row_head, signs
from bot.render.scene import Gathering
from bot.render.theme import DARK, WIDTH
from rules.game import Outcome
from tests.render.noting import Noted, noting

NAME = "Bartholomew the Younger"
SIGNS = (("crown", DARK.act), ("flag", DARK.text), ("robot", DARK.mute))
BOX = Box(8, 100, 1184, 64)
FORMS = pytest.mark.parametrize("form", [LOW, TALL, LOW._replace(stacks=True)])


def drawn(who: RowHead, width: int = 200, form: Form = LOW) -> tuple[Row, list[Noted], Canvas]:
    """Draw a row with a count and a free column; return it and its words."""
    canvas, found = Canvas(WIDTH, 300, DARK.ground), list[Noted]()
    with noting(found.append):
        row = draw_row(canvas, BOX, who, (Count(width, "star", "12"), Count(120)), form)
    return row, [noted for noted in found if noted.words], canvas


@FORMS
def test_a_name_with_room_for_it_is_as_large_as_it_can_be(form: Form) -> None:
    _, (_, name), _ = drawn(RowHead(0, NAME), form=form)
    assert (name.words, name.kind) == (NAME, form.name)


@FORMS
@pytest.mark.parametrize("width", [40, 400, 500, 560, 620, 700])
def test_a_name_is_cut_only_where_even_the_smallest_does_not_fit(form: Form, width: int) -> None:
    row, (_, name), _ = drawn(RowHead(0, NAME, signs=SIGNS[:1]), width, form)
    assert name.start == BOX.x + form.start
    assert name.ink[2] <= row.columns[0].x - form.between - form.pitch
    assert name.words == NAME or name.kind.px == form.least


def test_signs_stand_below_each_other_before_a_name_is_shrunk() -> None:
    for width, (beside, stacked) in {300: (46, 46), 340: (42, 46), 400: (36, 42)}.items():
        sizes = [
            drawn(RowHead(0, NAME, signs=SIGNS), width, LOW._replace(stacks=stacks))[1][1].kind.px
            for stacks in (False, True)
        ]
        assert sizes == [beside, stacked]


@FORMS
def test_columns_end_at_the_right_edge_and_a_free_one_is_not_drawn_in(form: Form) -> None:
    row, (count, _), canvas = drawn(RowHead(0, NAME), form=form)
    counted, free = row.columns
    assert free.right == BOX.right - form.edge
    assert counted.right == free.x - form.between
    assert (count.words, count.start) == ("12", counted.x + form.number.room)
    inside = canvas.image.crop((free.x, BOX.y + 8, free.right, BOX.bottom - 8))
    assert inside.getcolors() == [(inside.width * inside.height, DARK.surface)]


def test_a_player_who_must_act_has_a_row_in_gold_and_who_looks_on_a_name_in_mute() -> None:
    for who, edge, colour in (
        (RowHead(0, NAME), DARK.surface, DARK.text),
        (RowHead(0, NAME, acting=True), DARK.act, DARK.text),
        (RowHead(0, NAME, muted=True), DARK.surface, DARK.mute),
    ):
        _, (_, name), canvas = drawn(who)
        assert canvas.image.getpixel((BOX.middle[0], BOX.y)) == edge
        assert name.colour == colour


def test_zero_can_have_another_colour() -> None:
    found: list[Noted] = []
    count = Count(300, "coins", "0", ink=DARK.warn)
    with noting(found.append):
        draw_row(Canvas(WIDTH, 300, DARK.ground), BOX, RowHead(0, NAME), (count,))
    number, _ = found
    assert (number.words, number.colour) == ("0", DARK.warn)


SCENE = Scene("board", "san_marco", Gathering(3), ("Ada", "", "Cleo"), (False, True, True), "en")


def test_a_player_is_as_the_scene_has_it() -> None:
    scene = replace(SCENE, view=Gathering(3, waiting=(2,)))
    found = [row_head(scene, seat, SIGNS[:seat]) for seat in range(3)]
    assert [who.name for who in found] == ["Ada", "Player 2", "Cleo"]
    assert [who.acting for who in found] == [False, False, True]
    assert [who.signs for who in found] == [(), SIGNS[:1], SIGNS[:2]]


def test_signs_tell_who_has_won_what_the_game_says_who_starts_and_who_is_a_computer() -> None:
    own = ("lock", DARK.warn)
    outcome = Outcome("done", (3, 1, 2), (5, 9, 7), ((), (), ()))
    over = replace(SCENE, view=Gathering(3, outcome=outcome))
    for scene, seat, starts, icons in (
        (SCENE, 0, True, ["lock", "flag"]),
        (SCENE, 1, False, ["lock", "robot"]),
        (SCENE, 2, True, ["lock", "flag", "robot"]),
        (over, 0, True, ["lock"]),
        (over, 1, True, ["crown", "lock", "robot"]),
    ):
        assert [icon for icon, _ in signs(scene, seat, [own], starts=starts)] == icons


@pytest.mark.parametrize("count", range(1, 7))
def test_rows_below_each_other_fill_their_room(count: int) -> None:
    room = Box(8, 100, 640, 280)
    boxes = down(room, count, 4)
    assert [box.y for box in boxes] == [room.y + at * (boxes[0].height + 4) for at in range(count)]
    assert room.bottom - count < boxes[-1].bottom <= room.bottom
