"""The process that the bot runs in: its beginning and end, its helpers, its share of the work."""
