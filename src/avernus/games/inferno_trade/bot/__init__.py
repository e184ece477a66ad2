"""The traders: what they make of the others, what they offer and answer, and how long they take over it."""
