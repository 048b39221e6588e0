"""What of a table is shown to one viewer: as the kernel describes it, in words, as JSON for programs."""
