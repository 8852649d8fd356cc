"""The laws of every game, each as a function of one whole game. AssertionError: broken."""

from collections.abc import Callable, Iterator
from itertools import islice, permutations, product

import pytest

from rules.chance import Chance
from rules.decision import Choice, Decision, answers, count, keys, refusal, sample
from rules.errors import IllegalChoice, NotAsked
from rules.event import Event, Seat
from rules.game import AnyGame, Outcome
from rules.match import Move, play, remaining, replay, take_back
from tests.contract import foreseeing
from tests.contract.spoken import listed, said
from tests.contract.walks import BOUND, State, Step, Walk, pick, some
from tests.games import known

Law = Callable[[Walk, Chance], None]
Shape = tuple[str, tuple[Seat, ...] | None]
"""The kind of an event, and its audience."""

ASKED_TWICE = 4
"""One of this many choices of a computer is asked for again."""
REFUSALS = {"too_few", "too_many", "unknown_option", "not_ascending", "below_floor"}


# --- 1: the same seed and choices, the same states ----------------------------------------------


def law_1_replays_alike(walk: Walk, chance: Chance) -> None:
    """Also with the state stored and read again in between."""
    game, state = walk.game, walk.start()
    for step in walk.steps:
        if chance.below(8) == 0:
            text = game.dump(state)
            state = game.load(text)
            assert game.dump(state) == text
            assert state == step.before
            assert game.digest(state) == game.digest(step.before)
        assert game.apply(state, step.seat, step.choice) == step.events
    assert state == walk.last
    assert game.digest(state) == game.digest(walk.last)


# --- 2: legal and illegal answers ----------------------------------------------------------------


def law_2_what_is_refused_changes_nothing(walk: Walk, chance: Chance) -> None:
    game = walk.game
    for step in some(chance, walk.steps, 12):
        before = game.digest(step.before)
        for choice in illegal(step.decision, chance):
            reason = game.refusal(step.before, step.seat, choice)
            assert reason is not None, f"{choice} answers {step.decision}"
            assert reason.code in REFUSALS
            with pytest.raises(IllegalChoice) as refused:
                game.apply(step.before, step.seat, choice)
            assert refused.value.refusal == reason
        for seat in range(-1, walk.seats + 1):
            if game.asked(step.before, seat) is None:
                reason = game.refusal(step.before, seat, step.choice)
                assert reason is not None
                assert reason.code == "not_asked"
                with pytest.raises(NotAsked):
                    game.apply(step.before, seat, step.choice)
        assert game.digest(step.before) == before


def illegal(decision: Decision, chance: Chance) -> Iterator[Choice]:
    """Yield choices that answer nothing."""
    options = len(decision.options)
    legal = sample(decision, chance.random)
    yield (*legal, options)
    yield (-1, *legal)
    yield tuple(range(decision.most + 1))
    if decision.least:
        yield tuple(range(decision.least - 1))
    if legal:
        yield (legal[0], *legal)
        yield (*legal[:-1], options + chance.below(9))
    if len(legal) > 1:
        yield legal[::-1]
    if decision.weights and decision.floor > 0:
        short = min(range(options), key=lambda position: decision.weights[position])
        if decision.least <= 1 <= decision.most and decision.weights[short] < decision.floor:
            yield (short,)


def law_2_every_answer_is_accepted_and_nothing_else(walk: Walk, chance: Chance) -> None:
    game = walk.game
    for step in some(chance, walk.steps, 12):
        decision = step.decision
        sampled = [sample(decision, chance.random) for _ in range(2)]
        for choice in [*sampled, *islice(answers(decision), 4)]:
            assert game.refusal(step.before, step.seat, choice) is None
            game.apply(game.copy(step.before), step.seat, choice)
        if len(decision.options) <= 3:
            accepted = {
                choice
                for size in range(len(decision.options) + 2)
                for choice in product(range(-1, len(decision.options) + 1), repeat=size)
                if refusal(decision, choice) is None
            }
            assert accepted == set(answers(decision))


# --- 3: no one learns what is hidden -------------------------------------------------------------


