"""The database: its schema, reading and writing, migrations and backups."""
