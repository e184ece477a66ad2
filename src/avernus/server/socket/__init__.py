"""The live socket: frames, connections, and what a client's messages mean."""
