# Words of Altay: Dawn of Civilization.

altay-title = Altay: Dawn of Civilization
altay-about = A deck, a map and neighbours: grow your people, make discoveries, hold the border.
altay-minutes = 60–90

altay-option-trade = Trade with coins
altay-option-trade-about = Resources left over bring a coin each; 5 coins buy any resource.
altay-option-trade-off = off
altay-option-trade-on = on
altay-option-board = Map with two or three players
altay-option-board-about = With fewer players some regions are left out, or everybody has more room.
altay-option-board-reduced = smaller
altay-option-board-full = full
altay-option-starts = First regions
altay-option-starts-about = Where the first settlements stand.
altay-option-starts-choose = chosen by the players
altay-option-starts-recommended = as the rulebook advises

altay-cause-achievements = achievements
altay-cause-cards = action cards
altay-cause-regions = regions
altay-cause-captured = captured settlements
altay-cause-conquest = conquest
altay-cause-produced = produced
altay-cause-spent = spent
altay-cause-paid = price
altay-cause-laid = laid on a card
altay-cause-stored = from the store
altay-cause-conquered = conquest marker
altay-cause-traded = trade
altay-cause-lost = not used
altay-cause-sold = not used

# Things

altay-resource-food = food
altay-resource-wood = wood
altay-resource-metal = metal
altay-resource-stone = stone
altay-resource-culture = culture
altay-resource-raw = raw material
altay-resource-any = any resource
altay-resource-alike = resources of one kind

altay-n-food = { $n } food
altay-n-wood = { $n } wood
altay-n-metal = { $n } metal
altay-n-stone = { $n } stone
altay-n-culture = { $n } culture
altay-n-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
altay-some-food = { $n } food
altay-some-wood = { $n } wood
altay-some-metal = { $n } metal
altay-some-stone = { $n } stone
altay-some-culture = { $n } culture
altay-some-raw = { $n } raw material
altay-some-any = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
}
altay-some-alike = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of one kind
}
altay-that-food = food
altay-that-wood = wood
altay-that-metal = metal
altay-that-stone = stone
altay-that-culture = culture
altay-that-raw = raw material
altay-that-any = resources of any kind
altay-that-alike = resources of one kind

altay-terrain-farmland = farmland
altay-terrain-forest = forest
altay-terrain-mine = mine
altay-terrain-mountain = mountain
altay-use-farmland = a farmland
altay-use-forest = a forest
altay-use-mine = a mine
altay-use-mountain = a mountain
altay-region = { $name } ({ $terrain })
altay-marker = { $n } with { $brings }
altay-marker-plain = { $n }
altay-times = { $what } × { $n }
altay-card-with-points = { $card } (★{ $n })

altay-faction-earthfolk = Earthfolk
altay-faction-elvenfolk = Elvenfolk
altay-faction-firefolk = Firefolk
altay-faction-smallfolk = Smallfolk

altay-card-hunter = Hunter
altay-card-warrior = Warrior
altay-card-village = Village
altay-card-colonist = Colonist
altay-card-digger = Digger
altay-card-loremaster = Loremaster
altay-card-shaman = Shaman
altay-card-craftsman_lumber = Craftsman (wood)
altay-card-craftsman_stone = Craftsman (stone)
altay-card-spellweaver = Spellweaver
altay-card-farmer = Farmer
altay-card-lumberjack = Lumberjack
altay-card-miner = Miner
altay-card-stonecutter = Stonecutter
altay-card-worker = Worker
altay-card-scholar = Scholar
altay-card-merchant = Merchant
altay-card-horseman = Horseman
altay-card-charioteer = Charioteer
altay-card-small_town = Small town
altay-card-large_city = Large city

