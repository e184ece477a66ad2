"""What a good player of the race knows, for searches."""
