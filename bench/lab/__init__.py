"""The laboratory, measured: `python -m bench.lab.proof` plants faults, `python -m bench.lab.figures` measures speed and memory."""
