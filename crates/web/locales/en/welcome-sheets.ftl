# Sheets of Welcome with rules of their own.

ws-yours = yours
ws-open = open
ws-gone = crossed
ws-or = or
ws-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
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
ws-no-number = { $house } has no number yet.
ws-no-round = Some cones of street { $street } are neither circled nor crossed.
ws-no-saucer = No saucer hovers over { $house }.
ws-no-circle-first = Circle the ghost or the candy of the house first.
ws-no-bonus-first = Use your bonus first, or skip it.
ws-no-claim-first = Take a bonus, or end your turn.
ws-no-hold-first = Zombies are coming: hold hordes back, or let them come.
ws-no-cross-first = Cross one of the open bonuses first.
ws-no-second-ghosts = You have a ghost bonus already. There is one a game.
ws-no-second-candies = You have a candy bonus already. There is one a game.
ws-no-tier-open = That bonus is not open any more.
ws-no-exact-ghosts = For this bonus you need exactly as many ghosts as it says, or as a higher one says.
ws-no-exact-candies = For this bonus you need exactly as many candies as it says, or as a higher one says.
ws-no-in-bonus = Your bonus does not give that.
ws-no-park-in = All parks of street { $street } are planted.
ws-no-tour-open = The bonus of street { $street } is not open any more.
ws-no-barricade = { $house } is barricaded already.
ws-no-such-offer = Only { $count } are on offer.
ws-no-horde = That horde does not move now.
ws-no-ammunition = You have no shell left.

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
ws-lights-line = Neighbours whose numbers follow each other are strung together.
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

## Halloween

ws-halloween = Halloween
ws-ghosts = Ghosts
ws-candies = Candies
ws-ghost = Ghost
ws-candy = Candy
ws-treat-there = ghost or candy
ws-treat-lost = ghost and candy lost
ws-ghost-got = ghost circled
ws-candy-got = candy circled
ws-treat-follow = You then circle its ghost or its candy
ws-treat-order = Ghost or candy in { $house }?
ws-treat-line = Circle one of them.
ws-treat-ghosts = With { $count } ghosts you may take a bonus: { $bonus }.
ws-treat-candies = With { $count } candies you may take { $bonus }.
ws-ghost-take = Circle the ghost of { $house }: you then have { $count }
ws-candy-take = Circle the candy of { $house }: you then have { $count }
ws-tier-order = Take a bonus?
ws-tier-line = One of each kind in a game. Others may be faster.
ws-tier-plans-first = Complete it before you take a bonus: afterwards plans are over for this turn.
ws-tier-take-ghosts = Take the bonus for { $count } ghosts: { $bonus }
ws-tier-take-candies = Take the bonus for { $count } candies: { $bonus }
ws-tier-leave = Take none
ws-bonus-pools = { $count ->
    [one] 1 pool
   *[other] { $count } pools
  }
ws-bonus-parks = { $count ->
    [one] 1 park
   *[other] { $count } parks
  }
ws-bonus-copies = { $count ->
    [one] 1 extension
   *[other] { $count } extensions
  }
ws-bonus-order = Your bonus: { $what }
ws-bonus-pool = build a pool
ws-bonus-park = plant a park
ws-bonus-copy = copy a number
ws-bonus-pool-line = Any pool, also of a house without a number.
ws-bonus-park-line = A park in any street.
ws-bonus-copy-line = The extension crosses no box.
ws-bonus-dig = Build the pool of { $house }
ws-halloween-note = With exactly this many you may take the bonus: one of each kind in a game.
ws-halloween-line = In a house with a ghost and a candy you circle one of the two.
ws-halloween-why = { $count } candies
ws-halloween-why-none = no bonus yet
ws-halloween-opponent = bonuses you have crossed
ws-did-ghost = circled the ghost
ws-did-candy = circled the candy
ws-did-tier-ghosts = took the bonus for { $count } ghosts
ws-did-tier-candies = took the bonus for { $count } candies
ws-did-dig = built the pool of { $house }
ws-did-plant = planted a park in street { $street }
ws-do-ghost = circle the ghost
ws-do-candy = circle the candy
ws-do-tier-ghosts = take the bonus for { $count } ghosts
ws-do-tier-candies = take the bonus for { $count } candies
ws-do-dig = build the pool of { $house }
ws-do-plant = plant a park in street { $street }
ws-halloween-goal-candies = { $count } candies
ws-halloween-goal-each = { $count } ghosts and { $count } candies
ws-halloween-goal-all = All { $count } houses with a ghost and a candy
ws-halloween-goal-ghosts = All ghosts of { $count } streets
ws-halloween-goal-street = All candies of street { $street }
ws-halloween-step = { $count }: { $bonus }
ws-halloween-rules = Some houses show a ghost and a candy. When you number such a house, with the card or with an extension, you circle one of the two; the other is lost.
ws-halloween-rules-tiers = At the end of your turn you may take a bonus if you have circled exactly as many as it says: of ghosts, an action at once ({ $ghosts }); of candies, points in the end ({ $candies }). You may also take a lower bonus that is open. In a game you take one bonus of ghosts and one of candies at most.
ws-halloween-rules-first = A bonus goes to those who take it first: all who take it in the same turn have it, and everyone else crosses it.
ws-halloween-rules-bonus = A pool of a bonus may be any pool of the town, also at a house without a number. A park may be in any street. An extension of a bonus crosses no box; if it numbers a house with a ghost and a candy, you circle one, and may reach a candy bonus in the same turn.
ws-halloween-rules-opponent = Against the AAA, validation card A, B or C crosses the first, second or third bonus of both kinds, unless you have it. The AAA scores 4 points for each bonus you have crossed.

