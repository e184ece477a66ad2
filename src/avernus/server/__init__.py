"""HTTP and WebSocket around the tables, and the built browser client."""
