"""The rules of TITLE, clause by clause."""
