# Sheets of Welcome with rules of their own.

ws-yours = yours
ws-rules-sheets = Sheets with rules of their own
ws-rules-sheets-line = They keep the streets and tracks of the classic sheet, add symbols and points, and bring a plan C of their own.
ws-no-collect-first = Decide about the eggs of the house first.
ws-no-aim-first = Choose your secret goal first.
ws-no-such-egg = { $house } has no such egg.
ws-no-more-eggs = { $count ->
    [0] The number in { $house } has no loop for an egg.
    [one] The number in { $house } has one loop: one egg at most.
   *[other] The number in { $house } has { $count } loops: { $count } eggs at most.
  }
ws-no-saucer = No saucer hovers over { $house }.

## Egg Hunt

ws-eggs = Eggs
ws-egg-yellow = Yellow
ws-egg-blue = Blue
ws-egg-green = Green
ws-egg-orange = Orange
ws-egg-pink = Pink
ws-egg-got = { $colour } egg collected
ws-egg-lost = { $colour } egg lost
ws-egg-there = { $colour } egg
ws-egg-one = a { $colour } egg
ws-egg-take = Collect the { $colour } egg of { $house }
ws-eggs-both = Both
ws-eggs-none = None
ws-eggs-take-both = Collect both eggs of { $house }
ws-eggs-take-none = Collect no egg of { $house }
ws-eggs-order = Collect eggs in { $house }?
ws-eggs-order-which = Collect which egg in { $house }?
ws-eggs-order-one = Collect the { $colour } egg in { $house }?
ws-eggs-loops = { $loops ->
    [one] Your { $number } has one loop.
   *[other] Your { $number } has two loops.
  }
ws-eggs-next = { $missing ->
    [one] One more egg makes { $needed }: { $points } points.
   *[other] { $missing } more make { $needed } eggs: { $points } points.
  }
ws-eggs-full = The basket is full.
ws-eggs-count = { $have } of { $all }.
ws-eggs-goal = { $needed } eggs:
ws-eggs-why = { $count } collected
ws-eggs-line = Your number has loops: where eggs are yellow, it can collect them.
ws-eggs-line-none = Only 0, 6, 8, 9, 10 and 16 have loops for eggs. Eggs of a house with another number are lost.
ws-eggs-follow = { $count ->
    [one] It can collect one egg
   *[other] It can collect { $count } eggs
  }
ws-did-collect = collected { $eggs }
ws-do-collect = { $count ->
    [one] collect an egg
   *[other] collect both eggs
  }
ws-do-collect-none = leave the eggs
ws-eggs-opponent = by its 6, 8, 9 and 10
ws-eggs-step = { $points } for { $needed }
ws-eggs-goal-lots = { $count ->
    [one] Lots of { $sizes }, each with an egg
   *[other] Lots of { $sizes }, each with { $count } eggs
  }
ws-eggs-goal-lots-none = Lots of { $sizes }, none with collected eggs
ws-eggs-goal-colours = All { $colours } eggs
ws-eggs-goal-everywhere = In every street, eggs of { $count } colours
ws-eggs-goal-street = All eggs of street { $street }
ws-eggs-rules = The loops of a number collect eggs: a 6, a 9 and a 16 collect one, a 0, an 8 and a 10 collect two. Write such a number in a house with eggs and you may collect them at once, with the card or with an extension. A 9¾ counts as a 9.
ws-eggs-rules-score = There are { $all } eggs. You score by how many you have collected: { $steps }.
ws-eggs-rules-lost = What you do not collect when you number the house is lost. So are the eggs under a roundabout.
ws-eggs-rules-opponent = The AAA collects with its cards: one egg for each 6 and 9, two for each 8 and 10.

## Christmas Lights

ws-lights = Lights
ws-lights-longest = Longest string
ws-lights-in = in a string of { $size }
ws-lights-note = { $points ->
    [one] In each street, 1 point a house on the longest string
   *[other] In each street, { $points } points a house on the longest string
  }
