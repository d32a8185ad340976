# The pages of the site.

## Every page
site-title = Faubourg: build towns together
site-about = Play town-building board games in the browser with friends, or against a bot. No account, no download.
site-skip = Go to the content
site-home = Faubourg, home
site-nav = Site
site-unofficial = Faubourg is free software and unofficial. The games belong to their authors and publishers; every drawing and text here is our own.

## Fields
field-name = Your name
field-town = Your town
field-title = Table name

## Names to begin with, separated by commas
suggested-name = Planner
suggested-tables = Maple Court, Elm Corner, Sunday Lane, Cherry Hill, Orchard Row, Lantern Square, Willow Bend, Picket Green, Harbour View, Juniper Way, Linden Park, Bakers Yard, Station Road, Copper Street, Meadow End, Robin Hill
suggested-towns = Bluebell, Fairview, Sunnybrook, Hazelwood, Rosemead, Oakhaven, Larkspur, Millbrook, Clearwater

## Games
game-players = { $from } to { $to }
game-welcome-short = Welcome
game-welcome-about = Number your houses in order, fence your estates, dig the pools.
game-welcome-time = 25 min
option-value = { $option }: { $value }
welcome-option-edition = Edition
welcome-option-edition-about = Which edition to play. New to the game? Keep 2018.
welcome-option-edition-2018 = 2018
welcome-option-edition-2018-about = The first edition: 81 cards. Alone, you play for the highest score.
welcome-option-edition-2023 = 2023
welcome-option-edition-2023-about = The new edition: 63 cards, and barriers may part equal numbers. Alone, you play against an opponent.
welcome-option-advanced = Advanced plans
welcome-option-advanced-about = Adds harder plans, and roundabouts that split a street. The values of the 2023 plans are our proposal.
welcome-option-expert = Expert
welcome-option-expert-about = Everyone holds cards of their own, combines two of three and passes the third on.
welcome-option-opponent = Opponent, when you are alone
welcome-option-opponent-about = Each round you use two of three cards; the third goes to a rival agency, which scores with it. Most of its figures are our proposal.
welcome-option-opponent-none = Nobody
welcome-option-opponent-none-about = Play for the highest score.
welcome-option-opponent-0 = 0, the closed office
welcome-option-opponent-0-about = Makes no points, but takes plans from you. To learn with.
welcome-option-opponent-1 = 1, Sam
welcome-option-opponent-1-about = A little of everything. The easiest to beat.
welcome-option-opponent-2 = 2, Ann
welcome-option-opponent-2-about = Builds lots and hires temps.
welcome-option-opponent-3 = 3, Irene
welcome-option-opponent-3-about = Loves pools, and is after two plans.
welcome-option-opponent-4 = 4, Gus
welcome-option-opponent-4-about = Loves parks and extensions.
welcome-option-opponent-5 = 5, Olga
welcome-option-opponent-5-about = After all three plans. The hardest.
welcome-option-quarters = The 9¾ cards
welcome-option-quarters-about = Three more cards with the number 9¾, which goes between 9 and 10. Their actions are our proposal.
welcome-option-reshuffle = Reshuffle
welcome-option-reshuffle-about = May the first player to complete a plan reshuffle the deck?
welcome-option-reshuffle-edition = Edition default
welcome-option-reshuffle-edition-about = Once in 2018, never in 2023.
welcome-option-reshuffle-once = Once
welcome-option-reshuffle-once-about = In the first round in which any plan is completed.
welcome-option-reshuffle-per-plan = For each plan
welcome-option-reshuffle-per-plan-about = In the first round of each plan.
welcome-option-reshuffle-never = Never
welcome-option-reshuffle-never-about = The deck is never reshuffled early.
welcome-option-sheet = Score sheet
welcome-option-sheet-about = Which sheet everyone writes on.
welcome-option-sheet-classic = Classic
welcome-option-sheet-classic-about = Three streets of 10, 11 and 12 houses.
welcome-option-sheet-blueprint = Blueprint
welcome-option-sheet-blueprint-about = Three streets of 9, 11 and 13 houses, and other points. Its figures are our proposal.
welcome-option-sheet-eggs = Egg Hunt
welcome-option-sheet-eggs-about = Some numbers collect eggs from the houses. Its layout is our proposal.
welcome-option-sheet-christmas = Christmas Lights
welcome-option-sheet-christmas-about = Numbers that follow each other are strung with lights.
welcome-option-sheet-ducks = Quack Quack
welcome-option-sheet-ducks-about = Chains of houses lead ducklings to their parents. Its layout is our proposal.
welcome-option-sheet-roswell = Roswell
welcome-option-sheet-roswell-about = Zoorgs move into your lots, as many as you aim for. Its layout is our proposal.
welcome-option-sheet-atomic = Atomic War
welcome-option-sheet-atomic-about = House numbers fill shelters; the largest of a street wins. Its layout is our proposal.
welcome-option-sheet-trucks = Ice-cream Trucks
welcome-option-sheet-trucks-about = Trucks drive on to the houses you number, and sell the cones there. Its layout is our proposal.
welcome-option-sheet-halloween = Halloween
welcome-option-sheet-halloween-about = Circle ghosts or candies, and be first with just the right number. Its layout is our proposal.
welcome-option-sheet-zombies = Zombies!
welcome-option-sheet-zombies-about = Hordes come from both ends of every street and take houses. Its layout is our proposal.
game-welkin-short = Welkin
game-welkin-about = Build on islands in the sky, and sell when the markets are high.
game-welkin-time = 40 min
game-welkin-conflict = That seat does not exist at this table.
welkin-option-first = First player
welkin-option-first-about = Who has the first turn.
welkin-option-first-random = Drawn by lot
welkin-option-first-random-about = Nobody knows before.
welkin-option-first-1 = Seat 1
welkin-option-first-1-about = The player who opens the table.
welkin-option-first-2 = Seat 2
welkin-option-first-2-about = The second to sit down.
welkin-option-first-3 = Seat 3
welkin-option-first-3-about = At a table of three or more.
welkin-option-first-4 = Seat 4
welkin-option-first-4-about = At a table of four.
welkin-option-coins = Coins at the start
welkin-option-coins-about = The first player often has one more turn.
welkin-option-coins-none = None
welkin-option-coins-none-about = As in the rulebook.
welkin-option-coins-even = One for later seats
welkin-option-coins-even-about = Later players start with a coin, because earlier ones often have a turn more.
welkin-option-incomplete = Sites sold unfinished
welkin-option-incomplete-about = What becomes of them after the sale.
welkin-option-incomplete-completed = Completed
welkin-option-incomplete-completed-about = Their power is available, and they count in a tie.
welkin-option-incomplete-set-aside = Gone
welkin-option-incomplete-set-aside-about = They leave the game.
welkin-option-turns = Longest game
welkin-option-turns-about = Nothing in the rules forces a game to end.
welkin-option-turns-200 = 200 turns each
welkin-option-turns-200-about = More than any game needs.
welkin-option-turns-30 = 30 turns each
welkin-option-turns-30-about = A short game.
welkin-option-turns-none = No limit
welkin-option-turns-none-about = Until someone takes the last sites.
game-bienvenue-short = Bienvenue chez Vous
game-bienvenue-about = Build a house for a family, room by room, and bend a few rules on the way.
game-bienvenue-time = 60 min
game-bienvenue-conflict = That seat does not exist at this table.
bienvenue-option-first = First player
bienvenue-option-first-about = Who has the first turn.
bienvenue-option-first-random = Drawn by lot
bienvenue-option-first-random-about = Nobody knows before.
bienvenue-option-first-1 = Seat 1
bienvenue-option-first-1-about = The player who opens the table.
bienvenue-option-first-2 = Seat 2
bienvenue-option-first-2-about = The second to sit down.
bienvenue-option-first-3 = Seat 3
bienvenue-option-first-3-about = At a table of three or more.
bienvenue-option-first-4 = Seat 4
bienvenue-option-first-4-about = At a table of four or more.
bienvenue-option-first-5 = Seat 5
bienvenue-option-first-5-about = At a table of five.
bienvenue-option-families = Families
bienvenue-option-families-about = Which families look for a house.
bienvenue-option-families-default = Balanced
bienvenue-option-families-default-about = Ten families, balanced by thousands of games.
bienvenue-option-families-draft = The designer’s drafts
bienvenue-option-families-draft-about = As sketched in 2013: uneven, with the middle of their budgets.
bienvenue-option-families-draft-low = The drafts, poor
bienvenue-option-families-draft-low-about = The same with the lowest of their budgets: long and hard.
bienvenue-option-discount = Biggest discount
bienvenue-option-discount-about = Which tile of the row is the cheapest.
bienvenue-option-discount-newest-deepest = On the newest tile
bienvenue-option-discount-newest-deepest-about = As the designer has it.
bienvenue-option-discount-oldest-deepest = On the oldest tile
bienvenue-option-discount-oldest-deepest-about = It also leaves when the row is full.
bienvenue-option-forced = Drawn tiles must be laid
bienvenue-option-forced-about = If one of them fits and can be paid for. Without it the game is gentler.
bienvenue-option-auctions = Auctions
bienvenue-option-auctions-about = A tile that nobody can lay is sold to the others.
bienvenue-option-bar = Bars face living rooms
bienvenue-option-bar-about = The bar of an American kitchen may face no other room.
bienvenue-option-money = Money
bienvenue-option-money-about = Whether everyone sees everyone’s coins.
bienvenue-option-money-open = Open
bienvenue-option-money-open-about = Coins lie on the table.
bienvenue-option-money-hidden = Hidden
bienvenue-option-money-hidden-about = Behind a screen; what is paid is still seen.

