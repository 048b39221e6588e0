# Words of Founders of Gloomhaven.

gloomhaven-title = Founders of Gloomhaven
gloomhaven-about = One city for all: each other’s resources, shared roads and sealed votes.
gloomhaven-minutes = 90–120

# Options

gloomhaven-option-board = Side of the board
gloomhaven-option-board-about = Rule 3.1: agree on a side before you begin.
gloomhaven-option-board-symmetric = symmetric: three equal districts, more room
gloomhaven-option-board-thematic = thematic: narrow districts, a harder fight for land
gloomhaven-option-workers = Workers
gloomhaven-option-workers-about = Workers add an action to each building; leave them out in a first game.
gloomhaven-option-workers-on = with workers
gloomhaven-option-workers-off = without workers: cheaper houses, a simpler game
gloomhaven-option-workers-solo = the solo game is always played with workers
gloomhaven-option-achievements = Achievements
gloomhaven-option-achievements-about = One open card of each of three decks gives points to whoever fulfils it.
gloomhaven-option-achievements-off = without achievements
gloomhaven-option-achievements-on = with achievements
gloomhaven-option-limit = Turn limit (not in the rulebook: see rule 14.4)
gloomhaven-option-limit-about = The rulebook has no bound; when the turns are over, the game is scored as it stands.
gloomhaven-option-limit-300 = 300 turns
gloomhaven-option-limit-200 = 200 turns
gloomhaven-option-limit-400 = 400 turns

# Resources, terrains, districts

gloomhaven-resource-population = population
gloomhaven-resource-stone = stone
gloomhaven-resource-knowledge = knowledge
gloomhaven-resource-wood = wood
gloomhaven-resource-metal = metal
gloomhaven-resource-gems = gems
gloomhaven-resource-crops = crops
gloomhaven-resource-livestock = livestock
gloomhaven-resource-bricks = bricks
gloomhaven-resource-books = books
gloomhaven-resource-machines = machines
gloomhaven-resource-jewelry = jewelry
gloomhaven-resource-food = food
gloomhaven-resource-leather = leather
gloomhaven-resource-labor = labor
gloomhaven-resource-weapons = weapons
gloomhaven-resource-cloth = cloth
gloomhaven-resource-government = government
gloomhaven-terrain-coast = coast
gloomhaven-terrain-desert = desert
gloomhaven-terrain-forest = forest
gloomhaven-terrain-ruins = ruins
gloomhaven-district-west = the western district
gloomhaven-district-east = the eastern district
gloomhaven-district-south = the southern district
gloomhaven-district-left = the left district
gloomhaven-district-middle = the middle district
gloomhaven-district-right = the right district
gloomhaven-site-ghost = the site of the Ghost Fortress
gloomhaven-site-tower1 = the western tower site
gloomhaven-site-tower2 = the eastern tower site
gloomhaven-site-tower3 = the southern tower site
gloomhaven-site-north = the site of the North Watchtower
gloomhaven-site-west = the site of the West Watchtower
gloomhaven-neutral = nobody (neutral)
gloomhaven-cell = column { $x }, row { $y }
gloomhaven-turn-0 = as printed
gloomhaven-turn-1 = turned once
gloomhaven-turn-2 = turned twice
gloomhaven-turn-3 = turned three times
gloomhaven-storage = { $resource } of { $owner }, { $cell }
gloomhaven-storage-neutral = neutral { $resource }, { $cell }
gloomhaven-no-such-storage = a storage that is not there
gloomhaven-symbol-circle = circle
gloomhaven-symbol-square = square
gloomhaven-symbol-triangle = triangle

# Races

gloomhaven-race-savvas = Savvas
gloomhaven-race-harrower = Harrowers
gloomhaven-race-valrath = Valraths
gloomhaven-race-vermling = Vermlings
gloomhaven-race-human = Humans
gloomhaven-race-quatryl = Quatryls
gloomhaven-race-inox = Inox
gloomhaven-race-orchid = Orchids
gloomhaven-race-aesther = Aesthers
gloomhaven-action-savvas = Build one of your basic storages by the rules of Trade option 1 on any terrain, paying 2 less (minimum 0)
gloomhaven-action-harrower = Build 2 roads
gloomhaven-action-valrath = Buy access to one storage of another player (or a neutral one), any terrain, paying 2 less (minimum 0)
gloomhaven-action-vermling = Gain 2 coins
gloomhaven-action-human = Gain 2 fleeting influence
gloomhaven-action-quatryl = Build an advanced storage (no extra road), paying 2 less
gloomhaven-action-inox = Gain 1 coin, plus 1 coin for each opponent who has access to at least one storage you own
gloomhaven-action-orchid = Return 1 card from your discard pile to your hand (not Income)
gloomhaven-action-aesther = Perform the follow action of Trade, Construct, Upgrade or Recruit (your choice)

# Cards

gloomhaven-card-trade = Trade
gloomhaven-card-construct = Construct
gloomhaven-card-upgrade = Upgrade
gloomhaven-card-recruit = Recruit
gloomhaven-card-call_to_vote = Call to Vote
gloomhaven-card-income = Income
gloomhaven-action-trade = build a storage of yours, buy access to another, or build a neutral one or an opponent's
gloomhaven-action-construct = build a house, a bridge or a gate for 1 coin less
gloomhaven-action-upgrade = build the storage of an advanced resource, and a road connected to it if you like
gloomhaven-action-recruit = hire an adviser and gain 1 fleeting influence
gloomhaven-action-call_to_vote = bonuses, cards and workers back, then the vote
gloomhaven-action-income = gain your income
gloomhaven-card-scholar = Scholar
gloomhaven-card-foreman = Foreman
gloomhaven-card-huckster = Huckster
gloomhaven-card-carpenter = Carpenter
gloomhaven-card-mason = Mason
gloomhaven-card-drover = Drover
gloomhaven-card-miller = Miller
gloomhaven-card-smith = Smith
gloomhaven-card-patroness = Patroness
gloomhaven-card-engineer = Engineer
gloomhaven-card-architect = Architect
gloomhaven-card-innkeeper = Innkeeper
gloomhaven-card-quartermaster = Quartermaster
gloomhaven-card-chronicler = Chronicler
gloomhaven-card-marshal = Marshal
gloomhaven-card-draper = Draper
gloomhaven-card-overseer = Overseer
gloomhaven-card-chancellor = Chancellor
gloomhaven-action-scholar = Hire one adviser free of charge
gloomhaven-action-foreman = Hire two advisers at once, paying for both
gloomhaven-action-huckster = Perform a Trade action paying 1 less
gloomhaven-action-carpenter = Build a personal structure paying 2 less
gloomhaven-action-mason = Build a personal structure paying 1 less, then build 1 road
gloomhaven-action-drover = Build one of your basic storages or buy access, then build 1 road
gloomhaven-action-miller = Build an advanced storage and up to 2 roads connected to it
gloomhaven-action-smith = Build an advanced storage paying 1 less, and 1 road connected to it
gloomhaven-action-patroness = Buy access to a storage at the usual price, then hire an adviser whose required resource is that resource
gloomhaven-action-engineer = Build an advanced storage paying 2 less, and 1 road connected to it
gloomhaven-action-architect = Build up to two personal structures, each paying 1 less
gloomhaven-action-innkeeper = Hire an adviser, then gain 2 fleeting influence
gloomhaven-action-quartermaster = Buy access to up to two different storages at the usual prices
gloomhaven-action-chronicler = Build one of your basic storages on any terrain free of charge
gloomhaven-action-marshal = Build a personal structure free of charge, then up to 2 roads
gloomhaven-action-draper = Perform up to two Trade actions (options 1 or 2), each paying 1 less
gloomhaven-action-overseer = Build an advanced storage paying 3 less, and 1 road connected to it
gloomhaven-action-chancellor = Hire an adviser free of charge, then gain 1 lasting influence

