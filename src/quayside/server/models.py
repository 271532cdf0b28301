"""The shapes of the API. The browser client's types are generated from them, so a change here is a change there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Language = Literal["en", "de", "fr", "ru"]
Seconds = Annotated[float, Field(ge=0, le=366 * 24 * 3600)]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


# What went wrong


class Problem(BaseModel):
    code: str = Field(description="For programs; the list is in quayside.server.refusals.")
    sentence: str = Field(description="For the person, in their language.")
    details: list[dict[str, Any]] = Field(
        default=[], description="Exact reasons, for who made the request by hand; in English."
    )
    number: int | None = Field(default=None, description="The table's present number, where that is the matter.")


class Refused(BaseModel):
    error: Problem


# Games


class OptionShown(BaseModel):
    name: str
    title: str
    values: list[str]
    titles: list[str]


class BotShown(BaseModel):
    level: str
    title: str


class EditionShown(BaseModel):
    name: str
    digest: str
    reconstruction: bool = Field(description="Some figures are our own guess, not those of the published game.")
    own: bool = Field(description="Not the one that comes with Quayside.")


class GameShown(BaseModel):
    slug: str
    title: str
    least_seats: int
    most_seats: int
    rules: int
    options: list[OptionShown]
    edition: EditionShown
    bots: list[BotShown]
    dutch_clock: bool = Field(description="Has an auction by a live clock (option auction=clock).")


class RulesPage(BaseModel):
    game: str
    title: str
    language: Language
    edition: EditionShown
    text: str = Field(description="Markdown; a heading ends with the name of its anchor, {#name}.")


# People


class Me(BaseModel):
    id: str
    name: str
    guest: bool
    language: Language
    email: str | None
    quiet_from: int | None
    quiet_to: int | None
    time_zone: str | None


class Session(BaseModel):
    me: Me | None


class Token(BaseModel):
    token: str = Field(description="Send it as `Authorization: Bearer …`; it is as good as the cookie.")


Name = Annotated[str, Field(min_length=1, max_length=100)]
Password = Annotated[str, Field(min_length=8, max_length=200)]
Hour = Annotated[int, Field(ge=0, le=23)]


class GuestWanted(Model):
    name: Name
    language: Language | None = None


class AccountWanted(Model):
    name: Name
    password: Password
    language: Language | None = None


class Login(Model):
    name: Name
    password: Annotated[str, Field(min_length=1, max_length=200)]


class PasswordWanted(Model):
    password: Password
    old: Annotated[str, Field(max_length=200)] = Field(default="", description="Needed if there is one already.")


class MeWanted(Model):
    """What is left out stays as it is; null takes it away."""

    name: Name | None = None
    language: Language | None = None
    email: Annotated[str, Field(max_length=254, pattern=r"^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$")] | None = None
    quiet_from: Hour | None = None
    quiet_to: Hour | None = None
    time_zone: Annotated[str, Field(max_length=64)] | None = None


# Tables


class TimeWanted(Model):
    kind: Literal["untimed", "bank", "deadline"] = "untimed"
    bank: Seconds = 0
    increment: Seconds = 0
    deadline: Seconds = 0
    at_zero: Literal["bot", "resign", "warning"] = "bot"


class SeatWanted(Model):
    kind: Literal["me", "open", "bot"]
    level: str | None = None


class TableWanted(Model):
    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    edition: Annotated[str, Field(max_length=200_000)] | None = Field(
        default=None, description="The text of an edition file of one's own."
    )
    time: TimeWanted = TimeWanted()
    public: bool = True
    undo: bool = True
    hints: bool = True
    rated: bool = False
    spectators: bool = True
    start_when_full: bool = True
    step_seconds: Annotated[float, Field(ge=0.2, le=10)] = 1.5


class ImportWanted(Model):
    record: dict[str, Any]
    as_: Literal["replay", "hotseat"] = Field(default="replay", alias="as")
    public: bool = False


class SitWanted(Model):
    seat: int | None = None
    invite: Annotated[str, Field(max_length=64)] | None = None


class BotWanted(Model):
    seat: int | None = None
    level: Annotated[str, Field(max_length=40)]


class SeatNamed(Model):
    seat: int | None = None


class Act(Model):
    number: int = Field(description="The number of the table that the player was looking at.")
    action: int | Annotated[str, Field(max_length=100)] = Field(description="The id of a choice, or its words.")
    seat: int | None = Field(default=None, description="Only needed by who has several seats.")


class Undo(Model):
    moves: Annotated[int, Field(ge=1, le=1000)] = 1
    seat: int | None = None


class Stop(Model):
    price: int = Field(description="The price that the clock was showing when it was stopped.")
    seat: int | None = None


LONGEST_CHAT = 500


class Say(Model):
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT)]


class Done(BaseModel):
    number: int


class Clock(BaseModel):
    left: float | None = Field(description="Seconds in the bank when the present turn began; null without a bank.")
    since: float | None = Field(description="When the present turn began (seconds since 1970), if one is running.")
    zero_at: float | None = Field(description="When it runs out.")
    up: bool


class SeatShown(BaseModel):
    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    level: str | None
    you: bool
    present: bool
    played_by: str | None = Field(description="The level of the bot that decides here now, if one does.")
    resigned: bool
    clock: Clock | None


class Choice(BaseModel):
    id: int
    kind: str
    arguments: dict[str, str | int]
    words: str
    sentence: str


class Reason(BaseModel):
    words: str = Field(description="The action's words.")
    sentence: str


class Why(BaseModel):
    number: int = Field(description="The number of the table that was looked at.")
    reasons: list[Reason]


class UndoRequest(BaseModel):
    seat: int
    moves: int = Field(description="How many moves would be taken back.")
    agreed: list[int]
    yours: bool = Field(description="You are asked.")
    sentence: str


class Dial(BaseModel):
    """The Dutch clock: the price falls by `step` every `step_seconds` from `top`, which it shows at `started`."""

    started: float
    step_seconds: float
    top: int
    step: int
    bottom: int
    doubled: bool
    highest: int | None = Field(description="The highest price that you can pay; null if none or not yours to stop.")
    stopped: bool = Field(description="Somebody has stopped; the window for others is open.")
    stopped_by_you: bool


class Result(BaseModel):
    scores: list[int]
    winners: list[int]
    places: list[int]
    resigned: list[int]
    ledger: list[dict[str, int]]
    sources: dict[str, str]


class Rematch(BaseModel):
    table: str
    invite: str | None


class TermsShown(BaseModel):
    time: TimeWanted
    undo: bool
    hints: bool
    rated: bool
    spectators: bool
    start_when_full: bool
    step_seconds: float
    imported: bool
    replay: bool


class LogLine(BaseModel):
    key: str
    number: int = Field(description="The decision after which it happened.")
    sentence: str
    seat: int | None = None
    entry: dict[str, Any]


class Log(BaseModel):
    keep: int = Field(description="How many of the lines you have stay; the rest was taken back.")
    lines: list[LogLine]


class ChatLine(BaseModel):
    id: int
    person: str
    name: str
    seat: int | None
    text: str
    at: float


class TableShown(BaseModel):
    id: str
    number: int = Field(description="Of the latest entry in the table's log. Every change raises it.")
    status: Literal["open", "running", "over", "closed"]
    game: str
    title: str
    edition: EditionShown
    options: dict[str, str]
    terms: TermsShown
    public: bool
    created: float
    seed_hash: str
    seed: str | None = Field(description="Told when the game is over.")
    owner: bool = Field(description="It is your table.")
    invite: str | None = Field(description="For links; only people at the table see it.")
    seat: int | None = Field(description="Yours, whose view this is; null for spectators.")
    my_seats: list[int]
    seats: list[SeatShown]
    spectators: int
    waiting: list[int]
    your_turn: bool
    headline: str = Field(description="What you have to decide, or what is going on.")
    choices: list[Choice]
    moves: int = Field(description="Moves made so far.")
    can_undo: Literal["no", "now", "ask"]
    undo_request: UndoRequest | None
    hints: bool
    view: dict[str, Any] | None = Field(description="What your seat may see; null before the start.")
    dial: Dial | None
    result: Result | None
    rematch: Rematch | None


class TableWhole(BaseModel):
    table: TableShown
    log: Log
    chat: list[ChatLine]
    now: float = Field(description="The server's time, to compare clocks.")


class TableListed(BaseModel):
    id: str
    game: str
    title: str
    status: Literal["open", "running", "over", "closed"]
    edition: str
    seats: list[str] = Field(description="Names; empty where nobody sits.")
    my_seats: list[int]
    your_turn: bool
    rated: bool
    time: TimeWanted
    created: float
    changed: float
    moves: int


class TableList(BaseModel):
    tables: list[TableListed]


class Hinted(BaseModel):
    choice: Choice
    share: float = Field(description="How much of the thinking went into this choice, 0 to 1.")
    outlook: float = Field(description="The share of the win that it promises.")
    points: float = Field(description="The points that it promises in the end.")


class Hint(BaseModel):
    choices: list[Hinted] = Field(description="The best first.")


class Position(BaseModel):
    moves: int
    of: int
    seat: int | None
    view: dict[str, Any]
    log: list[LogLine]
    waiting: list[int]


class Stretch(BaseModel):
    first: Position
    then: list[list[list[Any]]] = Field(description="What each of the next moves changed, as in an update.")


class Replay(BaseModel):
    moves: list[list[Any]] = Field(description="[seat, words] of each move; null instead of what is not yours to see.")
    lines: list[LogLine]
    scores: list[list[int | None]] = Field(description="After each move, for the chart of the lead.")


class Ranked(BaseModel):
    place: int
    name: str
    rating: float
    games: int
    you: bool


class Leaderboard(BaseModel):
    game: str
    people: list[Ranked]


# Live messages


class Whole(BaseModel):
    """Everything; sent first, and whenever the changes would not fit."""

    kind: Literal["whole"]
    table: TableShown
    log: Log
    chat: list[ChatLine]
    now: float


class Update(BaseModel):
    """Changes to the `table` you have: [path, value] sets, [path] takes away."""

    kind: Literal["update"]
    number: int
    changes: list[list[Any]]
    log: Log
    now: float


class ChatSaid(BaseModel):
    kind: Literal["chat"]
    lines: list[ChatLine]


class ActDone(BaseModel):
    kind: Literal["done"]
    ref: int | str | None
    number: int


class ActRefused(BaseModel):
    kind: Literal["refused"]
    ref: int | str | None
    error: Problem


class Pong(BaseModel):
    kind: Literal["pong"]
    now: float


LiveMessage = Whole | Update | ChatSaid | ActDone | ActRefused | Pong
LIVE_MESSAGES = (Whole, Update, ChatSaid, ActDone, ActRefused, Pong)
