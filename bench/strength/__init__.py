"""How strong the bots are, measured against players that never change."""
