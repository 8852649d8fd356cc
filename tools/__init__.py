"""Developers' tools for measuring and drawing. Not part of an installed Plaza."""
