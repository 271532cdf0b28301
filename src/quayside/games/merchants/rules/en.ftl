# The components of Merchants of Amsterdam.

section-start = At the start
section-positions = Start positions
section-scoring_numbers = Scoring numbers
section-exchange = Exchange
section-amsterdam = Amsterdam
section-colonies = Colonies
section-commodity_card = Commodity card
section-deck = Deck
section-clock = Clock
section-bonuses = Bonuses
section-loan = Loan
section-payouts = Payouts
section-time_track = Time track

note-start = For each player.
note-positions = The third token starts in the market of the post.
note-amsterdam = Rows a to c from north to south, columns from west to east: “o” is a house space, “.” is none. Spaces side to side are joined. From west to east: Grachten, Nieuwe Zijde, Oude Zijde, Lastage.
note-colonies = How many trading posts show each commodity.
note-clock = Its face, from 200 to 50 in tens, is part of the program.
note-payouts = For the part ranked first, second, third and fourth.

number-spaces = position

figure-cash = cash
figure-tokens = tokens
figure-house = house
figure-post = trading post
figure-number = number
figure-fields = fields of a market
figure-from = bridge from
figure-to = to
figure-steps = steps
figure-in_one_market = of these in one market, at most
figure-face = card
figure-count = number
figure-milliseconds_a_step = milliseconds a step
figure-free_house_field = field in all markets for the free house
figure-regions = four regions
figure-quarters = four quarters
figure-bridge = bridge
figure-paid = paid out
figure-owed = to pay back
figure-A = A
figure-B = B
figure-C = C
figure-first = first player
figure-second = second player
figure-year = year
figure-field = field
figure-payout = payout
