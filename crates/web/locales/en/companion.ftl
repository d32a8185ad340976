# For people who play with their own box.

cp-home = Play with your own box
cp-title = Your box, our pencils
cp-about = Playing with the real box? Turn the cards yourselves and write on your phones. The sheets check your numbers and add up the points.
cp-which-box = Which box?
cp-which-sheet = Which sheet?
cp-sheets-note = Eggs, cones, ghosts and the families of American Dream stand where we propose them; your paper sheets may differ. Welkin is not here: it has no sheets.
cp-advanced = Roundabouts
cp-advanced-about = and the advanced plans
cp-quarters = 9¾ cards
cp-quarters-about = three cards of the box of 2023
cp-alone = Alone with the Solo card (box of 2018)
cp-open = Open the sheets
cp-started = Already started?
cp-anyone = Anyone with this link gets a sheet. Come and go as you like.
cp-there = At the table
cp-count = { $count ->
    [one] 1 person
   *[other] { $count } people
}
cp-progress = { $houses ->
    [one] 1 house
   *[other] { $houses } houses
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cp-to-sheet = To { $name }’s sheet
cp-to-my-sheet = To my sheet
cp-join = Get a sheet
cp-one-more = One more sheet on this device
cp-get-sheet = Get a sheet
cp-new-open = New sheets are open
cp-pick-plans = Pick the plans
cp-change-plans = Change the plans
cp-plans-title = Which plans are on the table?
cp-plans-about = Tap one of each stack. One person does it for everyone.
cp-plans-unknown = Which plans are on the table?
cp-search = What does the card show?
cp-search-example = For example: 3 4, lot of 6, 13
cp-no-plan-shows = No plan shows that.
cp-all-plans = Show all
cp-plans-all = Tap one plan of each stack.
cp-find = Find
cp-stack = Stack { $stack }
cp-these-three = These three
cp-scores = Scores
cp-people = People
cp-your-box = Your own box
cp-so-far = As written so far
cp-not-closed = Some sheets are still open.
cp-all-closed = Everyone has finished.
cp-final = Final scores
cp-picture = Save a picture
cp-again = New sheets
cp-back-to-group = Back to the people
cp-everyone = Everyone
cp-houses = Houses
cp-points = Points
cp-more-people = and { $count } more
cp-worth-a-look = Worth a look
cp-temps-ranked = Temps: { $names }. The ranking is counted for you.
cp-wrote-anyway = { $name } wrote { $number } in { $house } against the rules.
cp-did-anyway = { $name } wrote this against the rules: { $mark }
cp-claimed-anyway = { $name } claimed { $mark }, and the sheet does not show it.
cp-against = Written anyway
cp-wrote = { $number } in { $house }
cp-fenced = A fence to the right of { $house }
cp-dug = A pool in { $house }
cp-claimed = Plan { $plan }

## The dock

cp-dock = What to write
cp-idle = Tap a house
cp-idle-line = Or the next box of a track, to cross it by hand.
cp-looking = You can look, and only they can write.
cp-over-by = { $name }’s sheet ends the game. Finish this turn.
cp-which-number = Which number?
cp-fits = { $numbers } fits here.
cp-fits-between = { $numbers } fits between { $left } and { $right }.
cp-fits-none = No number fits here.
cp-roundabout = A roundabout stands here.
cp-copy-of = Copy
cp-dig = Pool
cp-fence-right = Fence on the right
cp-unfence = Rub out the fence
cp-roundabout-here = Roundabout
cp-use = Used by a plan
cp-spare = Not used
cp-eggs = Eggs: { $eggs }
cp-zoorg = Zoorg
cp-unzoorg = Rub out the zoorg
cp-unpool = Rub out the pool
cp-erase = Rub out
cp-which-action = Which action?
cp-stands = { $number } stands in { $house }.
cp-act-fence = choose where
cp-act-value = choose a size
cp-act-pool = in this house
cp-act-no-pool = no place for one
cp-act-temp = your { $count ->
    [1] first
    [2] second
    [3] third
   *[other] { $count }th
} temp
cp-no-action = No action
cp-fence-where = Where does the fence go?
cp-fence-where-line = Tap a gap. Estates are counted for you.
cp-value-which = Which size is worth more?
cp-value-which-line = The value of every estate of that size.
cp-size = Size { $size }
cp-full = full
cp-copy-where = Which house gets the copy?
cp-copy-where-line = Tap an empty house beside a written one.
cp-more = More
cp-more-line = Rarely needed.
cp-refuse = Permit refused
cp-copy-box = Copy box only
cp-aim = Goal { $goal }
cp-count-yellow = Count yellow ducklings
cp-count-black = Count black ducklings
cp-count-both = Count both
cp-close = Close my sheet
cp-closed = Your sheet is closed
cp-closed-line = Undo opens it again.
cp-sheet-closed = The sheet is closed
cp-end-houses = Every house is built
cp-end-plans = All three plans are done
cp-end-refusals = The last refusal is crossed
cp-end-line = The game ends with this turn. Close the sheet when you are done.
cp-eraser = Rub out one of these:
cp-erase-park = A park of street { $street }
cp-erase-value = Value of estates of { $size }
cp-erase-temp = A temp
cp-erase-copy = A copy box
cp-erase-refusal = A refusal
cp-erase-plan = Plan { $plan }
cp-doubt = That does not fit
cp-write-anyway = Write { $number } anyway
cp-anyway = Write it anyway
cp-anyway-line = It is marked on your sheet and in the scores, and still counts.
cp-plan-first = You were first
cp-plan-later = You came later
cp-first-are = first: { $names }
cp-have-it = I completed it
cp-was-first = I was first, too
cp-was-later = I came later
cp-kept = { $count ->
    [one] No network: { $marks } mark is kept on this phone and sent later.
   *[other] No network: { $marks } marks are kept on this phone and sent later.
}

## What cannot be written

cp-no-closed = The sheet is closed. Undo opens it again.
cp-no-there = That is on the sheet already.
cp-no-full = All these boxes are crossed.
cp-no-nothing = There is nothing to rub out.
cp-no-number = No card and no temp makes a { $number }.
cp-no-plans = Pick the plans on the table first.
cp-no-such-plan = That stack has no such plan.
cp-no-such-mark = This sheet has no such mark.
cp-no-card = No card { $card } is left to give.

## Cards on the table, sheets with rules of their own, opponents

cp-how-many = Who plays?
cp-together = With others, or just a sheet
cp-opponents = Alone against the AAA (box of 2023)
cp-cards-title = Which cards are on the table?
cp-cards-about = For those who want hints. One person types them in for everyone; you can play without.
cp-pair = Pair { $place }
cp-card = Card { $place }
cp-cards-done = These are the cards
cp-cards-all = Tap a number and an action in every row.
cp-cards-none = The box does not have these cards together. Look again, please.
cp-type-cards = Type in the cards, for hints
cp-hint = Hint
cp-next-round = Next round
cp-on-table = On the table: { $cards }.
cp-hint-cards = Type in the cards on the table first: a hint is about them.
cp-hint-plans = Pick the plans on the table first: a hint looks at them, too.
cp-hint-over = Your sheet is at its end: there is nothing left to advise.
cp-no-script = Without script every tap loads the page anew. Everything can be written, and nothing is kept while the network is gone.
cp-reached = You have reached this
cp-bonus = Street { $street }: take the bonus
cp-bonus-too = Street { $street }: I finished in the same turn
cp-erase-bonus = Bonus of { $street }
cp-erase-tier = Tier “{ $tier }”
cp-erase-count = Count { $count }
cp-choose-goal = Choose your goal
cp-count-now = Is it time to count?
cp-cone = Circle the cone
cp-uncone = Rub out the cone
cp-untreat = Circle neither
cp-unbarricade = Rub out the barricade
cp-invade = Lost to zombies
cp-zoorg-instead = Zoorg instead of the action
cp-barricade-instead = Barricade instead of a barrier
cp-copy-free = Free copy
cp-zombie-card = A Zombie card has come?
cp-zombie-note = A Zombie card has come
cp-zombie-hold = First, the hordes you hold back with ammunition, by where they would arrive:
cp-held = { $horde } stays
cp-zombie-which = Then the card: the hordes move by themselves.
cp-zombie-left = Left hordes
cp-zombie-right = Right hordes
cp-zombie-all = All hordes
cp-validation = A validation card has come?
cp-validation-of = Card { $plan }
cp-cross = Cross a bonus, as the validation card says
cp-give = The card for { $name }
cp-give-card = Which card?
cp-give-it = Give it
cp-give-back = Take { $card } back
cp-turn-of = Turn { $turn } of { $turns }
cp-turn = Turn { $turn }
cp-nothing-yet = Nothing is written yet.
cp-again-turns = Turn by turn
cp-planted = A park in street { $street }
cp-raised = Size { $size } is worth more
cp-hired = A temp
cp-circled = A roundabout in { $house }
cp-erased = Rubbed out: { $mark }
cp-opponent-has = { $name } has { $points } points.
cp-horde-left = From the left to { $house }
cp-horde-right = From the right to { $house }

## American Dream

cp-idle-families = Write its number, then say whether its family came with it.
cp-which-family = Which family came with it?
cp-with-family = with { $family }
cp-other-family = another family
cp-make-perfect = Perfect
cp-normal = Normal
cp-unperfect = Not perfect
cp-perfect-in = { $house } is perfect
cp-take-bonus = { $bonus } is complete: take the bonus
cp-take-bonus-too = I finished { $bonus } in the same turn
cp-erase-taken = Bonus: { $bonus }
cp-erase-crossed = Crossed: { $bonus }
cp-cross-bonuses = Tap on the sheet what is to be crossed. Streets: { $streets }. Columns: { $columns }.
cp-no-unnumbered = { $house } has no number yet.
