# What the tables of all games say.

t-home = Faubourg, home
t-table = Table
t-log = Log
t-rules = Rules
t-side = Score and players
t-you = You
t-you-within = you
t-of = { $have } of { $need }
t-your-turn = Your turn
t-steps = Steps of the turn
t-new-here = New here? How to play
t-undo = Undo
t-close = Close
t-restart = Start the turn again
t-done = Done
t-waiting = Waiting for { $names }
t-hand-to = Give the device to { $name }
t-others = { $count ->
    [one] one other
   *[other] { $count } others
  }
t-take-back = Take back
t-hand-over = Hand over to { $name }
t-watch = What you are looking at
t-watching = You are watching { $name }
t-see-next = See { $name }
t-total = Total
t-players = Players
t-all-players = All { $count } players
t-choosing = choosing
t-is-done = done
t-whole-log = Whole log
t-close-log = Close the log
t-look-back = Look back at this
t-end = The end
t-you-win = You win, { $points } to { $next }
t-you-win-tie = You win the tie at { $points }
t-wins = { $name } wins, { $points } to { $next }
t-wins-tie = { $name } wins the tie at { $points }
t-shared-win = Shared victory with { $points }: { $names }
t-your-place = { $place ->
    [2] You finish 2nd with { $points } { $unit }.
    [3] You finish 3rd with { $points } { $unit }.
   *[other] You finish in place { $place } of { $seats } with { $points } { $unit }.
  }
t-again = Play again
t-same-cards = Same cards again
t-final-scores = Final scores
t-replay = Replay
t-analysis = Analysis
t-record = Download record
t-picture = Save picture
t-share-picture = Share picture
t-chart = Round by round
t-rounds-nav = Back and forth
t-first-round = To the beginning
t-previous-round = Previous round
t-next-round = Next round
t-final-round = To the end
t-to-table = Back to the table
t-help = The rules in short
t-close-help = Close the rules
t-all-rules = All the rules on one page
t-help-end = The end
t-help-marks = What you see
t-help-keys = Keys
t-comfort = Fewer taps
t-comfort-finish = Finish my turn when nothing is left to do
t-comfort-cross = Always plant, build, hire or cross when that is the only thing to do
t-comfort-tips = Show tips in the first round
t-comfort-keep = Save
t-tips-off = Skip the tips
t-key-arrows = from one highlighted place to the next
t-key-hint = ask for a hint
t-key-undo = undo
t-key-done = finish the turn
t-key-help = open or close this page
t-seats = Seats
t-close-seats = Close the seats
t-seats-watch = Anyone with the link can watch.
t-invite = Invite
t-link-and-code = Link and code of the table
t-is-bot = bot, { $level }
t-is-person = plays
t-return = Take my seat back
t-other-device = Play on another device
t-let-bot = Is someone away? A bot can play for
t-let-bot-do = Let a bot play
t-bot-plays = A bot plays for you
t-bot-plays-line = Take your seat back whenever you like.
t-cut = Connection lost
t-cut-line = Confirmed moves are safe. Reconnecting…
t-retry = Try now
