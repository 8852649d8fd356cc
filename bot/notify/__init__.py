"""Telling people what was committed: once, in order, no louder than necessary."""
