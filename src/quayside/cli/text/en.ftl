# The command line's own words.

colour-blue = Blue
colour-orange = Orange
colour-green = Green
colour-red = Red
colour-purple = Purple

welcome = You are { $name }. Against you: { $others } ({ $level }).
welcome-hotseat = At this table: { $others }.
welcome-rules = Type r for the rules in short, ? for help.
narrow = The table needs a terminal { $columns } columns wide; this one has { $width }, so lines will break.
level-random = bots that play at random
level-greedy = greedy bots
level-easy = easy bots
level-medium = medium bots
level-hard = hard bots
level-expert = expert bots

won = { $count ->
    [one] { $names } has won.
   *[other] { $names } share the victory.
    }
total = Total
replay-stands = The position after move { $moves } of { $of }.

games-players = { $least }–{ $most } players
games-edition = edition: { $edition }

choose = Your choice
choose-number = a number from { $least } to { $most }
commands = { $undo ->
    [own] u undo ·{" "}
    [other] u undo ({ $who }) ·{" "}
   *[no] {""}
    }b board · l log · h hint · r rules · s save · q save and leave · ? help
    several answers on one line: 1 1 3
help =
    Type the number of a choice, or its words ({ $example }); their beginnings are enough ({ $short }).
    Several answers may stand on one line: 1 1 3 pays three pieces, one after the other. Those left over are forgotten when somebody else acts.
    p passes or stops, where that is possible. Enter alone shows the choices again.
    u (undo) takes the last decision back, as long as nobody else has acted and nothing was revealed; b (board) shows the table again; l (log) tells the whole game; h (hint) shows the three best choices; r (rules) the rules in short; s (save) saves; q (quit) saves and leaves.

# What may be typed for a command, besides its letter and the English word
word-undo = undo, back
word-board = board, table
word-log = log
word-hint = hint
word-rules = rules
word-save = save
word-quit = quit, leave
word-help = help
word-pass = pass

ahead-forgotten = Typed ahead and forgotten, as somebody else acts: { $rest }
unknown = { $said } is not one of the choices.
no-undo = That cannot be taken back: somebody else has acted, or something was revealed.
undone = Taken back: the last decision of { $who }.
hint-heading = The best choices after a second’s thought: points and share of the victory they promise, and the part of the thinking spent on them
hint = { $points } points · victory { $outlook } · thought { $share }: { $choice }
saved = Saved as { $file }. Go on with: quayside play --resume { $word }
saved-end = The record of the game is in { $file }.
save-folder = { $file } is a folder; a game is saved in a file.
save-exists = There is already a file { $file }; it is not written over. Choose another name, or go on with it by --resume if it is a saved game.
save-impossible = The game cannot be saved as { $file }: { $reason }.
save-where = Another file name (Enter alone: play on)
save-not = The game is not saved.
reconstruction = Most figures of the cards and the board in the edition that comes with Quayside are a reconstruction. Owners of the box can enter their own: see --edition.

# quayside rules
rules-more = All rules: quayside rules { $game } --language { $language }
rules-no-chapter = There is no chapter ‘{ $chapter }’; the chapters are { $chapters }.

# quayside verify
verify-record = { $title }, { $seats } players, edition ‘{ $edition }’, rules version { $rules }.
verify-seed = The seed fits its published hash.
verify-no-hash = The record tells no hash of its seed, so that was not checked.
verify-moves = { $moves ->
    [one] The only move is legal.
   *[other] All { $moves } moves are legal.
    }
verify-not-over = The game is not over.
verify-no-result = The record tells no result. Its moves lead to these scores by seat: { $scores }; won by seat { $winners }.
verify-result = The result is right: scores by seat { $scores }; won by seat { $winners }.

# quayside simulate
simulate-games = { $games ->
    [one] 1 game
   *[other] { $games } games
    } of { $game } with { $seats } seats, seed '{ $seed }'
simulate-speed = { $decisions } decisions in { $seconds } s: { $decisions_per_second } a second
simulate-scores = mean scores by seat: { $scores }; { $mean_decisions_per_game } decisions a game
digest = digest { $digest }

# quayside hint
hint-move = Move { $move }. { $who }: { $prompt }
hint-choice = choice
hint-thinking = thinking
hint-outlook = outlook
hint-points = points
hint-legend = thinking: the part of it spent on the choice; outlook: about the share of the victory it promises.
hint-over = { $moves ->
    [one] The game is over after its only move; --to N goes back to an earlier one.
   *[other] The game is over after its { $moves } moves; --to N goes back to an earlier one.
    }
hint-not-turn = It is not the turn of seat { $seat } but of seat { $seats }.

# quayside arena
arena-match = { $title }, { $seats } seats, { $games ->
    [one] 1 game
   *[other] { $games } games
    }, seed '{ $seed }'
arena-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
    }, played { $times ->
    [one] once.
   *[other] { $times } times with the seats rotated.
    }
arena-alone = { $first } alone against { $others } × { $second }, in every seat in turn.
arena-all = Every bot in every seat in turn{ $who ->
    [twice] {" "}(some sit twice).
    [waiting] {" "}(some wait).
   *[once] .
    }
arena-not-whole = The last deal is not whole; a multiple of { $games } games would be fairer.
arena-column-bot = bot
arena-column-share = win share (95 %)
arena-column-fair = × fair
arena-column-score = score
arena-column-rating = rating
arena-column-time = time
arena-column-decisions = decisions
arena-kept = Records, results and plot are in { $folder }.
arena-interrupted = { $games ->
    [one] 1 game is
   *[other] { $games } games are
    } kept in { $folder }; --resume goes on.
arena-resume-what = --resume needs --out DIR: the folder of the match to go on with.
fault-raised = { $bot } raised an error in { $count } of its { $decisions } decisions; random moves were played instead ({ $first }).
fault-illegal = { $bot } named an illegal move in { $count } of its { $decisions } decisions; random moves were played instead ({ $first }).
fault-late = { $bot } ran out of time in { $count } of its { $decisions } decisions; random moves were played instead ({ $first }).

# quayside ladder
ladder-step = { $upper } over { $lower }, { $seats } seats
ladder-done = The table is in { $file }, the games are in { $folder }.
