# American Dream. What it shares with Welcome is said in welcome.ftl, in the terms of 2023.

game-dream-short = American Dream
game-dream-about = House six kinds of families; perfect houses fill streets and columns.
game-dream-time = 20 min
game-dream-conflict = American Dream has no roundabouts and no advanced plans.
dream-option-expert = Expert
dream-option-expert-about = Everyone holds cards of their own, combines two of three and passes the third on.
dream-option-opponent = Opponent, when you are alone
dream-option-opponent-about = Each round you use two of three cards; the third goes to a rival agency, which scores with it and takes bonuses from you. Most of its figures are our proposal.
dream-option-opponent-none = Nobody
dream-option-opponent-none-about = Alone it means the closed office.
dream-option-opponent-0 = 0, the closed office
dream-option-opponent-0-about = Makes no points, but takes plans and bonuses from you. To learn with.
dream-option-opponent-1 = 1, Sam
dream-option-opponent-1-about = A little of everything. The easiest to beat.
dream-option-opponent-2 = 2, Ann
dream-option-opponent-2-about = Likes Improvement and Temp cards.
dream-option-opponent-3 = 3, Irene
dream-option-opponent-3-about = Loves Pool cards, and is after two plans.
dream-option-opponent-4 = 4, Gus
dream-option-opponent-4-about = Loves Park and Extension cards.
dream-option-opponent-5 = 5, Olga
dream-option-opponent-5-about = After all three plans. The hardest.
dream-option-quarters = The 9¾ cards
dream-option-quarters-about = Three more cards with the number 9¾, which goes between 9 and 10. Their actions are our proposal.
dream-preset-family = Family
dream-preset-expert = Expert
dream-preset-alone = Alone against Sam
dream-option-sheet = Score sheet
dream-option-sheet-dream = American Dream
dream-option-sheet-dream-about = Five streets of seven houses.

## The turn

d-street-d = Dogwood Drive
d-street-e = Elm Court
d-tip-take = Start here: choose one of the cards. You will write its number in a house. Its action is the family that moves in.
d-tip-write = Now tap a yellow house. Numbers grow from left to right in each street. A heart marks the houses meant for this family.
d-tip-close = Press Done to end your turn; until then you can undo. Tap the name of a plan to see what it asks for.
d-take-line = The number goes in a house, the action is the family that moves in.
d-combine-then = Now choose a card for its family
d-combine-line-expert = Then another card for its family. You pass the third on.
d-combine-line-opponent = Then another card for its family. Your opponent gets the third.
d-combine = Write { $number }, for a family of { $family }
d-the-family = The family: { $family }
d-write-line = In a { $family } house it is perfect and counts { $perfect } in its column, elsewhere { $normal }.
d-write-perfect = Write { $number } in { $house }, a { $family } house: perfect
d-write-normal = Write { $number } in { $house }, a { $family } house: normal
d-refused-summary = You crossed a permit refusal.
d-cross = { $streets ->
    [0] A validation card: cross { $columns ->
        [one] 1 column bonus
       *[other] { $columns } column bonuses
    }
   *[other] { $columns ->
        [0] A validation card: cross 1 street bonus
        [one] A validation card: cross 1 street bonus and 1 column bonus
       *[other] A validation card: cross 1 street bonus and { $columns } column bonuses
    }
}
d-cross-line = Choose what you can best do without; a crossed bonus is gone for good. Then the next card comes.
d-cross-this = Cross the bonus of { $bonus }
d-did-cross = crossed the bonus of { $bonus }
d-do-cross = cross the bonus of { $bonus }

## The sheet

