# The Castles of Burgundy in English.

burgundy-title = The Castles of Burgundy
burgundy-about = Two dice, thirty-seven spaces: finish your regions while they are worth most.
burgundy-minutes = 60–90

burgundy-option-boards = Boards
burgundy-option-boards-about = Each board has other areas: on board 1 all players have the same chances.
burgundy-option-boards-1 = everybody on board 1
burgundy-option-boards-open = dealt at random, side and start castle chosen openly in turn
burgundy-option-boards-secret = dealt at random, side and start castle chosen secretly at once
burgundy-option-buy_anytime = Buying in the middle of an action
burgundy-option-buy_anytime-about = Later editions allow buying from the black depot between placing a tile and its effect.
burgundy-option-buy_anytime-off = not allowed
burgundy-option-buy_anytime-on = allowed

# -- names -----------------------------------------------------------------------------------------

burgundy-tile-warehouse = Warehouse
burgundy-tile-carpenter = Carpenter’s Workshop
burgundy-tile-church = Church
burgundy-tile-market = Market
burgundy-tile-boarding_house = Boarding House
burgundy-tile-bank = Bank
burgundy-tile-city_hall = City Hall
burgundy-tile-watchtower = Watchtower
burgundy-tile-cow = { $n ->
    [one] { $n } cow
   *[other] { $n } cows
}
burgundy-tile-sheep = { $n } sheep
burgundy-tile-pig = { $n ->
    [one] { $n } pig
   *[other] { $n } pigs
}
burgundy-tile-chicken = { $n ->
    [one] { $n } chicken
   *[other] { $n } chickens
}
burgundy-tile-knowledge = Knowledge { $number }
burgundy-tile-ship = Ship
burgundy-tile-castle = Castle
burgundy-tile-mine = Mine

burgundy-colour-building = buildings
burgundy-colour-animal = animals
burgundy-colour-knowledge = knowledge
burgundy-colour-ship = ships
burgundy-colour-castle = castles
burgundy-colour-mine = mines

burgundy-area-building = city
burgundy-area-animal = pasture
burgundy-area-knowledge = knowledge area
burgundy-area-ship = river
burgundy-area-castle = castle area
burgundy-area-mine = mine area

burgundy-goods-1 = light blue goods
burgundy-goods-2 = purple goods
burgundy-goods-3 = pink goods
burgundy-goods-4 = red goods
burgundy-goods-5 = brown goods
burgundy-goods-6 = orange goods

burgundy-depot = depot { $number }
burgundy-depot-black = the black depot
burgundy-depot-tiles = { $depot } ({ $tiles })
burgundy-space = space { $space } ({ $colour }, { $number })

burgundy-phase-A = A
burgundy-phase-B = B
burgundy-phase-C = C
burgundy-phase-D = D
burgundy-phase-E = E

burgundy-n-silver = { $n } silver
burgundy-n-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
burgundy-n-goods = { $n } goods

# -- what is this ----------------------------------------------------------------------------------

burgundy-about-warehouse = When placed: sell all your goods of one type, without a die. (7.3)
burgundy-about-carpenter = When placed: take a building from a numbered depot. (7.4)
burgundy-about-church = When placed: take a mine, a knowledge tile or a castle from a numbered depot. (7.5)
burgundy-about-market = When placed: take a ship or animals from a numbered depot. (7.6)
burgundy-about-boarding_house = When placed: 4 workers. (7.7)
burgundy-about-bank = When placed: 2 silver. (7.8)
burgundy-about-city_hall = When placed: you may place another stored tile on a space of any number. (7.9)
burgundy-about-watchtower = When placed: 4 points. (7.10)
burgundy-about-animal = When placed: a point for each animal; all tiles of the same species on this pasture score again. (6.5, 6.6)
burgundy-about-ship = When placed: take the goods of one depot, then move one space ahead in turn order. (6.1 to 6.4)
burgundy-about-castle = When placed: one more action at once, as with a die of any number. (6.7)
burgundy-about-mine = At the end of each phase: 1 silver. (6.10)

