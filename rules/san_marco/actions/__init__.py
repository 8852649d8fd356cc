"""The action cards, one module each (RULES.md 5).

Carrying cards out is a loop of decisions. `play` offers the remaining kinds of card that can have
an effect, and `end`, which is absent while a doge card is unplayed. The target is the next link of
the chain (`place`, `take` and `bridge`, `defect`, `banish`, `doge`); if the supply is empty, a last
link asks which noble is lifted (`source`). Nothing is told before the card is carried out. A card's
`go_on` asks for what is still open about it, or carries it out.
"""
