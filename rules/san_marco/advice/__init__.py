"""Advice for people's choices, from a view alone: it decides nothing."""
