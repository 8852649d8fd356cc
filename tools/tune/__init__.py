"""Tuning what greedy believes about a game: `plaza tune GAME`."""

from tools.tune.command import tune as tune