def law_3_a_view_holds_only_what_the_seat_may_know(walk: Walk, chance: Chance) -> None:
    game = walk.game
    for step in some(chance, walk.steps, 10):
        state = step.before
        before = game.digest(state)
        for seat in range(walk.seats):
            other = game.determinize(state, seat, chance)
            game.check(other)
            assert game.view(other, seat) == game.view(state, seat)
            assert game.view(other, None) == game.view(state, None)
            asked = game.asked(state, seat)
            if asked is not None:
                views = game.view(other, seat), game.view(state, seat)
                assert game.explain(views[0], asked) == game.explain(views[1], asked)
        assert game.digest(state) == before, "to deal anew is to copy"


def law_3_a_choice_tells_its_seat_nothing_hidden_unless_it_says_so(
    walk: Walk, chance: Chance
) -> None:
    game = walk.game
    for step in some(chance, walk.steps, 30):
        seat = step.seat
        one = game.copy(step.before)
        other = game.determinize(step.before, seat, chance)
        told = game.apply(one, seat, step.choice)
        otherwise = game.apply(other, seat, step.choice)
        if any(event.reveals for event in told):
            if step.beside:
                continue  # it may reveal others' answers, which were dealt again
            assert before_reveal(told, seat) == before_reveal(otherwise, seat)
            if not known(game.key).directed:
                assert shapes(heard(told, seat)) == shapes(heard(otherwise, seat))
        else:
            assert heard(told, seat) == heard(otherwise, seat)
            assert game.view(one, seat) == game.view(other, seat)


def law_3_a_planted_marker_is_found_nowhere(walk: Walk, chance: Chance) -> None:
    game = walk.game
    for step in some(chance, walk.steps, 40):
        seat = chance.below(walk.seats)
        planted = known(game.key).planted(step.before, seat, chance)
        if planted is None:
            continue
        assert game.view(planted, seat) == game.view(step.before, seat)
        assert game.view(planted, None) == game.view(step.before, None)
        if seat == step.seat and not any(event.reveals for event in step.events):
            after = game.copy(step.before)
            game.apply(after, seat, step.choice)
            assert heard(game.apply(planted, seat, step.choice), seat) == heard(step.events, seat)
            assert game.view(planted, seat) == game.view(after, seat)


def before_reveal(events: tuple[Event, ...], seat: Seat) -> tuple[list[Event], list[Shape]]:
    """The events that a seat hears before the first reveal, and the shape of that."""
    known = heard(events, seat)
    first = next((at for at, event in enumerate(known) if event.reveals), len(known))
    return known[:first], shapes(known[first : first + 1])


def shapes(events: list[Event]) -> list[Shape]:
    return [(event.kind, event.audience) for event in events]


def heard(events: tuple[Event, ...], seat: Seat) -> list[Event]:
    return [event for event in events if event.is_for(seat)]


# --- 4: pieces are conserved, and games end ------------------------------------------------------


def law_4_every_position_is_sound_and_the_game_ends(walk: Walk, _: Chance) -> None:
    game = walk.game
    for step in walk.steps:
        game.check(step.before)
        assert game.outcome(step.before) is None, "an outcome while a player is asked"
    game.check(walk.last)
    assert len(walk.steps) < BOUND, f"still going on after {BOUND} choices"
    outcome = game.outcome(walk.last)
    assert outcome is not None, "no one is asked, and there is no outcome"
    assert len(outcome.ranks) == len(outcome.scores) == walk.seats
    totals = tuple(sum(line.points for line in lines) for lines in outcome.breakdown)
    assert totals == outcome.scores
    merits = [
        (seat not in outcome.last, score, *[line.values[seat] for line in outcome.tiebreak])
        for seat, score in enumerate(outcome.scores)
    ]
    for merit, rank in zip(merits, outcome.ranks, strict=True):
        assert rank == 1 + sum(other > merit for other in merits), "ranked by something else"


def law_4_scores_told_on_the_way_arrive_at_the_final_one(walk: Walk, chance: Chance) -> None:
    """A seat's score, for every viewer."""
    game, outcome = walk.game, walk.game.outcome(walk.last)
    assert outcome is not None
    states = [step.before for step in some(chance, walk.steps, 12)]
    for viewer in (None, *range(walk.seats)):
        end, told = game.view(walk.last, viewer), game.score_so_far
        assert tuple(told(end, seat) for seat in range(walk.seats)) == outcome.breakdown
        for view in [game.view(state, viewer) for state in states]:
            for seat in range(walk.seats):
                named = [line.key for line in told(view, seat)]
                assert len(set(named)) == len(named), "each line is named once"


