"""Tables: their logs, positions, drafts, clocks, proposals and bots."""
