"""The rules of San Francisco, clause by clause."""
