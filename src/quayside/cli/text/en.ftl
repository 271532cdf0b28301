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
