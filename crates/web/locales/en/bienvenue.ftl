# The table of Bienvenue chez Vous.
# Short, plain, second person, present tense. A loss is stated without drama.

## The frame

v-round = Round { $round }
v-before = Setting up
v-points = { $points ->
    [1] point
    [-1] point
   *[other] points
  }
v-label-gain = { $label }: { $change } { $points ->
    [1] point
    [-1] point
   *[other] points
  }
v-last = Last turns
v-last-only = Last turns only
v-nothing-yet = Nothing has happened yet.
v-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
v-back = Your house
v-looking = The house of { $name }
v-looking-line = It is your turn.
v-wait-line = You play next when they are done.
v-wait-auction = All bids are opened together.
v-last-round = The keys are handed over after round { $round }.
v-replay-step = Step { $step } of { $steps }
v-in-step = In this step
v-help-marks = Yellow is what you can choose. A star marks a tile that your family still wants, a crown a grand room. A dining room counts as a living room. A worker on a spot closes it for the round. Doors drawn in blue pen were paid for.

## Tiles

v-a-tile = a tile
v-small-lounge = small living room
v-small-dining-room = small dining room
v-fine-lounge = grand living room
v-half-lounge = grand living room (half)
v-fine-dining-room = grand dining room
v-half-dining-room = grand dining room (half)
v-bedroom = bedroom
v-fine-bedroom = grand bedroom
v-nursery = child’s room
v-fine-nursery = grand child’s room
v-shower-room = shower room
v-bathroom = bathroom
v-fine-bathroom = grand bathroom
v-kitchen = kitchen
v-fine-kitchen = grand kitchen
v-open-kitchen = American kitchen
v-fine-open-kitchen = grand American kitchen
v-office = study
v-fine-office = grand study
v-guest-office = study with guest bed
v-fine-guest-office = grand study with guest bed
v-pantry = pantry
v-toilet = WC with corridor
v-fine-toilet = grand WC with corridor
v-bath-and-toilet = bathroom with WC
v-fine-bath-and-toilet = grand bathroom with WC
v-playground = playground
v-summer-lounge = summer dining
v-covered-terrace = covered terrace
v-patio = flower patio
v-round-pool = round pool
v-half-pool = pool (half)
v-tree = tree
v-well = well
v-swing = swing
v-deckchair = deckchair
v-the-tile = { $kind ->
    [any] { $tile }
   *[other] the { $tile }
  }

## So many of them

v-so-many-adult = { $count ->
    [one] { $count } bedroom
   *[other] { $count } bedrooms
  }
v-so-many-child = { $count ->
    [one] { $count } child’s room
   *[other] { $count } children’s rooms
  }
v-so-many-bath = { $count ->
    [one] { $count } bathroom
   *[other] { $count } bathrooms
  }
v-so-many-living = { $count ->
    [one] { $count } living or dining room
   *[other] { $count } living or dining rooms
  }
v-so-many-kitchen = { $count ->
    [one] { $count } kitchen, any
   *[other] { $count } kitchens, any
  }
v-so-many-standard-kitchen = { $count ->
    [one] { $count } closed kitchen
   *[other] { $count } closed kitchens
  }
v-so-many-american-kitchen = { $count ->
    [one] { $count } American kitchen
   *[other] { $count } American kitchens
  }
v-so-many-office = { $count ->
    [one] { $count } study
   *[other] { $count } studies
  }
v-so-many-pantry = { $count ->
    [one] { $count } pantry
   *[other] { $count } pantries
  }
v-so-many-wc = { $count ->
    [one] { $count } WC
   *[other] { $count } WCs
  }
v-so-many-bath-with-wc = { $count ->
    [one] { $count } bathroom with WC
   *[other] { $count } bathrooms with WC
  }
v-so-many-pool = { $count ->
    [one] { $count } pool tile
   *[other] { $count } pool tiles
  }
v-so-many-round-pool = { $count ->
    [one] { $count } round pool
   *[other] { $count } round pools
  }
