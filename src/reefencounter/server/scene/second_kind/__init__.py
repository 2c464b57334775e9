"""What the page is shown of the Second Kind beyond the base game, part by part as in the folder above."""
