# Words of Founders of the Empire.

empire-title = Founders of the Empire
empire-about = Square by square: chains of production, and the prizes they lead to.
empire-minutes = 30–45

# Stacks, resources, tokens

empire-stack-nature = nature
empire-stack-village = village
empire-stack-city = city
empire-stack-prize = prizes

empire-resource-wood = wood
empire-resource-plants = plants
empire-resource-stone = stone
empire-resource-water = water
empire-resource-gold = gold
empire-resource-iron = iron
empire-resource-cloth = cloth
empire-resource-wine = wine
empire-resource-horses = horses
empire-resource-fish = fish
empire-resource-salt = salt
empire-resource-oil = oil
empire-resource-war = war
empire-resource-coins = coins
empire-resource-carts = carts
empire-resource-craftsmen = craftsmen

empire-token-war = war token
empire-token-coins = coin
empire-token-carts = cart
empire-token-craftsmen = craftsman

empire-craftsman-vintner = Vintner (wine)
empire-craftsman-horse_breeder = Horse breeder (horses)
empire-craftsman-smith = Smith (iron)
empire-craftsman-jeweller = Jeweller (gold)
empire-craftsman-weaver = Weaver (cloth)
empire-craftsman-fisher = Fisher (fish)

empire-n-war = { $n ->
    [one] { $n } war token
   *[other] { $n } war tokens
}
empire-n-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
empire-n-carts = { $n ->
    [one] { $n } cart
   *[other] { $n } carts
}
empire-n-craftsmen = { $n ->
    [one] { $n } craftsman
   *[other] { $n } craftsmen
}

empire-cause-prizes = prizes
empire-cause-craftsmen = craftsmen at work
empire-cause-tokens = tokens in hand
empire-cause-replaced = replaced squares
empire-cause-city = city square
empire-cause-collected = coins on own squares
empire-cause-played = played

# Squares

empire-square-forest = Forest
empire-square-cliff = Cliff
empire-square-waterfall = Waterfall
empire-square-lake = Lake
empire-square-meadow = Meadow
empire-square-grove = Grove
empire-square-gold_mine = Gold mine
empire-square-mine = Mine
empire-square-weaving_house = Weaving house
empire-square-winery = Winery
empire-square-pasture = Pasture
empire-square-fishery = Fishery
empire-square-saltworks = Saltworks
empire-square-olive_press = Olive press
empire-square-camp_horses = Horse camp
empire-square-camp_salt = Salt camp
empire-square-market_iron = Iron market
empire-square-market_cloth = Cloth market
empire-square-tavern_gold = Gold tavern
empire-square-tavern_fish = Fish tavern
empire-square-workshop_wine = Wine workshop
empire-square-workshop_oil = Oil workshop
empire-square-altar_tyche = Altar of Tyche
empire-square-altar_nike = Altar of Nike
empire-square-altar_hestia = Altar of Hestia
empire-square-altar_pan = Altar of Pan
empire-square-altar_eos = Altar of Eos
empire-square-altar_nereus = Altar of Nereus
empire-square-temple_dionysus = Temple of Dionysus
empire-square-temple_aphrodite = Temple of Aphrodite
empire-square-temple_cybele = Temple of Cybele
empire-square-temple_persephone = Temple of Persephone
empire-square-temple_hermes = Temple of Hermes
empire-square-temple_amphitrite = Temple of Amphitrite
empire-square-temple_helios = Temple of Helios
empire-square-temple_hephaestus = Temple of Hephaestus
empire-square-temple_heracles = Temple of Heracles
empire-square-temple_artemis = Temple of Artemis
empire-square-temple_demeter = Temple of Demeter
empire-square-temple_hecate = Temple of Hecate
empire-square-temple_themis = Temple of Themis
empire-square-sanctuary_zeus = Sanctuary of Zeus
empire-square-sanctuary_hera = Sanctuary of Hera
empire-square-sanctuary_athena = Sanctuary of Athena
empire-square-sanctuary_apollo = Sanctuary of Apollo
empire-square-sanctuary_poseidon = Sanctuary of Poseidon
empire-square-sanctuary_ares = Sanctuary of Ares

