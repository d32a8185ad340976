# The table of Welkin.
# Short, plain, second person, present tense. A loss is stated without drama.

## The frame

k-round = Round { $round }
k-coins = { $points ->
    [1] coin
    [-1] coin
   *[other] coins
  }
k-label-gain = { $label }: { $change } { $points ->
    [1] coin
    [-1] coin
   *[other] coins
  }

## Resources and powers

k-plant = Plant
k-element = Element
k-animal = Animal
k-metal = Metal
k-gem = Gem
k-plants = { $count ->
    [one] { $count } Plant
   *[other] { $count } Plants
  }
k-elements = { $count ->
    [one] { $count } Element
   *[other] { $count } Elements
  }
k-animals = { $count ->
    [one] { $count } Animal
   *[other] { $count } Animals
  }
k-metals = { $count ->
    [one] { $count } Metal
   *[other] { $count } Metals
  }
k-gems = { $count ->
    [one] { $count } Gem
   *[other] { $count } Gems
  }
k-any = any resource
k-either = { $first } or { $last }
k-any-material = Any resource
k-none = none
k-free = free
k-powers = Powers
k-power-sell = Sell early
k-power-use = Use again
k-power-open = Open one more
k-power-buy = Buy
k-power-flip = Flip markets
k-no-power = no power
k-does-sell = This turn you can sell unfinished sites
k-does-use = Place resources, besides your action
k-does-open = One more site, even with all places taken
k-does-buy = { $count } resources for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }
k-does-flip = Flip { $count } tokens from different markets
k-used = { $site }, used

## What to do now

k-step-action = Action
k-step-then = Then
k-step-turn = Tokens
k-step-take = Take
k-step-discard = Give back
k-step-place = Place
k-step-open = Site
k-step-flip = Market
k-step-end = Powers, end
k-way-open = Open
k-way-produce = Produce
k-way-use = Use
k-act-order = [Open] a site, [produce] or [use]
k-act-order-no-use = [Open] a site or [produce]
k-act-order-no-open = [Produce], or [use] what you have
k-act-order-produce = [Produce]: flip a token
k-act-line = One action a turn. Powers come before or after it.
k-act-line-no-use = Choose a site on offer, or flip one of your production tokens.
k-act-line-no-open = Flip one of your production tokens, or place from your stock on a site.
k-act-line-produce = Each of your production tokens can be flipped; the first costs nothing.
k-last-turn = Last turn
k-last-turn-line = What is not sold when it ends pays nothing.
k-tip-action = Start here: one action a turn. Open a site, produce resources, or place them. A full site is sold for what its resources are worth.
k-tip-step = Follow the yellow places. Undo takes a step back.
k-tip-close = Press Done to end your turn, or use a power.
k-selling-line = The power to sell early ends with this turn.
k-sold-line = { $coins ->
    [one] Sold for { $coins } coin.
   *[other] Sold for { $coins } coins.
  }
k-gave-back-line = The stock is full: { $what } went back.
k-revealed-line = A new card was revealed, so this cannot be undone.
k-overflow-line = The stock holds { $stock }: { $count } will go back.
k-using-order = [Place] more, or go on to your action
k-using-line = Your action is still to come: open, produce, or place again after this.
k-turn-order = [Flip] more tokens, or [take]
k-turn-order-take = [Take] what you produce
k-turn-order-nothing = [Flip] more tokens, or stop
k-turn-order-stop = Your tokens make nothing
k-turn-price = { $price ->
    [0] The next token is free.
    [one] The next token costs { $price } coin.
   *[other] The next token costs { $price } coins.
  }
