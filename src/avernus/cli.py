"""The command `avernus`."""