# Prestige buildings

gloomhaven-building-gate_east = East Gatehouse
gloomhaven-building-gate_south = South Gatehouse
gloomhaven-building-sleeping_lion = The Sleeping Lion
gloomhaven-building-crooked_bone = The Crooked Bone
gloomhaven-building-salt_barge = Salt Barge
gloomhaven-building-old_docks = Old Docks Warehouse
gloomhaven-building-jewellers_row = Jewellers' Row
gloomhaven-building-curio_shop = Curio Shop
gloomhaven-building-university = University
gloomhaven-building-engineers_college = Engineers' College
gloomhaven-building-merchant_guild = Merchant Guild
gloomhaven-building-craftsmen_guild = Craftsmen's Guild
gloomhaven-building-grand_theatre = Grand Theatre
gloomhaven-building-mixed_theatre = Motley Theatre
gloomhaven-building-great_oak = Temple of the Great Oak
gloomhaven-building-sanctuary = Sanctuary
gloomhaven-building-town_hall = Town Hall
gloomhaven-building-barracks = Barracks
gloomhaven-building-north_watchtower = North Watchtower
gloomhaven-building-west_watchtower = West Watchtower
gloomhaven-building-ghost_fortress = Ghost Fortress
gloomhaven-action-gate_east = Build a bridge or gate paying 2 less
gloomhaven-action-gate_south = Build 2 roads
gloomhaven-action-sleeping_lion = Gain 2 fleeting influence
gloomhaven-action-crooked_bone = Gain 1 coin for each basic-resource storage adjacent to the Crooked Bone
gloomhaven-action-salt_barge = Hire an adviser paying 1 less
gloomhaven-action-old_docks = Build one of your basic storages on a coast cell free of charge
gloomhaven-action-jewellers_row = Gain 1 coin for each level 2 and level 3 resource you own (at most 4)
gloomhaven-action-curio_shop = Pay 2 coins and gain 1 lasting influence
gloomhaven-action-university = Return up to 2 cards from your discard to your hand (not Income)
gloomhaven-action-engineers_college = Build an advanced storage paying 1 less (no road)
gloomhaven-action-merchant_guild = Buy access to a storage on any terrain paying 2 less
gloomhaven-action-craftsmen_guild = Build a level 2 storage paying 2 less (no road)
gloomhaven-action-grand_theatre = Gain 1 fleeting influence for each district where you own a house or storage
gloomhaven-action-mixed_theatre = Gain 1 coin and 1 fleeting influence
gloomhaven-action-great_oak = Gain 1 lasting influence
gloomhaven-action-sanctuary = Take back one of your other used workers
gloomhaven-action-town_hall = You may discard one proposal card and replace it, then gain 1 fleeting influence
gloomhaven-action-barracks = Gain 1 coin and build 1 road
gloomhaven-action-north_watchtower = Gain free access to a storage on a desert cell that is connected to the North Watchtower
gloomhaven-action-west_watchtower = Gain free access to a storage on a forest cell that is connected to the West Watchtower
gloomhaven-action-ghost_fortress = Perform the follow action of Trade, Construct, Upgrade or Recruit

# Achievements

gloomhaven-goal-imm_deliver3 = Have delivered to 3 different prestige buildings
gloomhaven-goal-imm_three_districts = Own a house or storage in all three districts
gloomhaven-goal-imm_two_houses = Have built 2 houses
gloomhaven-goal-imm_three_advisers = Have 3 advisers
gloomhaven-goal-imm_income4 = Own 4 different resources
gloomhaven-goal-mid_level3 = Have built a level 3 storage
gloomhaven-goal-mid_access6 = Own or have access to 6 different resources
gloomhaven-goal-mid_lasting2 = Hold at least 2 lasting influence
gloomhaven-goal-mid_bridges2 = Have built 2 bridges/gates
gloomhaven-goal-mid_deliver4 = Have made at least 4 deliveries
gloomhaven-goal-end_majority = Own more structures than any opponent in at least one district (bridges and gates do not count)
gloomhaven-goal-end_deliver6 = Have delivered to 6 different prestige buildings
gloomhaven-goal-end_income7 = Own 7 different resources
gloomhaven-goal-end_houses3 = Have built all 3 houses
gloomhaven-goal-end_advisers5 = Have hired 5 advisers

# Quarters of the later city

gloomhaven-quarter-mixed = Mixed District
gloomhaven-quarter-traveller = Traveller's Quarter
gloomhaven-quarter-sinking_market = Sinking Market
gloomhaven-quarter-boiler = Boiler District
gloomhaven-quarter-coin = Coin District
gloomhaven-quarter-horns = Horn District
gloomhaven-quarter-old_docks = Old Docks
gloomhaven-quarter-gloomhaven_square = Gloomhaven Square

# Amounts and causes

gloomhaven-n-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
gloomhaven-n-fleeting = { $n ->
    [one] { $n } fleeting influence
   *[other] { $n } fleeting influence
}
gloomhaven-n-lasting = { $n ->
    [one] { $n } lasting influence
   *[other] { $n } lasting influence
}
gloomhaven-cause-storages = advanced storages
gloomhaven-cause-deliveries = deliveries
gloomhaven-cause-advisers = advisers
gloomhaven-cause-achievements = achievements
gloomhaven-cause-crystals = lasting influence
gloomhaven-cause-coins = coins
gloomhaven-cause-access = access
gloomhaven-cause-trade = Trade
gloomhaven-cause-recruit = Recruit
gloomhaven-cause-construct = Construct
gloomhaven-cause-upgrade = Upgrade
gloomhaven-cause-action = an action
gloomhaven-cause-basic = basic action
gloomhaven-cause-income = income
gloomhaven-cause-bonus = bonus
gloomhaven-cause-vote = the vote

