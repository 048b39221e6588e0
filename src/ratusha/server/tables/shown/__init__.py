"""What one viewer is shown of a table: as the kernel describes it, in words, and as JSON for programs."""
