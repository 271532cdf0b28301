"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    identifier = sa.String(24)
    op.create_table(
        "people",
        sa.Column("id", identifier, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("email", sa.String(254)),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("time_zone", sa.String(64)),
        sa.Column("session", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", identifier, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.Text),
        sa.Column("edition_name", sa.Text, nullable=False),
        sa.Column("edition_digest", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("owner", identifier, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "changed"])
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_table(
        "log",
        sa.Column("table_id", identifier, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("value", sa.Text),
        sa.Column("person", identifier),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "places",
        sa.Column("table_id", identifier, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", identifier, sa.ForeignKey("people.id"), nullable=False),
    )
    op.create_index("places_by_person", "places", ["person"])
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("table_id", identifier, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("person", identifier, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])
    op.create_table(
        "ratings",
        sa.Column("person", identifier, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table("rated", sa.Column("table_id", identifier, sa.ForeignKey("tables.id"), primary_key=True))
    op.create_table(
        "notices",
        sa.Column("table_id", identifier, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", identifier, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("send_at", sa.Float, nullable=False),
        sa.Column("sent", sa.Boolean, nullable=False),
    )
    op.create_index("notices_to_send", "notices", ["sent", "send_at"])
    op.create_table(
        "keys", sa.Column("name", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )


def downgrade() -> None:
    for name in ("keys", "notices", "rated", "ratings", "chat", "places", "log", "tables", "people"):
        op.drop_table(name)