## Ice-cream Trucks

ws-trucks = Ice cream
ws-cone-there = cone of { $scoops }
ws-cone-got = cone of { $scoops } circled
ws-cone-lost = cone of { $scoops } lost
ws-truck-here = the truck is here
ws-truck-stops = The truck stops at a cone of { $scoops }
ws-truck-drives = The truck drives there
ws-truck-passes = { $count ->
    [one] it passes a cone
   *[other] it passes { $count } cones
  }
ws-truck-ends = its tour is finished
ws-trucks-a-cone = a cone
ws-trucks-first = for the first
ws-trucks-bonus = Bonus for the first to finish the tour of this street
ws-trucks-street = Street { $street }
ws-trucks-tour = Street { $street }, { $count } of { $all } cones circled:
ws-trucks-note = The first to finish a tour have +{ $bonus } on each cone they circled in that street.
ws-trucks-line = A number ahead of the truck brings it there: that cone is circled, and those it passes are crossed. Behind it, nothing is circled.
ws-trucks-closing = { $count ->
    [one] Truck { $streets } has finished its tour: +{ $points }, for you and all who finish it this round.
   *[other] Trucks { $streets } have finished their tours: +{ $points }, for you and all who finish them this round.
  }
ws-trucks-cross = Which bonus do you cross?
ws-trucks-cross-line = A validation card came: you lose a bonus that is open, and the AAA scores for it.
ws-trucks-cross-in = Cross the bonus of street { $street }
ws-trucks-opponent = cards without barriers, bonuses you crossed
ws-did-cone = circled a cone of { $scoops }
ws-did-pass-cones = { $count ->
    [one] drove past a cone
   *[other] drove past { $count } cones
  }
ws-did-end-tour = finished the tour
ws-did-cross = crossed the bonus of street { $street }
ws-do-cross = cross the bonus of street { $street }
ws-trucks-goal-lots = { $count ->
    [one] Lots of { $sizes }, each with a circled cone
   *[other] Lots of { $sizes }, each with { $count } circled cones
  }
ws-trucks-goal-lots-none = Lots of { $sizes }, none with a circled cone
ws-trucks-goal-lots-pool = Lots of { $sizes }, each with a pool and a circled cone
ws-trucks-goal-cones = { $count } cones of { $scoops }
ws-trucks-goal-street = All cones of one street
ws-trucks-rules = A truck drives through each street: to the right in A and C, to the left in B. When you number a house ahead of it, with the card or with an extension, it drives there at once: you circle the cone of that house, and cross the cones it has passed. A house behind the truck moves nothing.
ws-trucks-rules-score = A circled cone scores its scoops, 1 to 3. When every cone of a street is circled or crossed, the tour of its truck is finished. With the bonus of the street each of its circled cones scores { $bonus } more.
ws-trucks-rules-first = The bonus of a street goes to those who finish its tour first: all who do so in the same turn have it, and everyone else crosses it. A truck never stops at a roundabout, and the cone of that house is lost.
ws-trucks-rules-opponent = Against the AAA, each validation card makes you cross an open bonus of your choice. The AAA scores 1 point for each of its cards that is no barrier, and 10 for each bonus you have crossed.

## Zombies!