empire-place = column { $x }, row { $y }
empire-square-at = { $square } (no. { $n })
empire-first = the first of the realm
empire-side-right = right of no. { $n } ({ $square })
empire-side-left = left of no. { $n } ({ $square })
empire-side-behind = behind no. { $n } ({ $square })
empire-side-in-front = in front of no. { $n } ({ $square })
empire-next-right = right of { $n }
empire-next-left = left of { $n }
empire-next-behind = behind { $n }
empire-next-in-front = in front of { $n }
empire-printed = { $square } (needs { $needs }; gives { $gives })
empire-printed-free = { $square } (gives { $gives })
empire-nobody = no square at all

# Questions

empire-ask-draft = Take a nature square for your realm.
empire-ask-lay-first = Lay your second square, { $square }, against the first.
empire-ask-open = Open a square from a stack.
empire-ask-play-token = Play a token?
empire-ask-place-coin = Which square do you buy from?
empire-ask-name-resource = Which resource do you buy?
empire-ask-place-cart = Where four squares meet: where does the cart go?
empire-ask-place-craftsman = Where does the { $craftsman } go to work?
empire-ask-add = Which square do you add?
empire-ask-lay = Where do you lay { $square }?
empire-ask-answer = { $who } proposes to end the game here, as nobody can earn points any more. Do you agree?
empire-ask-draw-first-player = The first player is drawn by lot.
empire-ask-reveal = A square is opened.
empire-ask-draw-nature = A nature square is drawn.
empire-ask-meet-craftsman = A craftsman is drawn.

# Answers

empire-do-take = Take { $square }
empire-do-first-beside = Next to it
empire-do-first-behind = Behind it, farther from you
empire-do-first-in-front = In front of it, nearer to you
empire-do-open-nature = Open a nature square ({ $left } in the stack)
empire-do-open-village = Open a village square ({ $left } in the stack)
empire-do-open-city = Open a city square ({ $left } in the stack)
empire-do-skip = Play no token
empire-do-war = Ravage { $whom }’s { $square }
empire-do-coin = Buy from { $whom }
empire-do-coin-at = { $square }: { $goods }
empire-do-buy = Buy { $resource }
empire-do-cart = Play a cart
empire-do-joint = Where { $squares } meet
empire-do-craftsman = Put to work: { $craftsman }
empire-do-work-at = { $square }
empire-do-add = Add { $square }
empire-do-add-instead = Add { $square } in place of an old square
empire-do-at = Lay it { $place }
empire-do-replace = In place of { $square }
empire-do-draw = Draw a nature square and add it
empire-do-end = End the turn without a new square
empire-do-propose = Propose to end the game
empire-do-accept = Agree to end the game
empire-do-refuse = Play on

empire-warn-clears = { $n ->
    [one] The { $n } square in this row goes to the box.
   *[other] All { $n } squares in this row go to the box.
}
empire-warn-replace = The old square is lost and costs 1 point.
empire-warn-craftsmen = You still hold a craftsman: at work he could be worth more.

# What happened

empire-reveals-reveal = A square will be revealed: you can’t undo after this.
empire-reveals-meet = A craftsman will be drawn: you can’t undo after this.
empire-opened = { $who } opens { $square } ({ $stack }).
empire-laid-out = { $square } is laid out ({ $stack }).
empire-begins = { $who } is the first player.
empire-first-square = { $who } takes { $square }: { $place }.
empire-cleared = { $who } clears the full row ({ $stack }).
empire-added = { $who } adds { $square }: { $place }.
empire-replaced = { $who } replaces no. { $n } ({ $old }) with { $square }.
empire-added-nothing = { $who } can add no square.
empire-drew = { $who } finds no place for an open square and draws { $square }.
empire-met = { $who } draws a craftsman: { $craftsman }.
empire-ravaged = { $who } ravages { $whom }’s { $square }.
empire-bought = { $who } buys { $resource } from { $whom }’s { $square }.
empire-joined = { $who } joins four squares with a cart: { $squares }.
empire-set-to-work = { $who } puts the { $craftsman } to work: { $square }.
empire-proposed = { $who } proposes to end the game.
empire-accepted = { $who } agrees.
empire-refused = { $who } refuses; the game goes on.
empire-over-prizes = No prize is left: the game is over.
empire-over-stacks = All stacks are empty: the game is over.
empire-over-consent = All agree: the game is over.

