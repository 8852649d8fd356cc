"""The parts that the pictures of all games are made of, and that belong to none of them."""
