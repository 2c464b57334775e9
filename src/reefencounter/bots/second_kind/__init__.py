"""What bots need for the Second Kind: what a seat may know, the judgement of its positions, and whole turns."""
