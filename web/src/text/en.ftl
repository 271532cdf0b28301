# The browser client’s own words.

start-title = Three games of trade by the water
start-lead = Sit down at a table: against bots at once, or with friends by a link. No account is needed.
games = Games
about-nieuw-amsterdam = Build in the young town, clear land and ship furs down the Hudson. Every round begins with an auction for your actions.
about-merchants-of-amsterdam = Houses by the canals, posts overseas, goods on the exchange: bid against the falling clock.
about-riverboat = Farms on the Mississippi: put your workers on the fields, lay crops and send the boats to New Orleans.
about-other = A game of trade by the water.
seats-range = { $least } to { $most } players
play-now = Play now
new-table = New table
rules = Rules
rules-beside = The rules of this game, in a new tab
my-tables = My tables
my-tables-none = You sit at no table yet.
open-tables = Open tables
open-tables-none = Nobody is waiting for players right now. Open a table yourself.
finished-games = Finished games
finished-none = No public game has been finished here yet.
your-turn = Your turn
is-over = over
is-open = waiting for players
try-again = Try again
seat-empty = empty seat
which-game = Which game
lobby-seats = Seats
how-many = Players
seat-number = Seat { $number }
seat-me = Me
seat-open = Open: a friend by link, or anybody
seat-bot = Bot: { $level }
terms = Terms
time = Time
time-untimed = No clock
time-live = Live: 15 minutes, 20 seconds more for each turn
time-quick = Quick: 5 minutes, 8 seconds more for each turn
time-day = Turn by turn: a day for each move
time-days = Turn by turn: three days for each move
flag-public = Anybody may find the table
flag-spectators = Spectators are welcome
flag-undo = Moves can be taken back
flag-hints = Hints are allowed
flag-rated = Rated: no hints, counts for the ranking
own-edition = Components of my own box
edition = Edition: { $name }.
edition-reconstruction = Some figures are our own reconstruction, not those of the published game.
open-table = Open the table
your-name = Your name
guest-name = Guest
sit-here = Sit here
add-bot = Add a bot
bot-level = Level of bots added here
present = here
away = away
stand-up = Stand up
clear-seat = Free the seat
invite = Invite
invite-how = Whoever opens this link can sit down.
invite-link = Invitation link
copy = Copy
copied = Copied
start-game = Begin
close-table = Give the table up
to-start = To the start page
prompt-region = What to decide
choices = Choices
hint = Hint
hint-said = A bot would choose: { $move }
hint-estimate = { $game ->
    [merchants-of-amsterdam] (it expects to end with about { $points } and { $percent } % of the win)
   *[other] (it expects about { $points } points and { $percent } % of the win)
    }
undo = Undo
undo-ask = Ask to undo
undo-key = Take back the last decision (key U)
confirm = Confirm
cancel = Cancel
line-broken = The line to the server is broken. We keep trying; nothing is lost.
fault-unreachable = The server cannot be reached. Is the connection up? Please try again.
fault-unknown = Something went wrong. Please try again.
players = Players
you = you
turn-order = Place in turn order
is-deciding = is deciding
bot-plays = a bot plays
time-left = Time left
points = { $game ->
    [merchants-of-amsterdam] money
   *[other] points
    }
holdings = Holdings
aim-title = What you play for
aim-known = Got it
aim = { $game ->
    [nieuw-amsterdam] Most points after { $rounds } rounds win. Elections in the town, cleared land and shipped furs bring them; businesses you cannot feed cost some.
    [merchants-of-amsterdam] Most money after { $rounds } turns wins. Exchange, houses and trading posts pay out now and then: in each market, quarter and region only to the first and the second.
    [riverboat] Most points after { $rounds } rounds win. Boats, barns, wells and opportunities bring them, then agents in New Orleans and your harbour.
   *[other] {""}
    }