altay-achievement-gardening = Gardening
altay-achievement-tools = Tools
altay-achievement-masonry = Masonry
altay-achievement-writing = Writing
altay-achievement-rites = Rites
altay-achievement-irrigation = Irrigation
altay-achievement-wheel = The Wheel
altay-achievement-bronze = Bronze
altay-achievement-laws = Laws
altay-achievement-tribute = Tribute
altay-achievement-pyramid = Great Pyramid
altay-achievement-oracle = Oracle
altay-achievement-gardens = Hanging Gardens
altay-achievement-world_tree = World Tree
altay-achievement-forge = Great Forge
altay-achievement-mountain_throne = Mountain Throne
altay-achievement-colossus = Colossus
altay-achievement-trophy_hall = Hall of Trophies
altay-achievement-library = Great Library
altay-achievement-citadel = Citadel

# What cards do

altay-step-may = you may { $step }
altay-step-produce = produce { $what }
altay-step-produce-that = produce as many { $what }
altay-step-use = use { $terrain }
altay-step-spend = spend { $what }
altay-step-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
altay-step-draw-that = draw as many
altay-step-trash = { $n ->
    [one] trash { $n } card
   *[other] trash { $n } cards
}
altay-step-trash-up-to = { $n ->
    [one] trash up to { $n } card
   *[other] trash up to { $n } cards
}
altay-step-move = { $n ->
    [one] move { $n } settlement
   *[other] move { $n } settlements
}
altay-step-convert = { $n ->
    [one] convert { $n } conquest marker
   *[other] convert { $n } conquest markers
}
altay-step-build = { $n ->
    [one] build { $n } settlement
   *[other] build { $n } settlements
}
altay-step-save = { $n ->
    [one] save { $n } card
   *[other] save { $n } cards
}
altay-step-collect = collect { $slots }, then { $then }
altay-step-store = store up to { $slots }
altay-step-attack = { $n } attack
altay-step-defence = { $n } defence
altay-worth-each = { $points } for { $counted }
altay-worth-base = { $base } and { $each }
altay-per-farmland = each farmland region you occupy
altay-per-forest = each forest region you occupy
altay-per-mine = each mine region you occupy
altay-per-mountain = each mountain region you occupy
altay-per-crowded = each region with 2 or more of your settlements
altay-per-difficulty = { $n ->
    [one] each difficulty on your conquest markers
   *[other] every { $n } difficulty on your conquest markers
}
altay-per-captured = each captured settlement
altay-per-technologies = each completed technology

# Questions

altay-ask-choose-people = Which people will you lead?
altay-ask-choose-start = Where does your first settlement go?
altay-ask-turn = What will you do?
altay-ask-produce = { $n ->
    [one] Which resource do you produce?
   *[other] Which resource do you produce? { $n } to go
}
altay-ask-alike = { $n ->
    [one] Which resource do you produce?
   *[other] Which resource do you produce { $n } of?
}
altay-ask-spend = { $n ->
    [one] Which resource do you spend?
   *[other] Which resource do you spend? { $n } to go
}
altay-ask-pay-raw = { $n ->
    [one] Which raw material do you pay?
   *[other] Which raw material do you pay? { $n } to go
}
altay-ask-pay-wild = { $n ->
    [one] Which resource do you pay?
   *[other] Which resource do you pay? { $n } to go
}
altay-ask-use-region = Which { $terrain } do you use?
altay-ask-convert-marker = Which conquest marker do you convert?
altay-ask-move-settlement = Which settlement moves, and where to?
altay-ask-optional = Go on? { $effect }
altay-ask-instant = { $achievement } is completed: { $effect }. Use it?
altay-ask-trash-cards = { $n ->
    [one] Which card leaves the game?
   *[other] Which card leaves the game? { $n } to go
}
altay-ask-trash-up-to = { $n ->
    [one] Trash a card? You may trash { $n } more
   *[other] Trash a card? You may trash { $n }
}
altay-ask-save = Which card do you set aside?
altay-ask-place = { $n ->
    [one] Where does the settlement go?
   *[other] Where does the settlement go? { $n } to place
}
altay-ask-muster = Attack { $region }: which cards? Strength { $strength } against { $difficulty }
altay-ask-muster-player = Attack { $region }: which cards? Strength { $strength }
altay-ask-answer = { $who } attacks { $region } with { $attack }; you have { $defence }. Fight or surrender?
altay-ask-defend = You defend { $region } with { $defence } against { $attack }. More cards?
altay-ask-yield = { $n ->
    [one] Discard a card and draw another? You may change { $n }
   *[other] Discard cards and draw others? You may change { $n }
}
altay-ask-at-end = Use an effect at the end of your turn?

