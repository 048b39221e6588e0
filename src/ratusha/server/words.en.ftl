# Names and headings
server-brand = Ratusha
server-skip = To the content
server-nav = Main
server-lobby = Lobby
server-lobby-title = What shall we play?
server-come-in = Sign in
server-help = Help
server-host = Admin
server-guest = guest
server-other-language = Русский
server-next-table = { $n ->
    [one] Your turn at { $n } table
   *[other] Your turn at { $n } tables
}
server-to-lobby = To the lobby
server-to-table = Back to the table
server-players-range = { $least }–{ $most } players
server-import-link = Import a game
server-my-tables = My tables
server-open-tables = Open tables
server-no-tables = No open tables. Start one.
server-your-turn = Your turn
server-free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
server-free-seat = free seat
server-players = Players
server-tables = Tables
server-people = People
server-status-open = Waiting for players
server-status-playing = In progress
server-status-over = Over
server-status-frozen = Frozen
server-status-paused = The game is paused
server-gone-player = Former player
server-bot-name = Bot { $n } ({ $bot ->
    [random] random
    [easy] easy
    [medium] medium
    [hard] hard
    [expert] expert
   *[other] { $bot }
})
server-seat-name = Seat { $n }
server-rated = Rated
server-rated-about = The result counts for ratings, if only people play. Then there are no hints.
server-rating = Rating
server-game = Game
server-ratings = Your ratings
server-rated-games = Rated games
server-rating-about-provisional = Rating; still uncertain after only a few games
server-rating-change = Rating { $before } → { $after }
server-not-rated = This game does not count for ratings: only games between people that end by the rules do, when everybody has moved and nobody sits twice.
server-by-invitation = By invitation
server-clock-live-short = { $minutes } min + { $seconds } s
server-clock-days-short = { $n ->
    [one] { $n } day a move
   *[other] { $n } days a move
}
server-clock-sleep-short = paused at night, { $from }–{ $to } ({ $zone })
server-late = time has run out
server-clock-until = until
server-asleep = It’s night at this table: the clock is paused until

# Coming in
server-as-guest = As a guest
server-guest-about = Just enter a name. You can create an account later and keep your tables.
server-name = Name
server-enter = Sign in
server-log-in = Log in
server-login = Login
server-password = Password
server-invitation = Invitation
server-invited-to-play = You are invited to play { $game }
server-invited-to-watch = You are invited to watch { $game }
server-invited-to-coach = You are invited to coach a player of { $game }

# A new table
server-new-table = new table
server-choose-game = Choose a game
server-seats = Seats
server-seat = Seat
server-how-many = How many players
server-bot = Bot
server-bot-level = Bot ({ $bot ->
    [random] random
    [easy] easy
    [medium] medium
    [hard] hard
    [expert] expert
   *[other] { $bot }
})
server-plan-open = Open to a player
server-plan-hot = Another player at this screen
server-seats-about = If no seat is open, the game starts at once.
server-options = Options
server-options-usual = Standard, change…
server-clock = Clock
server-clock-kind = Time to think
server-clock-none = No clock
server-clock-live = Live, for the whole game
server-clock-days = Days for each turn
server-clock-minutes = Minutes for the game
server-clock-increment = Seconds added each turn
server-clock-per-move = Days for each turn
server-clock-sleep-from = The clock is paused at night from
server-clock-sleep-to = to
server-clock-zone = Time zone
server-clock-absence = Days without a move
server-clock-absence-about = When a player has not moved for so long, the others may let a bot take the seat or end the game.
server-absence-short = { $n ->
    [one] a bot may take over after { $n } day without a move
   *[other] a bot may take over after { $n } days without a move
}
server-who-may-join = Who may join
server-join-open = Anyone
server-join-invited = Only by invitation link
server-table-title = Table name (optional)
server-create = Create the table
server-import-title = Import a game
server-import-about = Paste the text of a downloaded game. A finished game can be viewed, an unfinished one played on.
server-import-do = Import