replace-by-bot = Let a bot play for now
log = Log
log-look = Look at the table as it was then
log-empty = Nothing has happened yet.
log-and-chat = Log and chat
chat = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
send = Send
board = Board
more = More
keys = Keys: Tab and Enter for everything; U undo, D done or pass, H hint, [ and ] look back and forward.
leave = Let a bot play for me
come-back = Take my seat back
resign = Resign
resign-sure = Resign? A bot plays your seat to the end, and you come last.
looking-back = Looking back: after move { $move } of { $of }
step-back = Back
step-on = Forward
back-to-now = Back to now
agree = Agree
refuse = Refuse
dial = The clock
dial-stop = Stop at { $price }
place-not-now = Nothing can be done here now.
end-places = The game is over.
end-ledger = { $game ->
    [merchants-of-amsterdam] Where the money came from
   *[other] Where the points came from
    }
total = Total
chart-lead = How the lead changed
chart-moves = moves
rematch = Play again
rematch-join = Join the next game
replay = Replay
download-record = Download the record
end-fair = Were the cards fair?
end-seed = The secret of the shuffles:
end-hash = Its hash, shown from the start:
replay-of = Replay: { $title }
to-first = To the beginning
to-last = To the end
play = Play
pause = Pause
move-of = Move { $move } of { $of }
to-table = To the table
loading = One moment …
no-way-in = No way in here
new-version = There is a new version
new-version-how = Part of the page could not be fetched, perhaps because Quayside was renewed. Reloading helps; nothing is lost.
reload = Reload
lost = There is nothing at this address
lost-how = The link may be old, or mistyped.
skip = Skip to the content
house = Quayside
settings = Settings
account = Account
to-light = Light
to-dark = Dark
setting-language = Language
setting-theme = Theme
setting-theme-system = As the system has it
setting-theme-light = Light: by the window
setting-theme-dark = Dark: the harbour at night
setting-motion = Motion
setting-motion-system = As the system has it
setting-motion-full = Pieces move
setting-motion-reduced = Nothing moves
setting-sound = Sound
setting-sound-off = Silent
setting-sound-bell = A bell when it is my turn
setting-play = Playing
setting-confirm = Ask before every move
settings-kept = Kept in this browser.
account-guest = You play as a guest. A password makes an account of it, so that you can come back from anywhere.
account-why = A name is enough to play as a guest. With a password it becomes an account, and you can come back from any device.
account-yours = This is your account.
account-make = Make an account
account-password = Another password
email = Mail address, for notices (optional)
password = Password
password-old = Present password
password-new = New password (8 characters or more)
save = Save
saved = Saved.
log-in = Log in
log-out = Log out
logged-in = Welcome back.
logged-out = You are logged out.
be-guest = Just a guest
delete-me = Delete my data
delete-sure = Delete your name, mail, password and chat for good?
deleted = Your data is deleted.
rules-missing = There is no rules page for this game yet.
print = Print
contents = Contents
yes = yes
no = no
na-round = Round { $round } of { $rounds }
na-supply = Furs in the supply: { $supply }
na-river = The river with villages and trading posts
na-hudson = North River
na-village = Village { $number }
na-stop = Village { $number }: longhouses { $longhouses }, trading posts: { $posts }
na-boat = The boat upstream costs { $grain } grain
na-rule-river = If the village opposite your post is empty, each trade costs the grain on all boats up to the nearest village with a longhouse.
na-town = The town with its six districts
na-no-business = no businesses yet
na-rule-lumberyard = Special action: buy any number of timber for 1 coin each, or sell any number. Fee 1 coin, unless you have the most businesses here, alone or tied.
na-rule-granary = Special action: buy any number of grain for 1 coin each, or sell any number. Fee 1 coin, unless you lead or tie here.
na-rule-docks = Special action: build a warehouse for 1 timber, so that more goods have room. Fee 1 coin, unless you lead or tie here.
na-rule-millwork = Special action: build 1 to 3 houses on your land for 1 timber each. Fee 1 coin, unless you lead or tie here.
na-rule-black-market = Special action: draw 1, 2 or 3 furs from the supply for 3, 6 or 9 coins and goods. Fee 1 coin, unless you lead or tie here.
na-rule-trading-company = Special action: move your trading post upstream for 1 timber. Fee 1 coin, unless you lead or tie here.
na-cash-box = The cash box
na-column = Column { $number }: city { $city }, land { $land }, trade { $trade }, coins { $coins }
na-column-owned = Column { $number }: taken by { $name }
na-rule-column = Each column is auctioned: its tiles are your actions this round. Everything you own counts 1 when you pay.
na-bids = Bids
na-passed = passed
na-auction-opens = Column { $number } is up for auction
na-traders = Lenape traders
na-no-furs = no furs
na-each = each
na-all = for all
na-rule-trader-top = A trade tile: take 1 to 4 furs here, 1 good each.
na-rule-trader-all = A trade tile: take all furs of this trader for the goods shown.
na-land-offer = Land on offer
na-ship-offer = Ships on offer
na-land-card = Land with { $houses ->
    [one] { $houses } house space
   *[other] { $houses } house spaces
    }. Once they are full and it is cleared: { $timber } timber once, then { $grain } grain each round
