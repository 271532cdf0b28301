# The components of Nieuw Amsterdam.

section-start = At the start
section-furs = Furs
section-tiles = Action tiles
section-cleared_land = Points for cleared land
section-wharf = Wharf
section-traders = Lenape traders
section-cash_box = Cash box
section-river = River
section-land = Land cards
section-ships = Ships

note-start = For each player.
note-cleared_land = By the place in the row, from the left.
note-wharf = From left to right: how many goods each further warehouse has room for.
note-traders = The top trader sells its furs one by one at this price, the others all they have.
note-cash_box = From left to right: how many tiles lie in a column, and the coins underneath.
note-river = From downstream to upstream. Longhouse spaces by their marking: unmarked, 3+, 4+, 5. The boat leads to the next stop.
note-land = House spaces, timber for clearing, grain every round.
note-ships = Furs to load, coins at once, goods every round.

number-warehouses = warehouse
number-columns = column
number-stops = stop
number-cards = card

figure-buildings = buildings
figure-grain = grain
figure-timber = timber
figure-goods = goods
figure-coins = coins
figure-furs = furs
figure-of_each_kind = of each kind
figure-points = points
figure-docks = goods
figure-top = top
figure-middle = middle
figure-bottom = bottom
figure-tiles = tiles
figure-longhouses = longhouse spaces
figure-black = black post spaces
figure-white = white post spaces
figure-boat = boat (grain)
figure-decade = decade
figure-houses = houses