burgundy-about-knowledge-1 = The same building may stand in a city more than once. (8.1)
burgundy-about-knowledge-2 = At the end of each phase every mine also brings 1 worker. (8.2)
burgundy-about-knowledge-3 = A sale brings 2 silver instead of 1. (8.3)
burgundy-about-knowledge-4 = A sale also brings 1 worker. (8.4)
burgundy-about-knowledge-5 = A ship takes the goods of two neighbouring depots. (8.5)
burgundy-about-knowledge-6 = Your purchase may be from any depot. (8.6)
burgundy-about-knowledge-7 = Animals bring 1 more point for each tile that scores. (8.7)
burgundy-about-knowledge-8 = A worker changes a die by up to 2. (8.8)
burgundy-about-knowledge-9 = Buildings: change the die by 1 for nothing when you place them. (8.9)
burgundy-about-knowledge-10 = Ships and animals: change the die by 1 for nothing when you place them. (8.10)
burgundy-about-knowledge-11 = Castles, mines and knowledge: change the die by 1 for nothing when you place them. (8.11)
burgundy-about-knowledge-12 = Change the die by 1 for nothing when you take a tile. (8.12)
burgundy-about-knowledge-13 = The action “workers” also brings 1 silver. (8.13)
burgundy-about-knowledge-14 = The action “workers” brings 4 workers. (8.14)
burgundy-about-knowledge-15 = End of the game: 3 points for each type of goods you sold. (8.15)
burgundy-about-knowledge-16 = End of the game: 4 points for each of your Warehouses. (8.16)
burgundy-about-knowledge-17 = End of the game: 4 points for each of your Watchtowers. (8.17)
burgundy-about-knowledge-18 = End of the game: 4 points for each of your Carpenter’s Workshops. (8.18)
burgundy-about-knowledge-19 = End of the game: 4 points for each of your Churches. (8.19)
burgundy-about-knowledge-20 = End of the game: 4 points for each of your Markets. (8.20)
burgundy-about-knowledge-21 = End of the game: 4 points for each of your Boarding Houses. (8.21)
burgundy-about-knowledge-22 = End of the game: 4 points for each of your Banks. (8.22)
burgundy-about-knowledge-23 = End of the game: 4 points for each of your City Halls. (8.23)
burgundy-about-knowledge-24 = End of the game: 4 points for each species of animals in your estate. (8.24)
burgundy-about-knowledge-25 = End of the game: 1 point for each goods tile you sold. (8.25)
burgundy-about-knowledge-26 = End of the game: 2 points for each of your bonus tiles. (8.26)


# -- questions -------------------------------------------------------------------------------------

burgundy-ask-turn = Use both dice.
burgundy-ask-turn-buy = Use both dice, and buy a tile if you like.
burgundy-ask-turn-one = Use your other die ({ $die }).
burgundy-ask-turn-one-buy = Use your other die ({ $die }), and buy a tile if you like.
burgundy-ask-turn-end = Buy a tile, or end your turn.
burgundy-ask-castle-action = The castle gives you one more action, with any number.
burgundy-ask-city-hall = City Hall: place another stored tile, or skip.
burgundy-ask-carpenter = Carpenter’s Workshop: take a building from a depot, or skip.
burgundy-ask-church = Church: take a mine, knowledge or a castle from a depot, or skip.
burgundy-ask-market = Market: take a ship or animals from a depot, or skip.
burgundy-ask-warehouse-sale = Warehouse: sell goods of one type, or skip.
burgundy-ask-load-goods = Your ship: which depot’s goods does it bring?
burgundy-ask-keep-goods = There is no room for all the new goods: which do you keep?
burgundy-ask-settle-openly = Choose the side of your board and the space of your first castle.
burgundy-ask-settle-secretly = Choose in secret the side of your board and the space of your first castle.
burgundy-ask-start-player = Who begins?
burgundy-ask-start-goods-of = Which goods does the player begin with?
burgundy-ask-deal-sheet = Which sheet is dealt?
burgundy-ask-fill-depot = Which tile comes to the depot?
burgundy-ask-turn-up-goods = Which goods are turned up?
burgundy-ask-roll-dice = What do the player’s two dice show?
burgundy-ask-roll-white = What does the white die show?