na-rule-land = A land tile gains a card. When its houses are full, another land tile clears it: timber, points by its place in your row, and grain every round.
na-ship-card = Ship: takes { $furs } furs; coins { $coins } at once, goods { $goods } each round
na-rule-ship = A trade tile: load exactly the furs it asks for. 3 points a fur of the most frequent kind, 2 of the next, 1 of all others.
na-stock = Buildings in stock
na-wharf = Warehouses { $count } of { $all }; goods { $goods }, room for { $storage }
na-row-card = Land: houses { $built } of { $houses }; clearing brings { $timber } timber, { $points } points at this place, then { $grain } grain a round
na-row-cleared = Cleared land: { $grain } grain each round
na-own-ship = Ship: { $goods } goods each round
na-forecast = Round’s end:
na-forecast-rule = What the end of the round will bring: grain after feeding, goods from ships, coins from the town; what elections would score now
na-forecast-grain = grain
na-hungry = { $count ->
    [one] A business cannot be fed: it will leave the town and cost 2 points.
   *[other] { $count } businesses cannot be fed: they will leave the town and cost 2 points each.
    }
na-forecast-goods = goods
na-forecast-coins = coins
na-forecast-elections = points in elections now
na-forecast-travel = grain for travel at each trade
points-count = { $game ->
    [merchants-of-amsterdam] { NUMBER($count, useGrouping: 0) }
   *[other] { $count ->
        [one] { $count } point
       *[other] { $count } points
        }
    }
spectators = { $count ->
    [one] { $count } is watching
   *[other] { $count } are watching
    }
na-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
    }
na-leads = { $count ->
    [one] { $names } has the most
   *[other] { $names } share the most
    }

# The app: reasons, ranking, records, notices
ranking = Ranking
ranking-how = Rated games count here. The figure is a careful estimate of strength: it begins low and rises with good results and with every game that makes us surer.
ranking-place = Place
ranking-rating = Rating
ranking-games = Games
ranking-none = Nobody has finished a rated game yet. Open a rated table to be the first.
your-name-short = Name
record-open = Open a game from a file
record-file = Record of a game (.json)
record-replay = Look at it
record-hotseat = Go on from there, at one keyboard
record-unreadable = { $name } is not a record of a game: it should be a .json file that was downloaded here.
notices = Notices
notices-how = When it is your turn and you are not looking, this server can send you a mail, if it is set up for that.
quiet = Not in my quiet hours: wait until they are over
quiet-from = from
quiet-to = to
time-zone = Time zone
terms-bank = Live: { $bank } minutes, { $increment } seconds more for each turn
terms-deadline = Turn by turn: { $time } for each move
too-late = The seats of this table are all taken, so you are watching. You can open a table of your own.
place-past = You are looking back: go back to now to act.
place-not-yours = It is not your turn.
place-news = Something happened here since your last move.
na-rule-found = Before the first round everybody founds two businesses, free of charge. Most businesses in a district: no fee for its special action, more coins, and points in elections.
na-rule-bid = You are asked only once for each column. Whoever wins pays with any pieces, 1 apiece, and takes the tiles, the coins and the chooser’s place in turn order.
na-rule-pay = Any piece pays 1. Keep what you will need: timber builds, grain feeds, goods buy furs.
na-rule-city = A city tile builds up to 3 businesses anywhere, 1 timber each. Every business eats 1 grain at the round’s end.
na-rule-elections = A city tile instead: points for every district where you have the most businesses, more where you have them alone.
na-rule-remove = Each business that cannot be fed leaves the town and costs 2 points.
na-rule-give-up = What you do not use brings 1 coin.
na-uses-tile = With a tile
na-uses-special = Special action
na-brief-build = Build a business for 1 timber:
## Riverboat

