# The table of Welcome to Your Perfect Home.
# Short, plain, second person, present tense. A loss is stated without drama.

## The frame

w-round = Round { $round }
w-points = { $points ->
    [one] point
   *[other] points
  }
w-label-gain = { $label }: { $change } { $points ->
    [1] point
    [-1] point
   *[other] points
  }

## Actions and streets

w-surveyor = Fence
w-estate = Value
w-landscaper = Park
w-pool = Pool
w-temp = Temp
w-bis = Bis
w-copies-track = Bis
w-street-a = Alder Avenue
w-street-b = Birch Street
w-street-c = Cedar Lane

## What to do now

w-step-pair = Pair
w-step-number = Number
w-step-action = Action
w-step-plans = Plans
w-take-pair = Choose a pair
w-take-pair-line = Number and action go together.
w-combine-order = Choose a card for its number
w-combine-then = Now choose a card for its action
w-combine-line = One card gives the number, another the action.
w-combine-line-expert = One card gives the number, another the action. You pass the third on.
w-combine-line-opponent = One card gives the number, another the action. Your opponent gets the third.
w-take-or-refuse = Choose a pair, or cross a refusal
w-take-or-refuse-line = A temp could make a number fit, but you need not hire one.
w-refuse-order = No number fits
w-refuse-line = None of the numbers fits. Cross off a permit refusal.
w-refuse-line-expert = Cross off a permit refusal, and pick the card you pass on.
w-refuse-line-opponent = Cross off a permit refusal, and pick the card your opponent gets.
w-refuse-line-last = Careful: this refusal is the last one, and ends the game.
w-refuse = Cross a refusal
w-write = Write { $number } in a highlighted house
w-write-temp = Write any number from { $low } to { $high }
w-write-then-fence = Then you may draw a fence.
w-write-then-estate = Then you may raise the value of an estate size.
w-write-then-park = Then you may plant a park in the same street.
w-write-then-pool = On a pool place you may then build the pool.
w-write-then-temp = Changing the { $own } hires the temp. If you keep it, you can still hire.
w-write-then-bis = Then you may copy a number next door.
w-act-fence = Draw a fence between two houses
w-act-fence-line = 1 to { $most } numbered houses in a row, fenced at both ends, make an estate.
w-act-estate = Raise the value of one estate size
w-act-estate-line = Every estate of that size is then worth more, now and later.
w-act-park = Plant a park?
w-act-park-line = In { $street }, where you wrote your number.
w-act-pool = Build the pool of { $house }?
w-act-pool-line = If you skip, this place never gets its pool.
w-act-temp = Hire the temp?
w-act-temp-line = You kept the number; you can still hire the temp.
w-act-bis = Copy a number into a house next door
w-act-bis-line = No fence may stand between them. This bis: { $change }.
w-plant = Plant the park
w-build-pool = Build the pool
w-hire = Hire the temp
w-pass = Skip
w-pick = Pick estates for plan { $plan }
w-pick-line = What you pick still scores, but no other plan can use it.
w-close = Ready?
w-close-line = { $summary } Check your turn, then press Done.
w-close-reshuffle = { $summary } All cards will be reshuffled.
w-close-may-reshuffle = { $summary } You completed a plan first: you may reshuffle the deck.
w-close-plan = You can complete a plan
w-close-plan-line = Plan { $plan } is worth { $now } now, { $points } once someone else has completed it.
w-close-plan-line-later = Someone was first, so it pays the lower score.
w-reshuffle = Reshuffle the cards
w-roundabout = Roundabout
w-no-roundabout = No roundabout
w-roundabout-order = Pick a place for the roundabout
w-roundabout-line = It is fenced on both sides, and numbering restarts behind it.
w-waiting-line = Your turn is done. You can take it back until the round ends.
w-looking = { $name }’s town
w-looking-line = It is your turn: your choices are on your own sheet.
w-back = My town
w-tip-take = Start here: choose one of the cards. You will write its number in a house and may use its action.
w-tip-combine = Start here: tap a card for its number, then another one for its action. Tap the first again to put it back.
w-tip-write = Now tap a yellow house. In each street, numbers must grow from left to right, so leave room on both sides.
w-tip-act = The action is a bonus. Use it where it is yellow, or skip it.
w-tip-close = Press Done to end your turn; until then you can undo. Tap the name of a plan to see what it asks for.

## Cards