k-take-order = Take [{ $count } more]
k-take-line = Of the kinds that your tokens show.
k-buy-order = Take [{ $count }] of any kind
k-buy-line = Whatever the reserve still has.
k-discard-order = Give back [{ $count }]
k-discard-line = The stock holds { $count }: choose what returns to the reserve.
k-place-order = [Place] a resource on a site
k-place-line = As many as you like. A full site is sold at once.
k-open-order = Choose a [site] to open
k-open-line = It goes beside your others, even beyond your places.
k-flip-order = Flip a [market token]
k-flip-line = It moves to the market shown on its back: one value falls, another rises.
k-flip-two-order = Flip [{ $count } market tokens]
k-flip-two-line = From different markets: choose the first.
k-flip-again-order = Flip [another market token]
k-flip-again-line = It must come from another market than { $resource }.
k-close = Your action is done
k-close-lay = [Place] another, or finish
k-close-sell = [Sell] unfinished sites, or finish
k-close-power = Use a [power], or finish
k-close-line = Look once more, then finish.
k-close-lay-line = As many as you like. A full site is sold at once.
k-close-power-line = Your action is done. Each power works once a game.
k-stop-production = Produce nothing
k-stop-use = Done placing
k-take-label = Take { $resource }
k-give-back = Give back { $resource }
k-waiting-line = Watch the markets: what others flip changes what you are paid.
k-last-turns = These are the last turns: { $name } took a site that could not be replaced.
k-looking = { $name }’s board
k-looking-line = It is your turn: your choices are on your own board.
k-back = My board

## Markets and sites

k-markets = The five markets
k-value = worth
k-moved = since your last turn
k-reserve = { $count } left
k-in-reserve = in reserve
k-reserve-of = { $resource }: { $count } left in the reserve
k-token = { $from }, with { $to } on its back
k-turned-lately = Flipped since your last turn
k-flip-label = Flip { $from } over to { $to }: { $from } falls to { $less }, { $to } rises to { $more }
k-offer = Sites on offer
k-pile = { $count } in the pile
k-pile-empty = The pile is empty: opening a site now brings the last turns.
k-gone = Taken
k-site-word = Site
k-site = site { $card }
k-open-word = Open
k-turns-token = flips a market token
k-worth = coins at today’s values
k-pays = { $pays } of { $worth }
k-slot-covered = { $resource }, placed
k-new = New
k-free-place = Free place

## The board

k-your-board = Your board
k-board-of = { $name }’s board
k-sites = Open sites
k-sites-over = { $have } open, { $need } places
k-sites-short = Sites
k-lay = Place
k-lay-on = Place on { $site }
k-lay-label = Place { $resource } on { $site }
k-sell-now = { $coins ->
    [one] Sell for { $coins } coin
   *[other] Sell for { $coins } coins
  }
k-stock = Stock
k-production = Production
k-makes = makes { $count }
k-makes-of = Makes { $count }: { $kinds }
k-makes-no-plus = No token shows +1: nothing is made
k-makes-no-kind = All tokens show +1: there is nothing to make
k-turn-label = Flip { $resource } to +1
k-turn-back-label = Flip +1 back to { $resource }
k-token-plus = { $resource } token on +1
k-token-shown = { $resource } token
k-completed = Completed
k-once = once each
k-no-completed = A site whose slots are all covered is sold and comes here, with its power.

## Why not now

k-why-acted = Your action is done.
k-why-places = { $count ->
    [2] Both places are taken.
   *[other] All { $count } places are taken.
  }
k-why-empty = No site is left.
k-why-no-site = You have no open site.
k-why-no-stock = Your stock is empty.
k-why-no-fit = Nothing in stock fits.
k-why-later = Finish this step first
k-why-selling = Already in force this turn
k-why-coins = { $price ->
    [one] Needs { $price } coin
   *[other] Needs { $price } coins
  }
k-why-reserve = The reserve is empty
k-unlit-late = Too late to bring money
k-unlit-use = Not needed: you can place now
k-unlit-laying = Ends the placing
k-unlit-sell = Nothing is placed that could be sold

## Money and players

k-your-money = Your money
k-money-of = { $name }’s money
k-sales = Sales
k-start = At the start
k-flips = Tokens flipped
k-purchases = Purchases
k-sold = { $count ->
    [one] one site
   *[other] { $count } sites
  }
