bots-budget = the part after the @ must be a time such as 2s or 300ms, or a number of nodes such as 5000
bots-unknown = there is no bot “{ $id }”; there are { $known }
bots-broken = the installed bot “{ $id }” is not a class of bots
bots-too-many = { $given } bots are named for { $seats } seats
bots-illegal = the bot “{ $id }” chose a move that is not among its options: { $move }
bots-failed = a game could not be played to its end: { $detail }
bots-reason = { $points } { $what }
