"""Advice to people who choose, from a view alone: it decides nothing."""