# The table
server-thinks = to move
server-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
server-bot-plays-on = a bot is playing ({ $bot ->
    [random] random
    [easy] easy
    [medium] medium
    [hard] hard
    [expert] expert
   *[other] { $bot }
})
server-sit-here = Sit here
server-seat-bot = Add a bot
server-leave-seat = Stand up
server-free-it = Free the seat
server-colour = Colour
server-swap-colours = Swap colours
server-swap-colours-too = Swap colours, as asked
server-swap-colours-asked = You have asked to swap colours.
server-take-colour = Change colour
server-colour-red = red, circle
server-colour-blue = blue, square
server-colour-yellow = yellow, triangle
server-colour-green = green, diamond
server-colour-purple = purple, hexagon
server-colour-white = white, star
server-look-from-here = View as this player
server-score-sheet = Score sheet
server-source = Source
server-each-source = { $of }: each one
server-total = Total
server-ask-take-back = Request undo
server-ask-pause = Request a pause
server-ask-resume = Suggest going on
server-ask-end = Suggest ending the game
server-i-am-back = I am back
server-let-bot-play = Let a bot play for me
server-ask-me = Ask me
server-from-now-on = From now on
server-from-now-on-unasked = From now on without asking
server-less = Less
server-more-of-it = More
server-sandbox = Sandbox
server-sandbox-banner = A copy of the table after move { $n }. Nothing here is sent, dice and cards are made up; take back as much as you like.
server-sandbox-use = Use as my turn
server-sandbox-everyone = Sandbox: you play everyone
server-sandbox-anew = Start anew
server-sandbox-begin = Nothing has been tried yet.
server-play-link = New link to play
server-watch-link = New link to watch
server-coach-link = New link for a coach
server-link-play = To play
server-link-watch = To watch
server-link-coach = For a coach
server-revoke = Revoke
server-rules = Rules
server-commitment = Dice fingerprint:
server-waiting-for-players = Waiting for players
server-start = Start the game
server-close-table = Close the table
server-waiting-for = Waiting for
server-watching = You are a spectator.
server-coaching = You are coaching: you see what { $who } sees and make no moves.
server-confirm-prompt = Confirm your turn
server-confirm = Confirm
server-end-turn = End turn
server-by-itself = Your turn ends
server-reveals-dice = New dice will be rolled: you can’t undo after this.
server-reveals-something = Something new will be revealed: you can’t undo after this.
server-undo = Step back
server-restart = Restart turn
server-draft = Your turn so far
server-step = Step
server-taken-back = Undone:
server-taken-back-all = Your turn is back to its start.
server-pays = costs
server-gets = gives
server-filter = Filter the options
server-filter-n = { $n ->
    [one] Filter { $n } option
   *[other] Filter { $n } options
}
server-command = Enter a move
server-do = Play
server-why-not = Why not?
server-position = Position
server-position-words = Position in words
server-board = The board
server-log = Log
server-since-your-turn = Since your last turn
server-more-alike = (and { $n } more)
server-ended-rules = The game is over
server-ended-agreed = Ended by agreement
server-ended-time = Ended: out of time
server-ended-outdated = Ended: the rules have changed since
server-ended-frozen = Ended: the rules had failed
server-ended-host = Ended by the admin
server-ended-empty = The table was closed
server-replay = Replay
server-export = Download the game
server-to-rematch = Go to the rematch
server-rematch = Rematch
server-secret = Secret of the dice:
server-outdated = The rules have changed since
server-outdated-about = This game started under version { $was } of the rules, and the server now has another. You can view it as far as the current rules follow it, download it and end it; from a finished one you can start a new table under the current rules.
server-frozen = This table is frozen
server-frozen-about = The rules failed here, and that is our fault. Nothing is lost: you can go back to an earlier step, download the game, or end it.
server-frozen-overran = The rules did not come to an end here, and that is our fault. Nothing is lost: you can go back to an earlier step, download the game, or end it.
server-rewind-to = Go back to step
server-rewind = Go back
server-end-table = End the game
server-remove-table = Delete
server-proposal-take-back = { $who } asks to go back to step { $ply }.
server-proposal-pause = { $who } asks for a pause.
server-proposal-resume = { $who } suggests going on.
server-proposal-rewind = { $who } suggests going back to step { $ply } and playing on.
server-proposal-end = { $who } suggests ending the game.
server-agree = Agree
server-refuse = Refuse
server-withdraw = Withdraw
server-time-out = { $who } has run out of time.
server-absent = { $n ->
    [one] { $who } has not moved for { $n } day.
   *[other] { $who } has not moved for { $n } days.
}
server-absent-blocked = { $who } is blocked on this server.
server-own-absence = { $n ->
    [one] You have not moved for { $n } day. You still can, until the others choose to go on without you.
   *[other] You have not moved for { $n } days. You still can, until the others choose to go on without you.
}
server-overdue-wait = Wait
server-overdue-time-live = { $n ->
    [one] Give { $n } minute
   *[other] Give { $n } minutes
}
server-overdue-time-days = { $n ->
    [one] Give a day
   *[other] Give { $n } days
}
server-overdue-about = Anyone may give time. To bring in a bot or end the game, { $n } of you must agree.
server-own-time-out = You have run out of time. You can still move until the others decide to go on without you.
server-bot-for-you = A bot is playing for you.
server-overdue-bot = Let a bot take the seat
server-overdue-end = End the game
server-talk = Chat and notes
server-chat = Chat
server-room-table = the players
server-room-watch = the spectators
server-room-coach = the coach
server-say-in = Message to { $room }
server-say = Send
server-no-chat = No messages yet.
server-notes = My notes
server-connection-lost = Connection lost; trying again…
server-connection-back = Connected again.
server-first = To the beginning
server-last = To the end
server-back = Back
server-forward = Forward
server-fork-here = New table from here

