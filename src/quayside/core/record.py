"""A whole game as a file: enough to play it again, move by move, anywhere."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

from quayside.core.edition import EditionFile
from quayside.core.errors import BadRecord, QuaysideError
from quayside.core.game import Game, check_seed, seed_hash
from quayside.core.journal import Journal
from quayside.core.state import State

FORMAT = 1
SEALED = "sealed"  # stands for a secret action in the record of a running game
LONGEST = 20_000_000  # bytes of a record file
MOST_MOVES = 100_000


class Record:
    """Game, edition, seats, options, seed, moves and result; replaying it reproduces every position."""

    def __init__(self, game: Game, seats: int, seed: str | int, options: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.seed = check_seed(seed)
        self.options = game.check_options(options or {})
        self.players: list[str] = []  # who sat where, for people: "person" or the level of a bot
        self.moves: list[tuple[int, int]] = []  # seat, action
        self.result: dict[str, Any] | None = None
        self.hash_told = False  # whether the file it was read from told the hash of the seed; then it fitted

    def start(self) -> State:
        """The position before the first move."""
        return self.game.new(self.seats, self.seed, self.options)

    def states(self, journal: Journal | None = None) -> Iterator[State]:
        """The position before the first move and after each one (the same object, changing)."""
        state = self.start()
        state.journal = journal
        yield state
        for number, (seat, action) in enumerate(self.moves):
            try:
                state.apply(seat, action)
            except QuaysideError as error:
                sentence = f"Move {number + 1} of the record is illegal. {error}"
                raise BadRecord(sentence, "illegal", number + 1) from None
            yield state

    def replay(self, moves: int | None = None, journal: Journal | None = None) -> State:
        """The position after so many moves, or after all of them."""
        *_, state = islice(self.states(journal), None if moves is None else moves + 1)
        return state

    def finish(self, state: State) -> None:
        """Note the result of a finished game."""
        if state.over:
            self.result = {"scores": state.scores(), "winners": state.winners()}

    def verify(self) -> State:
        """Replay everything, shuffles included, and compare the result; the final position."""
        state = self.replay()
        if self.result is not None:
            if not state.over:
                sentence = f"The record claims a result, but after its {len(self.moves)} moves the game goes on."
                raise BadRecord(sentence, "result")
            real = {"scores": state.scores(), "winners": state.winners()}
            if self.result != real:
                sentence = f"The record claims the result {self.result}, but its moves lead to {real}."
                raise BadRecord(sentence, "result")
        return state

    def head(self, secret: bool = True) -> dict[str, Any]:
        """All but moves and result; without the secret, only the hash of the seed is told."""
        edition: dict[str, Any] = {"name": self.game.edition_name, "digest": self.game.edition.digest()}
        if not self.game.standard:
            edition["text"] = self.game.edition.text
        seed = {"seed": self.seed} if secret else {}
        return {
            "quayside": FORMAT,
            "game": self.game.slug,
            "rules": self.game.rules,
            "edition": edition,
            "seats": self.seats,
            "options": self.options,
            **seed,
            "seed_hash": seed_hash(self.seed),
            **({"players": self.players} if self.players else {}),
        }

    def to_dict(self, secret: bool = True) -> dict[str, Any]:
        """As data for JSON; without the secret, what is sealed until the end of the game stays so."""
        moves = [[seat, self.words_of(action, secret)] for seat, action in self.moves]
        return {**self.head(secret), "moves": moves, "result": self.result}

    def words_of(self, action: int, secret: bool) -> str:
        """What a record tells of an action."""
        if not secret and self.result is None and self.game.secret_until_the_end(action, self.options):
            return SEALED
        return self.game.actions.text(action)

    def to_json(self, secret: bool = True) -> str:
        """As text, one move a line."""
        head = json.dumps(self.head(secret), ensure_ascii=False, indent=1)[:-2]
        # Words of actions are plain, so JSON writes them as they are.
        if secret:
            words = self.game.actions.words
            lines = ",\n".join([f'  [{seat}, "{words[action]}"]' for seat, action in self.moves])
        else:
            lines = ",\n".join([f'  [{seat}, "{self.words_of(action, secret)}"]' for seat, action in self.moves])
        return f'{head},\n "moves": [\n{lines}\n ],\n "result": {json.dumps(self.result)}\n}}\n'

    def save(self, path: Path) -> None:
        """Write the file whole or not at all: to a temporary name first, then moved."""
        write_whole(path, self.to_json())


def write_whole(path: Path, text: str) -> None:
    """Write a text file under a temporary name and move it into place, so that nobody ever sees half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # The name is known before the file exists, so that even an interruption while it is made leaves nothing behind.
    part = path.with_name(f".{path.name}.{secrets.token_hex(8)}.part")
    try:
        with part.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def read_record(path: Path, lookup: Callable[[str], Game]) -> Record:
    """Read a record file."""
    try:
        if path.stat().st_size > LONGEST:
            raise BadRecord(f"{str(path)!r} is larger than any record of a game.")
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadRecord(f"There is no file {str(path)!r}.") from None
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise BadRecord(f"{str(path)!r} cannot be read: {reason}.") from None
    return parse_record(text, lookup)


