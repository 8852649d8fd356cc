"""The table of San Marco: the players' rows, the cartouche, head and pill, and the file."""

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.render import Scene, draw
from bot.render.canvas import Box
from bot.render.kit import wording
from bot.render.kit.header import Pill
from bot.render.kit.ranking import winners
from bot.render.san_marco import board, layout, story
from bot.render.san_marco.cartouche import NOW
from bot.render.san_marco.look import LIMIT
from bot.render.theme import GOLD, ON_INK_WARN, PAPER, RGB, THEMES
from bot.text import COMPUTERS, LANGUAGES, texts
from rules.event import Seat
from rules.san_marco.components import BRIDGES, DISTRICTS, FIRST_LIMIT, PAIRS, Bridge, Kind
from rules.san_marco.view import Division, House, SanMarcoView
from tests.render.contrast import LEAST_CONTRAST, contrast
from tests.render.noting import Noted, noting
from tests.render.san_marco.boards import (
    SAN_MARCO,
    bare,
    colours_of,
    counted,
    everywhere,
    picture,
    row_box,
    scene_of,
    view_at,
    with_bridges,
    with_nobles,
)
from tests.render.sprites import forget_all

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LIGHTS = pytest.mark.parametrize("theme", sorted(THEMES))
SEATS = pytest.mark.parametrize("seats", [3, 4])
MOST_BYTES = 160 * 1024
ODD_NAMES = ("W" * 32, "🎲🎉", "محمد عبد الله", "Z̸̢͝a̶l̷g̸o̶ éàü")


def differs(one: Image.Image, other: Image.Image, box: Box) -> bool:
    """Whether two pictures differ within a box."""
    return ImageChops.difference(one.crop(box.edges), other.crop(box.edges)).getbbox() is not None


# --- rows ------------------------------------------------------------------------------------


def points(limit: int) -> tuple[Kind, ...]:
    """Return limit cards for this many points."""
    return (FIRST_LIMIT,) * limit


def with_house(view: SanMarcoView, seat: Seat, **facts: Any) -> SanMarcoView:
    others = list(view.houses)
    if "limit" in facts:
        facts = {**facts, "limits": points(facts["limit"])}
        del facts["limit"]
    others[seat] = others[seat]._replace(**facts)
    return replace(view, houses=tuple(others))


def quiet(seats: int = 4) -> SanMarcoView:
    """Return a position in which all are equal, with five limit points, and no question."""
    view = bare(seats)
    alike = tuple(House(each.seat, 9, points(5), False, (7, 0, 0, 0)) for each in view.houses)
    return replace(view, houses=alike, waiting=(), doge=SAN_MARCO, step="roles")


@pytest.mark.proof
@SEATS
@pytest.mark.parametrize(
    "facts",
    [
        {"supply": 8},
        {"ledger": (8, 0, 0, 0)},
        {"ledger": (7, -1, 0, 0)},
        {"limit": 5, "out": True},
        {"limit": 4},
    ],
)
def test_a_row_tells_how_its_seat_stands(seats: int, facts: dict[str, Any]) -> None:
    for seat in range(seats):
        before, after = picture(quiet(seats)), picture(with_house(quiet(seats), seat, **facts))
        assert differs(before, after, row_box(seats, seat))
        others = set(range(seats)) - {seat}
        assert not [other for other in others if differs(before, after, row_box(seats, other))]
        assert not differs(before, after, layout.MAP)


@SEATS
def test_the_bonus_that_would_be_paid_now_stands_in_the_rows(seats: int) -> None:
    """RULES.md 7.3: only players below ten would get the difference to the highest."""
    said = _written(replace(quiet(seats), houses=with_house(quiet(seats), 1, limit=12).houses))
    assert said.count("+7") >= seats - 1
    said = _written(quiet(seats))
    assert not [words for words in said if words.startswith("+")]


def _written(view: SanMarcoView, **more: Any) -> list[str]:
    """Return all words that are drawn into a picture of the table."""
    said: list[Noted] = []
    with noting(said.append):
        picture(view, **more)
    return [noted.words for noted in said]


@EVERY_LANGUAGE
def test_who_is_out_of_the_passage_is_told(language: str) -> None:
    out = texts(language).of("san_marco").say("picture-out")
    assert out not in _written(with_house(quiet(), 2, limit=11), language=language)
    assert out in _written(with_house(quiet(), 2, limit=11, out=True), language=language)