## Bots
bot-level = Level
bot-random = Random
bot-random-about = takes any legal choice.
bot-newcomer = Newcomer
bot-newcomer-about = knows the rules and plays by feel. Good company for a first game.
bot-neighbour = Neighbour
bot-neighbour-about = plays sensibly, but is easily distracted.
bot-architect = Architect
bot-architect-about = judges every turn carefully.
bot-mayor = Mayor
bot-mayor-about = plays the best turns out in its head. Takes about a second.

## Home
home-title = Build a town together, one number at a time
home-about = Play town-building board games with friends far away, round one table with phones, or against a bot. No account: share a link and begin.
home-start = Start a table
home-join = Join a table
home-games = Play
home-play = Start a table
home-play-bot = Against a bot
home-play-solo = Solo
home-rules = How to play
home-how = How it works
home-step-start = Start a table
home-step-start-about = Choose who plays: friends, bots, or people beside you.
home-step-invite = Send the link
home-step-invite-about = Or let them point a camera at the code on your screen.
home-step-play = Play
home-step-play-about = What you can do is always yellow. Take it back until you are done.
home-mine = Your tables
home-none = No table yet
home-none-about = Start one, or ask a friend for a link.
home-round = round { $round }
home-more = { $names } and { $more } more
home-my-turn = Your turn
home-waits-for = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
  }
