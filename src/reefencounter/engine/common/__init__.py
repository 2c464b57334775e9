"""What both games do alike, written once, on the fields that begin both flat values (`layout.Common`)."""
