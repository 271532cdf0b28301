# The command line's own words.

colour-blue = Blue
colour-orange = Orange
colour-green = Green
colour-red = Red
colour-purple = Purple

welcome = You are { $name }. Against you: { $others } ({ $level }).
welcome-hotseat = At this table: { $others }.
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
    [yes] u undo ·{" "}
   *[no] {""}
    }b board · l log · h hint · s save · q save and leave · ? help
help = Type the number of a choice, or its words (for example { $example }). Other commands: u takes your last decision back, as long as nobody else has acted and nothing was revealed; b shows the table again; l the whole log; h what a bot would do; s saves; q saves and leaves.
unknown = { $said } is not one of the choices.
no-undo = That cannot be taken back: somebody else has acted, or something was revealed.
undone = Taken back.
hint = A bot would choose: { $choice }
saved = Saved as { $file }. Go on with: quayside play --resume { $file }
saved-end = The record of the game is in { $file }.
reconstruction = Most figures of the cards and the board in the edition that comes with Quayside are a reconstruction. Owners of the box can enter their own: see --edition.