# -- moves -----------------------------------------------------------------------------------------

burgundy-do-take = Die { $die }: take { $tile } from { $depot }
burgundy-do-take-discard = Die { $die }: take { $tile } from { $depot }, discard { $discard }
burgundy-do-place = Die { $die }: place { $tile } on { $space }
burgundy-do-sell = Die { $die }: sell { $n } × { $goods }
burgundy-do-workers = Die { $die }: take workers
burgundy-do-buy = Buy { $tile } from { $depot }
burgundy-do-buy-discard = Buy { $tile } from { $depot }, discard { $discard }
burgundy-do-end = End the turn
burgundy-do-free-take = Take { $tile } from { $depot }
burgundy-do-free-take-discard = Take { $tile } from { $depot }, discard { $discard }
burgundy-do-free-place = Place { $tile } on { $space }
burgundy-do-free-sell = Sell { $n } × { $goods }
burgundy-do-free-workers = Take workers
burgundy-do-skip = Skip
burgundy-some-goods = { $n } × { $goods }
burgundy-do-load = Load the goods of { $depot }: { $goods }
burgundy-do-load-two = Load the goods of { $depot } and { $second }: { $goods }
burgundy-do-load-nothing = Load nothing
burgundy-do-keep = Keep the { $goods }
burgundy-do-settle = Board { $board }, castle on { $space }
burgundy-do-start = This seat begins
burgundy-do-deal = This sheet
burgundy-do-goods = Goods of this type
burgundy-do-draw = This tile
burgundy-do-roll = These two dice
burgundy-do-white = This number

burgundy-warn-discard = The discarded tile is gone for good.
burgundy-warn-end = You could still buy a tile: you have { $n } silver.
burgundy-warn-skip = The effect is lost.
burgundy-warn-load-nothing = The goods stay where they are, for others to take.

burgundy-reveals-draw = New tiles will come to the depots: you can’t undo after this.

# -- reasons ---------------------------------------------------------------------------------------

burgundy-why-no-die = You have no unused die that shows { $die }.
burgundy-why-dice-used = Both dice are used.
burgundy-why-no-tile = There is no tile on that space of { $depot }.
burgundy-why-no-workers = { $need ->
    [one] Changing the die takes { $need } worker
   *[other] Changing the die takes { $need } workers
}; you have { $have }.
burgundy-why-storage-full = Your storage is full: choose a stored tile to discard.
burgundy-why-no-discard = You discard a stored tile only when your storage is full.
burgundy-why-storage-empty = There is no tile on that storage space.
burgundy-why-filled = A tile lies on that space already.
burgundy-why-colour = That space is for { $colour }.
burgundy-why-no-neighbour = No tile lies next to that space yet.
burgundy-why-same-building = { $tile }: that city has one already.
burgundy-why-no-goods = You have no { $goods }.
burgundy-why-bought = You have bought a tile in this turn already.
burgundy-why-no-silver = A tile costs { $need } silver; you have { $have }.
burgundy-why-black-only = You can buy from the black depot only.
burgundy-why-not-in-between = You can’t buy before you have finished with the tile you placed.
burgundy-why-other-tiles = This building does not take tiles of that colour.
burgundy-why-dice-left = Both dice must be used first.
burgundy-why-one-depot = A ship takes goods from one depot only.
burgundy-why-ring = Two depots must be neighbours, named clockwise, as 3 and 4, or 6 and 1.
burgundy-why-gives-nothing = There is nothing there that you have room for. (To load nothing, choose “Load nothing”.)
burgundy-why-must-load = You must load: every depot has goods that you have room for.
burgundy-why-not-offered = { $goods } are not among those to choose from.
burgundy-why-not-your-castle = That is not a castle space on one of your boards.

burgundy-bad-boards = “{ $value }” is neither open nor secret, nor one board from 1 to { $most } for all, nor one for each of { $seats } seats, such as 3-7
burgundy-bad-letter = “{ $letter }” is not the letter of a colour
burgundy-bad-number = “{ $letter }” is not a number from 1 to 6
burgundy-bad-board = there are { $have } spaces of the colour { $colour }, but there must be { $want }
burgundy-bad-goods = there are { $have } goods tiles in all, but the start and five phases need { $want }
burgundy-bad-castle = space { $space } is not a castle space
burgundy-bad-knowledge = no tile does “{ $does }”