def test_a_player_who_must_act_has_a_row_in_gold() -> None:
    waiting = replace(quiet(), waiting=(2,))
    image = picture(waiting)
    for seat in range(4):
        box = row_box(4, seat)
        row = image.crop((box.x + 200, box.y, box.right, box.bottom - 3))
        edge = sum(1 for x in range(row.width) if row.getpixel((x, 1)) == GOLD)
        assert (edge > 300) == (seat == 2)


def test_limit_points_fill_their_plate_and_warn_from_eight() -> None:
    """The plate is full when a player is out: at ten."""
    box = row_box(4, 1)
    filled: list[int] = []
    warned: list[bool] = []
    for limit in (0, 5, 7, 8, 10, 14):
        image = picture(with_house(quiet(), 1, limit=limit))
        row = image.crop((box.x + 486, box.y, box.x + 562, box.bottom))
        found = {colour: count for count, colour in row.getcolors(1 << 16) or ()}
        below = row.crop((0, row.height // 2 + 20, row.width, row.height // 2 + 24))
        filled.append(counted(below, LIMIT))
        warned.append(ON_INK_WARN in found)
    assert filled[0] == 0
    assert filled[:5] == sorted(set(filled[:5]))
    assert filled[4] == filled[5]
    assert warned == [False, False, False, True, True, True]


def test_roles_start_player_computer_and_winner_are_signs_in_the_rows() -> None:
    view = quiet()
    one, two = _division(0, 1), _division(2, 3)
    roles = replace(view, divisions=(one, two))
    swapped = replace(view, divisions=(_division(1, 0), two))
    for seat in (0, 1):
        assert differs(picture(roles), picture(swapped), row_box(4, seat))
    assert not differs(picture(roles), picture(swapped), row_box(4, 2))
    start, other = replace(view, start=2), replace(view, start=3)
    assert not differs(picture(start), picture(other), row_box(4, 0))
    assert differs(picture(start), picture(other), row_box(4, 2))
    people = picture(view, computers=(False,) * 4)
    assert differs(people, picture(view), row_box(4, 1))


@EVERY_LANGUAGE
def test_the_names_of_computers_are_written_in_full(language: str) -> None:
    names = COMPUTERS[:4]
    view = replace(quiet(), start=0, divisions=(_division(0, 1), _division(2, 3)))
    assert {*names} <= {*_written(view, names=names, language=language, computers=(True,) * 4)}


def _division(distributor: Seat, *deciders: Seat) -> Division:
    return Division(distributor, deciders, (), False, False, ())


def test_the_winner_has_a_crown_and_no_one_before() -> None:
    over = view_at("over")
    assert over.outcome is not None
    scene = scene_of(over)
    first = over.outcome.ranks.index(1)
    assert winners(scene, over.outcome) == (first,)
    other = (first + 1) % 4
    settled = replace(scene, standings=tuple(1 if seat == other else 2 for seat in range(4)))
    assert winners(settled, over.outcome) == (other,)
    one, two = board.draw(scene, over), board.draw(settled, over)
    assert differs(one, two, row_box(4, first))
    assert differs(one, two, row_box(4, other))
    assert differs(one, two, layout.CARTOUCHE)
    assert winners(scene_of(quiet()), quiet().outcome) == ()


# --- the cartouche ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "facts",
    [
        {"passage": 1},
        {"round": 4},
        {"last_round": True},
        {"actions": 11},
        {"limits": 9},
        {"bridges": (Bridge(0, 0),)},
        {"divisions": (_division(1, 0), _division(2, 3))},
        {"division": 1},
    ],
)
def test_the_cartouche_tells_passage_round_roles_and_what_is_left(facts: dict[str, Any]) -> None:
    view = replace(
        quiet(),
        passage=2,
        round=3,
        last_round=False,
        actions=30,
        limits=17,
        divisions=(_division(0, 1), _division(2, 3)),
        division=0,
    )
    assert differs(picture(view), picture(replace(view, **facts)), layout.CARTOUCHE)


@pytest.mark.parametrize(
    ("step", "division", "lit"),
    [("split", 0, [False, False]), ("choose", 0, [True, False]), ("play", 1, [False, True])],
)
def test_the_group_that_is_being_played_is_lit(step: str, division: int, lit: list[bool]) -> None:
    image = picture(replace(view_at("play"), step=step, division=division))
    x, tops = layout.CARTOUCHE.x + 20, (78, 130)
    below = [image.getpixel((x, layout.CARTOUCHE.y + top)) for top in tops]
    assert below == [NOW if each else PAPER for each in lit]


# --- head ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "facts", "told"),
    [
        ("en", {"passage": 2, "round": 3, "last_round": False}, "#12  ·  Passage II  ·  round 3"),
        (
            "en",
            {"passage": 3, "round": 3, "last_round": True},
            "#12  ·  Passage III  ·  last round",
        ),
        ("de", {"passage": 1, "round": 2, "last_round": False}, "#12  ·  Durchgang I  ·  Runde 2"),
        ("en", {"passage": 0, "round": 0}, "#12  ·  Setup"),
        ("de", {"passage": 0, "round": 0}, "#12  ·  Aufbau"),
    ],
)
def test_the_head_tells_passage_and_round(language: str, facts: dict[str, Any], told: str) -> None:
    view = replace(quiet(), **facts)
    assert story.subline(scene_of(view, language=language), view) == told


