"""The table of San Marco: what has changed, the players' rows, the cartouche, head and pill."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.render import Scene, draw
from bot.render.brackets import MOST
from bot.render.canvas import Anchor, Box, Canvas
from bot.render.header import Pill
from bot.render.masks import text, width_of
from bot.render.san_marco import board, changes, houses, layout, story
from bot.render.san_marco.cartouche import NOW
from bot.render.san_marco.changes import Part, changed
from bot.render.theme import GOLD, ICE, ON_INK_WARN, PAPER, RGB, THEMES, Type
from rules.event import Event, Seat
from rules.san_marco.components import BRIDGES, DISTRICT_KEYS, DISTRICTS, PAIRS, Bridge, District
from rules.san_marco.view import Division, House, SanMarcoView
from tests.render.san_marco.boards import (
    CANNAREGIO,
    CASTELLO,
    DORSODURO,
    SAN_MARCO,
    SAN_POLO,
    SANTA_CROCE,
    bare,
    greedy_game,
    pair,
    scene_of,
    view_at,
    with_bridges,
    with_nobles,
)
from tests.render.sprites import forget_all
from tests.render.test_colours import LEAST_CONTRAST, contrast, grounds
from tests.render.test_files import check

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
LIGHTS = pytest.mark.parametrize("theme", sorted(THEMES))
SEATS = pytest.mark.parametrize("seats", [3, 4])
MOST_BYTES = 125 * 1024
ODD_NAMES = ("W" * 32, "🎲🎉", "محمد عبد الله", "Z̸̢͝a̶l̷g̸o̶ éàü")


def event(kind: str, seat: Seat | None = 0, **facts: Any) -> Event:
    """Return an event; districts are told by their numbers here, by their keys there."""
    told = {name: _key(name, fact) for name, fact in facts.items()}
    return Event(kind, told if seat is None else {"seat": seat, **told})


def _key(name: str, fact: Any) -> Any:
    if name in ("district", "one", "two", "from_one", "from_two", "lifted"):
        return DISTRICT_KEYS[fact]
    return tuple(DISTRICT_KEYS[each] for each in fact) if name == "districts" else fact


def nobles(district: District, seat: Seat) -> Part:
    return Part("nobles", district, seat)


def everywhere(seats: int = 4) -> SanMarcoView:
    """Return a position in which everybody has a noble in every district."""
    return with_nobles(bare(seats), {district: [1] * seats for district in DISTRICTS})


# --- what changed ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("told", "parts"),
    [
        (event("placed", 1, district=CASTELLO), [nobles(CASTELLO, 1)]),
        (
            event("placed", 1, district=CASTELLO, lifted=SAN_POLO),
            [nobles(CASTELLO, 1), nobles(SAN_POLO, 1)],
        ),
        (
            event("rolled", 2, districts=(CASTELLO, SAN_POLO, CASTELLO, CASTELLO)),
            [nobles(CASTELLO, 2), nobles(SAN_POLO, 2)],
        ),
        (event("rerolled", 2, district=DORSODURO), [nobles(DORSODURO, 2)]),
        (
            event("defected", 3, owner=0, district=SAN_MARCO),
            [nobles(SAN_MARCO, 3), nobles(SAN_MARCO, 0)],
        ),
        (
            event("banished", 3, district=SAN_POLO, seats=(0, 2), counts=(1, 2)),
            [nobles(SAN_POLO, 0), nobles(SAN_POLO, 2)],
        ),
        (event("doge_entered", 0, district=SAN_POLO), [Part("doge")]),
        (event("doge_stayed", 0, district=SAN_POLO), [Part("doge")]),
        (event("doge_moved", 0, district=SAN_POLO, price=0, payees=()), [Part("doge")]),
        (
            event("doge_moved", 0, district=SAN_POLO, price=2, payees=(1, 3)),
            [
                Part("doge"),
                Part("prestige", seat=1),
                Part("prestige", seat=3),
                Part("prestige", seat=0),
            ],
        ),
        (
            event("doge_moved", 0, district=SAN_POLO, price=2, payees=()),
            [Part("doge"), Part("prestige", seat=0)],
        ),
        (
            event("scored", None, district=SAN_POLO, seats=(2, 1), counts=(6, 4)),
            [Part("prestige", seat=2), Part("prestige", seat=1)],
        ),
        (event("bonus", None, highest=12, seats=(3,), counts=(5,)), [Part("prestige", seat=3)]),
        (event("took", 1, giver=0, number=1, limit=3, total=5), [Part("limit", seat=1)]),
        (event("kept", 1, number=1, limit=2, total=5), [Part("limit", seat=1)]),
        (event("took", 1, giver=0, number=1, limit=0, total=5), []),
        (event("declined", 1, cards=()), []),
        (event("passage_began", None, passage=2), []),
        (event("divided", 1, actions=(3, 2), limits=(1, 2)), []),
    ],
)
def test_what_an_event_has_changed_is_marked(told: Event, parts: list[Part]) -> None:
    assert changed(everywhere(), [told]) == tuple(parts)


@pytest.mark.parametrize("kind", ["bridge_placed", "built", "took_over", "moved_bridge"])
def test_a_bridge_is_marked_where_it_stands_now(kind: str) -> None:
    number = pair("santa_croce", "dorsoduro")
    view = with_bridges(bare(), (number, 2))
    told = event(
        kind, 2, owner=1, from_one=CANNAREGIO, from_two=SAN_POLO, one=SANTA_CROCE, two=DORSODURO
    )
    assert changed(view, [told]) == (Part("bridge", number, 2),)
    assert changed(bare(), [told]) == (), "it has been taken away since"


def test_nobles_that_have_all_gone_are_marked_at_the_name_of_their_district() -> None:
    told = event("banished", 3, district=SAN_POLO, seats=(0, 2), counts=(1, 2))
    view = with_nobles(everywhere(), {SAN_POLO: (0, 1, 0, 1)})
    assert changed(view, [told]) == (Part("name", SAN_POLO),)


def test_the_newest_come_first_and_points_only_where_there_is_room() -> None:
    placed = [event("placed", 0, district=district) for district in DISTRICTS]
    points = event("scored", None, district=SAN_POLO, seats=(0, 1), counts=(6, 4))
    few = changed(everywhere(), [placed[0], points, placed[1]])
    assert [part.kind for part in few] == ["nobles", "nobles", "prestige", "prestige"]
    assert few[0].place == 1
    others = [event("placed", 1, district=district) for district in DISTRICTS]
    many = changed(everywhere(), [*placed, *others, points])
    assert [(part.place, part.seat) for part in many] == [
        *((district, 1) for district in (5, 4, 3, 2, 1, 0)),
        *((district, 0) for district in (5, 4)),
    ]
    assert len(many) == MOST


@pytest.mark.parametrize(("seats", "seed"), [(3, 2), (4, 5)])
@pytest.mark.parametrize("apart", [1, 6, 30])
def test_in_whole_games_whatever_is_new_on_the_map_is_marked(
    seats: int, seed: int, apart: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changes, "MOST", 999)
    moments, events = greedy_game(seats, seed)
    for before, after in zip(moments, moments[apart:], strict=False):
        parts = changed(after.view, events[before.told : after.told])
        marked = {part for part in parts if part.kind in ("nobles", "name", "bridge", "doge")}
        new = set(_news(before.view, after.view))
        assert new <= marked
        if apart == 1:
            assert {part for part in marked - new if part.kind != "doge"} <= set()


def _news(before: SanMarcoView, after: SanMarcoView) -> Iterator[Part]:
    """Return how two positions differ on the map, in the order of nothing in particular."""
    for district, (old, new) in enumerate(zip(before.nobles, after.nobles, strict=True)):
        for seat, (had, has) in enumerate(zip(old, new, strict=True)):
            if had != has:
                yield nobles(district, seat) if has else Part("name", district)
    for bridge in set(after.bridges) - set(before.bridges):
        yield Part("bridge", bridge.pair, bridge.owner)
    if before.doge != after.doge:
        yield Part("doge")


@pytest.mark.parametrize(
    "told",
    [
        event("placed", 1, district=CASTELLO),
        event("bridge_placed", 2, one=SANTA_CROCE, two=DORSODURO),
        event("doge_stayed", 1, district=SAN_POLO),
        event("scored", None, district=SAN_POLO, seats=(2,), counts=(6,)),
        event("took", 1, giver=0, number=1, limit=3, total=5),
        event("banished", 3, district=SAN_POLO, seats=(0,), counts=(1,)),
    ],
)
@LIGHTS
def test_changes_are_bracketed_in_ice(told: Event, theme: str) -> None:
    view = with_nobles(everywhere(), {SAN_POLO: (0, 1, 0, 1)})
    view = with_bridges(view, (pair("santa_croce", "dorsoduro"), 2))
    assert ICE not in colours_of(picture(view, theme=theme))
    assert ICE in colours_of(picture(view, theme=theme, since=(told,)))


@pytest.mark.parametrize(
    ("told", "within"),
    [
        (event("placed", 1, district=CASTELLO), Box(940, 150, 252, 350)),
        (event("placed", 1, district=SAN_MARCO), Box(640, 310, 250, 240)),
        (event("bridge_placed", 2, one=SANTA_CROCE, two=DORSODURO), Box(110, 500, 220, 90)),
        (event("doge_stayed", 1, district=SAN_MARCO), Box(820, 520, 100, 110)),
        (
            event("banished", 3, district=SAN_POLO, seats=(0,), counts=(1,)),
            Box(346, 296, 180, 62),
        ),
    ],
)
def test_brackets_stand_around_what_has_changed(told: Event, within: Box) -> None:
    view = with_nobles(everywhere(), {SAN_POLO: (0, 1, 0, 1)})
    view = replace(with_bridges(view, (pair("santa_croce", "dorsoduro"), 2)), doge=SAN_MARCO)
    left, top, right, bottom = changed_box(picture(view), picture(view, since=(told,)))
    assert left >= within.x
    assert top >= within.y
    assert right <= within.right
    assert bottom <= within.bottom


@pytest.mark.parametrize("seat", range(4))
def test_points_and_limit_points_are_bracketed_each_in_their_row(seat: Seat) -> None:
    scored = event("scored", None, district=SAN_POLO, seats=(seat,), counts=(6,))
    took = event("took", seat, giver=0, number=1, limit=3, total=5)
    lefts: list[int] = []
    for told in (scored, took):
        box = changed_box(picture(everywhere()), picture(everywhere(), since=(told,)))
        row = row_box(4, seat)
        assert box[1] >= row.y
        assert box[3] <= row.bottom
        lefts.append(box[0])
    assert lefts[0] < lefts[1], "the prestige stands left of the limit points"


def picture(view: SanMarcoView, **more: Any) -> Image.Image:
    """Draw the table as it is before it becomes a file."""
    return board.draw(scene_of(view, **more), view)


def colours_of(image: Image.Image) -> set[object]:
    return {colour for _, colour in image.getcolors(1 << 20) or ()}


def changed_box(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int]:
    box = ImageChops.difference(one, other).getbbox()
    assert box is not None, "nothing has changed"
    return box


def differs(one: Image.Image, other: Image.Image, box: Box) -> bool:
    """Whether two pictures differ within a box."""
    edges = (box.x, box.y, box.right, box.bottom)
    return ImageChops.difference(one.crop(edges), other.crop(edges)).getbbox() is not None


# --- rows ------------------------------------------------------------------------------------


def row_box(seats: int, seat: Seat) -> Box:
    """Return the share of the rows that belongs to a seat."""
    height = (layout.ROWS.height - (seats - 1) * houses.GAP) // seats
    top = layout.ROWS.y + seat * (height + houses.GAP)
    return Box(layout.ROWS.x, top, layout.ROWS.width, height)


def with_house(view: SanMarcoView, seat: Seat, **facts: Any) -> SanMarcoView:
    others = list(view.houses)
    others[seat] = others[seat]._replace(**facts)
    return replace(view, houses=tuple(others))


def quiet(seats: int = 4) -> SanMarcoView:
    """Return a position in which all stand alike, with five limit points, and nothing is asked."""
    view = bare(seats)
    alike = tuple(House(each.seat, 9, 5, False, (7, 0, 0, 0)) for each in view.houses)
    return replace(view, houses=alike, waiting=(), doge=SAN_MARCO, step="roles")


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
    """RULES.md 7.3: those below ten would get what they lack to the highest; nobody else."""
    said = _written(replace(quiet(seats), houses=with_house(quiet(seats), 1, limit=12).houses))
    assert said.count("+7") >= seats - 1
    said = _written(quiet(seats))
    assert not [words for words in said if words.startswith("+")]


def _written(view: SanMarcoView, **more: Any) -> list[str]:
    """Return all words that are drawn into a picture of the table."""
    said: list[str] = []
    write = Canvas.write

    def noted(
        self: Canvas,
        words: str,
        x: float,
        y: float,
        kind: Type,
        colour: RGB,
        anchor: Anchor = "left",
    ) -> float:
        said.append(words)
        return write(self, words, x, y, kind, colour, anchor)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "write", noted)
        picture(view, **more)
    return said


@LANGUAGES
def test_who_is_out_of_the_passage_is_told(language: str) -> None:
    out = {"en": "out", "de": "raus"}[language]
    assert out not in _written(with_house(quiet(), 2, limit=11), language=language)
    assert out in _written(with_house(quiet(), 2, limit=11, out=True), language=language)


def test_whoever_must_act_has_a_row_in_gold() -> None:
    waiting = replace(quiet(), waiting=(2,))
    image = picture(waiting)
    for seat in range(4):
        box = row_box(4, seat)
        row = image.crop((box.x + 200, box.y, box.right, box.bottom - 3))
        edge = sum(1 for x in range(row.width) if row.getpixel((x, 1)) == GOLD)
        assert (edge > 300) == (seat == 2)


def test_limit_points_fill_the_gauge_and_warn_from_eight() -> None:
    """The gauge ends where a player is out: at ten."""
    box = row_box(4, 1)
    shares: list[int] = []
    for limit in (0, 5, 7, 8, 10, 14):
        image = picture(with_house(quiet(), 1, limit=limit))
        row = image.crop((box.x + 486, box.y, box.x + 562, box.bottom))
        found = {colour: count for count, colour in row.getcolors(1 << 16) or ()}
        shares.append(found.get(ON_INK_WARN, 0))
    assert shares[:3] == [0, 0, 0]
    assert 0 < shares[3] < shares[4] == shares[5]


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
    nobody = picture(view, computers=(False,) * 4)
    assert differs(nobody, picture(view), row_box(4, 1))


def _division(distributor: Seat, *deciders: Seat) -> Division:
    return Division(distributor, deciders, (), False, False, ())


def test_the_winner_has_a_crown_and_nobody_before() -> None:
    over = view_at("over")
    assert over.outcome is not None
    scene = scene_of(over)
    first = over.outcome.ranks.index(1)
    assert story.winners(scene, over) == (first,)
    other = (first + 1) % 4
    settled = replace(scene, standings=tuple(1 if seat == other else 2 for seat in range(4)))
    assert story.winners(settled, over) == (other,)
    one, two = board.draw(scene, over), board.draw(settled, over)
    assert differs(one, two, row_box(4, first))
    assert differs(one, two, row_box(4, other))
    assert differs(one, two, layout.CARTOUCHE)
    assert story.winners(scene_of(quiet()), quiet()) == ()


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
    x, tops = layout.CARTOUCHE.x + 20, (68, 112)
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
        ("split", (0, 2), Pill("2 to move", "divide the cards", icon="hourglass-half")),
        ("choose", (), None),
    ],
)
def test_the_pill_tells_who_must_act_and_how(
    step: str, waiting: tuple[Seat, ...], pill: Pill | None
) -> None:
    view = replace(quiet(), step=step, waiting=waiting)
    assert story.waiting_pill(scene_of(view), view) == pill


@LANGUAGES
@pytest.mark.parametrize("step", ["setup", "bridges", "roles", "split", "choose", "play", "fewest"])
def test_every_step_has_a_verb(step: str, language: str) -> None:
    view = replace(quiet(), step=step, waiting=(0,))
    pill = story.waiting_pill(scene_of(view, language=language), view)
    assert pill is not None
    assert "picture-verb" not in pill.verb


# --- the file --------------------------------------------------------------------------------


@LIGHTS
@LANGUAGES
@SEATS
def test_tables_of_whole_games_draw(seats: int, language: str, theme: str) -> None:
    moments, events = greedy_game(seats, 3)
    for number in (0, len(moments) // 3, 2 * len(moments) // 3, len(moments) - 1):
        view, told = moments[number]
        scene = scene_of(view, language=language, theme=theme, names=ODD_NAMES[:seats])
        done = draw(replace(scene, since=events[max(0, told - 12) : told]))
        check(done)
        assert len(done.data) < MOST_BYTES


def test_the_fullest_map_is_no_large_file() -> None:
    bridges = [(number % len(PAIRS), number // len(PAIRS)) for number in range(BRIDGES)]
    view = with_bridges(
        with_nobles(view_at("choose"), dict.fromkeys(DISTRICTS, (3, 2, 2, 1))), *bridges
    )
    for theme in THEMES:
        assert len(draw(scene_of(view, theme=theme)).data) < MOST_BYTES


def test_equal_scenes_are_equal_files() -> None:
    scene = scene_of(view_at("choose"))
    first = draw(scene)
    forget_all()
    assert draw(scene) == first


@LIGHTS
def test_the_colours_of_the_seats_leave_the_file_as_they_are(theme: str) -> None:
    scene = scene_of(replace(everywhere(), waiting=(1,)), theme=theme)
    image = Image.open(BytesIO(draw(scene).data)).convert("RGB")
    missing = {*THEMES[theme].signals[8:13], GOLD} - colours_of(image)
    assert len(missing) <= 2, "the fifth seat's, and gold where nobody acts"


@LIGHTS
@SEATS
def test_words_stand_out_from_what_they_are_written_on(seats: int, theme: str) -> None:
    views = [view_at(step, seats) for step in ("bridges", "split", "choose", "play", "over")]
    views.append(with_house(quiet(seats), 1, limit=12, out=True))
    weak = {
        (words, colour, ground)
        for view in views
        for words, colour, ground in _pairs(scene_of(view, theme=theme), view)
        if contrast(colour, ground) < LEAST_CONTRAST
    }
    assert not weak


def _pairs(scene: Scene, view: SanMarcoView) -> Sequence[tuple[str, RGB, RGB]]:
    """Return all words on the map and in the rows with their colour and what is below them."""
    found: list[tuple[str, RGB, RGB]] = []
    write = Canvas.write

    def noted(
        self: Canvas,
        words: str,
        x: float,
        y: float,
        kind: Type,
        colour: RGB,
        anchor: Anchor = "left",
    ) -> float:
        start = x - {"left": 0.0, "middle": 0.5, "right": 1.0}[anchor] * width_of(words, kind)
        if words.strip():
            below = grounds(self.image, text(words, kind.face, kind.px), start, y)
            found.extend((words, colour, ground) for ground in below)
        return write(self, words, x, y, kind, colour, anchor)

    forget_all()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "write", noted)
        board.draw(scene, view)
    forget_all()
    return found
