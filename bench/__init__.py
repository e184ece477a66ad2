"""Speed and strength against peers, always as ratios from one run."""