d-street = street { $street }
d-column = column { $column }
d-streets = Streets
d-columns = Columns
d-in-columns = in columns
d-bonus-of = Bonus of { $bonus }
d-open = open
d-yours = yours
d-crossed = crossed
d-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
d-perfect = perfect
d-lot = { $house }, { $family } house: { $state }
d-lot-perfect = { $number }, perfect
d-lot-normal = { $number }, normal
d-perfect-by-type = Perfect houses by type
d-perfect-of = { $perfect } of { $all } perfect
d-perfect-houses = Perfect houses
d-normal-houses = Normal houses
d-full-columns = Full columns
d-first-columns = Columns completed first
d-first-streets = Streets completed first
d-statistics = The game in figures
d-out-of-reach = out of reach
d-goal-perfect = All { $families } houses perfect
d-goal-numbered = All { $families } houses numbered
d-goal-perfect-columns = { $count ->
    [one] 1 full column, all perfect
   *[other] { $count } full columns, all perfect
}
d-goal-columns = { $count ->
    [one] 1 full column
   *[other] { $count } full columns
}
d-goal-adjacent = { $count } full columns side by side
d-goal-perfect-streets = { $count ->
    [one] 1 full street, all perfect
   *[other] { $count } full streets, all perfect
}
d-goal-streets = { $count ->
    [one] 1 full street
   *[other] { $count } full streets
}
d-goal-square = A square of { $side } × { $side } perfect houses
d-aaa-line = Each card counts what is printed here; each street bonus you cross brings it points.
d-office-line = Scores nothing, but takes plans and bonuses away when a validation card comes.

## Rules

d-rules-goal = What it is about
d-rules-goal-line = Your sheet has { $streets } streets of { $columns } houses, which also stand in { $columns } columns. Every house is meant for one type of family; the six actions of the cards are the families.
d-rules-family = { $family }: { $count } houses
d-rules-pairs = Everyone chooses one of the three pairs at the same time: a number and a family.
d-rules-expert = Everyone holds three cards, uses the number of one and the family of another, and passes the third to the left. Two players or more.
d-rules-alone = You see three cards, use the number of one and the family of another, and give the third to your opponent.
d-rules-order = Write the number in an empty house of any street. In each street numbers grow from left to right and never repeat; you may leave gaps. The usual actions do nothing here: no barriers, no parks, no changed numbers.
d-rules-perfect = If the family is the one the house is meant for, the house is perfect. Any other house is normal. Neither ever changes.
d-rules-refusal = If no number on offer fits, cross one of { $boxes } permit refusals instead.
d-rules-bonuses = Columns and streets
d-rules-column = A column with all its houses numbered pays { $normal } for each normal house and { $perfect } for each perfect one. The first to complete it multiplies that by { $factor }. An incomplete column pays nothing. Under a column you read what the first to complete it gets (×{ $factor }), how many of its houses are numbered, and whether the bonus is still free.
d-rules-street = The first to complete a street gets { $points } points.
d-rules-shared = Everyone who completes the same street or column in the same round has the bonus. After that round it is gone for the others.
d-rules-plans = Three of the nine plans of this sheet are in play. Complete one at the end of a turn, now or later. Those who do in the first round in which anyone does get the higher score. Nothing is used up by a plan.
d-rules-end = The game ends after the round in which someone has numbered all { $houses } houses, completed all three plans, or crossed all { $boxes } refusals. Equal points share the victory.
d-rules-modes = Ways to play
d-rules-quarters = Three more cards with the number 9¾, which goes between 9 and 10.
d-rules-aaa = Alone against the AAA
d-rules-aaa-line = When a validation card is drawn, the opponent may take its plan, and you cross one street bonus and two column bonuses of your choice before the next card comes. At the end the opponent has its plans, what its cards are worth, and { $points } points for each crossed street bonus. The closed office scores nothing.
d-rules-advanced = There is no advanced game on this sheet.
d-help-marks = Yellow houses take your number; a heart marks those that become perfect. A coloured roof and a looped badge is a perfect house, a pale roof and a crossed badge a normal one. Dashed bonuses are open, green ones are yours, struck ones are gone.

## What cannot be

d-no-now-cross = A validation card has come. Cross bonuses first.
d-no-close = The number is written. Complete plans, or end your turn.
d-no-order = { $number } does not fit in { $house }: numbers grow from left to right.
d-no-complete = Not all houses have a number there: { $bonus }.
d-no-bonus = The bonus of { $bonus } is not open any more.
d-no-more-crossed = You have crossed enough of these.