# Settings
server-settings = Settings
server-save = Save
server-language = Language
server-lang-auto = Browser default
server-theme = Theme
server-theme-auto = System default
server-theme-light = Light
server-theme-dark = Dark
server-favourite-colour = Favourite colour
server-any = any
server-set-confirm = Ask me to confirm each turn (turn it off if you never misclick)
server-set-sounds = Sounds
server-set-motion = Animate the board (off if your device asks for less motion)
server-set-labels = Names of places on the boards (coordinates, regions)
server-set-title = Mark the page title when it’s my turn
server-set-reminders = Remind me of tables that have been waiting for a long time
server-set-webhook = Webhook to call when it’s my turn
server-set-email = E-mail address for turn notices
server-email-unconfirmed = We sent a link to this address; open it to confirm.
server-email-confirmed = The e-mail address is confirmed.
server-standing-of = Standing answers: { $game }
server-make-account = Create an account
server-account-about = So that you can sign in from anywhere. You keep your tables.
server-change-password = Change password
server-old-password = Current password
server-new-password = New password
server-password-changed = Your password is changed. Other devices are signed out, and your programs’ tokens no longer work: create new ones.
server-tokens = Tokens for programs
server-tokens-about = A token lets a bot of yours play through the API.
server-token-once = Copy it now, it is shown only once:
server-token-label = Label
server-new-token = New token
server-log-out = Log out
server-log-out-guest = A guest who logs out can’t come back: create an account first if you want to.
server-delete-me = Delete my account
server-delete-about = Your name, settings, notes and messages are deleted; bots play on in your seats.
server-delete-sure-box = I am sure
server-delete-sure = Tick the box if you are sure.

# The admin
server-become-host = Become the admin
server-health = Health
server-health-people = People
server-health-accounts = { $n ->
    [one] { $n } account
   *[other] { $n } accounts
}
server-health-memory = Memory
server-megabytes = { $n } MB
server-name-begins = Name begins with
server-find = Find
server-blocked = blocked
server-block = Block
server-unblock = Unblock
server-make-host = Make an admin
server-unmake-host = No longer an admin
server-blocked-names = Blocked names
server-block-name = Block a name