v-so-many-tree = { $count ->
    [one] { $count } tree
   *[other] { $count } trees
  }
v-so-many-well = { $count ->
    [one] { $count } well
   *[other] { $count } wells
  }
v-so-many-patio = { $count ->
    [one] { $count } patio
   *[other] { $count } patios
  }
v-so-many-swing = { $count ->
    [one] { $count } swing
   *[other] { $count } swings
  }
v-so-many-playground = { $count ->
    [one] { $count } playground
   *[other] { $count } playgrounds
  }
v-so-many-room = { $count ->
    [one] { $count } room
   *[other] { $count } rooms
  }
v-so-many-garden = { $count ->
    [one] { $count } garden tile
   *[other] { $count } garden tiles
  }
v-so-many-double-pool = { $count ->
    [one] { $count } double pool
   *[other] { $count } double pools
  }
v-of-luxury = { $rooms } with a crown
v-not-luxury = { $rooms } without a crown

## Cards

v-bribe = Sweetener
v-does-bribe = +{ $amount } coin, +{ $more } if nobody is poorer
v-share = Shall we share?
v-does-share = +{ $amount } coins; its owner +{ $owner }
v-contacts = +2 cards
v-does-contacts = Draw { $amount }; its owner draws { $owner }
v-favour = +3 cards
v-does-favour = Draw { $amount }: keep one, one for its owner, discard one
v-poaching = Poached worker
v-does-poaching = Take someone’s worker for this round; its owner draws { $owner }
v-windfall = Off the truck
v-does-windfall = Your next draw: { $amount } more tile. Every second time its owner also gets a tile
v-warehouse = Warehouse
v-does-warehouse = Take the card: it keeps a tile for later. Its owner draws { $owner }, keeps one
v-golf = Golf with the minister
v-does-golf = Take the card: it removes cards for all. Its owner draws { $owner }, keeps one
v-bargain = Super discount
v-does-bargain = All but the richest may buy from the Discount, { $amount } cheaper still
v-express = Express delivery
v-does-express = Everyone except the player with the most tiles may draw tiles without a worker
v-subsidy = Grant
v-does-subsidy = +{ $amount } coin for all but the richest
v-tender = Call for tenders
v-does-tender = { $amount } card for everyone except whoever holds the most
v-temp = Temp agency
v-does-temp = +{ $amount } worker this round for the player with the fewest tiles
v-fair = Fair competition
v-anti-trust = anti-trust, for all
v-corruption = corruption
v-your-deals = Your dealings
v-deals-of = The dealings of { $name }
v-others-deals = Others’ dealings
v-owner-gains = their owners gain too
v-deck = cards
v-deck-label = Draw two cards and keep one; { $count } in the deck
v-discard = discard
v-discard-label = Take the last card discarded
v-discard-top-label = Take the last card discarded: { $card }
v-free = Free
v-shown-later = shown after this round
v-turned = turned
v-in-hand = in hand
v-put-here = Put it here
v-put-over = Put it here; it covers “{ $card }”
v-covers = covers { $card }
v-use-title = Use “{ $card }”
v-use-owner = It belongs to { $name }, who gains too. Your worker stays on it until the round is over.
v-use-own = It is yours: nobody else gains.
v-use = Use it
v-scrap = Remove it
v-where-card = Where does “{ $card }” go?
v-where-line = A free action. The card lies face down and works from the next round on.
v-zone = Zone { $number }
v-held = In the warehouse: { $tile }. It is one more choice at your next draw.
v-extra = { $count ->
    [one] { $count } more tile at your next draw
   *[other] { $count } more tiles at your next draw
  }
v-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
v-the-centre = the centre

## Places

v-upstairs-in = { $cell } upstairs
v-north = at the top
v-east = at the right
v-south = at the bottom
v-west = at the left
v-cell = { $place }: { $tile }
v-your-house = Your house
v-house-of = The house of { $name }
v-bare = { $count ->
    [one] { $count } bare cell
   *[other] { $count } bare cells
  }
