"""For operators of Plaza: is it well, is the database whole, how to invite it to servers."""
