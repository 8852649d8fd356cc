"""The words of San Francisco."""
