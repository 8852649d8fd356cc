"""The rules of Goldene Stadt, clause by clause."""
