"""What whoever runs the server can choose, all of it by environment variables."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from quayside.core.errors import BadRequest

SCHEMES = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


@dataclass(frozen=True)
class Settings:
    """How one server process runs. `docs/hosting.md` tells what each is for."""

    database: str = ""  # sqlite:///file.db or postgresql://…; empty: a file in the user's data directory
    secret: str = ""  # signs cookies; empty: made once and kept in the database
    address: str = ""  # how people reach the server, for links in mails
    origins: tuple[str, ...] = ()  # further origins whose pages may use the API
    limits: bool = True  # how often one person or address may do things
    bot_processes: int = 0  # 0: as many as there are cores, less one
    mail: str = ""  # smtp://user:password@host:port, or smtps://
    mail_from: str = ""
    webhook: str = ""  # told about every turn that begins
    notice_seconds: float = 30.0  # somebody who is just reloading the page needs no mail

    @property
    def url(self) -> str:
        """The database as SQLAlchemy wants it."""
        given = self.database or default_database()
        scheme, there, rest = given.partition("://")
        scheme = scheme.partition("+")[0]
        if not there or scheme not in SCHEMES:
            raise BadRequest(f"{given!r} is no database: say sqlite:///file.db or postgresql://user@host/name.")
        return f"{SCHEMES[scheme]}://{rest}"

    @property
    def sqlite(self) -> bool:
        return self.url.startswith("sqlite")


def default_database() -> str:
    """A file of the user's own."""
    return f"sqlite:///{user_data_path('quayside', appauthor=False, ensure_exists=True) / 'tables.db'}"


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of this process."""

    def said(name: str) -> str:
        return environment.get(f"QUAYSIDE_{name}", "").strip()

    processes = said("BOT_PROCESSES") or "0"
    if not processes.isdigit() or int(processes) > 256:
        raise BadRequest(f"QUAYSIDE_BOT_PROCESSES is a number from 0 to 256, not {processes!r}.")
    seconds = said("NOTICE_SECONDS") or "30"
    if not seconds.isdigit():
        raise BadRequest(f"QUAYSIDE_NOTICE_SECONDS is a number of seconds, not {seconds!r}.")
    return Settings(
        database=said("DATABASE"),
        secret=said("SECRET"),
        address=said("ADDRESS").rstrip("/"),
        origins=tuple(origin.rstrip("/") for origin in said("ORIGINS").replace(",", " ").split()),
        limits=said("LIMITS") != "off",
        bot_processes=int(processes),
        mail=said("MAIL"),
        mail_from=said("MAIL_FROM"),
        webhook=said("WEBHOOK"),
        notice_seconds=float(seconds),
    )


STATIC = Path(__file__).parent / "static"
