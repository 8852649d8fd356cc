"""`plaza arena`: computer players against each other, and how long people would wait."""

from tools.arena.command import arena as arena