ws-lights-line = Neighbours whose numbers follow are strung together.
ws-lights-line-at = In { $house } it makes a string of { $size }.
ws-lights-follow = It is strung to { $numbers }: a string of { $size }
ws-did-string = strung it to { $houses }
ws-lights-opponent = cards between its barriers
ws-lights-goal-lots = Lots of { $sizes }, each on one string
ws-lights-goal-dark = Lots of { $sizes }, the middle house on no string
ws-lights-goal-street = All houses of street { $street } on one string
ws-lights-goal-parks = In one street, all houses on one string and all parks
ws-lights-rules = Two neighbouring houses are strung together as soon as their numbers follow each other, such as 6 and 7. An extension is strung to the number it copies and to the next one: 7, 7B, 8 is one string. A 9¾ is strung to 9 and to 10, also to 8.
ws-lights-rules-score = { $points ->
    [one] In each street the longest string scores 1 point for each of its houses. A house alone is no string.
   *[other] In each street the longest string scores { $points } points for each of its houses. A house alone is no string.
  }
ws-lights-rules-cut = Barriers do not cut a string. Empty houses and roundabouts do. Of two strings of the same length in a street, one scores.
ws-lights-rules-opponent = The AAA scores 1 point for each of its cards between the first and the last barrier.

## Quack Quack

ws-ducks = Ducklings
ws-ducks-yellow = Yellow
ws-ducks-black = Black
ws-ducks-both = Both
ws-ducks-fact-yellow = Yellow ducklings circled
ws-ducks-fact-black = Black ducklings circled
ws-duck-yellow = yellow
ws-duck-black = black
ws-duck-there = { $colour } duckling towards { $house }
ws-duck-circled = { $colour } duckling towards { $house }, circled
ws-duck-joined = { $colour } duckling towards { $house }, circled and joined
ws-duck-lost = { $colour } duckling towards { $house }, lost
ws-duck-parent = beside the { $colour } parent
ws-duck-towards = the { $colour } duckling towards { $house }
ws-duck-one = a { $colour } duckling
ws-ducks-follow = Circles { $ducklings }
ws-did-circle = circled { $ducklings }
ws-ducks-note = The last duckling of a colour has them counted, for everyone.
ws-ducks-counted = counted
ws-ducks-state = { $circled }/{ $all }, { $joined } joined
ws-ducks-line = A duckling between two numbered houses is circled. It counts if houses join it to its parent.
ws-ducks-closing-yellow = You circled the last yellow duckling: yellow ones are counted now, for everyone.
ws-ducks-closing-black = You circled the last black duckling: black ones are counted now, for everyone.
ws-ducks-closing-both = You circled the last ducklings of both colours: all are counted now, for everyone.
ws-ducks-opponent = one for each two cards
ws-ducks-goal-lots = Lots of { $sizes }, each with a pool and a circled duckling
ws-ducks-goal-each = { $count } yellow and { $count } black ducklings
ws-ducks-goal-streets = All ducklings within { $count } streets
ws-ducks-goal-corners = Yellow ducklings of street C, black ones of street A
ws-ducks-goal-between = All ducklings between the streets
ws-ducks-rules = { $yellow } yellow and { $black } black ducklings stand between houses, some between two streets. A duckling is circled as soon as both its houses are numbered.
ws-ducks-rules-score = There are three counts: yellow when someone has circled all yellow ducklings, black when someone has circled all black ones, and both. At a count everyone scores 1 point for each circled duckling that is joined to its parent: an unbroken chain of numbered houses and circled ducklings leads there. Counts that nobody has triggered are made at the end.
ws-ducks-rules-cut = Barriers do not break a chain, and ducklings of either colour are links of it. A roundabout is no numbered house: its ducklings are lost.
ws-ducks-rules-opponent = Against the AAA, validation card A makes the yellow count, B the black one, and the second of them the count of both, unless you were first. At every count the AAA scores 1 point for each two cards it has.

## Roswell

ws-roswell = Infiltration
ws-roswell-fact = Infiltrated lots
ws-saucer-there = saucer above
ws-saucer-got = zoorg infiltrated
ws-saucer-lost = saucer gone
ws-roswell-follow = A zoorg can then move in instead of the action
ws-roswell-count = { $count ->
    [one] One lot.
   *[other] { $count } lots.
  }
ws-roswell-goals = Goals: how many infiltrated lots, and what each is worth
ws-roswell-no-goal = Choose your goal.
ws-roswell-missing = { $missing ->
    [one] One more meets the goal: { $points } points each instead of { $missed }.
   *[other] { $missing } more meet the goal: { $points } points each instead of { $missed }.
  }
ws-roswell-met = The goal is met: { $points } points each.
ws-roswell-too-many = Too many for the goal: { $missed } points each.
ws-roswell-each = { $points } each
ws-roswell-why = { $count ->
    [one] one lot at { $points }
   *[other] { $count } lots at { $points }
  }
