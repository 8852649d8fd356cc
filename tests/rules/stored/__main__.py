"""Store games of the current version of every game, where that was not done before."""

from rules.registry import GAMES
from tests.rules.stored import as_before, file_of, games_in_the_middle, write

for game in GAMES.values():
    place = file_of(game.key, game.version)
    if place.exists():
        print(f"{game.key}: version {game.version} is stored already")
        continue
    positions = {
        name: text
        for number, (name, text) in enumerate(games_in_the_middle(game))
        if not number or not as_before(game, name, text)
    }
    write(place, positions)
    print(f"{game.key}: {', '.join(positions)}")
