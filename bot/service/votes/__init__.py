"""Votes of a table: what is asked, who decides, and what a vote that passed then does."""