ws-roswell-lots = { $lots } lots
ws-roswell-step = { $lots } lots at { $points }
ws-roswell-aim = Choose your secret goal
ws-roswell-aim-line = How many lots will you infiltrate? A missed goal pays { $missed } a lot. All goals are shown at once.
ws-roswell-line = Over a house with a saucer, a zoorg can move in instead of the action.
ws-roswell-act = Infiltrate { $house }?
ws-roswell-act-fence = Draw a barrier, or infiltrate { $house }
ws-roswell-act-estate = Improve a lot size, or infiltrate { $house }
ws-roswell-act-park = Plant a park, or infiltrate { $house }
ws-roswell-act-pool = Build the pool, or infiltrate { $house }
ws-roswell-act-temp = Hire the temp, or infiltrate { $house }
ws-roswell-act-bis = Copy a number, or infiltrate { $house }
ws-roswell-act-line = A zoorg takes the place of the action. Without one, this saucer flies off.
ws-roswell-act-line-only = The action has no use here. Without a zoorg, this saucer flies off.
ws-roswell-infiltrate = Infiltrate
ws-roswell-take = Infiltrate { $house } instead of the action
ws-roswell-reversed = infiltrated house, face down
ws-did-infiltrate = infiltrated it
ws-did-aim = chose the goal of { $lots } lots
ws-do-infiltrate = infiltrate the house
ws-do-aim = choose the goal of { $lots } lots
ws-roswell-opponent = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
  }
ws-roswell-goal-lots = { $count ->
    [one] Lots of { $sizes }, each with a zoorg
   *[other] Lots of { $sizes }, each with { $count } zoorgs
  }
ws-roswell-goal-lots-none = Lots of { $sizes }, without zoorgs
ws-roswell-goal-street = All zoorgs of one street
ws-roswell-goal-columns = { $zoorgs } zoorgs in each of { $columns } columns
ws-roswell-rules = Some houses have a saucer above them. When you write a card’s number there, you may circle the saucer instead of using the action: a zoorg moves in. A complete lot of up to six houses with at least one zoorg is infiltrated.
ws-roswell-rules-goal = Before the first turn everyone chooses a goal in secret, and all are shown: { $goals }. If you miss yours, by too few or too many lots, each pays { $missed }.
ws-roswell-rules-lost = An extension cannot be infiltrated, for the action is used. A saucer that stays away when its house is numbered is gone.
ws-roswell-rules-opponent = The AAA turns its first card face down, and each card that follows a barrier. Each of them pays 5 points and is one house of its lot, without an action.

## Atomic War

ws-atomic = Shelters
ws-atomic-fact = Room in all shelters
ws-atomic-note = The number of the house is the capacity of its shelter. As it stands:
ws-atomic-largest = Largest
ws-atomic-smallest = Smallest
ws-shelter-there = place for a shelter
ws-shelter-built = shelter for { $people }
ws-atomic-line = A shelter under it takes the same number. The largest of a street wins.
ws-atomic-follow = Shelter for { $people }: { $all } in { $street }
ws-atomic-follow-largest = Shelter for { $people }: { $all } in { $street }, the largest
ws-did-shelter = { $people ->
    [0] built a shelter for nobody
   *[other] built a shelter for { $people }
  }
ws-atomic-goal-lots = { $count ->
    [one] Lots of { $sizes }, each with a shelter
   *[other] Lots of { $sizes }, each with { $count } shelters
  }
ws-atomic-goal-one = Lots of { $sizes }, each with just one shelter
ws-atomic-goal-all = All shelters built
ws-atomic-goal-capacity = Room for { $people } in all
ws-atomic-goal-streets = Room for { $people } in each of { $streets } streets
ws-atomic-rules = Some houses have a shelter. When such a house is numbered, by a card or an extension, its shelter takes the same number: so many people find room. A 9¾ counts as 9, and a 0 is a shelter for nobody.
ws-atomic-rules-score = At the end the greatest capacity of each street wins { $a } points in A, { $b } in B and { $c } in C. The smallest capacity of all three streets together wins the bonus of the optimists: { $smallest } points.
ws-atomic-rules-ties = Equals all win. While you play, the score shows what you would win as things stand.
ws-atomic-rules-opponent = The AAA has a shelter in each street from the start. With each validation card it builds another one, in A, B or C, with the highest number of its last three cards. Each roundabout of yours gives it a shelter for 10 in that street.
