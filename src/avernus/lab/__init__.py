"""The laboratory: games between bots by the thousand, and what can be learnt from them."""