v-storey = Storey
v-ground = Ground
v-ground-short = Ground
v-upstairs = Upstairs
v-places = places
v-corner-label = Corner of the foundations in { $cell }
v-corner-chosen = First corner: { $cell }
v-opposite-label = Opposite corner in { $cell }: { $wide } by { $high } cells
v-entrance-label = Front door of { $cell }, { $side }
v-open-label = Open the wall of { $cell }, { $side }
v-place-label = Lay it in { $cell } for { $price },
v-ways-label = ({ $count } ways)
v-which-way = Which way round in { $cell }?
v-more-doors = { $count ->
    [one] with { $count } door
   *[other] with { $count } doors
  }
v-more-stairs = with stairs
v-doors-meet = doors meet
v-fits = it fits

## Market

v-rooms = Rooms
v-draw-two = draw two, lay one
v-draw-one = take one
v-discount = Discount
v-one-sale = one sale a round
v-no-sale = sold for this round
v-next = next
v-garden = Garden
v-face-down = face down
v-empty = empty
v-pile-label = Pile { $pile }: { $tile }, { $count } left
v-sale-label = { $tile } for { $price }
v-garden-label = Garden pile, { $count } left
v-garden-locked = It opens when your family has all its rooms.
v-wanted = Your family wants it

## Tiles to choose from, auctions

v-drawn = Drawn tiles
v-your-tiles = Your tiles
v-their-tiles = Their tiles
v-fits-in = { $count ->
    [one] Fits in { $count } place, for { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        } or more
   *[other] Fits in { $count } places, for { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        } or more
  }
v-fits-nowhere = No place for it that you can pay for
v-fits-dear = You cannot pay for it
v-fits-later = For the garden, once your family is served
v-to-discount = To the Discount
v-to-auction = To the auction
v-to-warehouse = To the warehouse
v-auction-of = { $tile }, sold by { $name }
v-bid-extra = Your cheapest place for it needs { $coins } more for doors or stairs.
v-bid-plain = You can lay it without a further door.
v-no-bid = No bid
v-bid-label = Bid { $bid }, { $all } in all
v-in-all = { $coins } in all
v-sealed = sealed
v-not-yet = not yet
v-you-bid = you bid { $bid }

## The family

v-family = The { $name } family
v-wishes = { $met } of { $all } wishes
v-wishes-of = { $name }: { $met } of { $all } wishes
v-served = Served
v-is-served = { $name }: served, garden open
v-ticked = ticked
v-one-storey = Ground floor only
v-any-storeys = Storeys: as you like
v-two-storeys = A room upstairs
v-a-storey = a room upstairs
v-gift = All ticked: { $coins } coins for the garden at once, { $points } points at the end. Otherwise −{ $missing } for each wish.
v-gift-had = All ticked: { $points } points at the end.
v-taste-now = ({ $points } now)
v-taste-per = { $points } for every { $what }
v-taste-beyond = { $points } for every { $what } beyond { $beyond }
v-taste-with = { $points } with { $what }
v-taste-without = { $points } without { $what }
v-taste-exactly = { $points } with exactly { $what }
v-taste-coins = { $points } for every coin left, at most { $most }
v-served-title = The { $name } family is served
v-served-line = { $coins } coins for the garden. From now on your workers may draw from the garden pile. The last round is round { $last }.
v-served-in = { $name }, served in round { $round }
v-unserved = { $name } lacks { $missing }

## Purse and score

v-first = first player
v-coins = coins
v-scored = points
v-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }
v-passed = passed
v-if-ended = If it ended now
v-at-the-keys = At the keys
v-open-house = open a house
v-score-rooms = Rooms
v-score-pairs = Joined rooms and pools
v-score-garden = Garden
v-score-family = Family served
v-score-missing = Wishes missing
v-score-tastes = Tastes
v-score-bare = Bare cells
v-score-coins = Coins
v-part-missing = Wishes met
v-part-bare = Cells built on
v-why-laid = { $count ->
    [one] { $count } laid
   *[other] { $count } laid
  }
