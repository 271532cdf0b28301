# Nieuw Amsterdam, in our own words.

## Names

district-lumberyard = lumberyard
district-granary = granary
district-docks = docks
district-millwork = millwork
district-black_market = black market
district-trading_company = trading company

# Resources with their number
resource-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
    }
resource-good = { $count ->
    [one] { $count } good
   *[other] { $count } goods
    }
resource-timber = { $count } timber
resource-grain = { $count } grain
resource-beaver = { $count } beaver
resource-mink = { $count } mink
resource-otter = { $count } otter
resource-muskrat = { $count } muskrat
resource-lynx = { $count } lynx

kind-city = city
kind-land = land
kind-trade = trade

phase-opening = Founding the town
phase-bidding = Bidding
phase-city = City actions
phase-land = Land actions
phase-trade = Trade actions
phase-supply = Supply and income
phase-end = End of the game

source-elections = elections
source-clearing = land cleared
source-shipping = furs shipped
source-starving = starving businesses
source-last_elections = last elections
source-last_land = last land
source-furs = furs left
source-resources = resources left

option-first_player = First player
first_player-random = drawn by lot
first_player-first_seat = the first seat

## What a player has to decide

prompt-founding = Found a business in any district; it costs nothing.
prompt-choosing = Choose a column of the cash box for the next auction.
prompt-opening_bid = Column { $column }: open the auction with a bid from 0 to { $most }. You pay only if you win.
prompt-raising_bid = Column { $column }: the bid stands at { $price }. Bid higher (up to { $most }) or pass; you are asked only once.
prompt-paying_bid = You won the auction. Pay { $count } more { $count ->
    [one] piece
   *[other] pieces
    } of any kind.
prompt-taking_column = You are the last without a column: take one for nothing.
prompt-turn = Your { $kind } step: { $count ->
    [0] { $special ->
        [0] nothing is left to do.
       *[other] one special action.
        }
    [one] one tile{ $special ->
        [0] .
       *[other] {" "}and one special action.
        }
   *[other] { $count } tiles{ $special ->
        [0] .
       *[other] {" "}and one special action.
        }
    }{ $idle }
# Why a tile of this step can only be given up
idle-no = {""}
idle-timber = {" "}Building needs timber, and elections would bring you nothing.
idle-stock = {" "}You have no building left, and elections would bring you nothing.
idle-land = {" "}No land is on offer, and you have none to clear.
idle-good = {" "}Too few goods for the traders, and no ship for your furs.
idle-grain = {" "}Too little grain for the way to the traders, and no ship for your furs.
idle-furs = {" "}No furs at the traders, and no ship for yours.
prompt-building = Build up to { $count } more { $count ->
    [one] business
   *[other] businesses
    } with this tile, 1 timber each, or stop.
prompt-trading = Take another fur from the top trader, or stop.
prompt-loading = Load the ship: { $count } more { $count ->
    [one] fur
   *[other] furs
    }. The fewer kinds, the more points.
prompt-dealing = { $deal ->
    [buy] Buy { $resource } more for 1 coin, or stop.
   *[sell] Sell { $resource } more for 1 coin, or stop.
    }
prompt-paying_furs = Pay for the furs: { $count } more in coins or goods.
prompt-starving = You cannot feed all your businesses: remove { $count } more (2 points lost for each).

## Choices

action-found = Found a business: { $district }
action-auction = Auction column { $column }{ $city ->
    [0] {""}
   *[other] {" "}· { $city } city
    }{ $land ->
    [0] {""}
   *[other] {" "}· { $land } land
    }{ $trade ->
    [0] {""}
   *[other] {" "}· { $trade } trade
    }{ $coins ->
    [0] {""}
    [one] {" "}· 1 coin
   *[other] {" "}· { $coins } coins
    }
