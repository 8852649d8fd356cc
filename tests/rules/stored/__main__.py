"""Store games of the current version of every game, where that was not done before."""

from rules.registry import GAMES
from tests.rules.stored import as_before, folder, games_in_the_middle

for game in GAMES.values():
    place = folder(game)
    if place.exists():
        print(f"{game.key}: version {game.version} is stored already")
        continue
    place.mkdir(parents=True)
    for number, (name, text) in enumerate(games_in_the_middle(game)):
        if number and as_before(game, name, text):
            continue
        (place / name).write_text(text + "\n", encoding="utf-8")
        print(f"{game.key}: {name}")