home-ready = Ready
home-open = { $open } open
home-over = Over
home-link = Link or code
home-look = Find table
home-link-about = Or point your camera at the code on a friend’s screen. You only sit down when you press “Sit down”.

## New table
new-title = New table
new-who = Who plays
new-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }
new-stars = { $stars ->
    [one] Difficulty: one star of three
   *[other] Difficulty: { $stars } stars of three
  }
new-people = Friends by link
new-people-about = Friends who join from their own screen.
new-bots = Bots
new-bots-about = They play by themselves.
new-here = On this device
new-here-about = Others who share your screen: their names, separated by commas.
new-here-example = For example: Odile, June
new-options = Rules
new-more-rules = More rules
new-presets = Ways to play
new-names = Names, this device, hints
new-less = One fewer: { $what }
new-more = One more: { $what }
welcome-preset-family = Family
welcome-preset-advanced = Advanced
welcome-preset-expert = Expert
welcome-preset-alone = Alone against Sam
new-open = Open the table
new-open-about = With bots only, the game starts right away. Otherwise you start it from the lobby.
new-refused-range = This game is for { $from } to { $to } players.
new-needs-option = Only with { $option } { $value }.
new-needs-alone = Only with one seat: yours.
new-needs-company = Only with two seats or more.
new-refused-need = “{ $chosen }” is not available with these settings. { $why }
new-refused-seats = { $seats } seats are too many for these rules. Take some away, or turn Expert off.

