"""People, as far as they want to be known: their devices, their seats, and how they are told that it is their turn."""
