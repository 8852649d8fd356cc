"""Whole games through the real discord.py, in SimCord."""