v-why-open = { $count ->
    [one] { $count } wish
   *[other] { $count } wishes
  }

## What to do

v-lay-order = Lay { $tile }
v-lay-line = On a yellow place. A door to open is included in its price.
v-lay-garden-line = On a yellow place of your garden.
v-rest-goes = { $count ->
    [one] The { $tiles } goes to the Discount.
   *[other] The { $tiles } go to the Discount.
  }
v-draft-order = Take a tile ({ $number } of 3)
v-draft-line = From any pile. A star marks what your family wants.
v-corner-order = Press a corner of your house
v-opposite-order = Press the opposite corner
v-corner-line = { $fewest } to { $most } cells. Rooms lie inside, the garden outside.
v-entrance-order = Where is the front door?
v-entrance-line = The first room lies behind it.
v-starting-order = Lay a starting tile
v-starting-line = { $count ->
    [one] Or send it to the Discount.
   *[other] One now; you have { $count }. Or send one to the Discount.
  }
v-which-order = Which one do you lay?
v-which-line = The other goes to the Discount.
v-neither-order = You can lay neither: which one goes to auction?
v-neither-line = The others bid for it and pay you.
v-rest-order = What becomes of the others?
v-rest-line = Choose what goes to the Discount first, or keep one.
v-leave-order = It cannot be laid
v-leave-line = It goes to the Discount.
v-bid-order = How much do you bid?
v-bid-line = Bids are sealed. The highest pays { $name } and lays the tile at once. A tie goes to the house with fewer tiles.
v-keep-order = Which card do you keep?
v-keep-line = The other is discarded face down.
v-keep-give-line = Then you give one to { $name }.
v-give-order = Which card does { $name } get?
v-give-line = The last one is discarded.
v-steal-order = Whose worker do you take?
v-steal-line = It works for you in this round.
v-move-order = Into which zone does the card go?
v-move-line = A card that lies there is discarded.
v-gift-order = Draw a tile: your card was used
v-gift-line = You may lay it or send it to the Discount.
v-bargain-order = Buy from the Discount?
v-bargain-line = Prices are lower still, and no worker is needed.
v-express-order = Draw tiles without a worker?
v-express-line = Workers on piles do not count. You pay as usual.
v-turn-order = { $count ->
    [one] Place your last worker
   *[other] Place a worker ({ $count } left)
  }
v-turn-line = Draw rooms, buy from the Discount, draw a card or use one.
v-turn-play-line = Draw, buy or use a card. You may also play a card from your hand.
v-turn-garden-line = The garden pile is open to you too.
v-after-order = Your worker is placed
v-after-line = End your turn.
v-after-play-line = You may still play a card from your hand.
v-works-order = Press the wall to open
v-works-line = A door costs { $price }, and a worker.
v-works = Works
v-pass = Pass
v-decline = No, thanks
v-not-now = Not now
v-other-corner = Choose another corner
v-done = End turn
v-steal-from = Take from { $name }
v-step-corner = Corner
v-step-opposite = Opposite
v-step-door = Front door
v-step-worker = Worker
v-step-end = End
v-step-tile = Tile
v-step-place = Place

## A first game

v-tip-draft = First everyone takes three tiles. Look at your family’s wishes below: a star marks tiles that meet one. The coin is the cost, the dark plaque the points.
v-tip-foundations = Rooms go on the foundations, the garden around them. Count your wishes and leave two or three cells to spare: bare cells cost points at the end.
v-tip-entrance = The first room lies behind the front door. In the middle of a side, rooms can grow both ways.
v-tip-starting = Where doors face each other, a room costs only its price. Where a door meets a wall you pay 1 to open it.
v-tip-turn = Each round you place three workers, one a turn. Draw two tiles from a pile and lay one; or draw a card, use a card, buy at a discount.
v-tip-end = You may play one card a turn from your hand. It is shown after the round, and then anyone can use it.
v-tip-lay = Prices stand on the yellow places. Press one: if the room fits several ways, you choose how it lies.
v-tip-auction = Nobody sees your bid before all are in. You pay only if you win.

