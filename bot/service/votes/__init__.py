"""Votes of a table: what is asked, who decides, and what a decided vote does."""
