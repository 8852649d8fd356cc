"""The scenes of the gallery by name: every kind of picture that a game has, from fixed seeds."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import product
from typing import Final, Protocol, cast

from bot.render.scene import (
    NO_GAME,
    Chances,
    Course,
    Division,
    Favoured,
    Figures,
    Gathering,
    Met,
    PictureKind,
    Played,
    Ranked,
    Record,
    Scene,
)
from bot.render.theme import THEMES
from rules.decision import Decision
from rules.ranking import won
from rules.registry import GAMES
from tools.gallery.playing import LANGUAGE, NAMES, TABLE, Moment, play

SEED: Final = 5
SEEDS: Final = range(1, 13)
"""Games searched for every kind of decision."""
_VEILED: Final = next(iter(GAMES))
"""The veil is the same in all games: one shows it."""
_SHARES: Final = {"early": 0.12, "middle": 0.5, "late": 0.93}

WIDE: Final = "Ｗ" * 32
EMOJI: Final = ("🎲👩‍👩‍👧‍👦🏳️‍🌈👍🏽" * 3)[:32]
ARABIC: Final = "عبد الرحمن بن محمد بن عبد العزيز"
COMBINING: Final = ("Z\u0351\u0316\u0489a\u0301\u0316l\u0335\u0316g\u0489o\u0302\u0316" * 3)[:32]
DECORATIVE: Final = ("𝓑𝓪𝓻𝓽𝓱𝓸𝓵𝓸𝓶𝓮𝔀 " * 3)[:32]
ACCENTED: Final = ("Nguyễn Thị Ẫm " * 3)[:32]
ODD_NAMES: Final = (WIDE, EMOJI, ARABIC, COMBINING, DECORATIVE, ACCENTED)
"""By seat; games for fewer players use the first of them."""


class _Extremes(Protocol):
    DENSEST: tuple[str, ...]
    VARIANTS: Mapping[str, Mapping[str, str]]
    LARGEST: Mapping[str, Sequence[tuple[int, int]]]

    def extremes(self, boards: Sequence[Scene], hand: Scene) -> Mapping[str, Scene]: ...


@cache
def scenes(key: str) -> Mapping[str, Scene]:
    """Return every scene of a game by name, such as "board-4-late"."""
    measured = _measured(key)
    tables = {**_lobbies(key), **_boards(key), **_decisions(key), **_finals(key), **_courses(key)}
    plain = {**tables, **_extreme(key, measured)}
    most = GAMES[key].seats[-1]
    varied = {
        f"{name}-{way}": scene
        for name in (*measured.DENSEST, f"course-{most}")
        for way, scene in _in_other_ways(plain[name]).items()
    }
    others = [_variant(key, word) for word in measured.VARIANTS]
    more = {name: scene for scenes in others for name, scene in scenes.items()}
    odd = _odd_names(key, plain)
    told = {**_profiles(key), **_turned(key), **_seasons(key)}
    return {**plain, **_changed(key), **odd, **varied, **more, **told}


# --- as they come ----------------------------------------------------------------------------


def _lobbies(key: str) -> dict[str, Scene]:
    """Return a table that is gathering players: with free seats, and full, with odd names."""
    most = GAMES[key].seats[-1]
    free = Scene("lobby", key, Gathering(most), NAMES[:2], (False, True), LANGUAGE, table=TABLE)
    full = replace(free, names=NAMES[:most], computers=(False,) * most)
    return {
        "lobby": free,
        "lobby-names": replace(full, names=ODD_NAMES[:most]),
        "lobby-de": replace(free, language="de"),
        "lobby-light": replace(free, theme="light"),
    }


def _boards(key: str) -> dict[str, Scene]:
    """Return the table early, in the middle and late, for every number of players."""
    return {
        f"board-{seats}-{when}": _at(key, seats, share).scene("board")
        for seats in GAMES[key].seats
        for when, share in _SHARES.items()
    }


def _at(key: str, seats: int, share: float) -> Moment:
    moments = _moments(key, seats, SEED)
    return moments[int(len(moments) * share)]


@cache
def _moments(key: str, seats: int, seed: int, variant: str = "") -> tuple[Moment, ...]:
    options = _measured(key).VARIANTS[variant] if variant else None
    return tuple(play(GAMES[key], seats, seed, options))


def _measured(key: str) -> _Extremes:
    return cast(_Extremes, import_module(f"tools.extremes.{key}"))


def _finals(key: str) -> dict[str, Scene]:
    return {
        f"final-{seats}": _moments(key, seats, SEED)[-1].scene("final")
        for seats in GAMES[key].seats
    }


def _courses(key: str) -> dict[str, Scene]:
    """Return the course of points for the most players, and with names hard to draw."""
    most = GAMES[key].seats[-1]
    course = _course(_moments(key, most, SEED))
    return {f"course-{most}": course, "course-names": replace(course, names=ODD_NAMES[:most])}


def _turned(key: str) -> dict[str, Scene]:
    """Return each seat's chances to win, if the game can compute them."""
    if GAMES[key].insight is None:
        return {}
    most = GAMES[key].seats[-1]
    chances = _chances(_moments(key, most, SEED))
    in_german = replace(chances, language="de", theme="light", names=ODD_NAMES[:most])
    told = Chances(cast(Chances, chances.view).percent, ((1, 2), (1, 2), (1, 5)))
    return {"chances": replace(chances, view=told), "chances-de-light": in_german}