## The log

v-you-did = You { $deeds }.
v-someone-did = { $name } { $deeds }.
v-did-draw = drew from pile { $pile }
v-did-draw-garden = drew for the garden
v-did-found = laid foundations of { $wide } by { $high }
v-did-enter = put the front door in { $cell }
v-did-lay = laid { $tile } in { $cell }
v-did-discount = sent { $tile } to the Discount
v-did-hold = kept { $tile } in the warehouse
v-did-auction = put { $tile } up for auction
v-did-bid = bid { $bid }
v-did-not-bid = did not bid
v-did-buy = bought { $tile } at a discount
v-did-deck = drew cards
v-did-take-discard = took the last discard
v-did-use = used { $card } ({ $whose })
v-did-use-some = used a card ({ $whose })
v-did-open = opened a wall in { $cell }
v-did-pass = passed
v-did-play = played { $card } face down
v-did-play-some = played a card face down
v-did-scrap = removed a card for all
v-did-keep = kept { $card }
v-did-keep-some = kept one
v-did-give = gave { $card } away
v-did-give-some = gave one away
v-did-steal = took a worker from { $name }
v-did-move = took the card
v-did-decline = did without

## Advice

v-do-done = end the turn
v-do-draw = draw from pile { $pile }
v-do-draw-garden = draw for the garden
v-do-found = lay foundations from { $from } to { $to }
v-do-enter = put the front door in { $cell }, { $side }
v-do-lay = lay { $tile } in { $cell }
v-do-lay-for = lay { $tile } in { $cell } for { $price }
v-do-discount = send { $tile } to the Discount
v-do-hold = keep { $tile } in the warehouse
v-do-auction = put { $tile } up for auction
v-do-bid = bid { $bid }
v-do-not-bid = do not bid
v-do-buy = buy { $tile } at a discount
v-do-deck = draw two cards
v-do-take-discard = take the last discard
v-do-use = use “{ $card }”
v-do-use-some = use the card
v-do-open = open the wall of { $cell }, { $side }
v-do-pass = pass
v-do-play = play “{ $card }” into zone { $number }
v-do-scrap = remove a card for all
v-do-keep = keep “{ $card }”
v-do-give = give “{ $card }” away
v-do-steal = take a worker
v-do-move = put the card into zone { $number }
v-do-decline = do without

# Why a turn is advised.
v-why-wish = Your family wants { $rooms }; so far there { $have ->
        [0] is none
        [one] is one
       *[other] are { $have }
    }.
v-why-storey = Your family wants a room upstairs.
v-why-last-wish = It is the last wish: { $coins } coins for the garden at once, { $points } points at the end.
v-why-no-wish = No wish of your family: it brings its own points alone.
v-why-taste = A taste of your family: { $taste }.
v-why-price = It costs { $price }, with no door to open; you keep { $left ->
        [one] one coin
       *[other] { $left } coins
    }.
v-why-price-doors = It costs { $price }, { $built } of it for doors or stairs; you keep { $left ->
        [one] one coin
       *[other] { $left } coins
    }.
v-why-discount = It costs { $price } instead of { $cost }, before doors.
v-why-bid = If you win, you keep { $left ->
        [one] one coin
       *[other] { $left } coins
    }, before doors.
v-why-door = A door costs { $price ->
        [one] one coin
       *[other] { $price } coins
    } and joins rooms that touch.

## The end

v-end-keys = Round { $round }: the { $family } family was served in round { $first }, and the garden rounds are over.
v-end-piles = No room was left to draw in round { $round }.
v-end-rounds = Round { $round } was the last one.
v-tie = The tie goes to a served family, then to more money, then to fewer tiles.
v-chart-label = Points after each of { $rounds } rounds
v-statistics = Figures
v-count-rooms = Rooms laid
v-count-garden = Garden tiles
v-count-built = Doors and stairs paid for
v-count-bought = Bought at a discount
v-count-auctions = Put up for auction
v-count-played = Cards played
v-count-used = Cards used
v-count-money = Money left

