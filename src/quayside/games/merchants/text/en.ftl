# Merchants of Amsterdam, in our own words. Money is in thousands of guilders.

## Names

market-sugar = sugar
market-gems = gems
market-spices = spices
market-silk = silk
quarter-nieuwe_zijde = Nieuwe Zijde
quarter-oude_zijde = Oude Zijde
quarter-grachten = Grachten
quarter-lastage = Lastage
region-americas = America’s
region-africa = Africa
region-east_indies = East Indies
region-far_east = Far East
area-exchange = exchange
area-houses = houses in Amsterdam
area-posts = trading posts
disc-mayor = mayor’s disc (use it yourself)
disc-auction = auction disc (sell it by the clock)
disc-discard = discard disc (throw it away)
declined-steps = what is left of the steps
declined-step = a step
declined-post = a trading post
declined-house = a house

# Fields of the time track
field-start = start
field-nothing = nothing happens
field-ship = ship: everybody may take one step on the exchange
field-globe = globe: everybody may found a trading post and take its step
field-arms = coat of arms: everybody may build a house
field-loan = loan: everybody may borrow money
field-lose_house = everybody loses a house
field-lose_post = everybody loses a trading post
field-shipwreck = shipwreck: everybody moves a market token back
field-leaders_back = the leaders of all four markets go back
field-score_exchange = the exchange is scored
field-score_houses = the houses are scored
field-score_posts = the trading posts are scored
field-end = all three areas are scored for the last time

