"""From nothing to an agent that beats random play in Riverboat: a small actor-critic in plain NumPy.

    pip install "quayside[gymnasium]"
    python examples/train_riverboat.py

Every game is stepped by the vector environment; the learner gets points as they come, and is judged by victories. With
the compiled engine it takes a few minutes on one core. `--help` lists the few settings.
"""

from __future__ import annotations

import argparse
import time

import gymnasium
import numpy as np

import quayside.envs.gymnasium

NAME = quayside.envs.gymnasium.name_of("riverboat")
STEPS = 16  # between two updates
DISCOUNT = 0.99
TRACE = 0.9  # how far an outcome is credited to earlier decisions (GAE's lambda)
POINTS = 0.1  # what a point counts as reward
ENTROPY = 0.01  # what keeps the agent curious


class Agent:
    """One hidden layer that is shared by a policy over all actions and an estimate of what is to come."""

    def __init__(self, numbers: int, actions: int, hidden: int, rate: float, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.rate = rate
        self.weights = {
            "hidden": random.normal(0, 1 / np.sqrt(numbers), (numbers, hidden)).astype(np.float32),
            "hidden_bias": np.zeros(hidden, np.float32),
            "policy": random.normal(0, 0.01, (hidden, actions)).astype(np.float32),
            "policy_bias": np.zeros(actions, np.float32),
            "value": np.zeros((hidden, 1), np.float32),
        }
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.updates = 0
        self.random = random

    def look(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the probabilities of the legal actions, and the value of each position."""
        w = self.weights
        hidden = np.tanh(seen @ w["hidden"] + w["hidden_bias"])
        scores = hidden @ w["policy"] + w["policy_bias"]
        mask = np.where(mask.any(axis=-1, keepdims=True), mask, 1)  # a game that is over takes any action
        scores = np.where(mask == 1, scores, -np.inf)
        chances = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return hidden, chances / chances.sum(axis=-1, keepdims=True), (hidden @ w["value"])[..., 0]

    def choose(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """An action for every row, drawn by its probability, and the rows' values."""
        _, chances, value = self.look(seen, mask)
        drawn = self.random.random(len(chances), np.float32) * 0.999999
        return (chances.cumsum(axis=1) > drawn[:, None]).argmax(axis=1), value

    def learn(self, seen: np.ndarray, mask: np.ndarray, taken: np.ndarray, advantage: np.ndarray, wanted: np.ndarray,
              counts: np.ndarray) -> None:  # fmt: skip
        """One step uphill, from what was seen and done and what came of it; `counts` is 0 for what does not count."""
        hidden, chances, value = self.look(seen, mask)
        weight = (counts / counts.sum())[:, None]
        told = np.log(np.maximum(chances, 1e-9))
        entropy = -(chances * told).sum(axis=1, keepdims=True)
        pull = chances.copy()
        pull[np.arange(len(taken)), taken] -= 1
        pull *= advantage[:, None]
        pull += ENTROPY * chances * (told + entropy)
        pull *= weight
        error = (value - wanted)[:, None] * weight * 0.5
        back = (pull @ self.weights["policy"].T + error @ self.weights["value"].T) * (1 - hidden**2)
        self.descend({
            "hidden": seen.T @ back,
            "hidden_bias": back.sum(axis=0),
            "policy": hidden.T @ pull,
            "policy_bias": pull.sum(axis=0),
            "value": hidden.T @ error,
        })  # fmt: skip

    def descend(self, slopes: dict[str, np.ndarray]) -> None:
        """Adam's rule."""
        self.updates += 1
        size = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        for name, slope in slopes.items():
            slope = slope / max(1.0, size)
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            ahead = first / (1 - 0.9**self.updates)
            self.weights[name] -= self.rate * ahead / (np.sqrt(second / (1 - 0.999**self.updates)) + 1e-8)


def train(agent: Agent, envs: int, updates: int, minutes: float, seed: int) -> None:
    """Play and learn against random players, until so many updates are made or the time is up."""
    table = gymnasium.make_vec(NAME, num_envs=envs, seats=2, opponents="random", rewards="points")
    seen, info = table.reset(seed=seed)
    begun, points, games = time.monotonic(), 0.0, 0
    over = np.zeros(envs, bool)
    for update in range(1, updates + 1):
        rows = []
        for _ in range(STEPS):
            action, value = agent.choose(seen, info["action_mask"])
            after, reward, ended, _, told = table.step(action)
            rows.append((seen, info["action_mask"], action, value, reward * POINTS, ended, ~over))
            points, games = points + reward.sum(), games + int(ended.sum())
            seen, info, over = after, told, ended
        _, value = agent.choose(seen, info["action_mask"])
        credit = np.zeros(envs, np.float32)
        advantages = []
        for row in reversed(rows):
            goes_on = 1.0 - row[5]
            surprise = row[4] + DISCOUNT * value * goes_on - row[3]
            credit = surprise + DISCOUNT * TRACE * credit * goes_on
            credit = np.where(row[6], credit, 0)
            advantages.append(credit)
            value = row[3]
        sights, masks, actions, values, _, _, counts = (np.concatenate(column) for column in zip(*rows))
        advantage = np.concatenate(advantages[::-1]).astype(np.float32)
        spread = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        agent.learn(sights, masks, actions, spread, values + advantage, counts.astype(np.float32))
        spent = (time.monotonic() - begun) / 60
        if update % 50 == 0 or update == updates or spent > minutes:
            print(f"update {update:5}, {spent:5.1f} minutes: {points / max(games, 1):6.1f} points a game", flush=True)
            points, games = 0.0, 0
        if spent > minutes:
            break


def judge(agent: Agent, games: int, seed: int) -> float:
    """The share of victories in so many new games against a random player; a tie counts half."""
    envs = min(games, 100)
    table = gymnasium.make_vec(NAME, num_envs=envs, seats=2, opponents="random", rewards="win")
    seen, info = table.reset(seed=1_000_000 + seed)
    results: list[float] = []
    while len(results) < games:
        seen, reward, ended, _, info = table.step(agent.choose(seen, info["action_mask"])[0])
        results += [(1 + result) / 2 for result in reward[ended]]
    return float(np.mean(results[:games]))


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description="Train an agent that beats random play in Riverboat.")
    parser.add_argument("--updates", type=int, default=1500)
    parser.add_argument("--minutes", type=float, default=5.0, help="stop training after so many")
    parser.add_argument("--envs", type=int, default=64, help="games at once")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--games", type=int, default=400, help="to judge the agent by")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    numbers = quayside.game("riverboat").observation.size(2)
    actions = len(quayside.game("riverboat").actions)
    agent = Agent(numbers, actions, options.hidden, options.rate, options.seed)
    print(f"before: {judge(agent, options.games, options.seed):.0%} of the victories against random play")
    train(agent, options.envs, options.updates, options.minutes, options.seed)
    share = judge(agent, options.games, options.seed + 1)
    print(f"after: {share:.0%} of the victories against random play, in {options.games} games")
    return share


if __name__ == "__main__":
    main()