action-take_column = Take column { $column }{ $city ->
    [0] {""}
   *[other] {" "}· { $city } city
    }{ $land ->
    [0] {""}
   *[other] {" "}· { $land } land
    }{ $trade ->
    [0] {""}
   *[other] {" "}· { $trade } trade
    }{ $coins ->
    [0] {""}
    [one] {" "}· 1 coin
   *[other] {" "}· { $coins } coins
    }
action-pass = Pass
action-bid = Bid { $price }
action-pay = Pay { $resource }
action-build = Build a business: { $district } (1 timber)
action-elections = Hold elections: { $points } points
action-gain_land = Gain land { $place }: { $houses ->
    [one] 1 house
   *[other] { $houses } houses
    }, { $timber } timber, { $grain } grain
action-clear = Clear { $count ->
    [one] one land card
   *[other] { $count } land cards
    }: { $points ->
    [one] 1 point
   *[other] { $points } points
    }
action-trade_bottom = Bottom trader: all { $furs ->
    [one] 1 fur
   *[other] { $furs } furs
    } for { $goods ->
    [one] 1 good
   *[other] { $goods } goods
    }{ $travel ->
    [0] {""}
   *[other] , travel { $travel } grain
    }
action-trade_middle = Middle trader: all { $furs ->
    [one] 1 fur
   *[other] { $furs } furs
    } for { $goods ->
    [one] 1 good
   *[other] { $goods } goods
    }{ $travel ->
    [0] {""}
   *[other] , travel { $travel } grain
    }
action-trade_top = Top trader: { $resource } for { $goods ->
    [one] 1 good
   *[other] { $goods } goods
    }{ $travel ->
    [0] {""}
   *[other] , travel { $travel } grain
    }
action-ship = Load ship { $place }: { $furs ->
    [one] 1 fur
   *[other] { $furs } furs
    }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }, { $goods ->
    [one] 1 good
   *[other] { $goods } goods
    } a round
action-load = Load { $resource }
action-buy_timber = Buy timber at the lumberyard{ $fee ->
    [0] {""}
   *[other] {" "}(fee 1 coin)
    }
action-sell_timber = Sell timber at the lumberyard{ $fee ->
    [0] {""}
   *[other] {" "}(fee 1 coin)
    }
action-buy_grain = Buy grain at the granary{ $fee ->
    [0] {""}
   *[other] {" "}(fee 1 coin)
    }
action-sell_grain = Sell grain at the granary{ $fee ->
    [0] {""}
   *[other] {" "}(fee 1 coin)
    }
action-build_warehouse = Docks: build a warehouse for 1 timber, room for { $storage } goods{ $fee ->
    [0] {""}
   *[other] {" "}(fee 1 coin)
    }
action-build_houses = Millwork: build { $count ->
    [one] 1 house
   *[other] { $count } houses
    } for { $count } timber{ $fee ->
    [0] {""}
   *[other] {" "}(fee 1 coin)
    }
action-buy_furs = Black market: draw { $count ->
    [one] 1 fur for 3
    [2] 2 furs for 6
   *[other] 3 furs for 9
    } coins and goods{ $fee ->
    [0] {""}
   *[other] {" "}(fee 1 coin)
    }
action-move_post = Trading company: move the post upstream for 1 timber{ $fee ->
    [0] {""}
   *[other] {" "}(fee 1 coin)
    }
action-remove = Remove a business: { $district }
action-give_up_tile = Give the tile up for 1 coin
action-give_up_special = Give the special action up for 1 coin
action-done = Done

## What happened

log-found = { $seat } founds a business: { $district }.
log-round = Round { $round } begins.
log-discards_shuffled = The { $count } discarded furs are shuffled into a new supply.
log-auction = { $seat } puts column { $column } up for auction.
log-bid = { $seat } bids { $price }.
log-pass = { $seat } passes.
log-wins = { $seat } wins column { $column } for { $price }.
log-pays = { $seat } pays { $resource }.
log-token = { $seat } and { $other } exchange their order tokens.
log-takes = { $seat } takes column { $column }{ $coins ->
    [0] .
    [one] {" "}and 1 coin.
   *[other] {" "}and { $coins } coins.
    }
