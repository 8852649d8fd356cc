"""A game without pictures of its own, or with broken ones: plain ones, and no harm to others."""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib.util import find_spec
from io import BytesIO
from types import ModuleType
from typing import NamedTuple

import pytest
from PIL import Image

from bot.ops import doctor_machine
from bot.render import Scene, draw, reveals, unread
from bot.render.drawing import renderer_of
from bot.render.kit.alt import LIMIT
from bot.render.theme import PAPER, SEAT_COLOURS, THEMES
from bot.text import LANGUAGES, texts
from bot.text.catalogue import Catalogue
from bot.text.game import GameTexts
from bot.text.required import keys, lacking
from rules.decision import Decision
from rules.event import Seat
from rules.game import Line, Outcome, TieBreak
from rules.ranking import by_points
from rules.registry import GAMES
from tools.gallery.positions import scenes

KEY = "made_up"
WORDS = """title = Harbour
    .short = Harbour
    .subtitle = Bid for what the ships bring
    .duration = 30 minutes
    .weight = easy to learn
how = Harbour: how to play
    .goal = You want the most points.
    .turn = You bid, or you pass.
    .card = The number on a cheque is what it is worth.
    .pays = Lots pay, and so does money.
    .end = The last lot ends it.
    .time = Half an hour.
so-far = A score.
step-bid = Bidding
step-over = The end
picture-verb-bid = bid or pass
picture-ask-bid = Bid or pass
ask-bid = Which cheques do you lay?
    .why = The highest bid takes the lot.
line-lots = Lots
line-money = Money
reason-sold = The last lot is sold.
option-cheque = Cheque of { $weight }
    .note = It does not come back.
fact-left = lots to come
fact-rows = row
good-tea = tea
"""
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Eve", "Fay")


class House(NamedTuple):
    """The public part of a seat."""

    seat: Seat
    cheques: int
    lots: tuple[int, ...]
    passed: bool


class Lot(NamedTuple):
    """A lot for sale: owned by no one."""

    worth: int
    goods: tuple[int, ...]


@dataclass(frozen=True)
class Seen:
    """A position, with no more than any view has, and a few facts."""

    seat: Seat | None
    step: str
    left: int
    houses: tuple[House, ...]
    hand: tuple[int, ...]
    waiting: tuple[Seat, ...]
    decision: Decision | None
    outcome: Outcome | None


@dataclass(frozen=True)
class WithRows(Seen):
    """A position with rows of cards, too."""

    rows: tuple[tuple[object, ...], ...] = ()


@pytest.fixture(autouse=True)
def made_up() -> Iterator[None]:
    for language in LANGUAGES:
        words = GameTexts(texts(language), Catalogue(WORDS, language))
        texts(language)._games[KEY] = words
    renderer_of.cache_clear()
    yield
    for language in LANGUAGES:
        del texts(language)._games[KEY]
    renderer_of.cache_clear()


def seen(seats: int, seat: Seat | None = None) -> Seen:
    houses = tuple(House(number, 3 + number, (7,) * number, number == 1) for number in range(seats))
    return Seen(seat, "bid", 11, houses, (), (0, seats - 1), None, None)


def asked(seats: int) -> Seen:
    options = tuple(f"cheque:{number}" for number in range(12))
    decision = Decision(0, "bid", options, 0, 12, weights=tuple(range(1, 13)), floor=3)
    return replace(seen(seats, 0), hand=tuple(range(1, 13)), waiting=(0,), decision=decision)


def ended(seats: int) -> Seen:
    scores = [(Line("lots", 2 * seat), Line("money", -1)) for seat in range(seats)]
    scores[0] = scores[1]
    broke = TieBreak("money", tuple(range(seats)))
    return replace(seen(seats), step="over", waiting=(), outcome=by_points("sold", scores, [broke]))


def scene(kind: str, view: Seen, theme: str = "dark") -> Scene:
    seats = len(view.houses)
    computers = (False, True) * 3
    return Scene(kind, KEY, view, NAMES[:seats], computers[:seats], "en", theme=theme)  # type: ignore[arg-type]


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_kind_of_picture_is_there_for_two_to_six(seats: int, theme: str) -> None:
    for kind, view in (("board", seen(seats)), ("hand", asked(seats)), ("final", ended(seats))):
        picture = draw(scene(kind, view, theme))
        image = opened(picture.data)
        assert image.width == 1200
        assert len(picture.alt) <= LIMIT
        colours = {colour for _, colour in image.getcolors(1 << 20) or ()}
        wanted = SEAT_COLOURS[:seats] if kind != "hand" else SEAT_COLOURS[:1]
        assert set(wanted) <= colours, "every seat has its own colour, exactly"


def test_the_board_tells_what_the_view_holds_of_each_seat() -> None:
    alt = draw(scene("board", seen(3))).alt
    assert "Harbour, Bidding." in alt
    assert "Waiting for Ada and Cleo (bid or pass)." in alt
    assert "lots to come 11" in alt
    assert "Ada: cheques 3; lots –; passed –." in alt
    assert "Cleo: cheques 5; lots 7, 7; passed –." in alt


def test_mere_numbers_are_not_told_of_seats() -> None:
    """A hand of as many cards as there are players is no one else's."""
    alt = draw(scene("board", replace(seen(3, 0), hand=(4, 5, 6)))).alt
    assert "hand 4, 5, 6." in alt
    assert "Ben: cheques 4; lots 7; passed ✓." in alt


def test_rows_are_told_one_by_one_and_what_lies_there_twice_with_how_often() -> None:
    """As many rows as players are no player's."""
    rows = (("good:tea", "good:tea", "silk"), (), ("silk",))
    alt = draw(scene("board", WithRows(**vars(seen(3)), rows=rows))).alt  # type: ignore[arg-type]
    assert "row 1: 2× tea, silk; row 2: –; row 3: silk." in alt


