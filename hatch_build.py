"""Compiles the rules for the wheel of `make fast`; any other build of Plaza leaves this alone."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution

LEFT_OUT: Final = (
    # pydantic builds what is stored, and can build no compiled class.
    "rules/chance.py",
    "rules/components.py",
    "rules/decision.py",
    "rules/event.py",
    "rules/beliefs.py",
    "rules/*/computer/beliefs.py",
    "rules/*/components.py",
    "rules/*/state.py",
    # Views go to the processes that draw: what is frozen is not unpickled where it is compiled.
    "rules/*/view.py",
    # What is generic and a dataclass at once cannot be imported compiled.
    "rules/flow.py",
    "rules/game.py",
    "rules/insight.py",
    "rules/opponents/*.py",
    # These only put together what others do, or list it.
    "rules/registry.py",
    "rules/vocabulary.py",
    "rules/*/vocabulary.py",
    "__init__.py",
)
"""Patterns of the modules that stay as they are: all others of the rules are compiled."""


class CompiledRules(BuildHookInterface):
    """Adds to a wheel, beside the source of each module, what mypyc makes of it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a folder that lasts until the wheel is written, not into the checkout."""
        self._folder = TemporaryDirectory()
        for path in compiled(Path(self._folder.name)):
            build_data["force_include"][str(path)] = str(path.relative_to(self._folder.name))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Drop what the wheel holds now."""
        self._folder.cleanup()


def compiled(folder: Path) -> list[Path]:
    """Compile into this folder; return what came of it. What mypy does not believe ends it."""
    with TemporaryDirectory() as work:
        extensions = mypycify(
            [f"--cache-dir={work}/cache", *sources()],
            group_name="rules",
            debug_level="0",
            target_dir=work,
        )
        build = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib, build.build_temp = str(folder), work
        build.ensure_finalized()
        build.run()
        return [Path(each) for each in build.get_outputs()]


def sources() -> list[str]:
    """Return the modules that are compiled."""
    paths = sorted(Path("rules").rglob("*.py"))
    return [str(path) for path in paths if not any(path.match(each) for each in LEFT_OUT)]
