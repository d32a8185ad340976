# What the edition of 2023 calls things, and tells differently: each text takes the place of the one
# with the same name in welcome.ftl.

letter-of-plan = { $plan ->
    [1] A
    [2] B
   *[other] C
  }

w-surveyor = Barrier
w-estate = Improve{ "\u00AD" }ment
w-bis = Extension
w-copies-track = Extensions

w-write-then-fence = Then you may draw a barrier.
w-write-then-estate = Then you may improve the value of a lot size.
w-write-then-bis = Then you may extend a house next door.
w-act-fence = Draw a barrier between two houses
w-act-fence-line = 1 to { $most } numbered houses in a row, with a barrier at both ends, make a lot.
w-act-estate = Improve the value of one lot size
w-act-estate-line = Every lot of that size is then worth more, now and later.
w-act-bis = Copy a number into a house next door
w-act-bis-line = A barrier between them does not matter. This extension: { $change }.
w-pick = Pick lots for plan { letter-of-plan }
w-roundabout-line = It has barriers on both sides, and numbering restarts behind it.

w-plan = Plan { letter-of-plan }
w-estates-of = { $count ->
    [one] one lot of { $size }
   *[other] { $count } lots of { $size }
  }
w-goal-bis = { $count } extensions in one street
w-goal-singles = Lots of 1 at both ends of every street
w-goal-estates-street = Lots of { $sizes } in street { $street }
w-goal-estates-roundabouts = { $count ->
    [one] In one street: lots of { $sizes } and a roundabout
   *[other] In one street: lots of { $sizes } and { $count } roundabouts
  }
w-goal-estates-pools = { $pools ->
    [one] Lots of { $sizes }, each with a pool
   *[other] Lots of { $sizes }, each with { $pools } pools
  }
w-goal-estates-bis = { $bis ->
    [one] Lots of { $sizes }, each with an extension
   *[other] Lots of { $sizes }, each with { $bis } extensions
  }
w-goal-estates-both = Lots of { $sizes }, each with { $pools ->
    [one] a pool
   *[other] { $pools } pools
  } and { $bis ->
    [one] an extension
   *[other] { $bis } extensions
  }
w-goal-promotions = { $count } improvements
w-goal-columns = All improvements of { $count } lot sizes

w-use = Use this lot of { $size }, at { $house }
w-fence-between = Draw a barrier between { $left } and { $right }
w-promote = Lots of { $size }: from { $now } to { $then } points each
w-lot-bis = { $number }, extension
w-lot-estate = lot of { $size }
w-lot-fence = barrier on its right

w-estates = Lots
w-bis-crossed = Extensions: { $crossed } crossed
w-estates-crossed = Lots of { $size }: { $crossed } crossed
w-next-bis = Next extension: { $change }
w-bis-full = No further extension can be built

w-did-fence = put a barrier between { $left } and { $right }
w-did-promote = improved lots of { $size }
w-did-plan = completed plan { letter-of-plan }
w-do-fence = put a barrier between { $left } and { $right }
w-do-promote = improve lots of { $size }
w-do-plan = complete plan { letter-of-plan }

w-fences = Barriers
w-estates-sized = Lots of { $size }

w-rules-order-figure = Numbers grow from left to right, with gaps. A number stands twice only as an extension.
w-rules-estates-figure = Two barriers: a lot of two, a lot of three, and a run that still has an empty house.
w-rules-worth = Worth each, raised by the improvement action
w-rules-points-estates = Each complete lot at the value of its size.
w-rules-advanced-line = More plans come into play. They ask for lots in one street, lots with pools or extensions, parks, temps, improvements. And there are roundabouts.
w-help-solo = Three cards lie open. Write the number of one in an empty house, use the action of another, and give the third to your opponent of the AAA.
w-help-expert = You begin with one card and draw two each round. Write the number of one in an empty house, use the action of another, and pass the third to your neighbour on the left, who sees its action but not its number.
w-help-order = In each street, numbers grow from left to right. You may leave gaps. A number may appear only once in a street, except as an extension.
w-help-fence = Draw a barrier between two houses, anywhere, even between two equal numbers. A full run of 1 to { $most } houses between two barriers is a lot. No barrier cuts what a plan has used.
w-help-estate = Cross the next box of one column: every lot of that size is worth the first value not crossed.
w-help-bis = Copy a number into the empty house beside it, even across a barrier. In all, extensions cost { $costs }; when every box is crossed, no more can be built.
w-help-temp-ranks = Points for the most temps, the second most and so on: { $points }. Equals share a rank and the next rank follows; without a temp there is nothing.
w-help-roundabout = { $count } times a game, build a roundabout on an empty place, at any moment of your turn, even after a refusal. It has barriers on both sides, and numbering restarts behind it. In all they cost { $costs }.
w-help-plans = At the end of your turn you may complete plans. Everyone who completes one in the first round in which anyone does gets the higher score, all others the lower. Lots used for a plan still score, but serve no second plan.
w-help-score = Everyone finishes the round. Highest score wins; ties go to the most complete lots; then the victory is shared.

w-no-pick-first = Pick the lots for the plan first.
w-no-action-fence = Your action is a barrier.
w-no-action-estate = Your action improves the value of lots.
w-no-action-bis = Your action is an extension.
w-no-fence-end = { $house } is the last of its street, which has its barrier already.
w-no-fence-stands = There is a barrier right of { $house } already.
w-no-fence-used = No barrier may cut what a plan has used, right of { $house }.
w-no-column = The column of lots of { $size } is full.
w-no-plan-again = You have completed plan { letter-of-plan } already.
w-no-plan-met = Your sheet does not show what plan { letter-of-plan } asks for.
w-no-estate = No lot that a plan can use begins at { $house }.
w-no-estate-needed = Plan { letter-of-plan } does not need a lot of { $size }.

cp-fenced = A barrier to the right of { $house }
cp-fence-right = Barrier on the right
cp-unfence = Rub out the barrier
cp-fence-where = Where does the barrier go?

cp-claimed = Plan { letter-of-plan }
cp-erase-plan = Plan { letter-of-plan }
cp-erase-value = Value of lots of { $size }
cp-fence-where-line = Tap a gap. Lots are counted for you.
cp-value-which-line = The value of every lot of that size.