k-most-money = most money wins
k-plays = plays
k-next = next
k-done-facts = { $sold } sold
k-last = Last turns
k-news = Since your last turn
k-last-only = Last turns only
k-nothing-yet = Nothing yet: this is the first turn.
k-you-did = You { $deeds }.
k-someone-did = { $name } { $deeds }.
k-did-end = ended the turn
k-did-gain = { $change } { $coins }.
k-did-open = opened site { $card }
k-did-flip = flipped { $from } to { $to }
k-did-produce = produced { $what }
k-did-produce-nothing = flipped tokens
k-did-take = took { $what }
k-did-discard = gave back { $what }
k-did-lay = placed { $what } on site { $card }
k-did-lay-sell = placed { $what } on site { $card } and sold it
k-did-power = used the power “{ $power }”
k-did-some-power = used the power of site { $card }
k-did-sell = sold site { $card } early

## The end and the replay

k-end-open = { $name } took a site that could not be replaced, and everyone else had one more turn. The game ended in round { $round }.
k-end-power = By a power, { $name } took a site that could not be replaced, and everyone else had one more turn. The game ended in round { $round }.
k-end-turns = Round { $round }: everyone had as many turns as this table allows.
k-tie-sites = Between equals, completed sites decide.
k-tie-printed = Between equals, the resources on completed sites decide.
k-chart-label = The money of everyone over { $rounds } rounds
k-statistics = The game in figures
k-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
  }
k-count-completed = Sites completed
k-count-printed = Resources on them
k-count-open = Turns spent opening
k-count-produce = Turns spent producing
k-count-use = Turns spent using
k-count-powers = Powers used
k-count-flips = Market tokens flipped
k-count-best = Most earned in a turn
k-count-unsold = Sites left unfinished
k-in-step = In this step
k-replay-step = Step { $step } of { $steps }

## Help

k-help-turn = Your turn
k-help-marks-line = Yellow is what you can choose now. What is framed in ink alone can be chosen too, but leads nowhere or ends what you are doing. On an open site, the first figure is what its resources would pay today, the second what the whole site would. A dot marks the market tokens that were flipped since your last turn, and a small +1 or −1 what that did to the value.
k-rules-goal = Goal
k-rules-goal-line = You build on islands in the sky: take sites, produce what they ask for, and sell each one when its resources are worth most. The richest builder wins.
k-rules-setup = Before the first turn
k-rules-setup-line = The { $tokens } market tokens are thrown, and each lies in the market that it shows. { $offer } sites lie face up on offer. The pile has { $pile } more with two players, { $more } with three or four.
k-rules-setup-own = Everyone has { $places } places for sites, an empty stock, and one production token for each resource, all of them showing it. Nobody has money, unless the table was set otherwise.
k-rules-setup-reserve = There are { $each } of each resource. What nobody holds lies in the reserve; it can run dry, and then only what is left is taken.
k-rules-signs = The signs
k-sign-token = A market token that shows { $from }, with { $to } on its back.
k-sign-shown = A production token that shows { $resource }: you can produce it.
k-sign-plus = The same token on +1: you produce one resource more, but not this one.
k-sign-turn = On a site: the player who takes it flips a market token.
k-sign-slot = A slot of a site, still free; and covered.
k-sign-any = A slot that takes any resource. Sites with such slots have no power.
k-sign-coin = What a whole site would pay at today’s values.
k-rules-turn-line = In your turn you take exactly one action: open a site, produce, or use resources. Before and after it, but not in the middle of it, you may use powers of sites you have completed.
k-rules-undo = You can take back every step of your turn, except one that revealed a new card.
k-rules-actions = The three actions
k-rules-open = Take one of the sites on offer, if one of your { $places } places is free; the next card takes its place on offer. If it bears the flip sign, you then flip one market token of your choice.
k-rules-produce = Flip your production tokens: { $free ->
    [one] the first is free
   *[other] the first { $free } are free
  }, each further one costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }. Every token on +1 makes one resource, of any kind that your other tokens still show. Your stock holds { $stock }; what is more goes back.
