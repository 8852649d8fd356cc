"""The end of every game: the winners, large; all points line by line; and nothing in the way."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from statistics import median
from time import thread_time
from typing import Any, NamedTuple

import pytest

from bot.render import Scene, draw
from bot.render.canvas import Canvas
from bot.render.kit.score_sheet import TALL
from bot.render.kit.wording import say, words_of
from bot.render.theme import LEAST, THEMES, Type
from bot.text import LANGUAGES, texts
from tests.games import GAMES
from tests.games.hosting import hosted
from tests.games.scenes import (
    LONG,
    all_first,
    ended,
    outcome_of,
    scene_of,
    told_apart,
    with_outcome,
)
from tests.render.noting import Noted, noting
from tests.render.test_files import check

__all__ = ["hosted"]

SHORTEST_TITLE = 50
MUST_READ = 42

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LIGHTS = pytest.mark.parametrize("theme", sorted(THEMES))
EVERY_GAME = pytest.mark.parametrize("key", GAMES)
TABLES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]
EVERY_TABLE = pytest.mark.parametrize(("key", "seats"), TABLES)


class Written(NamedTuple):
    """Words, where their ink lies, and whether they stand out from what is below."""

    words: str
    kind: Type
    ink: tuple[int, int, int, int]
    clear: bool


class Seen(NamedTuple):
    """The words on the whole picture, and the icons drawn there."""

    words: list[Written]
    icons: list[str]

    @property
    def said(self) -> list[str]:
        return [written.words for written in self.words]

    def size_of(self, words: str) -> int:
        return next(written.kind.px for written in self.words if written.words == words)


Look = Callable[[Scene], Seen]


@pytest.fixture
def look(monkeypatch: pytest.MonkeyPatch) -> Look:
    """Return a function that watches a scene being drawn."""

    def watch(scene: Scene) -> Seen:
        seen = Seen([], [])
        icon = Canvas.icon

        def note(noted: Noted) -> None:
            if noted.canvas.image.size == (1200, TALL) and noted.words.strip():
                seen.words.append(Written(noted.words, noted.kind, noted.ink, noted.clear))

        def iconed(canvas: Canvas, name: str, *where: Any) -> None:
            icon(canvas, name, *where)
            if canvas.image.size == (1200, TALL):
                seen.icons.append(name)

        with noting(note), monkeypatch.context() as patch:
            patch.setattr(Canvas, "icon", iconed)
            check(draw(scene))
        return seen

    return watch


def most(key: str) -> int:
    return max(GAMES[key].seats)


def wins(words: str) -> bool:
    return words.endswith(" wins")


# --- the words -------------------------------------------------------------------------------


def _two_first(key: str) -> Scene:
    """Return the end of a game that two have won, of the fewest that can play."""
    seats = min(GAMES[key].seats)
    scene = all_first(key, seats, names=LONG, language="de")
    return with_outcome(
        scene, scores=(9, 9, *(8,) * (seats - 2)), ranks=(1, 1, *(3,) * (seats - 2))
    )


SCENES: dict[str, Callable[[str], Scene]] = {
    "the fewest": lambda key: ended(key, min(GAMES[key].seats), table=""),
    "the most": lambda key: ended(key, most(key), "de"),
    "long names": lambda key: ended(key, most(key), names=LONG),
    "long names of many winners": lambda key: all_first(key, most(key), names=LONG),
    "two winners": _two_first,
    "resigned": lambda key: ended(
        key, most(key), standings=(most(key), *range(1, most(key))), resigned=(0,)
    ),
    "computers": lambda key: ended(key, most(key), "de", names=LONG, computers=(True,) * most(key)),
}


@pytest.mark.sampled(5)
@LIGHTS
@pytest.mark.parametrize("name", SCENES)
@EVERY_GAME
def test_words_are_large_apart_and_stand_out(key: str, name: str, theme: str, look: Look) -> None:
    readable(look(replace(SCENES[name](key), theme=theme)))


def readable(seen: Seen) -> None:
    """Assert that words are large, apart, within the picture, and stand out."""
    assert seen.words
    for words, kind, (left, top, right, bottom), clear in seen.words:
        assert kind.px >= LEAST, words
        assert 0 <= left < right <= 1200, words
        assert 0 <= top < bottom <= TALL, words
        assert clear, words
    for one, other in combinations(seen.words, 2):
        a, b = one.ink, other.ink
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], f"{one} on {other}"


@pytest.mark.sampled(3)
@EVERY_LANGUAGE
@EVERY_TABLE
def test_the_winner_the_names_and_the_totals_are_read_without_opening(
    key: str, seats: int, language: str, look: Look
) -> None:
    scene = ended(key, seats, language)
    outcome, seen = outcome_of(scene), look(scene)
    readable(seen)
    winner = scene.names[outcome.ranks.index(1)]
    assert seen.size_of(texts(language).say("picture-wins", name=winner)) >= SHORTEST_TITLE
    for seat, name in enumerate(scene.names):
        assert seen.size_of(name) >= MUST_READ
        assert seen.size_of(str(outcome.scores[seat])) >= MUST_READ


@pytest.mark.sampled(1)
@EVERY_GAME
def test_a_long_name_is_shrunk_and_cut_but_never_what_it_did(key: str, look: Look) -> None:
    ranks = outcome_of(ended(key, most(key))).ranks
    names = tuple("W" * 32 if rank == 1 else "Ben" for rank in ranks)
    seen = look(ended(key, most(key), names=names))
    (headline,) = filter(wins, seen.said)
    assert headline.startswith("WWWW")
    assert "…" in headline
    assert seen.size_of(headline) >= SHORTEST_TITLE


@EVERY_GAME
def test_every_line_of_the_score_is_written(key: str, look: Look) -> None:
    scene = ended(key, most(key))
    seen = look(scene)
    for points in zip(*outcome_of(scene).breakdown, strict=True):
        scored = [line.points for line in points if line.points]
        label = words_of(scene).line(points[0].key)
        assert (label in seen.said) == bool(scored), "a line no one scored with is left out"
        for value in scored:
            assert str(value).replace("-", "−") in seen.said


@EVERY_GAME
def test_points_below_zero_have_a_real_minus(key: str, look: Look) -> None:
    scene = ended(key, most(key))
    lost = tuple(
        (first._replace(points=-51 - seat), *others)
        for seat, (first, *others) in enumerate(outcome_of(scene).breakdown)
    )
    said = look(with_outcome(scene, breakdown=lost)).said
    assert {f"−{51 + seat}" for seat in range(most(key))} <= set(said)
    assert not [words for words in said if words.startswith("-")]


@pytest.mark.proof
@EVERY_GAME
def test_what_broke_a_tie_is_shown_below_equal_totals_only(key: str, look: Look) -> None:
    seats = most(key)
    breaks = outcome_of(ended(key, seats)).tiebreak
    if not breaks:
        pytest.skip("nothing breaks ties here")
    label = words_of(ended(key, seats)).line(breaks[0].key)
    rest = tuple(range(40, 40 - seats + 2, -1))
    values = (91, 0, *range(93, 93 + seats - 2))
    assert label not in look(told_apart(ended(key, seats), (60, 59, *rest), *values)).said
    said = look(told_apart(ended(key, seats), (60, 60, *rest), *values)).said
    assert label in said
    assert "91" in said
    assert "0" in said
    assert "93" not in said


# --- the winners -----------------------------------------------------------------------------


@pytest.mark.sampled(1)
@EVERY_TABLE
def test_all_who_share_the_victory_are_winners(key: str, seats: int, look: Look) -> None:
    """Each wears a crown; the header's pill has one of its own."""
    one, seen = look(ended(key, seats)), look(all_first(key, seats))
    readable(seen)
    assert one.icons.count("crown") == 1 + 1
    assert seen.icons.count("crown") == 1 + seats
    assert texts("en").say("picture-shared-win") in seen.said
    assert not any(map(wins, seen.said))


