"""What each viewer is told: views, sentences, versions."""
