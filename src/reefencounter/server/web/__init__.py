"""What stands between the net and everything else: connections, limits, costs, and the files of the page."""