w-pairs = The three pairs
w-cards = The three cards
w-hand = Your three cards
w-hand-hidden = Everyone holds three cards of their own.
w-pair = Pair { $place }: { $number } with { $action }, next round { $next }
w-pair-chosen = { $label }. Chosen; press to put it back
w-pair-instead = { $label }. Take this one instead
w-next = Next
w-fits-nowhere = Fits nowhere
w-combine = Write { $number }, use { $action }
w-the-number = The number
w-the-action = The action: { $action }
w-goes-to = Goes to { $name }
w-came-from = From { $name }
w-received = Received from a neighbour
w-refuse-and-pass = Pass this on
w-refuse-and-give = Give this one

## Plans

w-plans-of-the-city = City plans
w-plan = Plan { $plan }
w-about-plan = Asks for: { $asked }.
w-about-plan-worth = Worth { $first } points to those who complete it first, { $later } to those who come later. You complete it at the end of your turn.
w-about-plan-houses = { $count ->
    [one] One house counts for it: it is marked on the sheet.
   *[other] { $count } houses count for it: they are marked on the sheet.
  }
w-then = then
w-there = there
w-fulfil = Complete
w-estates-of = { $count ->
    [one] one estate of { $size }
   *[other] { $count } estates of { $size }
  }
w-yours-first = Yours, first: { $points }
w-yours-later = Yours: { $points }
w-theirs = Completed: { $points }
w-nobody-yet = Nobody yet
w-first-was = First: { $names }
w-first-were-many = First: { $name } and { $others } more
w-solo-card-came = The Solo card has come
w-aaa-validated = { $name }: { $points }
w-goal-street = Every house of street { $street }
w-goal-bis = { $count } bis in one street
w-goal-temps = { $count } temps
w-goal-ends = First and last house of all streets
w-goal-parks = All parks of { $count } streets
w-goal-pools = All pools of { $count } streets
w-goal-parks-pools = All parks and pools of { $street }
w-goal-parks-pools-roundabout = All parks, all pools and a roundabout in one street
w-goal-singles = Estates of 1 at both ends of every street
w-goal-estates-street = Estates of { $sizes } in street { $street }
w-goal-estates-roundabouts = { $count ->
    [one] In one street: estates of { $sizes } and a roundabout
   *[other] In one street: estates of { $sizes } and { $count } roundabouts
  }
w-goal-estates-pools = { $pools ->
    [one] Estates of { $sizes }, each with a pool
   *[other] Estates of { $sizes }, each with { $pools } pools
  }
w-goal-estates-bis = { $bis ->
    [one] Estates of { $sizes }, each with a bis
   *[other] Estates of { $sizes }, each with { $bis } bis
  }
w-goal-estates-both = Estates of { $sizes }, each with pools ({ $pools }) and bis ({ $bis })
w-goal-parks-in-all = { $count } parks in all
w-goal-parks-everywhere = { $count } parks in every street
w-goal-promotions = Values raised { $count } times
w-goal-columns = Highest value of { $count } estate sizes

## The sheet

w-your-sheet = Your sheet
w-sheet-of = { $name }’s sheet
w-houses-built = { $built } of { $all } houses
w-which = Which number in { $house }?
w-which-here = Write { $range } in { $house }
w-as-is = as it is
w-not-here = Another house
w-write-in = Write { $number } in { $house } (takes { $low } to { $high })
w-write-in-pool = Write { $number } in { $house }, with a pool (takes { $low } to { $high })
w-copy-in = Copy { $number } into { $house }
w-use = Use this estate of { $size }, at { $house }
w-build-pool-in = Build the pool of { $house }
w-roundabout-in = Build a roundabout in { $house }
w-fence-between = Draw a fence between { $left } and { $right }
w-gives-up-pool = Its pool can then no longer be built.
w-crossed-pools = Crossed-out pools can then no longer be built.
w-promote = Estates of { $size }: from { $now } to { $then } points each
w-cross-box = Cross the next box
w-lot-number = { $number }
w-lot-bis = { $number } bis
w-lot-pool = pool
w-lot-pool-lost = pool lost
w-lot-pool-place = place for a pool
w-lot-roundabout = roundabout
w-lot-takes = empty, takes { $low } to { $high }
w-lot-takes-nothing = empty, takes no number
w-lot-estate = estate of { $size }
w-lot-used = used
w-lot-fence = fence on its right
w-lot-fresh = written this turn
w-lot-recent = written last round

