"""How fast environments step, beside others."""