# Buttons

altay-do-lead = { $faction }: { $deck }
altay-do-settle = Settle in { $region }
altay-do-play = { $card }: { $effect }
altay-do-put = Lay { $what } on { $card }
altay-do-empty = Take everything from { $card }
altay-do-buy = Buy { $card } for { $price }
altay-do-trade = Buy { $what } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
altay-do-begin = Begin { $achievement } with { $what }: { $effect }
altay-do-begin-secret = Begin your secret wonder { $achievement } with { $what }: { $effect }
altay-do-work = Lay { $what } on { $achievement }
altay-do-abandon = Abandon { $achievement }
altay-do-apply = { $achievement }: { $effect }
altay-do-attack-marker = Attack { $end } from { $start }: difficulty { $marker }
altay-do-attack-player = { $n ->
    [one] Attack { $whom } in { $end } from { $start }: { $n } settlement
   *[other] Attack { $whom } in { $end } from { $start }: { $n } settlements
}
altay-do-end = End the turn
altay-do-take = { $what }
altay-do-pay = { $what }
altay-do-use = { $region }
altay-do-place = Settle in { $region }
altay-do-place-more = { $n ->
    [one] { $region }: settlement number { $n }
   *[other] { $region }: settlement number { $n }
}
altay-do-move = From { $start } to { $end }
altay-do-convert = Marker { $marker }
altay-do-trash = Trash { $card }
altay-do-trash-enough = Trash no more
altay-do-save = Set { $card } aside
altay-do-accept = Yes
altay-do-decline = No
altay-do-enough = Enough
altay-do-no-effect = No effect
altay-do-send = Send { $card }: +{ $n }
altay-do-strike = Attack { $region } with { $strength }
altay-do-defend-won = Play { $card }: { $defence } : { $attack }, you win
altay-do-defend-lost = Play { $card }: { $defence } : { $attack }, not enough yet
altay-do-defend-equal = Play { $card }: { $defence } : { $attack }, nobody loses
altay-do-fight-won = Fight { $defence } : { $attack }, you win
altay-do-fight-lost = Fight { $defence } : { $attack }, you lose 1 settlement
altay-do-fight-equal = Fight { $defence } : { $attack }, nobody loses
altay-do-surrender = { $n ->
    [one] Surrender: lose 1 settlement, then change { $n } card
   *[other] Surrender: lose 1 settlement, then change up to { $n } cards
}
altay-do-discard = Discard { $card }
altay-do-yield-enough = { $n ->
    [0] Discard nothing
    [one] Draw { $n } card
   *[other] Draw { $n } cards
}

altay-group-lead = Peoples
altay-group-settle = Regions
altay-group-play = Play a card
altay-group-put = Lay resources on cards
altay-group-work = Lay resources on cards
altay-group-empty = Take resources from a store
altay-group-begin = Begin an achievement
altay-group-buy = Buy a card
altay-group-attack = Attack
altay-group-apply = Effects of achievements
altay-group-trade = Trade
altay-group-abandon = Give up
altay-group-end = End the turn
altay-group-place = Regions
altay-group-move = Move a settlement
altay-group-defend = Fight
altay-group-fight = Fight
altay-group-surrender = Surrender
altay-part-region = region { $a }
altay-part-market = { $a ->
    [farmer] Farmer
    [lumberjack] Lumberjack
    [miner] Miner
    [stonecutter] Stonecutter
    [worker] Worker
    [scholar] Scholar
    [merchant] Merchant
    [horseman] Horseman
    [charioteer] Charioteer
    [small_town] Small town
    [large_city] Large city
   *[other] { $a }
}

altay-warn-no-attack = Its attack counts only in an attack
altay-warn-abandon = The resources on it are lost
altay-warn-pool = { $n ->
    [one] { $n } resource is lost
   *[other] { $n } resources are lost
}
altay-warn-pool-coins = { $n ->
    [one] { $n } resource becomes { $n } coin
   *[other] { $n } resources become { $n } coins
}