# Questions

gloomhaven-ask-choose-race = Which race do you play?
gloomhaven-ask-choose-base = Which resource is that of your race?
gloomhaven-ask-draft = Which extra resource do you take?
gloomhaven-ask-place-first = Where does your first storage stand ({ $resource })?
gloomhaven-ask-turn = Play a card face up or face down?
gloomhaven-ask-turn-or-vote = Play a card face up or face down, or call a vote?
gloomhaven-ask-basic = Which basic action?
gloomhaven-ask-follow-up = Follow, take a basic action, or pass?
gloomhaven-ask-build-road = Where do you build the road?
gloomhaven-ask-trade = Trade: what will it be?
gloomhaven-ask-trade-more = Trade once more?
gloomhaven-ask-place-storage = Where does the storage stand ({ $resource })?
gloomhaven-ask-construct = What do you build, and where?
gloomhaven-ask-construct-more = Build another structure?
gloomhaven-ask-build-upgrade = Which advanced resource, or a road first?
gloomhaven-ask-lay-first = Where does the road go that comes first?
gloomhaven-ask-place-upgrade = Where does the storage lie ({ $resource })?
gloomhaven-ask-choose-input = Which storage supplies the input ({ $resource })?
gloomhaven-ask-road-after = A road connected to the new storage?
gloomhaven-ask-hire = Whom do you hire?
gloomhaven-ask-return-card = Which card comes back to your hand?
gloomhaven-ask-recall-worker = Which worker comes back?
gloomhaven-ask-replace-proposal = Replace a proposal?
gloomhaven-ask-free-access = Which storage do you gain access to?
gloomhaven-ask-follow-any = Which follow action?
gloomhaven-ask-bids = Which proposal, and how much influence for it?
gloomhaven-ask-break-tie = A tie: which proposal is built?
gloomhaven-ask-place-building = Where is it built: { $building }?
gloomhaven-ask-choose-source = Which storage delivers ({ $resource } to { $building })?
gloomhaven-ask-choose-proposal = Which proposal do you build?
gloomhaven-ask-bonus = { $n ->
    [one] Bonus: a coin, a crystal or a road? (1 card)
   *[other] Bonus: a coin, a crystal or a road? ({ $n } cards)
}
gloomhaven-ask-pay = { $n ->
    [one] How do you pay { $n } point of influence for { $building }?
   *[other] How do you pay { $n } points of influence for { $building }?
}
gloomhaven-ask-pay-tokens = { $n ->
    [one] How do you pay { $n } point of influence for the neutral tokens?
   *[other] How do you pay { $n } points of influence for the neutral tokens?
}

# Buttons

gloomhaven-do-race = { $race } ({ $resource }): { $action }
gloomhaven-do-race-any = { $race } (any resource): { $action }
gloomhaven-do-exchange = { $resource }, from { $owner }
gloomhaven-do-place-first = { $cell }, { $district }
gloomhaven-do-main = { $card }: { $action }
gloomhaven-do-basic = { $card } face down: a basic action
gloomhaven-do-vote = Call to Vote
gloomhaven-do-follow-trade = Follow: build your storage or buy access, on coast or desert
gloomhaven-do-follow-construct = Follow: build a house, a bridge or a gate
gloomhaven-do-follow-upgrade = Follow: build the storage of an advanced resource
gloomhaven-do-follow-recruit = Follow: hire an adviser
gloomhaven-do-pass = Pass
gloomhaven-do-coin = Take 1 coin
gloomhaven-do-influence = Take 1 fleeting influence
gloomhaven-do-pave = Build a road
gloomhaven-do-pave-first = Build a road for it first
gloomhaven-do-work = Worker, { $place }: { $action }
gloomhaven-do-build = Build your storage: { $resource }
gloomhaven-do-road = Road: { $cell }
gloomhaven-do-no-road = No road
gloomhaven-do-done = That is all
gloomhaven-do-place-cell = { $cell }, { $terrain }
gloomhaven-do-place-tile = { $cell }, { $turn }
gloomhaven-do-house = House: { $cell }
gloomhaven-do-bridge = Bridge: { $cell }
gloomhaven-do-gate = Gate: { $cell }
gloomhaven-do-hire = { $adviser }: { $action }
gloomhaven-do-return = { $card }
gloomhaven-do-recall = { $place }
gloomhaven-do-replace = Replace { $building }
gloomhaven-do-keep = Keep all proposals
gloomhaven-do-access = Access: { $storage }
gloomhaven-do-commission = { $n ->
    [one] Build a storage of { $owner } with access: { $resource } ({ $n } coin)
   *[other] Build a storage of { $owner } with access: { $resource } ({ $n } coins)
}
gloomhaven-do-commission-neutral = { $n ->
    [one] Build a neutral storage with access: { $resource } ({ $n } coin)
   *[other] Build a neutral storage with access: { $resource } ({ $n } coins)
}
gloomhaven-do-upgrade = { $n ->
    [one] { $resource } ({ $n } coin)
   *[other] { $resource } ({ $n } coins)
}
gloomhaven-do-bid = { $n ->
    [one] { $building }: { $n } vote (fleeting { $fleeting }, lasting { $lasting })
   *[other] { $building }: { $n } votes (fleeting { $fleeting }, lasting { $lasting })
}
gloomhaven-do-choose = { $n ->
    [one] { $building }: { $n } point of influence
   *[other] { $building }: { $n } points of influence
}
gloomhaven-do-pay = Fleeting { $fleeting }, lasting { $lasting }
gloomhaven-warn-fleeting = { $n ->
    [one] { $n } fleeting influence is lost unused
   *[other] { $n } fleeting influence are lost unused
}

# Events

