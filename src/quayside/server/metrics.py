"""Numbers for Prometheus. They name no person and no table."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

COMMITS = Counter("quayside_commits_total", "Transactions on the logs")
COMMITTED = Counter("quayside_log_entries_total", "Entries committed to the logs")
CONFLICTS = Counter("quayside_conflicts_total", "Entries whose number another process took first")
SOCKETS = Gauge("quayside_sockets", "Open WebSockets")
CACHED = Gauge("quayside_tables_in_memory", "Tables in memory")
ACT_SECONDS = Histogram(
    "quayside_act_seconds", "From a wish to its commit", buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)
)
REFUSED = Counter("quayside_refused_total", "Refused requests", ["code"])
BOT_MOVES = Counter("quayside_bot_moves_total", "Decisions by bots", ["level"])
BOT_FAILURES = Counter("quayside_bot_failures_total", "Decisions that a safe default had to make")
NOTICES = Counter("quayside_notices_total", "Notices sent", ["way", "outcome"])
