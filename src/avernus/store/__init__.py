"""The durable log: SQLite by default, PostgreSQL by URL."""

from avernus.store.database import StoreFull, StoreTrouble, open_database
from avernus.store.store import Store, open_store
from avernus.store.transfer import backup, export_tables, import_tables

__all__ = ["Store", "StoreFull", "StoreTrouble", "backup", "export_tables", "import_tables", "open_database", "open_store"]
