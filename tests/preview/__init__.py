"""The page that `plaza play` serves, clicked by a real browser."""
