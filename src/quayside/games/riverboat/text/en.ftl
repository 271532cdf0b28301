# Riverboat, in our own words.

## Names

crop-turnip = turnip
crop-wheat = wheat
crop-corn = corn
crop-potato = potato
crop-pumpkin = pumpkin

# The other crop of a tile
second-turnip = turnip
second-wheat = wheat
second-corn = corn
second-potato = potato
second-pumpkin = pumpkin

region-spade = spade
region-heart = heart
region-club = club
region-diamond = diamond
region-star = star
region-joker = joker

size-single = singles
size-double = doubles
size-triple = triples

board-levee = levee
board-bend = bend
board-island = island
board-delta = delta

privilege-coin = 1 coin
privilege-agent = 1 worker to New Orleans
privilege-harbour = harbour master forward

# Opportunities
card-turnip = Turnips
card-wheat = Wheat
card-corn = Corn
card-potato = Potatoes
card-pumpkin = Pumpkins
card-variety = Variety
card-agents = Agents
card-dispatch = Dispatch
card-voyage = Voyage
card-passage = Passage
card-purse = Purse
card-triples = Triples
card-barns = Barns
card-wells = Wells
card-estate = Estate
card-border = Border
card-cargo = Cargo

# What they do
effect-turnip = { $each } per turnip harvested, up to { $most }
effect-wheat = { $each } per wheat harvested, up to { $most }
effect-corn = { $each } per corn harvested, up to { $most }
effect-potato = { $each } per potato harvested, up to { $most }
effect-pumpkin = { $each } per pumpkin harvested, up to { $most }
effect-variety = { $each } per crop harvested, up to { $most }
effect-agents = { $each } per agent, up to { $most }
effect-dispatch = { $each } points, up to { $sent } workers to New Orleans
effect-voyage = { $each } points, harbour +{ $steps }
effect-passage = { $each } points, harbour +{ $steps }
effect-purse = { $each } per coin, up to { $most }
effect-triples = { $each } per triple tile, up to { $most }
effect-barns = { $each } per barn, up to { $most }
effect-wells = { $each } per well, up to { $most }
effect-estate = { $each } per barn and well, up to { $most }
effect-border = { $each } per covered edge field, up to { $most }
effect-cargo = the loads of two of your boats, up to { $most }

phase-choosing = Choosing phase cards
phase-cultivate = Cultivate
phase-plant = Plant
phase-ship = Ship
phase-opportunity = Opportunity
phase-score = Score
phase-end = End of the game

source-tiles = crop tiles
source-boats = boats
source-privilege = privileges
source-barns = barns
source-wells = wells
source-opportunities = opportunities
source-surveyors = placed surveyors
source-agents = agents each round
source-coins = coins left
source-regions = full regions
source-acquisitions = unused acquisitions
source-harbour = harbour
source-new_orleans = New Orleans

option-first_player = First player
first_player-random = drawn by lot
first_player-first_seat = the first seat

## What a player has to decide

prompt-choosing = Choose a phase card: its privilege is yours, and you go first in that phase.
prompt-first_worker = Your privilege: put the worker from the round track on any free field.
prompt-cultivating_region = Region card { $count } of { $of }: put a worker on a free { $region } field{ $coins ->
    [0] .
   *[other] , or pay a coin for any other.
    }
prompt-cultivating_full = Region card { $count } of { $of }, { $region }: you have no free field of it, so put a worker on any free field.
prompt-cultivating_joker = Region card { $count } of { $of }, the joker: put a worker on any free field.
prompt-planting = Take a crop tile for your workers on unplanted fields; a coin lets you search a stack.
prompt-searching = Take any tile from the stack of { $size }.
prompt-laying = Lay the tile under your workers: { $hexes ->
    [1] { $crop }
    [2] { $crop }, { $second }
   *[other] { $crop } × 2, { $second }
    }.
