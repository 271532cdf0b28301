# quayside: compiled
"""Information-set Monte-Carlo tree search: think ahead in many imagined positions at once.

Every iteration takes a position in which all that the seat cannot see is drawn anew, walks down a tree of actions that
is shared by all those positions, adds one node, plays on for a while with a quick policy and judges where that leads.
The player to act at a node follows the actions that were best for that player: win share first, margin second.

The seat's own actions are compared fairly: the first try of each is made in the same imagined position with the same
luck, so is the second, and so on. Who gets the next try is decided by the tree's usual rule or, where luck is large and
an action's worth small beside it, by sequential halving: all equally often, and the worse half drops out now and then.

Where several seats act at once nobody may react to what another one has just committed to: there the others' actions
come from the policy, and only the searching seat's are in the tree. So they do throughout where a game says that one's
own plan counts for more than what the others reply: then the tree reaches further along one's own actions.

A secret price is as good as the guess at what the others will name, and they think, too. So a search that can afford it
first thinks for each of them, a few times, as they might do, and expects one of the prices found in this way.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from quayside.bots.base import Bot
from quayside.bots.greedy import CHAIN, ahead, follow
from quayside.bots.policy import Policy
from quayside.bots.reward import rewards_of
from quayside.bots.tree import Node, average, decided, key, most_tried, promise
from quayside.core.dice import Dice, FastDice
from quayside.core.state import State
from quayside.core.vectors import shifted

SUGGESTED: Final = 0.7  # of the prior goes to an action that the game suggests, where it does
CANDIDATES: Final = 3
SUITABLE: Final = -1  # as the game says
EXPLORATION: Final = 0.2
FIRST_SIGHT: Final = 8.0
OPEN_MINDED_EXPLORATION: Final = 0.6  # both for searches that can afford to try what looks bad at first sight
OPEN_MINDED_FIRST_SIGHT: Final = 2.0
BREADTH: Final = 16  # actions that are compared by halving, at most …
TRIES: Final = 6  # … and iterations for each of them, at least
ENOUGH: Final = 400  # iterations that are not made fewer where there are fewer actions to compare
LOOK: Final = 64  # tries between two looks at whether the choice is as good as made
SELDOM: Final = 8  # it is when the lead is larger than one in so many of the tries left: that is hardly ever lost
LUCK: Final = 1 << 30


class World:
    """A position as it may be, and the luck that play in it will have."""

    def __init__(self, position: State, luck: i64) -> None:
        self.position: State = position
        self.luck: i64 = luck


class Search:
    """A tree, and the knowledge in it."""

    def __init__(
        self,
        dice: Dice,
        candidates: i64,
        depth: i64,
        exploration: float,
        first_sight: float,
        rivals: i64 = SUITABLE,
        minds: i64 = 0,
    ) -> None:
        self.dice: Dice = dice
        self.policy: Policy = Policy(dice, candidates)
        self.rivals: Policy = Policy(dice, rivals)  # how the others act where the tree is one's own; 0 where it is not
        self.depth: i64 = depth  # decisions played on after the tree ends; below 0 for as many as suit the game
        self.exploration: float = exploration
        self.first_sight: float = first_sight  # visits that the first look at an action counts for
        self.root: Node = Node(-1, -1, 1.0, 0.0)
        self.root_seat: i64 = -1
        self.chosen: i64 = -1
        self.path: list[Node] = []
        self.worlds: list[World] = []
        self.minds: i64 = minds  # how often it thinks for others before a decision that is a matter of guessing
        self.guesses: dict[int, list[int]] = {}  # what each of them chose then
        self.answers: dict[int, int] = {}  # of the others, while the first action decides for all

    def think(self, state: State, seat: i64, iterations: i64, seconds: float) -> None:
        """Search from a position for the seat to act; either limit may be 0 for none."""
        begun = time.perf_counter()
        live = self.begin(state, seat)
        if self.minds > 0 and state.estimator.guessing(state):
            self.think_for_others(state, iterations, seconds / 2.0)
            if seconds > 0.0:
                seconds = max(begun + seconds - time.perf_counter(), seconds / 4.0)
                begun = time.perf_counter()
        halving = state.estimator.halving(state, iterations)
        phases: i64 = 1
        if halving:
            live = live[: max(2, min(BREADTH, iterations // TRIES)) if iterations > 0 else BREADTH]
            iterations = min(iterations, max(ENOUGH, iterations * len(live) // BREADTH))
            while shifted(1, phases) < len(live):
                phases += 1
        made: i64 = 0
        for phase in range(phases):
            until = iterations * (phase + 1) // phases
            end = begun + seconds * float(phase + 1) / float(phases) if seconds > 0.0 else 1e300
            at_once: i64 = len(live) if halving else 1
            while made == 0 or ((iterations == 0 or made + at_once <= until) and time.perf_counter() < end):
                if halving:
                    for node in live:
                        self.explore(state, node)
                else:
                    self.explore(state, self.favourite(live))
                made += at_once
                if not halving and made % LOOK == 0 and iterations > 0 and decided(live, (iterations - made) // SELDOM):
                    break
            if halving:
                live = self.better_half(live)
        self.chosen = most_tried(live).action

    def begin(self, state: State, seat: i64) -> list[Node]:
        """The seat's actions, the most promising at first sight first. What is known of them is learnt anew."""
        self.root_seat = seat
        if self.rivals.candidates < 0:
            self.rivals.candidates = state.estimator.rival_candidates()
        self.worlds.clear()
        self.guesses.clear()
        self.path.clear()
        position = self.imagined(state)
        if not (self.root.seen >> seat) & 1 and self.next_actor(position) == seat:
            self.expand(position, self.root, seat)
        self.root.visits = 0
        live: list[Node] = []
        for action in state.choices(seat):
            node = self.root.child(action, seat)
            node.forget()
            live.append(node)
        live.sort(key=promise)
        return live

    def imagined(self, state: State) -> State:
        """A position as it may be for the searching seat. What others have secretly decided, they decide anew."""
        position = state.imagine(self.root_seat, self.dice)
        position.ask_again()
        return position

    def think_for_others(self, state: State, iterations: i64, seconds: float) -> None:
        """Find what each of the others may choose: all of them together get as many tries as the seat itself."""
        position = self.imagined(state)
        others = [other for other in position.actors() if other != self.root_seat and len(position.choices(other)) > 1]
        tries = max(iterations // self.minds, 1) if iterations > 0 else 0
        for other in others:
            chosen: list[int] = []
            for _ in range(max(self.minds // len(others), 1)):
                mind = Search(
                    self.dice,
                    self.policy.candidates,
                    self.depth,
                    self.exploration,
                    self.first_sight,
                    self.rivals.candidates,
                )
                mind.think(position, other, tries, seconds / float(self.minds))
                self.policy.steps += mind.policy.steps + mind.rivals.steps
                chosen.append(mind.chosen)
            self.guesses[other] = chosen

    def answer(self, position: State, other: i64) -> i64:
        """What another seat decides at the same time: as was thought for it, if this is that decision."""
        guesses = self.guesses.get(other) if len(self.path) == 1 else None
        if guesses is not None:
            guess = guesses[self.policy.dice.below(len(guesses))]
            if guess in position.choices(other):
                return guess
        return self.policy.choose(position, other)

    def explore(self, state: State, node: Node) -> None:
        """One walk down the tree by an action of the seat, in the next world in which it has not been tried."""
        if node.visits == len(self.worlds):
            self.worlds.append(World(self.imagined(state), self.dice.below(LUCK)))
        world = self.worlds[node.visits]
        position = world.position.copy()
        luck = FastDice(world.luck)
        position.dice = luck
        self.policy.dice = luck
        self.rivals.dice = luck
        self.path.clear()
        self.path.append(self.root)
        if self.next_actor(position) == self.root_seat and node.action in position.choices(self.root_seat):
            self.take(position, node)
            reached = self.walk_down(position, node)
            depth = self.depth if self.depth >= 0 else state.estimator.horizon(state)
            self.learn(self.policy.play(reached, depth))
        else:  # what others did at the same time has taken this action away: nothing is learnt
            node.reward += average(self.root, self.root_seat)
            node.visits += 1
        self.policy.dice = self.dice

    def walk_down(self, position: State, node: Node) -> State:
        """Follow the tree from a node to where it ends, and add a leaf; the position reached."""
        while position.waiting:
            actor = self.next_actor(position)
            if actor < 0:  # what the others did has ended the game
                break
            if actor != self.root_seat and self.rivals.candidates:
                position = self.rivals.move(position)
                continue
            if not (node.seen >> actor) & 1:
                if node.visits:
                    self.expand(position, node, actor)
                    self.step_down(position, node, actor)
                break
            node = self.step_down(position, node, actor)
        return position

    def better_half(self, live: list[Node]) -> list[Node]:
        """Those that have shown and promised more, the best first."""
        # All were tried equally often, so what is usual makes no difference.
        ranked = sorted(((node.worth(self.first_sight, 0.0), k) for k, node in enumerate(live)), reverse=True)
        return [live[k] for _, k in ranked[: (len(live) + 1) // 2]]

    def next_actor(self, position: State) -> i64:
        """Who acts next in the tree; where several do at once, the policy acts for all but the searching seat.

        Where the first action decides for all, nobody acts yet: the others' answers wait for the searching seat's.
        """
        self.answers.clear()
        while position.actor < 0 and position.waiting:
            actors = position.actors()
            if position.game.racing(position):
                for other in actors:
                    if other != self.root_seat:
                        self.answers[other] = self.answer(position, other)
                if self.root_seat in actors:
                    return self.root_seat
                self.race(position)
                continue
            for other in actors:
                if other != self.root_seat:
                    position.step(other, self.answer(position, other))
                    self.policy.steps += 1
                    break
            else:
                return self.root_seat
        return position.actor

    def race(self, position: State) -> None:
        """Of all answers, carry out the one that comes first."""
        seat, action = position.game.first_of(position, self.answers)
        self.answers.clear()
        position.step(seat, action)
        self.policy.steps += 1

    def expand(self, position: State, node: Node, seat: i64) -> None:
        """Give a node its children, each with what its outcome looks like to the player at first sight."""
        node.seen |= shifted(1, seat)
        moves = position.choices(seat)
        values: list[float] = []
        rewards: list[float] = []
        best = -1e300
        most = -1e300
        for action in moves:
            after = position.copy()
            after.step(seat, action)
            self.policy.steps += 1 + follow(after, seat, CHAIN)
            points = after.estimates()
            value = ahead(points, seat)
            values.append(value)
            best = max(best, value)
            reward = rewards_of(after, points)[seat]
            rewards.append(reward)
            most = max(most, reward)
        scale = position.estimator.spread() * 0.15
        total = 0.0
        for k in range(len(values)):
            weight = math.exp(max((values[k] - best) / scale, -6.0))
            values[k] = weight
            total += weight
        suggested = position.estimator.suggest(position, seat, self.dice)
        trust = SUGGESTED if suggested >= 0 else 0.0
        for k in range(len(values)):
            action = moves[k]
            prior = (1.0 - trust) * values[k] / total
            behind = most - rewards[k]
            if suggested >= 0:  # first sight is not to be trusted here
                behind = 0.0 if action == suggested else 0.05
            node.children[key(action, seat)] = Node(
                action, seat, prior + trust if action == suggested else prior, behind
            )

    def step_down(self, position: State, node: Node, seat: i64) -> Node:
        """Follow the most promising action that is legal in this position."""
        chosen = self.favourite(node.open_to(seat, position.choices(seat)))
        self.take(position, chosen)
        return chosen

    def favourite(self, live: list[Node]) -> Node:
        """The most promising of sibling actions: what they have shown, what they promised, and what is unknown yet."""
        visits = 0.0
        reward = 0.0
        for node in live:
            visits += float(node.visits)
            reward += node.reward
        usual = reward / visits if visits > 0.0 else 0.5
        unknown = math.sqrt(visits + 1.0) * self.exploration
        chosen = live[0]
        highest = -1e300
        for node in live:
            value = node.worth(self.first_sight, usual) + unknown * node.prior / (1.0 + float(node.visits))
            if value > highest:
                highest = value
                chosen = node
        return chosen

    def take(self, position: State, node: Node) -> None:
        """Carry out the action of a node."""
        if self.answers:
            self.answers[node.seat] = node.action
            self.race(position)
        else:
            position.step(node.seat, node.action)
            self.policy.steps += 1
        self.path.append(node)

    def learn(self, position: State) -> None:
        """Tell every node on the path how it ended for the player who took its action."""
        points = position.estimates()
        rewards = rewards_of(position, points)
        for node in self.path:
            node.visits += 1
            if node.seat >= 0:
                node.reward += rewards[node.seat]
                node.points += points[node.seat]

    def child(self, action: i64) -> Node | None:
        """What is known of an action of the searching seat."""
        return self.root.children.get(key(action, self.root_seat))

    def follow(self, action: i64) -> None:
        """Keep what was learnt about the action taken; forget the rest."""
        child = self.child(action)
        self.root = child if child is not None else Node(-1, -1, 1.0, 0.0)


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Chooses by tree search, within a number of iterations or a time."""

    name = "search"

    def __init__(
        self,
        seed: int = 0,
        iterations: int = 200,
        seconds: float = 0.0,
        candidates: int = CANDIDATES,
        depth: int = SUITABLE,
        exploration: float = EXPLORATION,
        first_sight: float = FIRST_SIGHT,
        rivals: int = SUITABLE,
        level: str = "",
        minds: int = 0,
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.level = level  # a game may know better how many iterations make it
        self.knows = level  # whose judgement it goes by, however long it thinks
        self.candidates = candidates
        self.depth = depth
        self.exploration = exploration
        self.first_sight = first_sight
        self.rivals = rivals
        self.minds = minds
        self.steps = 0  # actions simulated so far
        self.search: Search | None = None
        self.expects = -1  # the number of decisions after which the tree still fits

    def choose(self, state: State, seat: int) -> int:
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        state.estimator = state.estimator.of_level(self.knows)  # the position is the bot's own
        search = self.tree(state, seat)
        search.think(state, seat, self.tries(state), self.seconds)
        self.steps += search.policy.steps + search.rivals.steps
        search.policy.steps = 0
        search.rivals.steps = 0
        action = int(search.chosen) if search.chosen >= 0 else moves[0]
        search.follow(action)
        self.expects = int(state.number) + 1
        return action

    def limit(self, iterations: int, seconds: float) -> None:
        """Think within these limits, whatever the level; either may be 0 for none."""
        self.iterations, self.seconds, self.level = iterations, seconds, ""

    def tries(self, state: State) -> int:
        """The iterations before a decision in this game."""
        return (int(state.estimator.tries(state, self.level)) if self.level else 0) or self.iterations

    def tree(self, state: State, seat: int) -> Search:
        """The tree of the last decision, if nobody has acted and nothing come to light since; else a fresh one."""
        search = self.search
        if search is None or state.number != self.expects or state.barrier == state.number or search.root_seat != seat:
            exploration, first_sight = self.exploration, self.first_sight
            if self.level and state.estimator.open_minded(state, self.level):
                exploration, first_sight = OPEN_MINDED_EXPLORATION, OPEN_MINDED_FIRST_SIGHT
            search = Search(self.dice, self.candidates, self.depth, exploration, first_sight, self.rivals, self.minds)
            self.search = search
        return search