## Refusals

v-no-game-over = The game is over.
v-no-other-turn = Someone else has to choose now.
v-no-bidder = You have bid, or cannot lay this tile.
v-no-foundations = Foundations are a rectangle of { $fewest } to { $most } cells, each side at least 2.
v-no-off-foundations = { $cell } is not on your foundations: rooms lie inside the white line.
v-no-inner-edge = The front door is on an outer edge of the foundations.
v-no-off-land = { $cell } is not on your land.
v-no-taken = A tile lies in { $cell } already.
v-no-one-storey = Your family wants the ground floor only.
v-no-nothing-below = { $cell } needs a room below it.
v-no-same-turned = Turned like this the tile looks the same.
v-no-entrance = Choose the front door first.
v-no-behind-entrance = The first room lies behind the front door, in { $cell }.
v-no-linked-anyway = It is linked already: no further door is needed.
v-no-not-linked = Nothing links it to the house: open a door or build stairs.
v-no-wall-there = There is no wall to a room on that side.
v-no-stairs-there = Stairs lead to rooms upstairs only.
v-no-bar-faces = At this table the bar faces living rooms only.
v-no-not-garden = { $cell } is not in the garden.
v-no-door-to-house = It lies against a door of the house: open one.
v-no-not-served = The garden opens when your family has all its rooms.
v-no-that-tile = That tile is not one to choose from now.
v-no-too-dear = It costs { $price }, and you have { $money }.
v-no-must-lay = One of the drawn tiles fits, so it must be laid.
v-no-acted = Your worker of this turn is placed: end the turn.
v-no-not-acted = Place a worker first, or pass.
v-no-freed = One card a turn.
v-no-worker = You have no worker left in this round.
v-no-spot-taken = A worker is there until the round is over.
v-no-pile = That pile is empty.
v-no-auctions = There are no auctions at this table.
v-no-bad-bid = Bid { $least } to { $most }, or nothing.
v-no-purchase = One sale a round: someone has bought already.
v-no-cannot-lay = It fits nowhere for the money you have.
v-no-card = There is no card to take.
v-no-hand-full = Your hand is full.
v-no-zone = No card lies there.
v-no-face-down = It is shown at the end of this round, and works from then on.
v-no-own-card = This card can only be taken from someone else.
v-no-free-zone = None of your zones is free for it.
v-no-covered = A card that is face down or has a worker on it stays.
v-no-room = No room lies in { $cell }.
v-no-open-already = That side is open already.
v-no-other-side = Name that wall from the room on its other side.
v-no-nothing-behind = Behind that wall is neither a room nor the garden.
v-no-not-held = You do not have “{ $card }”.
v-no-golf = Only the owner of a golf card can remove it.
v-no-warehouse = You need a warehouse that is empty.
v-no-victim = That player has no worker to take.
v-no-not-optional = You cannot do without.
v-now-draft = First take a tile from a pile.
v-now-foundations = First lay your foundations.
v-now-entrance = First choose the front door.
v-now-starting = First lay a starting tile or send it to the Discount.
v-now-turn = Place a worker, or end your turn.
v-now-drawn = First lay one of the drawn tiles.
v-now-rest = First send the other tiles to the Discount.
v-now-bid = First bid for the tile.
v-now-lay = First lay the tile.
v-now-keep = First choose the card to keep.
v-now-give = First choose the card to give.
v-now-steal = First choose whose worker to take.
v-now-move = First choose a zone for the card.
v-now-gift = First draw the tile that your card brings.
v-now-bargain = First buy from the Discount, or decline.
v-now-express = First draw tiles, or decline.

## Rules