prompt-shipping = Take a boat and load it with one crop, or decline for the rest of this phase.
prompt-acquiring_any = Choose an acquisition: a barn, a well or a surveyor.
prompt-acquiring_barn = Put the barn on a free field.
prompt-acquiring_instead = What you should get is not to be had: choose another acquisition.
prompt-sending = Send up to { $count } of your { $supply } workers in supply to New Orleans.
prompt-taking = Take an opportunity with the bonus above it; a coin lets you search the stack, without a bonus.
prompt-seeking = Take any opportunity from the stack.
prompt-privileged = Your privilege: choose one.
prompt-surveying = Place up to { $count } more { $count ->
    [one] surveyor
   *[other] surveyors
    }, or stop.
prompt-scoring_barn = Which crop counts for the barn on { $field }?
prompt-first_cargo = Choose the boat with the larger load.
prompt-second_cargo = Load { $load } is chosen. Choose a second boat.

## Choices

action-choose = { $phase }: { $privilege_of ->
    [cultivate] a worker from the round track
    [plant] 1 coin
    [ship] harbour +{ $figure }
    [opportunity] { $figure ->
        [one] 1 point
       *[other] { $figure } points
        }
   *[score] a coin, an agent or a step in the harbour
    }
action-place = Worker on { $field } ({ $region })
action-place_anywhere = Worker on { $field } ({ $region }), for a coin
action-take = { $hexes ->
    [1] Single: { $crop }
    [2] Double: { $crop }, { $second }
   *[other] Triple: { $crop } × 2, { $second }
    }{ $points ->
    [0] {""}
    [one] {" "}(1 point)
   *[other] {" "}({ $points } points)
    }
action-search = Pay a coin: choose from the stack of { $size } ({ $left } left)
action-lay = { $hexes ->
    [1] { $crop } on { $field }
    [2] { $crop } on { $field }, { $second } on { $fields }
   *[other] { $crop } on { $field }, { $second } on { $fields }
    }
action-ship = Boat { $boat }: { $crop } × { $load }{ $points ->
    [0] {""}
    [one] {" "}· 1 point
   *[other] {" "}· { $points } points
    }{ $coins ->
    [0] {""}
   *[other] {" "}· 1 coin
    }{ $harbour ->
    [0] {""}
   *[other] {" "}· harbour +{ $harbour }
    }{ $acquisition ->
    [barn] {" "}· a barn
    [surveyor] {" "}· a surveyor
    [any] {" "}· an acquisition
   *[none] {""}
    }{ $agents ->
    [0] {""}
    [one] {" "}· 1 agent
   *[other] {" "}· { $agents } agents
    }{ $most ->
    [0] {""}
    [one] {" "}· up to 1 agent
   *[other] {" "}· up to { $most } agents
    }
action-ship_from_stack = For a coin, boat { $boat } from the stack: { $crop } × { $load }{ $points ->
    [0] {""}
    [one] {" "}· 1 point
   *[other] {" "}· { $points } points
    }{ $coins ->
    [0] {""}
   *[other] {" "}· 1 coin
    }{ $harbour ->
    [0] {""}
   *[other] {" "}· harbour +{ $harbour }
    }{ $acquisition ->
    [barn] {" "}· a barn
    [surveyor] {" "}· a surveyor
    [any] {" "}· an acquisition
   *[none] {""}
    }{ $agents ->
    [0] {""}
    [one] {" "}· 1 agent
   *[other] {" "}· { $agents } agents
    }{ $most ->
    [0] {""}
    [one] {" "}· up to 1 agent
   *[other] {" "}· up to { $most } agents
    }
action-decline = Take no more boats in this phase
action-barn = Barn on { $field } (worth { $points } now)
action-well = Well on { $field }, { $crop } (worth { $points } now)
action-surveyor = A surveyor
action-send = { $count ->
    [0] Send nobody
    [one] Send 1 worker
   *[other] Send { $count } workers
    }
action-opportunity = { $card } ({ $effect }); { $points } now{ $bonus ->
    [harbour] {" "}· bonus: harbour +{ $count }
    [surveyor] {" "}· bonus: a surveyor
    [agent] {" "}· bonus: { $count ->
        [one] a worker
       *[other] { $count } workers
        } to New Orleans
    [coin] {" "}· bonus: a coin
   *[none] {""}
    }
action-search_opportunities = Pay a coin: choose from the stack of opportunities ({ $left } left), without a bonus
action-privilege = { $privilege }
action-survey = Surveyor on the { $building ->
    [barn] barn
   *[well] well
    } on { $field }: { $points ->
    [one] 1 point
   *[other] { $points } points
    }