gloomhaven-begins = { $who } begins
gloomhaven-chose-race = { $who } plays the { $race }
gloomhaven-took-resource = { $who } takes { $resource }
gloomhaven-lost-resource = { $who } must give up { $resource }
gloomhaven-played = { $who } plays { $card }
gloomhaven-played-down = { $who } plays { $card } face down
gloomhaven-played-unseen = { $who } plays a card face down
gloomhaven-follows = { $who } follows ({ $card })
gloomhaven-works = { $who } uses a worker: { $place }
gloomhaven-recalled = { $who } takes a worker back: { $place }
gloomhaven-returned = { $who } takes { $card } back
gloomhaven-returned-unseen = { $who } takes a face-down card back
gloomhaven-built-road = { $who } builds a road: { $cell }
gloomhaven-built-house = { $who } builds a house: { $cell }
gloomhaven-built-bridge = { $who } builds a bridge: { $cell }
gloomhaven-built-gate = { $who } builds a gate: { $cell }
gloomhaven-built-storage = { $who } builds a storage ({ $resource }): { $cell }
gloomhaven-built-neutral-storage = { $who } builds a neutral storage ({ $resource }) with access: { $cell }
gloomhaven-built-others-storage = { $who } builds a storage ({ $resource }) with access, owner: { $owner }: { $cell }
gloomhaven-upgraded = { $who } builds a storage ({ $resource }): { $cell }
gloomhaven-bought-access = { $who } buys access: { $storage }
gloomhaven-free-access = { $who } gains access: { $storage }
gloomhaven-hired = { $who } hires the { $adviser }
gloomhaven-new-adviser = New adviser: { $adviser }
gloomhaven-new-proposal = New proposal: { $building }
gloomhaven-top-card = On top of the deck: { $building }
gloomhaven-same-type = { $building } goes on top of the deck: its type is on offer already
gloomhaven-unplaceable = { $building } has no place any more and leaves the game
gloomhaven-reshuffled = The discarded proposals are shuffled
gloomhaven-replaced = { $who } discards the proposal { $building }
gloomhaven-called = { $who } calls a vote
gloomhaven-won-vote = { $building } wins; { $who } places it
gloomhaven-built = { $who } builds the { $building }
gloomhaven-delivered = { $who } delivers { $resource } to { $building }
gloomhaven-completed = { $building } is complete ({ $n } of 6)
gloomhaven-achieved = { $who } has the achievement: { $goal }
gloomhaven-over-completed = Six buildings are complete: the game is over
gloomhaven-over-turns = The last turn is over: the game ends
gloomhaven-over-won = All six buildings are complete: you win
gloomhaven-over-lost-tokens = The neutral tokens can't be paid for: the game is lost
gloomhaven-over-lost-rounds = The last round is over and buildings are incomplete: the game is lost
gloomhaven-bid = { $n ->
    [one] { $who } gives { $n } vote to { $building }
   *[other] { $who } gives { $n } votes to { $building }
}

# Why not

gloomhaven-no-not-land = Nothing like that can be built there ({ $cell })
gloomhaven-no-taken = Something stands there already ({ $cell })
gloomhaven-no-road-unconnected = The road would not be connected to anything you own ({ $cell })
gloomhaven-no-unconnected = It would not be connected to anything you own ({ $cell })
gloomhaven-no-beside-own = It would touch a house or storage of the same owner ({ $owner })
gloomhaven-no-district = A storage of that resource stands in the district already ({ $resource }, { $district })
gloomhaven-no-everywhere = Each district has a storage of that resource already ({ $resource })
gloomhaven-no-house-district = You have a house in that district already ({ $district })
gloomhaven-no-turned = The tile can't lie like that
gloomhaven-no-race-taken = That race is taken ({ $race })
gloomhaven-no-race-resource = The resource of that race is taken ({ $race })
gloomhaven-no-resource-taken = That resource is taken ({ $resource })
gloomhaven-no-forbidden = That resource is forbidden to you ({ $resource })
gloomhaven-no-exchange = That card can't be taken from another player now ({ $resource })
gloomhaven-no-not-in-hand = That card is not in your hand ({ $card })
gloomhaven-no-vote-face-down = Call to Vote is never played face down
gloomhaven-no-vote-is-no-action = Call to Vote is not a main action: call the vote
gloomhaven-no-main = The action of that card can't be carried out completely now ({ $card })
gloomhaven-no-vote-solo = In the solo game the vote comes by itself with the last card
gloomhaven-no-category = Only that category can be followed ({ $card })
gloomhaven-no-follow = That follow action can't be carried out completely now ({ $card })
gloomhaven-no-no-road = There is no place for a road of yours
gloomhaven-no-workers-off = This game is played without workers
gloomhaven-no-no-worker = You have no free worker
gloomhaven-no-work-taken = A worker stands there already
gloomhaven-no-not-built = It has not been built yet ({ $building })
gloomhaven-no-no-cube = You have delivered nothing there yet ({ $building })
gloomhaven-no-work-idle = The action there would change nothing or can't be carried out
gloomhaven-no-return = That card can't come back now ({ $card })
gloomhaven-no-return-income = Income can't be returned
gloomhaven-no-recall = None of your other workers stands there
gloomhaven-no-no-proposal = No proposal lies there
gloomhaven-no-free-access = That storage is not connected to the tower on the right terrain, or you can use it already
gloomhaven-no-option = This action does not offer that
gloomhaven-no-not-yours = That resource is not yours ({ $resource })
gloomhaven-no-no-cell = There is no cell for that storage ({ $resource })
gloomhaven-no-no-storage = There is no such storage
gloomhaven-no-access-already = You can use that storage already: { $storage }
gloomhaven-no-access-terrain = The storage lies on none of the terrains allowed here: { $storage }
gloomhaven-no-hire-after = Nobody on offer who wants that resource could be hired then: { $storage }
gloomhaven-no-terrain = Not on that terrain ({ $terrain })
gloomhaven-no-commission-own = That resource is your own ({ $resource })
gloomhaven-no-only-bridges = Only a bridge or a gate can be built here
gloomhaven-no-only-houses = Only a house can be built here
gloomhaven-no-house-terrain = Houses stand in the forest only
gloomhaven-no-bridge-terrain = Bridges stand on the river, gates in the wall ({ $cell })
gloomhaven-no-inputs = You neither own nor have access to { $missing }, which { $resource } needs
gloomhaven-no-level = Only resources up to level { $n } can be built here
gloomhaven-no-spot = No place is connected to all it needs ({ $resource })
gloomhaven-no-input-far = It would not be connected to a storage you may use ({ $resource })
gloomhaven-no-road-far = The road would not be connected to the storage
gloomhaven-no-no-road-here = This action has no road
gloomhaven-no-first-road = After that road no storage could be built that it is connected to
gloomhaven-no-input = That storage can't be the input ({ $resource })
gloomhaven-no-source = That storage can't deliver ({ $resource } to { $building })
gloomhaven-no-adviser-gone = That adviser is not on offer ({ $adviser })
gloomhaven-no-adviser-wants = You have no { $resource } for that adviser ({ $adviser })
gloomhaven-no-adviser-only = Only an adviser who wants { $resource } can be hired now, not this one ({ $adviser })
gloomhaven-no-adviser-second = Then no second adviser could be hired ({ $adviser })
gloomhaven-no-site = It can't stand on that site ({ $building })
gloomhaven-no-only-site = It stands only on its site ({ $building })
gloomhaven-no-type-district = A building of its shape and colour stands in the district already ({ $building }, { $district })
gloomhaven-no-building-terrain = At least one cell must be { $terrain } ({ $building })
gloomhaven-no-not-tied = That proposal is not among the tied ones
gloomhaven-no-coins = { $n ->
    [one] You have only { $n } coin
   *[other] You have only { $n } coins
}
gloomhaven-no-access-coins = { $n ->
    [one] Access ({ $storage }) costs { $n } coin; you have { $have }
   *[other] Access ({ $storage }) costs { $n } coins; you have { $have }
}
gloomhaven-no-adviser-coins = { $n ->
    [one] The { $adviser } costs { $n } coin; you have { $have }
   *[other] The { $adviser } costs { $n } coins; you have { $have }
}
gloomhaven-no-bridge-coins = { $n ->
    [one] It costs { $n } coin; you have { $have }
   *[other] It costs { $n } coins; you have { $have }
}
gloomhaven-no-house-coins = { $n ->
    [one] A house costs { $n } coin; you have { $have }
   *[other] A house costs { $n } coins; you have { $have }
}
gloomhaven-no-commission-coins = { $n ->
    [one] It costs { $n } coin; you have { $have }
   *[other] It costs { $n } coins; you have { $have }
}
gloomhaven-no-upgrade-coins = { $n ->
    [one] It ({ $resource }) costs { $n } coin; you have { $have }
   *[other] It ({ $resource }) costs { $n } coins; you have { $have }
}
gloomhaven-no-commission-early = { $n ->
    [one] Opponents' storages can be built once { $n } building is complete
   *[other] Opponents' storages can be built once { $n } buildings are complete
}
gloomhaven-no-houses = { $n ->
    [one] You have built your only house
   *[other] You have built all { $n } houses
}
gloomhaven-no-bridges = { $n ->
    [one] You have built your only bridge
   *[other] You have built all { $n } bridges and gates
}
gloomhaven-no-start-cell = { $n ->
    [one] It must be a numbered cell
   *[other] It must be a numbered cell for { $n } players
}
gloomhaven-no-vote-early = { $n ->
    [one] At least { $n } card must lie in your discard; there are { $have }
   *[other] At least { $n } cards must lie in your discard; there are { $have }
}
gloomhaven-no-bid-fleeting = { $n ->
    [one] You have only { $n } fleeting influence
   *[other] You have only { $n } fleeting influence
}
gloomhaven-no-bid-lasting = { $n ->
    [one] You have only { $n } lasting influence
   *[other] You have only { $n } lasting influence
}
gloomhaven-no-pay-less = { $n ->
    [one] That is less than { $n } point
   *[other] That is less than { $n } points
}
gloomhaven-no-pay-more = { $n ->
    [one] That is more than is needed: { $n } point
   *[other] That is more than is needed: { $n } points
}
gloomhaven-no-proposal-price = { $n ->
    [one] It costs { $n } point of influence, more than you have
   *[other] It costs { $n } points of influence, more than you have
}

