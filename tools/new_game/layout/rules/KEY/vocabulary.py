"""Every kind of question and of event of TITLE."""

from typing import Final

from rules.vocabulary import NUMBER, NUMBERS, SEAT, SEATS, Asked, Told, Vocabulary

VOCABULARY: Final = Vocabulary(
    asked=(
        Asked("lay", "2.1", ("card",), "Which card is laid?", sealed=True),
    ),
    told=(
        Told("turned_up", "2.2", "The cards are turned up.", {"seats": SEATS, "counts": NUMBERS}),
        Told("won", "2.2", "A seat wins the points of the round.",
             {"seat": SEAT, "points": NUMBER}),
    ),
    news={"seat": ("won",)},
)  # fmt: skip
