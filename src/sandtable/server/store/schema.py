"""The tables of the database."""

import sqlalchemy as sa

metadata = sa.MetaData()

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("title", sa.String(60), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("scenario", sa.Text, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("invitation", sa.String(64), nullable=False),
    sa.Column("given", sa.Integer, nullable=False),
    sa.Column("rematch", sa.String(16), nullable=True),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("owing", sa.Integer, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("winner", sa.Integer, nullable=False),
    sa.Column("ending", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
    sa.Column("mark", sa.BigInteger, nullable=False),
    sa.Column("checked", sa.Integer, nullable=False),
    sa.Column("differs", sa.Integer, nullable=True),
    sa.Column("clock", sa.String(60), nullable=False),
    sa.Column("deadline", sa.Float, nullable=True, index=True),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("turned", sa.Float, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False, index=True),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), nullable=True, index=True),
    sa.Column("agent", sa.String(40), nullable=False),
    sa.Column("nonce", sa.String(32), nullable=False),
    sa.Column("rung", sa.Integer, nullable=False),
    sa.Column("army", sa.Text, nullable=False, server_default=""),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("key", sa.String(48), nullable=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("mark", sa.BigInteger, nullable=False),
    sa.Column("written", sa.Float, nullable=True),
    sa.UniqueConstraint("table_id", "key"),
)

# One row: the table time at the last beat.
table_time = sa.Table(
    "table_time",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("now", sa.Float, nullable=False),
)

campaigns = sa.Table(
    "campaigns",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("title", sa.String(60), nullable=False),
    sa.Column("first", sa.String(60), nullable=False),
    sa.Column("length", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

battles = sa.Table(
    "battles",
    metadata,
    sa.Column("campaign", sa.String(16), sa.ForeignKey("campaigns.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, unique=True),
    # The casualties of each seat, counted once the battle is over.
    sa.Column("lost_first", sa.Integer, nullable=True),
    sa.Column("lost_second", sa.Integer, nullable=True),
)

complaints = sa.Table(
    "complaints",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("entry", sa.Integer, nullable=True),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
)

messages = sa.Table(
    "messages",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

desks = sa.Table(
    "desks",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("notes", sa.Text, nullable=False),
    sa.Column("muted", sa.Boolean, nullable=False),
)

# The content of made scenarios that a table, a version or a measurement uses, by content id.
# ``created`` is the time of its latest use.
contents = sa.Table(
    "contents",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("title", sa.String(60), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

drafts = sa.Table(
    "drafts",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("owner", sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("title", sa.String(60), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    # The texts in each language, as JSON.
    sa.Column("texts", sa.Text, nullable=False),
    # The source it was copied from: title/scenario, or name.number of a version; or empty.
    sa.Column("parent", sa.Text, nullable=False),
    # Incremented on each save; a client names the revision it has edited.
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("deleted", sa.Float, nullable=True),
    # Chosen by the client: a repeated request creates only one draft.
    sa.Column("nonce", sa.String(32), nullable=True),
    sa.Index("drafts_nonce", "owner", "nonce", unique=True),
)

# Published scenarios. Only a version's visibility and its permission to copy can change.
versions = sa.Table(
    "versions",
    metadata,
    sa.Column("name", sa.String(60), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("title", sa.String(60), nullable=False),
    sa.Column("content", sa.String(40), sa.ForeignKey("contents.id"), nullable=False, index=True),
    sa.Column("called", sa.String(60), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("texts", sa.Text, nullable=False),
    sa.Column("author", sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("parent", sa.Text, nullable=False),
    sa.Column("visibility", sa.String(10), nullable=False),
    sa.Column("forkable", sa.Boolean, nullable=False),
    sa.Column("published", sa.Float, nullable=False),
    # The secret part of an unlisted version's address; empty for versions that are or were listed.
    sa.Column("key", sa.String(16), nullable=False, server_default=""),
    # Chosen by the client: a repeated request publishes only once.
    sa.Column("nonce", sa.String(32), nullable=True),
    # The draft it was made from, which may be deleted.
    sa.Column("draft", sa.String(16), nullable=False, server_default="", index=True),
    sa.Column("place", sa.String(60), nullable=False, server_default=""),
    sa.Column("date", sa.String(60), nullable=False, server_default=""),
    # The measured balance of this content when it was published.
    sa.Column("agent", sa.String(40), nullable=True),
    sa.Column("games", sa.Integer, nullable=True),
    sa.Column("first_side", sa.Float, nullable=True),
    sa.Column("low", sa.Float, nullable=True),
    sa.Column("high", sa.Float, nullable=True),
    sa.Column("rounds", sa.Float, nullable=True),
    sa.Column("lines", sa.Float, nullable=True),
    # The handicaps that were found or chosen for it, with their measured balance; and the one that
    # makes it even, if any.
    sa.Column("handicaps", sa.Text, nullable=False, server_default=""),
    sa.Column("even_with", sa.String(8), nullable=False, server_default=""),
    # The names by language, as JSON: the only texts that lists need.
    sa.Column("names", sa.Text, nullable=False, server_default="{}"),
    sa.Index("versions_nonce", "author", "nonce", unique=True),
)

# The tables of published versions.
version_tables = sa.Table(
    "version_tables",
    metadata,
    sa.Column(
        "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.ForeignKeyConstraint(["name", "number"], ["versions.name", "versions.number"]),
    sa.Index("version_tables_version", "name", "number"),
)

likes = sa.Table(
    "likes",
    metadata,
    sa.Column("name", sa.String(60), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
    sa.ForeignKeyConstraint(["name", "number"], ["versions.name", "versions.number"]),
)

version_reports = sa.Table(
    "version_reports",
    metadata,
    sa.Column("name", sa.String(60), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("reason", sa.String(12), nullable=False),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.ForeignKeyConstraint(["name", "number"], ["versions.name", "versions.number"]),
)

# Measurements of made scenarios: one content under one version of the rules, by one agent.
measurements = sa.Table(
    "measurements",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column(
        "owner",
        sa.String(16),
        sa.ForeignKey("guests.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    sa.Column("draft", sa.String(16), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("title", sa.String(60), nullable=False),
    sa.Column("content", sa.String(40), sa.ForeignKey("contents.id"), nullable=False, index=True),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("agent", sa.String(40), nullable=False),
    # active, paused, finished, stopped or failed
    sa.Column("state", sa.String(10), nullable=False, index=True),
    sa.Column("error", sa.String(20), nullable=False),
    # Number of failures since it last finished.
    sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
    # Wanted pairs of games: as the scenario says, and with the other side beginning.
    sa.Column("pairs", sa.Integer, nullable=False),
    sa.Column("others", sa.Integer, nullable=False),
    # Counted pairs of each kind, in order.
    sa.Column("counted", sa.Integer, nullable=False),
    sa.Column("others_counted", sa.Integer, nullable=False),
    # Games charged on the day (UTC) of the last order, minus those given back.
    sa.Column("charged", sa.Integer, nullable=False),
    sa.Column("charged_day", sa.Integer, nullable=False),
    # The counted results as JSON, and the parts of them that lists show.
    sa.Column("progress", sa.Text, nullable=False),
    sa.Column("share", sa.Float, nullable=True),
    sa.Column("low", sa.Float, nullable=True),
    sa.Column("high", sa.Float, nullable=True),
    # Queue order: the lowest rank first within an owner; between owners, the one with the fewest
    # seconds served.
    sa.Column("rank", sa.Float, nullable=False),
    sa.Column("served", sa.Float, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("told", sa.Boolean, nullable=False),
    sa.UniqueConstraint("owner", "content", "rules_version", "agent"),
)

# Parts of measurements that are being played, or wait for earlier parts to be counted.
slices = sa.Table(
    "slices",
    metadata,
    sa.Column(
        "measurement",
        sa.String(16),
        sa.ForeignKey("measurements.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    sa.Column("is_other", sa.Boolean, primary_key=True),
    sa.Column("first", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("pairs", sa.Integer, nullable=False),
    sa.Column("holder", sa.String(16), nullable=False),
    # The time when the lease ends and another process may take the slice.
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)

# Searches for small edits that make a draft even: each is a measurement with a plan of the games,
# as JSON, and one digit per counted pair, in order.
searches = sa.Table(
    "searches",
    metadata,
    sa.Column(
        "measurement",
        sa.String(16),
        sa.ForeignKey("measurements.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    sa.Column("plan", sa.Text, nullable=False),
    sa.Column("scores", sa.Text, nullable=False),
)

# Measured games per user and day (UTC).
measured_games = sa.Table(
    "measured_games",
    metadata,
    sa.Column(
        "owner", sa.String(16), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("games", sa.Integer, nullable=False),
)

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("login", sa.String(80), nullable=False, unique=True),
    sa.Column("password", sa.Text, nullable=False),
    sa.Column("email", sa.String(254), nullable=False),
    sa.Column("webhook", sa.Text, nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=False),
    sa.Column("device", sa.String(40), nullable=False, server_default=""),
)

links = sa.Table(
    "links",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False, index=True),
    sa.Column("purpose", sa.String(8), nullable=False),
    sa.Column("email", sa.String(254), nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
    sa.Column("session", sa.String(64), nullable=False),
)

factors = sa.Table(
    "factors",
    metadata,
    sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    # The latest time step whose code was used; no code is accepted twice.
    sa.Column("step", sa.BigInteger, nullable=False),
)

recovery_codes = sa.Table(
    "recovery_codes",
    metadata,
    sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), primary_key=True),
    sa.Column("code", sa.String(64), primary_key=True),
)

# Used-up shares of limits, as the time until which the limit is used up, assuming even use.
limits = sa.Table(
    "limits",
    metadata,
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("until", sa.Float, nullable=False, index=True),
)