replay-speed = Speed
moves-a-second = { $count ->
    [one] { $count } move a second
   *[other] { $count } moves a second
    }
rb-farms = Farms
rb-farm = The farm: { $board }
rb-whose-farm = Whose farm is shown large
rb-start-marker = has the start marker
rb-bare = bare
rb-worker = worker
rb-barn = Barn
rb-well = Well
rb-surveyed = surveyed
rb-worth = worth { $points } now
rb-mini = The farm of { $name }: { $crops }; workers { $workers }, barns { $barns }, wells { $wells }
rb-rule-barn = A surveyor here scores points for each neighbouring field of one crop of your choice. Nothing scores twice.
rb-rule-well = A surveyor here scores points for each field of the connected group of this crop. At most one well on each crop.
rb-rule-planted = A planted field: its worker is harvested when a boat loads this crop.
rb-rule-field = A field of { $region }: workers come here when a card of this region is turned. A region that is covered with tiles and barns brings points at the end.
rb-phase-cards = Phase cards
rb-card-held = { $card }. Held by { $name }
rb-rule-cultivate = Phase 1: eight region cards; for each, everybody puts a worker on a free field of that region. The holder first gets a worker of the round track.
rb-rule-plant = Phase 2: take a tile in turn and lay it under your workers. Doubles and triples score at once. The holder gets a coin and begins.
rb-rule-ship = Phase 3: take a boat and load it with workers of one crop, exactly as many as it holds. The holder’s harbour master moves, and the holder begins.
rb-rule-opportunity = Phase 4: everybody takes one opportunity with the bonus above it. The holder scores and begins.
rb-rule-score = Phase 5: surveyors score barns, wells and opportunities; then each placed surveyor and each agent brings a point. The holder chooses a privilege and begins.
rb-crops = Crop tiles
rb-searched = The stack you search
rb-tile = { $tile }: { $count } there
rb-stack = Stack of { $size }: { $count } left
rb-rule-stack = For a coin you may choose any tile from this stack.
rb-rule-stack-triple = Nobody may search the triples.
rb-boats = Boats at the landing
rb-boat = Boat for { $load }: points { $points }, coins { $coins }, harbour { $harbour }, { $acquisition ->
    [barn] a barn
    [surveyor] a surveyor
    [any] an acquisition
   *[none] no acquisition
    }, agents { $agents }, up to { $most } more agents; { $stack } in the stack
