"""What is hardest to draw in each game, said by the game's own developers."""