# A broken components file

gloomhaven-file-accessed = a hire for what was accessed must follow a step that buys access
gloomhaven-file-id = an id is made of letters, digits and low lines
gloomhaven-file-symbols = the three symbols must differ
gloomhaven-file-cell = { $cell } is no cell of the grid
gloomhaven-file-code = “{ $code }” in column { $x } is no known code
gloomhaven-file-codes = each terrain needs a code of one letter that no other has
gloomhaven-file-deck = there is no card for the deck “{ $deck }”
gloomhaven-file-input-level = a resource of level { $level } needs an input of the level below, and none of its own
gloomhaven-file-inputs = a resource has one or two different inputs
gloomhaven-file-keeps = { $keeps } points must stay: those of the delivery less those passed on to the inputs
gloomhaven-file-leak = the districts “{ $one }” and “{ $other }” touch at column { $x }, row { $y }
gloomhaven-file-no-district = the land in column { $x }, row { $y } belongs to no district
gloomhaven-file-no-site = there is no site for “{ $building }”
gloomhaven-file-not-land = column { $x }, row { $y } is not land
gloomhaven-file-order = the file must list eight resources of level 1, six of level 2, four of level 3
gloomhaven-file-points = it must be worth at least { $least } points, which its own inputs take
gloomhaven-file-resource = there is no resource “{ $resource }”
gloomhaven-file-shape = a shape begins with the cell [0, 0], has no cell twice and hangs together
gloomhaven-file-shape-size = the shape “{ $shape }” has { $have } cells instead of { $want }
gloomhaven-file-site = column { $x }, row { $y } does not fit the sites of the board
gloomhaven-file-site-size = the site of “{ $building }” has { $have } cells instead of { $want }
gloomhaven-file-start = column { $x }, row { $y } is no cell of ruins
gloomhaven-file-type = buildings of one type, and no others, share shape and colour: compare “{ $other }”
gloomhaven-file-wants = a building wants one to four different resources, no more than it has cells
gloomhaven-file-few-starts = { $n ->
    [one] there are too few numbered cells for { $n } player
   *[other] there are too few numbered cells for { $n } players
}

# Headings over long lists

gloomhaven-group-main = Face up
gloomhaven-group-basic = Face down
gloomhaven-group-vote = Vote
gloomhaven-group-follow = Follow
gloomhaven-group-coin = Basic action
gloomhaven-group-influence = Basic action
gloomhaven-group-pave = Basic action
gloomhaven-group-pass = Basic action
gloomhaven-group-work = Workers
gloomhaven-group-build = Your storages
gloomhaven-group-access = Access
gloomhaven-group-commission = Storages of others
gloomhaven-group-house = Houses
gloomhaven-group-bridge = Bridges and gates
gloomhaven-group-bid = { $proposal ->
    [circle] Circle
    [square] Square
   *[triangle] Triangle
}
gloomhaven-group-place = Row { $y }
gloomhaven-group-road = Row { $y }
gloomhaven-part-cell = cell { $a }
gloomhaven-part-storage = storage { $a }
gloomhaven-part-resource = { $a }

# The position in words