# The log

altay-first = { $who } begins.
altay-laid = { $region }: marker { $marker }.
altay-revealed = Level { $level }: { $achievement } is turned up.
altay-leads = { $who } leads the { $faction }.
altay-starts = { $who } settles in { $region }.
altay-dealt = { $who } is dealt a secret wonder: { $achievement }.
altay-dealt-hidden = { $who } is dealt a secret wonder.
altay-round = Round { $n }.
altay-drew = { $who } draws { $card }.
altay-drew-hidden = { $who } draws a card.
altay-shuffled = { $n ->
    [one] { $who } shuffles the discard pile: { $n } card.
   *[other] { $who } shuffles the discard pile: { $n } cards.
}
altay-played = { $who } plays { $card }: { $effect }.
altay-used = { $who } uses { $region }.
altay-collected = { $who } completes { $card }.
altay-emptied = { $who } takes everything from { $card }.
altay-bought = { $who } buys { $card }.
altay-placed = { $who } builds in { $region }.
altay-no-place = { $n ->
    [one] { $who } has no place for { $n } settlement; it leaves the game.
   *[other] { $who } has no place for { $n } settlements; they leave the game.
}
altay-moved = { $who } moves a settlement from { $start } to { $end }.
altay-converted = { $who } converts marker { $marker }.
altay-trashed = { $who } trashes { $card }.
altay-saved = { $who } sets { $card } aside.
altay-saved-hidden = { $who } sets a card aside.
altay-began = { $who } begins { $achievement }.
altay-began-secret = { $who } shows and begins the secret wonder: { $achievement }.
altay-completed = { $who } completes { $achievement }.
altay-abandoned = { $who } abandons { $achievement }.
altay-applied = { $who } uses { $achievement }: { $effect }.
altay-sent = { $who } sends { $card } against { $target }.
altay-conquered = { $who } conquers { $region }: marker { $marker }.
altay-attacked = { $who } attacks { $whom } in { $region } with { $strength }.
altay-surrendered = { $who } surrenders.
altay-defended = { $who } defends with { $card }.
altay-discarded = { $who } discards { $card }.
altay-fought = { $who } fights in { $region }: { $defence } against { $attack }.
altay-equal = Equal strength: nobody loses.
altay-captured = { $who } captures a settlement of { $whom } in { $region }.
altay-turn-ended = { $who } ends the turn.
altay-cleared = { $n ->
    [0] { $who } discards the played cards.
    [one] { $who } discards the played cards and { $n } from the hand.
   *[other] { $who } discards the played cards and { $n } from the hand.
}
altay-last-round-pieces = Somebody has no settlement left to place: this is the last round.
altay-last-round-settlements = Somebody has no settlement on the map: this is the last round.
altay-over-pieces = The game is over: somebody has no settlement left to place.
altay-over-settlements = The game is over: somebody has no settlement on the map.

# Why not