@pytest.mark.sampled(1)
@EVERY_GAME
def test_who_resigned_ranks_last_whatever_the_points(key: str, look: Look) -> None:
    seats = most(key)
    best = outcome_of(ended(key, seats)).ranks.index(1)
    others = [seat for seat in range(seats) if seat != best]
    standings = tuple(seats if at == best else 1 + others.index(at) for at in range(seats))
    scene = ended(key, seats, standings=standings, resigned=(best,))
    seen = look(scene)
    assert f"{scene.names[others[0]]} wins" in seen.said
    assert seen.icons.count("flag") == 1
    assert seen.icons.count("crown") == 1 + 1
    columns = [words for words in seen.said if words in scene.names]
    assert columns == [scene.names[seat] for seat in (*others, best)]
    assert f"{seats}. {scene.names[best]} (resigned), " in draw(scene).alt


@pytest.mark.sampled(2)
@EVERY_GAME
def test_who_ranks_last_by_the_rules_is_marked_and_told(key: str, look: Look) -> None:
    seats = most(key)
    scene = told_apart(ended(key, seats), (20,) * seats, *range(seats))
    scene = with_outcome(scene, last=(seats - 1,))
    seen = look(scene)
    assert seen.icons.count("lock") == 1
    assert f"{seats}. {scene.names[-1]} ({say(scene, 'picture-last')}), " in draw(scene).alt
    alone = with_outcome(scene, last=tuple(range(1, seats)))
    assert texts("en").of(key).points(20) in look(alone).said, "points have not decided"


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("scores", "resigned", "said"),
    [
        ((30, 28), (), ", 2 ahead"),
        ((30, 30), (), ", by tie-break"),
        ((1, 0), (), ", 1 ahead"),
        ((20, 30), (1,), ""),
        ((30, 20), (1,), ""),
    ],
)
@EVERY_GAME
def test_how_clearly_is_told(
    key: str, scores: tuple[int, int], resigned: tuple[int, ...], said: str, look: Look
) -> None:
    seats = min(GAMES[key].seats)
    away = tuple(range(2, seats))  # one has resigned, too, so that two are left to compare
    scene = ended(key, seats, resigned=(*resigned, *away), standings=tuple(range(1, seats + 1)))
    scene = told_apart(scene, (*scores, *(0,) * (seats - 2)), *range(seats, 0, -1))
    assert texts("en").of(key).points(scores[0]) + said in look(scene).said