gloomhaven-text-over = { $how }
gloomhaven-text-before = Getting ready
gloomhaven-text-round = Round { $n } of { $of }
gloomhaven-text-level = Level: race { $race }, district { $district }.
gloomhaven-text-turn = Turn { $n }: { $who }
gloomhaven-text-completed = Completed buildings: { $n } of { $of }.
gloomhaven-text-playing = Being played: { $card }.
gloomhaven-text-goals = Achievements: { $goals }.
gloomhaven-text-chronicle = { $who } receives the city event of the { $race } and fills in:
gloomhaven-text-blank-1 = 1. a building that brought points: { $buildings };
gloomhaven-text-blank-2 = 2. the quarter where it stands: { $quarters };
gloomhaven-text-blank-3 = 3. the name of the secret society: …
gloomhaven-text-own = Your cards ({ $race })
gloomhaven-text-hand = In hand: { $cards }.
gloomhaven-text-face-up = Discard, face up: { $cards }.
gloomhaven-text-face-down = Discard, face down: { $cards }.
gloomhaven-text-proposals = Proposals
gloomhaven-text-building = Building
gloomhaven-text-wants = Wants
gloomhaven-text-ground = Ground, shape
gloomhaven-text-worker = Worker
gloomhaven-text-site = its site
gloomhaven-text-top = On top of the deck: { $building }.
gloomhaven-text-advisers = Advisers
gloomhaven-text-adviser = Adviser
gloomhaven-text-price = Price
gloomhaven-text-points = Points
gloomhaven-text-does = Action
gloomhaven-text-buildings = Prestige buildings
gloomhaven-text-slots = Slots
gloomhaven-text-open = open
gloomhaven-text-storages = Storages
gloomhaven-text-resource = Resource (level)
gloomhaven-text-owner = Owner
gloomhaven-text-access = Access
gloomhaven-text-where = Where
gloomhaven-text-city = City
gloomhaven-text-legend = c coast, d desert, f forest, r ruins, ~ river, # wall, X dark square, G T N W sites; numbers are storages, double letters buildings, == roads, h houses, b bridges and gates.
gloomhaven-text-players = Players
gloomhaven-text-race = Race
gloomhaven-text-coins = Coins
gloomhaven-text-fleeting = Fleeting influence
gloomhaven-text-lasting = Lasting influence
gloomhaven-text-income = Income
gloomhaven-text-in-hand = Cards in hand (without Call to Vote)
gloomhaven-text-lying-down = Face down
gloomhaven-text-lying-up = Face up in the discard
gloomhaven-text-hired = Advisers
gloomhaven-text-houses = Houses
gloomhaven-text-workers = Free workers
gloomhaven-text-bridges = Bridges and gates
gloomhaven-text-controls = Basic resources
gloomhaven-text-reach = Owned or accessible
gloomhaven-text-tokens = { $n ->
    [one] { $n } neutral token on a building; at the vote it costs { $price } influence.
   *[other] { $n } neutral tokens on buildings; at the vote each costs { $price } influence.
}
gloomhaven-level-0 = easy
gloomhaven-level-1 = medium
gloomhaven-level-2 = hard
gloomhaven-level-3 = very hard
gloomhaven-text-sign-coast = c
gloomhaven-text-sign-desert = d
gloomhaven-text-sign-forest = f
gloomhaven-text-sign-ruins = r
gloomhaven-text-sign-river = ~
gloomhaven-text-sign-wall = { "#" }
gloomhaven-text-sign-outside = { "." }
gloomhaven-text-sign-dark = X
gloomhaven-text-sign-ghost = G
gloomhaven-text-sign-tower = T
gloomhaven-text-sign-north = N
gloomhaven-text-sign-west = W
gloomhaven-text-sign-house = h
gloomhaven-text-sign-bridge = b
gloomhaven-shape-mono = one cell
gloomhaven-shape-i2 = a row of two
gloomhaven-shape-i3 = a row of three
gloomhaven-shape-l3 = a corner of three
gloomhaven-shape-i4 = a row of four
gloomhaven-shape-o4 = a square of four
gloomhaven-shape-t4 = a row of three with a middle cell
gloomhaven-shape-z4 = a step of four
gloomhaven-shape-l4 = a row of three with a corner
gloomhaven-shape-p5 = five cells
gloomhaven-shape-r6 = two rows of three

# The page of the components