@pytest.mark.parametrize(
    ("step", "waiting", "pill"),
    [
        ("choose", (2,), Pill("Chloé", "take an offer", 2)),
        ("play", (1,), Pill("Ben", "play the cards", 1)),
        ("split", (0, 2), Pill("Waiting for 2", "split the cards", icon="hourglass-half")),
        ("choose", (), None),
    ],
)
def test_the_pill_tells_who_must_act_and_how(
    step: str, waiting: tuple[Seat, ...], pill: Pill | None
) -> None:
    view = replace(quiet(), step=step, waiting=waiting)
    assert wording.waiting_pill(scene_of(view), view) == pill


@EVERY_LANGUAGE
@pytest.mark.parametrize("step", ["setup", "bridges", "roles", "split", "choose", "play", "fewest"])
def test_every_step_has_a_verb(step: str, language: str) -> None:
    view = replace(quiet(), step=step, waiting=(0,))
    pill = wording.waiting_pill(scene_of(view, language=language), view)
    assert pill is not None
    assert "picture-verb" not in pill.verb


# --- the file --------------------------------------------------------------------------------


def test_the_fullest_map_is_no_large_file() -> None:
    bridges = [(number % len(PAIRS), number // len(PAIRS)) for number in range(BRIDGES)]
    view = with_bridges(
        with_nobles(view_at("choose"), dict.fromkeys(DISTRICTS, (3, 2, 2, 1))), *bridges
    )
    for theme in THEMES:
        assert len(draw(scene_of(view, theme=theme)).data) < MOST_BYTES


@LIGHTS
def test_the_colours_of_the_seats_leave_the_file_as_they_are(theme: str) -> None:
    scene = scene_of(replace(everywhere(), waiting=(1,)), theme=theme)
    image = Image.open(BytesIO(draw(scene).data)).convert("RGB")
    missing = {*THEMES[theme].signals[8:13], GOLD} - colours_of(image)
    assert len(missing) <= 2, "the fifth seat's, and gold where no one acts"


@pytest.mark.proof
@LIGHTS
@SEATS
def test_words_stand_out_from_what_they_are_written_on(seats: int, theme: str) -> None:
    views = [view_at(step, seats) for step in ("bridges", "split", "choose", "play", "over")]
    views.append(with_house(quiet(seats), 1, limit=12, out=True))
    weak = {
        (words, colour, ground)
        for words, colour, ground in _pairs([scene_of(view, theme=theme) for view in views])
        if contrast(colour, ground) < LEAST_CONTRAST
    }
    assert not weak


def _pairs(scenes: Sequence[Scene]) -> Sequence[tuple[str, RGB, RGB]]:
    """Return all words on these tables with their colour and their ground.

    What is drawn into a sprite is noted once, when the sprite is made.
    """
    found: list[tuple[str, RGB, RGB]] = []

    def note(noted: Noted) -> None:
        found.extend((noted.words, noted.colour, ground) for ground in noted.grounds)

    forget_all()
    with noting(note):
        for scene in scenes:
            draw(scene)
    forget_all()
    return found