rb-boat-gone = None at the landing
rb-rule-boat = Load it with workers standing on one crop, exactly as many as it holds. For a coin you may take a boat from its stack.
rb-river = The river with everybody’s berths and harbour master, and New Orleans
rb-new-orleans = New Orleans
rb-lane = { $name }: harbour master on { $space }; loads { $loads }; reached { $reached }, worth { $points } if the game ended now; agents { $agents }
rb-rule-harbour = At the end the harbour master who is farthest scores all loads he has reached; everybody else half of their own.
rb-regions = Region cards
rb-region-card = Region card { $turned } of { $of }: { $region }
rb-who-placed = Who has placed a worker for this card
rb-to-come = { $count } cards still to come in this game’s deck:
rb-opportunities = Opportunities
rb-rule-opportunity-card = Lies open in front of you; a surveyor on it scores it.
rb-card-stack = Stack: { $count }.
rb-card-bottom = At its bottom: { $cards }.
rb-scoring = To be surveyed
rb-surveyors = { $count } in supply, { $placed } placed
rb-nothing-to-survey = Nothing to be surveyed yet: barns, wells and opportunities come here.
rb-presence = Placed surveyors and agents: { $points } a round.
rb-supply = Supply: coins, surveyors, barns, wells; workers on the round track
rb-supply-told = Supply: coins { $coins }, surveyors { $surveyors }, barns { $barns }, wells { $wells }; workers on the round track { $round_track }
rb-turn-left = Turn left (Shift+R, wheel up)
rb-turn-right = Turn right (R, wheel down)
rb-lay = Lay it: { $where }
rb-lay-where = Choose a field
rb-turn-how = Turn with the wheel, with R, or by tapping again.
rb-lay-how = Choose one of the glowing fields.
rb-workers = Workers in supply
rb-coins = Coins
rb-surveyors-held = Surveyors in supply, and those placed
rb-agents = Agents
rb-harvested = Harvested, and with a worker
rb-crop-told = { $crop }: harvested { $harvested } (at { $bonus } an acquisition), with a worker { $standing }
rb-uncovered = Fields of each region that are not covered yet
rb-region-left = { $region }: { $count ->
    [0] covered
    [one] { $count } field not covered
   *[other] { $count } fields not covered
    }
rb-own-cards = Own opportunities, with what they are worth now
rb-forecast = Round’s end +{ $presence }, game’s end +{ $later }
rb-forecast-rule = If it came now: surveyors and agents { $presence } each round; at the end coins { $coins }, regions { $regions }, unused acquisitions { $acquisitions }, harbour { $harbour }, New Orleans { $new_orleans }
rb-last-scoring = The last scoring
rb-last-estate = Estate
rb-last-coins = coins
rb-last-regions = covered regions
rb-last-acquisitions = unused acquisitions
rb-last-harbour = Harbour
rb-last-harbour-how = The farthest master scores all loads he has reached, the others half of theirs, rounded up.
rb-last-new-orleans-how = Most agents first: { $points }. Without agents no place.
rb-tie-broken = A tie: the lower phase card of round 4 is ahead.
rb-space = space
rb-card = card
rb-loads = loads
rb-brief-place = Put a worker on
rb-brief-coin = For a coin, put a worker on
rb-brief-lay = Lay the tile on
rb-brief-barn = Build a barn on
rb-brief-well = Dig a well on
## Merchants of Amsterdam: the board and the clock

ma-turn = Turn { $turn } of { $turns }
ma-town = The old town of Amsterdam with its four quarters
ma-harbour = Het IJ
ma-free-space = free
ma-free-posts = { $count ->
    [0] no free post
    [one] one free post
   *[other] { $count } free posts
    }
ma-bridge = Bridge: { $money } for whoever has houses at both ends
ma-bridge-held = Bridge: { $name } holds it, { $money }
ma-rule-bridge = Houses at both ends of a bridge bring money at once. If one of them goes, the money goes back.
ma-rule-house = A house card or a coat of arms builds here. Your houses joined side to side in one quarter are a group.
ma-rule-houses = Scoring: the fullest quarter is paid best. In each quarter the largest group of joined houses gets the first amount, the second largest the other; who is level shares.
ma-rule-post = A post card or a globe founds a post here; it also brings a step in the market of its commodity.
ma-rule-posts = Scoring: the fullest region is paid best. In each region the most posts get the first amount, the second most the other; who is level shares.
ma-rule-exchange = Scoring: the market with the farthest token is paid best. In each market the farthest token gets the first amount, the next the other; who is level shares. On field { $field } in all four markets you may build a free house.
ma-rule-scoring = The four parts are ranked, and the first two in each are paid. The ledger below shows what it would be now.
ma-rule-deck = The mayor turns cards over one by one and lays each on a disc before seeing the next. An hourglass moves the time marker at once.
ma-rule-mayor = The mayor carries this card out for nothing.
ma-rule-auction = This card is sold by the clock; everybody may buy, the mayor too.
ma-rule-discard = This card is thrown away.
ma-rule-none = You let the others have this card, whatever they pay.
ma-rule-claim = A claim: the clock runs again with doubled prices, and if nobody outbids you the card is yours for this sum.
ma-part = { $part }, rank { $rank }: { $standings }
ma-standing = { $name } { $count }
ma-standing-paid = { $name } { $count }, would be paid { $money }
ma-nobody = nobody yet
ma-exchange = The exchange
ma-time = The time track
ma-now = The marker is here.
ma-past = Over.
ma-ahead = { $count ->
    [one] The next field.
   *[other] { $count } fields ahead.
    }
