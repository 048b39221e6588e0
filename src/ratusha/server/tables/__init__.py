"""Tables: their log, the position it leads to, drafts, clocks, proposals, bots."""