## Tracks and score

w-plans = Plans
w-parks = Parks
w-pools = Pools
w-temps = Temps
w-estates = Estates
w-refusals = Refusals
w-roundabouts = Roundabouts
w-your-score = Your score
w-score-of = { $name }’s score
w-parks-crossed = Parks: { $crossed } crossed
w-pools-crossed = Pools: { $crossed } crossed
w-temps-crossed = Temps: { $crossed } crossed
w-bis-crossed = Bis: { $crossed } crossed
w-refusals-crossed = Refusals: { $crossed } crossed
w-roundabouts-crossed = Roundabouts: { $crossed } crossed
w-estates-crossed = Estates of { $size }: { $crossed } crossed
w-pools-built = { $count } built
w-temps-hired = { $count } hired
w-copies = { $count ->
    [one] one copy
   *[other] { $count } copies
  }
w-next-pool = Next pool: +{ $change }
w-next-bis = Next bis: { $change }
w-bis-full = Further copies cost nothing more
w-next-roundabout = Next one: { $change }
w-roundabouts-full = All are built
w-last-refusal = { $count ->
    [3] The third one ends the game
   *[other] Number { $count } ends the game
  }
w-temps-none = Most temps score { $points }
w-temps-solo = From { $needed } on: { $points } points
w-temps-lead = { $name } leads with { $most }
w-temps-you-lead = You lead with { $most }
w-temps-tied = { $count } players lead with { $most }
w-temps-opponent = { $name } has { $count }
w-temps-steps = Points for temps: { $steps }.
w-temps-step = { $points } from { $temps } on

## The opponent of the AAA

w-office = The closed office
w-office-line = Scores nothing, but validates plans when their card is drawn.
w-level = level { $level }
w-each = { $points } each
w-as-houses = { $count ->
    [one] 1 house
   *[other] { $count } houses
  }
w-house-value = { $value } a house
w-aaa-has = validated: { $points }
w-aaa-flipped = validated
w-aaa-wants = scores when its card is drawn
w-aaa-never = not validated
w-pile = Its cards
w-pile-count = { $count ->
    [one] one card
   *[other] { $count } cards
  }
w-pile-empty = None yet. It gets the card you leave each round.
w-pile-line = Its barriers part the cards into lots; the best { $count } are paid.
w-aaa-lot = Lot of { $houses } at { $value } each: { $points }
w-proposed = Unofficial values (we have not seen the printed ones): { $parts }.
w-proposed-sheet = figures of this sheet
w-proposed-plans = figures of plans
w-proposed-cards = the cards
w-proposed-quarters = the actions of the 9¾ cards
w-proposed-opponent = the opponent’s figures
w-proposed-letters = which plans it validates

## Players and log

w-after-round = after round { $round }
w-place = Place
w-name = Name
w-houses = Houses
w-last-round = Last round
w-last-only = Last round only
w-nothing-yet = Nothing yet: this is the first round.
w-you-did = You { $deeds }.
w-someone-did = { $name } { $deeds }.
w-did-nothing = wrote nothing
w-did-write = wrote { $number } in { $house }
w-did-bis = copied { $number } into { $house }
w-did-fence = fenced { $left } from { $right }
w-did-promote = raised estates of { $size }
w-did-park = planted a park
w-did-pool = built the pool
w-did-hire = hired a temp
w-did-roundabout = built a roundabout in { $house }
w-did-plan = completed plan { $plan }
w-did-reshuffle = asked for a reshuffle
w-did-refuse = crossed a permit refusal

## The end and the replay

w-end-houses = Round { $round }: the last house was built by { $names }.
w-end-plans = Round { $round }: all three plans were completed by { $names }.
w-end-refusals = Round { $round }: the last permit refusal was crossed by { $names }.
w-end-deck = Round { $round }: the cards are used up.
w-chart-label = The score of everyone over { $rounds } rounds
w-chart-built = Houses, round by round
w-chart-built-label = The places built by everyone over { $rounds } rounds
w-statistics = The game in figures
w-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
  }
w-empty = Empty places
w-plans-first = Plans, first
w-plans-later = Plans, later
w-fences = Fences
w-actions-used = Actions used, of those taken
w-on-the-sheet = On the sheet
w-best-round = Best round
w-estates-sized = Estates of { $size }
w-in-round = In round { $round }
w-replay-round = Round { $round } of { $rounds }
w-hands = The hands
w-held-number = the number
w-held-action = the action
w-held-passed = passed on
w-held-discarded = discarded
w-held-left = left over

