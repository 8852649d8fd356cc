"""Leagues as people see them: the panel, the form, posts, messages and pictures."""