gloomhaven-components-terrain = Terrain
gloomhaven-components-shape = Shapes of tiles
gloomhaven-components-resource = Resources
gloomhaven-components-race = Races
gloomhaven-components-resource_card = Resource cards
gloomhaven-components-mat = Player mat
gloomhaven-components-card = Action cards
gloomhaven-components-offer = Offers
gloomhaven-components-adviser = Advisers
gloomhaven-components-building = Prestige buildings
gloomhaven-components-achievement = Achievements
gloomhaven-components-board = Sides of the board
gloomhaven-components-scoring = Scoring
gloomhaven-components-vote = Vote
gloomhaven-components-trade = trade
gloomhaven-components-construct = construct
gloomhaven-components-chronicle = City chronicle
gloomhaven-components-solo = solo game
gloomhaven-components-code = sign on the board
gloomhaven-components-build = price of a storage
gloomhaven-components-access = price of access
gloomhaven-components-follow = follow action
gloomhaven-components-cells = cells
gloomhaven-components-level = level
gloomhaven-components-storages = storages
gloomhaven-components-price = price
gloomhaven-components-inputs = made of
gloomhaven-components-points = points
gloomhaven-components-colour = colour
gloomhaven-components-forbids = excludes
gloomhaven-components-action = action
gloomhaven-components-do = what
gloomhaven-components-options = options
gloomhaven-components-discount = discount
gloomhaven-components-most = at most
gloomhaven-components-least = at least
gloomhaven-components-n = number
gloomhaven-components-roads = roads
gloomhaven-components-what = for each
gloomhaven-components-houses = houses
gloomhaven-components-bridges = bridges
gloomhaven-components-workers = workers
gloomhaven-components-house = house
gloomhaven-components-house_without_worker = house in a game without workers
gloomhaven-components-bridge = bridge or gate
gloomhaven-components-coins = coins
gloomhaven-components-copies = copies
gloomhaven-components-adviser_prices = prices of the advisers
gloomhaven-components-symbols = symbols of the proposals
gloomhaven-components-wants = wants
gloomhaven-components-category = category
gloomhaven-components-free = free
gloomhaven-components-count = how many
gloomhaven-components-accessed = only for the resource just accessed
gloomhaven-components-type = type
gloomhaven-components-keeps = kept by the deliverer
gloomhaven-components-kinds = kinds
gloomhaven-components-terrains = terrain
gloomhaven-components-site = has its own site
gloomhaven-components-deck = deck
gloomhaven-components-counts = counts
gloomhaven-components-rows = rows
gloomhaven-components-starts = numbered cells
gloomhaven-components-number = number
gloomhaven-components-sites = sites
gloomhaven-components-accepts = for
gloomhaven-components-districts = districts
gloomhaven-components-lasting = lasting crystals
gloomhaven-components-endings = completions that end the game
gloomhaven-components-midgame = midgame
gloomhaven-components-neutral = points for a neutral input
gloomhaven-components-token = votes of a token
gloomhaven-components-fleeting = fleeting crystals
gloomhaven-components-discards = discarded cards before a vote
gloomhaven-components-discards_of_two = the same for two players
gloomhaven-components-commission = price of another player’s storage
gloomhaven-components-completed = after so many completions
gloomhaven-components-quarters = quarters
gloomhaven-components-rounds = rounds
gloomhaven-components-middle = middle
gloomhaven-components-right = right
gloomhaven-components-middle_more = middle, more for each completion
gloomhaven-components-right_more = right, more for each completion
gloomhaven-components-upgrade = upgrade
gloomhaven-components-recruit = recruit
gloomhaven-components-road = road
gloomhaven-components-coins_per = coins for each
gloomhaven-components-fleeting_per = fleeting crystals for each
gloomhaven-components-return_cards = cards back to the hand
gloomhaven-components-return_worker = another worker back
gloomhaven-components-replace_proposal = replace a proposal
gloomhaven-components-free_access = free access
gloomhaven-components-basic_storages_beside = basic storage next to it
gloomhaven-components-advanced_resources_owned = advanced resource you own
gloomhaven-components-districts_settled = district you have settled
gloomhaven-components-opponents_with_access = opponent with access to your storages
gloomhaven-components-buildings_delivered_to = buildings delivered to
gloomhaven-components-deliveries = deliveries
gloomhaven-components-districts_led = districts you lead
gloomhaven-components-advisers = advisers
gloomhaven-components-resources_owned = different resources
gloomhaven-components-resources_within_reach = resources within reach
gloomhaven-components-level_3_storages = storages of level 3
gloomhaven-components-immediate = immediate
gloomhaven-components-endgame = end of the game
gloomhaven-components-any = any
gloomhaven-components-easy = easy
gloomhaven-components-medium = medium
gloomhaven-components-hard = hard
gloomhaven-components-very_hard = very hard
gloomhaven-components-symmetric = Symmetric
gloomhaven-components-thematic = Thematic
gloomhaven-components-black = black
gloomhaven-components-blue = blue
gloomhaven-components-brown = brown
gloomhaven-components-green = green
gloomhaven-components-grey = grey
gloomhaven-components-orange = orange
gloomhaven-components-pink = pink
gloomhaven-components-purple = purple
gloomhaven-components-red = red
gloomhaven-components-slate = slate
gloomhaven-components-white = white
gloomhaven-components-yellow = yellow
gloomhaven-components-gatehouse = gatehouse
gloomhaven-components-tavern = tavern
gloomhaven-components-dock = dock
gloomhaven-components-luxury_shop = luxury shop
gloomhaven-components-school = school
gloomhaven-components-guild = guild
gloomhaven-components-theatre = theatre
gloomhaven-components-temple = temple
gloomhaven-components-hall = hall
gloomhaven-components-scholar = { gloomhaven-card-scholar }
gloomhaven-components-foreman = { gloomhaven-card-foreman }
gloomhaven-components-huckster = { gloomhaven-card-huckster }
gloomhaven-components-carpenter = { gloomhaven-card-carpenter }
gloomhaven-components-mason = { gloomhaven-card-mason }
gloomhaven-components-drover = { gloomhaven-card-drover }
gloomhaven-components-miller = { gloomhaven-card-miller }
gloomhaven-components-smith = { gloomhaven-card-smith }
gloomhaven-components-patroness = { gloomhaven-card-patroness }
gloomhaven-components-engineer = { gloomhaven-card-engineer }
gloomhaven-components-architect = { gloomhaven-card-architect }
gloomhaven-components-innkeeper = { gloomhaven-card-innkeeper }
gloomhaven-components-quartermaster = { gloomhaven-card-quartermaster }
gloomhaven-components-chronicler = { gloomhaven-card-chronicler }
gloomhaven-components-marshal = { gloomhaven-card-marshal }
gloomhaven-components-draper = { gloomhaven-card-draper }
gloomhaven-components-overseer = { gloomhaven-card-overseer }
gloomhaven-components-chancellor = { gloomhaven-card-chancellor }
gloomhaven-components-imm_deliver3 = { gloomhaven-goal-imm_deliver3 }
gloomhaven-components-imm_three_districts = { gloomhaven-goal-imm_three_districts }
gloomhaven-components-imm_two_houses = { gloomhaven-goal-imm_two_houses }
gloomhaven-components-imm_three_advisers = { gloomhaven-goal-imm_three_advisers }
gloomhaven-components-imm_income4 = { gloomhaven-goal-imm_income4 }
gloomhaven-components-mid_level3 = { gloomhaven-goal-mid_level3 }
gloomhaven-components-mid_access6 = { gloomhaven-goal-mid_access6 }
gloomhaven-components-mid_lasting2 = { gloomhaven-goal-mid_lasting2 }
gloomhaven-components-mid_bridges2 = { gloomhaven-goal-mid_bridges2 }
gloomhaven-components-mid_deliver4 = { gloomhaven-goal-mid_deliver4 }
gloomhaven-components-end_majority = { gloomhaven-goal-end_majority }
gloomhaven-components-end_deliver6 = { gloomhaven-goal-end_deliver6 }
gloomhaven-components-end_income7 = { gloomhaven-goal-end_income7 }
gloomhaven-components-end_houses3 = { gloomhaven-goal-end_houses3 }
gloomhaven-components-end_advisers5 = { gloomhaven-goal-end_advisers5 }
gloomhaven-components-mixed = { gloomhaven-quarter-mixed }
gloomhaven-components-traveller = { gloomhaven-quarter-traveller }
gloomhaven-components-sinking_market = { gloomhaven-quarter-sinking_market }
gloomhaven-components-boiler = { gloomhaven-quarter-boiler }
gloomhaven-components-coin = { gloomhaven-quarter-coin }
gloomhaven-components-horns = { gloomhaven-quarter-horns }
gloomhaven-components-gloomhaven_square = { gloomhaven-quarter-gloomhaven_square }
gloomhaven-components-circle = { gloomhaven-symbol-circle }
gloomhaven-components-square = { gloomhaven-symbol-square }
gloomhaven-components-triangle = { gloomhaven-symbol-triangle }
gloomhaven-components-west = { gloomhaven-district-west }
gloomhaven-components-east = { gloomhaven-district-east }
gloomhaven-components-south = { gloomhaven-district-south }
gloomhaven-components-left = { gloomhaven-district-left }
gloomhaven-components-ghost = { gloomhaven-site-ghost }
gloomhaven-components-tower1 = { gloomhaven-site-tower1 }
gloomhaven-components-tower2 = { gloomhaven-site-tower2 }
gloomhaven-components-tower3 = { gloomhaven-site-tower3 }
gloomhaven-components-north = { gloomhaven-site-north }