# -- what happened ---------------------------------------------------------------------------------

burgundy-event-start = { $who } begins.
burgundy-event-start-goods = { $who } starts with { $goods }.
burgundy-event-dealt = { $who } is dealt the sheet with boards { $front } and { $back }.
burgundy-event-settled = { $who } plays on board { $board }, with a castle on { $space }.
burgundy-event-phase = Phase { $phase } begins.
burgundy-event-filled = New tiles: { $depots }.
burgundy-event-goods = Goods of the coming rounds: { $goods }.
burgundy-event-round = Round { $number }.
burgundy-event-rolled = { $who } rolls { $first } and { $second }.
burgundy-event-white = The white die sends { $goods } to { $depot }.
burgundy-event-took = { $who } takes { $tile } from { $depot }.
burgundy-event-discarded = { $who } discards { $tile }.
burgundy-event-placed = { $who } places { $tile } on { $space }.
burgundy-event-sold = { $who } sells { $n } × { $goods }.
burgundy-event-loaded = { $who } loads { $n } × { $goods } from { $depot }.
burgundy-event-sailed = { $who } moves to space { $space } of the turn-order track, now { $place } in order.
burgundy-event-area = { $size ->
    [one] { $who } finishes a { $area } of { $size } space.
   *[other] { $who } finishes a { $area } of { $size } spaces.
}
burgundy-event-bonus-large = { $who } is the first to fill all spaces for { $colour }: large bonus tile.
burgundy-event-bonus-small = { $who } is the second to fill all spaces for { $colour }: small bonus tile.
burgundy-event-lost = { $who } loses the effect of { $tile }: there is nothing to use it on.
burgundy-event-final = The game is over; the final scoring follows.

# -- where points and things come from -------------------------------------------------------------

burgundy-causes-area = areas finished
burgundy-causes-knowledge = knowledge tiles
burgundy-cause-area-building = cities
burgundy-cause-area-animal = pastures
burgundy-cause-area-knowledge = knowledge areas
burgundy-cause-area-ship = rivers
burgundy-cause-area-castle = castle areas
burgundy-cause-area-mine = mine areas
burgundy-cause-phase = phase bonus
burgundy-cause-animals = animals
burgundy-cause-goods = goods sold
burgundy-cause-bonus = colour bonuses
burgundy-cause-watchtower = Watchtowers
burgundy-cause-knowledge-7 = knowledge 7: animal tiles
burgundy-cause-knowledge-15 = knowledge 15: types of goods sold
burgundy-cause-knowledge-16 = knowledge 16: Warehouses
burgundy-cause-knowledge-17 = knowledge 17: Watchtowers
burgundy-cause-knowledge-18 = knowledge 18: Carpenter’s Workshops
burgundy-cause-knowledge-19 = knowledge 19: Churches
burgundy-cause-knowledge-20 = knowledge 20: Markets
burgundy-cause-knowledge-21 = knowledge 21: Boarding Houses
burgundy-cause-knowledge-22 = knowledge 22: Banks
burgundy-cause-knowledge-23 = knowledge 23: City Halls
burgundy-cause-knowledge-24 = knowledge 24: species of animals
burgundy-cause-knowledge-25 = knowledge 25: goods sold
burgundy-cause-knowledge-26 = knowledge 26: bonus tiles
burgundy-cause-goods-left = unsold goods
burgundy-cause-silver-left = silver left
burgundy-cause-workers-left = workers left
burgundy-cause-start = starting supplies
burgundy-cause-sale = sale
burgundy-cause-workers = action “workers”
burgundy-cause-purchase = purchase
burgundy-cause-die = changing a die
burgundy-cause-mine = mines
burgundy-cause-ship = ship
burgundy-cause-boarding_house = Boarding House
burgundy-cause-bank = Bank

# -- the position as text --------------------------------------------------------------------------