altay-why-led = The { $faction } are led by another player.
altay-why-no-farmland = { $region } is no farmland.
altay-why-out-of-play = { $region } is out of play.
altay-why-others = { $region } is occupied by another player.
altay-why-marker = A conquest marker lies in { $region }.
altay-why-crowded = { $region } has { $n } settlements already.
altay-why-far = { $region } is not adjacent to your regions.
altay-why-not-own = You have no settlement in { $region }.
altay-why-same-region = It is in that region already.
altay-why-not-held = You don't hold { $card }.
altay-why-no-option = { $card } has no second effect.
altay-why-only-attack = Attack is played in an attack: choose a region to attack.
altay-why-only-defence = Defence is played when you are attacked.
altay-why-name-lies = { $card } lies on your table already.
altay-why-not-on-table = { $card } isn't on your table.
altay-why-no-slot = { $card } has no open slot for { $resource }.
altay-why-no-store = Nothing is taken back from { $card }.
altay-why-store-empty = Nothing lies on { $card }.
altay-why-stocked = A resource was laid on { $card } in this turn.
altay-why-not-in-pool = You have no { $resource } in this turn.
altay-why-not-fitting = Only { $wanted } fits here, not { $resource }.
altay-why-no-resource = You can't spend { $what }: it isn't in your pool.
altay-why-no-region = You have no { $terrain }.
altay-why-region-used = Every { $terrain } of yours was used in this turn.
altay-why-used-up = { $region } was used in this turn.
altay-why-not-own-terrain = { $region } is no { $terrain } of yours.
altay-why-no-card = { $n ->
    [one] You have no other card to trash.
   *[other] You don't have { $n } other cards to trash.
}
altay-why-must-trash = { $n ->
    [one] { $n } card must be trashed.
   *[other] { $n } cards must be trashed.
}
altay-why-no-move = No settlement of yours can be moved.
altay-why-no-marker = You have no conquest marker that can be converted.
altay-why-converted = Marker { $marker } was converted already.
altay-why-not-won = You have no marker { $marker }.
altay-why-sold-out = { $card } is sold out.
altay-why-bought = You bought { $card } in this turn already.
altay-why-price = { $card } costs { $price }.
altay-why-no-trade = This game is played without trade.
altay-why-coins = { $n ->
    [one] A resource costs { $n } coin.
   *[other] A resource costs { $n } coins.
}
altay-why-working = You are still working on { $achievement }.
altay-why-done = You have completed { $achievement }.
altay-why-not-open = { $achievement } doesn't lie open.
altay-why-level = You may not have more achievements of level { $level } than completed ones of level { $below }.
altay-why-no-work = You are not working on an achievement.
altay-why-wonder-stays = { $achievement } is a wonder: it can't be abandoned.
altay-why-not-done = You have not completed { $achievement }.
altay-why-not-once = { $achievement } has no effect to use in the turn.
altay-why-applied = { $achievement } was used in this turn.
altay-why-not-at-end = { $achievement } has no effect to use now.
altay-why-not-adjacent = { $start } and { $end } are not adjacent.
altay-why-nobody-there = There is nobody to attack in { $region }.
altay-why-attacked = { $end } was attacked from { $start } in this turn.
altay-why-no-attack-card = You hold no card with attack.
altay-why-weak = Strength { $n } isn't more than difficulty { $difficulty }.
altay-why-no-cards = An attack needs at least one card.
altay-why-card-no-attack = { $card } has no attack.
altay-why-card-no-defence = { $card } has no defence.

# The component file

altay-file-step = a step is a verb and what belongs to it
altay-file-verb = there is no effect “{ $verb }”; there are: { $known }
altay-file-words = “{ $word }” is one word too many
altay-file-number = “{ $word }” is not a number from 1 to { $most }
altay-file-slots = there must be 1 to { $most } slots
altay-file-alone = “{ $verb }” must be the only step
altay-file-first = “{ $verb }” must be the first step
altay-file-then = “{ $verb }” needs a step after it
altay-file-after-attack = “{ $verb }” can't stand beside attack; produce and draw can
altay-file-that = “that” needs trash or convert before it
altay-file-may-twice = “may” stands here twice
altay-file-may-fail = “{ $verb }” after collect must be optional
altay-file-order = “{ $verb }” must stand before the steps that can't fail, once
altay-file-here = “{ $verb }” does not belong on this card; allowed are: { $known }
altay-file-one-step = this effect has one step
altay-file-options = a card has one option or two
altay-file-options-alike = a card goes to the table, or attacks, with one option only
altay-file-sorted = the points must go from the highest to the lowest
altay-file-types = two cards would have the same name
altay-file-deck-card = there is no starting card “{ $card }”
altay-file-region = there is no region “{ $region }”
altay-file-regions = there must be 1 to { $most } regions
altay-file-shape = a shape is a list of x and y of at least three different corners
altay-file-border-twice = { $a } and { $b } are joined twice, or one with itself
altay-file-strait = { $a } and { $b } share a side, so no strait parts them
altay-file-no-side = { $a } and { $b } share no side of their shapes
altay-file-no-border = { $a } and { $b } share a side, but no border joins them
altay-file-not-joined = the region { $region } is joined to no other
altay-file-parts = the regions in play must hang together
altay-file-start = { $region } is no farmland in play
altay-file-farmland = there is too little farmland in play
altay-file-token = { $region } is out of play
altay-file-marker-twice = two markers are alike
altay-file-markers = there are too few markers for the regions
altay-file-achievements = the achievements must have different ids, 60 at most
altay-file-level = level { $level } needs at least { $least } kinds
altay-file-score = a score has a base, or each and per

