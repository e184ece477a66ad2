"""The durable log: SQLite by default, PostgreSQL by URL."""
