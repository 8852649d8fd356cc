"""Store games of the current version of every game, where that was not done before."""

from rules.registry import GAMES
from tests.rules.stored import folder, games_in_the_middle

for game in GAMES.values():
    place = folder(game)
    if place.exists():
        print(f"{game.key}: version {game.version} is stored already")
        continue
    place.mkdir(parents=True)
    for name, text in games_in_the_middle(game):
        (place / name).write_text(text + "\n", encoding="utf-8")
        print(f"{game.key}: {name}")
