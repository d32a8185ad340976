# The diplomas: what can be achieved, and what was.

diploma-title = Diploma
diploma-of = Faubourg town council
diploma-awarded = awarded to
diploma-nobody = waiting for a name
diploma-all = All diplomas
diploma-count = { $won } of { $of }
diploma-count-long = { $won } of { $of } achieved
diploma-won = Achieved:
diploma-missing = Still open:
diploma-bots = against bots
diploma-none = An empty street so far: each box you tick builds a house.
diploma-some = Every box you tick builds a house.
diploma-full = The whole town is built. Hang it on the wall.
diploma-save = Save as a picture
diploma-rules = Finished games count, against people and against bots, with hints or without. What does not count: games with the same cards again, games with a data file of your own, games played on from a moment of another one, sheets of paper, and seats for which a bot has chosen.
diploma-proposed = The list is our proposal: which boxes the printed diploma has, we do not know.
diploma-delete = Delete my diplomas
diploma-delete-sure = Delete them for good
diploma-kept = { $count ->
    [one] { $count } achievement is kept.
   *[other] { $count } achievements are kept.
  }
diploma-home = Your diplomas
diploma-home-about = What you have achieved, and what is left
diploma-new = { $count ->
    [one] New on your diploma
   *[other] { $count } new boxes ticked on your diploma
  }
diploma-bots-count = Against bots, and it counts.
diploma-see = See the diploma

day-in-words = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## Welcome. A sentence is made of what an achievement needs, in the order of its data.
diploma-welcome-group-sheets = A victory on every sheet of the box
diploma-welcome-group-opponents = The rivals of the AAA
diploma-welcome-group-feats = Feats of an architect
diploma-welcome-won = win a game
diploma-welcome-sheet = on { $figure }
diploma-welcome-sheet-dream = American Dream
diploma-welcome-opponent = against { $figure }
diploma-welcome-opponent-1 = Sam
diploma-welcome-opponent-2 = Ann
diploma-welcome-opponent-3 = Irene
diploma-welcome-opponent-4 = Gus
diploma-welcome-opponent-5 = Olga
diploma-welcome-points = score { $figure } points or more
diploma-welcome-first-plans = { $figure ->
    [one] fulfil a plan before anyone else
    [3] fulfil all three plans before anyone else
   *[other] fulfil { $figure } plans before anyone else
  }
diploma-welcome-no-refusal = finish without a permit refusal
diploma-welcome-all-houses = with every house numbered
diploma-welcome-pools = { $figure ->
    [one] build a pool
    [9] build all nine pools
   *[other] build { $figure } pools
  }
diploma-welcome-parks = { $figure ->
    [one] cross all parks of a street
    [3] cross all parks of all three streets
   *[other] cross all parks of { $figure } streets
  }
diploma-welcome-roundabouts = { $figure ->
    [one] with a roundabout
    [2] with two roundabouts
   *[other] with { $figure } roundabouts
  }
diploma-welcome-expert = finish a game in Expert mode
diploma-welcome-quarters = with the 9¾ cards
diploma-welcome-name-hundred = Town of a hundred
diploma-welcome-name-six-score = City charter
diploma-welcome-name-plans = First at the council
diploma-welcome-name-flawless = Not one refusal
diploma-welcome-name-pools = Swimming season
diploma-welcome-name-parks = Green belt
diploma-welcome-name-roundabouts = Round and round
diploma-welcome-name-expert = Platform 9¾

## Welkin
diploma-welkin-group-victories = Victories in the sky
diploma-welkin-group-trade = Trade
diploma-welkin-group-building = Sites and powers
diploma-welkin-won = win a game
diploma-welkin-players = { $figure ->
    [4] at a table of four
   *[other] at a table of { $figure } or more
  }
diploma-welkin-ahead = with { $figure } coins more than anyone else
diploma-welkin-coins = end with { $figure } coins or more
diploma-welkin-sites = complete { $figure } sites
diploma-welkin-special = { $figure ->
    [one] complete a special site
   *[other] complete { $figure } special sites
  }
diploma-welkin-large = { $figure ->
    [one] complete a site of five slots
   *[other] complete { $figure } sites of five slots
  }
diploma-welkin-powers = { $figure ->
    [5] complete sites with all five powers
   *[other] complete sites with { $figure } different powers
  }
diploma-welkin-all-powers = and leave no power unused
diploma-welkin-nothing-paid = without paying a single coin
diploma-welkin-last-site = after taking the last site yourself
diploma-welkin-name-first-win = Lift-off
diploma-welkin-name-four = Crowded sky
diploma-welkin-name-far-ahead = Above the clouds
diploma-welkin-name-thrifty = Tight purse
diploma-welkin-name-last-site = The last word
diploma-welkin-name-coins-60 = Fair wind
diploma-welkin-name-coins-80 = Master of the markets
diploma-welkin-name-sites = Archipelago
diploma-welkin-name-special = Anything goes
diploma-welkin-name-large = Great works
diploma-welkin-name-powers = All five winds
diploma-welkin-name-all-powers = Nothing wasted

## Bienvenue chez Vous
diploma-bienvenue-group-keys = Keys handed over
diploma-bienvenue-group-points = Points and coins
diploma-bienvenue-group-building = The house
diploma-bienvenue-won = win a game
diploma-bienvenue-players = { $figure ->
    [5] at a table of five
   *[other] at a table of { $figure } or more
  }
diploma-bienvenue-points = score { $figure } points or more
diploma-bienvenue-satisfied = give your family all it needs
diploma-bienvenue-satisfied-first = satisfy your family before all others
diploma-bienvenue-nothing-bare = and leave no cell of the foundations bare
diploma-bienvenue-garden = lay { $figure } tiles in the garden
diploma-bienvenue-upstairs = build { $figure } rooms upstairs
diploma-bienvenue-halves = { $figure ->
    [one] join two halves to a room or a pool
    [2] join two halves, twice
   *[other] join two halves { $figure } times
  }
diploma-bienvenue-luxury = lay { $figure } luxury tiles
diploma-bienvenue-coins-left = { $figure ->
    [0] without a coin left
    [one] with one coin left at most
   *[other] with { $figure } coins left at most
  }
diploma-bienvenue-name-first-win = Housewarming
diploma-bienvenue-name-five = Busy street
diploma-bienvenue-name-satisfied = Happy family
diploma-bienvenue-name-first-keys = First keys
diploma-bienvenue-name-points-50 = Fine address
diploma-bienvenue-name-points-65 = Dream address
diploma-bienvenue-name-last-coin = To the last coin
diploma-bienvenue-name-nothing-bare = Wall to wall
diploma-bienvenue-name-garden = Green thumb
diploma-bienvenue-name-upstairs = Room with a view
diploma-bienvenue-name-halves = Better halves
diploma-bienvenue-name-luxury = Nothing but the best
