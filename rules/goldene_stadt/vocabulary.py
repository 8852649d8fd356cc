"""Every kind of question and of event of Die goldene Stadt."""

from typing import Final

from rules.vocabulary import NUMBER, NUMBERS, SEAT, SEATS, Asked, Hears, Told, Vocabulary, key, keys

_PAIR: Final = key("pair")
_LANDS: Final = keys("land")
_GOODS: Final = keys("good")
_BONUS: Final = key("bonus")

VOCABULARY: Final = Vocabulary(
    asked=(
        Asked("bid", "4.2", ("pair",), "On which pair is the hand laid?"),
        Asked("build", "5.2", ("place", "stop"), "Where is a house built, if anywhere?",
              insist=True),
        Asked("pay", "5.5", ("pay",), "With which cards is the house paid for?",
              subject="place", after=("build",)),
        Asked("goods", "6.4", ("goods", "blind"), "Which goods card is taken?"),
        Asked("give_back", "6.4", ("goods",), "Which of five goods cards leaves the game?"),
        Asked("bonus", "6.5", ("bonus",), "Which bonus card is kept?"),
        Asked("limit", "5.8", ("land",), "Which cards are discarded, down to five?"),
    ),
    told=(
        Told("round_began", "3.6", "A round begins.", {"round": NUMBER, "start": SEAT}),
        Told("turned_up", "3.6", "The score card of the round shows these things.",
             {"things": keys("good", "river", "quarter")}),
        Told("dealt", "3.7", "The cards of a pair are dealt.", {"pair": _PAIR, "cards": _LANDS}),
        Told("shuffled", "6.2", "The discarded landscape cards become the stack.",
             {"count": NUMBER}),
        Told("laid", "4.2", "A hand is laid on a free pair.", {"seat": SEAT, "pair": _PAIR}),
        Told("expelled", "4.3", "A hand expels another one from a pair, for so many coins.",
             {"seat": SEAT, "pair": _PAIR, "other": SEAT, "coins": NUMBER}),
        Told("pairs_taken", "4.6", "All take their pairs.", {"round": NUMBER}),
        Told("passed_by", "R33", "A seat is not asked: all see that its hand can build nothing.",
             {"seat": SEAT, "hand": NUMBER}),
        Told("stopped", "5.1", "A seat builds no more.", {"seat": SEAT}),
        Told("built", "5.4", "A house is built and paid for.",
             {"seat": SEAT, "place": key("place"), "cards": _LANDS}),
        Told("key_used", "5.6", "A key leaves the game; so many are left to the seat.",
             {"seat": SEAT, "left": NUMBER}),
        Told("last_house", "8.1", "A seat has built its last house.", {"seat": SEAT}),
        Told("discarded", "5.8", "A seat discards down to the hand limit.",
             {"seat": SEAT, "cards": _LANDS}),
        Told("coins", "6.1", "A seat gets coins.", {"seat": SEAT, "coins": NUMBER}),
        Told("drew", "6.2", "A seat draws a landscape card.", {"seat": SEAT}),
        Told("drawn", "6.2", "Which landscape card it is.",
             {"seat": SEAT, "card": key("land")}, hears=(Hears.SEAT,)),
        Told("key", "6.3", "A seat gets a key; how many it has now.",
             {"seat": SEAT, "keys": NUMBER}),
        Told("took_goods", "6.4", "A seat takes a goods card that lay open.",
             {"seat": SEAT, "goods": _GOODS}),
        Told("goods_turned", "6.4", "Another goods card is turned up.", {"goods": _GOODS}),
        Told("drew_goods", "6.4", "A seat takes the top goods card of the stack.",
             {"seat": SEAT, "goods": _GOODS}),
        Told("gave_back", "R15", "The fifth goods card of a seat leaves the game.",
             {"seat": SEAT, "goods": _GOODS}),
        Told("looks", "6.5", "A seat looks at the bonus cards, so many.",
             {"seat": SEAT, "count": NUMBER}),
        Told("took_bonus", "6.5", "A seat has kept one; so many are left.",
             {"seat": SEAT, "left": NUMBER}),
        Told("bonus_kept", "6.5", "Which bonus card it is.",
             {"seat": SEAT, "bonus": _BONUS}, hears=(Hears.SEAT,)),
        Told("letters", "6.6", "A district gives letters.", {"seat": SEAT, "letters": NUMBER}),
        Told("blocked", "8.3", "A seat can never build again.", {"seat": SEAT}),
        Told("scored", "7.2", "A thing of the score card is scored: letters for these seats.",
             {"thing": key("good", "river", "quarter"), "seats": SEATS, "counts": NUMBERS}),
        Told("bonus_opened", "8.4", "A bonus card is opened, and brings so many letters.",
             {"seat": SEAT, "bonus": _BONUS, "letters": NUMBER}),
        Told("game_over", "8", "The game has ended.",
             {"reason": key("last_house", "last_card", "blocked")}),
    ),
    news={
        "seat": ("laid", "passed_by", "last_house", "coins", "drawn", "key", "drew_goods",
                 "letters", "blocked", "bonus_opened"),
        "seats": ("scored",),
        "other": ("expelled",),
    },
)  # fmt: skip
