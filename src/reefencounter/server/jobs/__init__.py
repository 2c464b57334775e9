"""What takes long, in processes of its own: bots that think, turns that are judged, and who waits for whom."""