# Help
server-help-1-title = Start
server-help-1 = Choose a game in the lobby, put bots or friends in the seats, create the table. With bots only it starts at once; friends come by an invitation link and need only a name. Several players can share one screen: what only one of them may know is shown once that player says who they are.
server-help-2-title = Your turn
server-help-2 = Places that glow on the board can be touched: each touch leaves fewer moves in the list beside it; once one is left, touch the same place again to play it. Everything you can do is also a button in that list, with its cost and gain. Each move adds a step to your turn. Step back and restart are free until you confirm; a step that rolls dice or reveals a card says so, and can’t be undone once you confirm. The number beside a line of the log shows the position after it.
server-help-3-title = Keyboard
server-help-3 = Arrows move through the options and to the button that ends the turn, 1 to 9 jump to one (the board shows the same digits), Tab walks the places that glow, B goes to the board, where arrows lead to the neighbouring place; Enter chooses, Escape steps back. Plus, minus and 0 zoom. You can also type a move in notation (press /, Escape to leave).
server-help-4-title = Undoing more
server-help-4 = To undo a confirmed turn, request it from the others: if they agree, the game goes back, and the same dice come again.
server-help-5-title = Time
server-help-5 = When a player runs out of time, the others choose: wait, give time, let a bot take the seat, or end the game. A player who comes back takes the seat back. You can also let a bot play for you while you are away. Where there are days for each turn, the clock can be paused at night, in the table’s own time zone.
server-help-6-title = Honest dice
server-help-6 = Before the first move the server shows a fingerprint of the secret that all dice and cards follow from. After the game it shows the secret, and anyone can check every roll and draw of the downloaded game with the verify command.
server-help-7-title = Sandbox
server-help-7 = Try moves in private from the current position. Dice and cards are made up there. You can use what you found as your turn, as long as it is legal.
server-help-8-title = After the end
server-help-8 = The replay shows everything that was hidden. You can download the game, start a new table from any step, or ask for a rematch.
server-help-9-title = Keys
server-help-9 = At a table: arrows and 1 to 9 go to the options, Tab to the places that glow, Enter chooses, Escape steps back. In a replay: left and right go one step, Space plays and pauses, Home and End go to the ends.
server-for-programs = For programs
server-for-programs-about = Everything here can be done through an HTTP API and a WebSocket:

# The log
server-log-created = The table was created.
server-log-sat = { $who } takes seat { $n }.
server-log-invited = { $who } is invited to play again, on seat { $n }.
server-log-left = Seat { $n } is free.
server-log-coloured = { $who } takes { $colour }.
server-log-asked-swap = { $who } would like to swap colours with { $whom }.
server-log-started = The game starts.
server-log-moved-standing = { $who }’s standing answer:
server-log-moved-bot = { "" }
server-log-moved-replaced = A quick move for { $who }:
server-log-proposed-take-back = { $who } asks to go back to step { $ply }.
server-log-proposed-pause = { $who } asks for a pause.
server-log-proposed-resume = { $who } suggests going on.
server-log-proposed-rewind = { $who } suggests going back to step { $ply } and playing on.
server-log-proposed-end = { $who } suggests ending the game.
server-log-agreed = { $who } agrees.
server-log-refused = { $who } does not agree.
server-log-rewound = The game goes back to step { $ply }.
server-log-paused = The game is paused.
server-log-resumed = The game goes on.
server-log-gave-time = { $who } gives { $to } time.
server-log-replaced = A bot plays for { $who }.
server-log-back = { $who } is back.
server-log-bot-slow = { $who } thought too long and was stopped.
server-log-bot-broken = { $who } failed to choose.
server-log-voted-wait = { $who } would rather wait for { $about }.
server-log-voted-bot = { $who } wants a bot to play for { $about }.
server-log-voted-end = { $who } wants to end the game, because { $about } has no time left.
server-log-frozen = The rules failed; the table is frozen.
server-log-frozen-overran = The rules did not come to an end; the table is frozen.
server-log-ended-rules = The game is over.
server-log-ended-agreed = The game ended by agreement.
server-log-ended-time = The game ended: out of time.
server-log-ended-outdated = The game ended: the rules have changed since it started.
server-log-ended-frozen = The frozen game was ended.
server-log-ended-host = The admin has ended the game.
server-log-ended-empty = The table is closed.
server-log-rematched = The players meet again at a new table.
server-log-adopted = A player has changed accounts.

