"""Examples that run: a bot of thirty lines, a learner in plain NumPy, MaskablePPO."""