# --- in words --------------------------------------------------------------------------------


@pytest.mark.sampled(2)
@EVERY_LANGUAGE
@EVERY_TABLE
def test_the_ranking_is_told_first_then_the_reason_and_the_lines(
    key: str, seats: int, language: str
) -> None:
    scene = ended(key, seats, language)
    outcome, own, told = outcome_of(scene), words_of(scene), draw(scene).alt
    order = sorted(range(seats), key=lambda seat: outcome.ranks[seat])
    places = [told.index(f"{outcome.ranks[seat]}. {scene.names[seat]}") for seat in order]
    scores = [told.index(own.labelled(scene.names[seat], "")) for seat in order]
    found = [*places, told.index(own.reason(outcome.reason)), *scores]
    assert found == sorted(found)
    for seat in order:
        assert f" {outcome.scores[seat]} " in told
        for line in outcome.breakdown[seat]:
            points = str(line.points).replace("-", "−")
            assert not line.points or f"{own.line(line.key)} {points}" in told


@EVERY_GAME
def test_nothing_is_drawn_before_the_end(key: str) -> None:
    state, _ = GAMES[key].new({}, most(key), 1)
    with pytest.raises(ValueError, match="before the end"):
        draw(scene_of(key, state, "final", None))


# --- cost ------------------------------------------------------------------------------------


@pytest.mark.sampled(2)
@EVERY_TABLE
def test_it_is_drawn_quickly_into_a_small_file(key: str, seats: int) -> None:
    scene = ended(key, seats)
    draw(scene)
    spent: list[float] = []
    for number in range(7):
        start = thread_time()
        picture = draw(replace(scene, table=f"#{number}"))
        spent.append(thread_time() - start)
        assert len(picture.data) < 150 * 1024
    assert median(spent) < 0.06