# Why not

empire-why-not-open = { $square } is not open.
empire-why-first-place = The second square goes next to the first, behind it or in front of it.
empire-why-empty-stack = This stack is empty: { $stack }.
empire-why-no-proposal = A proposal can be made after a turn, once by each player.
empire-why-corner = This place ({ $place }) touches the realm only at a corner; it takes a whole side.
empire-why-apart = This place ({ $place }) does not touch the realm.
empire-why-not-here = { $square } does not fit here ({ $place }): { $lacks }.
empire-why-no-place = There is no place for { $square }; the best is { $place }, but { $lacks }.
empire-lacks-also = { $lack }; { $rest }
empire-lacks = missing: { $resource }, no neighbour makes it (made by: { $squares })
empire-lacks-busy = missing: { $resource }, which { $squares } could give, but a square gives one unit a turn and is taken for { $other }
empire-lacks-idle = missing: { $resource }, for { $squares }
empire-stopped-ravaged = { $square } is ravaged
empire-stopped-craftsman = { $square } makes nothing under its craftsman
empire-stopped-coin = { $square } makes nothing under a coin
empire-why-must-add = A square must be added, and there is an ordinary place for: { $squares }.
empire-why-must-draw = A nature square must be drawn and added while that stack lasts.
empire-why-no-token = You hold no such token: { $token }.
empire-why-no-opponent = There is no such opponent.
empire-why-empty-column = Column { $column } of that realm is empty.
empire-why-ravaged-already = The farthest square of column { $column } is ravaged already.
empire-why-nothing-made = No square of { $whom } makes a resource now.
empire-why-no-square = There is no square here ({ $place }).
empire-why-makes-nothing = { $square } makes no resource.
empire-why-makes-no = { $square } does not make { $resource } itself.
empire-why-stopped = { $square }.
empire-why-not-made = { $square } does not offer this.
empire-why-cart-there = There is a cart here already.
empire-why-no-joint = A cart goes where four of your squares meet, two by two.
empire-why-no-other-joint = There is no other spot where four of your squares meet.
empire-why-no-work = You have no square that makes { $resource } for the { $craftsman }.

# Files

empire-file-nature-needs = a nature square needs nothing
empire-file-craftsman = a craftsman works with a village resource
empire-file-token = there is no token of this kind: { $kind }
empire-file-too-few = there are not enough squares
empire-json-cell = the squares of a realm lie on the grid, each beside an earlier one
empire-json-carts = each cart lies where four squares meet

# The position in words

empire-text-turn = Turn { $turn }: { $who }
empire-text-before = Set-up
empire-text-over = The game is over: { $how }
empire-text-end-prizes = no prizes are left
empire-text-end-stacks = all stacks are empty
empire-text-end-consent = all agreed
empire-text-first = First player: { $who }.
empire-text-end-near = Until the end: { $prizes ->
    [one] { $prizes } open prize
   *[other] { $prizes } open prizes
}, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} in the stacks.
empire-text-bought = { $who } has bought for this turn: { $resource }.
empire-text-open = Open squares
empire-text-row = Row of { $stack } ({ $left ->
    [one] { $left } square
   *[other] { $left } squares
} in the stack):
empire-text-row-empty = no square is open.
empire-text-prizes = Prizes:
empire-text-square = Square
empire-text-needs = Needs
empire-text-gives = Gives
empire-text-fits = For you
empire-text-fits-free = { $n ->
    [one] { $n } free place
   *[other] { $n } free places
}
empire-text-fits-instead = only in place of an old square
empire-text-fits-not = does not fit
empire-text-with-token = { $makes } + a token
empire-text-token-about = A city square brings a token of its kind when it is added.
empire-text-players = Players
empire-text-player = Player
empire-text-points = Points
empire-text-squares = Squares
empire-text-hand = In hand
empire-text-own = Your realm: { $points }
empire-text-realm = Realm of { $who }: { $points }
empire-text-in-hand = In hand: { $tokens }.
empire-text-map = Squares by number; the top is far from the owner.
empire-text-map-row = row
empire-text-map-column = column
empire-text-signs = ! ravaged, $ coin, * craftsman, + cart.
empire-text-number = No.
empire-text-where = Where
empire-text-first-square = the first
empire-text-ravaged = ravaged
empire-text-coin = nothing: a coin lies on it
empire-text-craftsman = nothing: a craftsman works here
empire-text-cart = Cart where { $squares } meet.
empire-text-replaced = Replaced, face down: { $squares }.
empire-text-unprotected = War may ravage: { $squares }.
empire-text-places = Free places of your realm
empire-text-place = Place
empire-text-around = The squares around it give
empire-text-from = { $makes } (no. { $n })

