# What people have to do with each other.

# ---- Playing again ----

rematch-asked = { $name } wants to play again
rematch-asked-by-someone = The others want to play again
rematch-join = Join
rematch-same = With the same cards as in the last game.
rematch-join-about = Your seat is kept. One tap, and you are in.
rematch-awaited = invited, not here yet
rematch-open = Waiting for the others
rematch-watch = They play again: watch
rematch-full-about = The open seats are kept for those who played before. Stay to watch: the table appears here by itself.
rematch-open-about = The others see on their page that you want to play again. The game begins when all have joined, or when you start it.
rematch-yours = The others see that you want to play again.
rematch-go = Go there
lobby-start-present = Start with those here

# ---- Calls, the app, previews of links ----

call-turn = It is your turn.
yours-calls = Notifications
yours-calls-about = { $count ->
    [one] One browser gets a notification when it is your turn.
   *[other] { $count } browsers get a notification when it is your turn.
}
yours-calls-stop = Stop notifications
call-joined = { $name } has joined.
denied-nobody-to-call = Sit down at a table first. Then there is a turn to notify you of.
notice-offline = No network
notice-offline-about = Your tables are safe. Come back when there is a network.
preview-invites = { $host } invites you to { $game }
preview-invited = You are invited to { $game }
preview-watch = Watch a game of { $game }
preview-open = { $open ->
    [one] 1 seat open
   *[other] { $open } seats open
} · { $table }

# ---- The clock ----

clock-label = Time for a turn
clock-none = No clock
clock-minutes = 2 minutes a turn
clock-day = A day for each turn
clock-over = { $name } has used up the time for this turn.
clock-hurry = Let a bot play this turn
denied-not-overdue = The time for this turn is not over yet.

# ---- Reactions and presence ----

social-react = Say something
social-hide = Hide reactions
social-call = Notify me when it is my turn
social-call-about = Also when this page is closed. No account, and you can switch it off here.
social-call-on = On. A notification comes when it is your turn.
social-call-no = Your browser does not allow it. Allow notifications for this site and press again.
social-sound = A soft sound when it is my turn
social-away = away
react-clap = Well done!
react-laugh = Ha ha!
react-wow = Oh!
react-think = Hm …
react-oops = Oh no!
react-heart = Lovely!
denied-only-players = Only those who play can do this.

# ---- Past games ----

history-title = Your last games
history-won = Won { $points }–{ $others }
history-lost = Lost { $points }–{ $others }
history-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
history-place = Place { $place } of { $seats }, { $points } points
history-against = against { $names }
history-best = Best
history-kept = { $count ->
    [one] One game is remembered: points and places, no names.
   *[other] { $count } games are remembered: points and places, no names.
}
history-delete = Delete the list of past games
history-delete-sure = Yes, delete it

# ---- The lobby and hints ----

lobby-size-range = Number of seats, { $from } to { $to }
denied-size = This game has { $from } to { $to } seats.
hint-thinking = Thinking …