# Cards
card-hourglass = hourglass
card-commodity = commodities: several steps on the exchange
card-commodity_marked = commodities: several steps on the exchange (not with three players)
card-post_americas = trading post in { region-americas }, any commodity
card-post_africa = trading post in { region-africa }, any commodity
card-post_east_indies = trading post in { region-east_indies }, any commodity
card-post_far_east = trading post in { region-far_east }, any commodity
card-post_sugar = trading post anywhere that trades { market-sugar }
card-post_gems = trading post anywhere that trades { market-gems }
card-post_spices = trading post anywhere that trades { market-spices }
card-post_silk = trading post anywhere that trades { market-silk }
card-house_nieuwe_zijde_sugar = house in { quarter-nieuwe_zijde }, step in { market-sugar }
card-house_nieuwe_zijde_gems = house in { quarter-nieuwe_zijde }, step in { market-gems }
card-house_nieuwe_zijde_spices = house in { quarter-nieuwe_zijde }, step in { market-spices }
card-house_nieuwe_zijde_silk = house in { quarter-nieuwe_zijde }, step in { market-silk }
card-house_nieuwe_zijde_any = house in { quarter-nieuwe_zijde }, step in any market
card-house_oude_zijde_sugar = house in { quarter-oude_zijde }, step in { market-sugar }
card-house_oude_zijde_gems = house in { quarter-oude_zijde }, step in { market-gems }
card-house_oude_zijde_spices = house in { quarter-oude_zijde }, step in { market-spices }
card-house_oude_zijde_silk = house in { quarter-oude_zijde }, step in { market-silk }
card-house_oude_zijde_any = house in { quarter-oude_zijde }, step in any market
card-house_grachten_sugar = house in { quarter-grachten }, step in { market-sugar }
card-house_grachten_gems = house in { quarter-grachten }, step in { market-gems }
card-house_grachten_spices = house in { quarter-grachten }, step in { market-spices }
card-house_grachten_silk = house in { quarter-grachten }, step in { market-silk }
card-house_grachten_any = house in { quarter-grachten }, step in any market
card-house_lastage_sugar = house in { quarter-lastage }, step in { market-sugar }
card-house_lastage_gems = house in { quarter-lastage }, step in { market-gems }
card-house_lastage_spices = house in { quarter-lastage }, step in { market-spices }
card-house_lastage_silk = house in { quarter-lastage }, step in { market-silk }
card-house_lastage_any = house in { quarter-lastage }, step in any market
card-house_nieuwe_zijde_oude_zijde_sugar = house in { quarter-nieuwe_zijde } or { quarter-oude_zijde }, step in { market-sugar }
card-house_nieuwe_zijde_oude_zijde_gems = house in { quarter-nieuwe_zijde } or { quarter-oude_zijde }, step in { market-gems }
card-house_nieuwe_zijde_oude_zijde_spices = house in { quarter-nieuwe_zijde } or { quarter-oude_zijde }, step in { market-spices }
card-house_nieuwe_zijde_oude_zijde_silk = house in { quarter-nieuwe_zijde } or { quarter-oude_zijde }, step in { market-silk }
card-house_nieuwe_zijde_oude_zijde_any = house in { quarter-nieuwe_zijde } or { quarter-oude_zijde }, step in any market
card-house_nieuwe_zijde_grachten_sugar = house in { quarter-nieuwe_zijde } or { quarter-grachten }, step in { market-sugar }
card-house_nieuwe_zijde_grachten_gems = house in { quarter-nieuwe_zijde } or { quarter-grachten }, step in { market-gems }
card-house_nieuwe_zijde_grachten_spices = house in { quarter-nieuwe_zijde } or { quarter-grachten }, step in { market-spices }
card-house_nieuwe_zijde_grachten_silk = house in { quarter-nieuwe_zijde } or { quarter-grachten }, step in { market-silk }
card-house_nieuwe_zijde_grachten_any = house in { quarter-nieuwe_zijde } or { quarter-grachten }, step in any market
card-house_nieuwe_zijde_lastage_sugar = house in { quarter-nieuwe_zijde } or { quarter-lastage }, step in { market-sugar }
card-house_nieuwe_zijde_lastage_gems = house in { quarter-nieuwe_zijde } or { quarter-lastage }, step in { market-gems }
card-house_nieuwe_zijde_lastage_spices = house in { quarter-nieuwe_zijde } or { quarter-lastage }, step in { market-spices }
card-house_nieuwe_zijde_lastage_silk = house in { quarter-nieuwe_zijde } or { quarter-lastage }, step in { market-silk }
card-house_nieuwe_zijde_lastage_any = house in { quarter-nieuwe_zijde } or { quarter-lastage }, step in any market
card-house_oude_zijde_grachten_sugar = house in { quarter-oude_zijde } or { quarter-grachten }, step in { market-sugar }
card-house_oude_zijde_grachten_gems = house in { quarter-oude_zijde } or { quarter-grachten }, step in { market-gems }
card-house_oude_zijde_grachten_spices = house in { quarter-oude_zijde } or { quarter-grachten }, step in { market-spices }
card-house_oude_zijde_grachten_silk = house in { quarter-oude_zijde } or { quarter-grachten }, step in { market-silk }
card-house_oude_zijde_grachten_any = house in { quarter-oude_zijde } or { quarter-grachten }, step in any market
card-house_oude_zijde_lastage_sugar = house in { quarter-oude_zijde } or { quarter-lastage }, step in { market-sugar }
card-house_oude_zijde_lastage_gems = house in { quarter-oude_zijde } or { quarter-lastage }, step in { market-gems }
card-house_oude_zijde_lastage_spices = house in { quarter-oude_zijde } or { quarter-lastage }, step in { market-spices }
card-house_oude_zijde_lastage_silk = house in { quarter-oude_zijde } or { quarter-lastage }, step in { market-silk }
card-house_oude_zijde_lastage_any = house in { quarter-oude_zijde } or { quarter-lastage }, step in any market
card-house_grachten_lastage_sugar = house in { quarter-grachten } or { quarter-lastage }, step in { market-sugar }
card-house_grachten_lastage_gems = house in { quarter-grachten } or { quarter-lastage }, step in { market-gems }
card-house_grachten_lastage_spices = house in { quarter-grachten } or { quarter-lastage }, step in { market-spices }
card-house_grachten_lastage_silk = house in { quarter-grachten } or { quarter-lastage }, step in { market-silk }
card-house_grachten_lastage_any = house in { quarter-grachten } or { quarter-lastage }, step in any market

phase-laying = Laying out the cards
phase-mayor = The mayor’s own card
phase-auction = Auction
phase-buyer = The buyer’s card
phase-time = Time track
phase-end = End of the game

source-start = starting cash
source-exchange = exchange
source-houses = houses
source-posts = trading posts
source-regions = all four regions
source-quarters = all four quarters
source-bridges = bridges
source-auctions = auctions
source-loans = loans

option-auction = Auction
auction-sealed = everybody secretly sets a price
auction-clock = the clock runs
option-hidden_cash = Cash
hidden_cash-no = open
hidden_cash-yes = hidden from the others
option-first_player = First player
first_player-random = drawn by lot
first_player-first_seat = the first seat

## What a player has to decide

prompt-laying = You turned over: { $card }. Lay it on a disc before you see the next card.
prompt-commodities = Take up to { $count ->
    [one] one more step
   *[other] { $count } more steps
    } on the exchange, at most { $most } of this card in one market.
