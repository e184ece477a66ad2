"""Fifty honest tables, and somebody at one address who does everything to spoil them."""
