"""For operators of Plaza: health, checks of the database, and the link to invite it."""