k-rules-use = Place any part of your stock on slots of your open sites that ask for it. What is placed stays. A site whose slots are all covered is sold at once.
k-rules-more = Any production token may be flipped, also from +1 back to its resource. All that is produced must be taken, and what the stock does not hold goes back at once. With { $places } open sites or more, the action Open has to wait; only a power opens another.
k-rules-markets-line = Each market holds the tokens that show its resource, and one resource is worth as many coins as there are tokens. A flipped token moves to the market shown on its back: the small sign beside it.
k-rules-value-line = A value lies between 0 and { $most }: no resource is on more tokens than that.
k-rules-sale-line = A sold site pays, for each resource on it, what that resource is worth at that moment. The resources go back to the reserve, the card lies beside your board. Sites that take any resource have no power.
k-rules-powers-line = Each completed site can do this once a game, in any of your turns.
k-rules-sell = Until the end of the turn you may sell sites that are not full, for what lies on them: at least one resource. They count as completed.
k-rules-sell-aside = Until the end of the turn you may sell sites that are not full, for what lies on them: at least one resource. They leave the game.
k-rules-power-use = Use resources, besides your action.
k-rules-power-open = Open a site besides your action, even without a free place. A flip sign counts as usual.
k-rules-buy = Pay { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  } and take { $count } resources of any kind from the reserve.
k-rules-flip = Flip { $count } market tokens over that lie in different markets.
k-rules-end-line = When a site taken from the offer cannot be replaced because the pile is empty, that player finishes the turn and everyone else has one more.
k-rules-win-line = The most money wins; then the most completed sites; then the most resources printed on them; then the win is shared. What is in stock or unfinished is worth nothing.

## Why something cannot be chosen

k-no-game-over = The game is over.
k-no-other-turn = It is not your turn.
k-no-now-ready = Choose an action or a power, or end your turn.
k-no-now-turn = Flip more production tokens, or take what they make.
k-no-now-take = Take your resources first.
k-no-now-discard = Your stock is too full: give something back first.
k-no-now-place = Place a resource first.
k-no-now-open = Open a site first.
k-no-now-flip = Flip a market token first.
k-no-second-action = Your action is done. You can still use powers.
k-no-action = A turn needs an action: open a site, produce or use.
k-no-place = { $count ->
    [2] Both your places are taken. Complete a site first, or open with a power.
   *[other] All { $count } places are taken. Complete a site first, or open with a power.
  }
k-no-offer = Site { $card } is not on offer.
k-no-second-turn = The { $resource } token is flipped already. Undo takes it back for nothing.
k-no-turned-back = A token was flipped and flipped back: more would only cost coins.
k-no-coins = This costs { $price }, and you have { $coins }.
k-no-strength = No token shows +1, so nothing is made.
k-no-produced = { $resource } cannot be made while its token shows +1.
k-no-left = The reserve has no { $resource } left.
k-no-must-take = What is produced must be taken.
k-no-stop = There is nothing to stop. End your turn instead.
k-no-stock = You have no { $resource } in stock.
k-no-own-site = Site { $card } is not one of your open sites.
k-no-slot = Site { $card } has no free slot for { $resource }.
k-no-completed-site = Site { $card } is not one of your completed sites.
k-no-such-power = Site { $card } has no power.
k-no-power-again = The power of site { $card } is used.
k-no-fit = Nothing in your stock fits on an open site.
k-no-site-left = No site is on offer.
k-no-reserve = The reserve is empty.
k-no-selling-again = You can already sell unfinished sites this turn.
k-no-selling = An unfinished site is sold only with the power to sell early.
k-no-empty-sale = Nothing lies on site { $card }: it needs at least one resource to be sold.
k-no-token = No token shows { $from } with { $to } on its back.
k-no-same-market = Choose a token of another market than { $resource }.
k-no-same-token = That token was just flipped. Choose another one.

## Advice: what to do, after "The mayor would"

k-do-open = open site { $card }
k-do-flip = flip { $from } to { $to }
k-do-turn = flip the { $resource } token
k-do-take = take { $resource }
k-do-discard = give back { $resource }
k-do-lay = place { $resource } on site { $card }
k-do-power = use the power “{ $power }”
k-do-some-power = use the power of site { $card }
k-do-times = { $step } ({ $times } times)
k-do-sell = sell site { $card } early
k-do-stop = stop there
k-do-done = end the turn
