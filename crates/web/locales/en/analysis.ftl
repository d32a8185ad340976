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
a-from-to = From { $start } expected at the start to { $score }.
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
a-within = The interval is ± { $points }: part of it may be chance.
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