log-give_up_tile = { $seat } gives a { $kind } tile up for 1 coin.
log-give_up_special = { $seat } gives the special action up for 1 coin.
log-build = { $seat } builds a business: { $district }.
log-elections = { $seat } holds elections: { $points } points.
log-gain_land = { $seat } gains land: { $houses ->
    [one] 1 house
   *[other] { $houses } houses
    }, { $timber } timber, { $grain } grain.
log-retreat = A longhouse retreats upstream from village { $stop }.
log-leave = A longhouse leaves village { $stop } and the game.
log-clear = { $seat } clears { $count ->
    [one] one land card
   *[other] { $count } land cards
    }: { $timber } timber, { $points ->
    [one] 1 point
   *[other] { $points } points
    }.
log-travel = { $seat } travels upstream for { $grain } grain.
log-trade_bottom = { $seat } trades with the bottom trader for { $goods ->
    [one] 1 good
   *[other] { $goods } goods
    }.
log-trade_middle = { $seat } trades with the middle trader for { $goods ->
    [one] 1 good
   *[other] { $goods } goods
    }.
log-trade_top = { $seat } takes { $resource } from the top trader.
log-receives = { $seat } receives { $resource }.
log-ship = { $seat } chooses a ship: { $furs } furs, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }, { $goods ->
    [one] 1 good
   *[other] { $goods } goods
    } a round.
log-load = { $seat } loads { $resource }.
log-sails = The ship of { $seat } sails: { $points } points, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }.
log-fee = { $seat } pays the fee: { $district }.
log-buys = { $seat } buys { $resource }.
log-sells = { $seat } sells { $resource }.
log-build_warehouse = { $seat } builds a warehouse: room for { $storage } goods.
log-build_houses = { $seat } builds { $count ->
    [one] 1 house
   *[other] { $count } houses
    }.
log-buy_furs = { $seat } buys { $count ->
    [one] 1 fur
   *[other] { $count } furs
    } on the black market.
log-move_post = { $seat } moves the trading post to stop { $stop }.
log-harvest = { $seat } harvests { $grain } grain.
log-feeds = { $seat } feeds the businesses with { $grain } grain.
log-remove = { $seat } removes a starving business: { $district }{ $points ->
    [0] .
    [one] , 1 point lost.
   *[other] , { $points } points lost.
    }
log-goods = { $seat } receives { $stored ->
    [one] 1 good
   *[other] { $stored } goods
    }{ $lost ->
    [0] .
   *[other] {" "}({ $lost } lost for want of room).
    }
log-coins = { $seat } receives { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    } from the town.
log-last_elections = Last elections: { $points } points for { $seat }.
log-last_land = Last land: { $points ->
    [one] { $points } point
   *[other] { $points } points
    } for { $seat }.
log-last_pieces = { $seat } scores { $furs } for furs left and { $points } for other pieces left.

## Why something cannot be done now

why = { $deed }: { $reasons }.
deed-auction = Auction
deed-build = Business
deed-gain_land = Gain land
deed-trade_bottom = Trade
deed-trade_middle = Trade
deed-trade_top = Trade
deed-ship = Load the ship
deed-buy_timber = Buy timber
deed-sell_timber = Sell timber
deed-buy_grain = Buy grain
deed-sell_grain = Sell grain
deed-build_warehouse = Warehouse
deed-build_houses = Houses
deed-buy_furs = Black-market furs
deed-move_post = Move the post
why-first = first finish what is asked above
why-step = takes a { $kind } tile, in the { $kind } step
why-tile = you have no { $kind } tile left
why-actions = a special action, possible once the bidding is over
why-special = your special action of this turn is used
why-stock = no building left in your stock
why-room = no free house space on your land, gain land first
why-needs = needs { $resource } more
why-furs = needs { $count ->
    [one] 1 more fur
   *[other] { $count } more furs
    }