# The position in words

altay-none = none
altay-text-before = Setting up
altay-text-turn = Round { $round }, { $who } to move
altay-text-over-pieces = The game is over: no settlement left to place
altay-text-over-settlements = The game is over: no settlement on the map
altay-text-first = First player: { $who }
altay-text-last-round = This is the last round.
altay-text-pool = In the pool: { $what }
altay-text-played = Played in this turn: { $what }
altay-text-used = Used in this turn: { $what }
altay-text-hand = Your cards
altay-text-card = Card
altay-text-effect = Effect
altay-text-copies = Copies
altay-text-price = Price
altay-text-points = Points
altay-text-left = Left
altay-text-or = { $a }; or { $b }
altay-text-aside = Set aside: { $what }
altay-text-secret = Secret wonder: { $achievement }, { $slots }: { $effect }
altay-text-secret-shown = Your secret wonder is shown: { $achievement }
altay-text-map = Map
altay-text-region = Region
altay-text-there = There
altay-text-adjacent = Adjacent
altay-text-token = ★{ $n }
altay-text-settled = { $n ->
    [one] { $who }: { $n } settlement
   *[other] { $who }: { $n } settlements
}
altay-text-guarded = marker { $marker }
altay-text-free = free
altay-text-out = out of play
altay-text-river = { $region } (river)
altay-text-strait = { $region } (strait)
altay-text-market = Market
altay-text-achievements = Achievements
altay-text-level = Level
altay-text-slots = Slots
altay-text-stock = Face down: level 1: { $a }, level 2: { $b }, level 3: { $c }
altay-text-players = Players
altay-text-player = Player
altay-text-people = People
altay-text-supply = Settlements to build
altay-text-cards-held = Cards held
altay-text-plus-aside = { $n } + { $m } set aside
altay-text-deck = Deck
altay-text-discard = Discard pile
altay-text-coins = Coins
altay-text-markers = Conquest markers
altay-text-converted = { $marker }, converted
altay-text-work = In progress
altay-text-work-on = { $achievement }: { $slots }
altay-text-done = Completed
altay-text-table = On the table
altay-text-on-card = { $card }: { $slots }
altay-text-filled = [{ $resource }]
altay-text-own = Your achievements and table
altay-text-discards = Discard piles
altay-text-gone = Out of the game
altay-text-trashed = Trashed: { $what }
altay-text-abandoned = Abandoned: { $what }
altay-text-when-permanent = always: { $effect }
altay-text-when-once = once a turn: { $effect }
altay-text-when-end = end of turn: { $effect }
altay-text-when-instant = at once: { $effect }
altay-text-sources = Cards, costs, achievements and the map are mostly reconstructed, not the published ones.

# The page of components: tables, fields, words in values

