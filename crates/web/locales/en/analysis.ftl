# What the page of an analysis says.

a-title = Analysis
a-sum-you = { $luck ->
    [gave] The cards gave you { $cards }, your decisions cost { $lost }
   *[took] The cards took { $cards } from you, your decisions cost { $lost }
  }
a-sum = { $luck ->
    [gave] The cards gave { $name } { $cards }, decisions cost { $lost }
   *[took] The cards took { $cards } from { $name }, decisions cost { $lost }
  }
a-from-to = Before the first card: { $start } = { $judge } as an architect plays { $beyond } with the best turns found. In the end: { $score }.
a-rough = First rough figures.
a-working = The game is being weighed: { $done } of { $all } turns
a-refining = Looking closer: { $done } of { $all } turns. The figures still move a little.
a-waiting = This game is next in line.
a-busy = Many games are being weighed. Come back in a moment.
a-chart = Expected final points
a-chart-about = Expected final points of { $name }, from { $start } to { $score }
a-line = expected
a-line-best = with the best turns
a-lost-field = lost by decisions
a-moment = Round { $round }
a-played-you = You played
a-played = Played
a-better = Better
a-best-found = That was the best turn found.
a-only-turn = There was only this turn.
a-lost = { $points } lost
a-within = The interval is ± { $points }.
a-chance = Part of it may be chance.
a-why = What the better turn brings, on average
a-cards = The cards brought { $points } before it.
a-board = See the board
a-everyone = Accuracy
a-seat = Player
a-accuracy = Accuracy
a-luck = Cards
a-decisions = Decisions
a-open = Weigh
a-turns = Turns
a-only-cracks = only cracks
a-nav = Back and forth
a-previous = Previous turn
a-next = Next turn
a-to-table = To the table
a-keystone = Keystone
a-solid = Solid
a-hairline = Hairline
a-crack = Crack
a-collapse = Collapse
a-how = Every turn is compared with the best one found, in the same imagined games. Start + cards + decisions = score.
a-learn = Learn from mistakes
a-nothing = Nothing to mend.

# A turn that is tried again.

l-title = Learn from mistakes
l-place = Mistake { $number } of { $all } · round { $round }
l-all = All mistakes
l-asked-you = You played: { $played }. It cost { $lost }.
l-asked = Played: { $played }. It cost { $lost }.
l-goal = Find a turn within { $points } of the best.
l-show = Show it
l-again = Try again
l-next = Next mistake
l-finished = To the analysis
l-to-analysis = Analysis
l-best = This is the best turn found.
l-as-good = As good as the best: solved.
l-better = Better, but not the best yet.
l-worse = Not better yet.
l-loses-you = It loses { $loss }; yours lost { $lost }.
l-loses = It loses { $loss }; the one played lost { $lost }.
l-then-you = You played
l-then = Played
l-now = Now
l-where = Where the best turn gains
l-where-line = Compared with your try, on average.
l-questions = Three questions
l-question-1 = What is worth most right now?
l-question-2 = Where can it be used?
l-question-3 = What leaves most open for later?
l-well = Well done
l-well-line = The difference to the best turn is too small to matter.

# What can be done with a moment of a finished game.

m-title = This moment
m-link = Link to this moment
m-play-on = Play on from here
m-play-on-line = A new table with bots of that strength. The cards to come are shuffled anew, and the game counts nowhere.
m-table = { $title }, from round { $round }
