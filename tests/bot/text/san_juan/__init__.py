"""San Juan in words: nothing is missing, and the sentences read as approved."""
