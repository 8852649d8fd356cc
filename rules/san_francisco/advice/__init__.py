"""What people are told to choose well, from a view alone: nothing of it decides anything."""
