"""Fits what bots know to games that they play with themselves."""