def _chances(moments: Sequence[Moment]) -> Scene:
    """Return each seat's chances to win as rounds began; at the end the ranks tell."""
    game, end = moments[-1].game, moments[-1]
    outcome = game.outcome(end.state)
    assert game.insight is not None
    assert outcome is not None
    judged = [game.insight.chances(moments[at].state) for at in _rounds(moments)]
    judged.append([won(outcome, seat) for seat in range(len(outcome.ranks))])
    percent = tuple(tuple(round(100 * share) for share in of) for of in zip(*judged, strict=True))
    return replace(end.scene("chances"), view=Chances(percent), history=())


def _rounds(moments: Sequence[Moment]) -> list[int]:
    """Return the start of each round."""
    rounds = [moment.game.view(moment.state, None).round for moment in moments]
    return [at for at, now in enumerate(rounds) if now not in (*rounds[at - 1 : at], 0)]


def _course(moments: Sequence[Moment]) -> Scene:
    """Return the points where each round begins, and at the end."""
    marks = [moments[at] for at in (*_rounds(moments), -1)]
    scored = tuple(zip(*(mark.points() for mark in marks), strict=True))
    return replace(moments[-1].scene("course"), view=Course(scored), history=())


def _profiles(key: str) -> dict[str, Scene]:
    """Return a person's record in a game; their favourites are those of a whole table. And games in
    numbers.
    """
    last, liking = _moments(key, GAMES[key].seats[-1], SEED)[-1], GAMES[key].liking
    counted = Counter(
        str(event.facts[liking.fact])
        for event in last.told
        if liking is not None and event.kind == liking.kind
    )
    favourites = tuple(counted.most_common(3))
    played = Played(key, 42, "17", "12.4", (1180, 1760), "known", "3 hours", favourites)
    dark = Scene("profile", NO_GAME, Record((played,)), NAMES[:1], (False,), LANGUAGE)
    in_german = Record((played._replace(expected="12,4", answer="3 Stunden"),))
    light = replace(dark, view=in_german, language="de", theme="light", names=ODD_NAMES[-1:])
    months = tuple((month, month * month % 13) for month in (12, *range(1, 12)))
    figures = (("71", "games finished"), ("93%", "of games finished"), ("5 hours", "per move"))
    view = Figures(figures, months, (Favoured(key, 58, ""), Favoured(key, 13, "")), person=False)
    stats = replace(dark, kind="stats", view=view)
    figures = (("71", "Spiele beendet"), ("93 %", "zu Ende gespielt"), ("5 Stunden", "je Zug"))
    stats_light = replace(stats, view=replace(view, figures=figures), language="de", theme="light")
    return {
        "profile": dark,
        "profile-de-light": light,
        "stats": stats,
        "stats-de-light": stats_light,
    }


