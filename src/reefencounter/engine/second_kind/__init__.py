"""The expansion "of the Second Kind" (clauses S1 to S9): its own flat position, used like that of the base game."""
