"""`reef train`: a network for the bots by self-play. Needs the extra `train` (PyTorch); nothing else loads it."""
