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

RUN = (".__main__", ".env")
"""Modules that are run, and not imported: the second by Alembic."""


def caches(package: ModuleType) -> Iterator[tuple[str, Any]]:
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if not module.name.endswith(RUN):
            for name, found in vars(importlib.import_module(module.name)).items():
                if isinstance(found, _lru_cache_wrapper):
                    yield f"{module.name}.{name}", found


@pytest.mark.parametrize("package", [bot, rules], ids=["bot", "rules"])
def test_no_cache_takes_days_to_fill(package: ModuleType) -> None:
    sizes = {name: found.cache_parameters()["maxsize"] or 0 for name, found in caches(package)}
    assert any(sizes.values())
    assert {name: size for name, size in sizes.items() if size > MOST} == {}