def law_4_computers_finish_the_game_for_a_player_who_is_gone(walk: Walk, chance: Chance) -> None:
    """From anywhere in the game: seats that fall silent are played by `greedy`."""
    game = walk.game
    [step] = some(chance, walk.steps, 1)
    state = game.copy(step.before)
    for moves in range(BOUND):
        asked = game.decisions(state)
        if not asked:
            break
        decision = pick(chance, asked)
        view = game.view(state, decision.seat)
        choice = game.greedy(view, decision)
        if moves % ASKED_TWICE == 0:
            assert choice == game.greedy(view, decision), "it knows no chance"
        game.apply(state, decision.seat, choice)
    assert game.outcome(state) is not None


# --- 5: no one is asked without a choice ---------------------------------------------------------


def law_5_no_one_is_asked_without_a_choice(walk: Walk, chance: Chance) -> None:
    game = walk.game
    for step in walk.steps:
        for decision in game.decisions(step.before):
            assert decision.insist or count(decision) > 1, f"{decision} has one answer"
    for step in some(chance, walk.steps, 6):
        facts = game.explain(game.view(step.before, step.seat), step.decision)
        assert len(facts) == len(step.decision.options), "facts for every option"


WORLDS = 1000
"""The worlds checked before a question counts as needless; mostly one of the first shows that it is
not.
"""


def law_5_a_seat_known_to_have_no_choice_is_not_asked(walk: Walk, chance: Chance) -> None:
    """A question insists on its single answer only if some world has others.

    The worlds are those that no onlooker can tell apart.
    """
    game = walk.game
    for step in walk.steps:
        for decision in game.decisions(step.before):
            if count(decision) == 1:
                worlds = alike(game, step.before, walk.seats, chance)
                assert any(has_a_choice(game, world, decision.seat) for world in worlds), (
                    f"{decision} is asked in vain: all know its only answer"
                )


def alike(game: AnyGame, state: State, seats: int, chance: Chance) -> Iterator[State]:
    """Deal all that an onlooker cannot know at random, again and again.

    Each world is dealt from the one before: what a seat knows, such as a large chapel, is spared
    when it is dealt for that seat, so it gets to another's hand only by way of a pile, or where the
    game can deal for an onlooker.
    """
    for _ in range(WORLDS):
        for seat in (*range(seats), *known(game.key).onlooker):
            state = game.determinize(state, seat, chance)
        yield state


def has_a_choice(game: AnyGame, state: State, seat: Seat) -> bool:
    asked = game.asked(state, seat)
    assert asked is not None, "whether a player is asked hangs on what others cannot know"
    return count(asked) > 1


FEW = 60
"""The most answers of a question that are tried out."""


def law_5_no_one_is_asked_where_all_answers_end_the_game_alike(walk: Walk, chance: Chance) -> None:
    """In no world that the seat considers possible does an answer make a difference to anyone."""
    game, step = walk.game, walk.steps[-1]
    asked = step.decision
    if step.beside or count(asked) == 1 or asked.kind in known(game.key).by_chance_alike:
        return
    worlds = [step.before, *[game.determinize(step.before, step.seat, chance) for _ in range(3)]]
    for world in worlds:
        results = [result(game, world, asked.seat, each) for each in islice(answers(asked), FEW)]
        if None in results or any(each != results[0] for each in results):
            return
    raise AssertionError(f"{asked} is asked in vain: each answer ends the game alike")


def result(game: AnyGame, state: State, seat: Seat, choice: Choice) -> Outcome | None:
    state = game.copy(state)
    game.apply(state, seat, choice)
    return game.outcome(state)


# --- 6: taking back ------------------------------------------------------------------------------


def law_6_a_choice_taken_back_is_asked_again(walk: Walk, chance: Chance) -> None:
    """Some seats are computers: their answers since are taken back, too."""
    computers = {seat for seat in range(walk.seats) if chance.below(3) == 0}
    moves = [journal(step, step.seat in computers) for step in walk.steps]
    for index, step in enumerate(walk.steps):
        moves_now = moves[: index + 1]
        for seat in range(walk.seats):
            back = take_back(moves_now, seat)
            if seat == step.seat and seat not in computers:
                revealed = any(event.reveals for event in step.events)
                assert (back == index) != revealed, (
                    "the newest choice, unless it revealed something"
                )
            if back is not None and chance.below(4) == 0:
                check_taken_back(walk, moves_now, seat, back)


