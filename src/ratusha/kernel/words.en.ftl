# Words of the kernel: errors, and what every game's log says.

kernel-bad-input = { $where }: { $why }
kernel-quoted = “{ $text }”
kernel-line = { $name }, line { $line }
kernel-illegal = { $reason }
kernel-illegal-by-rule = { $reason } (rule { $rule })
kernel-seat = Player { $n }
kernel-decimal = { $whole }.{ $places }
kernel-gain = { $who } gets { $thing } ({ $cause }).
kernel-pay = { $who } pays { $thing } ({ $cause }).
kernel-exchange = { $who } pays { $pays } and gets { $gets } ({ $cause }).
kernel-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

kernel-and = { $item } and { $rest }
kernel-or = { $item } or { $rest }
kernel-comma = { $item }, { $rest }
kernel-nothing = nothing

kernel-over = The game is over.
kernel-not-your-turn = It is not this seat's decision.
kernel-not-now = This is not what is being decided. { $ask }
kernel-not-an-outcome = This can’t be rolled or drawn now.

kernel-move-empty = no move is given
kernel-move-kind = there is no move “{ $kind }” in this game; there are: { $known }
kernel-move-word = “{ $word }” should read field=value
kernel-move-json = a move in JSON is an object with a kind and its fields, numbers or words
kernel-move-id = a move's id is a whole number below { $size }
kernel-field-twice = the field “{ $field }” is given twice
kernel-field-missing = the move “{ $kind }” needs the field “{ $field }”
kernel-field-unknown = the move “{ $kind }” has no field “{ $field }”
kernel-field-number = the field “{ $field }” takes a whole number, not “{ $value }”
kernel-field-range = the field “{ $field }” goes from { $low } to { $high }; { $value } does not fit
kernel-field-name = the field “{ $field }” has no value “{ $value }”; it has: { $known }
kernel-field-choice = it must be one of: { $known }

kernel-game-unknown = there is no game “{ $id }”; there are: { $known }
kernel-game-broken = the plug-in “{ $id }” does not name a game
kernel-seats = the game is for { $least } to { $most } seats, not { $given }
kernel-option-unknown = there is no such option; there are: { $known }
kernel-option-none = this game has no options
kernel-option-value = “{ $value }” is not one of its values: { $known }
kernel-rules-version = it was made under another version of the rules; this one is { $have }
kernel-file-missing = there is no such file
kernel-file-folder = this is not a file
kernel-file-forbidden = the system does not allow it
kernel-file-not-text = this is not a text file in UTF-8
kernel-file-unreadable = the system says: { $detail }
kernel-ply = there is no ply { $ply }; the last one is { $most }

kernel-json-broken = it is not JSON: { $detail }
kernel-json-game = it is not a position of { $game }
kernel-json-object = an object is expected
kernel-json-list = a list of the right length is expected
kernel-json-int = a whole number is expected
kernel-json-text = a text is expected
kernel-json-range = a whole number from { $low } to { $high } is expected
kernel-json-twice = nothing may stand here twice
kernel-json-missing = it is missing
kernel-state-broken = the position cannot be: { $problem }
kernel-decision-unknown = there is no decision “{ $name }”
kernel-decision-args = the decision “{ $name }” does not fit its arguments

kernel-record-magic = a record begins with the line “{ $magic }”
kernel-record-field = the line “{ $field } …” is expected here
kernel-record-line = this line does not belong here: “{ $line }”
kernel-record-twice = “{ $word }” stands here twice
kernel-record-number = “{ $word }” is not a number
kernel-record-seat = “{ $word }” is not a seat; seats go from 0 to { $most }
kernel-record-short = the record breaks off here
kernel-record-long = the file is too large for a record
kernel-record-components = it was played with another component file
kernel-record-illegal = ply { $ply }, “{ $move }”: { $why }
kernel-record-differs = the rules play on differently here
kernel-seed = a seed is a number or a short text on one line
kernel-secret-size = a secret is 64 hexadecimal digits

kernel-verify-changed = The text was changed after it was written: its digest does not fit.
kernel-verify-commitment = The secret does not match the dice fingerprint shown before the game.
kernel-verify-no-secret = The game is over, but the secret behind its dice is not shown.
kernel-verify-no-result = The game is over, but no result is given.
kernel-verify-not-over = A result is given, but the game is not over.
kernel-verify-scores = The result says { $claimed }; the moves give { $real }.
kernel-verify-die = Ply { $ply }: “{ $found }” was drawn, but the seed gives “{ $due }”.

kernel-components-late = the components of { $game } are already loaded
kernel-components-toml = it is not TOML: { $detail }
kernel-components-missing = it is missing
kernel-components-unknown = there is no such field
kernel-components-records = a list of records is expected
kernel-components-table = a table is expected
kernel-components-list = a list is expected
kernel-components-text = a text is expected
kernel-components-flag = true or false is expected
kernel-components-int = a whole number is expected
kernel-components-range = { $value } is not between { $low } and { $high }
kernel-components-count = there are { $have }, but there must be { $want }
kernel-components-twice = “{ $value }” stands here twice
kernel-values-number = a number is expected
kernel-values-yes-no = true or false is expected
kernel-values-stages = a list of stages is expected, whole numbers from 1 to { $most }
kernel-values-each = a list of { $count } numbers is expected, one for each stage