## Help

w-rules-goal = Goal
w-rules-goal-line = Everyone has a sheet with three streets of { $lengths } empty houses, { $houses } in all. Round after round, all of you write one number in one house of your own and use one action. The town that is worth the most points wins.
w-rules-round = A round
w-rules-order-figure = Numbers grow from left to right, with gaps. A number stands twice only as a bis.
w-rules-undo = You can take back every step of your turn until the last player has finished. Then the next cards are turned.
w-rules-estates-figure = Two fences: an estate of two, an estate of three, and a run that still has an empty house.
w-rules-size = Houses
w-rules-worth = Worth each, raised by the value action
w-rules-points = Points
w-rules-points-plans = The higher score of each plan for those who were first, else the lower one.
w-rules-points-estates = Each complete estate at the value of its size.
w-rules-variants = Other ways to play
w-rules-solo = Alone
w-rules-expert = Expert
w-rules-advanced = Advanced
w-rules-advanced-line = More plans come into play, and roundabouts.
w-rules-aaa = Alone against the AAA
w-rules-aaa-cards = Three cards lie open each round. You write the number of one, use the action of another, and the third goes on your opponent’s pile. The order of that pile never changes.
w-rules-aaa-plans = There are three validation cards, A, B and C. One is shuffled into the lower part of the deck; the other two wait in the discard pile and come in when it is shuffled into a new deck. When one is drawn, the opponent validates the plan of that letter if its card names it, for what the plan then pays. If you come later, you get the lower score.
w-rules-aaa-score = Its pile scores: so many points for each park, pool, temp and barrier, and its temps rank against yours. Between two barriers its cards are a lot: each is a house, an extension is several, and with an improvement each house is worth more. The best five lots are paid.
w-rules-aaa-end = The higher score wins, then the one with more lots. Level 0 is a closed office: it scores nothing, and its card says how many temps bring you which rank. Levels 1 to 5 grow harder.
w-rules-quarters = The 9¾ cards
w-rules-quarters-line = Three more cards have the number 9¾, which goes between 9 and 10. A temp makes 7¾, 8¾, 10¾ or 11¾ of it, and it can be copied like any number.
w-rules-blueprint = The Blueprint sheet
w-rules-blueprint-line = Other streets and other points; the rules stay the same.
w-rules-proposed = Some values of this edition are unofficial, because we have not seen the printed ones. A table that uses them says so at the foot of the sheet.
w-rules-other-edition = How edition { $edition } is played
w-help-turn = Your turn
w-help-pairs = Everyone chooses at the same time, each for their own town. Take one of the three pairs: write its number in an empty house, then use its action if you like. The small sign under a pair shows the action that comes there next round.
w-help-solo = Three cards lie open. Write the number of one in an empty house, and use the action of another. When the Solo card comes, every plan you have not completed pays its lower score.
w-help-expert = You hold three cards. Write the number of one in an empty house, use the action of another, and pass the third to your neighbour.
w-help-order = In each street, numbers grow from left to right. You may leave gaps. A number may appear only once in a street, except as a bis.
w-help-refusal = If none of the numbers fits anywhere, you cross off a permit refusal. In all they cost { $costs }.
w-help-actions = The actions
w-help-fence = Draw a fence between two houses, anywhere. A full run of 1 to { $most } houses between two fences is an estate. No fence parts a number from its bis, or cuts what a plan has used.
w-help-estate = Cross the next box of one column: every estate of that size is worth the first value not crossed.
w-help-park = Cross the next park of the street where you wrote your number.
w-help-pool = If you wrote on a pool place, build the pool. A place written without it loses its pool for good.
w-help-temp = Change the number by up to { $reach }, from { $low } to { $high }.
w-help-temp-ranks = Points for the most temps, the second most and so on: { $points }.
w-help-temp-solo = Alone, { $needed } temps bring { $points } points.
w-help-bis = Copy a number into the empty house beside it, no fence between. In all, copies cost { $costs }.
w-help-roundabout = At most once a turn and { $count } times a game, build a roundabout on an empty place, before you take cards or at the end. It is fenced on both sides, and numbering restarts behind it. In all they cost { $costs }.
w-help-plans = At the end of your turn you may complete plans. Everyone who completes one in the first round in which anyone does gets the higher score, all others the lower. Estates used for a plan still score, but serve no second plan.
w-help-end-plans = Someone has completed all three plans,
w-help-end-houses = someone has no empty place left,
w-help-end-refusals = or someone has crossed off the last permit refusal.
w-help-end-deck = Alone, also when the cards are used up.
w-help-score = Everyone finishes the round. Highest score wins; ties go to the most estates, then to the most of one house, of two, and so on.
w-help-marks-line = Yellow is what you can choose now. A dashed house is empty and shows which numbers it takes. A dot marks what is new since last round. A line above houses and a hatched kerb: a plan has used them.
w-key-pair = choose a pair
w-key-pass = skip the action

