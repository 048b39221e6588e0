lantern_fair-title = Lantern Fair
lantern_fair-option-length = Length
lantern_fair-option-length-about = How many evenings the fair lasts.
lantern_fair-option-length-full = five evenings
lantern_fair-option-length-short = three evenings

lantern_fair-lantern-firefly = firefly
lantern_fair-lantern-carp = carp
lantern_fair-lantern-lotus = lotus
lantern_fair-lantern-crane = crane
lantern_fair-lantern-dragon = dragon
lantern_fair-n-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}

lantern_fair-cause-lanterns = lanterns
lantern_fair-cause-gate = the gate
lantern_fair-cause-glow = basking
lantern_fair-cause-coins = coins left
lantern_fair-cause-oil = oil
lantern_fair-cause-sale = sale
lantern_fair-cause-rest = rest

lantern_fair-ask-bid = The gate is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
}. How much do you bid?
lantern_fair-ask-turn = Hang a lantern, sell one, or rest.
lantern_fair-ask-bask = Your neighbour has hung a lantern ({ $card }). Bask in its light?
lantern_fair-ask-consent = { $who } proposes to end the fair. Do you agree?

lantern_fair-do-bid = Bid { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
lantern_fair-do-hang = Hang a lantern: { $card }
lantern_fair-do-sell = Sell a lantern: { $card }
lantern_fair-do-rest = Rest
lantern_fair-do-bask = Bask
lantern_fair-do-decline = Do not
lantern_fair-do-propose = Propose to end the fair
lantern_fair-do-agree = Agree
lantern_fair-do-refuse = Refuse

lantern_fair-warn-purse = Your purse would be empty.
lantern_fair-warn-sale = You could hang this lantern instead.
lantern_fair-no-coins = You cannot bid more than is in your purse ({ $n }).
lantern_fair-no-card = You hold no such lantern ({ $card }).
lantern_fair-no-twice = Such a lantern already hangs at your stall ({ $card }).
lantern_fair-no-oil = The oil for this lantern ({ $card }) costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
lantern_fair-no-proposal = You have made your proposal already.
lantern_fair-bad-evenings = two numbers above zero are expected, full and short

lantern_fair-standing-bask = When a neighbour hangs a lantern
lantern_fair-standing-bask-always = always bask
lantern_fair-standing-bask-bright = bask where it brings more than it costs, else ask
lantern_fair-standing-bask-never = never bask

lantern_fair-evening = Evening { $n } begins.
lantern_fair-rolled = The gate is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
} tonight.
lantern_fair-drew = { $who } draws a card.
lantern_fair-drew-card = { $who } draws a card: { $card }.
lantern_fair-bid = { $who } bids { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
lantern_fair-gate-empty = Nobody takes the gate.
lantern_fair-hung = { $who } hangs a lantern: { $card }.
lantern_fair-sold = { $who } sells a lantern: { $card }.
lantern_fair-proposed = { $who } proposes to end the fair.
lantern_fair-goes-on = The fair goes on.
lantern_fair-ends = All agree: the fair ends.

lantern_fair-show-evening = Evening { $n }
lantern_fair-show-seat = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $coins }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; stall: { $stall }
lantern_fair-show-hand = Your hand

lantern_fair-draw-gate = The gate
lantern_fair-draw-market = The market
lantern_fair-draw-bench = The bench

lantern_fair-value-points = points
lantern_fair-value-purse = coins