ws-zombies = Zombies
ws-ammunition = Shells
ws-zombies-fact = Invaded houses
ws-lot-invaded = invaded
ws-barricade-printed = barricaded
ws-barricade-built = barricade built
ws-barricade-none = no barricade
ws-horde-next-left = the horde from the left comes here next
ws-horde-next-right = the horde from the right comes here next
ws-horde-left = the left horde of { $street }
ws-horde-right = the right horde of { $street }
ws-zombies-left = Zombies from the left!
ws-zombies-right = Zombies from the right!
ws-zombies-all = Zombies from both sides!
ws-zombies-to-come = { $count ->
    [0] No more zombie cards
    [one] One zombie card to come
   *[other] { $count } zombie cards to come
  }
ws-zombies-cards-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
  }
ws-zombies-cards-deck = Deck { $deck } of 3, { $count ->
    [one] 1 card left
   *[other] { $count } cards left
  }
ws-zombies-take = They take { $houses }.
ws-zombies-take-number = { $house } with your { $number }
ws-zombies-take-none = They take no house.
ws-zombies-hold-line = { $count ->
    [one] You have one shell: press a horde to hold it back.
   *[other] You have { $count } shells: press hordes to hold them back.
  }
ws-zombies-hold = Hold back { $horde }, which comes to { $house }: one shell
ws-zombies-let-come = Let them come
ws-zombies-act = Draw a barrier, or barricade { $house }
ws-zombies-act-only = Barricade { $house }?
ws-zombies-act-line = A barricaded house is safe when a horde arrives.
ws-zombies-barricade = Barricade
ws-zombies-barricade-in = Barricade { $house } instead of drawing a barrier
ws-zombies-line = Hordes take houses where no barricade is drawn in full.
ws-zombies-line-barrier = In a house without a barricade you may build one instead of the barrier.
ws-zombies-note = { $count } of 3 zombie cards have come.
ws-zombies-note-end = The last card ends the game: { $count } to go.
ws-zombies-stock = { $left ->
    [one] 1 shell ready
   *[other] { $left } shells ready
  }, { $used } used. Marked improvements bring more.
ws-zombies-given = zombie card, counts as a barrier
ws-zombies-took = Zombies took { $houses }.
ws-two-cards-expert = Then the other for its action. You say which of the two you pass on.
ws-two-cards-opponent = Then the other for its action. You say which of the two your opponent gets.
ws-give = give { $number }
ws-pass = pass { $number }
ws-give-card = The { $number } with { $action } goes to your opponent
ws-pass-card = The { $number } with { $action } goes to your neighbour
ws-did-hold = held back { $horde }
ws-did-barricade = barricaded the house
ws-do-hold = hold back { $horde }
ws-do-barricade = barricade the house
ws-zombies-goal-lots = { $count ->
    [one] Lots of { $sizes }, each with a barricade you built
   *[other] Lots of { $sizes }, each with { $count } barricades you built
  }
ws-zombies-goal-barricades = { $count } barricades built
ws-zombies-goal-street = All barricades of one street built
ws-zombies-goal-used = { $count } shells used
ws-zombies-goal-invaded = { $count } invaded houses
ws-zombies-rules = Only two pairs are on offer. A horde stands at both ends of every street. Three zombie cards lie among the cards: one moves the hordes on the left, one those on the right, one all six. Each horde that moves follows its arrow to the next house on its way.
ws-zombies-rules-invaded = When a horde reaches a house without a barricade, the house is invaded: its number is erased, a Z is written, and it is fenced on both sides for good. A barricade or a roundabout keeps the horde out. With a barrier card whose number you write in a house without a barricade, you may build one there instead of a barrier. The arrows and the dotted path show its way, crossed planks are barricades, and shells are ammunition.
ws-zombies-rules-ammunition = Before hordes move, you may hold some of them back, each with one shell. You begin with one shell, and have { $stock } at most: improvements marked with a shell bring another.
ws-zombies-rules-cards = The game ends as usual, or at once when the last card of the first pile is turned over.
ws-zombies-rules-lots = A lot with an invaded house is no lot. A Z is no number: the order of numbers and copies look through it. Pools, crossed boxes and completed plans stay.
ws-zombies-rules-expert = Experts hold two cards: one for its number, the other for its action, and they say which of the two goes on. There are ten cards for each player and a zombie card in the deck; the game ends when it is used up for the third time.
ws-zombies-rules-opponent = Alone you draw two cards, and one of the two goes to the AAA. A zombie card takes away the last two cards the AAA was given, and counts as one of its barriers.
