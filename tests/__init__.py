"""Tests: they mirror `rules` and `bot`, and play whole games through Discord."""