ma-hourglasses = { $count ->
    [one] one hourglass
   *[other] { $count } hourglasses
    } left among { $cards ->
    [one] one card
   *[other] { $cards } cards
    }
ma-next-scoring = { $area }: { $count ->
    [one] next field
   *[other] in { $count } fields
    }
ma-discs = The mayor’s discs and the deck
ma-disc-mayor = Use it
ma-disc-auction = Sell it
ma-disc-discard = Throw away
ma-drawn = Turned over
ma-deck = Deck
ma-no-card = no card yet
ma-cards-left = { $count ->
    [one] one card
   *[other] { $count } cards
    }
ma-mayor-is = Mayor: { $name }
ma-is-mayor = Mayor
ma-own-price = You set { $price }
ma-own-none = You do not stop
ma-sold = Last sold
ma-sale = { $name } paid { $price }: { $card }
ma-area-exchange = Exchange
ma-area-houses = Houses
ma-area-posts = Trading posts
ma-unit-exchange = field
ma-unit-houses = largest group
ma-unit-posts = posts
ma-ledger-next = paid in { $year }
ma-if-now = If scored now
ma-bonuses = Bonuses
ma-bonuses-rule = given back when lost
ma-bonus-free-house = Field { $field } in all four markets
ma-bonus-house = a house
ma-bonus-regions = A post in every region
ma-bonus-quarters = A house in every quarter
ma-bonus-bridges = Both ends of a bridge
ma-held = held
ma-cash = Cash, in thousands of guilders
ma-tokens = Tokens in hand
ma-houses = Houses
ma-posts = Trading posts
ma-debt = { $count ->
    [one] One loan
   *[other] { $count } loans
    }: { $owed } to pay back at the end
ma-forecast = If scored now:
ma-forecast-rule = What the next scoring of each area would pay if it came now
dial-how = Stop the clock at the price you would pay.
dial-ready = The clock is about to start. Look at the card.
dial-starts = to go
dial-wait = { $count } …
dial-claim = Claim it for { $price }
dial-claim-how = A stop now claims the card for { $price }, and the clock runs again, doubled.
dial-claimed = Doubled! { $name } claims it for { $price }.
dial-twice = { $price } twice
dial-stopped = You stopped at { $price }. Half a second for the others …
dial-window = Somebody has stopped. A quick stop at a higher price still counts.
dial-dear = Too dear for your purse: you can stop from { $price } on.
dial-poor = You cannot pay for this card. The others bid.
dial-watch = The players bid.
dial-down = Nobody stopped it: unsold.
dial-down-claimed = Nobody stopped it: { $name } has the card.
dial-broken = The line is broken: a stop would not arrive. We keep trying.
dial-space = Space bar, tap or click
dial-ticks-on = Ticking on
dial-ticks-off = Ticking off
sale-last = Last card: { $price }
sealed-slider = Price at which I would stop the clock
sealed-set = Set { $price } in secret
sealed-claim = Claim it for { $price }
sealed-how = The highest price wins the card and is paid.
sealed-claim-how = { $price } is a claim: the clock then runs again, doubled.