# -- the picture -----------------------------------------------------------------------------------

gloomhaven-draw-board = Cards and mat
gloomhaven-draw-city = City
gloomhaven-draw-hand = Mine
gloomhaven-draw-offers = Offers
gloomhaven-draw-resources = Resources
gloomhaven-draw-cards = Cards
gloomhaven-draw-neutral = nobody’s
gloomhaven-draw-river = river
gloomhaven-draw-wall = wall
gloomhaven-draw-slot = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
gloomhaven-draw-site = Site
gloomhaven-draw-worker = Worker
gloomhaven-draw-no-proposal = No proposal
gloomhaven-draw-no-adviser = No adviser
gloomhaven-draw-wants = Wants: { $what }
gloomhaven-draw-left = Storages left: { $n } of { $of }
gloomhaven-draw-price = Price: { $n }
gloomhaven-draw-no-race = No race yet
gloomhaven-draw-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
gloomhaven-draw-fleeting = Fleeting influence: { $n }
gloomhaven-draw-lasting = Lasting influence: { $n }
gloomhaven-draw-income = Income: { $n }
gloomhaven-draw-owns = Owned
gloomhaven-draw-reaches = Access
gloomhaven-draw-houses = Houses left: { $n }
gloomhaven-draw-bridges = Bridges left: { $n }
gloomhaven-draw-workers = Free workers: { $n }
gloomhaven-draw-discard = Discard: { $n }
gloomhaven-draw-face-down = Face down: a basic action
gloomhaven-draw-do-coin = Take 1 coin
gloomhaven-draw-do-influence = Take 1 fleeting influence
gloomhaven-draw-do-pave = Build a road
gloomhaven-draw-do-follow = Follow: { $card }
gloomhaven-draw-do-pass = Pass
gloomhaven-draw-proposal-deck = Proposals face down
gloomhaven-draw-proposal-discards = Proposals discarded
gloomhaven-draw-bank = Bank
gloomhaven-draw-adviser-deck = Advisers face down
gloomhaven-draw-bids = Bids
gloomhaven-draw-together = opened together
gloomhaven-draw-sealed = sealed
gloomhaven-draw-thinks = thinks
gloomhaven-draw-calls = called, { $state }
gloomhaven-draw-most = up to { $n }
gloomhaven-bid-token = Your token: 1 vote
gloomhaven-bid-influence = How much influence
gloomhaven-bid-fleeting = Fleeting
gloomhaven-bid-lasting = Lasting
gloomhaven-bid-others = { $who } gets { $n }
gloomhaven-bid-votes = { $n ->
    [one] { $n } vote each
   *[other] { $n } votes each
}
gloomhaven-bid-fleeting-lost = Fleeting influence is lost after the vote in any case.
gloomhaven-bid-won = If it wins
gloomhaven-bid-lost = If another wins
gloomhaven-bid-lost-is = the bid is lost
gloomhaven-bid-left = You keep
gloomhaven-bid-seal = Put into the envelope
gloomhaven-draw-brings = Brings me
gloomhaven-draw-at-once = { $what }: at once in the right place
gloomhaven-draw-by-road = { $what }: when a road leads there
gloomhaven-draw-built-first = { $what }: once you have a storage
gloomhaven-draw-for-coins = { $what }: build it for { $n }
gloomhaven-draw-theirs = { $what }: { $who }
gloomhaven-draw-nobodys = { $what }: neutral
gloomhaven-draw-nobody-else = nobody else
gloomhaven-draw-where = Where it could stand
gloomhaven-draw-where-about = choose a proposal
gloomhaven-draw-ties = A tie is broken by whoever of the tied voters has the fewest points; equal points: first in turn order from the caller.
gloomhaven-draw-event = City event
gloomhaven-draw-event-building = A building that brought you points
gloomhaven-draw-event-quarter = The quarter where it stands
gloomhaven-draw-event-society = The name of the secret society
gloomhaven-draw-event-none = None brought points

# -- what bots value ------------------------------------------------------------------------------

gloomhaven-value-points = points
gloomhaven-value-others = points of the others
gloomhaven-value-lost = the game is lost
gloomhaven-value-outlook = deliveries to hope for
gloomhaven-value-coins = coins
gloomhaven-value-spare_coins = more coins than needed
gloomhaven-value-fleeting = fleeting influence
gloomhaven-value-lasting = lasting influence
gloomhaven-value-cards = cards in hand
gloomhaven-value-income = income
gloomhaven-value-within_reach = resources within reach
gloomhaven-value-houses = houses
gloomhaven-value-plain_houses = houses
gloomhaven-value-workers = free workers
gloomhaven-value-completed = completed buildings
gloomhaven-value-roads = roads
gloomhaven-value-late_roads = roads
gloomhaven-value-delivered = deliveries to the prestige buildings
gloomhaven-value-solo_won = the game is won
gloomhaven-value-solo_completed = completed buildings
gloomhaven-value-solo_trades = basic storages that no round is left for
gloomhaven-value-solo_upgrades = advanced storages that no round is left for
gloomhaven-value-solo_actions = actions that will lack
gloomhaven-value-solo_missing = storages that the buildings still take
gloomhaven-value-solo_roads = roads that are still missing
gloomhaven-value-solo_future = storages for the buildings to come
gloomhaven-value-solo_offer = way and price of the next building
gloomhaven-value-solo_room = room that will lack beside the roads
gloomhaven-value-solo_due = tokens to pay for
gloomhaven-value-solo_tokens = tokens at later votes
gloomhaven-value-solo_short = influence that will be missing
gloomhaven-value-solo_coins = coins
gloomhaven-value-solo_income = income until the end
gloomhaven-value-solo_lasting = lasting influence
gloomhaven-value-solo_level = difficulty of the race
gloomhaven-value-solo_forest = roads to the first house
gloomhaven-value-promised = what the action still brings
gloomhaven-value-future = deliveries to buildings that are still to come
gloomhaven-value-vote = a vote is called
gloomhaven-value-crowd = buildings that are not complete yet
gloomhaven-value-rivals = what the rival hopes for
gloomhaven-value-unmade = resources that nobody makes
gloomhaven-value-at_hand = what the action still brings
gloomhaven-value-race = what the race usually brings
gloomhaven-value-basics = what the basic resources usually bring