# Headings over the options
empire-group-take = Take a square
empire-group-add = Add a square
empire-group-draw = Add a square
empire-group-war = Wage war
empire-group-coin = Buy from a neighbour
empire-group-cart = Carts and craftsmen
empire-group-craftsman = Carts and craftsmen
empire-group-end = End the turn

# The components page: tables, fields, words in values
empire-components-resource = resource
empire-components-tier = tier
empire-components-square = Squares
empire-components-stack = stack
empire-components-copies = copies
empire-components-needs = needs
empire-components-makes = makes
empire-components-token = token
empire-components-points = points
empire-components-back = back
empire-components-squares = squares
empire-components-kind = kind
empire-components-counts = Numbers of the game
empire-components-row = squares a row can hold
empire-components-nature_row = nature squares open at the start
empire-components-village_row = village squares open at the start
empire-components-city_row = city squares open at the start
empire-components-token_in_hand = points for a token in hand
empire-components-craftsman = points for a craftsman at work
empire-components-replaced = points for a replaced square
empire-components-table = By number of players
empire-components-seats = players
empire-components-prizes = open prizes
empire-components-draft = nature squares to choose the first from
empire-components-basic = basic
empire-components-green = green
empire-components-blue = blue
empire-components-purple = purple
empire-components-red = red
empire-components-coin = { empire-token-coins }
empire-components-cart = { empire-token-carts }
empire-components-vintner = { empire-craftsman-vintner }
empire-components-horse_breeder = { empire-craftsman-horse_breeder }
empire-components-smith = { empire-craftsman-smith }
empire-components-jeweller = { empire-craftsman-jeweller }
empire-components-weaver = { empire-craftsman-weaver }
empire-components-fisher = { empire-craftsman-fisher }

# Pictures

empire-draw-table = Table
empire-draw-realm = Realm
empire-draw-mine = Mine
empire-draw-rows = Rows
empire-draw-prizes-tab = Prizes
empire-draw-others = Neighbours
empire-draw-prizes = { $n ->
    [0] No prize left
    [one] { $n } prize left
   *[other] { $n } prizes left
}
empire-draw-prizes-end = the game ends when none is left
empire-draw-in-stack = { $n } in the stack
empire-draw-clears = clears row
empire-draw-clears-row = The row is full: opening a square clears it
empire-draw-free = Free place
empire-draw-square = { $square } (no. { $n })
empire-draw-joint = Four squares meet
empire-draw-cart = Cart
empire-draw-hand = In hand
empire-draw-nothing = nothing
empire-draw-drawn = Drawn, to be added
empire-draw-bought = bought
empire-draw-lost = { $n } replaced: −{ $n }
empire-draw-piles = Tokens left; squares out of the game
empire-draw-pile = Tokens left
empire-draw-box = Squares out of the game
empire-draw-realm-of = Realm: { $who }

# -- what bots value ------------------------------------------------------------------------------

empire-value-points = points
empire-value-outlook = prizes and city squares within reach
empire-value-far_ends = points at the far ends of columns
empire-value-threatened = the square that war threatens most
empire-value-best_other = what the best opponent has
empire-value-others = what the opponents have
empire-value-turn = what the turn still brings
empire-value-final_other = points of the best opponent
empire-value-bargain = an end while points can be earned
empire-value-idle = playing on for nothing
empire-value-best_aim = the best prize or city square in sight
empire-value-contested = prizes that an opponent can add at once
empire-value-refined = village and city resources within reach
empire-value-workplaces = craftsmen with a place to work
empire-value-makers = squares that make resources
