"""Slash commands and clicks: thin; parse, ask a service, show the result."""