## Lobby
lobby-next = What to do now
lobby-seats = Seats
lobby-count = { $taken } of { $seats }
lobby-sit = Sit down and play
lobby-sit-about = Your name is all it takes.
lobby-sit-down = Sit down
lobby-sit-too = On this device
lobby-wait = Waiting for the host to start
lobby-wait-for = Waiting for { $host } to start
lobby-wait-about = You’re in. This page opens the game as soon as it starts.
lobby-full-about = Every seat is taken. Stay to watch: the game opens here when it starts.
lobby-ready = Everyone is here
lobby-ready-about = Start when you like.
lobby-start = Start
lobby-open = { $open ->
    [one] { $open } seat is open
   *[other] { $open } seats are open
  }
lobby-open-about = Send the link and wait, or let bots play.
lobby-fill-all = Fill with bots
lobby-fill = Bot
lobby-more = { $more ->
    [one] and { $more } more open seat
   *[other] and { $more } more open seats
  }
lobby-size-change = Change
lobby-seat-open = Open seat
lobby-me = you
lobby-elsewhere = Other device
lobby-leave = Leave
lobby-free = Remove
lobby-watch = Anyone with the link can watch.
lobby-invite = Invite
lobby-invite-about = Send this link, or let friends scan the code.
lobby-link = The table’s link
lobby-copy = Copy
lobby-share = Share
lobby-copied = Copied
lobby-code = QR code of the table’s link
lobby-rules = Rules
lobby-fair = How to check that the deal is fair
lobby-fair-about = The order of the cards is already decided. This is its fingerprint. After the game the order itself is shown, and anyone can check that the two match.

## Sitting down, other devices
sit-title = Sit down at { $table }
sit-back = Back to the table
invite-title = Invite to { $table }
invite-about = Anyone with this link can watch. Players can use it to come back.
invite-play = Switching devices? Open your personal link there:
invite-seat = Personal link: { $name }
invite-revoke = { $name }: cancel all links
invite-revoke-about = Cancelling makes every link to the seat useless and signs other devices out. This one plays on.
elsewhere-title = Continue on another device
elsewhere-about = Open this link there to play as { $name }. Both devices then play the same seat, and your diploma goes along.
elsewhere-code = QR code of your seat’s link
elsewhere-warning = Keep it to yourself: anyone with this link can play for you.
elsewhere-back = Back to the table
arrive-title = { $name } at { $table }
arrive-about = Play this seat on this device. The other device keeps it too, and your diploma comes along.
arrive-continue = Continue here

## Notices
notice-lost = Nothing is built here
notice-lost-about = The address may be mistyped, or the page is gone.
notice-no-table = We can’t find that table
notice-no-table-about = A part of the link may be missing. Paste it once more below, or start a table of your own.
notice-refused = That is not possible
notice-unread = Something in the form is missing or cannot be read. Go back, look at it again, and send it once more.
notice-often = Slow down a moment
notice-often-about = Too much was asked at once. Wait a moment and try again.
notice-trouble = Something broke on our side
notice-trouble-about = Every choice that was confirmed is safe. Try again in a moment.
notice-damaged = This table is set aside
notice-damaged-about = A part of its history cannot be read any more. Nothing before that part is lost: the operator of this server can bring the table back to its last good state.
notice-blocked = You cannot play here
notice-blocked-about = The operator of this server has blocked this address or this browser. If you think that is a mistake, ask them.
notice-home = Go to the home page
notice-back = Back to the table

