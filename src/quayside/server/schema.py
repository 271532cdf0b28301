"""What is kept. A table is its row and its log; the other columns about it only make lists quick."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text
from sqlalchemy.types import TypeEngine

metadata = MetaData()
COUNTER: TypeEngine[int] = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts only plain integers

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name of an account, folded; guests have none
    Column("password", Text),
    Column("email", String(254)),
    Column("language", String(8), nullable=False),
    Column("quiet_from", Integer),  # hours of the day, in the person's time zone
    Column("quiet_to", Integer),
    Column("time_zone", String(64)),
    Column("session", Integer, nullable=False),  # raised to end all sessions
    Column("created", Float, nullable=False),
    Column("gone", Boolean, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", Text),  # the text of an edition of the owner's own; none: the one that comes with the game
    Column("edition_name", Text, nullable=False),
    Column("edition_digest", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(200), nullable=False),
    Column("terms", Text, nullable=False),  # JSON: time, undo, hints, …
    Column("owner", String(24), ForeignKey("people.id"), nullable=False),
    Column("invite", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    # A summary of the log, written with each entry
    Column("status", String(8), nullable=False),
    Column("number", Integer, nullable=False),
    Column("waiting", Integer, nullable=False),  # the seats to act, a bit each
    Column("changed", Float, nullable=False),
    Column("due", Float),  # when the server itself has something to do: a bot to ask, a clock at zero
    Index("tables_by_status", "status", "public", "changed"),
    Index("tables_by_due", "due"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("value", Text),
    Column("person", String(24)),
    Column("at", Float, nullable=False),
)

places = Table(
    "places",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Index("places_by_person", "person"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", COUNTER, primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_by_table", "table_id", "id"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rated = Table("rated", metadata, Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True))

notices = Table(
    "notices",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, primary_key=True, autoincrement=False),  # the number at which the turn began
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("send_at", Float, nullable=False),
    Column("sent", Boolean, nullable=False),
    Index("notices_to_send", "sent", "send_at"),
)

keys = Table("keys", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))