action-survey_card = Surveyor on { $card } ({ $effect }): { $points ->
    [one] 1 point
   *[other] { $points } points
    }
action-score_crop = { $crop }: { $points ->
    [one] 1 point
   *[other] { $points } points
    }
action-cargo = A boat with load { $load }
action-done = Done

## What happened

log-round = Round { $round } begins; { $seat } has the start marker.
log-choose = { $seat } chooses { $phase }.
log-first_worker = { $seat } takes the next worker from the round track.
log-region = Region card: { $region }.
log-place = { $seat } puts a worker on { $field }.
log-coin = { $seat } receives a coin.
log-pay = { $seat } pays a coin.
log-refill = No tile fits for { $seat }: the display is refilled with { $count ->
    [one] 1 tile
   *[other] { $count } tiles
    }.
log-home = There is no tile for { $count ->
    [one] a worker
   *[other] { $count } workers
    } of { $seat }: back to the supply.
log-search = { $seat } searches the stack of { $size }.
log-take = { $hexes ->
    [1] { $seat } takes a single: { $crop }.
    [2] { $seat } takes a double: { $crop }, { $second }.
   *[other] { $seat } takes a triple: { $second } × 2, { $crop }.
    }
log-lay = { $seat } lays it on { $field }{ $points ->
    [0] .
    [one] : 1 point.
   *[other] : { $points } points.
    }
log-ship = { $seat } loads boat { $boat } with { $crop } × { $load }.
log-decline = { $seat } takes no more boats.
log-harvest_bonus = Harvest bonus for { $seat }: enough { $crop }.
log-boat_points = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
    } for the boat.
log-harbour = The harbour master of { $seat } reaches space { $space }.
log-barn = { $seat } builds a barn on { $field }.
log-well = { $seat } digs a well on { $field }.
log-surveyor = { $seat } receives a surveyor.
log-no_acquisition = There is no acquisition left for { $seat }.
log-send = { $seat } sends { $count ->
    [one] 1 worker
   *[other] { $count } workers
    } to New Orleans.
log-privilege_points = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
    } for the privilege.
log-opportunity = { $seat } takes an opportunity: { $card }.
log-search_opportunities = { $seat } searches the stack of opportunities.
log-score_barn = { $seat } surveys the barn on { $field }: { $points ->
    [one] 1 point
   *[other] { $points } points
    }.
log-score_well = { $seat } surveys the well on { $field }: { $points ->
    [one] 1 point
   *[other] { $points } points
    }.
log-score_card = { $seat } surveys { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
    }.
log-presence = { $seat } scores { $surveyors } for placed surveyors and { $agents } for agents.
log-last_estate = { $seat }, last scoring: { $coins } for coins, { $regions } for full regions, { $acquisitions } for unused acquisitions.
log-last_harbour = { $seat }, harbour: { $points ->
    [one] 1 point
   *[other] { $points } points
    }.
log-last_new_orleans = { $seat }, New Orleans: { $points ->
    [one] 1 point
   *[other] { $points } points
    }.

## Why something cannot be done now

why = { $deed }: { $reasons }.
deed-choose = Phase card
deed-place = Worker
deed-take = Crop tile
deed-search = Search the stack
deed-lay = Lay the tile
deed-ship = Boat
deed-barn = Barn
deed-well = Well
deed-opportunity = Opportunity
deed-search_opportunities = Search the stack
deed-survey = Surveyor
deed-survey_card = Surveyor
why-chosen = this card is taken
why-worker = a worker stands here
why-planted = this field is planted
why-barn = a barn stands here
why-region = the region card shows { $region }; another field costs a coin
why-not_shown = this tile is not to be had now
why-neighbours = needs { $count } workers side by side on unplanted fields
why-coin = needs a coin
why-stack_empty = the stack is empty
why-no_worker = no worker of yours stands here
why-fit = the tile needs { $count } workers side by side here, turned as you like
why-load = needs { $load } workers on one crop; on { $crop } there { $count ->
    [one] is 1
   *[other] are { $count }
    }
why-not_moored = { $left ->
    [0] no boat of this kind is left
   *[other] none of this kind lies at the landing; one from the stack costs a coin
    }
