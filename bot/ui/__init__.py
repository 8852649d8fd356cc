"""Decisions, tables and texts as Discord components: one set for all games."""
