"""Players that know a view, a decision and positions that could be; and the arena."""

from rules.opponents.levels import LEVELS as LEVELS
from rules.opponents.levels import choose as choose
