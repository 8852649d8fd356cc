"""The action cards, one module each (RULES.md 5).

Carrying cards out is a loop of decisions. `play` offers the remaining kinds of card that can have
an effect, and `end`, which is absent while a doge card is unplayed. The target is the next link of
the chain (`place`, `take` and `bridge`, `defect`, `banish`, `doge`); if the supply is empty, a last
link asks for the noble to lift (`source`). No event comes before the card is carried out. A card's
`go_on` asks for its open parts, or carries it out.
"""
