"""What the pictures of games are made of: the parts that every game draws with, and none owns."""
