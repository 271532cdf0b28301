# quayside: compiled
"""The tree of actions that a search grows: what is known of each action, and how siblings compare."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quayside.core.vectors import same

SEATS: Final = 8  # more than any game has


class Node:
    """An action, and what is known of it."""

    def __init__(self, action: i64, seat: i64, prior: float, behind: float) -> None:
        self.action: i64 = action
        self.seat: i64 = seat  # who takes it
        self.prior: float = prior
        self.behind: float = behind  # how much less reward it promises at first sight than the best of its siblings
        self.visits: i64 = 0
        self.reward: float = 0.0  # the sum of what `seat` got out of it
        self.points: float = 0.0  # the sum of the points expected for `seat`
        self.children: dict[int, Node] = {}  # by action and seat: who acts may depend on what is hidden
        self.seen: i64 = 0  # a bit for each seat whose actions have been looked at
        self.usual_seat: i64 = -1  # who acted here last …
        self.usual_moves: vec[i64] = vec[i64]()  # … what that seat could do …
        self.usual: list[Node] = []  # … and what is known of that

    def child(self, action: i64, seat: i64) -> Node:
        """What is known of an action here."""
        found = self.children.get(key(action, seat))
        if found is None:  # legal only in some of the imagined positions, and not in the one looked at first
            found = Node(action, seat, 0.05, 0.05)
            self.children[key(action, seat)] = found
        return found

    def open_to(self, seat: i64, moves: vec[i64]) -> list[Node]:
        """What is known of the actions open to a seat. They are nearly always the same ones as last time."""
        if seat != self.usual_seat or not same(moves, self.usual_moves):
            self.usual_seat = seat
            self.usual_moves = moves
            self.usual = [self.child(action, seat) for action in moves]
        return self.usual

    def worth(self, first_sight: float, usual: float) -> float:
        """What it has shown, together with what it promised: less than usual by as much as it looked behind."""
        return (self.reward + first_sight * (usual - self.behind)) / (float(self.visits) + first_sight)

    def forget(self) -> None:
        """Begin anew; what is known further down stays."""
        self.visits = 0
        self.reward = 0.0
        self.points = 0.0


def key(action: i64, seat: i64) -> i64:
    """An action of a seat, as one number."""
    return action * SEATS + seat


def promise(node: Node) -> tuple[float, float]:
    """For sorting: the most promising actions first."""
    return (-node.prior, node.behind)


def most_tried(live: list[Node]) -> Node:
    """The first of those tried most often; that is steadier than the best average."""
    chosen = live[0]
    for node in live:
        if node.visits > chosen.visits:
            chosen = node
    return chosen


def decided(live: list[Node], left: i64) -> bool:
    """Whether even so many tries more for the second would not change which action has been tried most."""
    most: i64 = 0
    second: i64 = 0
    for node in live:
        if node.visits > most:
            second = most
            most = node.visits
        elif node.visits > second:
            second = node.visits
    return most - second > left


def average(node: Node, seat: i64) -> float:
    """What the actions that a seat has tried at a node have brought."""
    total = 0.0
    visits = 0.0
    for child in node.children.values():
        if child.seat == seat:
            total += child.reward
            visits += float(child.visits)
    return total / visits if visits > 0.0 else 0.5
