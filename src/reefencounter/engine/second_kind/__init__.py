"""The expansion "of the Second Kind" (clauses S1 to S9): its own flat position, with the interface of the base game's."""
