"""The tuning of what greedy believes of a game: `plaza tune GAME`."""

from tools.tune.command import tune as tune