## Why something cannot be chosen

w-no-game-over = The game is over.
w-no-turn-done = Your turn is done. Take it back to change it.
w-no-take-first = Choose a number and an action first.
w-no-write-first = Write the number first.
w-no-act-first = Use the action first, or skip it.
w-no-pick-first = Pick the estates for the plan first.
w-no-close = Number and action are settled. Complete plans, or end your turn.
w-no-pairs = Here you take one of three pairs.
w-no-cards = Here you combine two of three cards.
w-no-hand = Here you combine two of your cards. A refusal passes one of them on.
w-no-cards-and-one = Here you combine two of three cards. A refusal gives one of them to your opponent.
w-no-same-card = Number and action come from two different cards.
w-no-room = { $number } fits nowhere on your sheet.
w-no-fits = { $number } fits, and a permit is refused only when no number does.
w-no-other-number = Your number is { $taken }, not { $given }.
w-no-other-number-temp = Your number is { $taken }, and a temp changes it by { $reach } at most: { $given } is too far.
w-no-such-house = There is no house { $house } on this sheet.
w-no-house-taken = { $house } is taken.
w-no-order = { $number } does not fit in { $house }. { $why }
w-between = Between the { $left } and the { $right }, numbers must grow from left to right.
w-right-of = Right of the { $left }, only larger numbers fit.
w-left-of = Left of the { $right }, only smaller numbers fit.
w-alone = Numbers grow from left to right.
w-no-action-fence = Your action is a fence.
w-no-action-estate = Your action raises the value of estates.
w-no-action-park = Your action is a park, in the street of your number.
w-no-action-pool = Your action is the pool of the house you wrote in.
w-no-action-temp = Your action is the temp.
w-no-action-bis = Your action is a bis.
w-no-fence-end = { $house } is the last of its street, which is fenced already.
w-no-fence-stands = There is a fence right of { $house } already.
w-no-fence-twins = No fence may part { $house } from its bis.
w-no-fence-used = No fence may cut what a plan has used, right of { $house }.
w-no-column = The column of estates of { $size } is full.
w-no-copy = No house beside { $house } has a { $number } on the same side of the fence.
w-no-copy-beside = No house beside { $house } has a { $number }.
w-no-copies-left = All boxes for copies are crossed.
w-no-pool-at = { $house } has no pool to build, or no number yet.
w-no-roundabouts = Roundabouts belong to the advanced game.
w-no-second-roundabout = One roundabout a turn is the most.
w-no-roundabout-room = A roundabout there would leave no house for your { $number }, which you must write.
w-no-more-roundabouts = All { $count } roundabouts are built.
w-no-plan-again = You have completed plan { $plan } already.
w-no-plan-met = Your sheet does not show what plan { $plan } asks for.
w-no-estate = No estate that a plan can use begins at { $house }.
w-no-estate-needed = Plan { $plan } does not need an estate of { $size }.
w-no-reshuffle = Only the first to complete a plan can have the deck reshuffled.
w-no-second-reshuffle = You have asked for the reshuffle already.

## Advice: what to do, after "The mayor would"

w-do-take = take { $number } with { $action }
w-do-pass = skip the action
w-do-refuse = cross a permit refusal
w-do-refuse-pass = cross a permit refusal and pass { $number } with { $action } on
w-do-write = write { $number } in { $house }
w-do-fence = put a fence between { $left } and { $right }
w-do-promote = raise estates of { $size }
w-do-park = plant a park
w-do-pool = build the pool
w-do-hire = hire the temp
w-do-bis = copy { $number } into { $house }
w-do-roundabout = build a roundabout on { $house }
w-do-plan = complete plan { $plan }
w-do-reshuffle = ask for a reshuffle
w-do-done = end the turn