v-rules-goal = Goal
v-rules-goal-line = You are an architect. You build a house for a family, room by room, on two storeys if it likes. Rooms bring points; so does a garden. The most points when the keys are handed over win.
v-rules-family-line = Your family lists the rooms it wants. When it has them all, it gives you money for the garden at once and points at the end. Each family also has tastes, which score at the end.
v-rules-begin = The beginning
v-rules-begin-money = Your family’s budget is your money.
v-rules-begin-late = Those who begin later get coins on top. In the order of the first round, as far as there are players: { $coins }.
v-rules-begin-draft = Three times round the table, everyone takes the top tile of any pile.
v-rules-begin-foundations = Everyone lays foundations on a plot of { $side } by { $side }: a rectangle of { $fewest } to { $most } cells, each side at least 2, with a front door on one outer edge.
v-rules-begin-lay = Three times round the table, everyone lays one of their tiles or sends it to the Discount.
v-rules-round = A round
v-rules-round-line = From the first player on, everyone places one worker a turn until all { $workers } are placed or they pass. One worker to a spot. Then workers go home, cards are revealed, and the next player is first.
v-rules-draw = Draw rooms
v-rules-draw-line = Draw { $drawn } tiles from a pile, lay one and pay for it; the other goes to the Discount.
v-rules-buy-line = Buy a tile of the row and lay it at once. One sale a round for the whole table.
v-rules-card = Cards
v-rules-card-line = Draw two and keep one, take the last discard, or use a revealed card of anyone.
v-rules-works-line = Pay { $door } and open a wall of your house.
v-rules-garden-short = Draw from the garden pile, once your family is served. Any number of workers may.
v-rules-free-line = Once a turn, before or after the worker, you may play a card from your hand face down.
v-rules-forced = If one of the drawn tiles can be laid and paid for, one must be.
v-rules-not-forced = At this table no drawn tile has to be laid.
v-rules-auction = If none can, one goes to auction: the others bid in secret, at least { $least }. The highest bid pays the seller and lays the tile at once; a tie goes to the house with fewer tiles, then to less money. Without a bid it goes to the Discount.
v-rules-laying = Laying a tile
v-rules-price = A tile may be turned. It costs its price, { $door } for each door opened and { $stair } for stairs.
v-rules-first-room = The first room lies behind the front door.
v-rules-doors = Every room must be linked to the house. Two doors that meet cost nothing; a door against a wall is opened for you; between two walls you choose.
v-rules-upstairs = Upstairs a room needs one below it, and a door to a neighbour or stairs. Some families want the ground floor only, others at least one room upstairs.
v-rules-kinds = A dining room counts as a living room, a shower room as a bathroom. A crown marks a grand room: it counts like any room of its kind, and some tastes ask for crowns.
v-rules-halves = Two halves of a room or pool that face each other score together. Half a pool alone scores nothing.
v-rules-discount = The Discount
v-rules-row = Tiles that nobody laid lie in a row and cost { $steps } less, at least { $floor }. A new one comes last. When the row is full, it pushes the last one out of the game. When one is bought, the others move up.
v-rules-cards = Cards
v-rules-cards-line = Corruption cards lie before their owner, anti-trust cards in the centre. They are revealed when the round ends; from then on a worker can use each of them once a round. A card can be covered with another, unless it is face down or has a worker on it.
v-rules-owner-line = The owner gains only when someone else uses the card. “All but the richest” leaves out everyone with the most, unless all have the same.
v-rules-garden = The garden
v-rules-garden-line = Garden tiles lie beside the foundations. They are for those whose family is served.
v-rules-terrace-line = A terrace or patio lies against an open side of a room.
v-rules-end-line = The game ends { $rounds } full rounds after the round in which the first family was served, when no room is left to draw, or after round { $most }.
v-rules-score-line = Then a served family scores its points; otherwise each missing room or storey costs { $missing }. Tastes score, and each bare cell of the foundations costs { $bare }.
v-rules-tie-line = In a tie a served family wins, then more money, then fewer tiles.
v-rules-credit = Credit
v-credit = A prototype by { $designer }, finished and balanced here. His notes are under { $licence }; every word and drawing here is ours.