altay-components-limits = Numbers of the game
altay-components-hand = cards of a new hand
altay-components-deck = deck
altay-components-pieces = settlements of a people
altay-components-crowd = settlements in a region, at most
altay-components-mountain = mountain
altay-components-open = achievements open on each level
altay-components-cap = points for an achievement, at most
altay-components-secret = points more for the secret wonder
altay-components-difficulty = difficulty
altay-components-price = coins for a resource
altay-components-starting_coins = coins at the start
altay-components-region = Regions
altay-components-terrain = terrain
altay-components-farmland = farmland
altay-components-shape = outline
altay-components-forest = forest
altay-components-mine = mine
altay-components-border = Borders
altay-components-between = between
altay-components-by = over
altay-components-land = land
altay-components-river = river
altay-components-strait = strait
altay-components-table = By number of players
altay-components-seats = players
altay-components-copies = copies of each market card
altay-components-technologies = technologies
altay-components-out = regions out of play
altay-components-starts = recommended first regions
altay-components-tokens = point tokens
altay-components-marker = Conquest markers
altay-components-brings = brings
altay-components-none = nothing
altay-components-count = how many
altay-components-food = food
altay-components-wood = wood
altay-components-metal = metal
altay-components-stone = stone
altay-components-culture = culture
altay-components-card = Action cards
altay-components-options = effect
altay-components-produce_1_food = produce 1 food
altay-components-attack_1 = 1 attack
altay-components-defence_1 = 1 defence
altay-components-collect_food_raw_raw = collect 1 food, 2 raw material, then
altay-components-build_1 = build 1 settlement
altay-components-produce_1_raw = produce 1 raw material
altay-components-move = move 1 settlement
altay-components-produce_1_metal = produce 1 metal
altay-components-produce_1_stone = produce 1 stone
altay-components-produce_1_culture = produce 1 culture
altay-components-produce_1_any = produce 1 resource of any kind
altay-components-store_culture = store up to 1 culture
altay-components-trash_1 = trash 1 card
altay-components-draw_1 = draw 1 card
altay-components-name = name for rule 4.3
altay-components-craftsman = Craftsman
altay-components-produce_1_wood = produce 1 wood
altay-components-produce_2_raw = produce 2 raw material
altay-components-may_spend_1_any = you may spend 1 resource of any kind
altay-components-produce_2_food = produce 2 food
altay-components-use_farmland = use a farmland
altay-components-produce_3_food = produce 3 food
altay-components-cost = price without points
altay-components-points = points
altay-components-use_forest = use a forest
altay-components-produce_2_wood = produce 2 wood
altay-components-use_mine = use a mine
altay-components-produce_2_metal = produce 2 metal
altay-components-use_mountain = use a mountain
altay-components-produce_2_stone = produce 2 stone
altay-components-draw_2 = draw 2 cards
altay-components-raw = raw material
altay-components-spend_1_any = spend 1 resource of any kind
altay-components-produce_2_any = produce 2 resources of any kind
altay-components-store_any_any_any = store up to 3 resources of any kind
altay-components-attack_2 = 2 attack
altay-components-attack_3 = 3 attack
altay-components-defence_2 = 2 defence
altay-components-collect_food_food_wood_stone_raw = collect 2 food, 1 wood, 1 stone, 1 raw material, then
altay-components-build_2 = build 2 settlements
altay-components-collect_food_food_wood_stone_stone_metal_culture = collect 2 food, 1 wood, 2 stone, 1 metal, 1 culture, then
altay-components-build_3 = build 3 settlements
altay-components-market = Market
altay-components-surcharge = resources more for each point
altay-components-faction = Peoples
altay-components-technology = Technologies
altay-components-gardening = { altay-achievement-gardening }
altay-components-level = level
altay-components-slots = slots
altay-components-when = when
altay-components-once = once a turn
altay-components-effect = effect
altay-components-tools = { altay-achievement-tools }
altay-components-masonry = { altay-achievement-masonry }
altay-components-permanent = always
altay-components-writing = { altay-achievement-writing }
altay-components-end = at the end of the turn
altay-components-save = save 1 card
altay-components-rites = { altay-achievement-rites }
altay-components-instant = at once
altay-components-trash_0-2 = trash up to 2 cards
altay-components-draw_that = draw as many
altay-components-irrigation = { altay-achievement-irrigation }
altay-components-wheel = { altay-achievement-wheel }
altay-components-bronze = { altay-achievement-bronze }
altay-components-laws = { altay-achievement-laws }
altay-components-tribute = { altay-achievement-tribute }
altay-components-convert = convert 1 conquest marker
altay-components-produce_that_alike = produce as many resources of one kind
altay-components-wonder = Wonders
altay-components-pyramid = { altay-achievement-pyramid }
altay-components-score = worth
altay-components-base = base
altay-components-oracle = { altay-achievement-oracle }
altay-components-gardens = { altay-achievement-gardens }
altay-components-each = for each
altay-components-per = counted
altay-components-world_tree = { altay-achievement-world_tree }
altay-components-forge = { altay-achievement-forge }
altay-components-mountain_throne = { altay-achievement-mountain_throne }
altay-components-colossus = { altay-achievement-colossus }
altay-components-trophy_hall = { altay-achievement-trophy_hall }
altay-components-captured = captured settlements
altay-components-library = { altay-achievement-library }
altay-components-citadel = { altay-achievement-citadel }
altay-components-crowded = regions with 2 or more settlements
# -- the picture -----------------------------------------------------------------------------------

