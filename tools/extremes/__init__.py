"""The hardest scenes to draw in each game, as chosen by the game's developers."""