burgundy-text-head = Phase { $phase }, round { $round } of { $rounds }
burgundy-text-setup = Set-up
burgundy-text-over = The game is over
burgundy-text-white = White die: { $die }.
burgundy-text-order = Turn order (space of the track): { $seats }.
burgundy-text-on-track = { $who } ({ $space })
burgundy-text-coming = Goods of the coming rounds: { $goods }.
burgundy-text-phase-points = Each area finished in this phase brings { $points } more.
burgundy-text-black = black
burgundy-text-nothing = none
burgundy-text-of = { $n } of { $most }
burgundy-text-depots = Depots
burgundy-text-depot = Depot (die)
burgundy-text-tiles = Tiles
burgundy-text-goods-there = Goods for ships
burgundy-text-players = Players
burgundy-text-player = Player
burgundy-text-rank = Place
burgundy-text-points = Points
burgundy-text-dice-head = Dice
burgundy-text-silver = Silver
burgundy-text-workers = Workers
burgundy-text-goods-held = Goods to sell
burgundy-text-goods-sold = Goods sold
burgundy-text-storage-head = Storage
burgundy-text-filled = Spaces filled
burgundy-text-own = Your estate ({ $who }): { $points }
burgundy-text-estate = Estate of { $who }: { $points }
burgundy-text-board = Board { $board }.
burgundy-text-your-boards = Your boards to choose from
burgundy-text-boards-of = Boards that { $who } chooses from
burgundy-text-board-castles = Board { $board }. Your first castle may lie on { $spaces }; these spaces are marked with *.
burgundy-text-dice = Dice: { $dice }; { $silver }, { $workers }.
burgundy-text-dice-used = used
burgundy-text-storage = Storage: { $tiles }.
burgundy-text-goods = Goods: { $goods }.
burgundy-text-sold = Sold: { $goods }.
burgundy-text-bonuses = Bonus tiles: { $bonuses }.
burgundy-text-bonus-large = { $colour } (large)
burgundy-text-bonus-small = { $colour } (small)
burgundy-text-laid = In the estate, { $colour } (space): { $tiles }.
burgundy-text-areas = Your unfinished areas
burgundy-text-area = Area, filled
burgundy-text-open-now = May be filled now
burgundy-text-open-later = Not yet
burgundy-text-areas-about = A space is named by its number in the notation, with the die that fills it in brackets. The points are those for finishing the area in this phase.
burgundy-text-bonuses-left = Bonus tiles for whole colours
burgundy-text-colour = Colour
burgundy-text-first = First
burgundy-text-second = Second
burgundy-text-in-sight = Buildings and knowledge tiles in sight
burgundy-text-about = What the other tiles do
burgundy-text-tile = Tile
burgundy-text-does = What it does
burgundy-text-legend = How to read the maps
burgundy-text-legend-spaces = Empty spaces show their name in the notation, what they are for and their number; * next to a tile.
burgundy-text-legend-colours = Bu buildings, An animals, Kn knowledge, Sh ships, Ca castles, Mi mines.
burgundy-text-legend-buildings = Tiles in brackets: Wh Warehouse, Cw Carpenter’s Workshop, Ch Church, Mk Market, Bh Boarding House, Bk Bank,
burgundy-text-legend-others = Hl City Hall, Wt Watchtower; c cows, s sheep, p pigs, h chickens; k knowledge; Sh Ship, Ca Castle, Mi Mine.

burgundy-short-building = Bu
burgundy-short-animal = An
burgundy-short-knowledge = Kn
burgundy-short-ship = Sh
burgundy-short-castle = Ca
burgundy-short-mine = Mi
burgundy-short-warehouse = Wh
burgundy-short-carpenter = Cw
burgundy-short-church = Ch
burgundy-short-market = Mk
burgundy-short-boarding_house = Bh
burgundy-short-bank = Bk
burgundy-short-city_hall = Hl
burgundy-short-watchtower = Wt
burgundy-short-cow = c
burgundy-short-sheep = s
burgundy-short-pig = p
burgundy-short-chicken = h
burgundy-short-k = k

