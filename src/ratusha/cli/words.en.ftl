cli-usage = { $problem }; see `{ $program } --help`
cli-usage-missing = something is missing: { $names }
cli-usage-unknown = unknown arguments: { $names }
cli-usage-choice = { $name }: “{ $given }” is not one of: { $known }
cli-usage-needs-value = { $name } needs a value
cli-usage-no-value = { $name } takes no value
cli-usage-ambiguous = { $name } could mean any of: { $known }
cli-whole = “{ $given }” is not a whole number
cli-too-small = { $given } is less than { $low }
cli-seconds = “{ $given }” is not a number of seconds greater than 0
cli-input-output = input or output
cli-internal = internal error, { $error }; with RATUSHA_DEBUG=1 it tells where
cli-option-form = “{ $given }” is not of the form key=value
cli-option-twice = “{ $key }” is given twice
cli-bots-form = a bot's name is missing between the commas
cli-not-a-folder = this is not a folder
cli-no-tests = there is no such folder of tests; run it in a checkout or name one with --tests
cli-no-components = this game has no component file
cli-no-folder = the folder for this file does not exist
cli-picture-kind = a picture is an .svg or a .png file
cli-no-seat = there is no seat { $given }: they go from 0 to { $last }
cli-not-drawn = nobody has drawn this game yet
cli-edited = the record was changed after it was written: its checksum does not match
cli-total = Total
cli-place = Place
cli-welcome = { $title }. Answer with a number or in the notation; “?” helps, “undo” takes back, “quit” leaves.
cli-left = You left before the end of the game.
cli-recorded = The game is saved in { $file }.
cli-number = there are only the options 1 to { $most }
cli-hand-over = { $who } goes on; nobody else should look now. Press Enter.
cli-confirm = Enter ends your turn, “undo” takes the last move back.
cli-no-undo = There is nothing you may take back: something has been revealed, or another player has moved.
cli-no-reasons = Nothing else could be done here.
cli-more =
    { $n ->
        [one] … and { $n } more option; “all” lists them
       *[other] … and { $n } more options; “all” lists them
    }
cli-details = (“details” tells everything)
cli-cost = pay { $things }
cli-gain = get { $things }
cli-help =
    3          play option 3
    take …     play a move in the notation that stands in brackets
    all        list all options
    details    tell everything about the position
    why        why other things can't be done now
    hint       the three moves a bot likes best, and what they lead to, in points
    score      the points so far, by source
    undo       take back your last move, as long as nothing was revealed
    quit       leave the game
cli-verified-secret =
    { $n ->
        [one] The record is valid: { $n } ply, the dice match the secret and its fingerprint.
       *[other] The record is valid: { $n } plies, the dice match the secret and its fingerprint.
    }
cli-verified-seed =
    { $n ->
        [one] The record is valid: { $n } ply, the dice match the seed.
       *[other] The record is valid: { $n } plies, the dice match the seed.
    }
cli-verified-given =
    { $n ->
        [one] Its first ply comes from another game, which vouches for its dice.
       *[other] Its first { $n } plies come from another game, which vouches for their dice.
    }
cli-verified-unknown =
    { $n ->
        [one] The record is valid: { $n } ply; it names no seed, so nobody vouches for the dice.
       *[other] The record is valid: { $n } plies; it names no seed, so nobody vouches for the dice.
    }
cli-seats-form = “{ $given }” is not a list of numbers such as 2,4
cli-svg-kind = this picture is an .svg file
cli-analyse-ply = ply
cli-analyse-player = decides
cli-analyse-cost = Ply { $ply }, { $who }: “{ $move }” cost { $cost } points.
cli-analyse-better = Better: { $moves }
cli-analyse-why = The difference: { $reasons }
cli-analyse-by-the-end = By the end of the game: { $reasons }
