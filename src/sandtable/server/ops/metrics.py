"""The server's metrics, for Prometheus. No metric is about a single player."""

import logging
import os
from pathlib import Path

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable with the folder in which several workers combine their metrics."""
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
SLOW = (0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 20)

REQUESTS = Counter("sandtable_requests", "JSON API responses.", ["operation", "status"])
REQUEST_SECONDS = Histogram("sandtable_request_seconds", "JSON API response time.", buckets=QUICK)
SOCKETS = Gauge("sandtable_sockets", "Open table sockets.", multiprocess_mode="livesum")
CONNECTIONS = Gauge(
    "sandtable_connections", "Open connections of any kind.", multiprocess_mode="livesum"
)
TURNED_AWAY = Counter(
    "sandtable_turned_away",
    "Connections refused or closed: limit reached, too many from one address, or silent.",
    ["why"],
)
TABLES = Gauge("sandtable_tables", "Tables kept in memory.", multiprocess_mode="livesum")
COMMITS = Counter("sandtable_commits", "Commits to table logs, by people and by agents.", ["by"])
COMMIT_SECONDS = Histogram("sandtable_commit_seconds", "Time to persist a commit.", buckets=QUICK)
REFUSALS = Counter("sandtable_refusals", "Requests refused at tables.", ["error"])
THOUGHT_SECONDS = Histogram(
    "sandtable_thought_seconds",
    "Time an agent took to answer, including queueing.",
    buckets=SLOW,
)
THINKING = Gauge("sandtable_thinking", "Tables waiting for an agent.", multiprocess_mode="livesum")
DIFFERING = Gauge(
    "sandtable_differing",
    "Games that play out differently under the current rules.",
    multiprocess_mode="livemax",
)
LOGGED = Counter("sandtable_logged", "Warnings and errors in the log.", ["level"])


class CountingHandler(logging.Handler):
    """Counts the warnings and errors in the log."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.WARNING:
            LOGGED.labels(record.levelname.lower()).inc()


def exposition() -> bytes:
    """Return all metrics as text, including those of other workers."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def forget_the_dead() -> None:
    """Drop the gauges of workers that ended; their counters stay."""
    for file in Path(os.environ[FOLDER]).glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        if not Path(f"/proc/{pid}").exists():
            mark_process_dead(pid)  # type: ignore[no-untyped-call]
