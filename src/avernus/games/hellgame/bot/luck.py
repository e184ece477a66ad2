"""Numbers for trying things out."""


class Luck:
    """Numbers that follow from the one number that a decision is given."""

    def __init__(self, draw: int) -> None:
        self.x = draw & 0xFFFFFFFFFFFFFFFF

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.x = (self.x * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return (self.x >> 33) % n
