"""Caches by number: none is so large that the bot would grow for days until it is full."""

import importlib
import pkgutil
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from types import ModuleType
from typing import Any

import pytest

import bot
import rules

MOST = 8192
"""Entries, which hold words and numbers: images are limited by their bytes (tests/render)."""

ASKED_FOR_FEW = frozenset(
    {
        "bot.render.fonts.glyph",
        "bot.render.fonts.path_of",
        "bot.render.fonts.shapes",
        "bot.service.zones._by_folded_name",
        "bot.service.zones.cities",
        "bot.service.zones.names",
        "bot.simulation._describe_as_discord",
        "bot.simulation._share_parsers",
        "bot.storage.due._queries",
        "bot.storage.migrations._revisions",
        "rules.goldene_stadt.asking._keys_of_sixteen",
        "rules.goldene_stadt.asking.cards_paid",
        "rules.goldene_stadt.asking.payments",
        "rules.goldene_stadt.computer.search._held",
        "rules.goldene_stadt.scoring.letters_for",
        "rules.goldene_stadt.computer.valuing.gain",
        "rules.insight.fitted",
        "rules.lesson.lesson_of",
        "rules.san_francisco.asking._cards",
        "rules.san_francisco.asking._keys_of",
        "rules.san_francisco.shifting.ways",
        "rules.san_francisco.computer.valuing._one_more",
        "rules.san_francisco.computer.valuing._stakes",
        "rules.san_juan.asking._produce",
        "rules.san_juan.asking._role",
        "rules.san_juan.asking._sell",
    }
)
"""Caches without a limit: they have few possible keys, at all tables together. The same holds for
all of `rules.san_juan.events`, which give each event its name.
"""

RUN = (".__main__", ".env")
"""Modules that are run, not imported: the second by Alembic."""


def caches(package: ModuleType) -> Iterator[tuple[str, Any]]:
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if not module.name.endswith(RUN):
            for name, found in vars(importlib.import_module(module.name)).items():
                if isinstance(found, _lru_cache_wrapper) and found.__module__ == module.name:
                    yield f"{module.name}.{name}", found


@pytest.mark.parametrize("package", [bot, rules], ids=["bot", "rules"])
def test_no_cache_takes_days_to_fill(package: ModuleType) -> None:
    sizes = {name: found.cache_parameters()["maxsize"] for name, found in caches(package)}
    assert {name: size for name, size in sizes.items() if size is not None and size > MOST} == {}
    unlimited = {name for name, size in sizes.items() if size is None}
    named = {name for name in unlimited if not name.startswith("rules.san_juan.events.")}
    assert named == {name for name in ASKED_FOR_FEW if name.startswith(f"{package.__name__}.")}
