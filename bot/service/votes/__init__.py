"""Votes of a table: their questions, their voters, and the effects of a decision."""