prompt-stepping = Take one step on the exchange, or decline it.
prompt-founding = Found a trading post, or decline it.
prompt-building = Build a house, or decline it.
prompt-free_house = You are on field { $position } or farther in all four markets: build a free house anywhere, or decline it.
prompt-pricing = Up for auction: { $card }. At which price would you stop the clock? You have { $cash }; only the winner’s price will be told.
prompt-pricing_doubled = Claimed for { $claim }: { $card }. The clock runs again, doubled. At which price would you stop it? You have { $cash }.
prompt-clock = Up for auction: { $card }. Stop the clock at the price you would pay. You have { $cash }.
prompt-clock_doubled = Claimed for { $claim }: { $card }. The clock runs again, doubled: you pay twice what it shows. You have { $cash }.
prompt-borrowing = Take a loan? { $paid } now, { $owed } to pay back at the end.
prompt-losing_house = You lose one house. Which?
prompt-losing_post = You lose one trading post. Which?
prompt-losing_step = Shipwreck: one of your market tokens goes back. Which?
prompt-returning_house = You are no longer on field { $position } in all four markets: give one house back. Which?

## Choices

action-decline = { $gain ->
    [steps] No more steps
    [step] No step
    [post] No trading post
    [loan] No loan
   *[house] No house
    }
action-lay = Lay it on the { $disc }
action-step = Step in { $market }, to field { $position }
action-found = Trading post: { $region }, { $market }{ $money ->
    [0] {""}
   *[other] , bonus { $money }
    }
action-build = House: { $quarter } { $cell }{ $money ->
    [0] {""}
   *[other] , bonus { $money }
    }
action-take_loan = Take { $paid }, pay { $owed } back at the end
action-lose_house = Remove the house: { $quarter } { $cell }{ $money ->
    [0] {""}
   *[other] , give { $money } back
    }
action-lose_post = Remove the trading post: { $region }, { $market }{ $money ->
    [0] {""}
   *[other] , give { $money } back
    }
action-lose_step = Back in { $market }{ $position ->
    [0] , off the market
   *[other] {" "}to field { $position }
    }
action-none = Do not stop
action-lapse = { $doubled ->
    [0] Let the clock run down: unsold
   *[other] Let the clock run down: the claimant pays
    }
action-stop = { $doubled ->
    [0] Stop at { $price }
   *[other] Stop at { $price }, doubled: pay { $money }
    }
action-claim = Claim it for { $price }, before the clock falls

## What happened

log-mayor = { $seat } becomes mayor.
log-draw = { $seat } turns over: { $card }.
log-set_aside = With three players this card is set aside ({ $card }).
log-time = { $year }: { $field }.
log-lay = { $seat } lays a card on the { $disc }: { $card }.
log-use = { $seat } uses the mayor’s card: { $card }.
log-step = { $seat } steps to field { $position } in { $market }.
log-found = { $seat } founds a trading post: { $region }, { $market }.
log-build = { $seat } builds a house: { $quarter } { $cell }.
log-declines = { $seat } declines { $declined }.
log-free_house = { $seat } is on field { $position } or farther in all four markets and may build a free house.
log-free_house_owed = { $seat } is no longer on field { $position } in all four markets and must give a house back.
log-regions_bonus = { $seat } has a trading post in every region: { $money }.
log-regions_lost = { $seat } no longer has a trading post in every region and gives { $money } back.
log-quarters_bonus = { $seat } has a house in every quarter: { $money }.
log-quarters_lost = { $seat } no longer has a house in every quarter and gives { $money } back.
log-bridge_bonus = { $seat } has a house at both ends of a bridge: { $money }.
log-bridge_lost = { $seat } loses a bridge and gives { $money } back.
log-take_loan = { $seat } takes a loan of { $money }.
log-no_loan = { $seat } takes no loan.
log-forced_loan = { $seat } is short of cash and must borrow { $money }.
log-lose_house = { $seat } removes a house: { $quarter } { $cell }.
log-lose_post = { $seat } removes a trading post: { $region }, { $market }.
log-lose_step = { $seat } moves back in { $market }{ $position ->
    [0] , off the market.
   *[other] {" "}to field { $position }.
    }
log-leader_back = { $seat } led in { $market } and moves back{ $position ->
    [0] , off the market.
   *[other] {" "}to field { $position }.
    }
log-auction = Up for auction: { $card }.
log-sealed = { $seat } has set a price.
log-claim = { $seat } claims the card; the clock starts again, doubled.
log-sold = { $seat } buys for { $price }: { $card }.
log-unsold = Nobody stopped the clock. Unsold: { $card }.
log-scoring = Scoring: { $area }.
log-paid_exchange = { $market }: { $money } for { $seat }.
log-paid_houses = { $quarter }: { $money } for { $seat }.
log-paid_posts = { $region }: { $money } for { $seat }.
log-repay = { $seat } repays { $loans ->
    [one] one loan
   *[other] { $loans } loans
    }: { $money }.