# Notifications
server-notice-turn = { $game }: it’s your turn
server-notice-reminder = { $game }: it’s still your turn
server-notice-overdue = { $game }: a player has run out of time; choose what to do
server-notice-email = Confirm your e-mail address for Ratusha

# Refusals: one clear sentence each
server-bad-whole-number-above-zero = “{ $value }” is not a whole number from 1 up
server-bad-whole-number-not-negative = “{ $value }” is not a whole number from 0 up
server-bad-number-above-zero = “{ $value }” is not a number above 0
server-bad-number-not-negative = “{ $value }” is not a number from 0 up
server-bad-truth = “{ $value }” is neither true nor false
server-bad-log-level = “{ $value }” is not a log level: use debug, info, warning or error
server-bad-form = it must look like { $form }
server-unknown-setting = there is no such setting; did you mean { $meant }?
server-refused-not-found = There is nothing here, or it is not for you.
server-refused-method-not-allowed = That can’t be done here.
server-refused-unknown-operation = There is no such operation.
server-refused-bad-token = This token is not valid.
server-refused-wrong-login = Login or password is wrong.
server-refused-wrong-shape = The request does not have the right shape: { $why }.
server-refused-not-json = The request is not valid JSON.
server-refused-unreadable-form = The form can’t be read.
server-refused-not-a-number = “{ $name }” must be a whole number.
server-refused-request-too-large = The request is too large.
server-refused-log-full = This table’s log is full ({ $n } entries): only moves are accepted now.
server-refused-request-too-slow = The request took too long to arrive.
server-refused-storage-unavailable = The server can’t reach its storage right now. Try again in a moment.
server-refused-bad-csrf-token = This form is out of date; load the page again.
server-refused-cross-site-request = A page of another site may not do this.
server-refused-not-signed-in = Sign in first: enter a name or log in.
server-refused-not-host = Only the admin may do this.
server-refused-too-many-requests = Too fast: try again in { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}.
server-refused-internal-error = Something went wrong on our side; nothing was changed.
server-refused-busy = Too much is changing here just now. Try again in a moment.
server-refused-too-many-connections = You have too many connections open.
server-refused-other-rules-version = This game started under version { $was } of the rules and can’t be played on under version { $now }; you can view it, download it and end it.
server-refused-frozen = The rules failed here; the table is frozen, nothing is lost.
server-no-turn = It’s not your turn; waiting for { $who }.
server-and = { $some }, { $last }
server-refused-stale = The position has changed; here is the current one.
server-refused-id-already-used = Another request was sent with this id (from an older page, perhaps); nothing was changed.
server-refused-not-your-seat = This seat is not yours.
server-refused-not-table-creator = Only the one who made the table may do this.
server-refused-not-started = The game has not started.
server-refused-game-over = The game is over.
server-refused-game-paused = The game is paused.
server-refused-bot-plays-for-you = A bot is playing for you: take your seat back first.
server-refused-turn-not-finished = Your turn isn’t finished: something still has to be decided.
server-refused-no-draft = There is nothing to undo or confirm.
server-refused-no-hints = There are no hints in rated games.
server-no-second-answer = You have already decided: confirm it or step back.
server-refused-bad-line-length = Send 1 to { $n } moves.
server-refused-line-goes-beyond-chance = Move { $n } reveals something: what follows can’t be decided in advance.
server-refused-line-not-possible = These moves are not possible in the current position.
server-refused-already-started = The game has started: the seats are fixed.
server-refused-unknown-seat = The seats here are numbered from 0; there are { $n } of them.
server-refused-seat-not-free = This seat is not free.
server-refused-colour-taken = Another player has this colour.
server-refused-unknown-colour = There is no such colour.
server-refused-seats-not-filled = Some seats are still free.
server-refused-rematch-not-agreed = Not everybody has agreed to play again yet.
server-refused-invitation-needed = This table is by invitation only.
server-refused-unknown-time-zone = There is no time zone “{ $name }”; try a name like Europe/Berlin, or UTC.
server-refused-incomplete-sleeping-hours = The clock’s pause at night needs a beginning and an end; or leave both empty.
server-refused-unknown-bot = There is no bot “{ $name }”.
server-refused-unknown-standing-answer = There is no such standing answer.
server-refused-unknown-ply = The game has { $n ->
    [one] { $n } step
   *[other] { $n } steps
}.
server-refused-cannot-propose-now = That can’t be proposed now.
server-refused-other-proposal-open = Something else is being decided.
server-refused-no-proposal = Nothing was proposed.
server-refused-own-proposal = You can’t agree to your own proposal.
server-refused-not-overdue = This seat still has time.
server-refused-own-time-is-up = Your own time has run out: the others choose.
server-refused-not-frozen = The table is not frozen.
server-refused-cannot-end-alone = You can’t end this game alone: propose it to the others.
server-refused-rematch-before-end = You can ask for a rematch once the game is over.
server-refused-fork-before-end = A new table can start from a finished game only.
server-refused-replay-before-end = The replay opens once the game is over.
server-refused-record-before-end = The game can be downloaded once it is over.
server-refused-sandbox-not-allowed = The sandbox is for players while the game is in progress.
server-refused-record-too-long = The file is too long.
server-refused-chat-not-allowed = You can’t write in this chat.
server-refused-empty-message = The message is empty.
server-refused-too-many-invitations = There are too many links; revoke one.
server-refused-too-many-tokens = You have too many tokens; revoke one.
server-refused-empty-name = Enter a name.
server-refused-name-too-long = A name may have at most { $n } characters.
server-refused-bad-characters-in-name = A name may contain only visible characters.
server-refused-name-not-allowed = This name can’t be used.
server-refused-title-too-long = A table’s name may have at most { $n } characters.
server-refused-password-too-short = A password needs at least { $n } characters.
server-refused-password-too-long = A password may have at most { $n } characters.
server-refused-password-not-allowed = This password can’t be used: choose another.
server-refused-wrong-password = The current password is wrong.
server-refused-already-has-account = You already have an account.
server-refused-already-signed-in = You are already signed in; log out first.
server-refused-no-account = You have no account.
server-refused-bad-webhook = A webhook begins with http:// or https://.
server-refused-bad-email = This is not an e-mail address.
server-bad-address = the address must begin with postgresql:// or sqlite:/// and be well-formed
server-in-use = another server is using it
server-no-database = the database can't be used: { $why }
server-damaged = the database file is damaged ({ $why }): move it away and restore the latest backup with “ratusha restore FILE”; without a backup, “sqlite3 FILE .recover” may save a part of it
server-no-port = this address can't be used: { $why }
server-no-shared-database = several processes need a PostgreSQL database (--database postgresql://…)
server-no-shared-port = several processes on one port need Linux or macOS
server-own-file = this is a file of the server itself
server-no-folder = the folder for this file does not exist
server-no-data = there is no server data here
server-no-backup = this is not a whole backup of this version of Ratusha
server-no-empty-database = there is data in it already; restore into an empty one

# The plain pages
server-asides = At any time
server-none-found = No option matches.
server-command-about = A move in notation
server-sandbox-line = Your moves
server-sandbox-clear = Back to the beginning
server-this-move = What happened
server-before-first = Before the first move.
server-fork-about = Start a new table from this position.
server-welcome = No account needed: enter a name and sit down. Bots are always ready; a friend needs only a link.
server-welcome-back = Bots are always ready; a friend needs only a link.
server-bots-warming = The bots are warming up: full strength in a few minutes.
server-bots-no-compiler = No C compiler on this server: the bots look less far ahead.
server-bots-less = On this server the bots look less far ahead than they could.
server-guest-name = Guest
server-name-later = you can change it later
server-minutes-range = { $range } min
server-tables-wait = { $n ->
    [one] { $n } waits for you
   *[other] { $n } wait for you
}
server-tables-finished = Finished: { $n }
server-move-now = Move
server-move-at = Move: { $table }
server-your-name = Your name
server-play-now = Play with bots
server-play-now-short = With bots
server-play-friend-short = With friends
server-play-now-game = Play { $game } with bots
server-set-up = Set up a table
server-set-up-game = Set up a table of { $game }
server-rules-game = Rules of { $game }
server-running-tables = In progress
server-parts = Parts of this page
server-part-turn = Turn
server-sending = Sending…
server-touch-again = Touch it again to play this.
server-unsent = Not sent: there is no connection. Nothing is lost; try again.
server-saved = Saved.
server-error = That did not work
server-error-403 = Not allowed
server-error-404 = Nothing here
server-error-429 = Too many requests
server-error-500 = Our fault
server-ready-to-start = Everyone is here
server-rematch-asked = Play again?
server-rematch-yes = Yes, play again
server-rematch-waiting = Not everybody has agreed to play again yet
server-not-answered = no answer yet
server-send-link = Send this link to a friend:
server-invite-about = Wait for somebody from the lobby, add a bot, or invite a friend: a link is enough, no account is needed.
server-invite-friend = Invite a friend
server-part-log = Log
server-all-options = All of them · { $n }
server-seal = Seal the bid
server-of-n = of { $n }
server-more-options = { $n } more
server-folded = { $n } more (usually not useful)
server-dice = Honest dice
server-dice-about = All dice and cards follow from a secret. Its fingerprint is shown here from the start; after the game the secret is shown, and anyone can check every roll and draw.
server-dice-over = All dice and cards of this game followed from this secret: check the downloaded game with the verify command.
server-how-to-play = How to play here
server-table-menu = Table menu
server-invite-others = Invite and show to others
server-position-after = The position after step { $n }
server-more-lines = { $n ->
    [one] { $n } more line
   *[other] { $n } more lines
}
server-earlier = Earlier position
server-replay-banner = Replay. Nothing you do here is played; all hands are open.
server-earlier-banner = An earlier position. Nothing you do here is played.
server-moves-of-round = Moves of round { $n }
server-of-steps = of { $last }
server-go-there = Go there
server-points = Points
server-free-it-sure = Take the seat away from { $who }?
server-free-it-yes = Yes, free the seat
server-close-sure = The table disappears for everyone.
server-close-yes = Yes, close it
server-end-sure = The game ends here and can’t be played on.
server-end-yes = Yes, end it
server-ask-end-sure = If all agree, the game ends here and can’t be played on.
server-sandbox-short = try moves in private
server-day-sign = d
server-in-all = Total:
server-next-short = Your turn: { $n }
server-curtain = { $who } to move
server-curtain-about = Several players share this screen: here is what everyone may see. Hand it over before showing more.
server-curtain-lift = I am { $who }, show my side
server-clock-sleep-about = Leave both times empty and the clock is never paused.
server-or-file = Or open the file:
server-copy = Copy
server-copied = Copied
server-link-local = Only this computer can reach this server. For friends elsewhere start it with --host 0.0.0.0 and open it by this computer’s address.
server-play-friend = Play with friends
server-play-friend-game = Play { $game } with friends
server-no-seat-left = No seat is left: you can watch.
server-accept-play = Join
server-accept-watch = Watch
server-accept-coach = Join
server-remove-sure = The table is deleted for everyone, with its log and chat, for good.
server-remove-yes = Yes, delete it
server-contents = Contents
server-sit-here-too = Sit here, too
server-log-out-yes = Yes, log out
server-record-line = This record can’t be read, line { $n }:
server-record-no = This record can’t be imported:

# Components
server-components = Components
server-components-game = Components of { $game }
server-components-about = What is printed on the boards, tiles and cards, as this server plays it, and where each value comes from. A reconstructed value is our best guess: we have not seen the original. If you own the game and find a mistake, the admin can correct it without touching the program.
server-components-given = The admin of this server has given a corrected file.
server-components-only = Show only what is reconstructed
server-components-all = Show everything
server-source-rulebook = rulebook
server-source-public = public source
server-source-reconstructed = reconstructed
server-n-values = { $n ->
    [one] { $n } value
   *[other] { $n } values
}

# At the table
server-sandbox-other = Sandbox: you choose for { $who }
server-origin-fork = Started from step { $n } of this game
server-origin-rematch = Rematch of this game
server-origin-import = Imported game
server-away = away
server-away-about = Not at the table right now
server-proposal-undo = { $who } asks to undo this move: { $move }
server-log-proposed-undo = { $who } asks to undo this move: { $move }
server-log-undone = Undone: { $move }
server-join = Join
server-join-table = Join { $table }
server-pace = Bots’ speed
server-pace-slow = Slow
server-pace-normal = Normal
server-pace-fast = Fast
server-pace-instant = No pauses
server-undo-turn = Undo my last move
server-said-to = to { $room }

# The end of a game
server-result = Result
server-result-you-won = You won by { $n ->
    [one] { $n } point
   *[other] { $n } points
}
server-result-won = { $who } won by { $n ->
    [one] { $n } point
   *[other] { $n } points
}
server-result-tie-you = You won on the tie-break
server-result-tie = { $who } won on the tie-break
server-result-shared = Shared victory: { $who }
server-lead-changes = { $n ->
    [one] The lead changed hands once
   *[other] The lead changed hands { $n } times
}
server-points-by-round = Points, round by round
server-points-in-numbers = The same in numbers
server-round-begins = When round … began
server-boards = The boards
server-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
server-graphs = Graph
server-board-at-end = The board at the end
server-board-of = { $who }: cards and supplies
server-round-short = R { $n }

# Replay
server-autoplay = Play
server-autoplay-stop = Pause
server-step-by = Step by
server-step-move = move
server-step-turn = turn
server-step-round = round
server-speed = Speed
server-rounds = Rounds
server-round-n = Round { $n }

# -- the frame of a table's page -----------------------------------------------------------------------

server-see-board = see the board
server-no-points-yet = No points yet.
server-take-back-to-here = Take back to here
server-after-this = After this
server-pull-sheet = More or fewer options
server-zoom = Zoom
server-zoom-in = Zoom in
server-zoom-out = Zoom out
server-zoom-fit = Show the whole board
server-close-board = Back to the table

# -- a finished game looked at again -------------------------------------------------------------------

server-analysis = Analysis
server-analysis-running = The bots are looking at the game. You can leave this page and come back.
server-analysis-busy = Many games are being looked at. Try again in a few minutes.
server-analysis-failed = This game could not be analysed.
server-analysis-chart = Chances of winning, move by move, %
server-analysis-turning = Turning points
server-analysis-cost = { $who }, chances { $share } %: this move cost about { $cost } points.
server-analysis-better = Better: { $move }
server-analysis-why = The difference: { $reasons }
server-analysis-by-the-end = By the end of the game: { $reasons }
server-analysis-position = Show the board before this move
server-analysis-none = No move cost much.
server-analysis-about = Bots played on from every position, knowing only what the player to move knew.
server-analysis-again = Look again
server-analysis-offer = Bots can look at every move of this game: how the chances changed, which moves decided it, and what was better.
server-analysis-start = Find the turning points

# -- hints ---------------------------------------------------------------------------------------------

server-hint = Hint
server-hint-heading = Three good moves
server-hint-worth = Your position after this turn is worth about { $points } points.
server-hint-why = What changes: { $reasons }
server-hint-then = Then: { $moves }
server-hint-try = Try it out
server-hint-none = The bots found nothing in time. Try again.
server-hint-over = Nobody has to decide anything here.