def check_taken_back(walk: Walk, moves: list[Move], seat: Seat, back: int) -> None:
    game, step = walk.game, walk.steps[back]
    assert step.seat == seat
    assert not moves[back].computer
    assert not any(move.reveals for move in moves[back:])
    assert all(move.sealed for move in moves[back + 1 :]), "what was told since ends it"
    assert not any(move.seat == seat for move in moves[back + 1 :] if not move.computer)
    state = game.copy(step.before)
    for move in remaining(moves, back):
        assert game.asked(state, move.seat) is not None
        game.apply(state, move.seat, move.choice)
    assert game.asked(state, seat) == step.decision
    if hasattr(state, "chance"):  # a game that shuffles once, before it begins, keeps none
        assert state.chance == step.before.chance, "nothing was drawn for what still stands"


def law_6_no_one_tries_out_what_others_would_answer(walk: Walk, chance: Chance) -> None:
    """Computers answer a choice, in this world and in one that its seat cannot tell from it.

    If it can be taken back then, its seat has heard and sees the same in both.
    """
    game = walk.game
    for step in some(chance, walk.steps, 6):
        anew = game.determinize(step.before, step.seat, chance)
        moves, seen = answered(game, step.before, step)
        moves_anew, seen_anew = answered(game, anew, step)
        can = take_back(moves, step.seat) is not None
        assert can == (take_back(moves_anew, step.seat) is not None), "Undo itself tells it"
        if can:
            heard_of = [event for move in moves for event in heard(move.events, step.seat)]
            anew_of = [event for move in moves_anew for event in heard(move.events, step.seat)]
            assert heard_of == anew_of, "an answer was heard, and can be undone"
            assert seen == seen_anew, "an answer is seen, and can be undone"


def answered(game: AnyGame, state: State, step: Step) -> tuple[list[Move], object]:
    """Let all others be computers who answer until no one waits for one, or Undo is over.

    Return the journal, and what the seat sees then.
    """
    state = game.copy(state)
    moves = [play(game, state, step.seat, step.choice)]
    while take_back(moves, step.seat) is not None and (asked := others_asked(game, state, step)):
        choice = game.greedy(game.view(state, asked[0].seat), asked[0])
        moves.append(play(game, state, asked[0].seat, choice, computer=True))
    return moves, game.view(state, step.seat)


def others_asked(game: AnyGame, state: State, step: Step) -> list[Decision]:
    return [decision for decision in game.decisions(state) if decision.seat != step.seat]


def law_6_the_journal_replays_to_the_same_digests(walk: Walk, chance: Chance) -> None:
    game, state = walk.game, walk.start()
    moves = [play(game, state, step.seat, step.choice) for step in walk.steps]
    for step, move in zip(walk.steps, moves, strict=True):
        assert move.keys == keys(step.decision, step.choice)
        assert (move.kind, move.events) == (step.decision.kind, step.events)
    again = replay(game, walk.options, walk.seats, walk.seed, moves)
    assert again == walk.last
    number = chance.below(len(moves))
    moves[number] = moves[number]._replace(digest="another")
    with pytest.raises(ValueError, match=f"move {number + 1} "):
        replay(game, walk.options, walk.seats, walk.seed, moves)


def journal(step: Step, computer: bool) -> Move:
    """Write a move without its digest, which taking back does not look at."""
    decision, choice = step.decision, step.choice
    return Move(step.seat, decision.kind, choice, keys(decision, choice), step.events, "", computer)


# --- 7: simultaneous answers ---------------------------------------------------------------------


def law_7_the_order_of_arrival_never_matters(walk: Walk, chance: Chance) -> None:
    game = walk.game
    together = [step for step in walk.steps if len(game.decisions(step.before)) > 1]
    for step in some(chance, together, 10):
        chains = [
            chain(game, step.before, decision.seat, chance)
            for decision in game.decisions(step.before)
        ]
        ends: set[str] = set()
        for order in permutations(chains):
            state = game.copy(step.before)
            for seat, choices in order:
                for choice in choices:
                    game.apply(state, seat, choice)
            ends.add(game.digest(state))
        in_turns = game.copy(step.before)
        for number in range(max(len(choices) for _, choices in chains)):
            for seat, choices in chains:
                if number < len(choices):
                    game.apply(in_turns, seat, choices[number])
        ends.add(game.digest(in_turns))
        assert len(ends) == 1, "who answers first makes a difference"