def test_records_that_are_no_players_are_told_in_one_line() -> None:
    """Even if there are as many of them."""
    rows = (Lot(1, ()), Lot(2, (5,)), Lot(4, ()))
    alt = draw(scene("board", WithRows(**vars(seen(3)), rows=rows))).alt  # type: ignore[arg-type]
    assert "row 2: worth 2, goods 5; row 3: worth 4, goods –." in alt
    assert "Ben: cheques 4; lots 7; passed ✓." in alt


def test_records_of_some_seats_are_no_rows_of_all() -> None:
    rows = (House(1, 8, (), False), House(0, 9, (), False), House(2, 5, (), True))
    alt = draw(scene("board", WithRows(**vars(seen(3)), rows=rows))).alt  # type: ignore[arg-type]
    assert "row 1: seat 1, cheques 8, lots –, passed –;" in alt, "they are in another order"
    assert "Ada: cheques 3; lots –; passed –." in alt


def test_options_have_the_numbers_of_the_menu() -> None:
    alt = draw(scene("hand", asked(2))).alt
    assert all(f"{n}: Cheque of {n} (It does not come back.)." in alt for n in range(1, 13))


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_picked_is_told_and_stands_out(theme: str) -> None:
    plain = scene("hand", asked(2), theme)
    chosen = replace(plain, picked=(1, 4))
    assert "Picked: 2 Cheque of 2 and 5 Cheque of 5." in draw(chosen).alt
    assert "Picked" not in draw(plain).alt
    before, after = (opened(draw(one).data) for one in (plain, chosen))
    assert before.size == after.size, "nothing moves while one picks"
    papers, bright = (colours_of(after)[colour] for colour in (PAPER, THEMES[theme].good))
    assert 0 < papers < colours_of(before)[PAPER] / 4, "the ten others step back"
    assert bright > 2 * colours_of(before)[THEMES[theme].good] + 10_000


def colours_of(image: Image.Image) -> Counter[object]:
    return Counter({colour: count for count, colour in image.getcolors(256) or ()})


def test_the_end_tells_ranks_and_what_broke_ties() -> None:
    alt = draw(scene("final", ended(3))).alt
    assert "1. Cleo, 3 points; 2. Ben, 1 point; 3. Ada, 1 point" in alt
    assert "Ben: Lots 2, Money −1, Money 1." in alt
    with pytest.raises(ValueError, match="before the end"):
        draw(scene("final", seen(2)))


def test_nothing_is_revealed_that_is_worth_a_picture() -> None:
    assert not reveals(scene("board", seen(2)))


# --- one game's trouble is no other's --------------------------------------------------------


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    class Finder:
        def find_spec(self, name: str, *_: object) -> object:
            from importlib.machinery import ModuleSpec

            return ModuleSpec(name, self) if name == f"bot.render.{KEY}" else None  # type: ignore[arg-type]

        def create_module(self, _: object) -> ModuleType | None:
            return None

        def exec_module(self, _: ModuleType) -> None:
            raise RuntimeError("a colour is missing")

    monkeypatch.setattr(sys, "meta_path", [Finder(), *sys.meta_path])


@pytest.mark.proof
@pytest.mark.usefixtures("broken")
def test_a_game_whose_pictures_are_broken_is_drawn_plainly_and_others_as_ever() -> None:
    assert "Harbour, Bidding." in draw(scene("board", seen(2))).alt
    for key in GAMES:
        assert draw(scenes(key)["board-4-late"]).alt
    broken = [tuple(one) for one in unread((*GAMES, KEY)) if one.reason]
    assert broken == [(KEY, "RuntimeError: a colour is missing")]


@pytest.mark.usefixtures("broken")
def test_the_doctor_names_broken_pictures() -> None:
    [found] = [one for one in doctor_machine.games((*GAMES, KEY)) if one.sign == "wrong"]
    assert "a colour is missing" in found.sentence


def test_the_doctor_finds_games_well_and_names_one_without_pictures() -> None:
    drawn = [key for key in GAMES if find_spec(f"bot.render.{key}")]
    assert [found.sign for found in doctor_machine.games(drawn)] == ["ok"]
    [found] = doctor_machine.games((KEY,))
    assert found.sign == "warning"
    assert KEY in found.sentence


def test_the_doctor_names_missing_words() -> None:
    for name, word in (("title.subtitle", "    .subtitle"), ("picture-verb-bid", "picture-verb")):
        left = "".join(line + "\n" for line in WORDS.splitlines() if not line.startswith(word))
        texts("en")._games[KEY] = GameTexts(texts("en"), Catalogue(left, "en"))
        assert any(name in found.sentence for found in doctor_machine.games((KEY,)))


def test_the_doctor_names_a_catalogue_that_is_not_there() -> None:
    found = doctor_machine.games(("nowhere",))
    assert [one.sign for one in found] == ["warning", *["wrong"] * len(LANGUAGES)]


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_the_words_that_are_required(key: str, language: str) -> None:
    own = texts(language).of(key)
    shown = [scene.view for scene in scenes(key).values()]
    outcomes = [view.outcome for view in shown if view.outcome is not None]
    wanted = keys(
        {view.step for view in shown if view.step},
        {view.decision.kind for view in shown if view.decision is not None},
        {line.key for outcome in outcomes for lines in outcome.breakdown for line in lines},
        {outcome.reason for outcome in outcomes},
    )
    assert [name for name in wanted if name not in own] == []
    assert lacking(own) == []
