"""The commands of the command line, by subject. Each module adds its own to the parser."""