# Headings over the options
burgundy-group-take = Die { $die }: take a tile
burgundy-group-place = Die { $die }: place a tile
burgundy-group-sell = Die { $die }: sell, or workers
burgundy-group-workers = Die { $die }: sell, or workers
burgundy-group-buy = Buy a tile for silver
burgundy-group-end = End the turn
# Parts of the table, where a reason holds for several
burgundy-part-estate = { $b ->
    [space] space { $c }
    [goods] goods { $c }
    [storage] storage space { $c }
   *[other] { $b } { $c }
}
burgundy-part-depot = { $a ->
    [0] black depot
   *[other] depot { $a }
}

# The components page: tables, fields, words in values
burgundy-components-colour = Colours
burgundy-components-letter = letter
burgundy-components-spaces = spaces
burgundy-components-tiles = tiles
burgundy-components-black = with a black back
burgundy-components-building = Buildings
burgundy-components-normal = with an ordinary back
burgundy-components-does = what it does
burgundy-components-colours = for the colours
burgundy-components-amount = amount
burgundy-components-animal = Animals
burgundy-components-knowledge = Knowledge
burgundy-components-back = back
burgundy-components-each = for each
burgundy-components-alike = Ships, castles and mines
burgundy-components-goods = Goods
burgundy-components-play = Numbers of the game
burgundy-components-rounds = rounds of a phase
burgundy-components-storage = storage spaces
burgundy-components-goods_spaces = spaces for goods
burgundy-components-start_silver = silver at the start
burgundy-components-start_goods = goods at the start
burgundy-components-start_workers = workers at the start, by place in turn order
burgundy-components-price = price of a tile in silver
burgundy-components-action_workers = workers for the action
burgundy-components-sale_silver = silver for a sale
burgundy-components-mine_silver = silver for a mine
burgundy-components-goods_left_points = points for each unsold goods tile
burgundy-components-silver_left_points = points for each silver left
burgundy-components-workers_left_for_a_point = workers left for a point
burgundy-components-track = Turn-order track
burgundy-components-areas = Points for areas by size
burgundy-components-points = points
burgundy-components-phase = Phases
burgundy-components-players = By number of players (2, 3, 4)
burgundy-components-depot_spaces = spaces of a depot
burgundy-components-black_depot = spaces of the black depot
burgundy-components-large_bonus = large bonus tile
burgundy-components-small_bonus = small bonus tile
burgundy-components-goods_points = points for each goods tile sold
burgundy-components-depot = Depots
burgundy-components-exception = A space that changes with the phase
burgundy-components-space = space
burgundy-components-phases = in the phases
burgundy-components-estate = Numbers on every board
burgundy-components-numbers = dice, row by row
burgundy-components-board = Boards
burgundy-components-rows = spaces, row by row
burgundy-components-castle = castle
burgundy-components-sheet = Sheets
burgundy-components-sides = boards on the two sides
burgundy-components-ship = ship
burgundy-components-mine = mine
burgundy-components-warehouse = { burgundy-tile-warehouse }
burgundy-components-carpenter = { burgundy-tile-carpenter }
burgundy-components-church = { burgundy-tile-church }
burgundy-components-market = { burgundy-tile-market }
burgundy-components-boarding_house = { burgundy-tile-boarding_house }
burgundy-components-bank = { burgundy-tile-bank }
burgundy-components-city_hall = { burgundy-tile-city_hall }
burgundy-components-watchtower = { burgundy-tile-watchtower }
burgundy-components-cow = cows
burgundy-components-sheep = sheep
burgundy-components-pig = pigs
burgundy-components-chicken = chickens
burgundy-components-sell = sells all goods of one type
burgundy-components-take = takes a tile from a depot
burgundy-components-place = places another tile
burgundy-components-workers = gives workers
burgundy-components-silver = gives silver
burgundy-components-action-silver = silver with the action “workers”
burgundy-components-action-workers = so many workers with the action “workers”
burgundy-components-animal-points = more points for each animal tile that scores
burgundy-components-buy-anywhere = purchases from any depot
burgundy-components-mine-workers = workers from each mine
burgundy-components-place-step = changes the die when placing
burgundy-components-repeat-buildings = the same building again in a city
burgundy-components-sale-silver = silver for a sale
burgundy-components-sale-workers = workers for a sale
burgundy-components-take-step = changes the die when taking
burgundy-components-two-depots = ships load from two depots
burgundy-components-worker-step = a worker changes a die by so much
burgundy-components-bonus = bonus tile
burgundy-components-goods-sold = goods tile sold
burgundy-components-goods-type-sold = type of goods sold
burgundy-components-species = species of animals
burgundy-components-brown = brown
burgundy-components-light_blue = light blue
burgundy-components-orange = orange
burgundy-components-pink = pink
burgundy-components-purple = purple
burgundy-components-red = red
# -- the picture -----------------------------------------------------------------------------------

