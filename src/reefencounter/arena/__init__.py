"""Matches between bots, ratings and reports; improving the weights of `greedy` by self-play."""