why-coins_or_goods = needs { $count } more in coins or goods
why-taken = this column is taken
why-column_size = with two players the auction is for a column of three tiles, and what is left over has two
why-auctions = columns are auctioned at the beginning of each round
why-all_built = all your warehouses are built
why-no_furs = there are no furs here
why-no_space = no free space further upstream
why-gone = nothing lies here any more

## Why an edition is refused

refused-few_furs = { $there } furs are too few; { $needed } are needed for the start with { $seats } players.
refused-column_room = the columns have room for { $room } tiles; they must hold all { $there }.
refused-column_sizes = columns with 3 and with 2 tiles must both exist.
refused-no_unmarked_space = at least one unmarked longhouse space is needed, so that the last longhouse always has a place.
refused-boat_at_last_stop = the last stop has no boat; only 0 is allowed.
refused-few_longhouse_spaces = the first stop has { $there } longhouse spaces with { $seats } players; at least { $seats } are needed.
refused-few_post_spaces = the first stop has { $there } post spaces with { $seats } players; at least { $seats } are needed.
refused-decade = { $decade } is expected: twelve cards of 1620 come first, then twelve of 1630.

## Labels of the table

label-edition = Edition: { $edition }
label-round = Round { $round } of { $rounds }
label-river = The river, downstream to upstream
label-longhouses = longhouses
label-boat = boat (grain)
label-posts = posts
label-town = The town (* most businesses, = tied)
label-traders = Lenape traders
label-top = top, { $goods ->
    [one] 1 good
   *[other] { $goods } goods
    } a fur
label-middle = middle, all for { $goods ->
    [one] 1 good
   *[other] { $goods } goods
    }
label-bottom = bottom, all for { $goods ->
    [one] 1 good
   *[other] { $goods } goods
    }
label-supply = Fur supply { $supply }, discards { $discards }
label-cash_box = Cash box
label-cards = Cards on offer
label-land = land
label-ships = ships
label-houses = houses
label-fur_letters = B beaver, M mink, O otter, R muskrat, L lynx
label-players = Players in turn order (± at the round’s end: income, harvest less food)
label-players_now = Players in turn order
label-points = points
label-coins = coins
label-goods = goods
label-timber = timber
label-grain = grain
label-furs = furs
label-buildings = buildings
label-tiles = tiles
label-land_legend = Land, each place as points:[houses|grain a round] when cleared, and as points:(houses|timber for clearing→grain a round) before; ■ built, · still to build

## The rules in short

label-rules_summary =
    Six rounds of building, settling and trading furs; most points win.
    Bidding: each round you win one column of the cash box. Whatever you own may pay, 1 apiece. You get its tiles, its coins and the chooser’s place in turn order.
    Then come the city, land and trade steps: use all your tiles of that kind, and one special action in each step. What you do not need gives 1 coin.
    City tile: build up to 3 businesses, 1 timber each, or hold elections: points for every district where you have the most businesses, more if you have them alone.
    Land tile: gain a land card, or clear all cards whose houses are built: timber now, grain every round, and points by the place of the last one in your row.
    Trade tile: buy furs from one Lenape trader, or load a ship: the fewer kinds of furs, the more points; its coins come now, its goods every round.
    Special actions cost a fee of 1 coin, unless you have the most businesses there:
    – { district-lumberyard }: buy or sell timber, 1 coin each.
    – { district-granary }: buy or sell grain, 1 coin each.
    – { district-docks }: build a warehouse for 1 timber; it makes room for more goods.
    – { district-millwork }: build up to 3 houses on your land, 1 timber each, from left to right.
    – { district-black_market }: draw up to 3 unknown furs, 3 coins or goods for each.
    – { district-trading_company }: move your post upstream for 1 timber, so that trading costs no grain.
    End of the round: grain from cleared land; every business eats 1 grain, or one leaves and 2 points are lost; then goods from ships, as far as there is room, and coins: 1 for each district you are in, 1 more where you alone have the most.
    End of the game: elections, full uncleared land, furs, a third of all other pieces.