burgundy-draw-estate = Estate
burgundy-draw-estate-board = Estate { $board }
burgundy-draw-board = Board { $board }
burgundy-draw-choose = Your board and first castle
burgundy-draw-choosing = Choosing a board
burgundy-draw-setup = Set-up
burgundy-draw-yard = Supplies
burgundy-draw-own-yard = Your supplies
burgundy-draw-storage = storage
burgundy-draw-goods = goods
burgundy-draw-die = Die { $number }
burgundy-draw-depot-goods = Goods for ships: { $depot }
burgundy-draw-dice = dice
burgundy-draw-coming = Goods of the coming rounds
burgundy-draw-coming-about = Each round the next one goes to the depot that the white die shows. (3.8)
burgundy-draw-phase = Phase { $phase }
burgundy-draw-phase-about = An area finished in this phase brings { $points } more. (9.2)
burgundy-draw-order = Turn order
burgundy-draw-order-about = The foremost moves first, in a tower the upper one. Each ship you place moves you one space on. (3.9, 6.4)
burgundy-draw-silver-about = Once a turn 2 silver buy a tile of the black depot. (5.9)
burgundy-draw-workers-about = A worker changes a die by 1; 6 and 1 are neighbours. (4.3)
burgundy-draw-bonus-about = For whoever first fills all spaces of this colour, and whoever does so second. (9.3, 9.4)
burgundy-draw-round = { $round } of { $rounds }
burgundy-draw-bonuses = Bonus tiles
burgundy-draw-bonus-large = Large bonus tile for { $colour }: { $points }
burgundy-draw-bonus-small = Small bonus tile for { $colour }: { $points }
burgundy-draw-begun = Areas begun
burgundy-draw-brings = once finished
burgundy-draw-reach = { $n ->
    [one] { $n } space within reach of the dice { $dice }
   *[other] { $n } spaces within reach of the dice { $dice }
}

# -- what bots value ------------------------------------------------------------------------------

burgundy-value-points = points
burgundy-value-silver = silver
burgundy-value-early_silver = silver with time left to use it
burgundy-value-workers = workers
burgundy-value-early_workers = workers with time left to use them
burgundy-value-goods = unsold goods
burgundy-value-mines = mines
burgundy-value-knowledge = knowledge tiles
burgundy-value-end_tiles = knowledge tiles that score at the end
burgundy-value-areas = areas begun
burgundy-value-large_areas = large areas begun
burgundy-value-colours = colours nearly filled
burgundy-value-buildings = stored buildings
burgundy-value-animals = stored animals
burgundy-value-stored_knowledge = stored knowledge tiles
burgundy-value-ships = stored ships
burgundy-value-castles = stored castles
burgundy-value-stored_mines = stored mines
burgundy-value-full_storage = full storage spaces
burgundy-value-order = place in turn order
burgundy-value-extra_actions = an extra action
burgundy-value-extra_gains = a tile, a sale or goods to come
burgundy-value-goods_to_keep = goods to choose from
burgundy-value-first_workers = the first two workers
burgundy-value-filled = filled spaces
burgundy-value-reach = spaces within reach
burgundy-value-reach_numbers = numbers within reach
burgundy-value-stored_tiles = stored tiles
burgundy-value-placeable = stored tiles that can be placed
burgundy-value-placing_numbers = numbers that place a stored tile

# -- beside the players' names ------------------------------------------------------------------------

burgundy-held-dice = dice { $dice }
