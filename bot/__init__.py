"""The host: tables, storage, clocks, pictures, Discord. It knows no rule of any game."""

from typing import Final

__version__ = "1.0.0"

DISTRIBUTION: Final = "plaza-boardgames"
"""The name under which Plaza is installed; `plaza` alone is another project's on PyPI."""