# What is kept of a visitor
yours-link = Your data
yours-title = Your data
yours-about = There are no accounts here. The server keeps the tables you play at, with the name you gave there. Your browser keeps a secret that makes your seats yours.
yours-name = You last played as { $name }.
yours-anonymous = Remove my name
yours-anonymous-sure = Take my name away for good
yours-delete = Delete the table
yours-delete-sure = Delete it for good
yours-nobody = Player { $seat }
yours-browser = This browser
yours-browser-about = If it forgets everything, you lose your seats here. To keep them, first open a seat’s own link on another device.
yours-forget = Forget everything
yours-forget-sure = Forget everything and lose my seats

## Refusals
denied-no-seat = There is no seat { $seat } at this table.
denied-not-yours = Seat { $seat } belongs to someone else.
denied-host-only = Only the host of the table can do this.
denied-no-hints = Hints are switched off at this table.
denied-taken = Seat { $seat } is taken. Choose another one.
denied-many-tables = { $minutes ->
    [one] Many tables were opened from here today. Try again in a minute.
   *[other] Many tables were opened from here today. Try again in { $minutes } minutes.
  }
denied-none-open = Every seat is taken. You can watch.
denied-open-seats = { $open ->
    [one] { $open } seat is still open: fill it or wait.
   *[other] { $open } seats are still open: fill them or wait.
  }
denied-too-few = { $taken ->
    [one] One seat is taken: the table needs at least one.
   *[other] { $taken } seats are taken: the table needs at least as many.
  }
denied-begun = The game has begun.
denied-not-begun = The game has not begun.
denied-not-over = The game is not over.
denied-no-round = This round was not played.
denied-no-turn = There was no such turn.
denied-name = Names can have 1 to { $most } characters.
denied-link = This link opens no seat. Ask for a new one.
denied-outdated = This seat has moved on in another window. Here is where it stands now.
denied-no-more-undo = This seat has taken back too many choices in this game. It can play on, but takes nothing back any more.
denied-too-many-moves = The seats of this table have changed too often. Open a new table.
denied-present = { $name } is here. A bot can take the seat a moment after they leave.
denied-still-played = People are still playing here. You can delete the table once the game is over.
denied-no-bot = There is no such bot.
denied-no-game = There is no such game.
denied-no-skin = There is no such look. Choose one of the six.

## Rules

rules-of = How to play { $game }
rules-play = Open a table

## Small pieces of every page

list-and = { $first } and { $last }
decimal-point = .

## Hints

hint-ask = Ask the mayor for a hint
hint-title = The mayor would
hint-others = Or else
hint-why = Why?
hint-only = There is nothing else to do.
hint-hold = It also costs your strongest opponent { $points }.
hint-same = Every other choice comes to the same.
hint-close = The next best comes to nearly the same.
hint-close-parts = The next best comes to nearly the same: { $parts }.
hint-behind = By the end of the game it should bring { $points } more than the next best.
hint-behind-parts = By the end of the game it should bring { $points } more than the next best: { $parts }.
hint-part = { $points } for “{ $name }”
hint-equal = about equal
new-hints = Hints
new-hints-about = Anyone may ask the strongest bot what it would do, and why.

## The look of sheets

skin-way = Look
skin-back = Back to the table
skin-title = Your sheet’s look
skin-about = For your eyes alone; the rules stay the same.
skin-meadow = Meadow
skin-seaside = Seaside
skin-orchard = Orchard
skin-snow = Snow
skin-desert = Desert
skin-dusk = Dusk
new-surprise = Surprise us
new-surprise-about = Surprise us: choose a sheet for us
new-sheets = Sheets
