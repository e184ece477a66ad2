"""The tables of a process: which are awake, commands one after the other, bots and clocks that act, sleep."""
