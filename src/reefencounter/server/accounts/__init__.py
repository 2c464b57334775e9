"""People: how they are known, who their friends are, how they stand, and how they leave."""