def _seasons(key: str) -> dict[str, Scene]:
    """Return a division of a league, during a season and at its end: one game shows it."""
    if key != _VEILED:
        return {}
    people = (*NAMES, *ODD_NAMES)[:7]
    points = (1620, 1500, 1330, 1294, 875, 540, 60)
    moves = ("up", "up", "", "", "", "down", "down")
    ranked = tuple(
        Ranked(at + 1, each, 60 * (3 - at // 2), 3, 4, moves[at]) for at, each in enumerate(points)
    )
    usual, shared, judged = (600, 360, 180, 60), (480, 480, 180, 60), (325, 294, 366, 215)
    met = tuple(
        Met(tuple((at + each) % 7 for each in (0, 1, 2, 4)), counted, counted is judged)
        for at, counted in enumerate((usual, shared, judged, usual, usual, (), ()))
    )
    division = Division("Winter League", 3, 2, 3, ranked, met, over=False)
    dark = Scene("division", key, division, people, (False,) * 7, LANGUAGE)
    light = replace(dark, view=replace(division, over=True), language="de", theme="light")
    kinds: tuple[PictureKind, ...] = ("division", "crosstable", "champion")
    return {
        name: replace(scene, kind=kind)
        for kind in kinds
        for name, scene in {kind: dark, f"{kind}-de-light": light}.items()
    }


def _decisions(key: str) -> dict[str, Scene]:
    """Return, for each kind of decision, the first with the most options in some games."""
    return _in_large_text(largest_decisions(key))


def _in_large_text(asked: Mapping[str, Scene]) -> dict[str, Scene]:
    """Return hands as a player sees them, unless other text is required."""
    return {f"hand-{kind}": replace(scene, large=True) for kind, scene in asked.items()}


@cache
def largest_decisions(key: str, variant: str = "") -> Mapping[str, Scene]:
    """Return the scene of the largest decision of each kind in some games, by kind.

    `variant` is the word for table options with which they are played. The games are those that the
    game's extremes name, or else all of `largest_of_all`.
    """
    named = _measured(key).LARGEST.get(variant)
    return _largest(key, variant, named) if named else largest_of_all(key, variant)


def largest_of_all(key: str, variant: str = "") -> Mapping[str, Scene]:
    """Return the same for many games, most of which hold no largest decision."""
    return _largest(key, variant, tuple(product(GAMES[key].seats, SEEDS)))


def _largest(key: str, variant: str, games: Sequence[tuple[int, int]]) -> Mapping[str, Scene]:
    found: dict[str, tuple[int, Moment, int]] = {}
    for seats, seed in games:
        for moment in _moments(key, seats, seed, variant):
            for decision in GAMES[key].decisions(moment.state):
                size = len(decision.options)
                if size > found.get(decision.kind, (0,))[0]:
                    found[decision.kind] = size, moment, decision.seat
    return {kind: moment.scene("hand", seat) for kind, (_, moment, seat) in sorted(found.items())}


def _extreme(key: str, measured: _Extremes) -> Mapping[str, Scene]:
    """Return the scenes that the game itself names as the hardest to draw."""
    boards = [_at(key, seats, 0.5).scene("board") for seats in GAMES[key].seats]
    hand = replace(_at(key, GAMES[key].seats[-1], 0.5).scene("hand", 0), large=True)
    return measured.extremes(boards, hand)


def _changed(key: str) -> dict[str, Scene]:
    """Return table and hand as seen by a player who comes back after much has happened.

    As much as possible, some of it in secret (if the game has secrets), and with many options.
    """
    most = GAMES[key].seats[-1]
    asked = [
        (moment, decision)
        for moment in _moments(key, most, SEED)
        if (decision := moment.game.asked(moment.state, 0)) is not None
    ]
    moment, _ = max(reversed(asked), key=lambda each: _much(*each))  # of equals the latest
    board, hand = moment.scene("board"), moment.scene("hand", 0)
    changed = replace(board, since=moment.since(0, None))
    veiled = {
        f"board-{most}-missed": replace(changed, missed=True),
        "hand-hinted": replace(hand, large=True, hinted=((1, 2), (2, 1), (3, 3))),
    }
    return {
        f"board-{most}-changed": changed,
        **(veiled if key == _VEILED else {}),
        "hand-changed": replace(hand, large=True, since=moment.since(0, 0)),
    }


def _much(moment: Moment, decision: Decision) -> tuple[bool, int]:
    """Return whether something secret has happened since seat 0 chose, and how much there is."""
    public = moment.since(0, None)
    kinds = len({event.kind for event in public})
    return public != moment.since(0, 0), kinds * len(decision.options)


def _variant(key: str, word: str) -> dict[str, Scene]:
    """Return the late table and the end of a game with table options, and the questions that only
    they bring.
    """
    seats, usual = GAMES[key].seats[-1], largest_decisions(key)
    moments = _moments(key, seats, SEED, word)
    asked = largest_decisions(key, word)
    return {
        f"board-{seats}-{word}": moments[int(len(moments) * _SHARES["late"])].scene("board"),
        f"final-{seats}-{word}": moments[-1].scene("final"),
        **_in_large_text({kind: asked[kind] for kind in asked if kind not in usual}),
    }


# --- in other ways ---------------------------------------------------------------------------


def _odd_names(key: str, plain: Mapping[str, Scene]) -> dict[str, Scene]:
    """Return the late table and the end of the most players, with names that are hard to draw."""
    most = GAMES[key].seats[-1]
    return {
        f"{name}-names": replace(plain[name], names=ODD_NAMES[:most])
        for name in (f"board-{most}-late", f"final-{most}")
    }


def _in_other_ways(scene: Scene) -> dict[str, Scene]:
    """Return a scene in German, in the other themes; a hand in small text, and with a pick."""
    ways = {"de": replace(scene, language="de")}
    ways |= {theme: replace(scene, theme=theme) for theme in THEMES if theme != scene.theme}
    if scene.kind == "hand":
        ways |= {
            "small": replace(scene, large=False),
            "small-de": replace(scene, language="de", large=False),
        }
        if scene.view.decision is not None:
            picked = tuple(range(scene.view.decision.most)[::2])
            ways["picked"] = replace(scene, picked=picked)
    return ways