def chain(
    game: AnyGame, state: State, seat: Seat, chance: Chance
) -> tuple[Seat, tuple[Choice, ...]]:
    """Answer for one seat, while others still wait, until it has no more question."""
    state = game.copy(state)
    choices: list[Choice] = []
    while (decision := game.asked(state, seat)) is not None:
        choices.append(sample(decision, chance.random))
        game.apply(state, seat, choices[-1])
    return seat, tuple(choices)


def law_7_a_sealed_answer_shows_no_one_what_it_is(walk: Walk, chance: Chance) -> None:
    game = walk.game
    together = [step for step in walk.steps if len(game.decisions(step.before)) > 1]
    for step in some(chance, together, 20):
        one, other = game.copy(step.before), game.copy(step.before)
        told = game.apply(one, step.seat, step.choice)
        otherwise = game.apply(other, step.seat, sample(step.decision, chance.random))
        assert all(event.audience is not None for event in (*told, *otherwise))
        if game.asked(one, step.seat) == game.asked(other, step.seat) is None:
            for seat in (*range(walk.seats), None):
                if seat != step.seat:
                    assert game.view(one, seat) == game.view(other, seat)
                    assert not any(event.is_for(seat) for event in (*told, *otherwise))


# --- 9: planning ahead ----------------------------------------------------------------------------


def law_9_who_waits_foresees_what_it_is_asked_next(walk: Walk, chance: Chance) -> None:
    for number, seat in foreseeing.waiting(walk, chance, 6):
        foreseeing.check_foreseen(walk.game, walk.steps[number].before, seat, chance)
        foreseeing.check_what_is_asked_next(walk, number, seat)


def law_9_a_standing_order_answers_alike_in_every_world(walk: Walk, chance: Chance) -> None:
    for step in some(chance, walk.steps, 12):
        foreseeing.check_orders(walk.game, step.before, step.decision, chance)


def law_9_what_makes_a_seat_think_again_is_told_to_everyone(walk: Walk, _: Chance) -> None:
    told = [kind for kinds in walk.game.surprises.values() for kind in kinds]
    assert len(set(told)) == len(told)
    for step in walk.steps:
        for event in step.events:
            assert event.kind not in told or event.audience is None


def law_9_the_end_of_an_auction_is_told_to_everyone(walk: Walk, _: Chance) -> None:
    for kind, ends in walk.game.auctions.items():
        bids = [at for at, step in enumerate(walk.steps) if step.decision.kind == kind]
        told = [
            (at, event)
            for at, step in enumerate(walk.steps)
            for event in step.events
            if event.kind in ends
        ]
        assert all(event.audience is None for _, event in told)
        assert not bids or any(at >= bids[-1] for at, _ in told)


# --- copies --------------------------------------------------------------------------------------


def law_8_a_copy_shares_nothing(walk: Walk, chance: Chance) -> None:
    """Playing on with a state changes no copy of it, and the other way round."""
    game, state = walk.game, walk.start()
    kept: list[tuple[State, str]] = []
    for step in walk.steps:
        if chance.below(16) == 0:
            copy = game.copy(state)
            kept.append((copy, game.digest(copy)))
            branch = game.copy(copy)
            game.apply(branch, step.seat, step.choice)
        game.apply(state, step.seat, step.choice)
    assert all(game.digest(copy) == digest for copy, digest in kept)
    assert game.digest(state) == game.digest(walk.last)


def law_9_what_chance_has_yet_to_decide_is_no_ones(walk: Walk, chance: Chance) -> None:
    """Drawn again, it changes no view and no question; the same chance does the same.

    (docs/contract.md: taking back by agreement.)
    """
    game = walk.game
    for step in some(chance, walk.steps, 6):
        seed = chance.below(1 << 64)
        anew, again = game.copy(step.before), game.copy(step.before)
        game.redraw(anew, Chance(seed))
        game.redraw(again, Chance(seed))
        game.check(anew)
        assert game.digest(anew) == game.digest(again)
        for seat in (None, *range(walk.seats)):
            assert game.view(anew, seat) == game.view(step.before, seat)


# --- 10: the vocabulary --------------------------------------------------------------------------


def law_10_nothing_is_asked_or_told_that_is_not_listed(walk: Walk, _: Chance) -> None:
    """Each kind, the families of its options, its facts and their types, and its audience."""
    assert sorted(said(walk) - listed(walk.game.vocabulary)) == []


LAWS: dict[str, Law] = {
    name: law for name, law in list(globals().items()) if name.startswith("law_")
}