altay-draw-equal = equal
altay-draw-no-defence = no defence
altay-draw-no-loss = no loss
altay-draw-board = Cards and achievements
altay-draw-map = Map
altay-draw-mine = Mine
altay-draw-market = Market
altay-draw-wonders = Wonders
altay-draw-one-each = 1 of each kind a turn
altay-draw-sold-out = Sold out
altay-draw-price = Price: { $price }
altay-draw-supply = Common supply
altay-draw-pool = Resources of this turn
altay-draw-hand = Hand
altay-draw-or = or
altay-draw-may = may
altay-draw-used = used in this turn
altay-draw-table-empty = no cards on the table
altay-draw-markers-none = no conquest markers
altay-draw-marker = Conquest marker { $marker } × { $n }
altay-draw-secret = Secret wonder
altay-draw-secret-own = Your secret wonder: { $name }
altay-draw-secret-none = No secret wonder
altay-draw-settlements = { $n ->
    [one] { $n } settlement not built yet
   *[other] { $n } settlements not built yet
}
altay-draw-captured = { $n ->
    [one] { $n } captured settlement
   *[other] { $n } captured settlements
}
altay-draw-deck = { $n ->
    [one] Deck: { $n } card
   *[other] Deck: { $n } cards
}
altay-draw-discard = { $n ->
    [one] Discard pile: { $n } card
   *[other] Discard pile: { $n } cards
}
altay-draw-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
altay-draw-head-table = On the table
altay-draw-head-done = Achievements
altay-draw-head-won = Conquest markers
altay-draw-head-piles = Settlements and cards
altay-draw-houses = settled
altay-draw-short = { $n } short of a tie
altay-draw-technologies = technology
altay-draw-difficulty = difficulty
altay-draw-neutral = Nobody
altay-draw-attacks-from = attacks from { $region }
altay-draw-defends = defends { $region }
altay-draw-with-hand = With all your cards: { $n }
altay-draw-in-hand = { $n ->
    [one] { $n } card held
   *[other] { $n } cards held
}

# -- beside the players' names ------------------------------------------------------------------------

altay-held-supply = { $n ->
    [one] { $n } settlement left
   *[other] { $n } settlements left
}
altay-held-captured = { $n ->
    [one] { $n } captured settlement
   *[other] { $n } captured settlements
}
altay-held-achievements = { $n ->
    [one] { $n } achievement
   *[other] { $n } achievements
}
altay-held-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}

# -- what bots value ------------------------------------------------------------------------------

altay-value-points = points
altay-value-others = points of the best opponent
altay-value-free_regions = free regions within reach
altay-value-room = room for another settlement in an own region
altay-value-tokens = point tokens in free regions within reach
altay-value-guarded = conquest markers within reach
altay-value-enemies = opponents next door
altay-value-difficulty = difficulty on conquest markers, not yet a point
altay-value-promised = what is still to come of what was played
altay-value-to_place = settlements to place
altay-value-safety = safety of the last settlements
altay-value-deck = the cards of the deck
altay-value-technologies = technologies
altay-value-work = the achievement in progress
altay-value-table = cards on the table
altay-value-resources = resources of this turn
altay-value-hand = cards to play
altay-value-armed = attack on cards in hand
altay-value-defence = defence on cards in hand
altay-value-kept = cards kept for later
altay-value-battle = the battle