## Why something cannot be done now

why = { $deed }: { $reasons }.
deed-lay = Lay the card
deed-step = Step on the exchange
deed-found = Trading post
deed-build = House
deed-lose_house = Remove a house
deed-lose_post = Remove a trading post
deed-lose_step = Move a token back
why-disc_taken = a card lies on this disc already
why-most_steps = at most { $most } steps of this card may be in one market
why-other_market = this step belongs to another market
why-last_field = your token stands on the last field
why-no_token = you have no token left to begin here
why-other_post = the card is for other trading posts
why-posts_taken = no such post is free here
why-other_quarter = the card is not for { $quarter }
why-space_taken = a house stands here already
why-not_yours = this is not yours
why-not_there = you have no token here
why-no_place = this edition has no such place
why-when_lay = the mayor does that, card by card, as they are turned over
why-when_step = comes with a card, or with the ship on the time track
why-when_found = comes with a card for a post, or with the globe on the time track
why-when_build = comes with a card for a house, the coat of arms on the time track or the bonus for all four markets
why-when_lose_house = only when the game takes one from you
why-when_lose_post = only when the game takes one from you
why-when_lose_step = only in a shipwreck on the time track

## Why an edition is refused

refused-whole_tens = { $money } is not allowed; money comes in whole tens.
refused-number_twice = { $number } stands twice; the four parts of an area have the numbers 1 to { $parts }.
refused-quarter = { $value } is not allowed; { $rows } rows of up to { $columns } spaces are, such as "oo.o".
refused-bridge = a bridge joins two different quarters.
refused-house_space = { $value } is not a house space; one reads like 'grachten_a3'.
refused-posts_in_region = { $there } posts are not allowed; 1 to { $most } in a region are.
refused-same_house = two positions have the same house space.
refused-few_posts = there are not so many posts of this kind.
refused-list_of_fields = a list of 2 to { $most } fields is expected.
refused-start_and_end = the first field, and only that, is the start; the last one, and only that, is the end.
refused-no_such_card = { $value } is not a card; cards read like 'post_silk' or 'house_oude_zijde_grachten_gems'.
refused-many_cards = { $there } cards are too many; at most { $most } are allowed.
refused-hourglasses = { $there } hourglasses do not lead from the first field to the last but one; the time track needs { $needed }.
refused-turns = { $there } cards do not give { $seats } players equally many turns of { $discs } cards each; a multiple of { $multiple } does.

## Labels of the board

label-turn = turn { $turn } of { $turns }
label-edition = Edition: { $edition }. Money in thousands of guilders.
label-mayor = mayor
label-now = Now { $year }: { $field }
label-deck = { $cards ->
    [one] one card
   *[other] { $cards } cards
    } left, { $hourglasses ->
    [one] one hourglass
   *[other] { $hourglasses } hourglasses
    } among them
label-drawn = turned over
label-exchange = Exchange
label-amsterdam = Amsterdam
label-colonies = Colonies
label-players = Players
label-cash = cash
label-loans = loans
label-tokens = tokens
label-houses = houses
label-posts = posts
label-bonuses = bonuses
label-if_scored = if scored now: exchange, houses, posts
label-bonus_letters = H free house, R four regions, Q four quarters, = bridge. Rank and number of each part stand before its name.
label-sold = Sold so far
label-claimant = claimed by { $seat }

## The rules in short

label-rules_summary =
    Trade, houses and posts from 1579 to 1666; most money wins.
    The mayor turns cards over and lays one on each disc: one to use, one to sell by the clock, one to throw away. An hourglass moves the time marker at once.
    Then the mayor’s card is used for nothing, the other is sold, and the office moves on.
    Commodity card: up to { $steps } steps on the exchange, at most { $most } in one market.
    Post card: a trading post where the card says, and a step in its market.
    House card: a house in the quarter named, and a step in the market named.
    You may decline every gain; losses you must take.
    The clock falls; whoever stops it buys at the price shown, the mayor too. A claim, before the clock falls, starts it again doubled: to outbid it you pay twice the figure.
    The time track brings gifts, losses, loans, and scorings of one of the areas:
    – exchange: by the farthest tokens in each market;
    – Amsterdam: by the largest group of joined houses in each quarter;
    – colonies: by the most posts in each region.
    Parts are ranked, and the first pays the most; in each the first two are paid.
    Bonuses, given back when lost: field { $position } in all markets (a free house), a post in every region, a house in every quarter, houses at both ends of a bridge.
    1666: all three areas are scored, and every loan is paid back dearly.
