"""For whoever runs Plaza: is it well, is the database whole, how do servers get it."""