def parse_record(text: str, lookup: Callable[[str], Game]) -> Record:
    """Make a record from its JSON text."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers of thousands of digits, and deep nesting
        where = f" (line {error.lineno})" if isinstance(error, json.JSONDecodeError) else ""
        raise BadRecord(f"This is not a whole record: the JSON ends or breaks too early{where}.") from None
    return record_from(data, lookup)


def record_from(data: Any, lookup: Callable[[str], Game]) -> Record:
    """Make a record from the data of its JSON."""
    if not isinstance(data, dict) or "quayside" not in data:
        raise BadRecord("This is not a Quayside record: a JSON object with the key 'quayside' is expected.")
    if type(data["quayside"]) is not int or data["quayside"] != FORMAT:
        raise BadRecord(f"The record has format {data['quayside']!r}; this version reads format {FORMAT}.")
    for key in ("game", "rules", "edition", "seats", "moves"):
        if key not in data:
            raise BadRecord(f"The record has no {key!r}.")
    game = _game_of(data, lookup)
    seed = data.get("seed")
    if not isinstance(seed, str):
        sentence = "The record does not tell its seed (a game still running?), so it cannot be replayed."
        raise BadRecord(sentence, "running")
    try:
        check_seed(seed)
    except QuaysideError as error:
        raise BadRecord(str(error)) from None
    if "seed_hash" in data and data["seed_hash"] != seed_hash(seed):
        raise BadRecord("The seed of the record does not fit the hash published at the start of the game.", "forged")
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise BadRecord("The options of the record are not an object.")
    try:
        record = Record(game, data["seats"], seed, options)
    except QuaysideError as error:
        raise BadRecord(str(error)) from None
    record.hash_told = "seed_hash" in data
    record.players = _players_of(data.get("players", []), record.seats)
    record.moves = _moves_of(data["moves"], game, record.seats)
    result = data.get("result")
    if result is not None and not (isinstance(result, dict) and set(result) == {"scores", "winners"}):
        raise BadRecord("The result of the record is not an object with 'scores' and 'winners'.")
    record.result = result
    return record


def _game_of(data: dict[str, Any], lookup: Callable[[str], Game]) -> Game:
    try:
        game = lookup(str(data["game"]))
    except QuaysideError as error:
        raise BadRecord(str(error)) from None
    if data["rules"] != game.rules:
        sentence = f"The record was played by rules version {data['rules']!r}; these are version {game.rules}."
        raise BadRecord(sentence, "rules")
    edition = data["edition"]
    if not isinstance(edition, dict) or not isinstance(edition.get("digest"), str):
        raise BadRecord("The edition of the record is not an object with 'name' and 'digest'.")
    if isinstance(edition.get("text"), str):
        try:
            game = game.with_edition(EditionFile(edition["text"], "the edition in the record"))
        except QuaysideError as error:
            raise BadRecord(str(error)) from None
    if edition["digest"] != game.edition.digest():
        raise BadRecord(
            f"The record was played with the edition {edition.get('name')!r} ({edition['digest']}), "
            f"whose figures differ from this one's ({game.edition.digest()}).",
            "edition",
        )
    return game


def _players_of(players: Any, seats: int) -> list[str]:
    if not isinstance(players, list) or not all(isinstance(player, str) for player in players):
        raise BadRecord("The players of the record are not a list of texts.")
    if len(players) not in (0, seats):
        raise BadRecord(f"The record names {len(players)} players for {seats} seats.")
    return players


def _moves_of(moves: Any, game: Game, seats: int) -> list[tuple[int, int]]:
    if not isinstance(moves, list) or len(moves) > MOST_MOVES:
        raise BadRecord(f"The moves of the record are not a list of at most {MOST_MOVES} moves.")
    read = []
    for number, move in enumerate(moves):
        if not (isinstance(move, list) and len(move) == 2 and type(move[0]) is int and isinstance(move[1], str)):
            sentence = f'Move {number + 1} of the record is {move!r}; a move looks like [0, "bid 7"].'
            raise BadRecord(sentence, "illegal", number + 1)
        try:
            read.append((move[0], game.actions.parse(move[1])))
        except QuaysideError as error:
            raise BadRecord(f"Move {number + 1} of the record: {error}", "illegal", number + 1) from None
        if not 0 <= move[0] < seats:
            raise BadRecord(f"Move {number + 1} of the record: there is no seat {move[0]}.", "illegal", number + 1)
    return read
