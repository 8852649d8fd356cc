"""San Marco in words: that nothing is missing, and what the sentences look like."""