why-other_acquisition = you receive another acquisition now
why-no_barns = no barn is left in the supply
why-no_wells = no well is left in the supply
why-bare = nothing is planted here
why-has_well = this crop has its well already
why-group = a well serves its whole group: choose the group’s first field
why-not_open = this card is not to be had now
why-cards_gone = no card is left in the stack
why-nothing_built = there is neither barn nor well here
why-surveyed = a surveyor has been here already
why-not_owned = this card is not yours
why-no_spot = the tile cannot lie like this
why-choosing = chosen at the beginning of each round
why-reward = comes as an acquisition: with boats, cards and harvests
why-phase = has its time in the phase “{ $phase }”
why-first = first finish what is asked above

## Why an edition is refused

refused-few_pieces = { $there } are too few; { $needed } are needed for the start with { $seats } players.
refused-few_berths = a player may take { $boats } boats in all, but has { $berths } berths.
refused-few_region_cards = { $there } region cards are too few; a game turns { $needed }.
refused-no_singles = without singles a lone worker could never be planted under.
refused-crops = { $value } is not allowed; a list of { $count } of { $allowed } is.
refused-triple = a triple has two hexes of its first crop, then one of the same or another.
refused-rows = a list of rows is expected.
refused-board = { $value } is not allowed; { $rows } texts of { $letters } letters from { $symbols } are.
refused-region = the region { $region } ({ $symbol }) must be there and in one piece.
refused-boat_kinds = exactly { $count } kinds are allowed.
refused-boat_load = { $load } is not allowed; boat { $what } is named after its load.
refused-bonuses = exactly { $count } bonuses are allowed, one for each open card.
refused-cards = exactly { $count } cards are allowed.
refused-points_at_once = it gives its points at once and has no 'most'.

## The table in the terminal

label-edition = Edition: { $edition }
label-round = Round { $round } of { $rounds }
label-players = Players (crops: harvested + with a worker)
label-workers = workers
label-coins = coins
label-surveyors = surveyors
label-agents = agents
label-harbour = harbour
label-crop_letters = T turnip, W wheat, C corn, P potato, K pumpkin
label-signs = ● worker, ○ well, ⌂ barn, ◎ and ✓ with surveyor; ♠ ♥ ♣ ♦ ★ regions
label-berths = berths ([reached])
label-opportunities = opportunities
label-display = Crop tiles
label-stack = stack { $left }
label-boats = Boats: load and stack; in brackets: none on the board
label-open = Opportunities, with what each is worth now
label-bonus = + { $bonus ->
    [harbour] harbour +{ $count }
    [surveyors] a surveyor
    [agents] { $count ->
        [one] a worker
       *[other] { $count } workers
        } to New Orleans
   *[coins] a coin
    }
label-supply = Supply: coins { $coins }, surveyors { $surveyors }, barns { $barns }, wells { $wells }; opportunities { $cards }

## The rules in short

label-rules_summary =
    Four rounds of five phases on the Mississippi; most points win.
    First everybody chooses phase cards: you get the card’s privilege and go first in that phase. A coin buys an exception in phases 1 to 4, one coin an action.
    1 { phase-cultivate }: for each region card everybody puts a worker on a free field of it. A coin: any free field instead.
    2 { phase-plant }: take crop tiles and lay them under your workers; larger tiles score. A coin: choose from a stack. Workers that no tile fits go back to your supply.
    3 { phase-ship }: take a boat and load it with workers of one crop, as many as it asks for. They return to your supply, and the boat brings its reward. A coin: a boat from its stack. Who has harvested enough of a crop gets a further acquisition.
    4 { phase-opportunity }: take a card and its bonus. A coin: any card, but no bonus.
    5 { phase-score }: put surveyors on your barns, wells and opportunities; each scores at once. Then every placed surveyor and every agent in New Orleans brings a point.
    Acquisitions are barns (score neighbouring fields of one crop), wells (score the group of their crop that they lie in) and surveyors.
    End of the game: coins, fully covered regions, unused acquisitions; the loads of the boats your harbour master has reached (half if another is farther); and New Orleans, for whoever has the most agents. Low phase cards break ties in both.
